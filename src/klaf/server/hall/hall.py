"""All tables of one process: makes them, finds them, keeps them running and unloads them."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from klaf.server.errors import Conflict, Damaged, OtherRules, Refused, StoreFailed
from klaf.server.hall.closures import Closures
from klaf.server.hall.deletions import Deletions
from klaf.server.hall.operators import TroubleLog, register
from klaf.server.hall.peers import Note, deliver
from klaf.server.hall.served import ServedTime
from klaf.server.hall.sharing import Sharing
from klaf.server.log.chain import start
from klaf.server.log.change import change_of
from klaf.server.log.state import Dealer, Standing, deal
from klaf.server.logging import Logger
from klaf.server.metrics import Metrics
from klaf.server.store.contract import Store
from klaf.server.table import arranging
from klaf.server.table.actor import Actor, broken_by
from klaf.server.table.loading import load
from klaf.server.table.pace import Pace
from klaf.server.table.shuffling import new_secret
from klaf.server.table.thinking import PoolThinker, Thinker, spare_cores
from klaf.server.telling.lobby import Lobby
from klaf.server.time_source import SystemTime, TimeSource
from klaf.wire import commands

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
QUIET, UNLOAD = 60.0, 300.0  # seconds after which a table lets go of its past, and is let go of itself
HOUR = 3_600_000


class Hall:
    """The tables that this process serves."""

    def __init__(
        self,
        store: Store,
        time: TimeSource | None = None,
        pace: Pace | None = None,
        thinker: Thinker | None = None,
        logger: Logger | None = None,
        dealer: Dealer = deal,
        secret: Callable[[], str] = new_secret,
        processes: int = 1,
    ) -> None:
        """Serve the tables of a store, as one of so many processes that share the machine's cores."""
        self.store = store
        self.time: TimeSource = time or SystemTime()
        self.pace = pace or Pace()
        self.logger = logger or Logger()
        self.dealer, self.secret = dealer, secret
        self.metrics = store.watch.metrics = Metrics()
        self.thinker: Thinker = thinker or PoolThinker(spare_cores(processes), self.metrics)
        self.process = secrets.token_hex(8)
        self.tables: dict[str, Actor] = {}
        self.served_time = ServedTime(store, lambda: self.time.now())
        self._used: set[str] = set()  # tables at which something happened since the last sweep
        self.lobby = Lobby(store, self.time, self.spawn)
        self.sharing = Sharing(store, self.time, self.process, self.metrics, self.tables, self.spawn)
        self.peers = self.sharing.peers
        self.deletions = Deletions(store, self.find, self.metrics, self.logger)
        self.closures = Closures(store, self.time, self._end, self.metrics)
        self.limited = True
        self.log_key, self._notice = b"", b""
        self.revoked: Callable[[Sequence[str]], None] = lambda guests: None  # what ends sockets without a valid cookie
        self.keep_days = 30
        self._loading: dict[str, asyncio.Task[Actor | None]] = {}
        self._clearing: set[str] = set()  # tables that are being deleted
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open the store and listen to other processes."""
        await self.store.open()
        for file in self.store.mended:
            self.logger.warning("store file was readable by others", store=file)
        if self.store.restored:
            self.logger.warning("store was restored from a backup: its running matches are dealt anew")
        self.log_key = await self.store.secret("log")
        self._notice = await self.store.notice()
        await self.served_time.agree()
        self.store.listen(self._hear)
        if self.store.shared:
            await self.sharing.catch_up()
        register(self.metrics, self.tables, self.thinker, self.store.watch)
        self.store.watch.changed = TroubleLog(self.logger, self.time).take

    async def close(self) -> None:
        """Store the standing of every table, and close the store."""
        for actor in list(self.tables.values()):
            actor.timekeeper.stop()
            await actor.settled()
            await actor.table.ledger.checkpoint()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.sharing.leases.leave()
        with suppress(StoreFailed):
            await self.served_time.agree()
        if isinstance(self.thinker, PoolThinker):
            self.thinker.close()
        await self.store.close()

    # Tables

    async def create(self, command: commands.Create, guest: str, name: str) -> Actor:
        """Make a table.

        Raises:
            KlafError: it cannot be made so.
            StoreFailed: it may not be stored.
        """
        for _ in range(20):
            code = "".join(secrets.choice(LETTERS) for _ in range(6))
            inputs = arranging.create(code, command, guest, name)
            changes = [change_of(None, inputs[0])]
            for given in inputs[1:]:
                changes.append(change_of(changes[-1].after, given))
            actor = Actor(self, Standing(changes[0].after.state, None, 0), start(code))
            try:
                await actor.table.ledger.enter(changes, guest, command.id)
            except Conflict:
                continue
            self.tables[code] = actor
            return actor
        raise Refused("try-again", retry=True)

    async def find(self, code: str) -> Actor:
        """Return a table, loaded from the store if it is not in memory.

        Raises:
            Refused: there is none of that code, or its log is damaged.
            StoreFailed: it cannot be read.
        """
        if code in self._clearing:
            raise Refused("no-table", field="code", code=code)
        if code in self.tables:
            return self.tables[code]
        if code not in self._loading:
            self._loading[code] = asyncio.get_running_loop().create_task(load(self, code))
        try:
            actor = await asyncio.shield(self._loading[code])
        except (Damaged, OtherRules) as error:
            self.logger.error(f"table {broken_by(error).why}", table=code, row=error.seq)
            raise broken_by(error) from None
        except Conflict:
            raise Refused("try-again", retry=True) from None
        finally:
            self._loading.pop(code, None)
        if actor is None:
            raise Refused("no-table", field="code", code=code)
        if code not in self.tables:
            self.metrics.count("tables_loaded")
            self.tables[code] = actor
            self.sharing.elsewhere.introduce(code)
        return self.tables[code]

    async def clear(self, codes: Sequence[str], most: int) -> None:
        """Delete the first of these tables until ``most`` are left, but no table that somebody is at."""
        free = [code for code in codes if code not in self._loading and self._free(code)]
        self._clearing.update(unwanted := free[: max(0, len(codes) - most)])
        try:
            gone = await self.store.discard(unwanted) if unwanted else []
        except StoreFailed:  # then the next time
            self.metrics.count("store_failures")
            return
        finally:
            self._clearing.difference_update(unwanted)
        for code in gone:
            self._let_go(code)
            self.peers.table_gone(code)
        if gone:
            self.lobby.changed()

    def _free(self, code: str) -> bool:
        return code not in self.tables or self.tables[code].idle

    def _let_go(self, code: str) -> None:
        actor = self.tables.pop(code, None)
        self.sharing.leases.drop(code)
        if actor is not None:
            actor.stop()
            self.metrics.count("tables_unloaded")

    async def _end(self, code: str) -> None:
        """End a table that an operator has closed, if it is in memory."""
        actor = self.tables.get(code)
        if actor is not None:
            actor.close()
            await actor.settled()
            self._let_go(code)
            self.lobby.changed()

    async def forget(self, guest: str) -> None:
        """Delete a guest, and end their sockets.

        Raises:
            StoreFailed: the guest is still at a table, or still stored.
        """
        await self.deletions.forget(guest)
        self.revoked((guest,))
        self.peers.revoked((guest,))

    async def tasks_done(self) -> None:
        """Wait until all that was started here is done, the notes to other processes too."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Services to tables

    def holds(self, code: str) -> bool:
        """Whether this process runs the clocks and bots of a table."""
        return self.sharing.leases.holds(code)

    def lost(self, code: str) -> None:
        """Note that another process now runs the clocks and bots of a table."""
        self.sharing.leases.drop(code)

    async def acquire(self, code: str) -> None:
        """Try to run the clocks and bots of a table to which somebody has come."""
        self._used.add(code)
        await self.sharing.leases.acquire(code)

    def served(self) -> int:
        """Return the milliseconds that servers have served: by them tables grow old."""
        return self.served_time.now()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def logged(self, code: str, seq: int, listed: bool) -> None:
        """Notify other processes that a table's log has grown, and the lobby if it shows something new."""
        self._used.add(code)
        self.peers.logged(code, seq)
        if listed:
            self.lobby.changed()
            self.peers.lobby_changed()

    def _hear(self, data: bytes) -> None:
        """Handle a note from another process."""
        note = msgspec.json.decode(data, type=Note)
        if note.process == self.process:
            return
        if note.kind == "revoked":
            self.revoked(note.guests)
        if note.kind == "closed":
            self.spawn(self.closures.carry_out())
        self.sharing.hear(note)
        if note.kind in ("lobby", "gone"):
            self.lobby.changed()
        actor = self.tables.get(note.table)
        if actor is None:
            return
        if note.kind == "gone" and actor.idle:
            self._let_go(note.table)
        else:
            deliver(note, actor)

    # What is done again and again

    async def beat(self) -> None:
        """Every few seconds: renew leases, read what other processes wrote, unload quiet tables."""
        now = self.time.now()
        if self.store.shared:
            await self.sharing.catch_up()
            await self.served_time.keep_agreeing()
        else:
            await self._look_for_notice()
        if self.deletions.due:
            self.spawn(self.deletions.carry_out(self.forget))
        if self.closures.due:
            self.spawn(self.closures.carry_out())
        for actor in list(self.tables.values()):
            if now - actor.quiet_since > UNLOAD and actor.idle:
                await actor.table.ledger.checkpoint()
                if actor.idle:  # nobody has come meanwhile
                    self._let_go(actor.code)
            elif now - actor.quiet_since > QUIET:
                actor.table.broadcast.forget()

    async def _look_for_notice(self) -> None:
        """See whether an operator has revoked or closed something; on a shared store a note tells of it."""
        with suppress(StoreFailed):
            before, self._notice = self._notice, await self.store.notice()
            if before != self._notice:
                self.revoked(())
                self.deletions.due = self.closures.noted = True

    async def sweep(self) -> None:
        """Delete abandoned lobbies, and tables where nothing has happened for long, while a server was there."""
        self.deletions.due = True  # a note of them may be lost
        now = await self.served_time.agree()
        used = self._used | {code for code, actor in self.tables.items() if actor.viewers}
        await self.store.touch(sorted(used), now)
        self._used -= used
        for code in await self.store.sweep(now - 2 * HOUR, now - self.keep_days * 24 * HOUR):
            self._let_go(code)
