"""Notes for running servers: cookies have been revoked, or a table closed."""

import secrets

import msgspec

from klaf.server.hall.peers import Note
from klaf.server.store import statements as sql
from klaf.server.store.sql_store import SqlStore, Statement

PROCESS = "admin"  # no server is called that


async def tell_revoked(store: SqlStore, guests: tuple[str, ...] = ()) -> None:
    """Tell that the cookies of these guests count no more, or those that some key has signed.

    Raises:
        StoreFailed: it may not be told; requests are answered by what is stored all the same.
    """
    await _tell(store, Note("revoked", PROCESS, guests=guests))


async def tell_closed(store: SqlStore, table: str) -> None:
    """Note for running servers that a table is closed.

    Raises:
        StoreFailed: it may not be told; servers see it within a minute all the same.
    """
    await _tell(store, Note("closed", PROCESS, table))


async def _tell(store: SqlStore, note: Note) -> None:
    if store.shared:
        await store.publish(msgspec.json.encode(note))
    else:
        await store.change(Statement(sql.PUT_SECRET, (sql.NOTICE, secrets.token_bytes(8))))
