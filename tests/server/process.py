"""Servers in processes of their own, that can be killed and are back at once; for tests, so bots and windows are quick.

``python -m tests.server.process`` is a nursery: it loads and compiles all that a server needs, and then forks one for
every line ``start STORE PORT [PLANTED]``. ``kill`` ends it as a power failure would.
"""

import asyncio
import contextlib
import os
import random
import signal
import sys
import tempfile
import threading
from collections import deque
from pathlib import Path
from typing import Any

import tests.conformance.games  # noqa: F401  (the same games, so the same compiled code as in the tests' own process)
from klaf.server.gate.config import Config
from klaf.server.hall.hall import Hall
from klaf.server.logging import Logger
from klaf.server.run import calm_python, listen, server
from klaf.server.store.contract import Append
from klaf.server.store.opening import open_store
from klaf.server.store.sql_store import SqlStore
from klaf.server.warmup import compile_all
from tests.server.live import QUICK, live, play_on
from tests.waiting import tarry

ROOT = Path(__file__).resolve().parent.parent.parent


class Hasty:
    """Says "done" first and writes when more steps come: what the test of kills must notice."""

    behind = 20  # steps

    def __init__(self, store: SqlStore) -> None:
        """Take the place of a store's ``append``."""
        self._append = store.append
        self._late: deque[Append] = deque()

    async def append(self, step: Append) -> None:
        if step.rows[0].seq == 1:  # nobody could come to a table that is not there
            await self._append(step)
            return
        self._late.append(step)
        if len(self._late) > self.behind:
            await self._append(self._late.popleft())


class Tardy:
    """Writes, and is slow to say so: whoever calls a move lost that nobody was told of is wrong about it."""

    seconds = 0.05

    def __init__(self, store: SqlStore) -> None:
        """Take the place of a store's ``append``."""
        self._append = store.append

    async def append(self, step: Append) -> None:
        await self._append(step)
        await tarry(self.seconds)


PLANTED: dict[str, Any] = {"hasty": Hasty, "tardy": Tardy}


class Process:
    """A server that was started, and may be killed and started again."""

    def __init__(self, store: str, planted: str = "", errors: Path | None = None) -> None:
        self.store, self.planted, self.port, self.pid = store, planted, 0, 0
        self.errors = errors  # where its log goes
        self._nursery: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        if self._nursery is None:
            with self.errors.open("ab") if self.errors else contextlib.nullcontext() as log:
                self._nursery = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", "tests.server.process"),
                    cwd=ROOT,
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    stderr=log,
                )
        told = await self._ask(f"start {self.store} {self.port} {self.planted}")
        self.pid, self.port = map(int, told.split())

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    async def kill(self) -> None:
        """End it as a power failure would: nothing is said, nothing is finished."""
        await self._ask("kill")

    async def end(self) -> None:
        """Kill it for good."""
        assert self._nursery is not None
        assert self._nursery.stdin is not None
        self._nursery.stdin.close()
        await self._nursery.wait()

    async def _ask(self, line: str) -> str:
        assert self._nursery is not None
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        self._nursery.stdin.write(f"{line}\n".encode())
        told = (await self._nursery.stdout.readline()).decode()
        assert told, "the server has ended"
        return told


def serve(store: str, port: int, planted: str) -> None:
    """Run the server until it is killed."""
    config = Config(port=port, store=store, limits=False)
    kept = open_store(store)
    if planted:
        kept.append = PLANTED[planted](kept).append  # type: ignore[method-assign]
    pace = QUICK._replace(deal=0.2)  # whoever is killed does no part in a shuffle
    running = server(config, Hall(kept, pace=pace, logger=Logger(quiet=True)), _ready)
    listening = listen(config)
    running.ready = lambda: print(os.getpid(), listening.getsockname()[1], flush=True)
    asyncio.run(running.serve(sockets=[listening]))


async def _ready() -> None: ...


def fork(nursery: tuple[int, int], store: str, port: str, planted: str = "") -> int:
    """Start a server that ends with its nursery, which has the other end of a pipe; return its process."""
    if pid := os.fork():
        return pid
    os.close(0)
    reading, writing = nursery
    os.close(writing)
    threading.Thread(target=_end_with, args=(reading,), daemon=True).start()
    try:
        serve(store, int(port), planted)
    finally:
        os._exit(1)


def _end_with(other: int) -> None:
    os.read(other, 1)
    os._exit(1)


async def rehearse() -> None:
    """Have a table played at, by people who come back, so that all that this needs is loaded."""
    with tempfile.TemporaryDirectory() as folder:
        async with live(Path(folder) / "klaf.db", prepare=_ready) as here:
            noa, dan = await here.client("Noa"), await here.client("Dan")
            code = await noa.create(game="taki", seats=2)
            await dan.enter(code)
            await dan.sit(1)
            await noa.start()
            await asyncio.gather(*(play_on(one, random.Random(1), lambda: noa.seq > 40) for one in (noa, dan)))
            await noa.reconnect()
            for client in (noa, dan):
                await client.close()


def main() -> None:
    """Do what the standard input says; at its end, end."""
    compile_all()
    asyncio.run(rehearse())
    calm_python()
    running, nursery = 0, os.pipe()
    for line in sys.stdin:
        word, *given = line.split()
        if word == "start":
            running = fork(nursery, *given)
        elif running:
            _end(running)
            running = 0
            print("ended", flush=True)
    if running:
        _end(running)


def _end(process: int) -> None:
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)


if __name__ == "__main__":
    main()
