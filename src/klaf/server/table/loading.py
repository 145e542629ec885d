"""Takes a table up from the store."""

import asyncio
from collections.abc import Sequence

import msgspec

from klaf.server.errors import Damaged, Refused
from klaf.server.log.chain import check_chain, unseal
from klaf.server.log.change import Change, checked_change
from klaf.server.log.checkpoint import Checkpoint, restore
from klaf.server.log.inputs import Row, Sat, read_input
from klaf.server.log.state import Standing, same_hash
from klaf.server.table.actor import Actor
from klaf.server.table.services import Services
from klaf.server.table.stale import Stale
from klaf.server.table.timing import moment_of
from klaf.server.telling.broadcast import RECENT

MANY = 2000  # rows that are checked beside the event loop


async def load(services: Services, code: str) -> Actor | None:
    """Load a table from the store; None if no table has that code.

    A checkpoint that does not follow from the log is not believed: the table is played from its first row.

    Raises:
        Refused: an operator has closed it.
        Damaged: its log is not whole, or does not lead where it says.
        OtherRules: it was written under rules that are not known here.
        StoreFailed: it cannot be read.
    """
    store = services.store
    if await store.is_closed(code):
        raise Refused("closed")
    found, head, rows = await store.checkpoint(code), await store.head(code), await store.rows(code, 0)
    if not rows and head is None:
        if await store.has_log(code) and await store.head(code) is None:  # nor was it made just now
            raise Damaged(code, 1)
        return None
    if len(rows) > MANY:
        await asyncio.to_thread(check_chain, code, rows, head)
    else:
        check_chain(code, rows, head)
    standing: Standing | None = None
    stale = Stale()
    if found is not None:
        try:
            standing, stale.seqs = believed(*found, rows, services.log_key)
        except Damaged:
            services.logger.error("checkpoint damaged", table=code, row=found[0])
    changes: list[Change] = []
    waited = moment_of(standing)
    for row in rows[0 if standing is None else standing.seq :]:
        change = checked_change(standing, row, services.dealer)
        changes = [*changes[-RECENT + 1 :], change]
        standing, before = change.after, waited
        waited = moment_of(standing)
        stale.observe(change, before, waited)
    assert standing is not None
    actor = Actor(services, standing, rows[-1].chain, stale)
    actor.table.broadcast.recent.extend(changes)
    await actor.table.ledger.take_up()
    return actor


def believed(seq: int, sealed: bytes, rows: Sequence[Row], key: bytes) -> tuple[Standing, dict[str, int]]:
    """Return the standing of a checkpoint that belongs to a whole log, and what would be stale there.

    Raises:
        Damaged: it does not follow from that log.
        OtherRules: it is no position of today's rules.
    """
    if not 0 < seq <= len(rows):
        raise Damaged(rows[0].table, seq)
    row = rows[seq - 1]
    try:
        stored = msgspec.json.decode(unseal(sealed, row, key), type=Checkpoint)
    except msgspec.DecodeError as error:
        raise Damaged(row.table, seq) from error
    standing = restore(stored, rows[:seq])
    if stored.seq != seq or not _leads_to(row, standing):
        raise Damaged(row.table, seq)
    return standing._replace(state=standing.state.named(names(rows[:seq]))), stored.stale


def _leads_to(row: Row, standing: Standing) -> bool:
    """Whether a row led to a standing; of a match that was played by other rules only its table can be compared."""
    if standing.match is not None and standing.state.rules != standing.match.game.version:
        return row.hash.startswith(standing.state.digest)
    return same_hash(standing, row.hash)


def names(rows: Sequence[Row]) -> dict[str, str]:
    """Return the name under which each guest sat down last."""
    return {given.guest: given.name for row in rows if row.personal and isinstance(given := read_input(row), Sat)}
