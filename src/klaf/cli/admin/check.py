"""``klaf admin check``: list which parts of a store are whole and which are damaged."""

from collections.abc import Sequence
from typing import Any

from klaf.cli.admin.order import Order, print_document
from klaf.cli.parse import CommandLineError
from klaf.locale import text
from klaf.server.admin.check import check_files, check_tables
from klaf.server.admin.findings import Finding, TableCheck
from klaf.server.errors import StoreFailed


async def run_check(order: Order) -> int:
    """Read a store through; return 0 if it is whole, else 1."""
    only = order.parsed.argument or ""
    tables: list[TableCheck] = []
    async with order.opened() as store:
        files = await check_files(store)
        if not order.for_programs:
            for line in files:
                order.say("admin-check-file", why=line)
        try:
            async for table in check_tables(store, only):
                tables.append(table)
                if not order.for_programs:
                    _say(order, table)
        except StoreFailed as failure:
            if not files or failure.kind != "damaged":
                raise
    if only and not tables:
        raise CommandLineError("refused-no-table", code=only)
    damaged = sum(not table.whole for table in tables)
    if order.for_programs:
        print_document({"whole": not (files or damaged), "files": files, "tables": [_document(one) for one in tables]})
    else:
        order.say("admin-check-end", tables=len(tables), damaged=damaged)
    return 1 if files or damaged else 0


def _say(order: Order, table: TableCheck) -> None:
    """Print what was found of a table, a line for each finding."""
    message = "admin-check-whole" if table.whole else "admin-check-damaged"
    order.say(message, table=table.code, rows=table.rows, records=table.records)
    for one in (*table.damage, *table.unchecked):
        print("  " + text(order.lang, f"admin-found-{one.kind}", at=one.at, before=one.at - 1), flush=True)


def _document(table: TableCheck) -> dict[str, Any]:
    return {
        "code": table.code,
        "whole": table.whole,
        "rows": table.rows,
        "records": table.records,
        "damage": _documents(table.damage),
        "unchecked": _documents(table.unchecked),
    }


def _documents(findings: Sequence[Finding]) -> list[dict[str, Any]]:
    return [{"kind": one.kind, "at": one.at or None} for one in findings]
