"""How long the disc takes to keep what is written, measured beside a load."""

import os
import threading
import time
from pathlib import Path

EVERY = 0.02  # seconds between two
SIZE = 4096


class SyncTimes:
    """Writes a block and waits for ``fdatasync``, fifty times a second, in a thread until the end of the block."""

    def __init__(self, file: Path) -> None:
        """Measure on the disc of a file."""
        self.seconds: list[float] = []
        self._file, self._ended = file, threading.Event()
        self._thread = threading.Thread(target=self._run)

    def __enter__(self) -> "SyncTimes":
        """Begin."""
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        """End."""
        self._ended.set()
        self._thread.join()

    def _run(self) -> None:
        with self._file.open("ab", buffering=0) as file:
            while not self._ended.wait(EVERY):
                file.write(bytes(SIZE))
                since = time.perf_counter()
                os.fdatasync(file.fileno())
                self.seconds.append(time.perf_counter() - since)

    @property
    def p99(self) -> float:
        """Return the 99th percentile, in milliseconds."""
        times = sorted(self.seconds)
        return times[int(len(times) * 0.99)] * 1000
