"""Leases: only one process runs the clocks and bots of a table. It has them for as long as it says that it is there."""

import asyncio
from collections.abc import Collection
from contextlib import suppress
from math import inf
from typing import NamedTuple

from klaf.server.errors import StoreFailed
from klaf.server.store.contract import Store
from klaf.server.time_source import TimeSource

LEASE = 6.0  # seconds: a table goes on elsewhere at most so long after its process has gone


class Renewed(NamedTuple):
    """What a process learns when it renews its leases.

    ``told``: how many notes each other process has sent of who is at its tables. ``gained``: tables that this process
    runs again, or now for the first time.
    """

    told: dict[str, int]
    gained: set[str]


class Leases:
    """The leases of one process; it needs none if it is alone on the store."""

    def __init__(self, store: Store, time: TimeSource, process: str) -> None:
        """Start without leases."""
        self._store, self._time, self._process = store, time, process
        self._until = -inf  # for all of them
        self._held: set[str] = set()
        self._asked: set[str] = set()  # which the store may have noted without an answer
        self._coming: set[str] = set()
        self._one_at_a_time = asyncio.Lock()  # a lease that is released may not be taken before that is done

    def holds(self, code: str) -> bool:
        """Whether this process runs the clocks and bots of a table."""
        return not self._store.shared or (code in self._held and self._until > self._time.now())

    async def acquire(self, code: str) -> None:
        """Try to run the clocks and bots of a table to which somebody has come."""
        if self.holds(code):
            return
        self._coming.add(code)
        async with self._one_at_a_time:
            if code in self._coming:  # whoever comes first asks for all
                codes, self._coming = self._coming, set()
                with suppress(StoreFailed):
                    await self._take(codes)

    async def renew(self, wanted: Collection[str], told: int = 0) -> Renewed:
        """Hold leases for just these tables, except those that another process holds.

        Raises:
            StoreFailed: the store did not answer; leases last as long as they did.
        """
        async with self._one_at_a_time:
            # Counted from before the question was asked: this process must never think that it holds what it has lost.
            now = self._time.now()
            found = await self._store.processes.renew(self._process, LEASE, told)
            if found.pop(self._process, None) is None:
                self._held.clear()
                await self._store.processes.join(self._process, LEASE, told)
            before = set(self._held) if self._until > self._time.now() else set()
            self._until = now + LEASE
            with suppress(StoreFailed):  # then the next time
                await self._release((self._held | self._asked).difference(wanted))
                await self._take(set(wanted) - self._held)
            return Renewed(found, self._held - before)

    async def _take(self, codes: Collection[str]) -> None:
        if codes:
            self._asked.update(codes)
            self._held |= await self._store.processes.hold(self._process, codes)
            self._asked.difference_update(codes)

    async def _release(self, codes: Collection[str]) -> None:
        if codes:
            self._held.difference_update(codes)
            self._asked.update(codes)
            await self._store.processes.release(self._process, codes)
            self._asked.difference_update(codes)

    def drop(self, code: str) -> None:
        """Run a table no longer."""
        if code in self._held:
            self._held.discard(code)
            self._asked.add(code)

    async def leave(self) -> None:
        """Release all leases."""
        if self._store.shared:
            with suppress(StoreFailed):
                await self._store.processes.leave(self._process)
