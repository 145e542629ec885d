"""The call "Last card!": TK-10 to TK-12."""

from klaf.engine.compiling.compile import compile_module
from klaf.engine.events import Log, tell
from klaf.games.taki import events as ev_
from klaf.games.taki.hands import draw, settle
from klaf.games.taki.options import CALL_AUTO, CALL_CATCH
from klaf.games.taki.state import State
from klaf.games.taki.turns import after

PENALTY = 4


def call(s: State, ev: Log, seat: int) -> None:
    """TK-10: "Last card!"."""
    if s.count[seat] == 1:
        settle(s, seat)
        s.called |= 1 << seat
        tell(ev, ev_.CALLED, seat, 0, 0)


def punish_the_silent(s: State, ev: Log, actor: int) -> None:
    """TK-10, TK-11: when another seat acts, whoever did not call draws 4 before the action takes place."""
    silent = s.due | s.waived
    if silent == 0 or s.last_card != CALL_AUTO:
        return
    for step in range(1, s.players):  # TK-09
        seat = after(s, actor, step)
        if silent >> seat & 1:
            draw(s, ev, seat, PENALTY, ev_.FOR_PENALTY)
            settle(s, seat)


def catch(s: State, ev: Log, seat: int, offender: int) -> None:
    """TK-11: with `catch`, an opponent calls the silent one out."""
    tell(ev, ev_.CAUGHT, seat, offender, 0)
    draw(s, ev, offender, PENALTY, ev_.FOR_CATCH)
    settle(s, offender)


def catchable(s: State, seat: int) -> int:
    """TK-11: with `catch`, the silent seats that this one may still call out: not in turn, not let off."""
    if s.last_card != CALL_CATCH:
        return 0
    offenders = (s.due | s.waived) & ~(1 << seat) & ~(1 << s.turn)
    for offender in range(s.players):
        if s.let_off[offender] >> seat & 1:
            offenders &= ~(1 << offender)
    return offenders


compile_module(__name__, inline=(catch, punish_the_silent))
