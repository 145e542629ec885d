"""uvicorn's WebSocket protocol with a fast path: a small message in one frame skips its queues and tasks."""

from collections.abc import Callable, Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

EXTENSION = "klaf.wire"  # where the application finds the protocol in its scope
_TEXT = 0x81  # a whole message of text
_FINAL = _MASKED = 0x80


def _nothing() -> None: ...


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket protocol that hands messages to a session directly, with no queue or task between them."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        """Hand frames to the application in the usual way until a session listens."""
        super().__init__(*args, **settings)
        self.hear: Callable[[bytes], None] | None = None
        self.resumed: Callable[[], None] = _nothing
        self.lost: Callable[[], None] = _nothing
        self._between = True  # whether all that came so far were whole messages

    def data_received(self, data: bytes) -> None:
        """Hand on what is one whole message of text; leave all else to the library, and see whether it was whole."""
        if self.hear is not None and self._between and not self.close_sent:
            start = text_start(data)
            if start:
                self.hear(apply_mask(data[start:], data[start - 4 : start]))
                return
        if self._between:
            self._between = ends_between(data)
        super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of all that would keep this alive in a circle: sockets that are over are freed at once."""
        super().connection_lost(exc)
        self.hear = None
        self.conn.parser.close()
        self.lost()

    def handle_connect(self, event: Any) -> None:
        """Put this object into the scope, so that the application finds it."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message to the session, if one listens; reading goes on at once."""
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.hear(bytes(data))

    @property
    def paused(self) -> bool:
        """Whether the client reads so slowly that nothing more should be written."""
        return not self.writable.is_set()

    def resume_writing(self) -> None:
        """Go on writing, now that the client has read."""
        super().resume_writing()
        self.resumed()

    def abort_after(self, seconds: float) -> None:
        """Cut the connection after so many seconds: closing alone waits for ever for a client that does not read."""
        self.loop.call_later(seconds, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Cut off a client that has not answered: it will not read a goodbye either."""
        super().keepalive_timeout()
        self.transport.abort()

    def write(self, messages: Sequence[bytes]) -> None:
        """Write messages, each as one frame of text."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        parts: list[bytes] = []
        for message in messages:
            size = len(message)
            if size < 126:
                parts.append(bytes((_TEXT, size)))
            elif size < 65536:
                parts.append(bytes((_TEXT, 126, size >> 8, size & 255)))
            else:
                parts.append(bytes((_TEXT, 127)) + size.to_bytes(8, "big"))
            parts.append(message)
        self.transport.write(b"".join(parts))


def text_start(data: bytes) -> int:
    """Return where the text begins in data that is exactly one small masked frame of text; 0 if it is not."""
    size = len(data)
    if size < 7 or data[0] != _TEXT:
        return 0
    if data[1] == _MASKED | 126:
        return 8 if size == 8 + (data[2] << 8 | data[3]) else 0
    return 6 if _MASKED <= data[1] < _MASKED | 126 and size == 6 + (data[1] & 127) else 0


def ends_between(data: bytes) -> bool:
    """Whether data that begins between two messages ends so: the request of the handshake, or whole frames."""
    if data.startswith(b"GET "):
        return data.endswith(b"\r\n\r\n")
    at = 0
    while at + 6 <= len(data):
        if not data[at] & _FINAL or not data[at + 1] & _MASKED:
            return False
        size, head = data[at + 1] & 127, 6
        if size >= 126:
            head += 2 if size == 126 else 8
            size = int.from_bytes(data[at + 2 : at + head - 4], "big")
        at += head + size
    return at == len(data)
