"""``klaf admin guests``: who is known, and whose cookies count no more."""

from msgspec.structs import asdict

from klaf.cli.admin.order import Order, moment, print_document, shown_day
from klaf.cli.parse import CommandLineError
from klaf.locale import text
from klaf.server.admin.guests import GuestInfo, list_guests, revoke_guest

HEADS = "guest name lang seen tables"


async def run_guests(order: Order) -> int:
    """List guests, or revoke the cookies of one."""
    revoked = order.parsed.flag("revoke")
    async with order.opened() as store:
        if revoked is not None:
            if not await revoke_guest(store, revoked):
                raise CommandLineError("admin-no-guest", guest=revoked)
            order.say("admin-guest-revoked", guest=revoked)
            return 0
        found = await list_guests(store, order.parsed.argument or "")
    if order.for_programs:
        print_document({"guests": [asdict(one) | {"last_seen": moment(one.last_seen)} for one in found]})
    elif found:
        order.grid(HEADS, [_line(one, order.lang) for one in found])
    else:
        order.say("admin-no-guests")
    return 0


def _line(one: GuestInfo, lang: str) -> list[str]:
    name = f"\u2068{one.name}\u2069"  # apart from its neighbours, in whichever direction it is written
    return [one.id, name, one.lang, shown_day(one.last_seen), text(lang, "comma").join(one.tables)]
