"""What a test hands in to a server: a dealer that deals to order, and a time that can be put forward or stopped."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future

from klaf.engine.match import Match
from klaf.server.log.state import State, deal
from klaf.server.time_source import SystemTime
from tests.web import deals
from tests.web.signs import PATIENCE


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


class SkippingTime(SystemTime):
    """The machine's own time, which a test may put forward or stop."""

    def __init__(self, loop: "Future[asyncio.AbstractEventLoop]") -> None:
        """Take the event loop of the server, which is known once it runs."""
        self._loop = loop
        self._skipped = 0.0
        self._stopped: float | None = None
        self._timers: set[SkippingTimer] = set()

    def now(self) -> float:
        return self._running() if self._stopped is None else self._stopped

    def _running(self) -> float:
        return super().now() + self._skipped

    def date(self) -> int:
        return super().date() + int(self._skipped * 1000)

    def at(self, when: float, do: Callable[[], None]) -> "SkippingTimer":
        return SkippingTimer(self, when, do)

    def skip(self, seconds: float) -> None:
        """Have it be so much later, from another thread than the server's; a time that stands still goes on."""

        def put_forward() -> None:
            self._go_on()
            self._skipped += seconds

        self._do(put_forward)

    def stop(self) -> None:
        """Have no time pass, from another thread than the server's."""

        def stand_still() -> None:
            self._stopped = self.now()

        self._do(stand_still)

    def go_on(self) -> None:
        """Have time pass again, if it was stopped."""
        if self._stopped is not None:
            self._do(self._go_on)

    def _go_on(self) -> None:
        if self._stopped is not None:
            self._skipped += self._stopped - self._running()
            self._stopped = None

    def _do(self, change: Callable[[], None]) -> None:
        """Change the time where the server runs, and set all timers by it."""
        done = threading.Event()

        def changed() -> None:
            change()
            for timer in list(self._timers):
                timer.set_anew()
            done.set()

        self._loop.result(PATIENCE).call_soon_threadsafe(changed)
        assert done.wait(PATIENCE)

    def in_loop(self, timer: "SkippingTimer") -> asyncio.TimerHandle | None:
        """Have the event loop do what is due at a moment of this time, unless it stands still before that."""
        self._timers.add(timer)
        if self._stopped is not None and timer.when > self._stopped:
            return None
        return asyncio.get_running_loop().call_at(timer.when - self._skipped, timer.happen)

    def forget(self, timer: "SkippingTimer") -> None:
        """Let go of what has happened, or will not."""
        self._timers.discard(timer)


class SkippingTimer:
    """A timer of a time that may be put forward or stopped."""

    def __init__(self, time: SkippingTime, when: float, do: Callable[[], None]) -> None:
        self.when, self._time, self._do = when, time, do
        self._handle = time.in_loop(self)

    def cancel(self) -> None:
        """Have it not happen."""
        self._take_back()
        self._time.forget(self)

    def set_anew(self) -> None:
        """Wait for what is left after the time was changed."""
        self._take_back()
        self._handle = self._time.in_loop(self)

    def _take_back(self) -> None:
        if self._handle is not None:
            self._handle.cancel()

    def happen(self) -> None:
        """Do what is due."""
        self._time.forget(self)
        self._do()
