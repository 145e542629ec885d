"""SQLite: one file, one thread that writes and commits whole groups of steps, one that reads."""

import asyncio
import json
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

from msgspec.structs import astuple

from klaf.server.errors import StoreFailed
from klaf.server.log.chain import Head
from klaf.server.log.inputs import Row
from klaf.server.store import statements as sql
from klaf.server.store.backups import note_restored, written
from klaf.server.store.contract import Access, Append, GuestRow, Handler, Key, Made, Note, new_key
from klaf.server.store.files import Files
from klaf.server.store.migrations import check_identity, check_version, scripts
from klaf.server.store.sql_store import Opening, SqlStore, Statement
from klaf.server.store.trouble import of_sqlite
from klaf.server.store.writer import PATIENCE, Writer

CHECK_EVERY = 1.0  # seconds between two writes that only see whether one can write


class SQLiteStore(SqlStore):
    """A store in one file."""

    def __init__(
        self,
        path: str | Path,
        synchronous: str = "FULL",
        patience: float = PATIENCE,
        new: bool = False,
        opening: Opening = "serve",
    ) -> None:
        """Name the file; who serves it makes it if there was none, and if it is lost only where ``new`` says so."""
        self._files = Files(path)
        self.path = self._files.path
        self._new, self._opening = new, opening
        self.synchronous = synchronous
        self._patience = patience
        self._handlers: list[Handler] = []
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="klaf-reader")
        self._writer: Writer | None = None

    def claim(self) -> None:
        """Lock the file: tables are in the memory of one process, and two would write two histories."""
        if self._opening != "serve":
            self._files.find()
        if self._opening != "beside":
            self._files.claim(self._new)
        self.mended = tuple(self._files.mended)
        try:
            self._check_schema()
        except BaseException:
            self._files.release()
            raise

    def _check_schema(self) -> None:
        try:
            with closing(sqlite3.connect(self.path)) as db:
                (version,) = db.execute("PRAGMA user_version").fetchone()
                identity = _identity(db)
        except sqlite3.Error as error:
            raise of_sqlite(error, self.path) from error
        check_version(version, "sqlite", self._opening)
        if self._opening != "beside" and not self._new:
            check_identity(version, identity, self._files.remembered)

    async def open(self) -> None:
        """Open the file and bring its schema up to date."""
        self.claim()
        self._loop = asyncio.get_running_loop()
        writer: Writer | None = None
        try:
            files = self._files
            writer = Writer(self._connect, files.check_place, files.note, self.watch, self.path, self._patience)
            if self._opening == "serve":
                await self._loop.run_in_executor(self._reader, self._migrate, writer.db)
            if self._opening != "beside":  # else whoever has the lock notes what is written
                identity = _identity(writer.db).decode()
                writer.written = self._look_for_restore(writer.db, identity)
                files.remember(identity, writer.written)
            self._reading = self._connect()
            self._files.check_place()
        except (sqlite3.Error, StoreFailed) as error:
            if writer is not None:
                writer.db.close()
            raise error if isinstance(error, StoreFailed) else of_sqlite(error, self.path) from error
        self._writer = writer
        writer.start()

    async def close(self) -> None:
        """Write what is waiting and close the file."""
        if self._writer is not None:
            if not await self._writer.stop():
                return  # it may still write: the file stays this process's until it ends
            self._reader.shutdown(wait=True)
            self._reading.close()
            self._writer = None
        self._files.release()

    def _connect(self) -> sqlite3.Connection:
        busy = 0.8 * self._patience  # for another program that writes: the thread is free again before the next waits
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=busy)
        # EXTRA until WAL is on: else a power cut could bring the journal of that very change back, and undo it.
        connection.execute(f"PRAGMA synchronous = {'EXTRA' if self.synchronous == 'FULL' else self.synchronous}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten
        connection.execute(f"PRAGMA synchronous = {self.synchronous}")
        return connection

    def _migrate(self, db: sqlite3.Connection) -> None:
        """Run the numbered scripts that the file has not seen yet, and give the store an identity."""
        (version,) = db.execute("PRAGMA user_version").fetchone()
        for number, body in scripts("sqlite"):
            if number > version:
                db.executescript(f"BEGIN IMMEDIATE; {body}; PRAGMA user_version = {number}; COMMIT;")
        if not _identity(db):  # begun anew in a file that has lost it
            db.execute(sql.ADD_SECRET, (sql.IDENTITY, secrets.token_hex(16).encode()))
            db.execute(sql.FIRST_SERVED)

    def _look_for_restore(self, db: sqlite3.Connection, identity: str) -> int:
        """See whether this was put back to an older store; return how much it has written."""
        noted = self._files.written if self._files.remembered == identity else 0
        self.restored = noted > written(db)
        if self.restored:
            note_restored(db, noted)
        return written(db)

    async def _read(self, statement: str, *values: Any) -> list[Any]:
        return await self._reading_do(lambda db: db.execute(statement, values).fetchall())

    async def _reading_do(self, work: Callable[[sqlite3.Connection], list[Any]]) -> list[Any]:
        def read() -> list[Any]:
            try:
                return work(self._reading)
            except sqlite3.Error as error:
                raise of_sqlite(error, self.path) from error

        since = self._loop.time()
        try:
            return await asyncio.wait_for(self._loop.run_in_executor(self._reader, read), self._patience)
        except TimeoutError as error:
            raise self.watch.failed(StoreFailed("no answer in time", "slow")) from error
        except StoreFailed as failure:
            self.watch.failed(failure)
            raise
        finally:
            self.watch.metrics.reads.observe(self._loop.time() - since)

    async def snapshot(self, *statements: Statement) -> list[list[Any]]:
        """Return what statements find, all at one moment."""

        def work(db: sqlite3.Connection) -> list[list[Any]]:
            db.execute("BEGIN")
            try:
                return [db.execute(*statement).fetchall() for statement in statements]
            finally:
                db.execute("ROLLBACK")

        self._see_that_it_is_there()
        return await self._reading_do(work)

    async def flaws(self) -> list[str]:
        """Return what SQLite finds wrong with the file."""
        found = [line for (line,) in await self._read("PRAGMA integrity_check(20)")]
        return [] if found == ["ok"] else found

    async def change(self, *statements: Statement) -> list[list[Any]]:
        """Carry out statements, all or none."""
        return await self._writes.do(lambda db: [db.execute(*statement).fetchall() for statement in statements])

    async def _read_settled(self, statement: str, *values: Any) -> list[Any]:
        """Read, but first make sure that no earlier write is uncertain, and that the file is not lost."""
        self._see_that_it_is_there()
        return await self._read(statement, *values)

    def _see_that_it_is_there(self) -> None:
        self._writes.check()
        try:
            self._files.check_place()
        except StoreFailed as failure:
            self.watch.failed(failure)
            raise

    @property
    def _writes(self) -> Writer:
        if self._writer is None:
            raise StoreFailed("not open")
        return self._writer

    async def check(self) -> None:
        """See that the file is where it was, and can be read and written; what was just written is not asked again."""
        if self._writes.quiet > CHECK_EVERY:
            await self._writes.do(lambda db: db.execute(sql.PUT_SECRET, (sql.CHECK, secrets.token_bytes(8))) and None)
        self._see_that_it_is_there()
        ((version,),) = await self._read("PRAGMA user_version")
        if version > max(number for number, _ in scripts("sqlite")):
            raise self.watch.failed(StoreFailed("the schema has changed", "newer"))

    async def secret(self, name: str) -> bytes:
        """Return the key that cookies are signed with."""

        def make(db: sqlite3.Connection) -> bytes:
            db.execute(sql.ADD_SECRET, (name, secrets.token_bytes(32)))
            found: bytes = db.execute(sql.SECRET, (name,)).fetchone()[0]
            return found

        return await self._writes.do(make)

    async def append(self, step: Append) -> None:
        """Store a step of a table."""

        listing, ended = step.listing, step.ended
        if listing is None and ended is None:
            await self._writes.do(None, step.rows)
            return
        table = step.rows[0].table

        def work(db: sqlite3.Connection) -> None:
            if listing is not None:
                values = (table, listing.maker, listing.stage, listing.public, listing.document, listing.at)
                db.execute(sql.PUT_TABLE, values)
                db.execute(sql.EMPTY_SEATS, (table,))
                db.executemany(sql.ADD_SEAT, [(guest, table) for guest in listing.guests])
            if ended is not None:
                db.execute(sql.ADD_RECORD, (table, ended.match, ended.record))

        await self._writes.do(work, step.rows)

    async def rows(self, table: str, after: int) -> list[Row]:
        """Return a table's rows from after a seq on."""
        return [Row(*found) for found in await self._read_settled(sql.ROWS, table, after)]

    async def head(self, table: str) -> Head | None:
        """Return the last row of a table's log."""
        found = await self._read_settled(sql.HEAD, table)
        return Head(*found[0]) if found else None

    async def has_log(self, table: str) -> bool:
        """Whether a log of a table must be there."""
        return bool(await self._read_settled(sql.HAS_LOG, table, sql.ENDED_LOG))

    async def put_back(self, table: str) -> int:
        """Return up to which row a table was put back to a backup."""
        return sql.put_back(await self._read(sql.SECRET, sql.RESTORED), table)

    async def answered(self, table: str, guest: str, command: str) -> int | None:
        """Return the seq of the last row that a command has written."""
        found: int | None = (await self._read_settled(sql.ANSWERED, table, guest, command))[0][0]
        return found

    async def made(self, guest: str, command: str) -> str | None:
        """Return the code of the table that a command has made."""
        found = await self._read_settled(sql.MADE, guest, command)
        return found[0][0] if found else None

    async def put_checkpoint(self, table: str, seq: int, document: bytes) -> None:
        """Store a checkpoint of a table."""
        await self._writes.do(lambda db: db.execute(sql.PUT_CHECKPOINT, (table, seq, document)) and None)

    async def checkpoint(self, table: str) -> tuple[int, bytes] | None:
        """Return the newest checkpoint of a table."""
        found = await self._read(sql.CHECKPOINT, table)
        return tuple(found[0]) if found else None

    async def record(self, table: str, match: int) -> str | None:
        """Return the record of a finished match."""
        found = await self._read(sql.RECORD, table, match)
        return found[0][0] if found else None

    async def visit(self, table: str, guest: str) -> None:
        """Remember that a guest was at a table."""
        await self._writes.do(lambda db: db.execute(sql.VISIT, (guest, table)) and None)

    async def access(self, table: str, guest: str) -> Access | None:
        """Return whether a table is public and a guest was there."""
        found = await self._read_settled(sql.ACCESS, guest, table)
        return Access(bool(found[0][0]), bool(found[0][1])) if found else None

    async def listed(self) -> list[bytes]:
        """Return the public tables."""
        return [document for (document,) in await self._read(sql.LISTED, True)]

    async def tables_of(self, guest: str) -> list[str]:
        """Return the tables where a guest sits."""
        return [code for (code,) in await self._read(sql.TABLES_OF, guest)]

    async def leave(self, table: str, guest: str) -> None:
        """Take a guest out of a listing."""

        def work(db: sqlite3.Connection) -> None:
            db.execute(sql.LEAVE, (guest, table))
            for (document,) in db.execute(sql.DOCUMENT, (table,)).fetchall():
                db.execute(sql.PUT_DOCUMENT, (sql.nameless(document), table))

        await self._writes.do(work)

    async def unfinished_of(self, guest: str) -> list[bytes]:
        """Return the unfinished tables where a guest sits."""
        return [document for (document,) in await self._read(sql.UNFINISHED_OF, guest)]

    async def made_by(self, guest: str) -> list[Made]:
        """Return the unfinished tables that a guest has made."""
        found = await self._read_settled(sql.MADE_BY, guest)
        return [Made(code, bool(public), bool(alone)) for code, public, alone in found]

    async def discard(self, tables: Sequence[str]) -> list[str]:
        """Delete unfinished tables where nobody but the maker sits."""

        def work(db: sqlite3.Connection) -> list[str]:
            codes = [code for code in tables if db.execute(sql.STILL_ALONE, (code,)).fetchall()]
            for code in codes:
                for statement in sql.DELETIONS:
                    db.execute(statement, (code,))
            return codes

        return await self._writes.do(work)

    async def served(self, at_least: int) -> int:
        """Return the milliseconds that servers have served."""

        def work(db: sqlite3.Connection) -> int:
            found: int = db.execute(sql.SERVED, (at_least, at_least)).fetchall()[0][0]
            return found

        return await self._writes.do(work)

    async def touch(self, tables: Sequence[str], at: int) -> None:
        """Note that something happened at these tables."""
        await self._writes.do(lambda db: db.executemany(sql.TOUCH, [(at, code) for code in tables]) and None)

    async def sweep(self, lobbies_before: int, tables_before: int) -> list[str]:
        """Delete lobbies and tables in which nothing happened since then."""

        def work(db: sqlite3.Connection) -> list[str]:
            codes = [code for (code,) in db.execute(sql.STALE, (lobbies_before, tables_before)).fetchall()]
            for code in codes:
                for statement in sql.DELETIONS:
                    db.execute(statement, (code,))
            return codes

        return await self._writes.do(work)

    async def put_guest(self, guest: GuestRow) -> None:
        """Store a new guest, or the changes of a known one."""
        values = (guest.id, guest.name, guest.lang, guest.last_seen)
        await self._writes.do(lambda db: db.execute(sql.PUT_GUEST, values) and None)

    async def guest(self, guest: str) -> GuestRow | None:
        """Return a stored guest."""
        found = await self._read(sql.GUEST, guest)
        return GuestRow(*found[0]) if found else None

    async def generations(self, guests: Sequence[str]) -> dict[str, int]:
        """Return of which generation the cookies of guests are that count."""
        named = json.dumps([*guests])
        return dict(await self._read(f"{sql.GENERATIONS} (SELECT value FROM json_each(?))", named))

    async def forget_guest(self, guest: str) -> None:
        """Delete a guest."""

        def work(db: sqlite3.Connection) -> None:
            for statement in sql.FORGET_GUEST:
                db.execute(statement, (guest,))
            db.execute(sql.ERASE, (b"", guest))

        await self._writes.do(work)

    async def revoke(self, guest: str) -> bool:
        """Revoke all cookies of a guest."""
        return bool(await self._writes.do(lambda db: db.execute(sql.REVOKE, (guest,)).fetchall()))

    async def notice(self) -> bytes:
        """Return what changes whenever an operator has revoked something."""
        found = await self._read(sql.SECRET, sql.NOTICE)
        return bytes(found[0][0]) if found else b""

    async def keys(self) -> list[Key]:
        """Return the keys, the newest first."""

        def work(db: sqlite3.Connection) -> list[Key]:
            db.execute(sql.FIRST_KEY, astuple(new_key(0)))
            return [Key(*found) for found in db.execute(sql.KEYS).fetchall()]

        return await self._writes.do(work)

    async def add_key(self, key: Key) -> None:
        """Add a key."""
        await self._writes.do(lambda db: db.execute(sql.ADD_KEY, (*astuple(key), key.made)) and None)

    async def retire_key(self, key: str) -> bool:
        """Delete a key."""
        return bool(await self._writes.do(lambda db: db.execute(sql.RETIRE_KEY, (key,)).fetchall()))

    async def put_transfer(self, digest: str, guest: str, until: int, now: int) -> bool:
        """Remember a code for moving to another device."""

        def work(db: sqlite3.Connection) -> bool:
            db.execute(sql.OLD_TRANSFERS, (now,))
            return bool(db.execute(sql.PUT_TRANSFER, (digest, guest, until)).fetchall())

        return await self._writes.do(work)

    async def drop_transfers(self, now: int) -> None:
        """Forget the codes whose time is over."""
        await self._writes.do(lambda db: db.execute(sql.OLD_TRANSFERS, (now,)) and None)

    async def take_transfer(self, digest: str, now: int) -> str | None:
        """Return the guest of a code, once."""

        def work(db: sqlite3.Connection) -> str | None:
            found = db.execute(sql.TAKE_TRANSFER, (digest, now)).fetchall()
            db.execute(sql.OLD_TRANSFERS, (now,))
            return found[0][0] if found else None

        return await self._writes.do(work)

    async def count_guesses(self, hour: int, more: int) -> int:
        """Add to how many codes were guessed in an hour."""

        def work(db: sqlite3.Connection) -> int:
            db.execute(sql.OLD_GUESSES, (hour,))
            found: int = db.execute(sql.COUNT_GUESSES, (hour, more)).fetchall()[0][0]
            return found

        return await self._writes.do(work)

    async def publish(self, *notes: Note) -> None:
        """Notify this process, the only one."""
        for note in notes:
            for handler in self._handlers:
                handler(note)

    def listen(self, handler: Handler) -> None:
        """Call a function with every note."""
        self._handlers.append(handler)


def _identity(db: sqlite3.Connection) -> bytes:
    """Return the name that a store has for itself, empty if it has none."""
    if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'secrets'").fetchone():
        return b""
    found = db.execute(sql.SECRET, (sql.IDENTITY,)).fetchone()
    return bytes(found[0]) if found else b""
