"""The table of Eight and a half."""

from typing import Any

from klaf.draw.block import Block, column, moved, pill, shine, words
from klaf.draw.pen import Pen
from klaf.draw.pieces import RATIO, card, empty, hand, heap, pile, side_by_side
from klaf.games.eight.document import EMPTY
from klaf.games.eight.marks import marks
from klaf.games.eight.terms import value_term

SMALL, LARGE, MIDDLE = 42, 72, 92
TAGS = {"five": ("web-eight-five", "#b32a4a"), "part": ("web-eight-not-whole", "#2f57b8")}  # the marks of the pot
_BARE = "\u2066\u2067\u2068\u2069"


def middle(pen: Pen, d: dict[str, Any]) -> Block:
    """Draw the pot and what it stands at."""
    thrown = heap(pen, d["pot"], MIDDLE, deep=7)
    said = value_term(d["pot_value"]).say(pen.lang).strip(_BARE) if d["pot"] else "–"
    number = Block(90, 56, words(said, 45, 46, 52))
    tags = [_tag(pen, mark.kind) for mark in marks(d).table]
    lamp = shine(MIDDLE / 2, MIDDLE * RATIO / 2, 1.15 * MIDDLE, 1.1 * MIDDLE, "#ffcd6e", 0.03)
    pot = Block(thrown.width, thrown.height, lamp + thrown.body)
    lit = side_by_side(pen, [pot, column([number, *tags], 6)], 40)
    return Block(lit.width, lit.height + 24, moved(lit.body, 0, 12))


def _tag(pen: Pen, kind: str) -> Block:
    """Write how the pot is marked."""
    message, fill = TAGS[kind]
    return pill(pen.say(message), 13, fill=fill, rtl=pen.rtl, opacity=1)


def seat(pen: Pen, d: dict[str, Any], at: int, size: float, room: float) -> Block:
    """Draw a seat's bank, its three places and its hand."""
    bank = pile(pen, len(d["banks"][at]), size)
    laid = side_by_side(pen, [bank, places(pen, d["open"][at], d["blind"][at], size)], 0.4 * size)
    if room - laid.width - 28 > 3.5 * size:
        return side_by_side(pen, [laid, _held(pen, d["hands"][at], 1.1 * size, room - laid.width - 28)], 28)
    return column([laid, _held(pen, d["hands"][at], 0.9 * size, room)], 10)


def _held(pen: Pen, cards: list[str | None], size: float, room: float) -> Block:
    """Draw a hand; one that is hidden with its number."""
    if not cards or cards[0] is not None:
        return hand(pen, cards, size, room)
    count = pill(str(len(cards)), 12)
    return side_by_side(pen, [hand(pen, cards, size, room - count.width - 8), count], 8)


def places(pen: Pen, opens: list[str], blinds: list[str | None], size: float) -> Block:
    """Draw three blind cards, and on each the open one, unless they are gone."""
    drawn = []
    for open_card, blind in zip(opens, blinds, strict=True):
        body = empty(size).body if blind == EMPTY else card(pen, blind, size, down=blind is not None).body
        if open_card != EMPTY:
            body += moved(card(pen, open_card, size).body, 0, 0.24 * size)
        drawn.append(Block(size, size * (RATIO + 0.24), body))
    return side_by_side(pen, drawn, 0.16 * size)


def note(pen: Pen, d: dict[str, Any], at: int) -> str:
    """Say a seat's points, and how many of its cards are burnt."""
    points = pen.say("web-points", count=d["points"][at])
    burnt = len(d["burnt"][at])
    return pen.listed([points, pen.say("web-eight-burnt", count=burnt)]) if burnt else points


def mark(pen: Pen, d: dict[str, Any], at: int) -> str:
    """Mark who may be arrested."""
    return pen.say("web-eight-offender") if marks(d).at_seat("offender", at) else ""


def describe(pen: Pen, d: dict[str, Any]) -> list[str]:
    """Describe the table."""
    said = [pen.say("web-eight-pot-empty")]
    if d["pot"]:
        value = value_term(d["pot_value"]).say(pen.lang)
        said = [pen.say("web-eight-pot", value=value, count=len(d["pot"]))]
    for at in range(d["players"]):
        facts = {
            "name": pen.name(at),
            "bank": len(d["banks"][at]),
            "hand": len(d["hands"][at]),
            "open": pen.listed(_place(pen, one) for one in d["open"][at]),
            "blind": pen.listed(_place(pen, one) for one in d["blind"][at]),
            "burnt": len(d["burnt"][at]),
        }
        said.append(pen.say("play-eight-other", **facts))
        if any(one is not None for one in d["hands"][at]):
            said.append(pen.say("draw-holds", name=pen.name(at), cards=pen.card_names(d["hands"][at])))
    return said


def _place(pen: Pen, one: str | None) -> str:
    return EMPTY if one == EMPTY else pen.card_name(one)
