"""The keys that cookies are signed with, as operators see and change them."""

from collections.abc import Sequence

from klaf.server.admin.notices import tell_revoked
from klaf.server.store import statements as sql
from klaf.server.store.contract import Key, new_key
from klaf.server.store.sql_store import SqlStore, Statement
from klaf.server.time_source import SystemTime


async def list_keys(store: SqlStore) -> Sequence[Key]:
    """Return all keys, with the signing key first.

    Raises:
        StoreFailed: they cannot be read.
    """
    (found,) = await store.snapshot(Statement(sql.KEYS))
    return [Key(*key) for key in found]


async def rotate_keys(store: SqlStore) -> Key:
    """Add a key, which signs from now on; the others go on verifying.

    Raises:
        StoreFailed: nobody knows whether that was done.
    """
    key = new_key(SystemTime().date())
    await store.add_key(key)
    return key


async def revoke_key(store: SqlStore, key: str) -> bool:
    """Delete a key, and with it all cookies that it signed; return whether that was done: the newest cannot go.

    Raises:
        StoreFailed: nobody knows whether that was done.
    """
    done = await store.retire_key(key)
    if done:
        await tell_revoked(store)
    return done
