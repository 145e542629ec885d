"""The same studies on several machines: a dask.distributed scheduler hands pieces out to workers.

A worker first proves that it runs the caller's code. If a worker is lost, others play its pieces again; a piece has
the same result whoever plays it.

Whoever reaches a scheduler or worker can run code on it: keep them in a network that is yours alone.
"""

import asyncio
import logging
import os
import signal
import socket
from collections.abc import Callable, Coroutine, Iterable, Iterator
from concurrent.futures import CancelledError
from queue import Empty, SimpleQueue
from typing import Any

from klaf.engine.errors import KlafError
from klaf.engine.packages import require
from klaf.lab.run import Piece, Plays
from klaf.lab.study import Study
from klaf.lab.tally import Sums

PREFETCHED = 3  # pieces that each thread of a worker is given ahead of time
LOSSES = 10  # workers that may be lost over one piece
PATIENCE = 10  # seconds in which a scheduler must answer
LOOK = 1.0  # seconds without a piece after which it is looked whether there are workers left


class NoCluster(KlafError):
    """No scheduler answers there, or it has no workers, or loses them again and again."""

    code = "no-cluster"


class OtherCode(KlafError):
    """A worker runs other code: what it plays would not be the same."""

    code = "other-code"


def _dask() -> Any:
    require("distributed", "cluster")
    import distributed

    for name in [
        name for name in logging.root.manager.loggerDict if name.partition(".")[0] in ("distributed", "tornado")
    ]:
        logging.getLogger(name).setLevel(logging.CRITICAL)  # their log is English, and not for those who play
    return distributed


def _hush(loop: asyncio.AbstractEventLoop) -> None:
    """Silence the errors of tasks that a loop of distributed leaves behind when it is stopped.

    What matters comes out of the calls that wait for it.
    """
    loop.set_exception_handler(lambda _loop, _context: None)


def on_cluster(address: str, alone: Callable[[], None] = lambda: None) -> Plays:
    """Play on the workers of a scheduler; ``alone`` is called once, when the last of them is lost.

    Raises:
        MissingExtra: the package for it is not installed.
    """
    distributed = _dask()

    def play(study: Study, missing: Iterator[int]) -> Iterable[Piece]:
        reach(address)
        try:
            with distributed.Client(address, timeout=PATIENCE, set_as_default=False) as client:
                _hush(client.loop.asyncio_loop)
                yield from _hand_out(client, address, study, missing, alone)
        except (OSError, CancelledError):
            raise NoCluster(why="lost", address=address) from None
        except distributed.scheduler.KilledWorker as error:
            raise NoCluster(why="losses", address=address, count=error.allowed_failures + 1) from None

    return play


def reach(address: str) -> None:
    """Make sure that something listens at an address.

    Raises:
        NoCluster: nothing does, or it is no address.
    """
    host, colon, port = address.removeprefix("tcp://").rpartition(":")
    try:
        if not (host and colon and port.isascii() and port.isdigit()):
            raise OSError
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError, UnicodeError):
        raise NoCluster(address=address) from None


def _hand_out(
    client: Any, address: str, study: Study, missing: Iterator[int], alone: Callable[[], None]
) -> Iterable[Piece]:
    check(client, address, study)
    waiting: dict[Any, int] = {}
    done: SimpleQueue[Any] = SimpleQueue()
    mark = mark_of(study)

    def give() -> bool:
        piece = next(missing, None)
        if piece is None:
            return False
        task = client.submit(play_piece, study, piece, mark, pure=False)
        waiting[task] = piece
        task.add_done_callback(done.put)
        return True

    for _ in range(PREFETCHED * max(1, sum(client.nthreads().values()))):
        if not give():
            break
    reported = False
    while waiting:
        try:
            task = done.get(timeout=LOOK)
            try:
                sums: Sums = task.result(timeout=PATIENCE)
            except TimeoutError:  # it went with its worker, and is played again
                done.put(task)
                raise Empty from None
        except Empty:
            if not reported and not client.nthreads():
                reported = True
                alone()
            continue
        piece = waiting.pop(task)
        task.release()
        give()
        yield piece, sums


def check(client: Any, address: str, study: Study) -> None:
    """Make sure that there are workers, and that all of them run this code.

    Raises:
        NoCluster: there are none.
        OtherCode: one runs other code.
    """
    marks, known = client.run(mark_of, study, on_error="return"), mark_of(study)
    if not marks:
        raise NoCluster(why="workers", address=address)
    for worker, mark in marks.items():
        if mark != known:
            raise OtherCode(worker=worker, code=str(mark)[: len(known)], known=known)


def mark_of(study: Study) -> str:
    """Hash all code that decides what a piece gives."""
    return f"{study.code}-{study.counted}"


def play_piece(study: Study, piece: int, mark: str) -> Sums:
    """Play a piece on a worker.

    Raises:
        OtherCode: this worker's code is not the caller's; it may have joined after the others were asked.
    """
    if (own := mark_of(study)) != mark:
        raise OtherCode(worker=_dask().get_worker().address, code=own, known=mark)
    return study.play(piece)


Ready = Callable[[str], None]


def scheduler(host: str, port: int, ready: Ready) -> None:
    """Run a scheduler until a signal stops it.

    Raises:
        MissingExtra: the package for it is not installed.
        OSError: the address cannot be used.
    """

    async def serve() -> None:
        # Without the dashboard: it would need a package more, and a port more.
        async with _dask().Scheduler(host=host, port=port, dashboard=False) as one:
            ready(one.address)
            await _until_stopped(one)

    _run(serve())


def worker(address: str, threads: int | None, ready: Ready) -> None:
    """Run a worker of a scheduler until a signal stops it or the scheduler ends.

    Raises:
        MissingExtra: the package for it is not installed.
        NoCluster: no scheduler answers there.
    """
    distributed = _dask()
    reach(address)

    async def serve() -> None:
        try:
            one = await distributed.Worker(address, nthreads=threads or os.cpu_count() or 1, dashboard=False)
        except (OSError, RuntimeError):  # something else listens there
            raise NoCluster(address=address) from None
        try:
            ready(one.address)
            await _until_stopped(one)
        finally:
            await one.close()

    _run(serve())


def _run(serving: Coroutine[Any, Any, None]) -> None:
    import dask

    settings = {
        "distributed.comm.timeouts.connect": f"{PATIENCE}s",
        "distributed.scheduler.allowed-failures": LOSSES,
    }

    async def quiet() -> None:
        _hush(asyncio.get_running_loop())
        await serving

    with dask.config.set(settings):
        asyncio.run(quiet())


async def _until_stopped(server: Any) -> None:
    """Wait for a signal, or for the server to end by itself."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    waits = [asyncio.ensure_future(stop.wait()), asyncio.ensure_future(server.finished())]
    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for one in waits:
        one.cancel()
