"""The guests of a store, as operators see them."""

import asyncio
import secrets

from msgspec import Struct

from klaf.server.admin.notices import tell_revoked
from klaf.server.hall.hall import Hall
from klaf.server.store import statements as sql
from klaf.server.store.sql_store import SqlStore, Statement

LOOK_EVERY = 0.2  # seconds

GUESTS = Statement("SELECT id, name, lang, last_seen FROM guests ORDER BY last_seen DESC, name, id")
SEATS = Statement(
    "SELECT seats.guest, seats.code FROM seats JOIN tables ON tables.code = seats.code "
    "WHERE tables.stage <> 'over' ORDER BY seats.code"
)


class GuestInfo(Struct, frozen=True):
    """A guest; ``last_seen``: the day when they last said their name, in milliseconds since 1970."""

    id: str
    name: str
    lang: str
    last_seen: int
    tables: tuple[str, ...]  # unfinished ones where they sit


async def list_guests(store: SqlStore, part: str = "") -> list[GuestInfo]:
    """Return the guests whose name contains a text, the most recently seen first.

    Raises:
        StoreFailed: they cannot be read.
    """
    guests, seats = await store.snapshot(GUESTS, SEATS)
    tables: dict[str, tuple[str, ...]] = {}
    for guest, code in seats:
        tables[guest] = (*tables.get(guest, ()), code)
    wanted = part.casefold()
    return [
        GuestInfo(guest, name, lang, seen, tables.get(guest, ()))
        for guest, name, lang, seen in guests
        if wanted in name.casefold()
    ]


async def revoke_guest(store: SqlStore, guest: str) -> bool:
    """Revoke all cookies of a guest; return whether there is such a guest.

    Raises:
        StoreFailed: nobody knows whether that was done.
    """
    done = await store.revoke(guest)
    if done:
        await tell_revoked(store, (guest,))
    return done


async def note_deletion(store: SqlStore, guest: str) -> bool:
    """Note that a guest is to be deleted, for the server that has the store; return whether there is such a guest.

    Raises:
        StoreFailed: nobody knows whether that was done.
    """
    noted = Statement(sql.ASK_TO_FORGET, (guest,))
    notice = Statement(sql.PUT_SECRET, (sql.NOTICE, secrets.token_bytes(8)))
    await store.change(noted, notice)
    return guest in await store.to_forget()


async def carry_out_deletions(store: SqlStore) -> None:
    """Delete all guests whose deletion is noted, as a server does, in a store that is not open yet.

    Raises:
        StoreTaken: a server has it, and deletes them itself.
        StoreUnfit: there is none, or of another klaf.
        StoreFailed: somebody is not deleted; the next server will do it.
    """
    hall = Hall(store)
    await hall.open()
    try:
        for guest in await store.to_forget():
            await hall.forget(guest)
        await hall.tasks_done()
    finally:
        await hall.close()


async def deleted_within(store: SqlStore, guest: str, seconds: float) -> bool:
    """Wait until a server has deleted a guest; return whether it has.

    Raises:
        StoreFailed: that cannot be read.
    """
    end = asyncio.get_running_loop().time() + seconds
    while guest in await store.to_forget():
        if asyncio.get_running_loop().time() > end:
            return False
        await asyncio.sleep(LOOK_EVERY)
    return True
