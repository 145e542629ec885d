"""Time, which is handed in to whatever waits. Deadlines never follow the wall clock, which may jump."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None:
        """Have it not happen."""


class Clock(Protocol):
    """A clock that only goes forward, and a calendar."""

    def now(self) -> float:
        """Return the seconds since some moment."""

    def date(self) -> int:
        """Return the milliseconds since 1970, for people and logs."""

    def at(self, when: float, do: Callable[[], None]) -> Timer:
        """Have something done at a moment."""


class SystemClock:
    """The machine's own clock."""

    def now(self) -> float:
        """Return the event loop's time, without asking which loop it is."""
        return time.monotonic()

    def date(self) -> int:
        """Return the wall clock's time."""
        return time.time_ns() // 1_000_000

    def at(self, when: float, do: Callable[[], None]) -> Timer:
        """Have the event loop do it."""
        return asyncio.get_running_loop().call_at(when, do)
