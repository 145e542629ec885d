"""Draw the table of a game without a drawing part: each field of the view by its name, cards as their names.

A list of cards for each seat lies at its panel, any other list in the middle; all else is told in words.
"""

from typing import Any

from klaf.draw.block import QUIET, Block, column, words
from klaf.draw.pen import Pen
from klaf.draw.pieces import empty, hand
from klaf.engine.document.head import COMMON

SMALL, LARGE, MIDDLE = 46, 78, 70
ROOM = 700  # for the cards of a list in the middle


def middle(pen: Pen, d: dict[str, Any]) -> Block:
    """Draw the lists of cards that are nobody's, each with its name."""
    shared = {name: value for name, value in _own(d).items() if name not in _each(d)}
    return column([_named(pen, name, value) for name, value in shared.items() if isinstance(value, list)], 12)


def _named(pen: Pen, name: str, cards: list[Any]) -> Block:
    start = ROOM if pen.rtl else 0
    title = Block(ROOM, 20, words(f"{name}: {len(cards)}", start, 14, 13, rtl=pen.rtl, anchor="start", fill=QUIET))
    return column([title, hand(pen, _cards(cards), MIDDLE, ROOM) if cards else empty(MIDDLE)], 4)


def seat(pen: Pen, d: dict[str, Any], at: int, size: float, room: float) -> Block:
    """Draw the cards of a seat."""
    held = [value[at] for value in _each(d).values() if isinstance(value[at], list)]
    return column([hand(pen, _cards(cards), size, room) if cards else empty(size) for cards in held], 8)


def note(pen: Pen, d: dict[str, Any], at: int) -> str:
    """Say how much a seat has of each thing that every seat has."""
    counts = {name: value[at] for name, value in _each(d).items()}
    return pen.listed(f"{name} {len(one) if isinstance(one, list) else one}" for name, one in counts.items())


def mark(pen: Pen, d: dict[str, Any], at: int) -> str:
    """Mark nobody."""
    return ""


def describe(pen: Pen, d: dict[str, Any]) -> list[str]:
    """Describe the table, field by field."""
    return [f"{name}: {_said(pen, value)}" for name, value in _own(d).items()]


def _own(d: dict[str, Any]) -> dict[str, Any]:
    """Return the fields that are the game's own."""
    return {name: value for name, value in d.items() if name not in COMMON}


def _each(d: dict[str, Any]) -> dict[str, list[Any]]:
    """Return the fields that have a value for each seat: lists, or numbers."""
    found = {name: value for name, value in _own(d).items() if isinstance(value, list)}
    return {name: value for name, value in found.items() if len(value) == d["players"] and _by_seat(value)}


def _by_seat(values: list[Any]) -> bool:
    return any(isinstance(one, list) for one in values)


def _cards(cards: list[Any]) -> list[str | None]:
    return [None if card is None else str(card) for card in cards]


def _said(pen: Pen, value: object) -> str:
    if not isinstance(value, list):
        return str(value)
    return pen.listed(_said(pen, one) if isinstance(one, list) else "?" if one is None else str(one) for one in value)
