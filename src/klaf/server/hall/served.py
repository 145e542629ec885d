"""Time as servers have lived it: it goes on while one serves, stands still while none does, and never jumps.

The age of tables is measured by it: a machine whose calendar is set forty days ahead, or that slept for as long, has
served no longer than before.
"""

from collections.abc import Callable

from klaf.server.store.contract import Store

AGREE = 10.0  # seconds after which a process compares its time with what others have stored


class ServedTime:
    """Counts on from what the store knows; with several processes on it, the one that has counted most is right."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        """Count by a time that only goes forward."""
        self._store, self._now = store, now
        self._base, self._since = 0, now()
        self._agreed = self._since

    def now(self) -> int:
        """Return the milliseconds that servers have served."""
        return self._base + int((self._now() - self._since) * 1000)

    async def agree(self) -> int:
        """Store how long servers have served, and go on from what others know; return it.

        Raises:
            StoreFailed: it may not be stored.
        """
        found = await self._store.served(self.now())
        if found > self.now():
            self._base, self._since = found, self._now()
        self._agreed = self._now()
        return self.now()

    async def exact(self) -> int:
        """Return the milliseconds that servers have served, to the moment also where another process has counted more.

        Raises:
            StoreFailed: the store does not answer.
        """
        return await self.agree() if self._store.shared else self.now()

    async def keep_agreeing(self) -> None:
        """Agree with other processes, if that is due.

        Raises:
            StoreFailed: it may not be stored.
        """
        if self._now() - self._agreed >= AGREE:
            await self.agree()
