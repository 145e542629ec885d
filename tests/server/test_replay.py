"""Replays: of the match that was asked for, beside the event loop, and not too many at once."""

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

import klaf
from klaf.client import Client
from klaf.server.gate import limits
from klaf.server.log import state
from klaf.server.log.change import change_of
from klaf.server.log.inputs import AnyInput, Moved
from klaf.server.telling import replay as replaying
from klaf.wire import api, messages
from tests.conformance.games import GAMES
from tests.server.live import in_loop, live, play_on
from tests.server.room import Guest, Room
from tests.server.test_http import raw


async def shown(client: Client, code: str, match: int) -> api.Replay:
    return msgspec.json.decode(await client.http("GET", f"/api/tables/{code}/matches/{match}/replay"), type=api.Replay)


@in_loop
async def test_only_the_match_that_was_asked_for_is_played_through_and_not_in_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[AnyInput] = []
    threads: set[int] = set()

    def noting(standing: state.Standing | None, given: AnyInput, dealer: state.Dealer) -> Any:
        played.append(given)
        threads.add(threading.get_ident())
        return change_of(standing, given, dealer)

    monkeypatch.setattr(replaying, "change_of", noting)
    async with live(tmp_path / "klaf.db") as server:
        noa = await server.client("Noa")
        code = await noa.create(game="tuki", seats=2, bots=["casual"])
        for number in (1, 2, 3):
            await noa.start()
            await noa.until(lambda wanted=number: noa.table and noa.table.match == wanted)  # type: ignore[misc]
            await play_on(noa, random.Random(number))
        for number in (1, 2, 3):
            played.clear()
            found = await shown(noa, code, number)
            record = klaf.load(await noa.record(number))
            moves = [given.move for given in played if isinstance(given, Moved)]
            assert [step.move for step in found.steps] == [None, *moves]
            assert len(moves) == len(record.played)
            assert found.finished
            assert found.names[0] == "Noa"
            assert found.bots == (1,)
            assert found.steps[-1].view == {**record.position(), "key": None, "viewer": None}
        assert threads
        assert threading.get_ident() not in threads
        await noa.close()


@in_loop
async def test_who_takes_another_name_after_a_match_is_shown_by_it(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db") as server:
        noa = await server.client("Noa")
        code = await noa.create(game="taki", seats=2, bots=["casual"])
        for number, name in ((1, "Noa Levi"), (2, "Nono")):
            await noa.start()
            await noa.until(lambda wanted=number: noa.table and noa.table.match == wanted)  # type: ignore[misc]
            await play_on(noa, random.Random(number))
            noa.name = name
            await noa.introduce()
            await noa.sit(0)
            found = await shown(noa, code, number)
            assert found.names[0] == name
            said = " ".join(event.text for step in found.steps for event in step.events)
            assert name in said
        assert (await shown(noa, code, 1)).names[0] == "Noa Levi"
        await noa.close()


@in_loop
async def test_so_many_replays_run_at_once_and_nobody_else_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    running: list[int] = []
    begun, over = threading.Semaphore(0), threading.Event()
    honest = replaying._played

    def held(*args: Any) -> tuple[api.Replay | None, int | None]:
        running.append(1)
        begun.release()
        over.wait()
        return honest(*args)

    monkeypatch.setattr(replaying, "_played", held)
    async with live(tmp_path / "klaf.db") as server:
        noa = await server.client("Noa")
        code = await noa.create(game="taki", seats=2, bots=["casual"])
        await noa.start()
        asked = [asyncio.ensure_future(shown(noa, code, 1)) for _ in range(limits.REPLAYS + 4)]
        try:
            for _ in range(limits.REPLAYS):
                await asyncio.to_thread(begun.acquire)
            assert (await raw(server, "GET", "/healthz"))[0] == 200
            await noa.http("GET", "/api/guest")
            assert len(running) == limits.REPLAYS
        finally:
            over.set()
        assert all(found.match == 1 for found in await asyncio.gather(*asked))
        assert len(running) == limits.REPLAYS + 4
        await noa.close()


def shared(*parts: Any) -> bytes:
    """Spell what a socket and a replay both tell of a move."""
    return msgspec.json.encode(parts)


def of_match(shown: messages.Match | api.Step) -> tuple[Any, ...]:
    """Return what both tell of how the match stands."""
    return shown.view, shown.marks, shown.acting, shown.moment


def told(guest: Guest, start: int) -> list[bytes]:
    """Return what a guest's socket was told of each deal and move of the match."""
    updates = [one for one in guest.all(messages.Update) if one.seq >= start and one.match is not None]
    return [shared(one.events, of_match(one.match), one.by, one.ended) for one in updates if one.match]


def stepped(found: api.Replay) -> list[bytes]:
    """Return the same of each step of a replay, which tells nothing besides."""
    assert [step.move for step in found.steps] == [None] * len(found.steps)
    return [shared(one.events, of_match(one), one.seat, one.ended) for one in found.steps]


@pytest.mark.parametrize("name", GAMES)
@in_loop
async def test_a_replay_of_a_running_match_tells_what_the_socket_told_byte_for_byte(name: str) -> None:
    """Who peeped at which card, drew or declined while the match goes on is nobody else's business."""
    room = Room()
    people = klaf.game(name).rulebook.fewest + 1
    actor, guests = await room.seated(" ".join(f"Guest{seat}" for seat in range(people)), game=name)
    watcher = Guest(room, "Watcher", "he")
    start = actor.standing.state.began
    chance = random.Random(5)
    compared = 0
    for turn in range(60):
        match = actor.standing.match
        assert match is not None
        if match.over:
            break
        seat = chance.choice(match.acting)
        await guests[seat].play(chance.choice(match.legal(seat)).text)
        await room.advance(room.hall.pace.window + 1)
        if turn < 20 or turn % 10 == 0:
            for viewer in guests:
                found = await replaying.replay(room.store, actor.code, 1, viewer.id, viewer.lang)
                assert not found.finished or actor.standing.state.stage == "over"
                if not found.finished:
                    assert stepped(found) == told(viewer, start)
                    compared += len(found.steps)
        if turn == 3:
            await watcher.enter(actor)
            joined = actor.standing.seq
    if actor.standing.state.stage == "playing":
        found = await replaying.replay(room.store, actor.code, 1, watcher.id, watcher.lang)
        seen = told(watcher, joined)
        assert stepped(found)[-len(seen) :] == seen
        assert len(seen) > 3
    assert compared > 40
