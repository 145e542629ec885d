"""Does what is due at a table, and sets one timer for what is due next."""

from collections.abc import Sequence
from contextlib import suppress
from math import inf

from klaf.engine.errors import KlafError
from klaf.server.errors import Conflict, StoreFailed
from klaf.server.log.inputs import AnyInput, Hosted, Moved
from klaf.server.table import decisions, shuffling
from klaf.server.table.agenda import (
    BotMove,
    CloseWindow,
    Deal,
    Deed,
    HandOver,
    OpenRound,
    Release,
    Seal,
    StandIn,
    Think,
    agenda,
    due,
    next_after,
)
from klaf.server.table.handler import Handler
from klaf.server.table.live import LiveTable
from klaf.server.table.stand_ins import bot_hand, silent_hand
from klaf.server.time_source import Timer

RETRY = 1.0  # seconds after which a store that failed is asked again
AT_A_TIME = 200  # deeds, before whatever has come in meanwhile is handled


class Timekeeper:
    """Carries out the agenda of a table."""

    def __init__(self, table: LiveTable, handler: Handler) -> None:
        """Set no timer yet."""
        self.table, self.handler = table, handler
        self._timer: Timer | None = None

    async def act(self) -> None:
        """Do what is due now, and set the timer for what is due next."""
        table, ledger = self.table, self.table.ledger
        self.stop()
        if table.broken or ledger.unsure:
            if not table.broken:
                self.look_later()
            return
        if not table.awake:
            table.attendance.hostless_since = None
            return
        for _ in range(AT_A_TIME):
            # One moment for looking and for planning: what falls between two would never be due.
            now = table.now
            entries = agenda(table.situation(now, bool(self.handler.waiting)))
            if not await self._do_first(due(entries, now)):
                break
        else:
            table.tick()
            return
        when = next_after(entries, now)
        if ledger.unsure:  # what was to be stored may not be: look again soon
            when = min(when or inf, now + RETRY)
        if when is not None:
            self._wake(when)

    def look_later(self) -> None:
        """Set the timer to check again soon, after something went wrong."""
        if self._timer is None and self.table.awake:
            self._wake(self.table.now + RETRY)

    def _wake(self, when: float) -> None:
        self._timer = self.table.services.time.at(when, self.table.tick)

    def stop(self) -> None:
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _do_first(self, deeds: Sequence[Deed]) -> bool:
        """Do the first thing that can be done; return whether to compute the agenda again."""
        absent = {deed.seat for deed in deeds if isinstance(deed, StandIn)}
        self.table.stand_in_for(absent)
        if absent:
            return True
        for deed in deeds:
            if await self._do(deed):
                return True
            if self.table.ledger.unsure:
                return False
        return False

    async def _do(self, deed: Deed) -> bool:
        """Do something; return whether the table has changed by it."""
        table = self.table
        state, match = table.standing[:2]
        match deed:
            case Release():
                await self.handler.release()
                return True
            case Think(seat, level, due):
                assert match is not None
                table.thoughts.start(match, seat, level, max(due, table.now))
                return True
            case OpenRound(refused):
                services = table.services
                return await self._commit([shuffling.open_round(services.secret(), services.process, refused)])
            case Seal():
                return await self._commit([shuffling.seal(state, table.attendance.here())])
            case Deal():
                return await self._commit([decisions.deal(state)])
            case HandOver(guest):
                return await self._commit([Hosted(guest=guest)])
            case CloseWindow(seats):
                window, stand_ins = table.standing.window, table.stand_ins
                assert window is not None
                hands = [(seat, silent_hand(state, stand_ins, seat)) for seat in seats]
                return await self._commit([Moved(seat=seat, move=window.declines, hand=hand) for seat, hand in hands])
            case BotMove(seat, move):
                try:
                    return await self._commit([Moved(seat=seat, move=move.text, hand=bot_hand(state, seat))])
                except KlafError:  # too late, or not now: whoever is due will be asked again
                    return False
            case StandIn():  # already there
                return False

    async def _commit(self, inputs: Sequence[AnyInput]) -> bool:
        """Store inputs that were due; return whether the table has changed, by them or by another process."""
        before = self.table.standing
        with suppress(Conflict, StoreFailed):
            await self.table.ledger.commit(inputs, runner=self.table.services.process)
        return self.table.standing is not before
