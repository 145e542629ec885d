"""What an actor handles: viewers who come and go, commands, the time, and news from other processes."""

from typing import NamedTuple

from klaf.server.telling.viewers import Viewer
from klaf.wire import commands


class Came(NamedTuple):
    """A viewer enters."""

    viewer: Viewer
    command: commands.Enter
    answered: bool = False  # whether something else answers the command


class Went(NamedTuple):
    """A viewer has left, or lost the connection."""

    viewer: Viewer


class Asked(NamedTuple):
    """A viewer sends a command."""

    viewer: Viewer
    command: commands.AnyCommand
    since: float | None = None  # when it came


class Tick(NamedTuple):
    """Time has passed, or a bot has thought."""


class WrittenElsewhere(NamedTuple):
    """Another process has written to this table's log."""

    seq: int


class Forgotten(NamedTuple):
    """A guest wants to be forgotten."""

    guest: str


Incoming = Came | Went | Asked | Tick | WrittenElsewhere | Forgotten
