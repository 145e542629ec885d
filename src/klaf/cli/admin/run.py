"""Runs ``klaf admin``: opens the store, does what is asked, and says what is wrong if that fails."""

import asyncio
import os

from klaf.cli.admin.check import run_check
from klaf.cli.admin.guests import run_guests
from klaf.cli.admin.keys import run_keys
from klaf.cli.admin.order import Order
from klaf.cli.admin.tables import run_tables
from klaf.cli.parse import CommandLineError, Parsed
from klaf.cli.stores import bad_store
from klaf.engine.errors import MissingExtra
from klaf.server.errors import StoreFailed, StoreTaken, StoreUnfit

RUNS = {"tables": run_tables, "guests": run_guests, "keys": run_keys, "check": run_check}


def run_admin(parsed: Parsed, lang: str) -> int:
    """Carry a command out and return the exit status."""
    address = parsed.flag("store") or os.environ.get("KLAF_STORE") or "klaf.db"
    try:
        return asyncio.run(RUNS[parsed.command](Order(parsed, lang, address)))
    except MissingExtra as error:
        raise CommandLineError(error.message, **error.facts) from None
    except (StoreTaken, StoreUnfit, StoreFailed) as error:
        raise bad_store(error, address, lang) from None
