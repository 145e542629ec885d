"""Tables outlive their server: from the log, from a stored standing, under newer rules, and clients go on."""

import asyncio
import dataclasses
import random
from pathlib import Path

import msgspec
import pytest

import klaf
from klaf.engine import registry
from klaf.engine.errors import KlafError
from klaf.server.hall.hall import UNLOAD
from klaf.server.log.inputs import Relaid, read_input
from klaf.server.log.state import HASH
from klaf.server.table.ledger import CHECKPOINT_EVERY
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
        assert store.checkpoints[code][0] >= CHECKPOINT_EVERY
    else:
        store.checkpoints.clear()
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
    await room.hall.tables[code].table.ledger.checkpoint()
    newer_rules(monkeypatch)
    assert registry.find("taki").version == before.game.version + 1
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


def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the server run under a newer version of TAKI's rules."""
    import klaf.games.taki as package

    monkeypatch.setattr(package, "GAME", dataclasses.replace(package.GAME, version=package.GAME.version + 1))


@in_loop
async def test_a_match_goes_on_under_newer_rules_after_a_crash_if_they_play_it_alike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room = Room()
    code, guests = await played(room, "taki", 30)
    before = room.hall.tables[code].standing
    newer_rules(monkeypatch)
    again = Room(room.store)
    actor = await again.hall.find(code)
    assert actor.standing.seq == before.seq + 1
    assert actor.standing.state.rules == registry.find("taki").version
    for guest in guests:
        guest.room = again
        await guest.enter(actor, seq=guest.seq)
    await more(again, guests, 10_000)
    assert actor.standing.state.stage == "over"


@in_loop
async def test_a_match_that_newer_rules_play_otherwise_is_refused_clearly_and_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room = Room()
    code, _ = await played(room, "taki", 30)
    store = room.store
    assert isinstance(store, MemoryStore)
    rows = list(store.log[code])
    # As if the same moves had led elsewhere.
    store.rewrite(code, [*rows[:-1], msgspec.structs.replace(rows[-1], hash=rows[-1].hash[:HASH] + bytes(HASH))])
    with pytest.raises(KlafError) as damaged:
        await Room(store).hall.find(code)
    newer_rules(monkeypatch)
    with pytest.raises(KlafError) as refused:
        await Room(store).hall.find(code)
    assert (damaged.value.why, refused.value.why) == ("damaged", "other-rules")
    assert len(store.log[code]) == len(rows)


@in_loop
async def test_a_match_goes_on_in_a_program_that_lays_states_out_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room()
    code, guests = await played(room, "taki", 12)
    store = room.store
    assert isinstance(store, MemoryStore)
    # States laid out otherwise have other hashes.
    rows = store.log[code]
    others = [msgspec.structs.replace(row, hash=row.hash[:HASH] + bytes(HASH)) for row in rows[7:]]
    store.rewrite(code, [*rows[:7], *others])
    monkeypatch.setitem(vars(klaf.game("taki")), "layout", "another")
    again = Room(store)
    actor = await again.hall.find(code)
    assert isinstance(read_input(store.log[code][-1]), Relaid)
    for guest in guests:
        guest.room = again
        await guest.enter(actor, seq=guest.seq)
    await more(again, guests, 10_000)
    assert await Room(store).hall.find(code) is not actor
    record = await store.record(code, 1)
    assert record is not None
    assert "commitment: " in record
    assert klaf.load(record).over


@in_loop
async def test_a_quiet_table_is_let_go_of_and_comes_back() -> None:
    room = Room()
    code, guests = await played(room, "eight", 10)
    before = room.hall.tables[code]
    await room.advance(UNLOAD + 1)
    await room.hall.beat()
    assert room.hall.tables[code] is before
    for guest in guests:
        await guest.leave()
    await room.hall.beat()
    assert room.hall.tables[code] is before
    await room.advance(UNLOAD + 1)
    await room.hall.beat()
    assert code not in room.hall.tables
    actor = await room.hall.find(code)
    assert actor is not before
    assert actor.standing.match is not None
    assert before.standing.match is not None
    assert actor.standing.match.same_state(before.standing.match)
    for guest in guests:
        await guest.enter(actor, seq=guest.seq)
    await more(room, guests, 10_000)
    assert actor.standing.state.stage == "over"


@in_loop
async def test_whoever_comes_while_a_table_is_let_go_of_keeps_it() -> None:
    room = Room()
    code, (noa, dan) = await played(room, "eight", 10)
    actor = room.hall.tables[code]
    for guest in (noa, dan):
        await guest.leave()
    await room.advance(UNLOAD + 1)
    put, stored = room.store.put_checkpoint, asyncio.Event()

    async def slow(table: str, seq: int, document: bytes) -> None:
        await stored.wait()
        await put(table, seq, document)

    room.store.put_checkpoint = slow  # type: ignore[method-assign]
    beating = asyncio.create_task(room.hall.beat())
    await asyncio.sleep(0)
    await noa.enter(await room.hall.find(code), seq=noa.seq)
    stored.set()
    await beating
    assert room.hall.tables[code] is actor


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
    assert (noa.bye.code, noa.bye.retry) == ("stopping", True)
    async with live(tmp_path / "klaf.db") as second:
        noa.address = second.address
        seen = noa.seq
        await noa.reconnect()
        assert noa.seq >= seen
        await play_on(noa, chance)
        assert klaf.load(await noa.record(1)).over
        await noa.close()
