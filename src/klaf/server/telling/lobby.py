"""The public tables, for those who look for one."""

from typing import TYPE_CHECKING

import msgspec

from klaf.server.clocks import Timer
from klaf.server.errors import StoreFailed
from klaf.server.telling.viewers import Line, encode
from klaf.wire.messages import Lobby as Told
from klaf.wire.tables import Listed

if TYPE_CHECKING:
    from klaf.server.hall import Hall

EVERY = 1.0  # seconds between two messages about changes


class Lobby:
    """Whoever watches the public tables, and when they are told."""

    def __init__(self, hall: "Hall") -> None:
        """Start with nobody watching."""
        self.hall = hall
        self.watching: list[Line] = []
        self._timer: Timer | None = None

    async def tables(self) -> tuple[Listed, ...]:
        """Return the public tables."""
        return tuple(msgspec.json.decode(found, type=Listed) for found in await self.hall.store.listed())

    async def watch(self, line: Line, on: bool) -> None:
        """Send the tables to a connection, now and at each change, or stop doing so."""
        self.forget(line)
        if on:
            line.send(encode(Told(tables=await self.tables())))
            self.watching.append(line)

    def forget(self, line: Line) -> None:
        """Send a connection nothing more."""
        self.watching = [one for one in self.watching if one is not line]

    def changed(self) -> None:
        """Have those who watch be told, not more often than once a second."""
        if self.watching and self._timer is None:
            self._timer = self.hall.clock.at(self.hall.clock.now() + EVERY, self._due)

    def _due(self) -> None:
        self._timer = None
        self.hall.spawn(self._tell())

    async def _tell(self) -> None:
        try:
            frame = encode(Told(tables=await self.tables()))
        except StoreFailed:
            return
        for line in list(self.watching):
            line.send(frame)
