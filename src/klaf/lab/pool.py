"""Plays pieces in the threads of this machine."""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import TypeVar

from klaf.engine.errors import BadOptions

Piece = TypeVar("Piece")
Result = TypeVar("Result")


def count_of(threads: int | None) -> int:
    """Return a number of threads: the one asked for, or as many as this machine has cores.

    Raises:
        BadOptions: that is no number of threads.
    """
    if threads is not None and threads < 1:
        raise BadOptions(why="threads", value=threads)
    return threads or os.cpu_count() or 1


def each(threads: int, play: Callable[[Piece], Result], pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Result]]:
    """Play pieces, a few at a time, and yield each when it is done.

    If interrupted, it begins no other, waits for those being played and yields them too.
    """
    missing = iter(pieces)
    waiting: dict[Future[Result], Piece] = {}
    with ThreadPoolExecutor(threads) as pool:
        while True:
            while len(waiting) < threads and (piece := next(missing, None)) is not None:
                waiting[pool.submit(play, piece)] = piece
            if not waiting:
                return
            try:
                finished = wait(waiting, return_when=FIRST_COMPLETED).done
            except KeyboardInterrupt:
                yield from [(piece, future.result()) for future, piece in waiting.items()]
                raise
            for future in finished:
                yield waiting.pop(future), future.result()
