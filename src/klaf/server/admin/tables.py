"""The tables of a store, as operators see them."""

import msgspec
from msgspec import Struct

from klaf.server.admin.notices import tell_closed
from klaf.server.store import statements as sql
from klaf.server.store.sql_store import SqlStore, Statement

TABLES = Statement(
    "SELECT tables.code, CASE WHEN closed.code IS NULL THEN tables.stage ELSE 'closed' END, "
    "tables.public, tables.document, tables.at, heads.seq, began.at, latest.at "
    "FROM tables LEFT JOIN heads ON heads.code = tables.code LEFT JOIN closed ON closed.code = tables.code "
    "LEFT JOIN log AS began ON began.code = tables.code AND began.seq = 1 "
    "LEFT JOIN log AS latest ON latest.code = tables.code AND latest.seq = heads.seq "
    "ORDER BY tables.at DESC, tables.code"
)
PEOPLE = Statement("SELECT code, count(*) FROM seats GROUP BY code")
SERVED = Statement("SELECT milliseconds FROM served")


class Document(Struct):
    """What operators read of a table as the lobby shows it; nothing, if an earlier klaf has left nothing."""

    game: str = ""
    edition: str = ""
    seats: int = 0
    open: int = 0


class TableInfo(Struct, frozen=True):
    """A table; ``began`` and ``used``: when its first row and its latest were written, in milliseconds since 1970."""

    code: str
    stage: str
    public: bool
    game: str
    edition: str
    seats: int
    people: int
    bots: int
    rows: int
    began: int | None
    used: int | None
    idle: int  # milliseconds that servers have served since it was used


async def list_tables(store: SqlStore) -> list[TableInfo]:
    """Return all tables, the most recently used first.

    Raises:
        StoreFailed: they cannot be read.
    """
    tables, people, ((served,),) = await store.snapshot(TABLES, PEOPLE, SERVED)
    seated = dict(people)
    found = []
    for code, stage, public, document, at, rows, began, used in tables:
        shown = msgspec.json.decode(document, type=Document)
        persons = seated.get(code, 0)
        found.append(
            TableInfo(
                code=code,
                stage=stage,
                public=bool(public),
                game=shown.game,
                edition=shown.edition,
                seats=shown.seats,
                people=persons,
                bots=max(0, shown.seats - shown.open - persons),
                rows=rows or 0,
                began=began,
                used=used,
                idle=max(0, served - at),
            )
        )
    return found


async def close_table(store: SqlStore, code: str) -> bool:
    """Close a table for good, running or not: nobody plays there any more; return whether there is such a table.

    Raises:
        StoreFailed: nobody knows whether that was done.
    """
    close, is_closed = Statement(sql.CLOSE, (code,)), Statement(sql.IS_CLOSED, (code,))
    _, _, found = await store.change(close, Statement(sql.END_CLOSED), is_closed)
    if found:
        await tell_closed(store, code)
    return bool(found)
