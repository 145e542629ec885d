"""What operators of a server see of it: its figures, and a line in the log when the store begins or ceases to fail."""

import os
import sys
from collections.abc import Mapping
from math import inf

from klaf.server.errors import Trouble
from klaf.server.logging import Logger
from klaf.server.metrics import Metrics
from klaf.server.store.trouble import Watch
from klaf.server.table.actor import Actor
from klaf.server.table.thinking import PoolThinker, Thinker
from klaf.server.time_source import TimeSource

REPEATED = 60.0  # seconds until the same trouble is logged again


class TroubleLog:
    """Logs that the store fails, and that it works again; a trouble that comes and goes, once a minute."""

    def __init__(self, logger: Logger, time: TimeSource) -> None:
        """Have logged nothing yet."""
        self._logger, self._time = logger, time
        self._kind, self._at = "", -inf
        self._open = False

    def take(self, trouble: Trouble | None) -> None:
        """Note the store's current trouble."""
        now = self._time.now()
        if trouble is None:
            if self._open:
                self._logger.info("store works")
            self._open = False
        elif trouble != self._kind or now - self._at > REPEATED:
            self._kind, self._at, self._open = trouble, now, True
            self._logger.error("store", kind=trouble)


def register(metrics: Metrics, tables: Mapping[str, Actor], thinker: Thinker, watch: Watch) -> None:
    """Name the figures of a process that are read when they are asked for."""
    metrics.gauge("tables", "Tables in memory", lambda: len(tables))
    metrics.gauge("viewers", "Viewers at tables", lambda: sum(len(actor.viewers) for actor in tables.values()))
    metrics.gauge("table_queue", "What waits at tables", lambda: sum(t.queue for t in tables.values()))
    waits = "Writes that wait for the file (SQLite), or work that waits for a connection (PostgreSQL)"
    metrics.gauge("store_queue", waits, lambda: watch.queue())
    metrics.gauge("bot_queue", "Bots that wait for a thread", lambda: _waiting(thinker))
    metrics.gauge("memory_bytes", "Memory of the process (Linux)", memory)
    metrics.gauge("files", "Open files and sockets of the process (Linux)", _files)
    metrics.state("store_trouble", "Whether the store fails, and in which way", "kind", watch.states)


def _waiting(thinker: object) -> int:
    return thinker.waiting if isinstance(thinker, PoolThinker) else 0


def memory() -> int:
    """Return the bytes of memory that this process occupies; 0 where the system does not tell."""
    if not sys.platform.startswith("linux"):
        return 0
    with open("/proc/self/statm", encoding="ascii") as told:
        return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _files() -> int:
    return len(os.listdir("/proc/self/fd")) if sys.platform.startswith("linux") else 0
