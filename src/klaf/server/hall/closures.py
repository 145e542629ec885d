"""Tables that operators have closed: whoever is there is told, and nobody comes in any more."""

from collections.abc import Awaitable, Callable

from klaf.server.errors import StoreFailed
from klaf.server.metrics import Metrics
from klaf.server.store.contract import Store
from klaf.server.time_source import TimeSource

LOOK_EVERY = 60.0  # seconds: the note of a closed table may be lost


class Closures:
    """Ends the tables of one process that operators have closed in the store."""

    def __init__(self, store: Store, time: TimeSource, end: Callable[[str], Awaitable[None]], metrics: Metrics) -> None:
        """Take the store, and what ends a table."""
        self._store, self._time, self._end, self._metrics = store, time, end, metrics
        self.noted = True  # whether a table may have been closed since the last look
        self._looked_at = self._time.now()

    @property
    def due(self) -> bool:
        """Whether to look into the store."""
        return self.noted or self._time.now() - self._looked_at > LOOK_EVERY

    async def carry_out(self) -> None:
        """End the tables that were closed; what fails is tried again when it is due next."""
        self.noted, self._looked_at = False, self._time.now()
        try:
            closed = await self._store.closed()
            for code in closed:
                await self._end(code)
            if closed:
                await self._store.end_closed()
        except StoreFailed:
            self._metrics.count("store_failures")
            self.noted = True
