"""The klaf command: what it prints, and how it answers mistakes."""

import re
import subprocess
import sys
from collections.abc import Iterator

import pytest

import klaf
from klaf.cli import main
from klaf.cli.games import tuki as show_tuki
from klaf.cli.games.eight import lines
from klaf.cli.play import TerminalMatch
from klaf.engine.options import Option
from klaf.engine.parts import find_part
from klaf.locale import LANGUAGES, text
from tests.conformance.games import SHIPPED
from tests.games.eight.table import table
from tests.games.tuki.table import HALF
from tests.games.tuki.table import table as tuki_table


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KLAF_LANG", "en")


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Answer the prompts with these lines, then with the end of the input."""
    waiting: Iterator[str] = iter(lines)

    def answer(prompt: str = "") -> str:
        print(prompt, end="")
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_in_the_readers_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help", "--lang", lang]) == 0
    assert text(lang, "cli-about") in capsys.readouterr().out
    assert main(["play", "--help", f"--lang={lang}"]) == 0
    assert text(lang, "cli-play-seed") in capsys.readouterr().out


def test_without_arguments_it_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert text("en", "cli-about") in capsys.readouterr().out


def test_help_loads_neither_numpy_nor_numba() -> None:
    code = "import sys, klaf.cli; klaf.cli.main(['--help']); print(sorted({'numpy', 'numba'} & set(sys.modules)))"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, encoding="utf-8")
    assert out.stdout.endswith("[]\n")


def test_the_entry_loads_next_to_nothing() -> None:
    """What is loaded before the command can answer an interruption is over in a moment."""
    code = "import sys; there = {*sys.modules}; import klaf.cli; print(*sorted({*sys.modules} - there))"
    out = subprocess.run(
        [sys.executable, "-I", "-S", "-c", f"import sys; sys.path[:0] = {sys.path!r}; {code}"],
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = out.stdout.split()
    own = [name for name in loaded if name.startswith("klaf")]
    assert own == ["klaf", "klaf.cli", "klaf.engine", "klaf.engine.devices", "klaf.engine.pictures"]
    assert not {"typing", "dataclasses", "pathlib", "re"} & {*loaded}


@pytest.mark.parametrize("module", ["typing", "klaf.cli.parse", "klaf.locale", "klaf.cli.lab", "numpy", "numba"])
def test_an_interruption_while_something_is_loaded_ends_quietly(module: str) -> None:
    code = f"""
import sys
class Interrupt:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            raise KeyboardInterrupt
sys.path[:0] = {sys.path!r}
sys.meta_path.insert(0, Interrupt())
from klaf.cli import main
sys.exit(main(["lab", "simulate", "taki", "--games", "1"]))
"""
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 130
    assert done.stderr == ""


SWALLOWED = """
import os, signal, sys
class Interrupt:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            try:
                os.kill(os.getpid(), signal.SIGINT)
                while True:
                    pass
            except KeyboardInterrupt:
                raise RuntimeError("what Python makes of it, in the midst of a class") from None
sys.argv = ["klaf", *{words!r}]
sys.meta_path.insert(0, Interrupt())
from klaf.cli import main
sys.exit(main())
"""


@pytest.mark.parametrize("words", ["lab simulate taki --games 1", "arena taki --games 1", "play taki", "rules taki"])
def test_an_interruption_is_not_lost_while_something_is_loaded(words: str) -> None:
    """Python lets some interruptions be forgotten, and makes other errors of some: the command ends all the same."""
    module = "klaf.games.taki" if words == "rules taki" else "numba"
    code = SWALLOWED.format(module=module, words=words.split())
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, encoding="utf-8")
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"klaf {klaf.__version__}\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_is_printed_with_title_and_text(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "tk-27", "--lang", lang]) == 0
    title, body = klaf.game("taki").rule("TK-27", lang)
    out = capsys.readouterr().out
    assert title in out
    assert body in out


def test_the_rules_of_a_game_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "taki"]) == 0
    titles, spelt = (part.splitlines() for part in capsys.readouterr().out.split("\n\n"))
    assert [line[:5] for line in titles] == list(klaf.game("taki").rule_ids)
    assert spelt[0] == "--edition 2018 | 112-king · Edition"
    assert "--rule must_play=false | true · Whoever can play must" in spelt
    assert len(spelt) == 1 + len(klaf.game("taki").rulebook.options)


def test_an_edition_has_rules_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    listed = {}
    for edition in klaf.game("eight").rulebook.editions:
        assert main(["rules", "eight", "--edition", edition]) == 0
        titles, spelt = (part.splitlines() for part in capsys.readouterr().out.split("\n\n"))
        listed[edition] = {line[:5] for line in titles}
        assert any("zeros" in line for line in spelt) == (edition == "classic")
    assert listed["modern"] - listed["classic"] == {"EH-01", "EH-30", "EH-31"}
    assert listed["classic"] - listed["modern"] == {"EH-02", "EH-32"}
    assert main(["rules", "eight", "--edition", "2018", "--lang", "he"]) == 2
    assert capsys.readouterr().err.strip() == text("he", "unknown-edition", value="2018", known="modern, classic")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_house_rules_are_told_in_words_and_how_they_are_typed(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "TK-07", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert text(lang, "option-taki-must_play") in out
    assert "--rule must_play=false | true" in out.splitlines()[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["taki", "eight", "tuki"])
def test_rulebooks_name_house_rules_as_people_do(name: str, lang: str) -> None:
    game = klaf.game(name)
    words = {rule: "\n".join(game.rule(rule, lang)) for rule in game.rule_ids}
    for option in game.rulebook.options:
        named = f"option-{name}-{option.name}"
        assert text(lang, named) in words[option.rule], option.name
        for value in option.values if type(option) is Option else ():
            assert f"• {text(lang, f'{named}.is-{value}')}" in words[option.rule], (option.name, value)
    spelt = re.compile(r"[a-z]_[a-z]| = |true|false|[a-z]:\d|\dx\d")
    assert [rule for rule, told in words.items() if spelt.search(told)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "message", "facts"),
    [
        ("dance", "cli-unknown-command", {"name": "dance"}),
        ("play --speed 3", "cli-unknown-flag", {"name": "--speed", "command": "play"}),
        ("play -x", "cli-unknown-flag", {"name": "-x", "command": "play"}),
        ("play --seed", "cli-missing-value", {"name": "--seed"}),
        ("play taki now", "cli-extra-argument", {"name": "now", "command": "play"}),
        ("play --players few", "cli-bad-number", {"name": "--players", "value": "few"}),
        ("play --rule must_play", "cli-bad-rule", {"value": "must_play"}),
        ("play poker", "unknown-game", {"name": "poker", "known": " ".join(klaf.games())}),
        ("play --players 11", "bad-players", {"value": "11", "fewest": 2, "most": 10}),
        ("play --edition 1999", "unknown-edition", {"value": "1999", "known": "2018, 112-king"}),
        ("play --seed maybe", "bad-seed", {"value": "maybe"}),
        ("rules TK-99", "unknown-rule", {"rule": "TK-99"}),
    ],
)
def test_a_mistake_gets_a_sentence_and_no_traceback(
    line: str, message: str, facts: dict[str, object], lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*line.split(), f"--lang={lang}"] if "--seed" not in line else ["--lang", lang, *line.split()]) == 2
    captured = capsys.readouterr()
    assert text(lang, message, **facts) in captured.err
    assert captured.out == ""


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "TK-01", "--lang", "tlh"]) == 2
    assert text("en", "cli-bad-lang", value="tlh") in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_is_played_to_its_end(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, *["draw", "pass", "end", "last"] * 300)
    assert main(["play", "taki", "--players", "2", "--seed", "5", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert text(lang, "play-you-lost") in out
    assert klaf.game("taki").new(2, seed=5).position()["key"] in out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["modern", "classic"])
def test_a_match_of_eight_and_a_half_is_played_to_its_end(
    edition: str, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    moves = [*"9876543210", "half", "demon", "blind:0", "blind:1", "blind:2", "take", "swap:0:1:0"]
    typed(monkeypatch, *moves * 400)
    line = ["play", "eight", "--players", "2", "--edition", edition, "--seed", "5", "--lang", lang]
    assert main([*line, "--rule", "show_seen_blinds=true"]) == 0
    out = capsys.readouterr().out
    assert text(lang, "play-you-lost") in out or text(lang, "play-you-won") in out
    assert text(lang, "play-eight-pot-empty") in out
    deputies = [name for name in (text(lang, "you"), text(lang, "seat", number=1)) if _may_swap(name, lang) in out]
    assert bool(deputies) == (edition == "classic")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_of_tuki_tuki_is_played_to_its_end(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, *["open:0", "open:5", "bin", *(f"put:{place}" for place in (1, 2, 3, 4, 6, 7))] * 100)
    assert main(["play", "tuki", "--players", "3", "--seed", "5", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert text(lang, "play-you-lost") in out or text(lang, "play-you-won") in out
    assert text(lang, "play-tuki-own-box") in out
    assert text(lang, "play-tuki-box", name=text(lang, "you")) not in out
    for number in range(1, 6):
        assert text(lang, "tuki-round", number=number) in out


def test_a_box_is_shown_as_it_lies() -> None:
    match = tuki_table("1 2 P 4 / (5) 12 (7) (8)", "0 0 0 0 / 0 0 0 (7)", drawn="11", points=[[30, -4]])
    shown = "\n".join(show_tuki.lines(match.view(0).document(), 0, TerminalMatch(match, "en")))
    assert "  0:1     1:2     2:P     3:4\n  4:?     5:12    6:?     7:?" in shown
    assert shown.index("Box, Player 1:") < shown.index("Your box:")
    assert "Round 2 of 5. Points so far: You 30, Player 1 -4" in shown
    assert "The top of the bin: 9. In the pile: 90 cards" in shown
    assert "The card you have taken: 11" in shown
    others = "\n".join(show_tuki.lines(match.view(1).document(), 1, TerminalMatch(match, "en")))
    assert "taken" not in others


def test_what_others_take_from_the_bin_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    match = tuki_table(HALF, HALF, bin="P", turn=1)
    TerminalMatch(match, "en").tell(match.play(1, "bin"))
    assert capsys.readouterr().out == "  Player 1: took a parrot from the bin\n"


@pytest.mark.parametrize("lang", ["he", "ar"])
@pytest.mark.parametrize("row", ["1 2 3 4", "P 2 3 4", "(1) P 3 12"])
def test_the_rows_of_a_box_run_from_right_to_left_whatever_lies_there(lang: str, row: str) -> None:
    match = tuki_table(f"{row} / 5 6 (7) (8)", HALF)
    shown = show_tuki.lines(match.view(0).document(), 0, TerminalMatch(match, lang))
    cards = ["?" if card.startswith("(") else card for card in row.split()]
    expected = "".join(f"\u2068{place}:{card:<6}\u2069" for place, card in enumerate(cards))
    assert f"\u200f  {expected}" in shown


@pytest.mark.parametrize("lang", ["he", "ar"])
@pytest.mark.parametrize("row", ["6 7 -", "half 7 -", "7 half demon"])
def test_rows_of_places_run_from_right_to_left_whatever_lies_there(lang: str, row: str) -> None:
    match = table("", "5 5 5", open=[row])
    shown = lines(match.view(0).document(), 0, TerminalMatch(match, lang))
    places = "\u200f  ".join(row.split())
    assert f"\u2068\u200f{places}\u2069" in "\n".join(shown)


@pytest.mark.parametrize(
    ("pot", "half_arrests", "expected"),
    [
        ("3 half", False, "Offender: Player 1, to be arrested with 4."),
        ("3 half", True, "Offender: Player 1, to be arrested with 4 or Half."),
        ("7 half", True, "Offender: Player 1, to be arrested with 8 or Half."),
        ("8 half", True, "Offender: Player 1, to be arrested with 9."),  # no Half is laid on 8½
        ("8", True, None),
        ("9 half", True, None),
    ],
)
def test_whoever_may_be_arrested_is_told_with_what(pot: str, half_arrests: bool, expected: str | None) -> None:
    match = table("4 4 4", "5 5 5", pot=pot, options={"half_arrests": half_arrests})
    shown = lines(match.view(0).document(), 0, TerminalMatch(match, "en"))
    assert [line for line in shown if line.startswith("Offender")] == ([expected] if expected else [])


def _may_swap(name: str, lang: str) -> str:
    return text(lang, "eight-may-swap", name=name)


@pytest.mark.parametrize("name", SHIPPED)
def test_every_game_has_a_table_in_the_terminal(name: str) -> None:
    told = {event.kind for event in klaf.game(name).new(2, seed=1).opening}
    terminal = find_part(name, "klaf.cli", "terminal")
    assert terminal is not None
    assert told - set(terminal.QUIET)


def test_blind_cards_that_were_seen_are_shown_only_where_the_house_helps() -> None:
    for helps, expected in ((True, "?  7  -"), (False, "?  ?  -")):
        options = {"show_seen_blinds": helps}
        match = table("", "5 5 5", open=["- - -"], blind=["6 7 -"], seen=[[1], []], options=options)
        shown = lines(match.view(0).document(), 0, TerminalMatch(match, "en"))
        assert f"blind {expected}," in "\n".join(shown)


def test_an_illegal_move_is_answered_with_its_rule(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "why king", "close", "R2", "rule TK-35", "rule XX", "?", "q")
    assert main(["play", "--seed", "3", "--rule", "opener=0"]) == 0
    out = capsys.readouterr().out
    assert "You do not hold King (TK-06)." in out
    assert "You are not laying on a TAKI: there is nothing to close (TK-35)." in out
    assert "“R2” is no move of this game." in out
    assert klaf.game("taki").rule("TK-35", "en")[1] in out
    assert "There is no rule “XX”." in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_levels_of_opponents_are_named(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "q")
    assert main(["play", "taki", "--seed", "3", "--bots", "beginner,skilled", "--lang", lang]) == 0
    out = capsys.readouterr().out
    for level in ("beginner", "skilled"):
        assert text(lang, f"level-{level}") in out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("flags", "names"),
    [
        (["--bots", "champion"], "champion"),
        (["--bots", "casual,casual", "--players", "4"], "4"),
        (["--bots", ",".join(["casual"] * 10)], "11"),
        (["--bots", "clairvoyant"], "clairvoyant"),
        (["--rule", "seed=5"], "seed"),
        (["--rule", "players=5"], "players"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    lang: str, flags: list[str], names: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "taki", "--lang", lang, *flags]) == 2
    told = capsys.readouterr().err
    assert names in told
    assert "Traceback" not in told


def test_why_tells_when_a_move_is_possible(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "why draw", "q")
    assert main(["play", "--seed", "3", "--rule", "opener=0"]) == 0
    assert "“draw” is possible." in capsys.readouterr().out


def test_the_end_of_the_input_leaves_the_match(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch)
    assert main(["play", "--seed", "3", "--rule", "opener=0"]) == 0
    assert text("en", "cli-stdin-closed") in capsys.readouterr().out


def test_interrupting_says_goodbye(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert main(["play", "--seed", "3", "--rule", "opener=0"]) == 130
    assert text("en", "cli-interrupted") in capsys.readouterr().out
