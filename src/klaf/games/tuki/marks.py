"""The marks at a table of Tuki Tuki: what the open cards of each box count, and who opened everything first."""

from collections.abc import Sequence
from typing import Any

from klaf.engine.marks import Marks, SeatMark, Sum, SumPart
from klaf.games.tuki.cards import CODES, KINDS
from klaf.games.tuki.options import OPTIONS, PARROTS_JOIN
from klaf.games.tuki.parts import Part, explain
from klaf.games.tuki.state import COLUMNS

JOINS = next(option for option in OPTIONS if option.name == "double_parrot").values[PARROTS_JOIN]


def marks(d: dict[str, Any]) -> Marks:
    """TU-11 to TU-15: mark the closer, and count what lies open before everybody."""
    closers = () if d["closer"] is None else (SeatMark("closer", d["closer"]),)
    return Marks(closers, tuple(_sum(d, seat) for seat in range(d["players"])))


def _sum(d: dict[str, Any], seat: int) -> Sum:
    """Return what the open cards of a seat's box count; a card that somebody knows face down is none of them."""
    shown = [CODES.get(card) if place in d["open"][seat] else None for place, card in enumerate(d["boxes"][seat])]
    parts = explain(shown, d["options"]["double_parrot"] == JOINS)
    return Sum(seat, sum(part.points for part in parts), tuple(_part(part, shown) for part in parts))


def _part(part: Part, shown: Sequence[int | None]) -> SumPart:
    """Spell a part of a sum."""
    both = [place for column in part.columns for place in (column, column + COLUMNS)]
    places = tuple(place for place in both if shown[place] is not None)
    number = None if part.number is None else KINDS[part.number]
    return SumPart(part.name, part.points, places, tuple(KINDS[card] for card in part.cards), number)
