"""``klaf admin guests``: who is known, whose cookies count no more, and who is deleted."""

from msgspec.structs import asdict

from klaf.cli.admin.order import Order, moment, print_document, shown_day
from klaf.cli.parse import CommandLineError
from klaf.locale import text
from klaf.server.admin.guests import (
    GuestInfo,
    carry_out_deletions,
    deleted_within,
    list_guests,
    note_deletion,
    revoke_guest,
)
from klaf.server.errors import StoreTaken

SERVER_PATIENCE = 30.0  # seconds that a running server has for a deletion
HEADS = "guest name lang seen tables"


async def run_guests(order: Order) -> int:
    """List guests, revoke the cookies of one, or delete one."""
    revoked, deleted = order.parsed.flag("revoke"), order.parsed.flag("delete")
    if revoked is not None:
        await _revoke(order, revoked)
    if deleted is not None:
        await _delete(order, deleted)
    if revoked is None and deleted is None:
        await _show(order)
    return 0


async def _show(order: Order) -> None:
    async with order.opened() as store:
        found = await list_guests(store, order.parsed.argument or "")
    if order.for_programs:
        print_document({"guests": [asdict(one) | {"last_seen": moment(one.last_seen)} for one in found]})
    elif found:
        order.grid(HEADS, [_line(one, order.lang) for one in found])
    else:
        order.say("admin-no-guests")


async def _revoke(order: Order, guest: str) -> None:
    async with order.opened() as store:
        if not await revoke_guest(store, guest):
            raise CommandLineError("admin-no-guest", guest=guest)
    order.say("admin-guest-revoked", guest=guest)


async def _delete(order: Order, guest: str) -> None:
    """Delete a guest: here, or by the server that has the store."""
    async with order.opened() as store:
        if not await note_deletion(store, guest):
            raise CommandLineError("admin-no-guest", guest=guest)
    try:
        await carry_out_deletions(order.store("alone"))
    except StoreTaken:
        async with order.opened() as store:
            if not await deleted_within(store, guest, SERVER_PATIENCE):
                raise CommandLineError("admin-guest-not-yet-deleted", guest=guest) from None
    order.say("admin-guest-deleted", guest=guest)


def _line(one: GuestInfo, lang: str) -> list[str]:
    name = f"\u2068{one.name}\u2069"  # apart from its neighbours, in whichever direction it is written
    return [one.id, name, one.lang, shown_day(one.last_seen), text(lang, "comma").join(one.tables)]
