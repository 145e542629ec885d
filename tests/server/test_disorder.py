"""Commands that come twice, late or out of order; stores that fail; connections that come and go."""

import asyncio
import random

import msgspec
import pytest

from klaf.engine.errors import KlafError
from klaf.server.log.inputs import Moved, read_input
from klaf.server.table.actor import Actor
from klaf.server.table.handler import Handler
from klaf.server.table.inbox import Asked
from klaf.wire import commands, messages
from tests.games.taki.table import table
from tests.server.live import in_loop
from tests.server.memory import MemoryStore
from tests.server.room import Guest, Room, refusal, set_up
from tests.waiting import turns


def moves(actor: Actor) -> list[tuple[int, str]]:
    """List the moves in a table's log."""
    store = actor.services.store
    assert isinstance(store, MemoryStore)
    found = [read_input(row) for row in store.log[actor.code]]
    return [(one.seat, one.move) for one in found if isinstance(one, Moved)]


async def two(room: Room) -> tuple[Actor, Guest, Guest]:
    """Have two people play, with known hands."""
    actor, (noa, dan) = await room.seated("Noa Dan", game="taki")
    await set_up(actor, table("R5 R5 R6 G1", "R4 Y8 B9 B1"))
    return actor, noa, dan


@in_loop
async def test_a_repeated_command_gets_its_first_answer_and_does_nothing() -> None:
    room = Room()
    actor, noa, dan = await two(room)
    command = commands.Play(id="once", move="R5", seq=noa.seq)
    for _ in range(3):
        noa.post(command)
    await room.settle()
    first = noa.answer("once")
    assert isinstance(first, messages.Done)
    await dan.play("R4")
    noa.post(command)
    await room.settle()
    assert noa.all(messages.Done)[-1] == first
    assert moves(actor) == [(0, "R5"), (1, "R4")]


@in_loop
async def test_a_repeat_is_known_after_a_restart_too() -> None:
    room = Room()
    actor, noa, _ = await two(room)
    await actor.table.ledger.checkpoint()
    command = commands.Play(id="once", move="R5", seq=noa.seq)
    noa.post(command)
    await room.settle()
    await actor.table.ledger.checkpoint()
    room.hall.tables.clear()
    again = await room.hall.find(actor.code)
    assert again is not actor
    await noa.enter(again, seq=noa.seq)
    noa.post(command)
    await room.settle()
    assert noa.answer("once") == messages.Done(re="once", seq=again.standing.seq)
    assert moves(again) == [(0, "R5")]


@in_loop
async def test_a_refused_command_stays_refused() -> None:
    room = Room()
    actor, noa, dan = await two(room)
    command = commands.Play(id="early", move="R4", seq=noa.seq)
    dan.post(command)
    await room.settle()
    assert refusal(dan.answer("early")) == "out-of-turn"
    await noa.play("R5")
    dan.post(command)
    await room.settle()
    assert refusal(dan.answer("early")) == "out-of-turn"
    assert moves(actor) == [(0, "R5")]


@in_loop
async def test_a_second_click_is_stale_even_where_the_move_would_be_legal_again() -> None:
    room = Room()
    actor, (noa, _) = await room.seated("Noa Dan", game="taki")
    await set_up(actor, table("Rstop Rstop R6 G1", "R4 Y8 B9 B1"))
    seen = noa.seq
    assert isinstance(await noa.ask(commands.Play, move="Rstop", seq=seen), messages.Done)
    assert refusal(await noa.ask(commands.Play, move="Rstop", seq=seen)) == "stale"
    assert moves(actor) == [(0, "Rstop")]


@in_loop
async def test_moves_shuffled_on_the_way_play_each_once_or_not_at_all() -> None:
    chance = random.Random(5)
    for _ in range(20):
        room = Room()
        actor, (noa, dan) = await room.seated("Noa Dan", game="taki")
        late: list[tuple[Guest, commands.Play]] = []
        for step in range(60):
            for guest in (noa, dan):
                legal = guest.match.moves
                if legal:
                    command = commands.Play(id=f"{guest.name}-{step}", move=chance.choice(legal), seq=guest.seq)
                    late += [(guest, command)] * chance.choice((1, 2))
            chance.shuffle(late)
            for _ in range(min(len(late), 2)):
                guest, command = late.pop()
                guest.post(command)
            await room.advance(2)
        done = {m.re for guest in (noa, dan) for m in guest.all(messages.Done) if m.seq and "-" in m.re}
        store = room.store
        assert isinstance(store, MemoryStore)
        stored = [row.command for row in store.log[actor.code] if "-" in row.command]
        assert len(stored) == len(set(stored))
        assert set(stored) == done


@in_loop
async def test_a_second_connection_of_a_seat_takes_over() -> None:
    room = Room()
    actor, noa, dan = await two(room)
    other = Guest(room, "Noa")
    await other.enter(actor)
    assert noa.ended == "elsewhere"
    frames = len(noa.frames)
    assert isinstance(await other.play("R5"), messages.Done)
    assert len(noa.frames) == frames
    assert dan.last(messages.Present).presence.seats == ("here", "here")
    await noa.leave()
    assert dan.last(messages.Present).presence.seats == ("here", "here")


@in_loop
async def test_a_store_that_fails_is_answered_with_try_again_and_nothing_is_done() -> None:
    room = Room()
    actor, noa, dan = await two(room)
    store = room.store
    assert isinstance(store, MemoryStore)
    lying = dan.match.view["discards"]
    store.failing = "before"
    answer = await noa.play("R5")
    assert isinstance(answer, messages.Refused)
    assert (answer.code, answer.retry) == ("try-again", True)
    assert moves(actor) == []
    assert dan.match.view["discards"] == lying
    store.failing = ""
    assert isinstance(await noa.play("R5"), messages.Done)
    assert moves(actor) == [(0, "R5")]


@in_loop
async def test_a_move_that_was_stored_though_nobody_was_told_is_found_and_counts_once() -> None:
    room = Room()
    actor, noa, dan = await two(room)
    store = room.store
    assert isinstance(store, MemoryStore)
    store.failing = "after"
    command = commands.Play(id="unsure", move="R5", seq=noa.seq)
    noa.post(command)
    await room.settle()
    assert refusal(noa.answer("unsure")) == "try-again"
    assert not any(update.by == 0 for update in dan.all(messages.Update))
    store.failing = ""
    noa.post(command)
    await room.settle()
    assert isinstance(noa.answer("unsure"), messages.Done)
    assert moves(actor) == [(0, "R5")]
    assert dan.last(messages.Update).by == 0


@in_loop
async def test_a_store_that_stalls_holds_back_its_table_and_no_other() -> None:
    room = Room()
    actor, noa, dan = await two(room)
    store = room.store
    assert isinstance(store, MemoryStore)
    store.stalled = asyncio.Event()
    noa.post(commands.Play(id="slow", move="R5", seq=noa.seq))
    dan.post(commands.Play(id="next", move="R4", seq=noa.seq + 1))
    await turns()
    assert noa.answer("slow") is None
    assert dan.seq == noa.seq
    assert not any(update.by is not None for update in dan.all(messages.Update))
    store.stalled.set()
    await room.settle()
    assert isinstance(noa.answer("slow"), messages.Done)
    assert isinstance(dan.answer("next"), messages.Done)
    assert moves(actor) == [(0, "R5"), (1, "R4")]


@in_loop
async def test_a_reconnect_storm_leaves_everybody_with_the_same_sequence() -> None:
    chance = random.Random(3)
    room = Room()
    actor, guests = await room.seated("Noa Dan Eve", game="taki")
    for _ in range(150):
        guest = chance.choice(guests)
        if chance.random() < 0.5:
            await guest.leave()
            await guest.enter(actor, seq=guest.seq)
        elif guest.match.moves:
            await guest.play(chance.choice(guest.match.moves))
        await room.advance(chance.choice((0.1, 2)))
    for guest in guests:
        seen = 0
        for message in guest.got:
            if isinstance(message, messages.Update):
                assert message.seq == seen + 1
                seen = message.seq
            elif isinstance(message, messages.Snapshot):
                assert message.seq >= seen
                seen = message.seq
        assert seen == actor.standing.seq


@in_loop
async def test_what_nobody_foresaw_is_answered_and_the_table_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room()
    _, noa, _ = await two(room)

    async def fails(self: Handler, asked: Asked) -> None:
        raise RuntimeError

    with monkeypatch.context() as patch:
        patch.setattr(Handler, "_carry_out", fails)
        assert refusal(await noa.play("R5")) == "failed"
    assert isinstance(await noa.play("R5"), messages.Done)


@in_loop
async def test_a_damaged_log_is_refused_and_not_played_on() -> None:
    room = Room()
    actor, noa, _ = await two(room)
    store = room.store
    assert isinstance(store, MemoryStore)
    rows = store.log[actor.code]
    rows[-1] = msgspec.structs.replace(rows[-1], hash=b"x" * 16)
    room.hall.tables.clear()
    with pytest.raises(KlafError) as caught:
        await room.hall.find(actor.code)
    assert caught.value.why == "damaged"
    assert noa.ended == ""
