"""The lobby: sends the list of public tables to those who watch it."""

from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from klaf.server.errors import StoreFailed
from klaf.server.store.contract import Store
from klaf.server.telling.viewers import Line, encode
from klaf.server.time_source import Timer, TimeSource
from klaf.wire import messages
from klaf.wire.tables import Listed

EVERY = 1.0  # seconds between two messages about changes


class Lobby:
    """The connections that watch the list of public tables."""

    def __init__(self, store: Store, time: TimeSource, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        """Start with nobody watching."""
        self._store, self._time, self._spawn = store, time, spawn
        self.watching: list[Line] = []
        self._timer: Timer | None = None

    async def tables(self) -> tuple[Listed, ...]:
        """Return the public tables."""
        return tuple(msgspec.json.decode(found, type=Listed) for found in await self._store.listed())

    async def watch(self, line: Line, on: bool) -> None:
        """Send the tables to a connection, now and at each change, or stop doing so."""
        self.forget(line)
        if on:
            line.send(encode(messages.Lobby(tables=await self.tables())))
            self.watching.append(line)

    def forget(self, line: Line) -> None:
        """Stop sending the list to a connection."""
        self.watching = [one for one in self.watching if one is not line]

    def changed(self) -> None:
        """Send the list to those who watch it, at most once a second."""
        if self.watching and self._timer is None:
            self._timer = self._time.at(self._time.now() + EVERY, self._due)

    def _due(self) -> None:
        self._timer = None
        self._spawn(self._tell())

    async def _tell(self) -> None:
        try:
            frame = encode(messages.Lobby(tables=await self.tables()))
        except StoreFailed:
            return
        for line in list(self.watching):
            line.send(frame)
