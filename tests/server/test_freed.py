"""What is over is freed at once, without any search for garbage: tables that are let go of, sockets that are closed."""

import gc
import random
import subprocess
import sys
import weakref
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from klaf.client import Client
from klaf.server.gate import websocket
from klaf.server.gate.session import Session
from klaf.server.hall.hall import UNLOAD
from klaf.server.table.actor import Actor
from klaf.server.table.thinking import Question
from klaf.wire import commands, messages
from tests.server.live import in_loop, live, play_on
from tests.server.memory import MemoryStore
from tests.server.room import Guest, Room
from tests.waiting import turns, until

Played = tuple[Actor, list[Guest]]


@pytest.fixture(autouse=True)
def _no_search_for_garbage() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


def parts(actor: Actor) -> dict[str, "weakref.ref[Any]"]:
    """Return weak references to what makes up a table."""
    table = actor.table
    whole = {
        "actor": actor,
        "table": table,
        "ledger": table.ledger,
        "thoughts": table.thoughts,
        "broadcast": table.broadcast,
        "attendance": table.attendance,
        "handler": actor.handler,
        "timekeeper": actor.timekeeper,
        "match": actor.standing.match,
    }
    return {name: weakref.ref(part) for name, part in whole.items() if part is not None}


def alive(known: dict[str, "weakref.ref[Any]"]) -> list[str]:
    return [name for name, part in known.items() if part() is not None]


async def unload(room: Room, code: str) -> None:
    """Let time pass until the hall lets go of a table."""
    await room.advance(UNLOAD + 1)
    await room.hall.beat()
    assert code not in room.hall.tables
    await turns()


class Silent:
    """Bots that never come to a decision."""

    def __init__(self) -> None:
        self.asked = 0

    def think(self, question: Question) -> None:
        self.asked += 1


async def lobby(room: Room) -> Played:
    host = Guest(room, "Noa")
    return await room.table(host, game="taki", seats=3), [host]


async def playing(room: Room) -> Played:
    actor, guests = await room.seated("Noa Dan", game="taki")
    chance = random.Random(1)
    for _ in range(20):
        for guest in guests:
            if guest.match.moves:
                await guest.play(chance.choice(guest.match.moves))
        await room.advance(1)
    assert actor.standing.seq > 12
    return actor, guests


async def with_bots(room: Room) -> Played:
    actor, guests = await room.seated("Noa", ("casual", "master"), game="tuki", seats=3)
    await room.advance(3)
    return actor, guests


async def finished(room: Room) -> Played:
    actor, guests = await room.seated("Noa", ("casual", "casual"), game="eight", seats=3)
    await guests[0].leave()
    guests[0].actor = None
    watching = Guest(room, "Zoe")
    await watching.enter(actor)
    await room.advance(3000)
    assert actor.standing.state.stage == "over"
    return actor, [watching]


async def window(room: Room) -> Played:
    """A window that one of two has answered, while another's moves wait."""
    actor, guests = await room.seated("Noa Dan Eve", game="taki")
    chance = random.Random(1)
    while not actor.table.timing.moment.asked:
        if actor.standing.state.stage == "over":
            await guests[0].ask(commands.Start)
            await room.advance(room.hall.pace.deal)
        for guest in guests:
            if guest.match.moves and not actor.table.timing.moment.asked:
                await guest.play("+3" if "+3" in guest.match.moves else chance.choice(guest.match.moves))
                await room.advance(2 if not actor.table.timing.moment.asked else 0)
    answering = guests[actor.table.timing.moment.asked[0]]
    assert isinstance(await answering.play("pass"), messages.Done)
    assert actor.table.passed
    return actor, guests


async def refused(room: Room) -> Played:
    actor, guests = await playing(room)
    for guest in guests:
        assert isinstance(await guest.ask(commands.Play, move="nothing", seq=guest.seq), messages.Refused)
        assert isinstance(await guest.ask(commands.Start), messages.Refused)
    return actor, guests


async def broken(room: Room) -> Played:
    """The store fails, and what it holds in the end is not what this process knows."""
    actor, guests = await playing(room)
    assert isinstance(room.store, MemoryStore)
    room.store.failing = "after"
    moving = next(guest for guest in guests if guest.match.moves)
    assert isinstance(await moving.play(moving.match.moves[0]), messages.Refused)
    room.store.failing = ""
    log = room.store.log[actor.code]
    log[-1] = msgspec.structs.replace(log[-1], hash=b"wrong")
    for _ in range(3):
        assert isinstance(await moving.ask(commands.Start), messages.Refused)
    assert actor.table.broken
    return actor, guests


KINDS: dict[str, Callable[[Room], Awaitable[Played]]] = {
    each.__name__: each for each in (lobby, playing, with_bots, finished, window, refused, broken)
}


@pytest.mark.parametrize("kind", KINDS)
@in_loop
async def test_a_table_that_is_let_go_of_is_freed_at_once(kind: str) -> None:
    room = Room()
    actor, guests = await KINDS[kind](room)
    known = parts(actor)
    for guest in guests:
        await guest.leave()
        guest.actor = None
    code = actor.code
    del actor
    await unload(room, code)
    assert alive(known) == []


@in_loop
async def test_a_table_whose_bots_are_thinking_is_freed_at_once() -> None:
    thinker = Silent()
    room = Room(thinker=thinker)
    actor, guests = await room.seated("Noa", ("master", "master"), game="taki", seats=3)
    if guests[0].match.moves:
        await guests[0].play(guests[0].match.moves[0])
    await room.advance(5)
    assert thinker.asked
    known = parts(actor)
    await guests[0].leave()
    guests[0].actor, code = None, actor.code
    del actor
    await unload(room, code)
    assert alive(known) == []


@in_loop
async def test_a_table_taken_up_from_the_store_again_and_again_is_freed_each_time() -> None:
    room = Room()
    actor, guests = await playing(room)
    known, code = parts(actor), actor.code
    for guest in guests:
        await guest.leave()
    del actor
    for guest in guests:
        guest.actor = None
    await unload(room, code)
    for _ in range(3):
        assert alive(known) == []
        known = parts(await room.hall.find(code))
        assert "actor" in alive(known)
        await unload(room, code)
    assert alive(known) == []


async def leaves(client: Client) -> None:
    await client.close()


async def is_cut_off(client: Client) -> None:
    client._socket.transport.abort()


async def comes_elsewhere(client: Client) -> None:
    again = Client(client.address, cookie=client.cookie)
    await again.connect()
    assert client.table is not None
    await again.enter(client.table.code)
    await again.close()


@pytest.mark.parametrize("ends", [leaves, is_cut_off, comes_elsewhere])
@in_loop
async def test_a_socket_that_is_closed_is_freed_at_once(
    ends: Callable[[Client], Awaitable[None]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known: dict[str, weakref.ref[Any]] = {}

    class Noted(Session):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            for part in (self, self.line, self.line._wire):
                known[f"{type(part).__name__} {len(known)}"] = weakref.ref(part)

    monkeypatch.setattr(websocket, "Session", Noted)
    async with live(tmp_path / "klaf.db") as server:
        client = await server.client("Noa")
        await client.create(game="taki", seats=2, bots=["casual"])
        await client.start()
        await play_on(client, random.Random(1), stop=lambda: client.seq > 8)
        assert len(known) == 3
        await ends(client)
        await until(lambda: not server.gate.lines)
        await until(lambda: not alive(known))  # once its last move is stored; garbage is not collected
        await client.close()


def test_a_server_searches_for_garbage_by_itself() -> None:
    """Python does it, in all three generations: cycles that libraries leave behind are not kept for ever."""
    script = """
import gc, weakref
from klaf.server.run import calm_python

class Cycle:
    def __init__(self):
        self.itself = self

calm_python()
known = weakref.ref(Cycle())
kept = []
while known() is not None:
    kept.append([])
print(gc.isenabled(), len(kept) < 20_000, all(gc.get_threshold()))
"""
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["True", "True", "True"]
