"""A calendar that jumps, forty days ahead or back: nothing is deleted, shortened or lengthened by it."""

import pytest

from klaf.engine.errors import KlafError
from klaf.server.gate.app import make_app
from klaf.server.gate.config import Config
from klaf.server.gate.identity import TRANSFER_SECONDS, Identity
from klaf.server.hall.served import AGREE, ServedTime
from klaf.server.table.actor import Actor
from klaf.wire import commands
from tests.server.clock import FakeClock
from tests.server.live import in_loop
from tests.server.memory import MemoryStore
from tests.server.room import Guest, Room

DAY = 24 * 3600
JUMPS = (-40 * DAY * 1000, 40 * DAY * 1000)


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
async def test_a_jump_of_the_calendar_deletes_no_match_and_no_lobby(jump: int) -> None:
    room = Room()
    code = (await left(room)).code
    noa = Guest(room, "Gal")
    lobby = await room.table(noa, game="taki", seats=3)
    await noa.leave()
    for _ in range(3):
        room.clock.calendar += jump
        await room.hall.sweep()
    assert await is_there(room, code)
    assert await is_there(room, lobby.code)


@pytest.mark.parametrize("jump", JUMPS)
@in_loop
async def test_what_nobody_touches_is_deleted_in_its_time_whatever_the_calendar_says(jump: int) -> None:
    room = Room()
    room.clock.calendar += jump
    code = (await left(room)).code
    await room.hall.sweep()
    room.clock.calendar -= 2 * jump
    await pass_days(room, 29)
    assert await is_there(room, code)
    await pass_days(room, 2)
    assert not await is_there(room, code)


@in_loop
async def test_time_in_which_no_server_was_there_makes_nothing_old() -> None:
    store = MemoryStore()
    code = (await left(room := Room(store))).code
    await pass_days(room, 20)
    for days, there in ((8, True), (4, False)):
        room = Room(store)  # another start, long after
        room.clock.calendar += 400 * DAY * 1000
        await room.hall.time.agree()
        await pass_days(room, days)
        assert await is_there(room, code) == there


@in_loop
async def test_a_match_that_is_played_for_a_minute_a_day_is_not_deleted() -> None:
    room = Room()
    actor, (noa,) = await room.seated("Noa", ("casual",), game="taki")
    await noa.leave()
    for _ in range(40):
        await pass_days(room, 1)
        await noa.enter(await room.hall.find(actor.code))
        await noa.ask(commands.Say, phrase="hello")
        await noa.leave()
    await room.hall.sweep()
    assert await is_there(room, actor.code)


async def identities(store: MemoryStore) -> tuple[FakeClock, Identity, str]:
    room = Room(store)
    identity: Identity = make_app(room.hall, Config()).state.gate.identity
    await identity.open()
    return room.clock, identity, (await identity.introduce(None, "Noa", "en")).id


@pytest.mark.parametrize("jump", JUMPS)
@in_loop
async def test_a_device_code_lasts_a_minute_whatever_the_calendar_says(jump: int) -> None:
    clock, identity, guest = await identities(MemoryStore())
    first, second = await identity.transfer(guest), await identity.transfer(guest)
    clock.calendar += jump
    clock.advance_to(clock.now() + TRANSFER_SECONDS - 1)
    assert (await identity.redeem(first)).id == guest
    clock.advance_to(clock.now() + 1)
    with pytest.raises(KlafError):
        await identity.redeem(second)


@in_loop
async def test_a_device_code_does_not_outlive_its_server() -> None:
    store = MemoryStore()
    _, identity, guest = await identities(store)
    code = await identity.transfer(guest)
    _, again, _ = await identities(store)
    with pytest.raises(KlafError):
        await again.redeem(code)


@in_loop
async def test_processes_agree_on_the_time_that_was_served() -> None:
    store = MemoryStore()
    early, late = FakeClock(), FakeClock(5.0)
    one = ServedTime(store, early.now)
    early.advance_to(early.now() + 100)
    assert await one.agree() == 100_000
    two = ServedTime(store, late.now)
    assert await two.agree() == 100_000
    for clock in (early, late):
        clock.advance_to(clock.now() + AGREE)
    await two.keep_agreeing()
    assert (one.now(), two.now(), store.milliseconds) == (110_000, 110_000, 110_000)
    assert await one.agree() == 110_000  # not twice as fast because there are two
