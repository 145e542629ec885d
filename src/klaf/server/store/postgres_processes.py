"""The processes on a PostgreSQL database, and their leases.

A process is there while it has a row in ``processes``, which it renews for all its tables at once. A lease names its
process; it is written when it is taken and when it is released, and is gone when its process is.
"""

from collections.abc import Collection, Mapping
from typing import Any

from klaf.server.errors import LeaseLost
from klaf.server.store import statements as sql
from klaf.server.store.database import Database, numbered
from klaf.server.store.processes import Processes

# Who is there for so much longer than asked for joined before the database's time was set back.
THERE = "until BETWEEN clock_timestamp() AND clock_timestamp() + make_interval(secs => 2 * ?::float8)"
JOIN = (
    "INSERT INTO processes (process, until, told) VALUES (?, clock_timestamp() + make_interval(secs => ?::float8), ?)"
)
LEAVE = "DELETE FROM processes WHERE process = ?"
# A row that its process renews at this moment is locked, and not deleted: who has renewed has all its leases still.
RENEW = (
    "WITH mine AS (UPDATE processes SET until = clock_timestamp() + make_interval(secs => ?::float8), told = ? "
    f"WHERE process = ? AND {THERE} RETURNING process), "
    "dead AS (DELETE FROM processes WHERE process IN "
    f"(SELECT process FROM processes WHERE process <> ? AND NOT ({THERE}) FOR UPDATE SKIP LOCKED) RETURNING process) "
    "SELECT process, told FROM processes WHERE process NOT IN (SELECT process FROM dead) "
    "AND (process <> ? OR EXISTS (SELECT 1 FROM mine))"
)
HOLD = (
    "WITH taken AS (INSERT INTO leases (code, process) "
    "SELECT asked.code, processes.process FROM unnest(?::text[]) AS asked (code), processes "
    "WHERE processes.process = ? AND NOT EXISTS (SELECT 1 FROM leases WHERE leases.code = asked.code) "
    "ORDER BY asked.code ON CONFLICT (code) DO NOTHING RETURNING code) "
    "SELECT code FROM taken UNION SELECT code FROM leases WHERE process = ? AND code = ANY(?::text[])"
)
RELEASE = "DELETE FROM leases WHERE process = ? AND code = ANY(?::text[])"
HELD = "EXISTS (SELECT 1 FROM leases WHERE leases.code = ? AND leases.process = ?)"
FREE = (
    " AND NOT EXISTS (SELECT 1 FROM leases JOIN processes USING (process) WHERE leases.code = tables.code "
    "AND until BETWEEN clock_timestamp() AND clock_timestamp() + interval '10 minutes')"
)
BEHIND = (
    "SELECT heads.code, heads.seq FROM unnest(?::text[], ?::integer[]) AS known (code, seq) "
    "JOIN heads ON heads.code = known.code WHERE heads.seq > known.seq"
)
# A row, and its head, of a table that a process must run for them to be stored.
ADD_DUE = (
    f"WITH held AS (SELECT {HELD} AS yes), "
    "head AS (INSERT INTO heads (code, seq, chain) SELECT ?::text, ?::integer, ?::bytea FROM held WHERE yes "
    "ON CONFLICT (code) DO UPDATE SET seq = excluded.seq, chain = excluded.chain) "
    f"INSERT INTO log ({sql.COLUMNS}) SELECT ?::text, ?::integer, ?::bigint, ?::text, ?::text, "
    "?::bytea, ?::bytea, ?::bytea, ?::bytea FROM held WHERE yes RETURNING seq"
)


class PostgresProcesses(Processes):
    """The processes on one database."""

    def __init__(self, db: Database) -> None:
        """Take the database."""
        self._db = db

    async def join(self, process: str, seconds: float, told: int = 0) -> None:
        """Begin to be there, without leases."""

        async def work(db: Any) -> None:
            await db.execute(numbered(LEAVE), process)
            await db.execute(numbered(JOIN), process, seconds, told)

        await self._db.transact(work)

    async def renew(self, process: str, seconds: float, told: int = 0) -> dict[str, int]:
        """Stay there, and declare dead whoever did not."""
        return dict(await self._db.fetch(RENEW, seconds, told, process, seconds, process, seconds, process))

    async def leave(self, process: str) -> None:
        """Be there no longer."""
        await self._db.fetch(LEAVE, process)

    async def hold(self, process: str, tables: Collection[str]) -> set[str]:
        """Take leases that nobody has."""
        codes = list(tables)
        return {found[0] for found in await self._db.fetch(HOLD, codes, process, process, codes)}

    async def release(self, process: str, tables: Collection[str]) -> None:
        """Release leases."""
        await self._db.fetch(RELEASE, process, list(tables))

    async def behind(self, seqs: Mapping[str, int]) -> dict[str, int]:
        """Return the tables whose logs have grown."""
        return dict(await self._db.fetch(BEHIND, list(seqs), list(seqs.values())))


async def check_held(db: Any, table: str, process: str) -> None:
    """Check within a transaction that a process has a lease.

    Raises:
        LeaseLost: another one has it, or none.
    """
    if not await db.fetchval(numbered(f"SELECT {HELD}"), table, process):
        raise LeaseLost(table)
