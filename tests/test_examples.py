"""Every example runs, and shows what it says it shows."""

import ast
import re
import runpy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import klaf

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = ROOT / "examples"
Check = Callable[[dict[str, Any], list[str]], None]


def played(found: dict[str, Any], said: list[str]) -> None:
    match = found["match"]
    assert match.over
    assert said[0].startswith("('taki', 'eight', 'tuki'")
    assert said[-1].startswith(f"won by {match.winners} after {len(match.played)} moves")
    assert any(line.startswith("laid ") for line in said)
    assert "| the others': [None, None]" in "\n".join(said)


def refused(found: dict[str, Any], said: list[str]) -> None:
    assert found["refusal"].rule == "TK-21"
    assert said[0] == str(found["refusal"])
    assert "1 ['G+2', 'draw']" in said
    assert found["mistakes"] == ["OutOfTurn", "BadMove", "BadPlayers", "BadValue", "BadRecord"]


def measured(found: dict[str, Any], said: list[str]) -> None:
    beginner, skilled = found["results"]["beginner"], found["results"]["skilled"]
    assert beginner.mean > skilled.mean
    assert 0.5 < beginner.mean < 1
    assert found["arena"].games == 2000
    first, second = found["standings"].lines
    assert first.wins.mean - first.wins.margin > second.wins.mean + second.wins.margin
    assert len(said) == 4


def compared(found: dict[str, Any], said: list[str]) -> None:
    assert said[0] == "True"
    assert found["difference"].mean() + found["margin"] < -100  # by chance many draw although they could lay
    assert bool(found["as_it_is"].over.all() and found["must_play"].over.all())


def rewarded(found: dict[str, Any], said: list[str]) -> None:
    assert found["steps"] > 50
    assert sum(found["total"].values()) == pytest.approx(0, abs=1e-6)
    assert max(found["total"].values()) > 0


def searched(found: dict[str, Any], said: list[str]) -> None:
    assert said[0] == str([f"klaf_{name}" for name in klaf.games()])
    assert found["state"].is_terminal()
    assert found["searched"] > 20
    assert sorted(found["returns"]) in ([-1, 1], [0, 0])


def learnt(found: dict[str, Any], said: list[str]) -> None:
    assert found["ended"] > 1000
    assert found["won"] / found["ended"] > 0.5  # chance would win a quarter


def recorded(found: dict[str, Any], said: list[str]) -> None:
    assert klaf.load(Path("match.klaf").read_text("utf-8")).same_state(found["match"])
    assert found["replay"].same_state(found["match"])
    assert found["deals"] > 1
    assert found["refused"].facts["field"] == "pot_value"


def drawn(found: dict[str, Any], said: list[str]) -> None:
    for name, drawing in (("box.svg", found["box"]), ("table.svg", found["hebrew"])):
        saved = Path(name).read_text("utf-8")
        assert saved == f"{drawing}\n"
        ElementTree.fromstring(saved)
    assert found["hebrew"].lang == "he"


def connected(found: dict[str, Any], said: list[str]) -> None:
    assert found["server"].returncode is not None
    assert any(re.fullmatch(r"Noa: opened \d+|Noa: opened .* at place 1", line) for line in found["sentences"])
    assert found["refusal"] == "“put:99” is no move of this game."


CHECKS: dict[str, Check] = {
    "play_a_match": played,
    "why_not": refused,
    "write_a_bot": measured,
    "house_rule": compared,
    "pettingzoo_loop": rewarded,
    "openspiel_search": searched,
    "vector_policy": learnt,
    "records_and_replays": recorded,
    "draw_a_match": drawn,
    "network_client": connected,
}


@pytest.mark.parametrize("name", CHECKS)
def test_an_example_shows_what_it_says(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("KLAF_LANG", "en")
    found = runpy.run_path(str(EXAMPLES / f"{name}.py"), run_name="__main__")
    CHECKS[name](found, capsys.readouterr().out.splitlines())


def test_the_example_on_a_gpu_plays_or_says_what_is_missing() -> None:
    command = [sys.executable, str(EXAMPLES / "gpu_policy.py"), "--tables", "64", "--steps", "5"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        assert ast.literal_eval(done.stdout)["steps"] == 64 * 5
    else:
        said = done.stderr.strip().splitlines()
        assert len(said) == 1
        assert "klaf[cuda]" in said[0] or "GPU" in said[0]


def test_every_example_is_run_and_stands_in_the_guide() -> None:
    scripts = {path.stem for path in EXAMPLES.glob("*.py")}
    assert scripts == {*CHECKS, "gpu_policy"}
    guide = (ROOT / "docs" / "library.md").read_text("utf-8")
    assert {name for name in scripts if f"](../examples/{name}.py)" not in guide} == set()


@pytest.mark.parametrize("name", CHECKS)
def test_an_example_is_a_notebook_in_plain_python(name: str) -> None:
    source = (EXAMPLES / f"{name}.py").read_text("utf-8")
    assert ast.get_docstring(ast.parse(source))
    assert len(re.findall(r"^# %%", source, re.MULTILINE)) >= 3
