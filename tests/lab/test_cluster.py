"""A real cluster on this machine: a scheduler and workers, each a process of its own."""

import asyncio
import gc
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import klaf
from klaf.cli import main
from klaf.lab.cluster import on_cluster
from klaf.lab.simulate import Simulate
from klaf.lab.study import table_of
from klaf.locale import LANGUAGES, text
from tests.waiting import await_sign

START = [sys.executable, "-c", "import sys; from klaf.cli import main; sys.exit(main())", "lab"]
GAMES = "30000"


class Cluster:
    """Processes that are ended with the test."""

    def __init__(self, command: list[str] = START) -> None:
        self.processes: list[subprocess.Popen[str]] = []
        self.address = self.start("scheduler", "--port", "0", command=command)

    def start(self, *words: str, command: list[str] = START, variables: dict[str, str] | None = None) -> str:
        """Start a process and wait for the address that it tells last."""
        process = subprocess.Popen(
            [*command, *words, "--lang", "en"], stdout=subprocess.PIPE, text=True, env=os.environ | (variables or {})
        )
        self.processes.append(process)
        assert process.stdout is not None
        found = re.findall(r"tcp://\S+", process.stdout.readline())
        return str(found[-1])

    def worker(self, **variables: str) -> "subprocess.Popen[str]":
        self.start("worker", self.address, "--threads", "1", variables=variables)
        return self.processes[-1]

    def workers(self) -> list[str]:
        """List the workers that the scheduler has."""
        from distributed import Client

        with Client(self.address, set_as_default=False) as client:  # type: ignore[no-untyped-call]
            return list(client.nthreads())

    def end(self) -> None:
        for process in reversed(self.processes):
            process.kill()
            process.communicate()


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    made = Cluster()
    yield made
    made.end()


def test_a_worker_killed_half_way_costs_only_its_pieces(cluster: Cluster, tmp_path: Path) -> None:
    local, shared, keep = (tmp_path / name for name in ("local.json", "shared.json", "kept.jsonl"))
    words = ["simulate", "taki", "--games", GAMES, "--lang", "en"]
    cluster.worker()
    second = cluster.worker()
    asked = [*words, "--cluster", cluster.address, "--keep", str(keep), "--json", str(shared)]
    caller = subprocess.Popen([*START, *asked], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def begun() -> bool:
        assert caller.poll() is None, caller.communicate()
        return keep.exists() and len(keep.read_text().splitlines()) > 10

    await_sign(begun)
    second.send_signal(signal.SIGKILL)
    second.wait()
    before = len(keep.read_text().splitlines())
    err = caller.communicate(timeout=120)[1]
    assert caller.returncode == 0, err
    lines = keep.read_text().splitlines()
    assert before < len(lines) == 1 + -(-int(GAMES) // 512)  # it was half-way, and each piece came once
    assert main(["lab", *words, "--json", str(local)]) == 0
    assert shared.read_bytes() == local.read_bytes()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_cluster_without_workers_is_told(cluster: Cluster, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "cards", "taki", "--games", "20", "--cluster", cluster.address, "--lang", lang]) == 2
    assert cluster.address in capsys.readouterr().err


def test_the_number_of_workers_does_not_matter(cluster: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "compare", "taki", "--players", "2", "--with", "must_play=true", "--games", "1500", "--json", "-"]
    assert main(words) == 0
    alone = capsys.readouterr().out
    for _ in range(2):
        cluster.worker()
        assert main([*words, "--cluster", cluster.address]) == 0
        assert capsys.readouterr().out == alone


class Caller:
    """A command that plays on a cluster, and what it keeps and tells."""

    def __init__(self, cluster: Cluster, folder: Path, lang: str, games: str = GAMES) -> None:
        self.keep, self.told = folder / "kept.jsonl", folder / "told"
        words = ["simulate", "taki", "--games", games, "--lang", lang]
        asked = [*words, "--cluster", cluster.address, "--keep", str(self.keep)]
        with self.told.open("w") as told:
            self.process = subprocess.Popen([*START, *asked], stdout=subprocess.PIPE, stderr=told, text=True)
        cluster.processes.append(self.process)

    def wait_for(self, pieces: int) -> None:
        """Wait until so many pieces are kept."""

        def seen() -> bool:
            assert self.process.poll() is None, self.told.read_text()
            return self.keep.exists() and len(self.keep.read_text().splitlines()) > pieces

        await_sign(seen)

    def end(self) -> list[str]:
        """Wait until it ends, and return what it told."""
        self.process.communicate(timeout=120)
        return self.told.read_text().strip().splitlines()


@pytest.mark.parametrize("lang", ["ar"])  # one language each: these take seconds, and every sentence is in all of them
def test_a_lost_scheduler_is_told(cluster: Cluster, lang: str, tmp_path: Path) -> None:
    cluster.worker()
    caller = Caller(cluster, tmp_path, lang, games="1000000")
    caller.wait_for(3)
    cluster.processes[0].kill()
    assert caller.end() == [text(lang, "no-cluster-lost", address=cluster.address)]
    assert caller.process.returncode == 2


def lose_the_last_worker(cluster: Cluster, lang: str, folder: Path) -> tuple[Caller, str]:
    """Kill the only worker of a command, and wait until it tells so."""
    worker = cluster.worker()
    caller = Caller(cluster, folder, lang)
    caller.wait_for(3)
    worker.kill()
    worker.wait()
    alone = text(lang, "lab-alone", address=cluster.address)

    def told() -> bool:
        assert caller.process.poll() is None, caller.told.read_text()
        return alone in caller.told.read_text()

    await_sign(told)
    return caller, alone


@pytest.mark.parametrize("lang", ["en"])
def test_the_loss_of_the_last_worker_is_told_and_waited_out(cluster: Cluster, lang: str, tmp_path: Path) -> None:
    caller, alone = lose_the_last_worker(cluster, lang, tmp_path)
    cluster.worker()
    assert caller.end() == [alone]
    assert caller.process.returncode == 0
    assert len(caller.keep.read_text().splitlines()) == 1 + -(-int(GAMES) // 512)


@pytest.mark.parametrize("lang", ["he"])
def test_who_waits_for_workers_can_stop(cluster: Cluster, lang: str, tmp_path: Path) -> None:
    caller, alone = lose_the_last_worker(cluster, lang, tmp_path)
    kept = len(caller.keep.read_text().splitlines())
    caller.process.send_signal(signal.SIGINT)
    assert caller.end() == [alone, "", text(lang, "lab-stopped-kept", file=str(caller.keep))]
    assert caller.process.returncode == 130
    assert len(caller.keep.read_text().splitlines()) == kept


def test_what_tasks_of_the_cluster_leave_behind_is_no_traceback(
    cluster: Cluster,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A command that is stopped leaves tasks whose errors nobody waits for: asyncio would tell of each."""

    def stop(client: Any, *_asked: object) -> list[object]:
        async def leave() -> None:
            task = asyncio.get_running_loop().create_task(fail())
            await asyncio.wait([task])
            del task  # a task whose error nobody asked for is told of when it is let go
            gc.collect()

        async def fail() -> None:
            raise OSError

        client.sync(leave)
        return []

    monkeypatch.setattr("klaf.lab.cluster._hand_out", stop)
    study = Simulate((table_of("taki", ["casual"] * 2, 1, None, {}),), 10)
    assert list(on_cluster(cluster.address)(study, iter([0]))) == []
    assert caplog.records == []
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("lang", ["en"])
def test_a_piece_over_which_workers_are_lost_again_and_again_is_given_up(lang: str, tmp_path: Path) -> None:
    code = START[2].replace("sys.exit", "import klaf.lab.cluster as c; c.LOSSES = 1; sys.exit")
    cluster = Cluster([START[0], "-c", code, "lab"])
    try:
        workers = [cluster.worker(), cluster.worker()]
        caller = Caller(cluster, tmp_path, lang, games="1000000")
        caller.wait_for(3)
        while caller.process.poll() is None:
            for worker in workers:
                worker.kill()
                worker.wait()
            workers = [cluster.worker()]
        told = [text(lang, "no-cluster-losses", address=cluster.address, count=2)]
        assert [line for line in caller.end() if line != text(lang, "lab-alone", address=cluster.address)] == told
        assert caller.process.returncode == 2
    finally:
        cluster.end()


OTHER = {
    "games/taki/deal.py": ("HAND = 8", "HAND = 7"),
    "lab/table.py": ("AT_ONCE = 512", "AT_ONCE = 256"),
}


@pytest.mark.parametrize("file", OTHER)
def test_a_worker_of_other_code_is_refused(
    cluster: Cluster, file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    package = Path(klaf.__file__).parent
    shutil.copytree(package, tmp_path / "klaf", ignore=shutil.ignore_patterns("static", "__pycache__"))
    changed = tmp_path / "klaf" / file
    assert OTHER[file][0] in changed.read_text()
    changed.write_text(changed.read_text().replace(*OTHER[file]))
    cluster.worker()
    cluster.worker(PYTHONPATH=str(tmp_path))
    words = ["lab", "simulate", "taki", "--games", "2000", "--cluster", cluster.address, "--lang", "en"]
    assert main(words) == 2
    told = capsys.readouterr()
    assert "runs other code" in told.err
    assert told.out == ""
    cluster.processes[-1].kill()
    cluster.processes[-1].wait()
    await_sign(lambda: len(cluster.workers()) == 1)
    assert main(words) == 0
