"""What a test hands in to a server: a dealer that deals to order, and a clock that can be put forward."""

import asyncio
import threading
from collections.abc import Callable

from klaf.engine.match import Match
from klaf.server.clocks import SystemClock
from klaf.server.log.state import State, deal
from tests.web import deals


class Dealer:
    """Deals by the table's own key, unless the next matches are ordered."""

    def __init__(self) -> None:
        self.order: Match | None = None
        self.late = False  # have matches of two begin late, so that one deal still follows the first

    def __call__(self, table: State) -> Match:
        if self.order is not None:
            ordered: Match = self.order.game.from_position(self.order.position())
            return ordered
        match = deal(table)
        if self.late and match.game.name in deals.LATE:
            later = match.game.from_position(match.position() | deals.LATE[match.game.name])
            match._states[:] = later._states  # still dealt by its key, which its record tells
        return match


class SkippingClock(SystemClock):
    """The machine's own clock, which a test may put forward."""

    def __init__(self) -> None:
        self._skipped = 0.0
        self._timers: set[SkippingTimer] = set()
        self._loop: asyncio.AbstractEventLoop | None = None

    def now(self) -> float:
        return super().now() + self._skipped

    def date(self) -> int:
        return super().date() + int(self._skipped * 1000)

    def at(self, when: float, do: Callable[[], None]) -> "SkippingTimer":
        self._loop = asyncio.get_running_loop()
        return SkippingTimer(self, when, do)

    def skip(self, seconds: float) -> None:
        """Have it be so much later, from another thread than the server's."""
        done = threading.Event()

        def put_forward() -> None:
            self._skipped += seconds
            for timer in list(self._timers):
                timer.set_anew()
            done.set()

        assert self._loop is not None
        self._loop.call_soon_threadsafe(put_forward)
        assert done.wait(10)

    def in_loop(self, timer: "SkippingTimer") -> asyncio.TimerHandle:
        """Have the event loop do what is due at a moment of this clock."""
        self._timers.add(timer)
        return asyncio.get_running_loop().call_at(timer.when - self._skipped, timer.happen)

    def forget(self, timer: "SkippingTimer") -> None:
        """Let go of what has happened, or will not."""
        self._timers.discard(timer)


class SkippingTimer:
    """A timer of a clock that may be put forward."""

    def __init__(self, clock: SkippingClock, when: float, do: Callable[[], None]) -> None:
        self.when, self._clock, self._do = when, clock, do
        self._handle = clock.in_loop(self)

    def cancel(self) -> None:
        """Have it not happen."""
        self._handle.cancel()
        self._clock.forget(self)

    def set_anew(self) -> None:
        """Wait for what is left after the clock was put forward."""
        self._handle.cancel()
        self._handle = self._clock.in_loop(self)

    def happen(self) -> None:
        """Do what is due."""
        self._clock.forget(self)
        self._do()
