"""Whoever invents a game hosts it by a command of their own, as docs/adding-a-game.md says."""

import asyncio
import os
import random
import signal
import sys
from pathlib import Path

import msgspec
import pytest

import klaf
from klaf.client import Client, RefusedError
from klaf.locale import LANGUAGES, text
from klaf.wire import api
from tests.own_command import ENVIRONMENT, GAME, write_command
from tests.server.command import serve
from tests.server.live import in_loop, play_on
from tests.server.test_processes import database


async def play_a_match(noa: Client, dan: Client) -> None:
    """Play a match to its end; try a move out of turn at its start."""
    code = await noa.create(game=GAME, seats=2, options={"dealt": 3})
    await dan.enter(code)
    await dan.sit(1)
    await noa.start()
    await dan.until(lambda: dan.match)
    waiting = dan if noa.moves else noa
    with pytest.raises(RefusedError) as refused:
        await waiting.play("draw")
    assert getattr(refused.value.refusal, "rule", None) == "ST-02"
    assert refused.value.refusal.text
    await asyncio.gather(*(play_on(client, random.Random(n)) for n, client in enumerate((noa, dan))))
    assert klaf.load(await noa.record(1)).over


@in_loop
async def test_a_game_is_hosted_by_ones_own_command(tmp_path: Path) -> None:
    store, command = str(tmp_path / "klaf.db"), write_command(tmp_path / "mine")
    async with (
        serve(store, program=[str(command)], within=tmp_path, env=ENVIRONMENT) as server,
        Client(server.address, "Noa") as noa,
        Client(server.address, "דן", "he") as dan,
    ):
        await play_a_match(noa, dan)
        for lang in LANGUAGES:
            answer = await noa.http("GET", f"/api/catalogue?lang={lang}")
            games = msgspec.json.decode(answer, type=api.Catalogue).games
            assert text(lang, f"game-{GAME}") in [game.title for game in games]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks at processes in /proc")
@in_loop
async def test_each_of_several_processes_knows_the_game(tmp_path: Path) -> None:
    store, command = await database(), write_command(tmp_path / "mine")
    async with serve(store, "--processes", "2", program=[str(command)], within=tmp_path, env=ENVIRONMENT) as server:
        await server.all_serve(2)
        clients = []
        for name, other in zip(("Noa", "Dan"), server.workers(), strict=True):
            clients.append(Client(server.address, name))
            os.kill(other, signal.SIGSTOP)  # so that the first process receives one client and the second the other
            try:
                await clients[-1].__aenter__()
            finally:
                os.kill(other, signal.SIGCONT)
        noa, dan = clients
        await play_a_match(noa, dan)
        await play_a_match(dan, noa)
        await noa.close()
        await dan.close()
