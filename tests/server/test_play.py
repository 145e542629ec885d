"""Whole matches over the wire: people, bots and spectators, from the lobby to the record."""

import asyncio
import random
import subprocess
import sys
from pathlib import Path

import pytest

import klaf
from klaf.client import Client, RefusedError
from klaf.engine.compiling.mode import JITTED
from klaf.locale import LANGUAGES
from klaf.server.telling.sentences import happened, letters
from klaf.wire import messages
from tests.server.compiling import GAMES
from tests.server.live import in_loop, live, play_on
from tests.server.process import ROOT


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_two_people_a_bot_and_a_spectator_play_a_match_to_its_record(tmp_path: Path, game: str) -> None:
    async with live(tmp_path / "klaf.db", limits=False) as server:
        noa, dan, eve = [await server.client(name) for name in ("Noa", "Dan", "Eve")]
        code = await noa.create(game=game, seats=3, bots=["casual"], options=GAMES[game])
        await dan.enter(code)
        await dan.sit(1)
        await eve.enter(code)
        assert (noa.seat, dan.seat, eve.seat) == (0, 1, None)
        await noa.start()
        players = [play_on(client, random.Random(number)) for number, client in enumerate((noa, dan))]
        await asyncio.gather(*players)
        await eve.until(lambda: eve.over)
        record = await eve.record(1)
        match = klaf.load(record)
        assert match.over
        assert noa.table is not None
        assert match.winners == noa.table.finished[0].winners
        assert noa.seq == dan.seq == eve.seq
        for client in (noa, dan, eve):
            await client.close()


@in_loop
async def test_a_rematch_goes_on_at_the_same_table(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db", limits=False) as server:
        noa = await server.client("Noa")
        await noa.create(game="taki", seats=2, bots=["beginner"])
        for number in (1, 2):
            await noa.start()
            await play_on(noa, random.Random(number))
            assert noa.table is not None
            assert noa.table.match == number
        records = [await noa.record(number) for number in (1, 2)]
        assert records[0] != records[1]
        await noa.close()


@pytest.mark.skipif(not JITTED, reason="nothing is compiled")
def test_matches_with_bots_of_every_level_end_and_nothing_is_compiled_once_a_server_is_ready() -> None:
    arguments = [sys.executable, "-m", "tests.server.compiling"]
    done = subprocess.run(arguments, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    assert done.stdout.split() == ["0"]


@in_loop
async def test_nobody_plays_before_everything_is_compiled(tmp_path: Path) -> None:
    compiled = asyncio.Event()

    async def prepare() -> None:
        await compiled.wait()

    async with live(tmp_path / "klaf.db", wait=False, prepare=prepare) as server:
        noa = Client(server.address, "Noa", "he")
        await noa.introduce()
        heard: list[str] = []
        told = asyncio.Event()

        def hear(message: messages.AnyMessage) -> None:
            heard.append(getattr(message, "code", type(message).__name__))
            told.set()

        noa.watch = hear
        coming = asyncio.create_task(noa.connect())
        await told.wait()
        assert heard == ["starting"]
        for method, path in (("GET", "/api/tables/ABCDEF/matches/1/replay"), ("DELETE", "/api/guest")):
            with pytest.raises(RefusedError) as refused:
                await noa.http(method, path)
            assert refused.value.refusal.code == "starting"
        compiled.set()
        await coming
        assert set(heard[:-1]) == {"starting"}
        assert heard[-1] == "Welcome"
        await noa.close()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_of_events_are_the_same_as_if_made_for_each(game: str, lang: str) -> None:
    chance = random.Random(5)
    played = klaf.game(game)
    names = {0: "Noa", 1: "Dan", 2: "Eve", 3: "Tom"}
    match = played.new(4, seed=5)
    told = list(match.opening)
    for _ in range(200):
        seat = match.next_actor
        if seat is None:
            break
        told += match.play(seat, chance.choice(match.legal(seat)))
    assert len(told) > 50
    for event in told:
        for viewer in (None, event.seat):
            said = happened(event, viewer, played, lang, letters(names, lang)).text
            assert said == event.seen_by(viewer).sentence(lang, played, names, from_one=True)
