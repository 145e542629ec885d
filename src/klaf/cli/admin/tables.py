"""``klaf admin tables``: which tables there are; and one is closed."""

from msgspec.structs import asdict

from klaf.cli.admin.order import Order, moment, print_document, shown_time
from klaf.cli.parse import CommandLineError
from klaf.locale import text, text_or
from klaf.server.admin.tables import TableInfo, close_table, list_tables

HEADS = "table game stage access people bots rows began used"


async def run_tables(order: Order) -> int:
    """List the tables, or close one."""
    code = order.parsed.flag("close")
    if code is not None:
        await _close(order, code)
        return 0
    async with order.opened() as store:
        found = await list_tables(store)
    if order.for_programs:
        times = ({"began": moment(one.began), "used": moment(one.used)} for one in found)
        print_document({"tables": [asdict(one) | both for one, both in zip(found, times, strict=True)]})
    elif found:
        order.grid(HEADS, [_line(one, order.lang) for one in found])
    else:
        order.say("admin-no-tables")
    return 0


async def _close(order: Order, code: str) -> None:
    async with order.opened() as store:
        if not await close_table(store, code):
            raise CommandLineError("refused-no-table", code=code)
    order.say("admin-table-closed", table=code)


def _line(one: TableInfo, lang: str) -> list[str]:
    access = "public" if one.public else "private"
    return [
        one.code,
        text_or(lang, f"game-{one.game}", one.game) if one.game else "–",
        text(lang, f"admin-stage-{one.stage}"),
        text(lang, f"admin-{access}"),
        str(one.people),
        str(one.bots),
        str(one.rows),
        shown_time(one.began),
        shown_time(one.used),
    ]
