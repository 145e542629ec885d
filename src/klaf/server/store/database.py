"""A PostgreSQL database: its schema, a pool of connections, and the notes of other processes."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from typing import Any, TypeVar

from klaf.engine.packages import require
from klaf.server.errors import Conflict, StoreFailed, StoreUnfit
from klaf.server.store import statements as sql
from klaf.server.store.contract import Handler
from klaf.server.store.migrations import check_identity, check_version, scripts
from klaf.server.store.sql_store import Opening
from klaf.server.store.trouble import Watch, of_postgres

require("asyncpg", "postgres")

import asyncpg  # noqa: E402

CHANNEL = "klaf"
MIGRATING = 0x6B6C6166  # an advisory lock: one process at a time brings the schema up to date
PATIENCE = 5.0  # seconds that somebody waits for the store
CLOSING = 5.0  # seconds for connections to be handed back, and as many to be closed
T = TypeVar("T")
FAILURES = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)


def numbered(statement: str) -> str:
    """Write ``$1``, ``$2``, … in the place of question marks."""
    parts = statement.split("?")
    return "".join(f"{part}${number}" for number, part in enumerate(parts[:-1], 1)) + parts[-1]


async def leave_as_it_is(connection: object) -> None:
    """Ask nothing of a connection that is handed back: no work here leaves anything in its session."""


class Database:
    """A pool of connections to one database, and one more that listens."""

    def __init__(self, address: str, connections: int, patience: float, watch: Watch, new: bool = False) -> None:
        """Name the database; an answer that takes longer than ``patience`` seconds is the store's failure.

        ``new``: where what was in it is lost, it is begun anew.
        """
        self._new = new
        self.address, self.connections, self.patience, self.watch = address, connections, patience, watch
        self.handlers: list[Handler] = []
        self.pool: Any = None
        self._listener: Any = None
        self._listening: asyncio.Task[None] | None = None
        self._lending: set[asyncio.Task[Any]] = set()
        self._waiting = self._committing = 0
        watch.queue = lambda: self._waiting

    async def open(self, opening: Opening) -> None:
        """Connect; who serves the tables brings the schema up to date.

        Raises:
            StoreFailed: it does not answer.
            StoreUnfit: it is not to be opened as it is.
        """
        try:
            self.pool = await asyncpg.create_pool(
                self.address,
                min_size=2,
                max_size=self.connections,
                command_timeout=self.patience,
                reset=leave_as_it_is,
            )
            await (self._migrate() if opening == "serve" else self._check_schema(opening))
        except FAILURES as error:
            raise of_postgres(error) from error
        except StoreUnfit:
            await self.close()
            raise
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
        if self.pool is not None:
            try:
                await asyncio.wait_for(self.pool.close(), CLOSING)
            except TimeoutError:
                self.pool.terminate()

    async def _migrate(self) -> None:
        async with self.pool.acquire() as db, db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
            await db.execute("CREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL)")
            version = await db.fetchval("SELECT max(version) FROM schema") or 0
            check_version(version, "postgres", "serve")
            identity = await db.fetchval(numbered(sql.SECRET), sql.IDENTITY) if version else b""
            if not self._new:
                check_identity(version, identity or b"")
            elif version and not identity:
                await db.execute(numbered(sql.ADD_SECRET), sql.IDENTITY, secrets.token_bytes(16))
                await db.execute(sql.FIRST_SERVED)
            for number, body in scripts("postgres"):
                if number > version:
                    await db.execute(body)
                    await db.execute("INSERT INTO schema (version) VALUES ($1)", number)

    async def _check_schema(self, opening: Opening) -> None:
        async with self.pool.acquire() as db:
            known = await db.fetchval("SELECT to_regclass('schema') IS NOT NULL")
            version = await db.fetchval("SELECT max(version) FROM schema") if known else 0
            check_version(version or 0, "postgres", opening)

    async def _listen_on(self) -> None:
        """Listen for notes on a connection of its own; open another if it is lost."""
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
        for handler in self.handlers:
            handler(str(payload).encode())

    async def lend(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """Do work with a connection, within the time allowed; any error is raised as ``StoreFailed``."""
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
            raise self.watch.failed(StoreFailed("no answer in time", "slow"))
        try:
            return task.result()
        except StoreFailed as failure:
            self.watch.failed(failure)
            raise

    def _given_back(self, task: asyncio.Task[Any]) -> None:
        self._lending.discard(task)
        if not task.cancelled():
            task.exception()  # perhaps nobody waits for it any more

    async def _lent(self, work: Callable[[Any], Awaitable[T]]) -> T:
        try:
            async with self._connection() as db:
                return await work(db)
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from error
        except FAILURES as error:
            raise of_postgres(error) from error

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        self._waiting += 1
        try:
            db = await self.pool.acquire()
        finally:
            self._waiting -= 1
        try:
            yield db
        finally:
            await self.pool.release(db)

    async def fetch(self, statement: str, *values: Any) -> list[Any]:
        """Return the rows that a statement finds or changes; it is a transaction by itself."""

        async def work(db: Any) -> list[Any]:
            found: list[Any] = await db.fetch(numbered(statement), *values)
            return found

        since = asyncio.get_running_loop().time()
        try:
            return await self.lend(work)
        finally:
            self.watch.metrics.reads.observe(asyncio.get_running_loop().time() - since)

    async def store(self, statement: str, *values: Any) -> list[Any]:
        """Carry out a statement that is a whole commit by itself; return what it returns."""

        async def work(db: Any) -> list[Any]:
            with self._commit():
                found: list[Any] = await db.fetch(numbered(statement), *values)
                return found

        return await self.lend(work)

    async def transact(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """Do work in one transaction."""

        async def whole(db: Any) -> T:
            with ExitStack() as timing:
                async with db.transaction():
                    found = await work(db)
                    timing.enter_context(self._commit())
                return found

        return await self.lend(whole)

    @contextmanager
    def _commit(self) -> Iterator[None]:
        """Time a commit, and count those under way: PostgreSQL syncs them together."""
        since = asyncio.get_running_loop().time()
        self._committing += 1
        try:
            yield
            self.watch.metrics.syncs.observe(asyncio.get_running_loop().time() - since)
            self.watch.metrics.groups.observe(self._committing)
        finally:
            self._committing -= 1
