"""What a table needs of the process it lives in."""

from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from klaf.server.log.state import Dealer
from klaf.server.logging import Logger
from klaf.server.metrics import Metrics
from klaf.server.store.contract import Store
from klaf.server.table.pace import Pace
from klaf.server.table.thinking import Thinker
from klaf.server.time_source import TimeSource


class Peers(Protocol):
    """Other processes that serve the same tables."""

    def seat_taken(self, code: str, guest: str) -> None:
        """Notify the others that a guest has entered at their seat through this process."""

    def said(self, code: str, seat: int, phrase: str) -> None:
        """Notify the others of a phrase that somebody said."""

    def came_back(self, code: str, guest: str) -> None:
        """Notify the others that a person has their seat back from the stand-in."""

    def passed(self, code: str, seat: int) -> None:
        """Notify the others that a person passed in a window."""

    def presence(self, code: str, guests: tuple[str, ...], spectators: int) -> None:
        """Notify the others who is at a table here, if that has changed: guests by id, spectators by number."""


class Services(Protocol):
    """The process, as a table sees it."""

    store: Store
    time: TimeSource
    pace: Pace
    thinker: Thinker
    dealer: Dealer
    secret: Callable[[], str]  # draws what the server is bound to in a shuffle
    logger: Logger
    metrics: Metrics
    limited: bool  # whether what people may do has limits
    log_key: bytes  # seals the stored standings of tables
    process: str  # drawn when it started

    @property
    def peers(self) -> Peers:
        """Return the other processes."""

    def holds(self, code: str) -> bool:
        """Whether this process runs the clocks and bots of a table."""

    def served(self) -> int:
        """Return the milliseconds that servers have served: by them tables grow old."""

    def lost(self, code: str) -> None:
        """Note that another process now runs the clocks and bots of a table."""

    async def acquire(self, code: str) -> None:
        """Try to run the clocks and bots of a table to which somebody has come."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task."""

    def logged(self, code: str, seq: int, listed: bool) -> None:
        """Notify other processes that a table's log has grown; ``listed``: what the lobby shows has changed too."""
