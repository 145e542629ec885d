"""A client's WebSocket: what waits to be sent, and what happens when too much does."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

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


class Connection:
    """A line to a client. Frames wait in a bounded queue; ``send`` never blocks."""

    def __init__(self, send: Send, lang: str, metrics: Metrics) -> None:
        """Take the function that sends on the socket."""
        self._send = send
        self.lang = lang
        self.metrics = metrics
        self.catch_up: Callable[[], None] = lambda: None  # sends what replaces a queue that was thrown away
        self.closed = False
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._lagging = False
        self._lagged = False
        self._ending = ""
        self._task: asyncio.Task[None] | None = None

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
        self._start()

    def end(self, code: str, again: bool) -> None:
        """Say why, and close."""
        if self.closed or self._ending:
            return
        self._ending = code
        self.metrics.count("closed_clients")
        self._queue.append(encode(Bye(code=code, text=text(self.lang, f"bye-{code}"), again=again)))
        self._start()

    def _start(self) -> None:
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._drain())

    async def _drain(self) -> None:
        try:
            while True:
                while self._queue:
                    frame = self._queue.popleft()
                    self._bytes = max(0, self._bytes - len(frame))
                    await self._send({"type": "websocket.send", "text": frame.decode()})
                    self.metrics.count("messages")
                    self.metrics.count("bytes", len(frame))
                if not self._lagging:
                    break
                self._lagging = False
                self.catch_up()
            if self._ending:
                self.closed = True
                await self._send({"type": "websocket.close", "code": CLOSES[self._ending], "reason": self._ending})
        except Exception:  # the client is gone, in one of the many ways there are
            self.closed = True
        finally:
            self._task = None

    async def finished(self) -> None:
        """Wait until all that was queued is sent."""
        if self._task is not None:
            await asyncio.wait([self._task])
