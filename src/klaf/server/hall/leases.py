"""Leases: only one process runs the clocks and bots of a table, and renews its lease while it does."""

from collections.abc import Sequence
from contextlib import suppress

from klaf.server.clocks import Clock
from klaf.server.errors import StoreFailed
from klaf.server.store.contract import Store

LEASE = 6.0  # seconds: a table goes on elsewhere at most so long after its process has gone


class Leases:
    """The leases of one process; it needs none if it is alone on the store."""

    def __init__(self, store: Store, clock: Clock, process: str) -> None:
        """Start without leases."""
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
        """Hold leases for just these tables, except those that another process holds.

        Raises:
            StoreFailed: the store did not answer; nothing has changed.
        """
        now = self._clock.now()
        held = await self._store.hold(self._process, codes, LEASE)
        # Counted from before the question was asked: this process must never think that it holds what it has lost.
        self._ends = dict.fromkeys(held, now + LEASE)

    def drop(self, code: str) -> None:
        """Release the lease of a table."""
        self._ends.pop(code, None)

    async def release(self) -> None:
        """Release all leases."""
        with suppress(StoreFailed):
            await self._store.release(self._process)
