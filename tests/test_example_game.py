"""The example game of docs/adding-a-game.md is played in the terminal and measured in the laboratory, as it is."""

import json
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import klaf
from klaf.cli import main
from klaf.locale import LANGUAGES, Term, text
from tests.conformance import games  # noqa: F401  (makes the example game known)
from tests.own_command import ENVIRONMENT, GAME, write_command


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_is_played_to_its_end_in_the_terminal(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []

    def answer(prompt: str = "") -> str:
        """Play the first move that is offered."""
        shown.append(capsys.readouterr().out)
        moves = shown[-1].splitlines()[-1].removeprefix(text(lang, "play-moves"))
        return str(re.findall(r"\w+", moves)[0])

    monkeypatch.setattr("builtins.input", answer)
    assert main(["play", GAME, "--players", "3", "--seed", "5", "--lang", lang]) == 0
    told = "".join([*shown, capsys.readouterr().out])
    assert text(lang, f"game-{GAME}") in told
    assert all(text(lang, f"field-{GAME}-{field}") in told for field in ("top", "laid", "hands", "pile"))
    assert text(lang, "play-you-won") in told or text(lang, "play-you-lost") in told


def test_a_refusal_and_a_rule_are_put_into_words(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = klaf.game(GAME).new(2, seed=1)
    rule = match.game.rule_ids[1]
    lines = iter(["why 99", f"rule {rule}", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(lines))
    assert main(["play", GAME, "--players", "2", "--seed", "1", "--lang", "en"]) == 0
    assert text("en", rule) in capsys.readouterr().out


STUDIES = [
    ["arena", GAME, "--bots", "skilled,random,random", "--games", "300"],
    ["lab", "simulate", GAME, "--players", "3", "--games", "60"],
    ["lab", "compare", GAME, "--players", "2", "--with", "dealt=3", "--games", "60"],
    ["lab", "skill", GAME, "--players", "2", "--pairs", "skilled/random", "--games", "60"],
]


@pytest.mark.parametrize("words", STUDIES, ids=lambda words: " ".join(words[:2]))
def test_the_laboratory_measures_it(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words, "--lang", "he"]) == 0
    assert text("he", f"game-{GAME}") in capsys.readouterr().out
    assert main([*words, "--json", "-"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == GAME
    if words[0] == "arena":
        skilled, random = (line["wins"] for line in found["lines"])
        assert skilled["mean"] - skilled["margin"] > random["mean"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_that_are_not_counted_are_not_weighed(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "cards", GAME, "--players", "2", "--games", "60", "--lang", lang]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.strip() == text(lang, "no-card-kinds", game=Term(GAME, f"game-{GAME}"))


def by_own_command(folder: Path, *words: str, typed: str = "", languages: Sequence[str] = LANGUAGES) -> str:
    """Run the command of the page from elsewhere than its folder; return what it said."""
    command = write_command(folder / "mine", languages)
    done = subprocess.run(
        [sys.executable, str(command), *words],
        input=typed,
        cwd=folder,
        env=ENVIRONMENT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


def test_a_command_of_ones_own_knows_it(tmp_path: Path) -> None:
    assert "Stairs" in by_own_command(tmp_path, "play", GAME, "--players", "2", "--lang", "en", typed="q\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_of_one_language_is_played_in_it_by_readers_of_any(lang: str, tmp_path: Path) -> None:
    words = ("play", GAME, "--players", "2", "--seed", "1", "--lang", lang)
    said = by_own_command(tmp_path, *words, typed="why 99\nrule ST-02\ndraw\nq\n", languages=["he"])
    assert text("he", f"game-{GAME}") in said
    assert text(lang, "play-moves") in said
    assert text("he", "ST-02.text") in said
    assert all(text("he", f"field-{GAME}-{field}") in said for field in ("hands", "pile"))
    assert "נלקח" in said  # what happened


def test_a_game_of_one_language_is_measured_and_refused_to_readers_of_any(tmp_path: Path) -> None:
    study = ("lab", "cards", GAME, "--players", "2", "--games", "60", "--lang", "ar")
    said = by_own_command(tmp_path, *study, languages=["he"])
    assert said.strip() == text("ar", "no-card-kinds", game=text("he", f"game-{GAME}"))
