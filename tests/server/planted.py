"""Tables in real stores, played in memory before; and damage done to them in SQL."""

import asyncio
from pathlib import Path

from klaf.server.store import statements as sql
from klaf.server.store.contract import Append, Ended
from klaf.server.store.opening import open_store
from klaf.server.store.sql_store import Statement
from tests.server.memory import MemoryStore
from tests.server.postgres import new_database
from tests.server.room import Guest, Room
from tests.server.test_restart import more, played

KINDS = ("sqlite", "postgres")
ROWS = 35  # at least, in a planted table


def new_store(kind: str, folder: Path) -> str:
    """Return the address of a store that is not there yet."""
    return str(folder / "klaf.db") if kind == "sqlite" else new_database()


async def change(address: str, *statements: tuple[str, tuple[object, ...]]) -> None:
    """Write to a store what no server would."""
    store = open_store(address)
    await store.open()
    try:
        await store.change(*(Statement(*statement) for statement in statements))
    finally:
        await store.close()


def damage(address: str, statement: str, *values: object) -> None:
    asyncio.run(change(address, (statement, values)))


async def copy(memory: MemoryStore, address: str) -> None:
    """Put all that is in memory into a store."""
    store = open_store(address)
    await store.open()
    for code, rows in memory.log.items():
        maker, listing = memory.listings[code]
        await store.append(Append(rows[:1], listing))
        records = [Ended(match, record) for (table, match), record in memory.records.items() if table == code]
        await store.append(Append(rows[1:], listing, records[0] if records else None))
        for ended in records[1:]:
            await store.change(Statement(sql.ADD_RECORD, (code, ended.match, ended.record)))
        if code in memory.checkpoints:
            await store.put_checkpoint(code, *memory.checkpoints[code])
        assert maker == listing.maker
    for guest in memory.guests.values():
        await store.put_guest(guest)
    for code, visitor in sorted(memory.visitors):
        await store.visit(code, visitor)
    await store.change(Statement(sql.PUT_SECRET, ("log", b"")))
    await store.close()


async def _planted(address: str, moves: int, finish: bool) -> tuple[str, list[Guest], MemoryStore]:
    while True:  # a match may be over too soon
        room = Room()
        code, guests = await played(room, "taki", moves)
        if finish:
            await more(room, guests, 10_000)
        stage = room.hall.tables[code].standing.state.stage
        assert isinstance(room.store, MemoryStore)
        if stage == ("over" if finish else "playing") and len(room.store.log[code]) > ROWS:
            await copy(room.store, address)
            return code, guests, room.store


def planted(address: str, moves: int = 30, finish: bool = False) -> tuple[str, list[Guest], MemoryStore]:
    """Put a table where some moves were made into a store, or one where the match is over; return its code."""
    return asyncio.run(_planted(address, moves, finish))
