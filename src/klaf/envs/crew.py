"""Threads that stay: woken for a piece of work each, at a few microseconds a thread."""

from collections.abc import Callable
from threading import Lock, Thread


class Crew:
    """Some threads beside the caller's; all work at once on pieces numbered from 0, the caller on the first."""

    def __init__(self, size: int) -> None:
        """Start all threads but the caller's."""
        self.size = size
        self._work: Callable[[int], None] | None = None
        self._failed: list[BaseException] = []
        self._starts = [Lock() for _ in range(size - 1)]
        self._ends = [Lock() for _ in range(size - 1)]
        for k in range(size - 1):
            self._starts[k].acquire()
            self._ends[k].acquire()
            Thread(target=self._serve, args=(k,), daemon=True).start()

    def all(self, work: Callable[[int], None]) -> None:
        """Do the work, each thread its piece; wait until all is done."""
        self._work = work
        for start in self._starts:
            start.release()
        try:
            work(0)
        finally:
            for end in self._ends:
                end.acquire()
            self._work = None
        if self._failed:
            raise self._failed.pop()

    def end(self) -> None:
        """Let the threads go."""
        starts, self._starts, self._ends = self._starts, [], []
        for start in starts:
            start.release()

    def _serve(self, k: int) -> None:
        start, end = self._starts[k], self._ends[k]
        while True:
            start.acquire()
            work = self._work
            if work is None:
                return
            try:
                work(k + 1)
            except BaseException as error:
                self._failed.append(error)
            finally:
                del work
                end.release()
