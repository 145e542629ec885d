"""Worker threads that wait between rounds of work; waking one takes a few microseconds.

An interrupt may strike between any two steps of the caller. So nothing depends on how often a lock was released: they
only wake, and numbers tell which round is asked for and which is done.
"""

from collections.abc import Callable
from threading import Lock, Thread


class WorkerThreads:
    """Some threads beside the caller's; all work at once on pieces numbered from 0, the caller on the first."""

    def __init__(self, size: int) -> None:
        """Start all threads but the caller's."""
        self.size = size
        self._round: tuple[int, Callable[[int], None] | None] = (0, None)
        self._done = [0] * (size - 1)  # the last round that each thread has done
        self._failed: list[BaseException] = []
        self._starts = [Lock() for _ in range(size - 1)]
        self._ends = [Lock() for _ in range(size - 1)]
        for k in range(size - 1):
            self._starts[k].acquire()
            self._ends[k].acquire()
            Thread(target=self._serve, args=(k,), daemon=True).start()

    def all(self, work: Callable[[int], None]) -> None:
        """Do the work, each thread its piece; wait until all is done, even when interrupted."""
        self._wake()  # an interrupt while another was dealt with may have left something
        self._finish()
        wanted = (self._round[0] + 1, work)
        mine = iter((0,))
        stopped: BaseException | None = None
        while True:
            try:
                if self._round[0] != wanted[0]:
                    self._failed.clear()
                    self._round = wanted
                self._wake()
                for piece in mine:
                    work(piece)
                self._finish()
                break
            except BaseException as error:
                stopped = error
        self._round = (wanted[0], None)
        failed = stopped or next(iter(self._failed), None)
        self._failed.clear()
        if failed is not None:
            raise failed

    def end(self) -> None:
        """End the threads."""
        starts, self._starts, self._ends = self._starts, [], []
        self._round = (self._round[0] + 1, None)
        for start in starts:
            _open(start)

    def _wake(self) -> None:
        """Wake all threads that have not done this round."""
        for start, done in zip(self._starts, self._done, strict=False):
            if done != self._round[0]:
                _open(start)

    def _finish(self) -> None:
        """Wait until all threads have done this round."""
        for k, end in enumerate(self._ends):
            while self._done[k] != self._round[0]:
                end.acquire()

    def _serve(self, k: int) -> None:
        start, end = self._starts[k], self._ends[k]
        while True:
            start.acquire()
            if self._round[0] == self._done[k]:  # woken although there is nothing to do
                continue
            number, work = self._round
            if work is None:
                return
            try:
                work(k + 1)
            except BaseException as error:
                self._failed.append(error)
            finally:
                del work
                self._done[k] = number
                _open(end)


def _open(lock: Lock) -> None:
    """Wake whoever waits for a lock, or else who waits for it next; each lock has but one thread that opens it."""
    if lock.locked():
        lock.release()
