"""``klaf serve``: its help, its flags and variables, its complaints; and that every refusal has its words."""

import ast
import asyncio
import re
import subprocess
import sys
from pathlib import Path

import pytest

import klaf.server
from klaf.cli import main
from klaf.cli.command import PROGRAM
from klaf.cli.parse import CommandLineError
from klaf.cli.serve import lan_address, settings, show_lan
from klaf.cli.stores import shown_store
from klaf.locale import LANGUAGES, has, text
from klaf.server.errors import StoreTaken
from klaf.server.gate.config import Config
from klaf.server.gate.connection import CLOSES
from klaf.server.run import listen
from klaf.server.store.sqlite import SQLiteStore

SOURCE = Path(klaf.server.__file__).parent


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_lists_every_flag_with_its_variable(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help", "--lang", lang]) == 0
    told = capsys.readouterr().out
    for flag in PROGRAM.commands["serve"][2]:
        assert f"--{flag.name}" in told
        assert flag.name in ("lang", "new") or f"[KLAF_{flag.name.upper().replace('-', '_')}]" in told


def test_flags_come_before_the_environment_and_it_before_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    assert settings(PROGRAM.parse(["serve"])) == Config()
    monkeypatch.setenv("KLAF_PORT", "9000")
    monkeypatch.setenv("KLAF_SECURE_COOKIES", "1")
    monkeypatch.setenv("KLAF_ORIGIN", "https://a.example,https://b.example")
    found = settings(PROGRAM.parse(["serve", "--store", "x.db", "--lan"]))
    assert (found.port, found.secure_cookies, found.store, found.host) == (9000, True, "x.db", "0.0.0.0")
    assert found.origins == ("https://a.example", "https://b.example")
    assert settings(PROGRAM.parse(["serve", "--port", "7"])).port == 7
    monkeypatch.setenv("KLAF_DOMAIN", "a.example, b.example")
    assert settings(PROGRAM.parse(["serve"])).domains == ("a.example", "b.example")
    assert settings(PROGRAM.parse(["serve", "--domain", "c.example"])).domains == ("c.example",)
    with pytest.raises(CommandLineError):
        settings(PROGRAM.parse(["serve", "--port", "many"]))
    with pytest.raises(CommandLineError):
        PROGRAM.parse(["serve", "--lan=yes"])


def test_a_port_that_is_taken_is_told_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    taken = listen(Config(port=0))
    port = taken.getsockname()[1]
    assert main(["serve", "--port", str(port), "--store", str(tmp_path / "x.db"), "--lang", "en"]) == 2
    assert str(port) in capsys.readouterr().err
    taken.close()


def test_a_file_has_one_server_at_a_time_and_is_free_when_that_one_was_killed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "klaf.db"
    claims = f"from klaf.server.store.sqlite import SQLiteStore; SQLiteStore({str(path)!r}).claim(); print(); input()"
    with subprocess.Popen([sys.executable, "-c", claims], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()
        for lang in LANGUAGES:
            assert main(["serve", "--port", "0", "--store", str(path), "--lang", lang]) == 2
            told = capsys.readouterr().err
            assert str(path) in told
            assert text(lang, "serve-store-taken", store=str(path)) in told
        other.kill()
        other.wait()
    store = SQLiteStore(path)
    store.claim()
    with pytest.raises(StoreTaken):
        SQLiteStore(path).claim()
    asyncio.run(store.close())
    SQLiteStore(path).claim()


def test_a_file_that_cannot_be_made_is_told_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "nowhere" / "klaf.db"
    assert main(["serve", "--port", "0", "--store", str(path), "--lang", "en"]) == 2
    told = text("en", "serve-bad-store", store=str(path), why=text("en", "health-gone"))
    assert told in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_address_is_given_before_the_store_is_open(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    store = "postgresql://nobody@127.0.0.1:1/none"
    assert main(["serve", "--port", "0", "--store", store, "--lang", lang]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.splitlines()[-1] == text(lang, "serve-bad-store", store=store, why=text(lang, "health-down"))


def test_the_password_of_a_store_is_not_shown() -> None:
    assert shown_store("postgresql://noa:secret@db/klaf") == "postgresql://noa@db/klaf"
    assert shown_store("klaf.db") == "klaf.db"


def test_phones_get_an_address_and_a_code_to_scan(capsys: pytest.CaptureFixture[str]) -> None:
    assert re.fullmatch(r"[0-9.]+", lan_address())
    show_lan("http://192.0.2.7:8421/", "en")
    told = capsys.readouterr().out
    assert "http://192.0.2.7:8421/" in told
    assert "█" in told or "▀" in told


def reasons() -> set[str]:
    """List the reasons for which the server refuses something."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused" and node.args:
                found |= {str(leaf.value) for leaf in ast.walk(node.args[0]) if isinstance(leaf, ast.Constant)}
    return {reason for reason in found if reason not in ("open", "person")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_and_every_goodbye_has_its_sentence(lang: str) -> None:
    assert {"not-host", "name-characters"} <= reasons()
    assert [reason for reason in sorted(reasons()) if not has(lang, f"refused-{reason}")] == []
    assert [code for code in CLOSES if not has(lang, f"bye-{code}")] == []
