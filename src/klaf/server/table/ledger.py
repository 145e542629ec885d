"""Writes a table's log: a change is applied only after it is stored. Reads it back after a restart."""

from collections.abc import Callable, Sequence

import msgspec

from klaf.server.bucket import Bucket
from klaf.server.errors import Conflict, Damaged, LeaseLost, StoreFailed
from klaf.server.log.chain import link, linked, seal
from klaf.server.log.change import Change, change_of, checked_change
from klaf.server.log.checkpoint import checkpoint_of
from klaf.server.log.inputs import AnyInput, Relaid, Resumed, Row, Started, write_input
from klaf.server.log.state import Standing, hash_of
from klaf.server.store.contract import Append, Ended, Listing
from klaf.server.table.services import Services
from klaf.server.table.stale import Stale
from klaf.server.telling import render
from klaf.server.telling.records import record_of

CHECKPOINT_EVERY = 25  # rows between two checkpoints
ROWS, ROWS_A_SECOND = 3600, 3.0  # that a table may write at once, and go on writing
ROWS_LOADED = 900  # at once, of a table that was loaded: as many as it would have regained until it was let go of


class Ledger:
    """Stores what happens at a table, and reads what other processes stored."""

    def __init__(
        self, services: Services, standing: Standing, chain: bytes, stale: Stale, applied: Callable[[Change], None]
    ) -> None:
        """Go on from a standing and its row's chain; ``applied`` is called with each change that has become true."""
        self.standing, self.chain = standing, chain
        self._services, self._stale, self._applied = services, stale, applied
        self._code = standing.state.code
        self.unsure = False  # whether the store may hold more than is applied here
        left = ROWS_LOADED if standing.seq else ROWS
        self._rows = Bucket(services.time.now(), ROWS_A_SECOND, ROWS, left)

    @property
    def full(self) -> bool:
        """Whether so much was written, here and elsewhere, that people have to slow down."""
        return self._services.limited and not self._rows.has(self._services.time.now())

    async def commit(self, inputs: Sequence[AnyInput], guest: str = "", command: str = "", runner: str = "") -> None:
        """Store inputs, all or none; only then apply them and tell everybody.

        ``runner``: this process, if they are due and not a command: then only while it runs the table.

        Raises:
            KlafError: the rules forbid one of them.
            Conflict: another process was faster; this one has caught up.
            StoreFailed: nobody knows whether they are stored.
        """
        before, changes = self.standing, []
        for given in inputs:
            changes.append(change_of(before, given, self._services.dealer))
            before = changes[-1].after
        if changes:
            await self.enter(changes, guest, command, runner)

    async def enter(self, changes: Sequence[Change], guest: str = "", command: str = "", runner: str = "") -> None:
        """Store changes that follow from the standing, all or none; only then apply them and tell everybody.

        Raises:
            Conflict: another process was faster; this one has caught up.
            StoreFailed: nobody knows whether they are stored.
        """
        services = self._services
        at = services.time.date()
        rows = linked(self.chain, [self._row(change, at, guest, command) for change in changes])
        step = Append(rows, self._listing(changes), await self._ended(changes, rows), runner)
        since = services.time.now()
        try:
            await services.store.append(step)
        except Conflict as conflict:
            if isinstance(conflict, LeaseLost):
                services.lost(self._code)
            if changes[0].before is not None:
                await self.catch_up()
            raise
        except StoreFailed:
            self.unsure = True
            raise
        services.metrics.store.observe(services.time.now() - since)
        for change, row in zip(changes, rows, strict=True):
            self._apply(change, row)
        services.metrics.count("rows", len(rows))
        services.logged(self._code, self.standing.seq, step.listing is not None)

    def _row(self, change: Change, at: int, guest: str, command: str) -> Row:
        written, personal = write_input(change.given)
        after = change.after
        return Row(self._code, after.seq, at, guest, command, written, hash_of(after), personal=personal)

    def _listing(self, changes: Sequence[Change]) -> Listing | None:
        """Return the entry in the lobby, if it has changed."""
        if not any(change.table_changed for change in changes):
            return None
        state = changes[-1].after.state
        document = msgspec.json.encode(render.listed(state))
        guests = tuple(one.guest for one in state.seats if one.guest)
        return Listing(state.stage, state.settings.public, state.host, guests, document, self._services.served())

    async def _ended(self, changes: Sequence[Change], rows: Sequence[Row]) -> Ended | None:
        """Return the record of the match that these changes finish, if they do."""
        state, match = changes[-1].after[:2]
        if match is None or not match.over or state.finished[-1:] == self.standing.state.finished[-1:]:
            return None
        earlier = [] if match.dealt else await self._services.store.rows(self._code, state.began - 1)
        return Ended(state.match, record_of(state, match, [*earlier, *rows], self._services.dealer))

    def _apply(self, change: Change, row: Row) -> None:
        self.standing, self.chain = change.after, row.chain
        self._rows.drain(self._services.time.now(), 1)
        self._applied(change)
        if change.after.seq % CHECKPOINT_EVERY == 0:
            self._services.spawn(self.checkpoint())

    async def checkpoint(self) -> None:
        """Store a checkpoint, so that the log need not be replayed from its first row."""
        document = msgspec.json.encode(checkpoint_of(self.standing, self._stale.seqs))
        sealed = seal(document, self.chain, self._services.log_key)
        try:
            await self._services.store.put_checkpoint(self._code, self.standing.seq, sealed)
        except StoreFailed:
            self._services.metrics.count("store_failures")

    async def catch_up(self) -> None:
        """Apply rows that are stored but that this process has not applied yet.

        Raises:
            Damaged: it does not lead where it says.
            OtherRules: it was written under rules that are not known here.
            StoreFailed: it cannot be read.
        """
        for row in await self._services.store.rows(self._code, self.standing.seq):
            if row.chain != link(self.chain, row):
                raise Damaged(row.table, row.seq)
            self._apply(checked_change(self.standing, row, self._services.dealer), row)
        self.unsure = False

    async def take_up(self) -> None:
        """Go on after the table was loaded; if the rules are newer, from the position where the match stood.

        A match from a backup is dealt anew: how it goes on may be known.
        """
        state, match = self.standing[:2]
        if match is None or state.stage != "playing":
            return
        if state.began <= await self._services.store.put_back(self._code):
            await self.commit([Started()])
            return
        version, layout = match.game.version, match.game.layout
        if state.rules != version:
            await self.commit([Resumed(position=match.position(), rules=version, layout=layout)])
        elif state.layout != layout:
            await self.commit([Relaid(layout=layout)])
