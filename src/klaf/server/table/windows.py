"""Moments when others than the seat in turn may act, told from what everybody can see."""

from typing import NamedTuple

from klaf.engine.view import View


class Pace(NamedTuple):
    """How long things take, in seconds."""

    window: float = 4.0  # a +3 waits for a Breaker
    call: float = 1.5  # others' moves wait for "Last card!"
    deal: float = 3.0  # a deal waits for shares
    bot: float = 0.9  # a bot moves
    bot_call: float = 0.5  # a bot calls or lets go
    away: float = 15.0  # a lost connection counts as absence


class Moment(NamedTuple):
    """What a table waits for, as a spectator sees it.

    ``asked``: seats before which a +3 waits. ``due``: seats that may still call "Last card!". ``turn``: the seats
    that must move, on whom a turn clock runs.
    """

    asked: tuple[int, ...] = ()
    due: tuple[int, ...] = ()
    turn: tuple[int, ...] = ()


def moment(view: View) -> Moment:
    """Return what a match waits for from a spectator's view of it: nothing hidden can decide."""
    assert view.seat is None
    acting = view.acting
    turn = int(view.record["turn"][0])
    names = view.record.dtype.names or ()
    if "asked" in names and "due" in names:  # TAKI
        asked = int(view.record["asked"][0])
        if asked:
            return Moment(asked=tuple(seat for seat in acting if asked >> seat & 1))
        due = int(view.record["due"][0])
        if due:
            owing = tuple(seat for seat in acting if due >> seat & 1 and seat != turn)
            return Moment(due=owing, turn=(turn,) if turn in acting else ())
    return Moment(turn=(turn,) if turn in acting else acting)
