"""uvicorn's HTTP with deadlines: who sends a request by halves, or none, or does not read, does not stay for long."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from klaf.server.gate.doors import Doors
from klaf.server.gate.protocol import SocketProtocol


class Deadline:
    """The end of the time that somebody has; it runs from the first start on."""

    def __init__(self, seconds: float, do: Callable[[], None]) -> None:
        """Give so much time, and do something when it is over."""
        self._seconds, self._do = seconds, do
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Let the time run, unless it does already."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._seconds, self._do)

    def stop(self) -> None:
        """Let it run no longer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class HttpProtocol(H11Protocol):
    """A connection that carries requests, each of them to be sent whole in time."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        """Wait for a connection."""
        super().__init__(*args, **settings)
        assert isinstance(self.server_state, Doors)
        self.doors = self.server_state
        self._inside = False
        self._upgraded = False
        self._sending = Deadline(self.doors.patience, self._cut)  # of a client that sends a request
        self._reading = Deadline(self.doors.patience, self._cut)  # of one that reads an answer

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in, unless its address has too many."""
        super().connection_made(transport)
        self._inside = self.doors.enter(self._address)
        if self._inside:
            self._look()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        super().connection_lost(exc)
        self._sending.stop()
        self._reading.stop()
        if self._inside:
            self._inside = False
            self.doors.leave(self._address)

    def data_received(self, data: bytes) -> None:
        """Read what has come, and see whether more of it must come."""
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """Go on to the next request, which may have begun already."""
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Have the WebSocket's protocol take over, and the connection count until that one loses it."""
        self._upgraded = True
        super().handle_websocket_upgrade(event)
        taken_over = self.transport.get_protocol()
        assert isinstance(taken_over, SocketProtocol)
        if self._inside:
            self._inside = False
            taken_over.lost = partial(self.doors.leave, self._address)

    def _look(self) -> None:
        """Start the time of a request with its first byte, or with the connection; end it with the request's last."""
        if self._upgraded or self.transport.is_closing() or not self._awaited:
            self._sending.stop()
        else:
            self._sending.start()

    @property
    def _awaited(self) -> bool:
        """Whether the rest of a request must come, or the first one on this connection."""
        if self.conn.their_state is h11.SEND_BODY:
            return True
        return self.conn.their_state is h11.IDLE and (self.cycle is None or bool(self.conn.trailing_data[0]))

    def pause_writing(self) -> None:
        """Wait for the client to read, for some time."""
        super().pause_writing()
        self._reading.start()

    def resume_writing(self) -> None:
        """Go on: the client has read."""
        self._reading.stop()
        super().resume_writing()

    def _cut(self) -> None:
        self.doors.metrics.count("slow_requests")
        self.transport.abort()
