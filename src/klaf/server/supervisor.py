"""``klaf serve --processes``: several processes behind one port, of which one that ends is begun anew.

The supervisor takes the port, compiles the rules once for all, starts the processes and watches them. It touches
neither tables nor connections, so nothing is lost with it either: the processes end when it does.
"""

import asyncio
import contextlib
import signal
import socket
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

from klaf.server.errors import StoreFailed, StoreUnfit
from klaf.server.gate.config import Config
from klaf.server.known_games import KnownGames
from klaf.server.logging import Logger
from klaf.server.run import listen, raise_file_limit
from klaf.server.store.opening import open_store
from klaf.server.warmup import compile_apart
from klaf.server.worker import COMPILED, Report, Task, encode

SOON = 0.1  # seconds until a process that has ended is begun anew; each further time in a row twice as many
LATE = 5.0  # seconds at most until then
STEADY = 10.0  # seconds that a process has to live for its end to be the first of a row
GOODBYE = 15.0  # seconds for processes to end by themselves

_reports = msgspec.json.Decoder(Report)


class Supervisor:
    """Keeps processes running that serve the same tables."""

    def __init__(
        self,
        config: Config,
        processes: int,
        logger: Logger,
        listening: socket.socket,
        prepare: Callable[[], Awaitable[None]] = compile_apart,
    ) -> None:
        """Take what they serve, how many they are, and the socket they all accept from."""
        self._config, self._logger, self._listening = config, logger, listening
        self._prepare, self._count = prepare, processes
        self._compiled = asyncio.Event()
        self._served = False  # whether any process has ever been ready
        self._stopping = asyncio.Event()
        self._unfit: StoreUnfit | StoreFailed | None = None
        self._running: dict[int, asyncio.subprocess.Process] = {}

    async def run(self, ready: Callable[[], None]) -> None:
        """Serve until told to stop; ``ready`` is called when the first process is.

        Raises:
            StoreUnfit: the store is not to be served as it is.
            StoreFailed: it does not work, and none of the processes could start.
        """
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self.stop)
        with tempfile.TemporaryDirectory(prefix="klaf-") as folder:
            paths = [str(Path(folder) / f"{place}.sock") for place in range(self._count)]
            tasks = [asyncio.create_task(self._keep(place, paths, ready)) for place in range(self._count)]
            compiling = asyncio.create_task(self._compile())
            try:
                await asyncio.gather(*tasks)
            finally:
                for task in (*tasks, compiling):
                    task.cancel()
                await asyncio.gather(*tasks, compiling, return_exceptions=True)
                for process in self._running.values():
                    process.kill()
        if self._unfit is not None:
            raise self._unfit

    def stop(self) -> None:
        """Tell all processes to end; told a second time, end them."""
        for process in self._running.values():
            with contextlib.suppress(ProcessLookupError):
                if self._stopping.is_set():
                    process.kill()
                else:
                    process.terminate()
        self._stopping.set()

    async def _compile(self) -> None:
        await self._prepare()
        self._compiled.set()

    async def _keep(self, place: int, paths: list[str], ready: Callable[[], None]) -> None:
        """Keep one process running, until all are told to stop."""
        pause = SOON
        loop = asyncio.get_running_loop()
        while not self._stopping.is_set():
            since = loop.time()
            status = await self._run_once(place, paths, ready)
            if self._stopping.is_set():
                return
            self._logger.error("process ended", status=status, seconds=round(loop.time() - since, 1))
            pause = SOON if loop.time() - since > STEADY else min(LATE, 2 * pause)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), pause)

    async def _run_once(self, place: int, paths: list[str], ready: Callable[[], None]) -> int:
        """Start a process, and wait for its end; return its exit status."""
        listening = self._listening.fileno()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "klaf.server.worker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            pass_fds=(listening,),
            start_new_session=True,  # Ctrl-C is for the supervisor, which tells the others
        )
        assert process.stdin is not None
        self._running[place] = process
        telling = asyncio.create_task(self._tell_compiled(process.stdin))
        try:
            with contextlib.suppress(OSError):
                quiet, games = self._logger.quiet, KnownGames.of_this_process()
                process.stdin.write(encode(Task(self._config, listening, place, tuple(paths), quiet, games)))
                await process.stdin.drain()
            if self._stopping.is_set():  # it was told so while this one was starting
                process.terminate()
            await self._hear(process, ready)
            return await self._ended(process)
        finally:
            telling.cancel()
            process.stdin.close()
            self._running.pop(place, None)

    async def _tell_compiled(self, stdin: asyncio.StreamWriter) -> None:
        await self._compiled.wait()
        with contextlib.suppress(OSError):
            stdin.write(COMPILED)
            await stdin.drain()

    async def _hear(self, process: asyncio.subprocess.Process, ready: Callable[[], None]) -> None:
        """Take in what a process reports, until it ends or all are told to stop."""
        assert process.stdout is not None
        stopping = asyncio.create_task(self._stopping.wait())
        try:
            while not self._stopping.is_set():
                line = asyncio.create_task(process.stdout.readline())
                await asyncio.wait((line, stopping), return_when=asyncio.FIRST_COMPLETED)
                if not line.done():
                    line.cancel()
                    return
                if not line.result():
                    return
                self._take(_reports.decode(line.result()), ready)
        finally:
            stopping.cancel()

    def _take(self, report: Report, ready: Callable[[], None]) -> None:
        try:
            report.check()
        except (StoreUnfit, StoreFailed) as error:
            if not self._served and not self._stopping.is_set():
                self._unfit = error
                self.stop()
            return
        if report.ready and not self._served:
            self._served = True
            ready()

    async def _ended(self, process: asyncio.subprocess.Process) -> int:
        """Wait for a process; one that was told to end and does not, is ended."""
        assert process.stdin is not None
        if self._stopping.is_set():
            process.stdin.close()
            try:
                return await asyncio.wait_for(process.wait(), GOODBYE)
            except TimeoutError:
                process.kill()
        return await process.wait()


def run_supervised(config: Config, processes: int, logger: Logger, ready: Callable[[int], None]) -> None:
    """Serve by several processes until a signal says stop; ``ready`` is called with the port once one of them serves.

    Raises:
        OSError: the port is taken, or not allowed.
        MissingExtra: PostgreSQL's driver is not installed.
        StoreUnfit: the store is not to be served as it is.
        StoreFailed: the database does not answer.
    """
    open_store(config.store)  # its driver is there, or nobody can start
    raise_file_limit()
    with listen(config) as listening:
        port = listening.getsockname()[1]

        async def serve() -> None:
            await Supervisor(config, processes, logger, listening).run(lambda: ready(port))

        asyncio.run(serve())
