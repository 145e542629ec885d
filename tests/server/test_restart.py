"""Tables outlive their server: from the log, from a stored standing, under newer rules, and clients go on."""

import asyncio
import dataclasses
import random
from pathlib import Path

import pytest

import klaf
from klaf.engine import registry
from klaf.server.ledger import KEEP_EVERY
from klaf.wire import messages
from tests.server.live import in_loop, live, play_on
from tests.server.memory import MemoryStore
from tests.server.room import Guest, Room

SETUPS = {"taki": {}, "eight": {}, "tuki": {"stall": 1}}


async def played(room: Room, game: str, moves: int) -> tuple[str, list[Guest]]:
    """Play some moves of a match between two people and a bot."""
    actor, guests = await room.seated("Noa Dan", ("casual",), game=game, options=SETUPS[game])
    await more(room, guests, moves)
    return actor.code, guests


async def more(room: Room, guests: list[Guest], moves: int) -> None:
    """Play some more moves."""
    chance = random.Random(moves)
    start = guests[0].seq
    while guests[0].seq < start + moves and not guests[0].match.view["over"]:
        for guest in guests:
            if guest.match.moves:
                await guest.play(chance.choice(guest.match.moves))
        await room.advance(1)


@pytest.mark.parametrize("game", SETUPS)
@pytest.mark.parametrize("kept", [False, True])
@in_loop
async def test_a_table_comes_back_from_its_log_as_it_was(game: str, kept: bool) -> None:
    room = Room()
    code, guests = await played(room, game, 40)
    before = room.hall.tables[code]
    store = room.store
    assert isinstance(store, MemoryStore)
    if kept:
        assert store.standings[code][0] >= KEEP_EVERY
    else:
        store.standings.clear()
    again = Room(store)
    actor = await again.hall.find(code)
    assert actor.standing.seq == before.standing.seq
    assert actor.standing.state == before.standing.state
    assert actor.standing.match is not None
    assert before.standing.match is not None
    assert actor.standing.match.position() == before.standing.match.position()
    for guest in guests:
        guest.room = again
        await guest.enter(actor, seq=guest.seq)
        assert not guest.all(messages.Snapshot)[1:]
    await more(again, guests, 10_000)
    record = await store.record(code, 1)
    assert record is not None
    match = klaf.load(record)
    assert match.over
    assert match.winners == actor.standing.state.finished[0].winners


@in_loop
async def test_a_match_begun_under_older_rules_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room()
    code, guests = await played(room, "taki", 30)
    before = room.hall.tables[code].standing.match
    assert before is not None
    await room.hall.tables[code].ledger.keep()
    import klaf.games.taki as package

    newer = dataclasses.replace(package.GAME, version=package.GAME.version + 1)
    monkeypatch.setattr(package, "GAME", newer)
    assert registry.game("taki").version == newer.version
    again = Room(room.store)
    actor = await again.hall.find(code)
    assert actor.standing.match is not None
    assert actor.standing.match.position()["hands"] == before.position()["hands"]
    for guest in guests:
        guest.room = again
        await guest.enter(actor, seq=guest.seq)
    await more(again, guests, 10_000)
    assert actor.standing.state.stage == "over"
    record = await again.store.record(code, 1)
    assert record is not None
    assert klaf.load(record).over


@in_loop
async def test_whoever_missed_little_gets_the_updates_and_whoever_missed_much_a_snapshot() -> None:
    room = Room()
    code, (noa, dan) = await played(room, "eight", 4)
    actor = room.hall.tables[code]
    for missed in (3, 30):
        await noa.leave()
        noa.forget()
        seen = actor.standing.seq
        await more(room, [dan], missed)
        for _ in range(2000):
            if actor.standing.seq >= seen + missed:
                break
            await more(room, [dan], 1)
            await room.advance(20)
        await noa.enter(actor, seq=seen)
        got = [m.seq for m in noa.all(messages.Update)]
        if missed == 3:
            assert got[:3] == [seen + 1, seen + 2, seen + 3]
        else:
            assert noa.all(messages.Snapshot)[0].seq == actor.standing.seq


@in_loop
async def test_a_server_that_stops_says_so_and_its_clients_go_on_with_the_next(tmp_path: Path) -> None:
    chance = random.Random(1)
    async with live(tmp_path / "klaf.db") as first:
        noa = await first.client("Noa")
        await noa.create(game="taki", seats=2, bots=["casual"])
        await noa.start()
        playing = asyncio.create_task(play_on(noa, chance, stop=lambda: noa.seq > 15))
        await playing
    assert noa.bye is not None
    assert (noa.bye.code, noa.bye.again) == ("stopping", True)
    async with live(tmp_path / "klaf.db") as second:
        noa.address = second.address
        seen = noa.seq
        await noa.reconnect()
        assert noa.seq >= seen
        await play_on(noa, chance)
        assert klaf.load(await noa.record(1)).over
        await noa.close()
