"""TAKI's table."""

from typing import Any

from klaf.draw import art
from klaf.draw.block import Block, moved, n, pill, rect, shine
from klaf.draw.pen import Pen
from klaf.draw.pieces import RATIO, hand, heap, pile, side_by_side
from klaf.games.taki.cards import COLOURS
from klaf.games.taki.marks import marks
from klaf.games.taki.terms import term

SMALL, LARGE, MIDDLE = 46, 82, 92
_ARROW = '<path d="M-66 -60A89 89 0 0 1 38 -80.5" fill="none"/><path d="M62 -66L33 -96L29 -66Z" fill="#fff"/>'


def middle(pen: Pen, d: dict[str, Any]) -> Block:
    """Draw pile and discards, the colour in force, the direction, the debt and an open TAKI."""
    colour = d["lead_colour"] if d["lead_colour"] in COLOURS else None
    width, height = 3.5 * MIDDLE, 2.3 * MIDDLE
    body = _ring(width, height, clockwise=d["direction"] == "clockwise")
    if colour:
        body += shine(width / 2, height / 2, 0.44 * width, 0.5 * height, art.colour(colour)[0], 0.07)
    drawn = pile(pen, len(d["pile"]), MIDDLE, f"+{d['debt']}" if d["debt"] else "")
    piles = side_by_side(pen, [drawn, _discards(pen, d["discards"], colour)], 0.38 * MIDDLE, align=0)
    body += moved(piles.body, (width - piles.width) / 2, (height - MIDDLE * RATIO) / 2)
    if d["taki_open"] and colour:
        ink = "#432400" if colour == "Y" else "#fff6e2"
        mark = pill(pen.say("web-taki-run-open"), 14, fill=art.colour(colour)[0], ink=ink, rtl=pen.rtl, opacity=1)
        edge = rect(-2, -2, mark.width + 4, mark.height + 4, mark.height, 'fill="#fffaf0"')
        body += moved(edge + mark.body, (width - mark.width) / 2, height - mark.height)
    return Block(width, height, body)


def _discards(pen: Pen, cards: list[str], colour: str | None) -> Block:
    thrown = heap(pen, cards, MIDDLE)
    if colour is None:
        return thrown
    base, symbol = art.colour(colour)
    badge = f'<circle r="19" fill="{base}" stroke="#fffaf0" stroke-width="3"/>{symbol}'
    return Block(thrown.width, thrown.height, thrown.body + moved(badge, 0 if pen.rtl else MIDDLE, 2))


def _ring(width: float, height: float, *, clockwise: bool) -> str:
    turns = "".join(f'<g transform="rotate({turn})">{_ARROW}</g>' for turn in (0, 120, 240))
    scale = 1.16 * height / 200
    flip = "" if clockwise else "-"
    style = 'stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" opacity="0.2"'
    return moved(f"<g {style}>{turns}</g>", width / 2, height / 2, f" scale({flip}{n(scale)} {n(scale)})")


def seat(pen: Pen, d: dict[str, Any], at: int, size: float, room: float) -> Block:
    """Draw a seat's hand."""
    cards = d["hands"][at]
    return hand(pen, [None] * d["counts"][at] if cards is None else cards, size, room)


def note(pen: Pen, d: dict[str, Any], at: int) -> str:
    """Say how many cards a seat has."""
    said = pen.say("web-cards", count=d["counts"][at])
    return pen.listed([said, pen.say("web-taki-stage", count=d["stages"][at])]) if d["options"]["pyramid"] else said


def mark(pen: Pen, d: dict[str, Any], at: int) -> str:
    """Mark who has called the last card."""
    return pen.say("web-taki-called") if marks(d).at_seat("called", at) else ""


def describe(pen: Pen, d: dict[str, Any]) -> list[str]:
    """Describe the table."""
    said = [pen.say("web-draw-pile", count=len(d["pile"]))]
    said += [pen.say("web-taki-heap-top", card=pen.card_name(card)) for card in d["discards"][-1:]]
    if d["lead_colour"] in COLOURS:
        said.append(pen.say("web-taki-colour-now", colour=term(d["lead_colour"])))
    said.append(pen.say("web-taki-clockwise" if d["direction"] == "clockwise" else "web-taki-against"))
    if d["taki_open"]:
        said.append(pen.say("web-taki-run-open"))
    if d["debt"]:
        said.append(pen.say("play-taki-debt", debt=d["debt"]))
    for at, cards in enumerate(d["hands"]):
        held = pen.say("web-cards", count=d["counts"][at]) if cards is None else pen.card_names(cards)
        said.append(pen.say("draw-holds", name=pen.name(at), cards=held))
    return said
