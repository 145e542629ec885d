"""SQLite: one file, one thread that writes and commits whole groups of steps, one that reads."""

import asyncio
import queue
import re
import secrets
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from klaf.server.errors import Conflict, StoreFailed, StoreTaken
from klaf.server.rows import Row
from klaf.server.store import statements as sql
from klaf.server.store.contract import Append, GuestRow, Handler, Note, Store
from klaf.server.store.lock import Lock

MIGRATIONS = Path(__file__).parent / "migrations"
GROUP = 400  # steps in one commit at most
MOST_ROWS = 256  # added by one statement
T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]


class Job(NamedTuple):
    """Rows to add, work to do after that, and who waits for it."""

    work: Work | None
    waiting: "asyncio.Future[Any]"
    rows: Sequence[Row] = ()


class SQLiteStore(Store):
    """A store in one file."""

    def __init__(self, path: str | Path, synchronous: str = "FULL") -> None:
        """Name the file; it is made if there is none."""
        self.path = str(path)
        self.synchronous = synchronous
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._handlers: list[Handler] = []
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="klaf-reader")
        self._thread: threading.Thread | None = None
        self._lock = Lock(f"{self.path}.lock")

    def claim(self) -> None:
        """Lock the file: tables live in the memory of one process, and two would write two histories."""
        try:
            if not self._lock.held and not self._lock.take():
                raise StoreTaken(self.path)
        except OSError as error:
            raise StoreFailed(str(error)) from error

    async def open(self) -> None:
        """Open the file and bring its schema up to date."""
        self.claim()
        self._loop = asyncio.get_running_loop()
        self._writing = self._connect()
        await self._loop.run_in_executor(self._reader, self._migrate)
        self._reading = self._connect()
        self._thread = threading.Thread(target=self._write_on, name="klaf-writer", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Write what is waiting and close the file."""
        if self._thread is not None:
            self._jobs.put(None)
            await self._loop.run_in_executor(None, self._thread.join)
            self._reader.shutdown(wait=True)
            self._writing.close()
            self._reading.close()
            self._thread = None
        self._lock.release()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
        # EXTRA until WAL is on: else a power cut could bring the journal of that very change back, and undo it.
        connection.execute(f"PRAGMA synchronous = {'EXTRA' if self.synchronous == 'FULL' else self.synchronous}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA synchronous = {self.synchronous}")
        return connection

    def _migrate(self) -> None:
        """Run the numbered scripts that the file has not seen yet."""
        (version,) = self._writing.execute("PRAGMA user_version").fetchone()
        for script in sorted(MIGRATIONS.glob("sqlite_*.sql")):
            number = int(re.findall("[0-9]+", script.stem)[0])
            if number > version:
                body = script.read_text(encoding="utf-8")
                self._writing.executescript(f"BEGIN IMMEDIATE; {body}; PRAGMA user_version = {number}; COMMIT;")

    def _write_on(self) -> None:
        """Take jobs as they come; those that wait while one group is written make up the next."""
        while (job := self._jobs.get()) is not None:
            group = [job]
            end = False
            while len(group) < GROUP and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    end = True
                    break
                group.append(following)
            results = self._commit(group)
            try:
                self._loop.call_soon_threadsafe(_settle, group, results)
            except RuntimeError:  # the loop is closed: nobody waits any more
                return
            if end:
                return

    def _commit(self, group: list[Job]) -> list[Any]:
        """Do the work of a group in one transaction; what one of them gets wrong is undone alone."""
        try:
            try:
                return self._all_at_once(group)
            except sqlite3.IntegrityError:
                self._writing.execute("ROLLBACK")
                return self._one_by_one(group)
        except Exception as error:  # whatever it was, no step of the group may count as stored
            if self._writing.in_transaction:
                self._writing.execute("ROLLBACK")
            return [StoreFailed(str(error))] * len(group)

    def _all_at_once(self, group: list[Job]) -> list[Any]:
        """Write the rows of all jobs together: each statement waits for the event loop's thread to let go of Python.

        Raises:
            sqlite3.IntegrityError: one of them is there already.
        """
        self._writing.execute("BEGIN IMMEDIATE")
        _add_rows(self._writing, [row for job in group for row in job.rows])
        results = [job.work(self._writing) if job.work is not None else None for job in group]
        self._writing.execute("COMMIT")
        return results

    def _one_by_one(self, group: list[Job]) -> list[Any]:
        results: list[Any] = []
        self._writing.execute("BEGIN IMMEDIATE")
        for job in group:
            self._writing.execute("SAVEPOINT job")
            try:
                _add_rows(self._writing, job.rows)
                results.append(job.work(self._writing) if job.work is not None else None)
            except sqlite3.IntegrityError as error:
                self._writing.execute("ROLLBACK TO job")
                results.append(Conflict(str(error)))
            self._writing.execute("RELEASE job")
        self._writing.execute("COMMIT")
        return results

    async def _write(self, work: Callable[[sqlite3.Connection], T] | None, rows: Sequence[Row] = ()) -> T:
        waiting: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(Job(work, waiting, rows))
        return await waiting

    async def _read(self, statement: str, *values: Any) -> list[Any]:
        def read() -> list[Any]:
            try:
                return self._reading.execute(statement, values).fetchall()
            except sqlite3.Error as error:
                raise StoreFailed(str(error)) from error

        return await self._loop.run_in_executor(self._reader, read)

    async def secret(self) -> bytes:
        """Give the key that cookies are signed with."""

        def make(db: sqlite3.Connection) -> bytes:
            db.execute("INSERT INTO secrets VALUES ('cookies', ?) ON CONFLICT DO NOTHING", (secrets.token_bytes(32),))
            found: bytes = db.execute("SELECT value FROM secrets WHERE name = 'cookies'").fetchone()[0]
            return found

        return await self._write(make)

    async def append(self, step: Append) -> None:
        """Store a step of a table."""

        listing, ended = step.listing, step.ended
        if listing is None and ended is None:
            await self._write(None, step.rows)
            return
        table = step.rows[0].table

        def work(db: sqlite3.Connection) -> None:
            if listing is not None:
                told = (table, listing.maker, listing.stage, listing.public, listing.document, listing.at)
                db.execute(sql.PUT_TABLE, told)
                db.execute(sql.EMPTY_SEATS, (table,))
                db.executemany(sql.ADD_SEAT, [(guest, table) for guest in listing.guests])
            if ended is not None:
                db.execute(sql.ADD_RECORD, (table, ended.match, ended.record))

        await self._write(work, step.rows)

    async def rows(self, table: str, after: int) -> list[Row]:
        """Give a table's rows from after a seq on."""
        return [Row(*found) for found in await self._read(sql.ROWS, table, after)]

    async def answered(self, table: str, guest: str, command: str) -> int | None:
        """Give the seq of the last row that a command has written."""
        found: int | None = (await self._read(sql.ANSWERED, table, guest, command))[0][0]
        return found

    async def made(self, guest: str, command: str) -> str | None:
        """Give the code of the table that a command has made."""
        found = await self._read(sql.MADE, guest, command)
        return found[0][0] if found else None

    async def keep(self, table: str, seq: int, document: bytes) -> None:
        """Store where a table stands."""
        await self._write(lambda db: db.execute(sql.KEEP, (table, seq, document)) and None)

    async def kept(self, table: str) -> tuple[int, bytes] | None:
        """Give what was kept last."""
        found = await self._read(sql.KEPT, table)
        return tuple(found[0]) if found else None

    async def record(self, table: str, match: int) -> str | None:
        """Give the record of a finished match."""
        found = await self._read(sql.RECORD, table, match)
        return found[0][0] if found else None

    async def listed(self) -> list[bytes]:
        """Give the public tables."""
        return [document for (document,) in await self._read(sql.LISTED, True)]

    async def tables_of(self, guest: str) -> list[str]:
        """Give the tables where a guest sits."""
        return [code for (code,) in await self._read(sql.TABLES_OF, guest)]

    async def made_by(self, guest: str) -> int:
        """Count the unfinished tables that a guest has made."""
        return int((await self._read(sql.MADE_BY, guest))[0][0])

    async def touch(self, tables: Sequence[str], at: int) -> None:
        """Take in that something happened at these tables."""
        await self._write(lambda db: db.executemany(sql.TOUCH, [(at, code) for code in tables]) and None)

    async def sweep(self, lobbies_before: int, tables_before: int) -> list[str]:
        """Delete lobbies and tables in which nothing happened since then."""

        def work(db: sqlite3.Connection) -> list[str]:
            codes = [code for (code,) in db.execute(sql.STALE, (lobbies_before, tables_before)).fetchall()]
            for code in codes:
                for statement in sql.DELETIONS:
                    db.execute(statement, (code,))
            return codes

        return await self._write(work)

    async def put_guest(self, guest: GuestRow) -> None:
        """Store a guest anew or changed."""
        values = (guest.id, guest.name, guest.lang, guest.seen)
        await self._write(lambda db: db.execute(sql.PUT_GUEST, values) and None)

    async def guest(self, guest: str) -> GuestRow | None:
        """Give what is known of a guest."""
        found = await self._read(sql.GUEST, guest)
        return GuestRow(*found[0]) if found else None

    async def forget_guest(self, guest: str) -> None:
        """Delete a guest."""

        def work(db: sqlite3.Connection) -> None:
            for statement in sql.FORGET_GUEST:
                db.execute(statement, (guest,))

        await self._write(work)

    async def put_transfer(self, digest: str, guest: str, until: int, now: int) -> bool:
        """Remember a code for moving to another device."""

        def work(db: sqlite3.Connection) -> bool:
            db.execute(sql.OLD_TRANSFERS, (now,))
            return bool(db.execute(sql.PUT_TRANSFER, (digest, guest, until)).fetchall())

        return await self._write(work)

    async def take_transfer(self, digest: str, now: int) -> str | None:
        """Give the guest of a code, once."""

        def work(db: sqlite3.Connection) -> str | None:
            found = db.execute(sql.TAKE_TRANSFER, (digest, now)).fetchall()
            db.execute(sql.OLD_TRANSFERS, (now,))
            return found[0][0] if found else None

        return await self._write(work)

    async def hold(self, process: str, tables: Iterable[str], seconds: float) -> set[str]:
        """Hold all: a file has one process."""
        return set(tables)

    async def release(self, process: str) -> None:
        """Have nothing to let go of."""

    async def publish(self, note: Note) -> None:
        """Tell this process, the only one."""
        for handler in self._handlers:
            handler(note)

    def listen(self, handler: Handler) -> None:
        """Have a function called with every note."""
        self._handlers.append(handler)


def _add_rows(db: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """Add rows by as few statements as can be: of 256, 128, 64 … rows, so that they are prepared once each."""
    start, size = 0, MOST_ROWS
    while start < len(rows):
        while size > len(rows) - start:
            size //= 2
        values: list[object] = []
        for row in rows[start : start + size]:
            values += (row.table, row.seq, row.at, row.guest, row.command, row.input, row.hash)
        db.execute(sql.add_rows(size), values)
        start += size


def _settle(group: list[Job], results: list[Any]) -> None:
    """Tell those who wait what became of their jobs: in the event loop's thread, after the commit."""
    for job, result in zip(group, results, strict=True):
        if job.waiting.cancelled():
            continue
        if isinstance(result, Exception):
            job.waiting.set_exception(result)
        else:
            job.waiting.set_result(result)
