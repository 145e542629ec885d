"""``klaf admin keys``: which keys sign and verify cookies; a new one, or one less."""

from klaf.cli.admin.order import Order, moment, print_document, shown_time
from klaf.cli.parse import CommandLineError
from klaf.locale import text
from klaf.server.admin.keys import list_keys, revoke_key, rotate_keys
from klaf.server.store.sql_store import SqlStore

HEADS = "key made does"


async def run_keys(order: Order) -> int:
    """Add a key, delete one, or both; without either list them."""
    rotated, revoked = order.parsed.flag("rotate") is not None, order.parsed.flag("revoke")
    async with order.opened() as store:
        if rotated:
            key = await rotate_keys(store)
            order.say("admin-key-made", key=key.id)
        if revoked is not None:
            await _revoke(order, store, revoked)
        if not rotated and revoked is None:
            await _show(order, store)
    return 0


async def _revoke(order: Order, store: SqlStore, key: str) -> None:
    if not await revoke_key(store, key):
        known = any(one.id == key for one in await list_keys(store))
        raise CommandLineError("admin-key-signs" if known else "admin-no-key", key=key)
    order.say("admin-key-revoked", key=key)


async def _show(order: Order, store: SqlStore) -> None:
    keys = await list_keys(store)
    if order.for_programs:
        print_document({"keys": [{"id": one.id, "made": moment(one.made or None)} for one in keys]})
        return
    does = ["admin-key-signs-now", *["admin-key-verifies"] * (len(keys) - 1)]
    rows = [
        [one.id, shown_time(one.made or None), text(order.lang, what)] for one, what in zip(keys, does, strict=True)
    ]
    order.grid(HEADS, rows)
