"""``klaf serve --processes``: several processes behind one port, and what happens when one of them ends."""

import asyncio
import os
import random
import signal
import sys
from functools import partial
from pathlib import Path

import pytest

from klaf.cli import main
from klaf.client import Client, Lost
from klaf.locale import LANGUAGES, text
from klaf.server.gate.config import Config
from klaf.server.known_games import KnownGames
from klaf.server.metrics import Family, of_process, together
from klaf.server.metrics import text as written
from klaf.server.table.thinking import PoolThinker, spare_cores
from klaf.server.worker import Task, Worker
from tests.server.command import serve
from tests.server.live import in_loop, play_on
from tests.server.test_processes import checked, database
from tests.waiting import repeated, until

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks at processes in /proc")


def moved_on(client: Client, before: int) -> bool:
    return client.seq > before + 2 or client.over


async def play_through(client: Client, chance: random.Random) -> None:
    """Play until the match is over, whatever happens to the server that one is at."""

    async def go_on() -> None:
        try:
            await play_on(client, chance)
        except Lost:
            await client.reconnect()
            raise

    await repeated(go_on, Lost, OSError)


@linux
@in_loop
async def test_kills_of_any_process_lose_nothing_and_are_mended() -> None:
    store = await database()
    async with serve(store, "--processes", "2") as server:
        await server.all_serve(2)
        noa, dan = Client(server.address, "Noa"), Client(server.address, "Dan")
        await noa.__aenter__()
        await dan.__aenter__()
        code = await noa.create(game="taki", seats=2)
        await dan.enter(code)
        await dan.sit(1)
        await noa.start()
        playing = asyncio.gather(*(play_through(client, random.Random(n)) for n, client in enumerate((noa, dan))))
        first = server.workers()
        assert len(first) == 2
        for worker in first:
            before = noa.seq
            await until(partial(moved_on, noa, before))
            os.kill(worker, signal.SIGKILL)
        await playing
        await server.all_serve(2)
        assert noa.over
        assert server.workers().isdisjoint(first)
        assert noa.seq == dan.seq
        await noa.close()
        await dan.close()
        server.process.send_signal(signal.SIGTERM)
        assert await server.process.wait() == 0
        assert await checked(store, code) == noa.seq


@linux
@in_loop
async def test_figures_are_those_of_all_processes_and_end_with_them() -> None:
    async with serve(await database(), "--processes", "3") as server:
        await server.all_serve(3)
        guests = [Client(server.address, f"Guest {n}") for n in range(12)]
        for guest in guests:
            await guest.__aenter__()
        for _ in range(5):  # whoever of the three answers
            assert await server.figure("sockets") == 12
        for guest in guests:
            await guest.close()
        workers = server.workers()
        assert len(workers) == 3
        server.process.kill()
        await server.process.wait()
        await until(lambda: not any(alive(worker) for worker in workers))


def alive(process: int) -> bool:
    try:
        stat = Path(f"/proc/{process}/stat").read_text(encoding="ascii")
    except (ProcessLookupError, FileNotFoundError):
        return False
    return ") Z " not in stat  # one that nobody has waited for yet has ended all the same


@pytest.mark.parametrize("lang", LANGUAGES)
def test_several_processes_need_a_store_that_they_can_share(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "klaf.db"
    assert main(["serve", "--store", str(path), "--processes", "2", "--lang", lang]) == 2
    assert capsys.readouterr().err.strip() == text(lang, "serve-processes-store")
    assert not path.exists()


@pytest.mark.parametrize("wanted", ["0", "65", "many"])
def test_so_many_processes_cannot_be(wanted: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--store", "postgresql://db/klaf", "--processes", wanted, "--lang", "en"]) == 2
    assert "--processes" in capsys.readouterr().err


def test_windows_has_one_process(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("klaf.cli.serve.sys.platform", "win32")
    assert main(["serve", "--store", "postgresql://db/klaf", "--processes", "2", "--lang", "en"]) == 2
    assert capsys.readouterr().err.strip() == text("en", "serve-processes-windows")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has one process only")
def test_a_store_that_no_process_can_open_is_told_once(capfd: pytest.CaptureFixture[str]) -> None:
    store = "postgresql://nobody@127.0.0.1:1/none"
    assert main(["serve", "--port", "0", "--quiet", "--store", store, "--processes", "2", "--lang", "en"]) == 2
    out, err = capfd.readouterr()
    told = text("en", "serve-bad-store", store=store, why=text("en", "health-down"))
    assert out == ""
    assert err.count(told) == 1
    assert "Traceback" not in err


def test_figures_of_several_processes_stand_side_by_side() -> None:
    first = [Family("klaf_a", "x", "counter", {"klaf_a": 2}), Family("klaf_b", "y", "gauge", {'klaf_b{kind="c"}': 0.5})]
    second = [Family("klaf_a", "x", "counter", {"klaf_a": 3})]
    assert written(together([of_process(0, first), of_process(1, second)])).splitlines() == [
        "# HELP klaf_a x",
        "# TYPE klaf_a counter",
        'klaf_a{process="0"} 2',
        'klaf_a{process="1"} 3',
        "# HELP klaf_b y",
        "# TYPE klaf_b gauge",
        'klaf_b{process="0",kind="c"} 0.500000',
    ]


def test_processes_share_the_cores_for_their_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: set(range(16)), raising=False)
    assert [spare_cores(processes) for processes in (1, 2, 4, 16, 32)] == [15, 7, 3, 1, 1]
    config, paths = Config(store="postgresql://nobody"), tuple(f"/tmp/{place}.sock" for place in range(4))
    thinker = Worker(Task(config, 0, 0, paths, True, KnownGames.of_this_process()))._server.gate.hall.thinker
    assert isinstance(thinker, PoolThinker)
    assert thinker.threads == 3
