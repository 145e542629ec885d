"""One of the processes of ``klaf serve --processes``: ``python -m klaf.server.worker``, started by the supervisor.

On its standard input come its task, a line when the rules are compiled, and the end when it is to stop. On its standard
output it reports how its start went.
"""

import asyncio
import socket
import sys
from pathlib import Path
from typing import Any

import msgspec

from klaf.server.errors import StoreFailed, StoreUnfit, Trouble
from klaf.server.gate.config import Config
from klaf.server.gate.siblings import Siblings
from klaf.server.hall.hall import Hall
from klaf.server.known_games import KnownGames
from klaf.server.logging import Logger
from klaf.server.run import Server, calm_python, raise_file_limit, server
from klaf.server.store.opening import open_store
from klaf.server.warmup import compile_all

COMPILED = b"compiled\n"


class Task(msgspec.Struct):
    """What a process is to serve."""

    config: Config
    listening: int  # the file descriptor of the socket that all processes accept from
    place: int  # among the processes
    paths: tuple[str, ...]  # at which each of them tells its figures
    quiet: bool
    games: KnownGames


class Report(msgspec.Struct, omit_defaults=True):
    """How the start of a process went: it serves, or its store is not fit for that, or does not work."""

    ready: bool = False
    unfit: str = ""
    trouble: Trouble | None = None

    def check(self) -> None:
        """Raise what the process could not start for, if anything."""
        if self.unfit:
            raise StoreUnfit(self.unfit)
        if self.trouble is not None:
            raise StoreFailed(kind=self.trouble)


def encode(task: Task) -> bytes:
    """Return a task as a line."""
    return msgspec.json.encode(task, enc_hook=str) + b"\n"


def decode(line: bytes) -> Task:
    """Read the line of a task."""

    def made(kind: type, value: Any) -> Any:
        assert kind is Path
        return Path(value)

    return msgspec.json.decode(line, type=Task, dec_hook=made)


class Worker:
    """A server that does what its supervisor says, and ends with it."""

    def __init__(self, task: Task) -> None:
        """Prepare to serve."""
        self._task = task
        store, processes = open_store(task.config.store, task.config.new), len(task.paths)
        hall = Hall(store, logger=Logger(quiet=task.quiet), processes=processes)
        self._server: Server = server(task.config, hall, self._prepare)
        self._server.ready = lambda: self._report(Report(ready=True))
        self._siblings = Siblings(hall.metrics, task.place, task.paths)
        self._server.gate.siblings = self._siblings
        self._hanging_up: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        """Serve until a signal, or the end of the supervisor, says stop."""
        await self._siblings.open()
        try:
            with socket.socket(fileno=self._task.listening) as listening:
                await self._server.serve(sockets=[listening])
        finally:
            await self._siblings.close()

    def run(self) -> int:
        """Serve; return the exit status."""
        try:
            asyncio.run(self.serve())
        except SystemExit:  # what the server says when it cannot start
            unfit = self._server.gate.unfit
            if isinstance(unfit, StoreUnfit):
                self._report(Report(unfit=unfit.why))
            elif isinstance(unfit, StoreFailed):
                self._report(Report(trouble=unfit.kind))
            return 1
        return 0

    def _report(self, report: Report) -> None:
        sys.stdout.buffer.write(msgspec.json.encode(report) + b"\n")
        sys.stdout.buffer.flush()

    async def _prepare(self) -> None:
        """Wait until the supervisor has compiled the rules, and load them."""
        said = asyncio.StreamReader()
        await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(said), sys.stdin)
        if await said.readline() == COMPILED:
            await asyncio.to_thread(compile_all)
        self._hanging_up = asyncio.create_task(self._await_end(said))

    async def _await_end(self, said: asyncio.StreamReader) -> None:
        await said.read()
        self._server.should_exit = True


def main() -> int:
    """Read the task and carry it out."""
    with open(0, "rb", buffering=0, closefd=False) as given:  # what follows its line is not to be read here
        line = given.readline()
    if not line:  # the supervisor has gone already
        return 0
    task = decode(line)
    task.games.make_known()
    worker = Worker(task)
    calm_python()
    raise_file_limit()
    return worker.run()


if __name__ == "__main__":
    sys.exit(main())
