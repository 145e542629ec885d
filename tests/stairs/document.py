"""Stairs's documents, field by field."""

from typing import Any

from klaf.engine.document.form import Field, Form, each
from klaf.engine.document.kinds import Seat, Whole
from klaf.engine.document.lists import Marked, Numbers, Row
from klaf.engine.document.reader import Reader
from tests.stairs.rules import CARDS, UNKNOWN

HAND = Numbers("hands", 1, CARDS + 1, UNKNOWN, "count", cards=True)
DOCUMENT = Form(
    (
        Field("turn", "the seat in turn", Seat("turn")),
        Field("top", "the card to climb over; 0 on a new flight", Whole("top", 0, CARDS)),
        Field("laid", "the cards that were laid", Marked("laid", 1, CARDS + 1, cards=True)),
        each("hands", "for each seat, its cards", HAND, private=True),
        Field("pile", "the draw pile, its top last", Row("pile", 1, CARDS, "pile_size", hidden=0, cards=True)),
    )
)


def check(r: Reader, s: Any) -> None:
    """Refuse a position that no match could come to."""
    turn, top, laid, hands, pile = (r.document[field.name] for field in DOCUMENT.fields)
    cards = [*pile, *laid, *(card for hand in hands for card in hand)]
    r.need("pile", sorted(cards) == list(range(1, CARDS + 1)))
    r.need("top", top in (0, *laid))
    r.need("hands", [seat for seat, hand in enumerate(hands) if not hand] == ([turn] if s["over"] else []))
    r.need("winners", r.document["winners"] in ([], [turn]))
