"""PostgreSQL: several processes, on one or more machines, share one database."""

import secrets
from collections.abc import Sequence
from typing import Any

from msgspec.structs import astuple

from klaf.server.errors import LeaseLost, StoreFailed
from klaf.server.log.chain import Head
from klaf.server.log.inputs import Row
from klaf.server.store import statements as sql
from klaf.server.store.contract import Access, Append, GuestRow, Handler, Key, Made, Note, new_key
from klaf.server.store.database import CHANNEL, PATIENCE, Database, numbered
from klaf.server.store.migrations import scripts
from klaf.server.store.postgres_processes import ADD_DUE, FREE, PostgresProcesses, check_held
from klaf.server.store.sql_store import Opening, SqlStore, Statement

FIRST_KEY = sql.FIRST_KEY.replace("SELECT ?, ?, ?", "SELECT ?::text, ?::bytea, ?::bigint")
ADD_KEY = sql.ADD_KEY.replace("SELECT ?, ?,", "SELECT ?::text, ?::bytea,").replace("> ? THEN", "> ?::bigint THEN")
ADD_ONE = f"WITH head AS ({sql.PUT_HEAD}) {sql.ADD_ROW}"


class PostgresStore(SqlStore):
    """A store in a PostgreSQL database."""

    shared = True

    def __init__(
        self,
        address: str,
        connections: int = 8,
        patience: float = PATIENCE,
        opening: Opening = "serve",
        new: bool = False,
    ) -> None:
        """Name the database; ``new``: where what was in it is lost, it is begun anew."""
        self._opening = opening
        self._db = Database(address, connections, patience, self.watch, new)
        self.processes = PostgresProcesses(self._db)

    def claim(self) -> None:
        """Do nothing: many processes share a database."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""
        await self._db.open(self._opening)

    async def close(self) -> None:
        """Disconnect."""
        await self._db.close()

    async def check(self) -> None:
        """See that the database can be read and written, and that no newer klaf has changed it."""
        await self._db.fetch(sql.PUT_SECRET, sql.CHECK, secrets.token_bytes(8))
        version = (await self._db.fetch("SELECT max(version) FROM schema"))[0][0]
        if version > max(number for number, _ in scripts("postgres")):
            raise self.watch.failed(StoreFailed("the schema has changed", "newer"))
        self.watch.well()

    async def snapshot(self, *statements: Statement) -> list[list[Any]]:
        """Return what statements find, all at one moment."""
        return await self._db.lend(lambda db: self._all(db, statements, isolation="repeatable_read", readonly=True))

    async def flaws(self) -> list[str]:
        """Return nothing: PostgreSQL checks its own files where it reads them, if it was set up so."""
        return []

    async def change(self, *statements: Statement) -> list[list[Any]]:
        """Carry out statements, all or none."""
        return await self._db.lend(lambda db: self._all(db, statements))

    @staticmethod
    async def _all(db: Any, statements: Sequence[Statement], **how: Any) -> list[list[Any]]:
        async with db.transaction(**how):
            return [await db.fetch(numbered(one.text), *one.values) for one in statements]

    async def secret(self, name: str) -> bytes:
        """Return the key that cookies are signed with."""
        await self._db.fetch(sql.ADD_SECRET, name, secrets.token_bytes(32))
        found: bytes = (await self._db.fetch(sql.SECRET, name))[0][0]
        return found

    async def append(self, step: Append) -> None:
        """Store a step of a table."""
        table = step.rows[0].table
        rows = [sql.values(row) for row in step.rows]
        last = step.rows[-1]
        head = (last.table, last.seq, last.chain)
        if len(rows) == 1 and step.listing is None and step.ended is None:
            await self._add_one(step.runner, head, rows[0])
            self.watch.well()
            return

        async def work(db: Any) -> None:
            if step.runner:
                await check_held(db, table, step.runner)
            await db.executemany(numbered(sql.ADD_ROW), rows)
            await db.execute(numbered(sql.PUT_HEAD), *head)
            if (listing := step.listing) is not None:
                values = (table, listing.maker, listing.stage, listing.public, listing.document, listing.at)
                await db.execute(numbered(sql.PUT_TABLE), *values)
                await db.execute(numbered(sql.EMPTY_SEATS), table)
                await db.executemany(numbered(sql.ADD_SEAT), [(guest, table) for guest in listing.guests])
            if step.ended is not None:
                await db.execute(numbered(sql.ADD_RECORD), table, step.ended.match, step.ended.record)

        await self._db.transact(work)
        self.watch.well()

    async def _add_one(self, runner: str, head: tuple[object, ...], row: tuple[object, ...]) -> None:
        if not runner:
            await self._db.store(ADD_ONE, *head, *row)
        elif not await self._db.store(ADD_DUE, head[0], runner, *head, *row):
            raise LeaseLost(head[0])

    async def rows(self, table: str, after: int) -> list[Row]:
        """Return a table's rows from after a seq on."""
        return [Row(*found) for found in await self._db.fetch(sql.ROWS, table, after)]

    async def head(self, table: str) -> Head | None:
        """Return the last row of a table's log."""
        found = await self._db.fetch(sql.HEAD, table)
        return Head(*found[0]) if found else None

    async def has_log(self, table: str) -> bool:
        """Whether a log of a table must be there."""
        return bool(await self._db.fetch(sql.HAS_LOG, table, sql.ENDED_LOG))

    async def put_back(self, table: str) -> int:
        """Return up to which row a table was put back to a backup."""
        return sql.put_back(await self._db.fetch(sql.SECRET, sql.RESTORED), table)

    async def answered(self, table: str, guest: str, command: str) -> int | None:
        """Return the seq of the last row that a command has written."""
        found: int | None = (await self._db.fetch(sql.ANSWERED, table, guest, command))[0][0]
        return found

    async def made(self, guest: str, command: str) -> str | None:
        """Return the code of the table that a command has made."""
        found = await self._db.fetch(sql.MADE, guest, command)
        return found[0][0] if found else None

    async def put_checkpoint(self, table: str, seq: int, document: bytes) -> None:
        """Store a checkpoint of a table."""
        await self._db.fetch(sql.PUT_CHECKPOINT, table, seq, document)

    async def checkpoint(self, table: str) -> tuple[int, bytes] | None:
        """Return the newest checkpoint of a table."""
        found = await self._db.fetch(sql.CHECKPOINT, table)
        return (found[0][0], found[0][1]) if found else None

    async def record(self, table: str, match: int) -> str | None:
        """Return the record of a finished match."""
        found = await self._db.fetch(sql.RECORD, table, match)
        return found[0][0] if found else None

    async def visit(self, table: str, guest: str) -> None:
        """Remember that a guest was at a table."""
        await self._db.fetch(sql.VISIT, guest, table)

    async def access(self, table: str, guest: str) -> Access | None:
        """Return whether a table is public and a guest was there."""
        found = await self._db.fetch(sql.ACCESS, guest, table)
        return Access(*found[0]) if found else None

    async def listed(self) -> list[bytes]:
        """Return the public tables."""
        return [found[0] for found in await self._db.fetch(sql.LISTED, True)]

    async def tables_of(self, guest: str) -> list[str]:
        """Return the tables where a guest sits."""
        return [found[0] for found in await self._db.fetch(sql.TABLES_OF, guest)]

    async def leave(self, table: str, guest: str) -> None:
        """Take a guest out of a listing."""

        async def work(db: Any) -> None:
            await db.execute(numbered(sql.LEAVE), guest, table)
            for found in await db.fetch(numbered(sql.DOCUMENT) + " FOR UPDATE", table):
                await db.execute(numbered(sql.PUT_DOCUMENT), sql.nameless(found[0]), table)

        await self._db.transact(work)

    async def unfinished_of(self, guest: str) -> list[bytes]:
        """Return the unfinished tables where a guest sits."""
        return [found[0] for found in await self._db.fetch(sql.UNFINISHED_OF, guest)]

    async def made_by(self, guest: str) -> list[Made]:
        """Return the unfinished tables that a guest has made."""
        return [Made(*found) for found in await self._db.fetch(sql.MADE_BY, guest)]

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

        return await self._db.transact(work)

    async def _delete(self, db: Any, codes: Sequence[str]) -> None:
        for statement in (*sql.DELETIONS, "DELETE FROM leases WHERE code = ?"):
            await db.executemany(numbered(statement), [(code,) for code in codes])

    async def served(self, at_least: int) -> int:
        """Return the milliseconds that servers have served."""
        found: int = (await self._db.fetch(sql.SERVED, at_least, at_least))[0][0]
        return found

    async def touch(self, tables: Sequence[str], at: int) -> None:
        """Note that something happened at these tables."""

        async def work(db: Any) -> None:
            await db.executemany(numbered(sql.TOUCH), [(at, code) for code in tables])

        await self._db.lend(work)

    async def sweep(self, lobbies_before: int, tables_before: int) -> list[str]:
        """Delete lobbies and tables in which nothing happened since then."""

        async def work(db: Any) -> list[str]:
            found = await db.fetch(numbered(sql.STALE) + " FOR UPDATE SKIP LOCKED", lobbies_before, tables_before)
            codes = [row[0] for row in found]
            await self._delete(db, codes)
            return codes

        return await self._db.transact(work)

    async def put_guest(self, guest: GuestRow) -> None:
        """Store a new guest, or the changes of a known one."""
        await self._db.fetch(sql.PUT_GUEST, guest.id, guest.name, guest.lang, guest.last_seen)

    async def guest(self, guest: str) -> GuestRow | None:
        """Return a stored guest."""
        found = await self._db.fetch(sql.GUEST, guest)
        return GuestRow(*found[0]) if found else None

    async def generations(self, guests: Sequence[str]) -> dict[str, int]:
        """Return of which generation the cookies of guests are that count."""
        found = await self._db.fetch(f"{sql.GENERATIONS} (SELECT unnest(?::text[]))", [*guests])
        return {row[0]: row[1] for row in found}

    async def forget_guest(self, guest: str) -> None:
        """Delete a guest."""

        async def work(db: Any) -> None:
            for statement in sql.FORGET_GUEST:
                await db.execute(numbered(statement), guest)
            await db.execute(numbered(sql.ERASE), b"", guest)

        await self._db.transact(work)

    async def revoke(self, guest: str) -> bool:
        """Revoke all cookies of a guest."""
        return bool(await self._db.fetch(sql.REVOKE, guest))

    async def notice(self) -> bytes:
        """Return what changes whenever an operator has revoked something."""
        found = await self._db.fetch(sql.SECRET, sql.NOTICE)
        return bytes(found[0][0]) if found else b""

    async def keys(self) -> list[Key]:
        """Return the keys, the newest first."""
        found = await self._db.fetch(sql.KEYS)
        if not found:
            await self._db.fetch(FIRST_KEY, *astuple(new_key(0)))
            found = await self._db.fetch(sql.KEYS)
        return [Key(*key) for key in found]

    async def add_key(self, key: Key) -> None:
        """Add a key."""
        await self._db.fetch(ADD_KEY, *astuple(key), key.made)

    async def retire_key(self, key: str) -> bool:
        """Delete a key."""
        return bool(await self._db.fetch(sql.RETIRE_KEY, key))

    async def put_transfer(self, digest: str, guest: str, until: int, now: int) -> bool:
        """Remember a code for moving to another device."""
        await self._db.fetch(sql.OLD_TRANSFERS, now)
        return bool(await self._db.fetch(sql.PUT_TRANSFER, digest, guest, until))

    async def drop_transfers(self, now: int) -> None:
        """Forget the codes whose time is over."""
        await self._db.fetch(sql.OLD_TRANSFERS, now)

    async def take_transfer(self, digest: str, now: int) -> str | None:
        """Return the guest of a code, once."""
        found = await self._db.fetch(sql.TAKE_TRANSFER, digest, now)
        await self._db.fetch(sql.OLD_TRANSFERS, now)
        return found[0][0] if found else None

    async def count_guesses(self, hour: int, more: int) -> int:
        """Add to how many codes were guessed in an hour."""
        found: int = (await self._db.fetch(sql.COUNT_GUESSES, hour, more))[0][0]
        if found == more:  # the first in this hour
            await self._db.fetch(sql.OLD_GUESSES, hour)
        return found

    async def publish(self, *notes: Note) -> None:
        """Notify all processes; never inside a transaction that stores something."""
        told = [note.decode() for note in notes]
        await self._db.fetch("SELECT pg_notify(?, note) FROM unnest(?::text[]) AS note", CHANNEL, told)

    def listen(self, handler: Handler) -> None:
        """Call a function with every note."""
        self._db.handlers.append(handler)
