"""How long it takes until what is written is kept, by the disc or by a database, measured beside a load."""

import asyncio
import os
import threading
import time
from abc import ABC, abstractmethod
from pathlib import Path

EVERY = 0.02  # seconds between two
SIZE = 4096


class Beside(ABC):
    """Times something fifty times a second, in a thread until the end of the block."""

    def __init__(self) -> None:
        """Have timed nothing yet."""
        self.seconds: list[float] = []
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run)

    def __enter__(self) -> "Beside":
        """Begin."""
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        """End."""
        self._ended.set()
        self._thread.join()

    @abstractmethod
    def _run(self) -> None: ...

    @property
    def p99(self) -> float:
        """Return the 99th percentile, in milliseconds."""
        times = sorted(self.seconds)
        return times[int(len(times) * 0.99)] * 1000


class SyncTimes(Beside):
    """Writes a block and waits for ``fdatasync``."""

    def __init__(self, file: Path) -> None:
        """Measure on the disc of a file."""
        super().__init__()
        self._file = file

    def _run(self) -> None:
        with self._file.open("ab", buffering=0) as file:
            while not self._ended.wait(EVERY):
                file.write(bytes(SIZE))
                since = time.perf_counter()
                os.fdatasync(file.fileno())
                self.seconds.append(time.perf_counter() - since)


class CommitTimes(Beside):
    """Adds a row to a table of a PostgreSQL database, which is a transaction by itself."""

    def __init__(self, address: str) -> None:
        """Measure in a database."""
        super().__init__()
        self._address = address

    def _run(self) -> None:
        asyncio.run(self._commit())

    async def _commit(self) -> None:
        import asyncpg

        connection = await asyncpg.connect(self._address)
        await connection.execute("CREATE TABLE IF NOT EXISTS measured (body BYTEA NOT NULL)")
        while not self._ended.is_set():
            await asyncio.sleep(EVERY)
            since = time.perf_counter()
            await connection.execute("INSERT INTO measured (body) VALUES ($1)", bytes(SIZE))
            self.seconds.append(time.perf_counter() - since)
        await connection.close()
