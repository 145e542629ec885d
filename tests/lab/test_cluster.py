"""A real cluster on this machine: a scheduler and workers, each a process of its own."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import klaf
from klaf.cli import main
from klaf.locale import LANGUAGES

START = [sys.executable, "-c", "import sys; from klaf.cli import main; sys.exit(main())", "lab"]
GAMES = "30000"


class Cluster:
    """Processes that are ended with the test."""

    def __init__(self) -> None:
        self.processes: list[subprocess.Popen[str]] = []
        self.address = self.start("scheduler", "--port", "0")

    def start(self, *words: str, **variables: str) -> str:
        """Start a process and wait for the address that it tells last."""
        process = subprocess.Popen(
            [*START, *words, "--lang", "en"], stdout=subprocess.PIPE, text=True, env=os.environ | variables
        )
        self.processes.append(process)
        assert process.stdout is not None
        found = re.findall(r"tcp://\S+", process.stdout.readline())
        return str(found[-1])

    def worker(self, **variables: str) -> "subprocess.Popen[str]":
        self.start("worker", self.address, "--threads", "1", **variables)
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
    while not (keep.exists() and len(keep.read_text().splitlines()) > 10):
        assert caller.poll() is None, caller.communicate()
        time.sleep(0.005)
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


def test_a_worker_of_other_code_is_refused(
    cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    package = Path(klaf.__file__).parent
    shutil.copytree(package, tmp_path / "klaf", ignore=shutil.ignore_patterns("static", "__pycache__"))
    changed = tmp_path / "klaf" / "games" / "taki" / "deal.py"
    changed.write_text(changed.read_text().replace("HAND = 8", "HAND = 7"))
    cluster.worker()
    cluster.worker(PYTHONPATH=str(tmp_path))
    words = ["lab", "simulate", "taki", "--games", "2000", "--cluster", cluster.address, "--lang", "en"]
    assert main(words) == 2
    told = capsys.readouterr()
    assert "runs other code" in told.err
    assert told.out == ""
    cluster.processes[-1].kill()
    cluster.processes[-1].wait()
    while len(cluster.workers()) > 1:
        time.sleep(0.01)
    assert main(words) == 0
