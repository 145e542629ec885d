"""Stale moves: chosen before the player had seen something that they should know."""

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

    def observe(self, change: Change, ends_window: bool) -> None:
        """Note a change of the table."""
        if change.moved is not None:
            self.seqs[str(change.moved.seat)] = change.after.seq
        if ends_window:
            self.seqs[WINDOW] = change.after.seq

    def is_stale(self, seat: int, seq: int) -> bool:
        """Whether a seat's move was chosen too early."""
        return seq < max(self.seqs.get(str(seat), 0), self.seqs.get(WINDOW, 0))


def window_ended(change: Change) -> bool:
    """Whether a window waited before a change and does not any more."""
    before, after = change.before, change.after
    if change.moved is None or before is None or before.match is None or after.match is None:
        return False
    return bool(before.match.view(None).moment.asked) and not after.match.view(None).moment.asked
