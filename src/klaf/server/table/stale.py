"""Stale moves: chosen before the player had seen something that they should know."""

from klaf.engine.moment import Moment
from klaf.server.log.change import Change

WINDOW = "window"


class Stale:
    """Remembers what a player must have seen before the next move of a seat counts.

    That is the seat's own last move (else a double click plays twice), and the end of the last window (else an answer
    that came too late would be a move in turn). A move that was stored already is always stale, so that no other
    memory of stored commands is needed.
    """

    def __init__(self) -> None:
        """Start with no moves."""
        self.seqs: dict[str, int] = {}

    def observe(self, change: Change, before: Moment, after: Moment) -> None:
        """Note a change of the table, and what its match waited for before and after it."""
        if change.moved is not None:
            self.seqs[str(change.moved.seat)] = change.after.seq
        if before.asked and not after.asked:
            self.seqs[WINDOW] = change.after.seq

    def is_stale(self, seat: int, seq: int) -> bool:
        """Whether a seat's move was chosen too early."""
        return seq < max(self.seqs.get(str(seat), 0), self.seqs.get(WINDOW, 0))
