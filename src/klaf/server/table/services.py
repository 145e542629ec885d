"""What a table needs of the process it lives in."""

from collections.abc import Coroutine
from typing import Any, Protocol

from klaf.server.clocks import Clock
from klaf.server.logs import Log
from klaf.server.metrics import Metrics
from klaf.server.store.contract import Store
from klaf.server.table.state import Dealer
from klaf.server.table.thinking import Thinker
from klaf.server.table.windows import Pace


class Services(Protocol):
    """The process, as a table sees it."""

    store: Store
    clock: Clock
    pace: Pace
    thinker: Thinker
    dealer: Dealer
    log: Log
    metrics: Metrics

    def holds(self, code: str) -> bool:
        """Whether this process runs the clocks and bots of a table."""

    async def acquire(self, code: str) -> None:
        """Try to run the clocks and bots of a table to which somebody has come."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done beside all else."""

    def logged(self, code: str, seq: int, listed: bool) -> None:
        """Notify other processes that a table's log has grown; ``listed``: what the lobby shows has changed too."""

    async def seat_taken(self, code: str, guest: str) -> None:
        """Notify other processes that a guest has come to a seat here."""

    async def said(self, code: str, seat: int, phrase: str) -> None:
        """Notify other processes what somebody said."""

    def came_back(self, code: str, guest: str) -> None:
        """Notify other processes that a person has their seat back from the stand-in."""

    def passed(self, code: str, seat: int) -> None:
        """Notify other processes that a person does not break the +3."""

    def presence_changed(self, code: str, guests: tuple[str, ...], spectators: int) -> None:
        """Notify other processes who is at a table here: guests with a seat by name, spectators by number."""
