"""The actor of a table: handles one thing at a time, and tells viewers of nothing before it is stored."""

import asyncio
from collections import deque
from collections.abc import Coroutine
from typing import Any

from klaf.server.errors import Conflict, Damaged, OtherRules, Refused, StoreFailed
from klaf.server.log.state import Standing
from klaf.server.table import decisions
from klaf.server.table.handler import Handler
from klaf.server.table.inbox import Asked, Came, Forgotten, Incoming, Tick, Went, WrittenElsewhere
from klaf.server.table.live import LiveTable
from klaf.server.table.services import Services
from klaf.server.table.stale import Stale
from klaf.server.table.timekeeper import Timekeeper
from klaf.server.telling.viewers import Viewer
from klaf.server.weakly import weakly


class Actor:
    """Handles everything that comes to one table, in order."""

    def __init__(self, services: Services, standing: Standing, chain: bytes, stale: Stale | None = None) -> None:
        """Start from a standing."""
        self.services = services
        self.table = LiveTable(services, standing, chain, stale or Stale(), weakly(self.tick))
        self.handler = Handler(self.table)
        self.timekeeper = Timekeeper(self.table, self.handler)
        self.code = self.table.code
        self.quiet_since = services.time.now()
        self._inbox: deque[Incoming] = deque()
        self._task: asyncio.Task[None] | None = None

    @property
    def standing(self) -> Standing:
        """Return where the table stands."""
        return self.table.standing

    @property
    def viewers(self) -> list[Viewer]:
        """Return the viewers who are connected to this process."""
        return self.table.attendance.viewers

    def post(self, incoming: Incoming) -> None:
        """Queue something to be handled after all that came before it."""
        self._inbox.append(incoming)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

    def tick(self) -> None:
        """Make the table check what is due."""
        self.post(Tick())

    def let_go(self, viewer: Viewer) -> None:
        """Stop sending to a viewer at once; the table handles the departure in its turn."""
        viewer.left = True
        attendance = self.table.attendance
        attendance.viewers = [one for one in attendance.viewers if one is not viewer]
        self.post(Went(viewer))

    @property
    def queue(self) -> int:
        """Return how much waits to be handled."""
        return len(self._inbox)

    def stop(self) -> None:
        """Stop carrying out due inputs, and drop the bots' thoughts."""
        self.timekeeper.stop()
        self.table.thoughts.clear()

    def close(self) -> None:
        """Let nobody play on, and tell everybody who is here that an operator has closed the table.

        They may come back: to other tables.
        """
        self.table.broken = Refused("closed")
        self.stop()
        for viewer in self.viewers:
            viewer.line.end("closed", retry=True)

    @property
    def idle(self) -> bool:
        """Whether the table is idle: no viewers, nothing being handled."""
        return not self.viewers and self._task is None

    async def settled(self) -> None:
        """Wait until all that came in is handled."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _work(self) -> None:
        try:
            while self._inbox:
                # Only what waits now: whoever sends without end does not keep the table from what is due.
                for _ in range(len(self._inbox)):
                    incoming = self._inbox.popleft()
                    self.quiet_since = self.services.time.now()
                    await self._careful(self._handle(incoming), incoming)
                await self._careful(self.timekeeper.act())
        finally:
            self._task = None
            if self._inbox:  # only if handling failed in a way nobody foresaw
                self._task = asyncio.get_running_loop().create_task(self._work())

    async def _handle(self, incoming: Incoming) -> None:
        table = self.table
        match incoming:
            case Asked():
                await self.handler.answer(incoming)
            case Came():
                await self.handler.enter(incoming)
            case Went():
                table.go(incoming.viewer)
            case WrittenElsewhere():
                if incoming.seq > table.standing.seq:
                    await table.ledger.catch_up()
            case Tick():
                if table.ledger.unsure:
                    await table.ledger.catch_up()
            case Forgotten():
                await table.ledger.commit(decisions.leave_for_good(table.standing.state, incoming.guest))

    async def _careful(self, work: Coroutine[Any, Any, None], incoming: Incoming | None = None) -> None:
        """Do something; if it fails, tell the viewer concerned and let the table go on."""
        try:
            await work
        except (StoreFailed, Conflict):
            self.services.metrics.count("store_failures")
        except (Damaged, OtherRules) as error:
            self.table.broken = broken_by(error)
            self.services.logger.error(f"table {self.table.broken.why}", table=self.code, row=error.seq)
            if isinstance(incoming, Asked | Came):
                self.handler.refuse(incoming.viewer, incoming.command.id, self.table.broken)
        except Exception:
            self.services.metrics.count("failures")
            self.services.logger.failure("table", table=self.code)
            if isinstance(incoming, Asked | Came):
                self.handler.refuse(incoming.viewer, incoming.command.id, Refused("failed", retry=True))
            self.timekeeper.look_later()


def broken_by(error: Damaged | OtherRules) -> Refused:
    """Return the refusal that says why a table cannot be played on."""
    return Refused("other-rules" if isinstance(error, OtherRules) else "damaged", row=error.seq)
