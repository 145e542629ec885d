"""What all requests of one process share."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from klaf.server.errors import Refused, StoreFailed, StoreUnfit
from klaf.server.gate import limits
from klaf.server.gate.config import Config
from klaf.server.gate.connection import Connection, Flusher
from klaf.server.gate.guesses import Guesses
from klaf.server.gate.identity import Identity
from klaf.server.gate.match_keys import MatchKeys
from klaf.server.gate.siblings import Siblings
from klaf.server.hall.hall import Hall
from klaf.server.store.contract import Access


class Gate:
    """The hall, who its guests are, and how much they may do."""

    def __init__(self, hall: Hall, config: Config) -> None:
        """Let clients reach the tables of a hall."""
        self.hall, self.config = hall, config
        self.match_keys = MatchKeys(hall.store)
        self.identity = Identity(hall.store, hall.time, hall.served_time.exact)
        many = 1 if config.limits else 1_000_000
        hour, now = 3600, hall.time.now
        self.tables = limits.Quota(limits.TABLES_PER_ADDRESS * many, hour, now)
        self.guests = limits.Quota(limits.GUESTS_PER_ADDRESS * many, hour, now)
        self.names = limits.Quota(limits.NAMES * many, 600, now)
        self.transfers = limits.Quota(limits.TRANSFERS_PER_ADDRESS * many, 60, now)
        wrong = (limits.WRONG_DIGITS_PER_ADDRESS * many, limits.WRONG_DIGITS * many)
        self.digits = Guesses(hall.store, *wrong, now, hall.served_time.now)
        self.codes = limits.Quota(limits.CODES * many, 60, now)
        self.misses = limits.Misses(limits.MISSES_PER_ADDRESS * many, limits.MISSES * many, hour, now)
        self.replays = asyncio.Semaphore(limits.REPLAYS)
        self.sockets: Counter[str] = Counter()  # of each guest
        self.sockets_from = limits.AtOnce(config.connections)  # each address, as a trusted proxy tells it
        self.lines: set[Connection] = set()
        self.flusher = Flusher()
        self.ready = False
        self.siblings: Siblings | None = None  # if there are others behind the same port
        self.unfit: StoreFailed | StoreUnfit | None = None  # why the store could not be opened
        self._making: dict[str, tuple[asyncio.Lock, int]] = {}  # a lock for each guest, and how many want it
        hall.revoked = self.revoked
        hall.keep_days, hall.limited = config.keep_days, config.limits
        hall.metrics.gauge("processes", "Processes that serve behind this port", lambda: 1)
        hall.metrics.gauge("sockets", "Open sockets", lambda: len(self.lines))
        hall.metrics.gauge("send_queue", "Frames that wait for clients", lambda: sum(one.queue for one in self.lines))

    def revoked(self, guests: Sequence[str]) -> None:
        """End the sockets whose cookies count no more; look at those of these guests, or at all if none are named."""
        self.hall.spawn(self.check_proofs(guests))

    async def check_proofs(self, guests: Sequence[str] = ()) -> None:
        """Ask the store once for all open sockets, and end those whose cookies count no more.

        What cannot be read now is read when this is called next.
        """
        proofs = {line.proof for line in self.lines if line.proof and (not guests or line.proof.guest in guests)}
        if not proofs:
            return
        try:
            revoked = await self.identity.revoked(proofs)
        except StoreFailed:
            self.hall.metrics.count("store_failures")
            return
        for line in list(self.lines):
            if line.proof in revoked:
                line.end("guest", retry=False)

    async def access(self, code: str, guest: str, address: str) -> Access | None:
        """Return what a guest may see of a table, None if there is none of that code.

        Raises:
            Refused: too many wrong codes came from the address, and the guest would learn of a table unknown to them.
        """
        found = await self.hall.store.access(code, guest)
        if (found is None or not found.open) and self.misses.barred(address):
            raise Refused("too-many-guesses", retry=True)
        return found

    @asynccontextmanager
    async def making(self, guest: str) -> AsyncIterator[None]:
        """Let a guest make only one table at a time, so that the limits that were checked before still hold after."""
        lock, wanted = self._making.get(guest, (asyncio.Lock(), 0))
        self._making[guest] = lock, wanted + 1
        try:
            async with lock:
                yield
        finally:
            lock, wanted = self._making.pop(guest)
            if wanted > 1:
                self._making[guest] = lock, wanted - 1
