"""Whose turn it is: all arithmetic on seats stands here."""

from klaf.engine.compiling.compile import compile_module
from klaf.engine.events import Log, tell
from klaf.games.taki import events as ev_
from klaf.games.taki.hands import settle
from klaf.games.taki.options import CALL_CATCH
from klaf.games.taki.state import TURN, State


def after(s: State, seat: int, steps: int) -> int:
    """Return the seat so many steps, at most a round, after another in the order of play."""
    seat += s.direction * steps
    if seat >= s.players:
        seat -= s.players
    elif seat < 0:
        seat += s.players
    return seat


def begin_turn(s: State, ev: Log, seat: int, phase: int) -> None:
    """Pass the turn to a seat. TK-11: with `catch`, what it owed is forgotten then."""
    s.turn = seat
    s.phase = phase
    if s.last_card == CALL_CATCH:
        settle(s, seat)
    tell(ev, ev_.TURN_OF, seat, 0, 0)


def pass_turn(s: State, ev: Log, seat: int) -> None:
    """Let the turn go from a seat to the next."""
    begin_turn(s, ev, after(s, seat, 1), TURN)


compile_module(__name__)
