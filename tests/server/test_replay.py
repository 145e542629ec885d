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
from klaf.wire import api
from tests.server.live import in_loop, live, play_on
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

    def held(*args: Any) -> api.Replay:
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
