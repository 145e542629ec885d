"""A calendar that jumps, forty days ahead or back: nothing is deleted, shortened or lengthened by it."""

import ast
import asyncio
import random
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import klaf.server
from klaf.engine.errors import KlafError
from klaf.server.gate.app import make_app
from klaf.server.gate.config import Config
from klaf.server.gate.identity import TRANSFER_SECONDS, Identity
from klaf.server.hall.leases import Leases
from klaf.server.hall.served import AGREE, ServedTime
from klaf.server.store.contract import Store
from klaf.server.store.postgres import PostgresStore
from klaf.server.store.sqlite import SQLiteStore
from klaf.server.table.actor import Actor
from klaf.wire import commands
from tests.server.fake_time import FakeTime
from tests.server.live import in_loop, live, play_on
from tests.server.memory import MemoryStore
from tests.server.postgres import new_database
from tests.server.room import Guest, Room

DAY = 24 * 3600
JUMPS = (-40 * DAY * 1000, 40 * DAY * 1000)
NETWORK = "192.0.2.1"
SERVER = Path(klaf.server.__file__).parent
FORWARD = {"monotonic", "perf_counter", "sleep"}  # what the module ``time`` has besides calendars
DATABASE_TIMES = r"\bnow\(|_timestamp\b|current_|localtime|julianday|unixepoch|strftime|datetime"
Opened = Callable[[], Store]


@pytest.fixture(params=["sqlite", "postgres"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    """Return a function that opens the same store again and again."""
    if request.param == "sqlite":
        return lambda: SQLiteStore(tmp_path / "klaf.db", "OFF")
    address = new_database()
    return lambda: PostgresStore(address)


@asynccontextmanager
async def serving(make: Opened) -> AsyncIterator[Room]:
    """Start a server on a store, and stop it."""
    room = Room(make())
    await room.hall.open()
    try:
        yield room
    finally:
        await room.hall.close()


async def left(room: Room) -> Actor:
    """Return a table with a match that nobody is at."""
    actor, (noa,) = await room.seated("Noa", ("casual",), game="taki")
    await noa.leave()
    return actor


async def is_there(room: Room, code: str) -> bool:
    try:
        await room.hall.find(code)
    except KlafError:
        return False
    return True


async def pass_days(room: Room, days: int) -> None:
    """Let a server serve for so long, and do what it does now and then."""
    for _ in range(days):
        await room.advance(DAY)
        await room.hall.sweep()


@pytest.mark.parametrize("jump", JUMPS)
@in_loop
async def test_a_jump_of_the_calendar_deletes_no_match_and_no_lobby(make: Opened, jump: int) -> None:
    async with serving(make) as room:
        code = (await left(room)).code
        noa = Guest(room, "Gal")
        lobby = await room.table(noa, game="taki", seats=3)
        await noa.leave()
        for _ in range(3):
            room.time.calendar += jump
            await room.hall.sweep()
        assert await is_there(room, code)
        assert await is_there(room, lobby.code)


@pytest.mark.parametrize("jump", JUMPS)
@in_loop
async def test_what_nobody_touches_is_deleted_in_its_time_whatever_the_calendar_says(make: Opened, jump: int) -> None:
    async with serving(make) as room:
        room.time.calendar += jump
        code = (await left(room)).code
        await room.hall.sweep()
        room.time.calendar -= 2 * jump
        await pass_days(room, 29)
        assert await is_there(room, code)
        await pass_days(room, 2)
        assert not await is_there(room, code)


@in_loop
async def test_time_in_which_no_server_was_there_makes_nothing_old(make: Opened) -> None:
    async with serving(make) as room:
        code = (await left(room)).code
        await pass_days(room, 20)
    for days, there in ((8, True), (4, False)):
        async with serving(make) as room:  # another start, long after
            room.time.calendar += 400 * DAY * 1000
            await pass_days(room, days)
            assert await is_there(room, code) == there


@in_loop
async def test_a_match_that_is_played_for_a_minute_a_day_is_not_deleted(make: Opened) -> None:
    async with serving(make) as room:
        actor, (noa,) = await room.seated("Noa", ("casual",), game="taki")
        await noa.leave()
        for _ in range(40):
            await pass_days(room, 1)
            await noa.enter(await room.hall.find(actor.code))
            await noa.ask(commands.Say, phrase="hello")
            await noa.leave()
        await room.hall.sweep()
        assert await is_there(room, actor.code)


@pytest.mark.parametrize("jump", JUMPS)
@in_loop
async def test_a_window_and_a_turn_are_as_long_as_ever_whatever_the_calendar_says(make: Opened, jump: int) -> None:
    async with serving(make) as room:
        actor, guests = await room.seated("Noa Dan Eve", game="taki", clock=15)
        chance = random.Random(1)
        while not actor.table.timing.moment.asked:
            for guest in guests:
                if guest.match.moves and not actor.table.timing.moment.asked:
                    await guest.play("+3" if "+3" in guest.match.moves else chance.choice(guest.match.moves))
            await room.hall.beat()
        seq, opened = actor.standing.seq, room.time.now()
        room.time.calendar += jump
        await room.advance(actor.table.timing.window_ends - opened - 0.01)
        assert actor.standing.seq == seq
        await room.hall.beat()
        await room.advance(0.02)
        assert actor.standing.seq > seq
        assert not actor.table.timing.moment.asked
        room.time.calendar -= 2 * jump
        await room.advance(14.5)
        assert not actor.table.stand_ins
        await room.advance(1)
        assert actor.table.stand_ins


async def identities(room: Room) -> tuple[FakeTime, Identity, str]:
    identity: Identity = make_app(room.hall, Config()).state.gate.identity
    await identity.open()
    return room.time, identity, (await identity.introduce(None, "Noa", "en")).id


@pytest.mark.parametrize("jump", JUMPS)
@in_loop
async def test_a_device_code_lasts_a_minute_whatever_the_calendar_says(make: Opened, jump: int) -> None:
    async with serving(make) as room:
        time, identity, guest = await identities(room)
        first, second = await identity.transfer(guest, NETWORK), await identity.transfer(guest, NETWORK)
        time.calendar += jump
        time.advance_to(time.now() + TRANSFER_SECONDS - 1)
        assert (await identity.redeem(first)).id == guest
        time.advance_to(time.now() + 1)
        with pytest.raises(KlafError):
            await identity.redeem(second)


@in_loop
async def test_a_device_code_does_not_outlive_the_only_server(tmp_path: Path) -> None:
    def make() -> Store:
        return SQLiteStore(tmp_path / "klaf.db", "OFF")

    async with serving(make) as room:
        _, identity, guest = await identities(room)
        code = await identity.transfer(guest, NETWORK)
    async with serving(make) as room:
        _, again, _ = await identities(room)
        with pytest.raises(KlafError):
            await again.redeem(code)


@in_loop
async def test_a_process_that_starts_leaves_the_device_codes_of_others_but_for_old_ones() -> None:
    address = await asyncio.to_thread(new_database)

    def make() -> Store:
        return PostgresStore(address)

    async with serving(make) as one:
        time, identity, guest = await identities(one)
        old = await identity.transfer(guest, NETWORK)
        time.advance_to(time.now() + TRANSFER_SECONDS)
        code = await identity.transfer(guest, NETWORK)
        await one.store.put_transfer("old", guest, 1, 0)
        async with serving(make) as other:
            _, there, _ = await identities(other)
            assert await other.store.take_transfer("old", 0) is None
            assert (await there.redeem(code)).id == guest
            with pytest.raises(KlafError):
                await there.redeem(old)


@in_loop
async def test_processes_agree_on_the_time_that_was_served() -> None:
    store = MemoryStore()
    early, late = FakeTime(), FakeTime(5.0)
    one = ServedTime(store, early.now)
    early.advance_to(early.now() + 100)
    assert await one.agree() == 100_000
    two = ServedTime(store, late.now)
    assert await two.agree() == 100_000
    for time in (early, late):
        time.advance_to(time.now() + AGREE)
    await two.keep_agreeing()
    assert (one.now(), two.now(), store.milliseconds) == (110_000, 110_000, 110_000)
    assert await one.agree() == 110_000  # not twice as fast because there are two


async def set_database_time(address: str, seconds: int) -> None:
    """Have a database believe that it is earlier or later, for all who connect from now on."""
    import asyncpg

    db = await asyncpg.connect(address)
    name = await db.fetchval("SELECT current_database()")
    await db.execute(f"ALTER DATABASE {name} SET search_path = public, pg_catalog")
    await db.execute(
        "CREATE OR REPLACE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE "
        f"AS $$ SELECT pg_catalog.clock_timestamp() + interval '{seconds} seconds' $$"
    )
    await db.close()


async def database() -> str:
    address = await asyncio.get_running_loop().run_in_executor(None, new_database)
    await set_database_time(address, 0)
    return address


@pytest.mark.parametrize("jump", [-40 * DAY, -30, 30, 40 * DAY])
@in_loop
async def test_a_jump_of_the_databases_time_holds_no_table_up(jump: int) -> None:
    address = await database()
    store, time = PostgresStore(address), FakeTime()
    await store.open()
    dead, alive = Leases(store, time, "dead"), Leases(store, time, "alive")
    for leases in (dead, alive):
        await leases.renew(["T"])
    assert (dead.holds("T"), alive.holds("T")) == (True, False)
    await set_database_time(address, jump)
    assert (await alive.renew(["T"])).gained == {"T"}
    assert alive.holds("T")
    await dead.renew(["T"])
    assert not dead.holds("T")
    await store.close()


@pytest.mark.parametrize("jump", [-40 * DAY, 40 * DAY])
@in_loop
async def test_a_match_goes_on_to_its_end_while_the_databases_time_jumps(jump: int) -> None:
    address = await database()
    async with live(PostgresStore(address)) as one, live(PostgresStore(address)) as two:
        noa, dan = await one.client("Noa"), await two.client("Dan")
        code = await noa.create(game="taki", seats=3, bots=["casual"])
        await dan.enter(code)
        await dan.sit(1)
        await noa.start()
        both = list(enumerate((noa, dan)))
        await asyncio.gather(*(play_on(client, random.Random(n), lambda: noa.seq > 12) for n, client in both))
        await set_database_time(address, jump)
        for server in (one, two):
            await server.hall.sweep()
        await asyncio.gather(*(play_on(client, random.Random(n)) for n, client in both))
        assert noa.over
        assert dan.over
        for client in (noa, dan):
            await client.close()


def calendars(tree: ast.AST) -> set[str]:
    """Return the functions of calendars that a module uses."""
    named = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)]
    of_calendars = [node.attr for node in named if isinstance(node.value, ast.Name) and node.value.id == "time"]
    imported = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return {name for name in of_calendars if name not in FORWARD} | ({"datetime", "time"} & {*imported})


def found_in(files: str, pattern: str) -> set[str]:
    """Return the server's files in which something stands."""
    paths = {path: path.read_text(encoding="utf-8") for path in SERVER.rglob(files)}
    return {str(path.relative_to(SERVER)) for path, text in paths.items() if re.search(pattern, text, re.IGNORECASE)}


def test_the_calendar_is_read_for_people_and_logs_alone() -> None:
    trees = {str(path.relative_to(SERVER)): ast.parse(path.read_text("utf-8")) for path in SERVER.rglob("*.py")}
    used = {name: calendars(tree) for name, tree in trees.items()}
    assert {name: found for name, found in used.items() if found} == {
        "time_source.py": {"time_ns"},
        "logging.py": {"strftime", "gmtime"},
    }
    assert found_in("*.py", r"import datetime|from datetime") == set()
    # the day on which a guest was last seen, the time of a row, and that of a key: by which nothing is measured
    assert found_in("*.py", r"\.date\(\)") == {"admin/keys.py", "gate/identity.py", "table/ledger.py"}


def test_the_time_of_a_database_is_read_for_leases_alone() -> None:
    assert found_in("store/*.py", DATABASE_TIMES) == {"store/postgres_processes.py"}
    assert found_in("*.sql", DATABASE_TIMES) == set()
    assert found_in("store/*.py", r"\b(INTO|UPDATE|FROM) processes\b") == {"store/postgres_processes.py"}
