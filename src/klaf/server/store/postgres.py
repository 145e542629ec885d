"""PostgreSQL: several processes, on one or more machines, share one database."""

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from klaf.engine.packages import require
from klaf.server.errors import Conflict, StoreFailed
from klaf.server.log.inputs import Row
from klaf.server.store import statements as sql
from klaf.server.store.contract import Append, GuestRow, Handler, Made, Note, Store

require("asyncpg", "postgres")

import asyncpg  # noqa: E402

MIGRATIONS = Path(__file__).parent / "migrations"
CHANNEL = "klaf"
MIGRATING = 0x6B6C6166  # an advisory lock: one process at a time brings the schema up to date
PATIENCE = 5.0  # seconds that somebody waits for the store
CLOSING = 5.0  # seconds for connections to be handed back, and as many to be closed
FREE = " AND NOT EXISTS (SELECT 1 FROM leases WHERE leases.code = tables.code AND until > clock_timestamp())"
T = TypeVar("T")
FAILURES = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)


def numbered(statement: str) -> str:
    """Write ``$1``, ``$2``, … in the place of question marks."""
    parts = statement.split("?")
    return "".join(f"{part}${number}" for number, part in enumerate(parts[:-1], 1)) + parts[-1]


class PostgresStore(Store):
    """A store in a PostgreSQL database."""

    shared = True

    def __init__(self, address: str, connections: int = 8, patience: float = PATIENCE) -> None:
        """Name the database."""
        self.address, self.connections, self.patience = address, connections, patience
        self._handlers: list[Handler] = []
        self._pool: Any = None
        self._listener: Any = None
        self._listening: asyncio.Task[None] | None = None
        self._lending: set[asyncio.Task[Any]] = set()

    def claim(self) -> None:
        """Do nothing: many processes share a database."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""
        try:
            self._pool = await asyncpg.create_pool(
                self.address, min_size=2, max_size=self.connections, command_timeout=self.patience
            )
            await self._migrate()
        except FAILURES as error:
            raise StoreFailed(str(error)) from error
        self._listening = asyncio.get_running_loop().create_task(self._listen_on())

    async def close(self) -> None:
        """Disconnect."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._listener is not None:
            self._listener.terminate()
        if self._lending:  # work that was given up hands its connection back only now
            await asyncio.wait(self._lending, timeout=CLOSING)
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), CLOSING)
            except TimeoutError:
                self._pool.terminate()

    async def _migrate(self) -> None:
        async with self._pool.acquire() as db, db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
            await db.execute("CREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL)")
            version = await db.fetchval("SELECT max(version) FROM schema") or 0
            for script in sorted(MIGRATIONS.glob("postgres_*.sql")):
                number = int(re.findall("[0-9]+", script.stem)[0])
                if number > version:
                    await db.execute(script.read_text(encoding="utf-8"))
                    await db.execute("INSERT INTO schema (version) VALUES ($1)", number)

    async def _listen_on(self) -> None:
        """Hear notes on a connection of its own, and get another when it is lost."""
        while True:
            try:
                self._listener = await asyncpg.connect(self.address, timeout=self.patience)
                await self._listener.add_listener(CHANNEL, self._heard)
                while not self._listener.is_closed():
                    await self._listener.execute("SELECT 1", timeout=self.patience)
                    await asyncio.sleep(2)
            except FAILURES:
                if self._listener is not None:
                    self._listener.terminate()
                await asyncio.sleep(1)

    def _heard(self, connection: object, process: int, channel: str, payload: object) -> None:
        for handler in self._handlers:
            handler(str(payload).encode())

    async def _lend(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """Do work with a connection, all in so many seconds; whatever goes wrong is the store's failure."""
        task = asyncio.get_running_loop().create_task(self._lent(work))
        self._lending.add(task)
        task.add_done_callback(self._given_back)
        try:
            done, _ = await asyncio.wait([task], timeout=self.patience)
        except asyncio.CancelledError:
            task.cancel()
            raise
        if not done:  # nor is it waited for that the database takes note: it may be that which does not answer
            task.cancel()
            raise StoreFailed("no answer in time")
        return task.result()

    def _given_back(self, task: asyncio.Task[Any]) -> None:
        self._lending.discard(task)
        if not task.cancelled():
            task.exception()  # perhaps nobody waits for it any more

    async def _lent(self, work: Callable[[Any], Awaitable[T]]) -> T:
        try:
            async with self._pool.acquire() as db:
                return await work(db)
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from error
        except FAILURES as error:
            raise StoreFailed(str(error)) from error

    async def _fetch(self, statement: str, *values: Any) -> list[Any]:
        async def work(db: Any) -> list[Any]:
            found: list[Any] = await db.fetch(numbered(statement), *values)
            return found

        return await self._lend(work)

    async def _transact(self, work: Callable[[Any], Awaitable[T]]) -> T:
        async def whole(db: Any) -> T:
            async with db.transaction():
                return await work(db)

        return await self._lend(whole)

    async def secret(self) -> bytes:
        """Return the key that cookies are signed with."""
        add = "INSERT INTO secrets (name, value) VALUES ('cookies', ?) ON CONFLICT DO NOTHING"
        await self._fetch(add, secrets.token_bytes(32))
        found: bytes = (await self._fetch("SELECT value FROM secrets WHERE name = 'cookies'"))[0][0]
        return found

    async def append(self, step: Append) -> None:
        """Store a step of a table."""
        table = step.rows[0].table
        rows = [(row.table, row.seq, row.at, row.guest, row.command, row.input, row.hash) for row in step.rows]
        if len(rows) == 1 and step.listing is None and step.ended is None:
            await self._fetch(sql.ADD_ROW, *rows[0])  # one statement is a transaction by itself
            return

        async def work(db: Any) -> None:
            await db.executemany(numbered(sql.ADD_ROW), rows)
            if (listing := step.listing) is not None:
                told = (table, listing.maker, listing.stage, listing.public, listing.document, listing.at)
                await db.execute(numbered(sql.PUT_TABLE), *told)
                await db.execute(numbered(sql.EMPTY_SEATS), table)
                await db.executemany(numbered(sql.ADD_SEAT), [(guest, table) for guest in listing.guests])
            if step.ended is not None:
                await db.execute(numbered(sql.ADD_RECORD), table, step.ended.match, step.ended.record)

        await self._transact(work)

    async def rows(self, table: str, after: int) -> list[Row]:
        """Return a table's rows from after a seq on."""
        return [Row(*found) for found in await self._fetch(sql.ROWS, table, after)]

    async def answered(self, table: str, guest: str, command: str) -> int | None:
        """Return the seq of the last row that a command has written."""
        found: int | None = (await self._fetch(sql.ANSWERED, table, guest, command))[0][0]
        return found

    async def made(self, guest: str, command: str) -> str | None:
        """Return the code of the table that a command has made."""
        found = await self._fetch(sql.MADE, guest, command)
        return found[0][0] if found else None

    async def put_checkpoint(self, table: str, seq: int, document: bytes) -> None:
        """Store where a table stands."""
        await self._fetch(sql.PUT_CHECKPOINT, table, seq, document)

    async def checkpoint(self, table: str) -> tuple[int, bytes] | None:
        """Return what was kept last."""
        found = await self._fetch(sql.CHECKPOINT, table)
        return (found[0][0], found[0][1]) if found else None

    async def record(self, table: str, match: int) -> str | None:
        """Return the record of a finished match."""
        found = await self._fetch(sql.RECORD, table, match)
        return found[0][0] if found else None

    async def listed(self) -> list[bytes]:
        """Return the public tables."""
        return [found[0] for found in await self._fetch(sql.LISTED, True)]

    async def tables_of(self, guest: str) -> list[str]:
        """Return the tables where a guest sits."""
        return [found[0] for found in await self._fetch(sql.TABLES_OF, guest)]

    async def unfinished_of(self, guest: str) -> list[bytes]:
        """Return the unfinished tables where a guest sits."""
        return [found[0] for found in await self._fetch(sql.UNFINISHED_OF, guest)]

    async def made_by(self, guest: str) -> list[Made]:
        """Return the unfinished tables that a guest has made."""
        return [Made(*found) for found in await self._fetch(sql.MADE_BY, guest)]

    async def discard(self, tables: Sequence[str]) -> list[str]:
        """Delete unfinished tables where nobody but the maker sits, and that no process runs."""

        async def work(db: Any) -> list[str]:
            codes = []
            for code in sorted(tables):
                await db.execute("SELECT 1 FROM tables WHERE code = $1 FOR UPDATE", code)  # nobody sits down now
                if await db.fetch(numbered(sql.STILL_ALONE + FREE), code):
                    codes.append(code)
            await self._delete(db, codes)
            return codes

        return await self._transact(work)

    async def _delete(self, db: Any, codes: Sequence[str]) -> None:
        for statement in (*sql.DELETIONS, "DELETE FROM leases WHERE code = ?"):
            await db.executemany(numbered(statement), [(code,) for code in codes])

    async def touch(self, tables: Sequence[str], at: int) -> None:
        """Take in that something happened at these tables."""

        async def work(db: Any) -> None:
            await db.executemany(numbered(sql.TOUCH), [(at, code) for code in tables])

        await self._lend(work)

    async def sweep(self, lobbies_before: int, tables_before: int) -> list[str]:
        """Delete lobbies and tables in which nothing happened since then."""

        async def work(db: Any) -> list[str]:
            found = await db.fetch(numbered(sql.STALE) + " FOR UPDATE SKIP LOCKED", lobbies_before, tables_before)
            codes = [row[0] for row in found]
            await self._delete(db, codes)
            return codes

        return await self._transact(work)

    async def put_guest(self, guest: GuestRow) -> None:
        """Store a guest anew or changed."""
        await self._fetch(sql.PUT_GUEST, guest.id, guest.name, guest.lang, guest.last_seen)

    async def guest(self, guest: str) -> GuestRow | None:
        """Return what is known of a guest."""
        found = await self._fetch(sql.GUEST, guest)
        return GuestRow(*found[0]) if found else None

    async def forget_guest(self, guest: str) -> None:
        """Delete a guest."""

        async def work(db: Any) -> None:
            for statement in sql.FORGET_GUEST:
                await db.execute(numbered(statement), guest)

        await self._transact(work)

    async def put_transfer(self, digest: str, guest: str, until: int, now: int) -> bool:
        """Remember a code for moving to another device."""
        await self._fetch(sql.OLD_TRANSFERS, now)
        return bool(await self._fetch(sql.PUT_TRANSFER, digest, guest, until))

    async def take_transfer(self, digest: str, now: int) -> str | None:
        """Return the guest of a code, once."""
        found = await self._fetch(sql.TAKE_TRANSFER, digest, now)
        await self._fetch(sql.OLD_TRANSFERS, now)
        return found[0][0] if found else None

    async def hold(self, process: str, tables: Iterable[str], seconds: float) -> set[str]:
        """Try to be, or stay, the process that runs these tables' clocks: by the database's time."""
        statement = (
            "INSERT INTO leases (code, process, until) "
            "SELECT code, ?, clock_timestamp() + make_interval(secs => ?) FROM unnest(?::text[]) AS code ORDER BY code "
            "ON CONFLICT (code) DO UPDATE SET process = excluded.process, until = excluded.until "
            "WHERE leases.process = excluded.process OR leases.until < clock_timestamp() RETURNING code"
        )
        return {found[0] for found in await self._fetch(statement, process, seconds, list(tables))}

    async def release(self, process: str) -> None:
        """Let go of all tables."""
        await self._fetch("DELETE FROM leases WHERE process = ?", process)

    async def publish(self, note: Note) -> None:
        """Notify all processes; never inside a transaction that stores something."""
        await self._fetch("SELECT pg_notify(?, ?)", CHANNEL, note.decode())

    def listen(self, handler: Handler) -> None:
        """Have a function called with every note."""
        self._handlers.append(handler)
