"""What tables cost where nothing happens: a PostgreSQL that processes share is asked as much for many as for one."""

import asyncio
from functools import partial
from typing import Any

import asyncpg
import pytest

from klaf.server.hall.hall import Hall
from klaf.server.hall.peers import HEARTBEAT
from klaf.server.store.postgres import PostgresStore
from klaf.server.table.actor import Actor
from klaf.wire import commands
from tests.server.live import in_loop
from tests.server.postgres import new_database
from tests.server.room import Guest, Room
from tests.waiting import until

Statements = list[str]


@pytest.fixture
def statements(monkeypatch: pytest.MonkeyPatch) -> Statements:
    """Return all statements that pools send from now on, those that hand a connection back included."""
    sent: Statements = []

    async def watched(connection: Any) -> None:
        connection.add_query_logger(lambda logged: sent.append(logged.query))

    monkeypatch.setattr(asyncpg, "create_pool", partial(asyncpg.create_pool, init=watched))
    return sent


async def two_rooms() -> tuple[Room, Room]:
    address = await asyncio.get_running_loop().run_in_executor(None, new_database)
    rooms = Room(PostgresStore(address)), Room(PostgresStore(address))
    rooms[1].time = rooms[0].time
    rooms[1].hall = Hall(rooms[1].store, rooms[0].time, logger=rooms[1].log)
    for room in rooms:
        await room.hall.open()
    return rooms


async def beat(rooms: tuple[Room, Room]) -> None:
    rooms[0].time.advance_to(rooms[0].time.now() + HEARTBEAT)
    for room in rooms:
        await room.hall.beat()
        await room.settle()
        await room.hall.tasks_done()


async def seat_two(rooms: tuple[Room, Room], number: int) -> list[Actor]:
    """Seat two people at a table, each through another process."""
    noa, dan = Guest(rooms[0], f"Noa {number}"), Guest(rooms[1], f"Dan {number}")
    here = await rooms[0].table(noa, game="taki", seats=2)
    there = await rooms[1].hall.find(here.code)
    await dan.enter(there)
    await dan.ask(commands.Sit, seat=1)
    return [here, there]


async def quiet(rooms: tuple[Room, Room], actors: list[Actor]) -> None:
    """Wait until each process knows what the other knows."""

    def known() -> bool:
        return all(actor.table.presence().seats == ("here", "here") for actor in actors)

    while not known():
        await beat(rooms)
    for _ in range(3):
        await beat(rooms)


async def asked(rooms: tuple[Room, Room], statements: Statements) -> Statements:
    """Return what is asked in five heartbeats of both processes."""
    statements.clear()
    for _ in range(5):
        await beat(rooms)
    return list(statements)


@in_loop
async def test_many_tables_where_nothing_happens_cost_what_one_costs(statements: Statements) -> None:
    rooms = await two_rooms()
    actors = await seat_two(rooms, 0)
    await quiet(rooms, actors)
    one = await asked(rooms, statements)
    for number in range(1, 12):
        actors += await seat_two(rooms, number)
    await quiet(rooms, actors)
    many = await asked(rooms, statements)
    assert sorted(many) == sorted(one)
    assert not any("pg_notify" in statement for statement in many)
    # At each heartbeat a process stays there, asks for what has grown, and for leases that may be free now.
    assert len(one) <= 5 * 2 * 3 + 2
    for room in rooms:
        await room.hall.close()


@in_loop
async def test_what_is_written_without_a_note_is_found_by_the_next_heartbeat() -> None:
    rooms = await two_rooms()
    actors = await seat_two(rooms, 0)
    await quiet(rooms, actors)
    here, there = actors
    rooms[0].hall.peers.logged = lambda code, seq: None  # type: ignore[method-assign]
    guest = next(viewer for viewer in here.viewers)
    await here.handler._rearrange(guest, commands.HandOver(id="h", seat=1))
    assert there.standing.seq < here.standing.seq
    await beat(rooms)
    assert there.standing.seq == here.standing.seq
    for room in rooms:
        await room.hall.close()


@in_loop
async def test_commits_and_what_waits_for_a_connection_are_counted() -> None:
    rooms = await two_rooms()
    metrics = rooms[0].hall.metrics
    store = rooms[0].store
    assert isinstance(store, PostgresStore)
    before, reads = metrics.syncs.count, metrics.reads.count
    await rooms[0].table(Guest(rooms[0], "Noa"), game="taki", seats=2)
    assert metrics.syncs.count > before
    assert metrics.groups.count == metrics.syncs.count
    assert metrics.reads.count > reads
    queue = rooms[0].store.watch.queue
    assert queue() == 0
    held = [await store._db.pool.acquire() for _ in range(store._db.connections)]
    waiting = [asyncio.create_task(store.guest("noa")) for _ in range(3)]
    await until(lambda: queue() == 3)
    for connection in held:
        await store._db.pool.release(connection)
    await asyncio.gather(*waiting)
    assert queue() == 0
    for room in rooms:
        await room.hall.close()
