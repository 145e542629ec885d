"""Guests who are deleted, by themselves or by an operator: taken out of every table, then out of the store."""

from collections.abc import Awaitable, Callable

from klaf.server.errors import Refused, StoreFailed
from klaf.server.logging import Logger
from klaf.server.metrics import Metrics
from klaf.server.store.contract import Store
from klaf.server.table import decisions
from klaf.server.table.actor import Actor
from klaf.server.table.handler import TRIES
from klaf.server.table.inbox import Forgotten


class Deletions:
    """Deletes guests, and those whose deletion operators have noted in the store."""

    def __init__(self, store: Store, find: Callable[[str], Awaitable[Actor]], metrics: Metrics, logger: Logger) -> None:
        """Take the store, and what finds a table."""
        self._store, self._find, self._metrics, self._logger = store, find, metrics, logger
        self.ready = False  # whether the rules are compiled, so that tables can be loaded
        self.due = True  # whether the store may have somebody to delete
        self._busy = False

    async def forget(self, guest: str) -> None:
        """Take a guest out of every table and delete them; tables that cannot be loaded stay as they are.

        Raises:
            StoreFailed: the guest is still at a table, or still stored.
        """
        for _ in range(TRIES):
            for code in await self._store.tables_of(guest):
                await self._take_out(code, guest)
            await self._store.forget_guest(guest)
            if not await self._store.tables_of(guest):  # nor has the guest sat down meanwhile
                return
        raise StoreFailed(guest)

    async def _take_out(self, code: str, guest: str) -> None:
        try:
            actor = await self._find(code)
        except Refused:  # its log is damaged, or of other rules
            await self._store.leave(code, guest)
            return
        for _ in range(TRIES):
            actor.post(Forgotten(guest))
            await actor.settled()
            if actor.table.broken or not decisions.leave_for_good(actor.standing.state, guest):
                break
        else:
            raise StoreFailed(code)
        if actor.table.broken:
            await self._store.leave(code, guest)
        actor.table.show_out(guest)
        actor.table.broadcast.forget()  # updates that have the name

    async def carry_out(self, forget: Callable[[str], Awaitable[None]]) -> None:
        """Delete those whose deletion is noted; what fails is tried again when this is called next."""
        if self._busy or not (self.ready and self.due):
            return
        self._busy, self.due = True, False
        try:
            for guest in await self._store.to_forget():
                await forget(guest)
        except StoreFailed:
            self._metrics.count("store_failures")
            self.due = True
        except Exception:
            self._metrics.count("failures")
            self._logger.failure("deletion")
            self.due = True
        finally:
            self._busy = False
