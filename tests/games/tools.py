"""Playing a match in a line, and looking at what came of it: for tables of every game."""

from typing import Any

import pytest

from klaf import IllegalMove, Match
from klaf.engine.events import Event
from klaf.locale import LANGUAGES

# Some letters in a row, by which a sentence is known to be in its language.
LETTERS = {"en": r"[A-Za-z]{3}", "he": r"[א-ת]{2}", "ar": r"[\u0621-\u064a]{2}"}


def play(match: Match, moves: str) -> list[Event]:
    """Play moves such as ``"0:R7 1:draw"`` and give all their events."""
    events: list[Event] = []
    for token in moves.split():
        seat, _, move = token.partition(":")
        events += match.play(int(seat), move)
    return events


def legal(match: Match, seat: int) -> list[str]:
    """List a seat's legal moves as text."""
    return [str(move) for move in match.legal(seat)]


def refused(match: Match, seat: int, move: str) -> IllegalMove:
    """Try an illegal move and return the refusal, having seen that nothing changed."""
    before = match.position()
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, move)
    assert match.position() == before
    for lang in LANGUAGES:
        assert caught.value.rule in caught.value.sentence(lang)
    return caught.value


def see(match: Match, field: str) -> Any:
    """Read one field of the position."""
    return match.position()[field]


def kinds(events: list[Event]) -> list[str]:
    """List what kinds of events happened."""
    return [event.kind for event in events]
