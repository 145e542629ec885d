"""What a game of several deals declares about the end of a deal, so that it can be shown before the next deal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from klaf.engine.events import Event


@dataclass(frozen=True)
class Reason:
    """Why a seat got points: the place of the event that tells of it, a word for it, how many, and for what cards."""

    event: int
    kind: str
    points: int
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class SeatEnd:
    """What a deal brought a seat: its points, why, and its total in the match since.

    ``event`` is the place of the event that tells what it came to, if there is one besides those of the reasons.
    """

    seat: int
    points: int
    total: int
    reasons: tuple[Reason, ...]
    event: int | None = None


@dataclass(frozen=True)
class Deals:
    """What a game of several deals declares of their ends."""

    number: Callable[[Any], int]  # of the deal on the table, from 1, in a state
    out: Callable[[Any], int]  # the seat that ended a deal, in a state as it ended
    points: Callable[[Any, Sequence[Event]], tuple[SeatEnd, ...]]  # what it brought, by that state and its events
    remarks: frozenset[str] = frozenset()  # kinds of events that say something of the points, but of nobody's
