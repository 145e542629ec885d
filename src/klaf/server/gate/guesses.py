"""Wrong guesses of a secret so short that all addresses together may not guess it, whichever process they ask."""

from collections.abc import Callable
from math import ceil
from typing import Literal

from klaf.server.gate.limits import Quota
from klaf.server.store.contract import Store

HOUR = 3_600_000  # milliseconds
Reach = Literal["anywhere", "near"]


class Guesses:
    """Counts those of each address here, and those of all addresses in the store, for all processes on it.

    A guess counts as wrong until it was right, so that many at the same time are not more than were allowed. Where all
    together have guessed too often, each may still guess at secrets that were made near: in its own network.
    """

    def __init__(
        self, store: Store, each: int, together: int, now: Callable[[], float], served: Callable[[], int]
    ) -> None:
        """Allow so many, of one address and of all, in an hour; ``served``: milliseconds that servers have served."""
        self._store, self._served = store, served
        self._each, self._together = Quota(each, HOUR / 1000, now), together
        self._spent = -1  # the hour in which there were too many

    @property
    def minutes(self) -> int:
        """Return in how many minutes nothing counts any more that has counted until now."""
        return max(self._each.minutes, ceil((HOUR - self._served() % HOUR) / 60_000))

    async def begin(self, address: str) -> Reach | None:
        """Return which secrets an address may guess at now, None if it may not.

        Raises:
            StoreFailed: that cannot be counted.
        """
        if not self._each.take(address):
            return None
        hour = self._served() // HOUR
        if hour != self._spent and await self._store.count_guesses(hour, 1) <= self._together:
            return "anywhere"
        self._spent = hour  # nobody asks the store again
        return "near"

    async def right(self, address: str, reach: Reach) -> None:
        """Count a guess no longer: it was right.

        Raises:
            StoreFailed: it may count still.
        """
        self._each.give_back(address)
        if reach == "anywhere":
            await self._store.count_guesses(self._served() // HOUR, -1)
