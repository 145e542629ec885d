"""All that a store has of one table, read at one moment."""

from typing import NamedTuple

from klaf.server.log.chain import Head
from klaf.server.log.inputs import Row
from klaf.server.store import statements as sql
from klaf.server.store.sql_store import SqlStore, Statement

CODES = Statement(
    " UNION ".join(f"SELECT code FROM {name}" for name in sql.OF_TABLES if name != "visitors") + " ORDER BY code"
)
RECORDS = "SELECT match, record FROM records WHERE code = ? ORDER BY match"
ENTRY = "SELECT stage, public, document FROM tables WHERE code = ?"
SEATED = "SELECT guest FROM seats WHERE code = ?"

OF_ONE = (sql.HEAD, sql.CHECKPOINT, RECORDS, ENTRY, SEATED, sql.IS_CLOSED)


class Entry(NamedTuple):
    """A table as it is listed, beside its log."""

    stage: str
    public: bool
    document: bytes

    @property
    def log_ended(self) -> bool:
        """Whether an upgrade has ended the table's log."""
        return self.document == sql.ENDED_LOG


class Contents(NamedTuple):
    """What is stored of a table."""

    code: str
    rows: list[Row]
    head: Head | None
    checkpoint: tuple[int, bytes] | None
    records: dict[int, str]
    entry: Entry | None
    guests: frozenset[str]  # who sit there, as the list of seats says
    closed: bool  # by an operator


async def contents_of(store: SqlStore, code: str) -> Contents:
    """Read all that is stored of a table.

    Raises:
        StoreFailed: it cannot be read.
    """
    rows, heads, checkpoints, records, entries, guests, closed = await store.snapshot(
        Statement(sql.ROWS, (code, 0)),
        *(
            Statement(statement, (code,))
            for statement in (sql.HEAD, sql.CHECKPOINT, RECORDS, ENTRY, SEATED, sql.IS_CLOSED)
        ),
    )
    return Contents(
        code=code,
        rows=[Row(*row) for row in rows],
        head=Head(*heads[0]) if heads else None,
        checkpoint=(checkpoints[0][0], checkpoints[0][1]) if checkpoints else None,
        records=dict(records),
        entry=Entry(entries[0][0], bool(entries[0][1]), entries[0][2]) if entries else None,
        guests=frozenset(guest for (guest,) in guests),
        closed=bool(closed),
    )
