"""Reads a store through and says, table by table, what is whole and what is damaged. Nothing in it is changed."""

import asyncio
from collections.abc import AsyncIterator

from klaf.server.admin.contents import CODES, contents_of
from klaf.server.admin.findings import Finding, TableCheck
from klaf.server.admin.playing import check_table
from klaf.server.errors import StoreFailed
from klaf.server.store import statements as sql
from klaf.server.store.sql_store import SqlStore, Statement


async def check_files(store: SqlStore) -> list[str]:
    """Return what is wrong with the files of a store, in the words of the database; empty: nothing.

    Raises:
        StoreFailed: it cannot be read, for another reason than damage.
    """
    try:
        return await store.flaws()
    except StoreFailed as failure:
        if failure.kind != "damaged":
            raise
        return [str(failure)]


async def check_tables(store: SqlStore, only: str = "") -> AsyncIterator[TableCheck]:
    """Check all tables one after the other, or one alone; also those of which no more than a row is left.

    Raises:
        StoreFailed: the store cannot be read, for another reason than damage of one table.
    """
    secrets, codes = await store.snapshot(Statement(sql.SECRET, ("log",)), CODES)
    key = bytes(secrets[0][0]) if secrets else b""
    for (code,) in codes:
        if only in ("", code):
            yield await _check(store, code, key)


async def _check(store: SqlStore, code: str, key: bytes) -> TableCheck:
    try:
        contents = await contents_of(store, code)
    except StoreFailed as failure:
        if failure.kind != "damaged":
            raise
        return TableCheck(code, 0, 0, (Finding("unreadable"),))
    return await asyncio.to_thread(check_table, contents, key)
