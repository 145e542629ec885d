"""What a screen shows of a match besides its fields: marks at seats and of the table, and sums.

A game works them out of a document, and of nothing but what everybody sees of the match: they are the same for every
seat's view, a spectator's and the whole truth, so that they are worked out once for all who look.
"""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class SeatMark:
    """A mark at a seat.

    ``kind`` is the game's own word for it. ``cards`` are the cards that it is about; ``number`` is what it counts.
    """

    kind: str
    seat: int
    cards: tuple[str, ...] = ()
    number: int | None = None


@dataclass(frozen=True, slots=True)
class TableMark:
    """A mark of the whole table.

    ``kind`` is the game's own word for it. ``number`` is what it counts, ``of`` how far that goes.
    """

    kind: str
    number: int | None = None
    of: int | None = None


@dataclass(frozen=True, slots=True)
class SumPart:
    """A part of a sum: what it counts, and the places and cards that it is made of."""

    kind: str
    points: int
    places: tuple[int, ...]
    cards: tuple[str, ...]
    number: str | None = None  # what pairs are of


@dataclass(frozen=True, slots=True)
class Sum:
    """What the open cards of a seat count so far: the points, and their parts."""

    seat: int
    points: int
    parts: tuple[SumPart, ...]


@dataclass(frozen=True, slots=True)
class Marks:
    """All marks and sums of a match, as everybody sees it."""

    seats: tuple[SeatMark, ...] = ()
    sums: tuple[Sum, ...] = ()
    table: tuple[TableMark, ...] = ()

    def at_seat(self, kind: str, seat: int) -> SeatMark | None:
        """Return the mark of a kind at a seat; None: it has none."""
        return next((mark for mark in self.seats if (mark.kind, mark.seat) == (kind, seat)), None)

    def of_table(self, kind: str) -> TableMark | None:
        """Return the table's mark of a kind; None: it has none."""
        return next((mark for mark in self.table if mark.kind == kind), None)


NO_MARKS = Marks()


def no_marks(document: dict[str, Any]) -> Marks:
    """Return the marks of a game that has none."""
    return NO_MARKS
