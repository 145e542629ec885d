"""What a table does of its own accord: it goes on whatever fails, keeps to its time, and loses sight of nobody."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from msgspec import structs

from klaf.client import Client, Lost, RefusedError
from klaf.server.errors import Damaged, Refused, StoreFailed
from klaf.server.gate.config import Config
from klaf.server.gate.connection import Connection
from klaf.server.gate.gate import Gate
from klaf.server.gate.session import Session
from klaf.server.hall.hall import Hall
from klaf.server.store.contract import GuestRow
from klaf.server.table.actor import Actor
from klaf.server.table.inbox import Came, Went
from klaf.server.table.thinking import Question
from klaf.wire import commands, messages
from klaf.wire.tables import Finished, Settings
from tests.games.taki.table import table
from tests.server.live import Written, in_loop, live
from tests.server.memory import MemoryStore, SharedStore
from tests.server.room import Guest, Room, refusal, set_up
from tests.waiting import turns


def memory(room: Room) -> MemoryStore:
    assert isinstance(room.store, MemoryStore)
    return room.store


async def lobby_of_two(room: Room) -> tuple[Actor, Guest, Guest]:
    noa, dan = Guest(room, "Noa"), Guest(room, "Dan")
    actor = await room.table(noa, game="taki", seats=2)
    await dan.enter(actor)
    await dan.ask(commands.Sit, seat=1)
    return actor, noa, dan


# A store that fails


@pytest.mark.parametrize("failing", ["before", "after"])
@in_loop
async def test_a_bot_moves_although_the_store_has_failed_once(failing: str) -> None:
    room = Room()
    actor, (noa,) = await room.seated("Noa", ("casual",), game="taki")
    await set_up(actor, table("R5 R5 R6 G1", "R4 Y8 B9 B1"))
    await noa.play("R5")
    seq = actor.standing.seq
    memory(room).failing = failing
    await room.advance(1.0)
    memory(room).failing = ""
    await room.advance(3.0)
    assert actor.standing.seq > seq
    assert not actor.table.ledger.unsure


@in_loop
async def test_a_deal_comes_although_the_store_has_failed_once() -> None:
    room = Room()
    actor, noa, _ = await lobby_of_two(room)
    await noa.ask(commands.Start)
    memory(room).failing = "before"
    await room.advance(room.hall.pace.deal)
    memory(room).failing = ""
    await room.advance(3.0)
    assert actor.standing.state.stage == "playing"


@in_loop
async def test_a_window_ends_although_the_store_has_failed_once() -> None:
    room = Room()
    actor, (noa, _) = await room.seated("Noa Dan", game="taki")
    await set_up(actor, table("+3 R5 R6 G1", "R4 Y8 B9 B1"))
    await noa.play("+3")
    assert actor.table.timing.moment.asked
    memory(room).failing = "before"
    await room.advance(room.hall.pace.window)
    memory(room).failing = ""
    await room.advance(3.0)
    assert not actor.table.timing.moment.asked


@in_loop
async def test_a_table_whose_log_is_found_damaged_when_a_bot_moves_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room()
    actor, (noa,) = await room.seated("Noa", ("casual",), game="taki")
    await set_up(actor, table("R5 R5 R6 G1", "R4 Y8 B9 B1"))
    await noa.play("R5")

    async def damaged(*_: object, **__: object) -> None:
        raise Damaged("x", 1)

    monkeypatch.setattr(actor.table.ledger, "commit", damaged)
    await room.advance(2.0)
    assert actor.table.broken is not None
    assert actor.table.broken.why == "damaged"


@in_loop
async def test_a_table_goes_on_after_something_nobody_foresaw(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room()
    actor, (noa,) = await room.seated("Noa", ("casual",), game="taki")
    await set_up(actor, table("R5 R5 R6 G1", "R4 Y8 B9 B1"))
    await noa.play("R5")
    seq = actor.standing.seq

    async def fails(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(actor.table.ledger, "commit", fails)
        await room.advance(1.0)
    assert room.hall.metrics.counts["failures"] >= 1
    await room.advance(3.0)
    assert actor.standing.seq > seq


# Time


class Silent:
    """A thinker who never comes to a decision."""

    def think(self, question: Question) -> None: ...


@in_loop
async def test_a_window_is_as_long_as_ever_while_a_bot_thinks() -> None:
    room = Room(thinker=Silent())
    actor, (noa, _) = await room.seated("Noa Dan", ("casual",), game="taki")
    await set_up(actor, table("+3 R5 R6 G1", "R4 Y8 B9 B1", "R4 Y8 B9 break"))
    await noa.play("+3")
    await room.advance(room.hall.pace.window - 0.01)
    assert actor.table.timing.moment.asked
    await room.advance(0.02)
    assert not actor.table.timing.moment.asked


@in_loop
async def test_only_who_plays_against_bots_alone_ends_a_window_by_passing() -> None:
    room = Room()
    actor, (noa, dan, eve) = await room.seated("Noa Dan Eve", game="taki")
    await dan.leave()
    await eve.leave()
    await room.advance(room.hall.pace.away + 1)
    assert actor.table.stand_ins == {1, 2}
    await set_up(actor, table("R5 R5 R6 G1", "+3 Y8 B9 B1", "R4 Y9 G4"))
    await noa.play("R5")
    while not actor.table.timing.moment.asked:
        await room.advance(0.1)
    await noa.play("pass")
    assert actor.table.timing.moment.asked


@in_loop
async def test_nothing_but_a_move_winds_the_turn_clock_up() -> None:
    room = Room()
    actor, (noa, dan) = await room.seated("Noa Dan", game="taki", clock=15)
    assert actor.standing.match is not None
    assert refusal(await noa.ask(commands.HandOver, seat=1)) == "playing"
    turn = actor.standing.match.acting[0]
    before = actor.table.timing.since
    await actor.table.ledger.commit([])
    actor.table.timing.observe(
        actor.standing._replace(state=structs.replace(actor.standing.state, marked=1)), room.time.now()
    )
    assert actor.table.timing.since == before
    await room.advance(16)
    assert actor.table.stand_ins == {turn}
    assert dan.last(messages.Present).presence.stand_ins == (turn,)


# Who is there


class Slow(MemoryStore):
    """A store that takes its time to find a guest, or the public tables."""

    gate: asyncio.Event | None = None

    async def guest(self, guest: str) -> GuestRow | None:
        if self.gate is not None:
            await self.gate.wait()
        return await super().guest(guest)

    async def listed(self) -> list[bytes]:
        if self.gate is not None:
            await self.gate.wait()
        return await super().listed()


@pytest.mark.parametrize("said", [b'{"t":"enter","id":"a","code":"CODE"}', b'{"t":"watch-lobby","id":"l","on":true}'])
@in_loop
async def test_who_is_gone_before_the_store_has_answered_leaves_no_ghost(said: bytes) -> None:
    store = Slow()
    room = Room(store)
    gate = Gate(room.hall, Config())
    actor, (noa,) = await room.seated("Noa", ("casual",), game="taki")
    await noa.leave()
    store.guests[noa.id] = GuestRow(noa.id, "Noa", "en", 0)
    store.gate = asyncio.Event()
    wire = Written()
    line = Connection(wire, wire.send, "en", room.hall.metrics, gate.flusher)
    session = Session(gate, line, store.guests[noa.id], "::1")
    session.hear(said.replace(b"CODE", actor.code.encode()))
    await turns()
    session.gone()
    store.gate.set()
    await session.done()
    await room.settle()
    assert actor.viewers == []
    assert room.hall.lobby.watching == []


@in_loop
async def test_many_who_only_look_in_are_forgotten() -> None:
    room = Room()
    actor, _ = await room.seated("Noa", ("casual",), game="taki")
    for number in range(50):
        guest = Guest(room, f"S{number}")
        actor.post(Came(guest.viewer, commands.Enter(id="e", code=actor.code)))
        actor.post(Went(guest.viewer))
    await room.settle()
    assert actor.table.attendance.gone_since == {}


@in_loop
async def test_who_goes_on_before_being_taken_in_is_answered_and_told_nothing() -> None:
    room = Room()
    actor, (noa,) = await room.seated("Noa", ("casual",), game="taki")
    eve = Guest(room, "Eve")
    noa.forget()
    actor.post(Came(eve.viewer, commands.Enter(id="e", code=actor.code)))
    actor.let_go(eve.viewer)
    await room.settle()
    assert [type(message) for message in eve.got] == [messages.Done]
    assert noa.all(messages.Present) == []


@in_loop
async def test_who_comes_back_is_told_who_is_there() -> None:
    room = Room()
    actor, (noa, dan) = await room.seated("Noa Dan", game="taki")
    seq = noa.seq
    await dan.leave()
    await room.advance(room.hall.pace.away + 1)  # what was told meanwhile went to a line that was dead
    again = Guest(room, "Noa")
    await again.enter(actor, seq=seq)
    assert again.last(messages.Present).presence.stand_ins == (1,)


@in_loop
async def test_who_goes_to_another_table_hears_nothing_more_of_the_first(tmp_path: Path) -> None:
    room = Room()
    first, (noa, dan) = await room.seated("Noa Dan", game="taki")
    await set_up(first, table("R5 R5 R6 G1", "R4 Y8 B9 B1"))
    second = await room.table(Guest(room, "Eve"), game="eight", seats=2)
    store = memory(room)
    store.guests[dan.id] = GuestRow(dan.id, "Dan", "en", 0)
    gate = Gate(room.hall, Config())
    wire = Written()
    line = Connection(wire, wire.send, "en", room.hall.metrics, gate.flusher)
    session = Session(gate, line, store.guests[dan.id], "::1")
    for code in (first.code, second.code):
        store.stalled = asyncio.Event() if code == second.code else None
        if store.stalled is not None:
            noa.post(commands.Play(id="x", move="R5", seq=noa.seq))
            await asyncio.sleep(0)
        session.hear(msgspec.json.encode({"t": "enter", "id": code, "code": code}))
        await session.done()
    await turns()
    assert store.stalled is not None
    store.stalled.set()
    await room.settle()
    await turns()
    told = [msgspec.json.decode(frame) for frame in wire.sent]
    snapshots = [number for number, one in enumerate(told) if one["t"] == "snapshot"]
    assert len(snapshots) == 2
    assert [one for one in told[snapshots[1] :] if one["t"] == "update"] == []


# A flood of commands


class Flooder(Guest):
    """A guest who answers each refusal with the same command again, and notes how far the table was."""

    def __init__(self, room: Room, name: str) -> None:
        super().__init__(room, name)
        self.seqs: list[int] = []  # where the table stood when the command was refused

    def send(self, frame: bytes) -> None:
        super().send(frame)
        if b'"re":"flood' in frame and len(self.seqs) < 300:
            assert self.actor is not None
            self.seqs.append(self.actor.standing.seq)
            self.post(commands.Play(id=f"flood{len(self.seqs)}", move="R5", seq=0))


@in_loop
async def test_who_sends_commands_without_end_does_not_stop_bots_and_clocks() -> None:
    room = Room()
    actor, (noa,) = await room.seated("Noa", ("casual",), game="taki")
    eve = Flooder(room, "Eve")
    await eve.enter(actor)
    await set_up(actor, table("R5 R5 R6 G1", "R4 Y8 B9 B1"))
    await noa.play("R5")
    seq = actor.standing.seq
    due = room.time.next()
    assert due is not None
    eve.post(commands.Play(id="flood", move="R5", seq=0))
    room.time.advance_to(due)
    await room.settle()
    assert len(eve.seqs) == 300
    assert eve.seqs[0] == seq
    assert eve.seqs[10] > seq  # the bot moved while ever more commands came


# What is kept and forgotten


@in_loop
async def test_the_record_of_the_twenty_first_match_is_kept_too() -> None:
    room = Room()
    actor, (noa,) = await room.seated("Noa", ("casual",), game="eight")
    standing = actor.standing
    finished = tuple(Finished(match=number, winners=(0,), scores=(0.0, 0.0)) for number in range(1, 21))
    actor.table.ledger.standing = standing._replace(state=structs.replace(standing.state, finished=finished, match=21))
    await noa.leave()
    await noa.enter(actor)
    for _ in range(4000):
        if actor.standing.state.stage == "over":
            break
        seat = actor.standing.state.seat_of(noa.id)
        match = actor.standing.match
        assert match is not None
        assert seat is not None
        if seat in match.acting:
            moves = [move.text for move in match.legal(seat)]
            await noa.play(next((move for move in moves if move != "take"), moves[0]))
        await room.advance(1.0)
    assert actor.standing.state.finished[-1].match == 21
    assert await room.store.record(actor.code, 21) is not None


@in_loop
async def test_a_lobby_with_people_in_it_is_not_swept() -> None:
    room = Room()
    actor, noa, _ = await lobby_of_two(room)
    await room.advance(2 * 3600 + 1)
    await room.hall.sweep()
    assert isinstance(await noa.ask(commands.Start), messages.Done)
    await room.advance(room.hall.pace.deal)
    room.hall.tables.clear()
    again = await room.hall.find(actor.code)
    assert again.standing.state.stage == "playing"


@in_loop
async def test_a_log_without_its_beginning_is_damaged() -> None:
    room = Room()
    actor, _ = await room.seated("Noa", ("casual",), game="taki")
    store = memory(room)
    store.log[actor.code] = store.log[actor.code][2:]
    store.checkpoints.clear()
    room.hall.tables.clear()
    with pytest.raises(Refused) as found:
        await room.hall.find(actor.code)
    assert found.value.why == "damaged"


@in_loop
async def test_a_guest_is_forgotten_everywhere_or_not_at_all() -> None:
    room = Room()
    actor, (noa, dan) = await room.seated("Noa Dan", game="taki")
    store = memory(room)
    store.guests[dan.id] = GuestRow(dan.id, "Dan", "en", 0)
    store.failing = "before"
    with pytest.raises(StoreFailed):
        await room.hall.forget(dan.id)
    store.failing = ""
    assert store.guests
    await room.hall.forget(dan.id)
    assert not store.guests
    assert actor.standing.state.seat_of(dan.id) is None
    assert dan.ended == "guest"
    store.guests[noa.id] = GuestRow(noa.id, "Noa", "en", 0)
    store.log[actor.code][-1] = structs.replace(store.log[actor.code][-1], hash=bytes(16))
    store.checkpoints.clear()
    room.hall.tables.clear()
    await room.hall.forget(noa.id)  # the table cannot be played on by anybody
    assert not store.guests


@in_loop
async def test_a_forgotten_guest_makes_no_table(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db") as server:
        client = await server.client("Noa")
        await client.http("DELETE", "/api/guest")
        with pytest.raises((RefusedError, Lost)):
            await client.create(game="taki", seats=2, public=True)
        assert await server.hall.lobby.tables() == ()
        await client.close()


@in_loop
async def test_one_command_on_many_sockets_makes_one_table(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db") as server:
        clients = [await server.client("Noa")]
        for _ in range(7):
            clients.append(Client(server.address, cookie=clients[0].cookie))
            await clients[-1].connect()
        command = commands.Create(id="same", settings=Settings(game="taki", seats=2))
        made = await asyncio.gather(*(client.send(command) for client in clients), return_exceptions=True)
        assert len({done.code for done in made if isinstance(done, messages.Done)}) == 1
        for client in clients:
            await client.close()


# Several processes


async def two_halls() -> tuple[Room, Room]:
    store = SharedStore()
    one, other = Room(store), Room(store)
    store.processes.time = other.time = one.time
    other.hall = Hall(store, one.time, one.hall.pace, one.hall.thinker, one.log)
    for room in (one, other):
        await room.hall.open()
    return one, other


async def pass_time(rooms: tuple[Room, Room], seconds: float) -> None:
    for _ in range(round(seconds * 2)):
        rooms[0].time.advance_to(rooms[0].time.now() + 0.5)
        for _ in range(4):
            for room in rooms:
                await room.settle()
        for room in rooms:
            await room.hall.beat()


@in_loop
async def test_a_table_that_one_process_deletes_is_gone_at_all() -> None:
    rooms = await two_halls()
    noa, dan = Guest(rooms[0], "Noa"), Guest(rooms[1], "Dan")
    left, watched = [await rooms[0].table(noa, game="taki", seats=2) for _ in range(2)]
    await noa.leave()
    left.let_go(noa.viewer)
    await rooms[1].hall.find(left.code)
    await dan.enter(await rooms[1].hall.find(watched.code))
    await pass_time(rooms, 1)
    await rooms[1].hall.clear([watched.code, left.code], 1)
    await pass_time(rooms, 1)
    assert [list(room.hall.tables) for room in rooms] == [[watched.code]] * 2
    with pytest.raises(Refused):
        await rooms[0].hall.find(left.code)


@in_loop
async def test_who_takes_a_seat_back_at_one_process_has_it_at_all() -> None:
    rooms = await two_halls()
    noa = Guest(rooms[0], "Noa")
    here = await rooms[0].table(noa, game="taki", seats=2, clock=15)
    there = await rooms[1].hall.find(here.code)
    dan = Guest(rooms[1], "Dan")
    await dan.enter(there)
    await dan.ask(commands.Sit, seat=1)
    await pass_time(rooms, 1)
    await noa.ask(commands.Mark, seat=1)
    await noa.ask(commands.Start)
    await pass_time(rooms, 5)
    for _ in range(100):
        if 1 in here.table.stand_ins:
            break
        await pass_time(rooms, 0.5)
    assert 1 in here.table.stand_ins
    await dan.ask(commands.Back)
    await pass_time(rooms, 1)
    assert 1 not in here.table.stand_ins | there.table.stand_ins
