"""Setting TAKI tables up by hand: positions in a line, moves in a line."""

from typing import Any

import pytest

import klaf
from klaf import Match
from klaf.engine.events import Event
from klaf.games.taki.cards import CODES, COLOURS, KINDS, deck
from tests.games.tools import kinds, legal, play, refused, see

__all__ = ["drawn", "each_next_seat", "hand", "kinds", "legal", "play", "refused", "see", "stand", "table"]

TAKI = klaf.game("taki")
KEY = "00" * 31 + "07"
SHUFFLES = 3  # the deal's, the lot's and one of discards: what lay under the lowest is unknown

# Who plays after seat 1.
each_next_seat = pytest.mark.parametrize(
    ("players", "direction", "next_seat"),
    [
        (2, "clockwise", 0),
        (2, "counter-clockwise", 0),
        (3, "clockwise", 2),
        (3, "counter-clockwise", 0),
        (4, "clockwise", 2),
        (4, "counter-clockwise", 0),
    ],
)


def table(
    *hands: str,
    lead: str = "R3",
    pile: str = "",
    rest: str | int = "pile",
    turn: int = 0,
    edition: str = "2018",
    stages: list[int] | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Match:
    """Set up a match with these hands.

    ``lead``: the discards from the bottom, e.g. ``"R3 king"``; the leading card is the last that can lead.
    ``pile``: the next cards to be drawn, first one first. ``rest``: where all other cards are: under those in
    the ``pile``, under the leading card in the ``discards``, or in the hand of a seat (its number).
    Other keywords are fields of the position, such as ``phase="chain", debt=2``.
    """
    options = options or {}
    house = {option.name: option.default for option in TAKI.rulebook.options} | options
    held = [hand.split() for hand in hands]
    discards, drawn = lead.split(), pile.split()
    left = [KINDS[code] for code in deck(TAKI.rulebook.editions.index(edition))]
    for card in [*discards, *drawn, *(card for hand in held for card in hand)]:
        left.remove(card)
    if rest == "discards":
        discards = left + discards
        left = []
    elif isinstance(rest, int):
        held[rest] += left
        left = []
    lead_at = max((i for i, card in enumerate(discards) if _leads(card)), default=0)
    first = discards[lead_at]
    colour = first[0] if first[0] in COLOURS else "any"
    figure = first[1:] if colour != "any" else "none"
    if colour == "any" and "first_card" not in options:
        house["first_card"] = "any"
    players = len(hands)
    size = house["pyramid_start"] if house["pyramid"] else 8
    document: dict[str, Any] = {
        "game": "taki",
        "rules": TAKI.version,
        "edition": edition,
        "players": players,
        "options": house,
        "key": KEY,
        "shuffles": SHUFFLES,
        "over": False,
        "winners": [],
        "phase": "turn",
        "turn": turn,
        "direction": "clockwise",
        "lead_colour": colour,
        "lead_figure": figure,
        "lead_at": lead_at,
        "taki_open": False,
        "debt": 0,
        "added": 0,
        "asked": [],
        "idle": 0,
        "due": [],
        "waived": [],
        "called": [],
        "let_off": [[] for _ in hands],
        "stages": stages or [size] * players,
        "counts": [len(hand) for hand in held],
        "hands": [sorted(hand, key=CODES.__getitem__) for hand in held],
        "pile": left + drawn[::-1],
        "discards": discards,
    }
    assert set(fields) <= set(document), f"unknown fields {set(fields) - set(document)}"
    return TAKI.from_position(document | fields)


def _leads(card: str) -> bool:
    return card[0] in COLOURS or card in ("colour", "super")


def hand(match: Match, seat: int) -> str:
    """Return a seat's cards in one line."""
    cards: list[str] = match.position()["hands"][seat]
    return " ".join(cards)


def drawn(events: list[Event]) -> list[tuple[int | None, object, object]]:
    """List who drew, how many and why, in order."""
    return [(event.seat, event.count, event.reason) for event in events if event.kind == "drew"]


def stand(match: Match) -> str:
    """Return the decision point in a line: ``"chain 1 R+2 debt 2"``, ``"turn 0 R7 open"``."""
    at = match.position()
    debt = f" debt {at['debt']}" if at["debt"] else ""
    is_open = " open" if at["taki_open"] else ""
    return f"{at['phase']} {at['turn']} {at['lead_colour']}{at['lead_figure']}{debt}{is_open}"
