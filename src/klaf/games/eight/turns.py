"""Whose turn it is, and what from: all arithmetic on seats stands here."""

from klaf.engine.compiling.compile import compile_module
from klaf.engine.events import Log, tell
from klaf.games.eight.events import TURN_OF
from klaf.games.eight.hands import left
from klaf.games.eight.state import BLIND, HAND, OPEN, State


def after(s: State, seat: int, steps: int) -> int:
    """Return the seat so many steps after another, clockwise."""
    return (seat + steps) % s.players


def begin_turn(s: State, ev: Log, seat: int) -> None:
    """EH-20: a seat's turn begins with its hand, its open cards once that is gone, at last its blind ones."""
    s.turn = seat
    if s.hand_size[seat] > 0:
        s.phase = HAND
    elif left(s.opens[seat]) > 0:
        s.phase = OPEN
    else:
        s.phase = BLIND
    tell(ev, TURN_OF, seat, 0, 0)


compile_module(__name__)
