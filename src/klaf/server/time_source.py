"""Where the time comes from, passed to everything that waits. Deadlines never use the date, since it may jump."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """A call that is scheduled, and that can be cancelled."""

    def cancel(self) -> None:
        """Cancel the call."""


class TimeSource(Protocol):
    """A time that only goes forward, and a calendar."""

    def now(self) -> float:
        """Return the seconds since an arbitrary moment."""

    def date(self) -> int:
        """Return the milliseconds since 1970, for people and logs."""

    def at(self, when: float, do: Callable[[], None]) -> Timer:
        """Schedule a call for a moment."""


class SystemTime:
    """The machine's own time."""

    def now(self) -> float:
        """Return the event loop's time, without asking which loop it is."""
        return time.monotonic()

    def date(self) -> int:
        """Return the date as the machine's calendar has it."""
        return time.time_ns() // 1_000_000

    def at(self, when: float, do: Callable[[], None]) -> Timer:
        """Schedule a call in the event loop."""
        return asyncio.get_running_loop().call_at(when, do)
