"""The marks at a table of Tuki Tuki: what the open cards of each box count, and who opened everything first."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from klaf.engine.marks import Marks, SeatMark, Sum, SumPart
from klaf.games.tuki.cards import CODES, KINDS
from klaf.games.tuki.options import OPTIONS, PARROTS_JOIN
from klaf.games.tuki.parts import Part, explain
from klaf.games.tuki.state import COLUMNS, OPENING, PHASES

JOINS = next(option for option in OPTIONS if option.name == "double_parrot").values[PARROTS_JOIN]


def marks(d: dict[str, Any]) -> Marks:
    """TU-11 to TU-15: mark the closer, and count what lies open before everybody."""
    closers = () if d["closer"] is None else (SeatMark("closer", d["closer"]),)
    if d["phase"] == PHASES[OPENING]:  # TU-03: nobody sees yet what the others open
        return Marks(closers)
    join = d["options"]["double_parrot"] == JOINS
    return Marks(closers, tuple(_sum(seat, _open_cards(d, seat), join) for seat in range(d["players"])))


def _open_cards(d: dict[str, Any], seat: int) -> tuple[int | None, ...]:
    """Return the open cards of a seat's box by place; a card that somebody knows face down is none of them."""
    opened = d["open"][seat]
    return tuple(CODES.get(card) if place in opened else None for place, card in enumerate(d["boxes"][seat]))


@lru_cache(maxsize=4000)  # a move changes one box at most
def _sum(seat: int, shown: tuple[int | None, ...], join: bool) -> Sum:
    """Return what the open cards of a seat's box count."""
    parts = explain(shown, join)
    return Sum(seat, sum(part.points for part in parts), tuple(_part(part, shown) for part in parts))


def _part(part: Part, shown: Sequence[int | None]) -> SumPart:
    """Spell a part of a sum."""
    both = [place for column in part.columns for place in (column, column + COLUMNS)]
    places = tuple(place for place in both if shown[place] is not None)
    number = None if part.number is None else KINDS[part.number]
    return SumPart(part.name, part.points, places, tuple(KINDS[card] for card in part.cards), number)
