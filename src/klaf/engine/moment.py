"""What a match waits for, as everybody can see it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from klaf.engine.errors import IllegalMove
from klaf.engine.numbers import seats_of


@dataclass(frozen=True)
class Window:
    """What a game declares of the window in which its rules' ``asked`` asks several seats at once."""

    card: str  # the card that opens it, laid by the seat in turn
    declines: str  # the move that answers with nothing; it is made for whoever has not answered when time is up
    answered: Callable[[], IllegalMove]  # the refusal of a second answer


class Moment(NamedTuple):
    """The seats that a match waits for: those in turn, those that a window asks, those that may still call.

    While a window asks, nobody is in turn. A call may be made while somebody else is in turn.
    """

    asked: tuple[int, ...] = ()
    due: tuple[int, ...] = ()
    turn: tuple[int, ...] = ()


def moment_from(turn: int, acting: int, asked: int, due: int) -> Moment:
    """Return the moment at which these seats act, are asked, may call; ``turn`` is the seat in turn, or -1."""
    if asked:
        return Moment(asked=tuple(seats_of(asked)))
    in_turn = turn >= 0 and acting >> turn & 1
    if due:
        return Moment(due=tuple(seats_of(due)), turn=(turn,) if in_turn else ())
    return Moment(turn=(turn,) if in_turn else tuple(seats_of(acting)))
