"""Loads a table from the store."""

import msgspec

from klaf.server.log.change import Change, checked_change
from klaf.server.log.state import Checkpoint, Standing, restore
from klaf.server.table.actor import Actor
from klaf.server.table.services import Services
from klaf.server.table.stale import Stale, window_ended
from klaf.server.telling.broadcast import RECENT


async def load(services: Services, code: str) -> Actor | None:
    """Load a table from the store; None if no table has that code.

    Raises:
        Damaged: its log does not lead where it says.
        OtherRules: it was written under rules that are not known here.
        StoreFailed: it cannot be read.
    """
    found = await services.store.checkpoint(code)
    standing: Standing | None = None
    stale = Stale()
    if found is not None:
        stored = msgspec.json.decode(found[1], type=Checkpoint)
        standing, stale.seqs = restore(stored), stored.stale
    changes: list[Change] = []
    for row in await services.store.rows(code, 0 if standing is None else standing.seq):
        change = checked_change(standing, row, services.dealer)
        changes = [*changes[-RECENT + 1 :], change]
        stale.observe(change, window_ended(change))
        standing = change.after
    if standing is None:
        return None
    actor = Actor(services, standing, stale)
    actor.table.broadcast.recent.extend(changes)
    await actor.table.ledger.take_up()
    return actor
