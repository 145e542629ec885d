"""The server that the churn comes to, in a process of its own.

``python -m tests.server.churn_server FILE [traced] [leaky]``: the first line printed is the port. For every line read,
time passes until all tables are forgotten; then a sample of the memory is printed. ``traced`` counts every byte that
Python has, ``leaky`` plants a bug: every table leaves its last standing behind.
"""

import asyncio
import functools
import gc
import re
import sys
import tracemalloc
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

import klaf.locale
import tests.conformance.games  # noqa: F401  (the same games, so the same compiled code as in the tests' own process)
from klaf.locale import LANGUAGES, MissingText, text
from klaf.server.gate.config import Config
from klaf.server.hall.hall import Hall
from klaf.server.hall.operators import memory
from klaf.server.log.state import Standing
from klaf.server.logging import Logger
from klaf.server.run import Server, calm_python, listen, server
from klaf.server.store.sql_store import Statement
from klaf.server.store.sqlite import SQLiteStore
from klaf.server.time_source import SystemTime
from klaf.server.warmup import compile_all
from tests.server.live import QUICK
from tests.waiting import until

LONG = 40 * 24 * 3600.0  # seconds after which any table is forgotten


class Sample(msgspec.Struct):
    """What the server holds when nobody is there and no table is left."""

    memory: int  # bytes of the process
    traced: int  # bytes that Python has, or 0 where nobody counts them
    forgotten: int  # tables, since the start
    failures: int  # unexpected errors, since the start


class SkippingTime(SystemTime):
    """A time that can be set on: timers are not, so whoever waits for one waits as long as before."""

    skipped = 0.0

    def now(self) -> float:
        return super().now() + self.skipped

    def at(self, when: float, do: Any) -> Any:
        return super().at(when - self.skipped, do)


class LeakyHall(Hall):
    """A hall that keeps the standings of tables that it has let go of: what the churn must notice."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.left: list[Standing] = []

    def _let_go(self, code: str) -> None:
        if code in self.tables:
            self.left.append(self.tables[code].standing)
        super()._let_go(code)


class Resting:
    """Has a server forget all of its tables, and measures what is left."""

    def __init__(self, running: Server, store: SQLiteStore, time: SkippingTime) -> None:
        """Look for the caches that are bounded, while Python still shows them."""
        self._running, self._store, self._time = running, store, time
        wrappers = [one for one in gc.get_objects() if isinstance(one, functools._lru_cache_wrapper)]
        self._caches = [one for one in wrappers if one.cache_parameters()["maxsize"] is not None]

    async def sample(self) -> Sample:
        hall = self._running.gate.hall
        await until(lambda: not self._running.gate.lines)
        while hall.tables or await self._stored():
            self._time.skipped += LONG
            await hall.beat()
            await hall.sweep()
            await hall.tasks_done()
        for cache in self._caches:  # these do not grow for ever, and are not to be counted while they grow
            cache.cache_clear()
        gc.collect()
        traced = tracemalloc.get_traced_memory()[0]
        counts = hall.metrics.counts
        return Sample(memory(), traced, counts["tables_unloaded"] - counts["tables_loaded"], counts["failures"])

    async def _stored(self) -> int:
        found = await self._store.snapshot(Statement("SELECT count(*) FROM tables", ()))
        return int(found[0][0][0])


def warm_sentences() -> None:
    """Have every sentence compiled, which is else done when somebody first reads it."""
    for lang in LANGUAGES:
        for file in (Path(klaf.locale.__file__).parent / lang).glob("*.ftl"):
            for name in re.findall(r"^([\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE):
                with suppress(MissingText):  # it lacks what it is to be filled with
                    text(lang, name)


async def _ready() -> None: ...


async def main(path: str, traced: bool, leaky: bool) -> None:
    """Serve until nobody asks any more."""
    store, time = SQLiteStore(path, "OFF"), SkippingTime()
    config = Config(port=0, store=path, limits=False)
    hall = (LeakyHall if leaky else Hall)(store, time, QUICK, logger=Logger(quiet=True))
    running = server(config, hall, _ready)
    listening = listen(config)
    resting = Resting(running, store, time)
    calm_python()
    if traced:
        tracemalloc.start()
    running.ready = lambda: print(listening.getsockname()[1], flush=True)
    serving = asyncio.create_task(running.serve(sockets=[listening]))
    asked = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(asked), sys.stdin)
    while await asked.readline():
        print(msgspec.json.encode(await resting.sample()).decode(), flush=True)
    running.should_exit = True
    await serving


if __name__ == "__main__":
    compile_all()
    warm_sentences()
    asyncio.run(main(sys.argv[1], "traced" in sys.argv[2:], "leaky" in sys.argv[2:]))
