"""Text records: what a match is written as, and a clear answer to every damage."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import klaf
from klaf import BadPosition, BadRecord, KlafError, Match, OtherRules, UnknownGame
from tests.conformance.taki import TAKI
from tests.conformance.walk import sized, walk
from tests.games.taki.table import play, table

GAME = TAKI.game


@cache
def begun() -> Match:
    """A match with some lines of moves."""
    *_, match = walk(TAKI.setups[2], 1, 60)
    assert len(match.played) == 60
    return match


def finished() -> Match:
    """A match set up by hand, and won."""
    match = table("R1 R4", "B4 B5", "G4 G5")
    play(match, "0:R1! 1:draw 2:draw 0:R4")
    assert match.winners == (0,)
    return match


def test_a_record_opens_with_what_the_match_was_dealt_from() -> None:
    match = GAME.new(2, "112-king", seed=1, last_card="catch", auto_close=True, opener=1)
    match.play(1, "draw")
    assert match.record() == (
        "klaf record 1\n"
        "game: taki\n"
        "rules: 1\n"
        "edition: 112-king\n"
        "players: 2\n"
        "options: opener=1 last_card=catch auto_close=true\n"
        "key: dc39c27996ff6dc4cb3b9baff1da4a1ec8dc589720d9ce4e66a49175e82e6ae9\n"
        "moves: 1\n"
        "\n"
        "1:draw\n"
    )


def test_a_record_without_moves_can_be_read() -> None:
    match = GAME.new(2, seed=1)
    assert klaf.load(match.record()).same_state(match)


def test_a_match_set_up_by_hand_is_recorded_with_its_position_and_its_winners() -> None:
    match = finished()
    lines = match.record().split("\n")
    assert lines[:3] == ["klaf record 1", "game: taki", f"rules: {GAME.version}"]
    assert json.loads(lines[3].removeprefix("position: ")) == match.start
    assert lines[4:] == ["moves: 4", "", "0:R1! 1:draw 2:draw 0:R4", "", "winners: 0", ""]
    again = klaf.load(match.record())
    assert again.same_state(match)
    assert again.record() == match.record()


def test_seats_that_share_the_win_are_all_named() -> None:
    options = {"last_card": "off"}
    match = table("B1 B4", "B5 B6", "G4 G5", rest=0, lead="R3", options=options)
    play(match, "0:draw 1:draw 2:draw")
    assert match.winners == (1, 2)
    assert match.record().endswith("\nwinners: 1 2\n")
    assert klaf.load(match.record()).same_state(match)


def test_lines_may_be_of_any_length_and_end_as_in_windows() -> None:
    match = begun()
    headers, moves = match.record().split("\n\n")
    assert klaf.load(headers + "\n\n" + "\n".join(moves.split()) + "\n").same_state(match)
    assert klaf.load(headers + "\n\n" + moves.replace("\n", " ")).same_state(match)
    assert klaf.load(match.record().replace("\n", "\r\n")).same_state(match)
    assert all(len(line) <= 100 for line in moves.split("\n"))


def edit(old: str, new: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return change


def header(name: str, value: str) -> Callable[[str], str]:
    """Set a header to another value."""
    return lambda text: "\n".join(
        f"{name}: {value}" if line.startswith(f"{name}:") else line for line in text.split("\n")
    )


def without(name: str) -> Callable[[str], str]:
    """Leave a header out."""
    return lambda text: "\n".join(line for line in text.split("\n") if not line.startswith(f"{name}:"))


def doubled(name: str) -> Callable[[str], str]:
    """Write a header twice."""

    def change(text: str) -> str:
        lines = text.split("\n")
        (at,) = [i for i, line in enumerate(lines) if line.startswith(f"{name}:")]
        return "\n".join([*lines[: at + 1], lines[at], *lines[at + 1 :]])

    return change


def token(number: int, new: str) -> Callable[[str], str]:
    """Put another text in the place of a move."""

    def change(text: str) -> str:
        headers, moves = text.split("\n\n")
        tokens = moves.split()
        tokens[number] = new
        return headers + "\n\n" + "\n".join(tokens) + "\n"

    return change


KEY_LINE, MOVES_LINE, FIRST_MOVE = 7, 8, 10
LAST = -1

# What is done to the record of a match under way; the error, its reason, the line it names.
DAMAGES: dict[str, tuple[Callable[[str], str], type[KlafError], str, int]] = {
    "empty": (lambda text: "", BadRecord, "format", 1),
    "another first line": (edit("record 1", "record 2"), BadRecord, "format", 1),
    "a first line too many": (lambda text: "\n" + text, BadRecord, "format", 1),
    "a byte order mark": (lambda text: "\ufeff" + text, BadRecord, "format", 1),
    "only the first line": (lambda text: "klaf record 1\n", BadRecord, "missing", 1),
    "no game": (without("game"), BadRecord, "missing", 1),
    "no rules version": (without("rules"), BadRecord, "missing", 1),
    "no edition": (without("edition"), BadRecord, "missing", 1),
    "no players": (without("players"), BadRecord, "missing", 1),
    "no options": (without("options"), BadRecord, "missing", 1),
    "no key": (without("key"), BadRecord, "missing", 1),
    "no count of moves": (without("moves"), BadRecord, "missing", 1),
    "another game": (header("game", "poker"), UnknownGame, "", 0),
    "other rules": (header("rules", "99"), OtherRules, "", 0),
    "rules in words": (header("rules", "one"), BadRecord, "header", 3),
    "rules below zero": (header("rules", "-1"), BadRecord, "header", 3),
    "rules beyond all": (header("rules", "9" * 5000), BadRecord, "header", 3),
    "rules in other digits": (header("rules", "١"), BadRecord, "header", 3),
    "another edition": (header("edition", "1999"), BadRecord, "options", 0),
    "one player": (header("players", "1"), BadRecord, "options", 0),
    "too many players": (header("players", "1000"), BadRecord, "header", 5),
    "players in words": (header("players", "four"), BadRecord, "header", 5),
    "an unknown option": (header("options", "jokers=true"), BadRecord, "options", 6),
    "an option that is a header": (header("options", "seed=1"), BadRecord, "options", 6),
    "an option named as Python's own": (header("options", "self=1"), BadRecord, "options", 6),
    "an option without a value": (header("options", "must_play"), BadRecord, "header", 6),
    "an option with a wrong value": (header("options", "must_play=1"), BadRecord, "options", 6),
    "an option twice": (header("options", "opener=1 opener=1"), BadRecord, "header", 6),
    "a short key": (header("key", "00"), BadRecord, "header", KEY_LINE),
    "a key in capitals": (header("key", "A" * 64), BadRecord, "header", KEY_LINE),
    "a seed for a key": (header("key", "7"), BadRecord, "header", KEY_LINE),
    "an unknown header": (edit("moves:", "weather: fine\nmoves:"), BadRecord, "header", MOVES_LINE),
    "a header without a colon": (edit("moves:", "weather\nmoves:"), BadRecord, "header", MOVES_LINE),
    "a header twice": (doubled("players"), BadRecord, "header", 6),
    "a key twice": (doubled("key"), BadRecord, "header", KEY_LINE + 1),
    "a position besides": (edit("moves:", "position: {}\nmoves:"), BadPosition, "missing", 0),
    "one move announced too many": (header("moves", "61"), BadRecord, "truncated", LAST),
    "one move announced too few": (header("moves", "59"), BadRecord, "truncated", LAST),
    "the last line gone": (lambda text: "\n".join(text.split("\n")[:-2]), BadRecord, "truncated", LAST),
    "a move cut short": (lambda text: text[:-3], BadRecord, "move", LAST),
    "a move without a seat": (token(3, "draw"), BadRecord, "move", FIRST_MOVE + 3),
    "a move without a text": (token(3, "1:"), BadRecord, "move", FIRST_MOVE + 3),
    "a seat in words": (token(3, "one:draw"), BadRecord, "move", FIRST_MOVE + 3),
    "a seat too high": (token(0, "9:draw"), BadRecord, "move", FIRST_MOVE),
    "a seat beyond all": (token(0, "9" * 5000 + ":draw"), BadRecord, "move", FIRST_MOVE),
    "a text that is no move": (token(5, "0:R2"), BadRecord, "move", FIRST_MOVE + 5),
    "an illegal move": (token(0, "0:pass"), BadRecord, "illegal", FIRST_MOVE),
    "winners too early": (lambda text: text + "\nwinners: 0\n", BadRecord, "ending", LAST),
    "winners among the headers": (edit("moves:", "winners: 0\nmoves:"), BadRecord, "ending", LAST),
    "a comment at the end": (lambda text: text + "\nwell played\n", BadRecord, "truncated", LAST),
}


@pytest.mark.parametrize(("damage", "error", "why", "line"), DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_record_is_refused_with_its_line(
    damage: Callable[[str], str], error: type[KlafError], why: str, line: int
) -> None:
    text = damage(begun().record())
    with pytest.raises(KlafError) as caught:
        klaf.load(text)
    refusal = caught.value
    assert type(refusal) is error
    assert refusal.why == why
    if line == LAST:
        lines = text.rstrip("\n").count("\n") + 1
        assert refusal.facts["line"] in (lines, lines + 1)
    elif line:
        assert refusal.facts["line"] == line
    for lang in ("en", "he", "ar"):
        assert refusal.sentence(lang)


ENDINGS: dict[str, Callable[[str], str]] = {
    "without winners": without("winners"),
    "with another winner": header("winners", "1"),
    "with a winner too many": header("winners", "0 1"),
    "with nobody": header("winners", ""),
    "with a winner in words": header("winners", "first"),
}


@pytest.mark.parametrize("damage", ENDINGS.values(), ids=ENDINGS)
def test_winners_must_be_those_of_the_moves(damage: Callable[[str], str]) -> None:
    with pytest.raises(BadRecord) as caught:
        klaf.load(damage(finished().record()))
    assert caught.value.why == "ending"


def test_no_move_may_follow_the_end() -> None:
    text = finished().record().replace("moves: 4", "moves: 5").replace("0:R4", "0:R4 1:draw")
    with pytest.raises(BadRecord) as caught:
        klaf.load(text)
    assert (caught.value.why, caught.value.facts["rule"]) == ("illegal", "TK-40")


POSITIONS: dict[str, tuple[str, type[KlafError]]] = {
    "cut short": ('{"game":"taki"', BadRecord),
    "in words": ("as before", BadRecord),
    "a list": ("[]", BadPosition),
    "nothing": ("null", BadPosition),
    "empty": ("{}", BadPosition),
    "no number": ('{"game":NaN}', BadPosition),
    "too deep": ("[" * 100_000, BadRecord),
    "a number without end": ('{"rules":' + "9" * 5000 + "}", BadRecord),
}


@pytest.mark.parametrize(("position", "error"), POSITIONS.values(), ids=POSITIONS)
def test_a_damaged_starting_position_is_refused(position: str, error: type[KlafError]) -> None:
    with pytest.raises(KlafError) as caught:
        klaf.load(header("position", position)(finished().record()))
    assert type(caught.value) is error


@pytest.mark.parametrize("name", ["edition: 2018", "players: 3", "options:", "key: " + "0" * 64])
def test_a_starting_position_stands_alone(name: str) -> None:
    with pytest.raises(BadRecord) as caught:
        klaf.load(edit("moves:", f"{name}\nmoves:")(finished().record()))
    assert (caught.value.why, caught.value.facts["line"]) == ("header", 5)


def test_a_record_cut_anywhere_is_refused_or_complete() -> None:
    """Only the last line feed, and what blank space there is, may be missing."""
    for match in (begun(), finished()):
        text = match.record()
        whole = len(text.rstrip("\n"))
        assert klaf.load(text[:whole]).same_state(match)
        for end in range(0, len(text), sized(1, 7)):
            if end != whole:
                with pytest.raises((BadRecord, BadPosition, UnknownGame)):
                    klaf.load(text[:end])


@pytest.mark.parametrize("thing", [None, 1, b"klaf record 1", ["klaf record 1"], {}], ids=repr)
def test_what_is_no_text_is_no_record(thing: Any) -> None:
    with pytest.raises(BadRecord) as caught:
        klaf.load(thing)
    assert caught.value.why == "text"
