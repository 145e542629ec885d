"""The guests of a store, as operators see them."""

from msgspec import Struct

from klaf.server.admin.notices import tell_revoked
from klaf.server.store.sql_store import SqlStore, Statement

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
    """Return the guests whose name has a part, whoever was here last first.

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
