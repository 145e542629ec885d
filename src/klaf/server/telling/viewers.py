"""The viewers of a table, and the connections to them."""

from typing import Protocol

import msgspec

from klaf.wire.messages import AnyMessage

_encoder = msgspec.json.Encoder()


def encode(message: AnyMessage) -> bytes:
    """Spell a message for the wire."""
    return _encoder.encode(message)


class Line(Protocol):
    """A connection to a client."""

    def send(self, frame: bytes) -> None:
        """Queue a frame."""

    def end(self, code: str, retry: bool) -> None:
        """Send the reason, and close."""


class Viewer:
    """A guest at a table by one connection."""

    def __init__(self, line: Line, guest: str, name: str, lang: str) -> None:
        """Take the guest and their connection."""
        self.line, self.guest, self.name, self.lang = line, guest, name, lang
        self.muted: set[int] = set()
        self.left = False  # for another table, perhaps before this one has taken it in

    def send(self, message: AnyMessage) -> None:
        """Send one message."""
        self.line.send(encode(message))
