"""One row of a table's log, with the standings before and after it."""

from collections.abc import Sequence

from klaf.engine.errors import KlafError
from klaf.engine.events import Event
from klaf.engine.match import DealEnd
from klaf.server.errors import Damaged, OtherRules
from klaf.server.log.inputs import AnyInput, Created, Dealt, Moved, Resumed, Row, read_input
from klaf.server.log.state import Dealer, Standing, apply, comparable, deal, same_hash, same_rules

MATCH_INPUTS = (Moved, Dealt, Resumed)


class Change:
    """An input, the standings before and after it, and the events of the match that it caused."""

    def __init__(self, before: Standing | None, after: Standing, given: AnyInput, events: Sequence[Event]) -> None:
        """Take the input, its two standings and its events."""
        self.before, self.after, self.given, self.events = before, after, given, events
        self.table_changed = before is None or before.state is not after.state
        self.moved = given if isinstance(given, Moved) else None

    @property
    def deal_end(self) -> DealEnd | None:
        """Return how a deal ended by a move; None if none did."""
        known = self.before.ended if self.before else None
        ended = self.after.ended
        return None if ended is None or ended is known else ended.end


def change_of(before: Standing | None, given: AnyInput, dealer: Dealer = deal) -> Change:
    """Apply an input.

    Raises:
        KlafError: the rules forbid it.
    """
    after, events = apply(before, given, dealer)
    return Change(before, after, given, events)


def checked_change(before: Standing | None, row: Row, dealer: Dealer = deal) -> Change:
    """Apply a row of the log, and check by its hash that the result is the same as when it was written.

    Raises:
        Damaged: it does not.
        OtherRules: it does not, or nobody can tell, and it was written under another version of the rules.
    """
    given = read_input(row)
    if (before is None) != isinstance(given, Created):  # the beginning is missing, or stands twice
        raise Damaged(row.table, row.seq)
    wrong = Damaged if same_rules(before, given) else OtherRules
    try:
        change = change_of(before, given, dealer)
    except KlafError as error:
        raise wrong(row.table, row.seq, str(error)) from error
    if change.after.seq != row.seq:
        raise Damaged(row.table, row.seq)
    if not same_hash(change.after, row.hash):
        raise wrong(row.table, row.seq)
    if wrong is OtherRules and isinstance(given, MATCH_INPUTS) and not comparable(change.after):
        raise OtherRules(row.table, row.seq)  # nobody can tell; the same version, though, leads to the same states
    return change
