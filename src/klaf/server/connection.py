"""A client's line: what waits to be sent, and what happens when too much does."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from klaf.locale import text
from klaf.server.limits import QUEUE, QUEUE_BYTES
from klaf.server.metrics import Metrics
from klaf.server.viewers import encode
from klaf.wire.messages import Bye

CLOSES = {
    "elsewhere": 4001,
    "slow": 4002,
    "flood": 4003,
    "guest": 4004,
    "sockets": 4005,
    "stopping": 1012,
    "starting": 1013,
}
Send = Callable[[dict[str, object]], Awaitable[None]]


class Wire(Protocol):
    """What a line writes to; ``resumed`` is called when it is paused no more."""

    resumed: Callable[[], None]

    @property
    def paused(self) -> bool:
        """Tell whether the client reads so slowly that nothing more should be written."""

    def write(self, messages: Sequence[bytes]) -> None:
        """Write messages."""


class Connection:
    """A line to a client. Frames wait in a bounded queue; ``send`` never blocks.

    What is sent in one turn of the event loop is written at once.
    """

    def __init__(self, wire: Wire, close: Send, lang: str, metrics: Metrics) -> None:
        """Take what is written to, and the function that closes the socket."""
        self._wire, self._close = wire, close
        self.lang = lang
        self.metrics = metrics
        self.catch_up: Callable[[], None] = lambda: None  # sends what replaces a queue that was thrown away
        self.closed = False
        self._queue: list[bytes] = []
        self._bytes = 0
        self._lagging = False
        self._lagged = False
        self._ending = ""
        self._flushing: asyncio.Handle | None = None
        self._task: asyncio.Task[None] | None = None
        wire.resumed = self._flush

    @property
    def open(self) -> bool:
        """Tell whether anything more can be sent."""
        return not (self.closed or self._ending)

    def send(self, frame: bytes) -> None:
        """Queue a frame; a queue that is too long is thrown away, for a snapshot the first time, for good the next."""
        if self.closed or self._ending or self._lagging:
            return
        if len(self._queue) >= QUEUE or self._bytes + len(frame) > QUEUE_BYTES:
            self._queue.clear()
            self._bytes = 0
            self.metrics.count("slow_clients")
            if self._lagged:
                self.end("slow", again=True)
                return
            self._lagging = self._lagged = True
            return
        self._queue.append(frame)
        self._bytes += len(frame)
        if self._flushing is None:
            self._soon()

    def end(self, code: str, again: bool) -> None:
        """Say why, and close."""
        if self.closed or self._ending:
            return
        self._ending = code
        self.metrics.count("closed_clients")
        self._queue.append(encode(Bye(code=code, text=text(self.lang, f"bye-{code}"), again=again)))
        if self._flushing is None:
            self._soon()

    def _soon(self) -> None:
        self._flushing = asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        """Write what waits, unless the client must read first."""
        self._flushing = None
        if self.closed or (self._wire.paused and not self._ending):
            return
        if self._queue:
            self._wire.write(self._queue)
            self.metrics.count("messages", len(self._queue))
            self.metrics.count("bytes", self._bytes)
            self._queue.clear()
            self._bytes = 0
        if self._ending:
            self.closed = True
            self._task = asyncio.get_running_loop().create_task(self._hang_up())
        elif self._lagging:
            self._lagging = False
            self.catch_up()

    async def _hang_up(self) -> None:
        try:
            await self._close({"type": "websocket.close", "code": CLOSES[self._ending], "reason": self._ending})
        except Exception:  # the client is gone, in one of the many ways there are
            self.metrics.count("lost_clients")

    async def finished(self) -> None:
        """Wait until all that was queued is written, and the goodbye said."""
        while self._flushing is not None:
            await asyncio.sleep(0)
        if self._task is not None:
            await asyncio.wait([self._task])
