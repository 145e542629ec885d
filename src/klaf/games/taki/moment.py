"""Moments of TAKI at which others than the seat in turn may act: the question for a Breaker, and the call."""

from klaf.engine.compiling.compile import compile_module
from klaf.games.taki.state import BREAK, OVER, State


def asked(s: State) -> int:
    """TK-30: the seats that have not answered for a Breaker yet."""
    return s.asked if s.phase == BREAK else 0


def due(s: State) -> int:
    """TK-11: the seats that may still call; for the one in turn nobody waits: it calls with its play, or before."""
    if s.phase in (BREAK, OVER):
        return 0
    return s.due & ~(1 << s.turn)


compile_module(__name__)
