"""Time that a test moves on by hand."""

import heapq
import itertools
from collections.abc import Callable


class FakeTimer:
    """A timer of a time that somebody moves on by hand."""

    def __init__(self, do: Callable[[], None]) -> None:
        """Take what is to be done."""
        self.do: Callable[[], None] | None = do

    def cancel(self) -> None:
        """Have it not happen."""
        self.do = None


class FakeTime:
    """Time that stands still until somebody moves it on: for tests and simulations."""

    def __init__(self, start: float = 1000.0) -> None:
        """Start at some moment."""
        self._now = start
        self.calendar = 1_700_000_000_000
        self._timers: list[tuple[float, int, FakeTimer]] = []
        self._order = itertools.count()

    def now(self) -> float:
        """Return the time it was set to."""
        return self._now

    def date(self) -> int:
        """Return the date that fits, unless the calendar was moved."""
        return self.calendar + int((self._now - 1000.0) * 1000)

    def at(self, when: float, do: Callable[[], None]) -> FakeTimer:
        """Have something done when the time is moved there."""
        timer = FakeTimer(do)
        heapq.heappush(self._timers, (when, next(self._order), timer))
        return timer

    def next(self) -> float | None:
        """Return the moment of the next timer."""
        while self._timers and self._timers[0][2].do is None:
            heapq.heappop(self._timers)
        return self._timers[0][0] if self._timers else None

    def advance_to(self, when: float) -> None:
        """Move on, and do on the way what is due up to and including that moment."""
        while (due := self.next()) is not None and due <= when:
            self._now = max(self._now, due)
            timer = heapq.heappop(self._timers)[2]
            if timer.do is not None:
                timer.do()
        self._now = max(self._now, when)
