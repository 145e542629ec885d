"""Which tables' clocks and bots this process runs: one process alone runs those of a table, by a lease it renews."""

from collections.abc import Sequence
from contextlib import suppress

from klaf.server.clocks import Clock
from klaf.server.errors import StoreFailed
from klaf.server.store.contract import Store

LEASE = 6.0  # seconds: a table goes on elsewhere at most so long after its process has gone


class Leases:
    """The leases of one process; where no other is on the store, it needs none."""

    def __init__(self, store: Store, clock: Clock, process: str) -> None:
        """Hold nothing yet."""
        self._store, self._clock, self._process = store, clock, process
        self._ends: dict[str, float] = {}

    def holds(self, code: str) -> bool:
        """Whether this process runs the clocks and bots of a table."""
        return not self._store.shared or self._ends.get(code, 0.0) > self._clock.now()

    async def acquire(self, code: str) -> None:
        """Try to run the clocks and bots of a table to which somebody has come."""
        if not self.holds(code):
            now = self._clock.now()
            with suppress(StoreFailed):
                for held in await self._store.hold(self._process, [code], LEASE):
                    self._ends[held] = now + LEASE

    async def renew(self, codes: Sequence[str]) -> None:
        """Hold these tables, as far as no other process does, and none besides.

        Raises:
            StoreFailed: nothing has changed.
        """
        now = self._clock.now()
        held = await self._store.hold(self._process, codes, LEASE)
        # Counted from before the question was asked: this process must never think that it holds what it has lost.
        self._ends = dict.fromkeys(held, now + LEASE)

    def drop(self, code: str) -> None:
        """Run a table no more."""
        self._ends.pop(code, None)

    async def release(self) -> None:
        """Let other processes have all tables."""
        with suppress(StoreFailed):
            await self._store.release(self._process)
