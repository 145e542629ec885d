"""Draw the table of a game without a drawing part: its fields by their names, cards as their names.

A list of cards of each seat lies at its panel, any other in the middle; all else is told in words.
"""

from typing import Any

from klaf.draw.block import QUIET, Block, column, words
from klaf.draw.pen import Pen
from klaf.draw.pieces import empty, hand
from klaf.engine.document.plain import Fact, Lot, Place, laid_out
from klaf.games import game

SMALL, LARGE, MIDDLE = 46, 78, 70
ROOM = 700  # for the cards of a list in the middle


def middle(pen: Pen, d: dict[str, Any]) -> Block:
    """Draw the lists of cards that are nobody's, each with its name, and say what else there is."""
    place = _middle(pen, d)
    facts = [_line(pen, pen.listed(_fact(pen, fact) for fact in place.facts))] if place.facts else []
    return column([*(_named(pen, lot) for lot in place.lots), *facts], 12)


def _named(pen: Pen, lot: Lot) -> Block:
    return column([_line(pen, _count(pen, lot)), _laid(pen, lot, MIDDLE, ROOM)], 4)


def _line(pen: Pen, said: str) -> Block:
    start = ROOM if pen.rtl else 0
    return Block(ROOM, 20, words(said, start, 14, 13, rtl=pen.rtl, anchor="start", fill=QUIET))


def _laid(pen: Pen, lot: Lot, size: float, room: float) -> Block:
    return hand(pen, lot.cards, size, room) if lot.cards else empty(size)


def seat(pen: Pen, d: dict[str, Any], at: int, size: float, room: float) -> Block:
    """Draw the cards of a seat."""
    return column([_laid(pen, lot, size, room) for lot in _seat(pen, d, at).lots], 8)


def note(pen: Pen, d: dict[str, Any], at: int) -> str:
    """Say how much a seat has of each thing that every seat has."""
    place = _seat(pen, d, at)
    return pen.listed([*(_count(pen, lot) for lot in place.lots), *(_fact(pen, fact) for fact in place.facts)])


def mark(pen: Pen, d: dict[str, Any], at: int) -> str:
    """Mark nobody."""
    return ""


def describe(pen: Pen, d: dict[str, Any]) -> list[str]:
    """Describe the table, field by field."""
    places = [_middle(pen, d), *(_seat(pen, d, at) for at in range(d["players"]))]
    told = []
    for at, place in enumerate(places, -1):
        said = [_entry(pen, lot.name, pen.card_names(lot.cards)) for lot in place.lots]
        said += [_fact(pen, fact) for fact in place.facts]
        told += [one if at < 0 else _entry(pen, pen.name(at), one) for one in said]
    return told


def _middle(pen: Pen, d: dict[str, Any]) -> Place:
    return laid_out(game(pen.game).document, d)[0]


def _seat(pen: Pen, d: dict[str, Any], at: int) -> Place:
    return laid_out(game(pen.game).document, d)[1][at]


def _count(pen: Pen, lot: Lot) -> str:
    return _entry(pen, game(pen.game).field_name(lot.name, pen.lang), str(len(lot.cards)))


def _fact(pen: Pen, fact: Fact) -> str:
    name = game(pen.game).field_name(fact.name, pen.lang)
    return _entry(pen, name, pen.listed(pen.name(one) if fact.seats else str(one) for one in fact.values))


def _entry(pen: Pen, name: str, value: str) -> str:
    return pen.say("entry", name=name, value=value)
