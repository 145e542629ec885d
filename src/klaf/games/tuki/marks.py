"""The marks at a table of Tuki Tuki: the round, the totals, what open cards count, and who opened everything first."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from klaf.engine.marks import Marks, SeatMark, Sum, SumPart, TableMark
from klaf.games.tuki.cards import CODES, KINDS
from klaf.games.tuki.options import OPTIONS, PARROTS_JOIN
from klaf.games.tuki.parts import Part, explain
from klaf.games.tuki.state import COLUMNS, OPENING, PHASES, ROUNDS

JOINS = next(option for option in OPTIONS if option.name == "double_parrot").values[PARROTS_JOIN]


def marks(d: dict[str, Any]) -> Marks:
    """TU-11 to TU-15, TU-20: mark the round, the closer and the totals; count what lies open before everybody."""
    seats = [SeatMark("total", seat, number=sum(points)) for seat, points in enumerate(_points_of(d))]
    if d["closer"] is not None:
        seats.append(SeatMark("closer", d["closer"]))
    table = (TableMark("round", min(d["rounds"] + 1, ROUNDS), ROUNDS),)
    return Marks(tuple(seats), _sums(d), table)


def _points_of(d: dict[str, Any]) -> list[list[int]]:
    """Return, for each seat, its points in every finished round."""
    return [[points[seat] for points in d["points"]] for seat in range(d["players"])]


def _sums(d: dict[str, Any]) -> tuple[Sum, ...]:
    """Return what the open cards of each box count; none while nobody sees yet what the others open (TU-03)."""
    if d["phase"] == PHASES[OPENING]:
        return ()
    join = d["options"]["double_parrot"] == JOINS
    return tuple(sum_of(seat, _open_cards(d, seat), join) for seat in range(d["players"]))


def _open_cards(d: dict[str, Any], seat: int) -> tuple[int | None, ...]:
    """Return the open cards of a seat's box by place; a card that somebody knows face down is none of them."""
    opened = d["open"][seat]
    return tuple(CODES.get(card) if place in opened else None for place, card in enumerate(d["boxes"][seat]))


@lru_cache(maxsize=4000)  # a move changes one box at most
def sum_of(seat: int, shown: tuple[int | None, ...], join: bool) -> Sum:
    """Return what the open cards of a seat's box count."""
    parts = explain(shown, join)
    return Sum(seat, sum(part.points for part in parts), tuple(_part(part, shown) for part in parts))


def _part(part: Part, shown: Sequence[int | None]) -> SumPart:
    """Spell a part of a sum."""
    both = [place for column in part.columns for place in (column, column + COLUMNS)]
    places = tuple(place for place in both if shown[place] is not None)
    number = None if part.number is None else KINDS[part.number]
    return SumPart(part.name, part.points, places, tuple(KINDS[card] for card in part.cards), number)
