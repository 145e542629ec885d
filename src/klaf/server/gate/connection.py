"""A connection to a client: the queue of messages to be sent, and what happens when the queue gets too long."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from klaf.locale import text
from klaf.server.gate.keyring import Proof
from klaf.server.gate.limits import ANSWERS, QUEUE, QUEUE_BYTES
from klaf.server.metrics import Metrics
from klaf.server.telling.viewers import encode
from klaf.server.weakly import weakly
from klaf.wire.messages import Bye

CLOSES = {
    "elsewhere": 4001,
    "slow": 4002,
    "flood": 4003,
    "guest": 4004,
    "sockets": 4005,
    "closed": 4006,
    "failed": 1011,
    "stopping": 1012,
    "starting": 1013,
}
ANSWERING = (b'{"t":"done"', b'{"t":"refused"')  # how answers to commands begin
Send = Callable[[dict[str, object]], Awaitable[None]]


class Wire(Protocol):
    """What a connection writes to; ``resumed`` is called when writing may go on after a pause."""

    resumed: Callable[[], None]

    @property
    def paused(self) -> bool:
        """Whether the client reads so slowly that nothing more should be written."""

    def write(self, messages: Sequence[bytes]) -> None:
        """Write messages."""

    def abort_after(self, seconds: float) -> None:
        """Cut the connection after so many seconds, whatever is still to be written."""


class Flusher:
    """Writes out, at the end of each pass of the event loop, what was queued on any connection during the pass."""

    def __init__(self) -> None:
        """Start with nothing to write."""
        self._lines: list[Connection] = []

    def add(self, line: "Connection") -> None:
        """Write a connection's queue at the end of this pass."""
        if not self._lines:
            asyncio.get_running_loop().call_soon(self._end)
        self._lines.append(line)

    def _end(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            try:
                line.flush()
            except Exception as error:  # of one line; the others are written to all the same
                asyncio.get_running_loop().call_exception_handler({"message": "a line", "exception": error})


class Connection:
    """A connection to a client. Frames wait in a bounded queue; ``send`` never blocks.

    What is sent in one pass of the event loop is written together: at its end, or with the answer to a command.
    """

    def __init__(
        self, wire: Wire, close: Send, lang: str, metrics: Metrics, flusher: Flusher, linger: float = 5.0
    ) -> None:
        """Take what is written to, how it is closed, who says when to write, and how many seconds a goodbye lasts."""
        self._wire, self._close, self._flusher, self._linger = wire, close, flusher, linger
        self.lang = lang
        self.metrics = metrics
        self.catch_up: Callable[[], None] = lambda: None  # sends what replaces a queue that was thrown away
        self.proof: Proof | None = None  # whose line it is
        self.closed = False
        self._queue: list[bytes] = []
        self._bytes = 0
        self._lagging = False
        self._lagged = False
        self._ending = ""
        self._flushing = False
        self._task: asyncio.Task[None] | None = None
        wire.resumed = weakly(self.flush)

    @property
    def queue(self) -> int:
        """Return how many frames wait."""
        return len(self._queue)

    @property
    def open(self) -> bool:
        """Whether anything more can be sent."""
        return not (self.closed or self._ending)

    def send(self, frame: bytes) -> None:
        """Queue a frame; a queue that is too long is thrown away, for a snapshot the first time, for good the next.

        Answers to commands stay in it: no snapshot stands for them.
        """
        answer = frame.startswith(ANSWERING)
        if not self.open or (self._lagging and not answer):
            return
        most = ANSWERS if answer else QUEUE
        if len(self._queue) >= most or self._bytes + len(frame) > QUEUE_BYTES:
            self._throw_away(answer)
            if not self.open or not answer:
                return
        self._queue.append(frame)
        self._bytes += len(frame)
        if answer:  # who asked waits; what others are told may wait for the end of the turn
            self.flush()
        elif not self._flushing:
            self._soon()

    def _throw_away(self, for_answer: bool) -> None:
        """Make room, for a snapshot or one more answer; where that cannot be, give up."""
        before = len(self._queue)
        self._queue = [frame for frame in self._queue if frame.startswith(ANSWERING)]
        self._bytes = sum(map(len, self._queue))
        self.metrics.count("slow_clients")
        if self._lagged or (for_answer and len(self._queue) == before):
            self.end("slow", retry=True)
        self._lagging = self._lagged = True

    def end(self, code: str, retry: bool) -> None:
        """Send the reason, and close."""
        if self.closed or self._ending:
            return
        self._ending = code
        self.metrics.count("closed_clients")
        self._queue.append(encode(Bye(code=code, text=text(self.lang, f"bye-{code}"), retry=retry)))
        if not self._flushing:
            self._soon()

    def _soon(self) -> None:
        self._flushing = True
        self._flusher.add(self)

    def flush(self) -> None:
        """Write the queue, unless the client must read first."""
        self._flushing = False
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
        closing = {"type": "websocket.close", "code": CLOSES[self._ending], "reason": self._ending}
        try:
            await asyncio.wait_for(self._close(closing), self._linger)
        except Exception:  # the client is gone, in one of the many ways there are, or does not read
            self.metrics.count("lost_clients")
        self._wire.abort_after(self._linger)

    async def finished(self) -> None:
        """Wait until the queue is written and the goodbye is sent."""
        while self._flushing:
            await asyncio.sleep(0)
        if self._task is not None:
            await asyncio.wait([self._task])
