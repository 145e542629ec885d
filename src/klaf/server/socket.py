"""uvicorn's WebSocket with two short cuts: frames are handed on as they come, and text is written at once."""

from collections.abc import Callable, Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "klaf.wire"  # where the application finds the protocol in its scope
_TEXT = 0x81


def _nothing() -> None: ...


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket without a queue, two tasks and two turns of the event loop between it and a session."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        """Hand frames to the application in the usual way until somebody hears them."""
        super().__init__(*args, **settings)
        self.hear: Callable[[bytes], None] | None = None
        self.resumed: Callable[[], None] = _nothing

    def handle_connect(self, event: Any) -> None:
        """Let the application find this."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message to whoever hears; it need not wait for anything, so reading goes on."""
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.hear(bytes(data))

    @property
    def paused(self) -> bool:
        """Tell whether the client reads so slowly that nothing more should be written."""
        return not self.writable.is_set()

    def resume_writing(self) -> None:
        """Go on: the client has read."""
        super().resume_writing()
        self.resumed()

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
