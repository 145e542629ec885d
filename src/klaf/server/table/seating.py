"""Who is there, who plays for whom, and what time demands: the part of a table that is not in its log."""

from collections.abc import Sequence
from math import inf
from typing import TYPE_CHECKING, Literal

from klaf.engine.moves import Move
from klaf.locale import text
from klaf.server.clocks import Timer
from klaf.server.errors import Conflict, Refused, StoreFailed
from klaf.server.table import decisions
from klaf.server.table.change import Change
from klaf.server.table.phrases import PHRASES
from klaf.server.table.rows import AnyInput, Hand, Hosted, Moved
from klaf.server.table.state import Sitting, State
from klaf.server.table.thinking import STAND_IN
from klaf.server.table.viewers import Viewer
from klaf.wire import messages
from klaf.wire.tables import Level, Presence

if TYPE_CHECKING:
    from klaf.server.table.actor import Actor


RETRY = 1.0  # seconds after which a store that failed is asked again


def _place(one: Sitting, here: set[str]) -> Literal["open", "here", "gone", "bot"]:
    if one.kind == "person":
        return "here" if one.guest in here else "gone"
    return one.kind


class Seating:
    """The people and bots at a table, here and now."""

    def __init__(self, actor: "Actor") -> None:
        """Start with nobody there."""
        self.actor = actor
        self.stand_ins: set[int] = set()
        self.gone_since: dict[str, float] = {}  # guests whose connection was lost
        self.elsewhere: dict[str, tuple[frozenset[str], int, float]] = {}  # process: guests, spectators, until when
        self.passed: set[int] = set()  # who has passed on the +3 that waits, which nobody is told
        self.hostless_since: float | None = None  # since when people sit here between matches without their host
        self.thoughts: dict[int, Move | None] = {}  # what bots think of the standing as it is; None: not yet
        self._timer: Timer | None = None
        self._told: Presence | None = None
        self._told_of: State | None = None

    # Coming and going

    def here(self) -> set[str]:
        """Return the guests who are connected, to whatever process."""
        found = {viewer.guest for viewer in self.actor.viewers}
        for guests, _ in self._elsewhere_now() if self.elsewhere else ():
            found |= guests
        return found

    def awake(self) -> bool:
        """Whether anybody looks at the table: if nobody does, its clocks stand still."""
        return bool(self.actor.viewers) or any(guests or count for guests, count in self._elsewhere_now())

    def _elsewhere_now(self) -> list[tuple[frozenset[str], int]]:
        """Return who is here by other processes that have told so lately: guests with a seat, and spectators."""
        now = self.actor.services.clock.now()
        self.elsewhere = {process: told for process, told in self.elsewhere.items() if told[2] > now}
        return [(guests, count) for guests, count, _ in self.elsewhere.values()]

    async def come(self, viewer: Viewer) -> None:
        """Take a viewer in; a seat's other connection ends."""
        actor = self.actor
        asleep = not self.awake()
        if actor.standing.state.seat_of(viewer.guest) is not None:
            for other in [one for one in actor.viewers if one.guest == viewer.guest and one.line is not viewer.line]:
                actor.viewers.remove(other)
                other.line.end("elsewhere", again=False)
            await actor.services.seat_taken(actor.code, viewer.guest)
        actor.viewers = [*(one for one in actor.viewers if one.line is not viewer.line), viewer]
        self.gone_since.pop(viewer.guest, None)
        self.take_back(viewer.guest)
        await actor.services.acquire(actor.code)
        if asleep:
            actor.timing.restart()

    def go(self, viewer: Viewer) -> None:
        """Let a viewer go; a seat is kept."""
        actor = self.actor
        actor.viewers = [one for one in actor.viewers if one.line is not viewer.line]
        if viewer.guest not in self.here() and actor.standing.state.seat_of(viewer.guest) is not None:
            self.gone_since[viewer.guest] = actor.services.clock.now()
        self.tell_presence()

    def show_out(self, guest: str) -> None:
        """End the connections of a guest who is forgotten."""
        for viewer in [one for one in self.actor.viewers if one.guest == guest]:
            viewer.line.end("guest", again=False)

    def end_other(self, guest: str) -> None:
        """End the connections of a guest whose seat was taken from another process."""
        for viewer in [one for one in self.actor.viewers if one.guest == guest]:
            self.actor.viewers.remove(viewer)
            viewer.line.end("elsewhere", again=False)

    def heard(self, process: str, guests: frozenset[str], spectators: int, seconds: float) -> None:
        """Take in who is at this table by another process."""
        now = self.actor.services.clock.now()
        asleep = not self.awake()
        before = self.here()
        self.elsewhere[process] = (guests, spectators, now + seconds)
        for guest in guests:
            self.gone_since.pop(guest, None)
            if guest not in before:
                self.hear_back(guest)
        for guest in before - self.here():
            self.gone_since[guest] = now
        if asleep and self.awake():
            self.actor.timing.restart()
        self.tell_presence()
        self.actor.tick()

    def take_back(self, guest: str) -> None:
        """Return a seat from its stand-in to its person, whichever process runs the stand-in."""
        self.hear_back(guest)
        if self.actor.standing.state.seat_of(guest) is not None:
            self.actor.services.came_back(self.actor.code, guest)

    def hear_back(self, guest: str) -> None:
        """Take in that a person has their seat back."""
        seat = self.actor.standing.state.seat_of(guest)
        if seat in self.stand_ins:
            self.stand_ins.discard(seat)
            self.thoughts.pop(seat, None)
            self.tell_presence()

    def presence(self) -> Presence:
        """Return who is there."""
        state, here = self.actor.standing.state, self.here()
        seats = tuple(_place(one, here) for one in state.seats)
        spectators = sum(state.seat_of(viewer.guest) is None for viewer in self.actor.viewers)
        spectators += sum(count for _, count in self._elsewhere_now())
        return Presence(seats=seats, stand_ins=tuple(sorted(self.stand_ins)), spectators=spectators)

    def tell_presence(self) -> None:
        """Send everybody who is there, if that has changed."""
        presence = self.presence()
        self._told_of = self.actor.standing.state
        if presence != self._told:
            self._told = presence
            for viewer in list(self.actor.viewers):
                viewer.send(messages.Present(presence=presence))
            self.actor.services.presence_changed(self.actor)

    async def say(self, viewer: Viewer, phrase: str) -> None:
        """Say a phrase to everybody.

        Raises:
            Refused: there is no such phrase, or one does not sit here.
        """
        seat = self.actor.standing.state.seat_of(viewer.guest)
        if seat is None:
            raise Refused("not-seated")
        if phrase not in PHRASES:
            raise Refused("no-phrase", field="phrase")
        self.hear(seat, phrase)
        await self.actor.services.said(self.actor.code, seat, phrase)

    def hear(self, seat: int, phrase: str) -> None:
        """Pass a phrase on to those who want to hear it, each in their language."""
        for viewer in list(self.actor.viewers):
            if seat not in viewer.muted:
                sentence = text(viewer.lang, f"phrase-{phrase}")
                viewer.send(messages.Said(seat=seat, phrase=phrase, text=sentence))

    # Bots and stand-ins

    def changed(self, change: Change) -> None:
        """Take in that the table has changed."""
        if change.before is None or change.before.match is not change.after.match:
            self.thoughts.clear()
        moved = change.moved
        if moved is not None and moved.hand == "person" and moved.move != "pass":  # silence in a window passes too
            self.stand_ins.discard(moved.seat)
            self._told_of = None  # to be told with whatever is due next
        if not self.actor.timing.moment.asked:
            self.passed.clear()
        if change.table_changed:
            persons = set(change.after.state.persons())
            self.stand_ins &= persons
        if change.after.state.stage != "playing":
            self.stand_ins.clear()
        else:
            self.hostless_since = None

    def level(self, seat: int) -> Level | None:
        """Return the level of the bot that plays a seat, None where a person does."""
        one = self.actor.standing.state.seats[seat]
        if one.kind == "bot":
            return one.level
        return STAND_IN if seat in self.stand_ins else None

    def hand(self, seat: int) -> Hand:
        """Whether a bot or a stand-in plays a seat."""
        return "bot" if self.actor.standing.state.seats[seat].kind == "bot" else "stand-in"

    def thought(self, seat: int, level: Level) -> Move | None:
        """Return what a bot has decided; it starts to think when it is first asked."""
        if seat not in self.thoughts:
            match = self.actor.standing.match
            assert match is not None
            self.thoughts[seat] = None

            def then(move: Move) -> None:
                if self.actor.standing.match is match and self.thoughts.get(seat, move) is None:
                    self.thoughts[seat] = move
                    if not inline:
                        self.actor.tick()

            inline = True
            self.actor.services.thinker.think(match.view(seat), match.legal(seat), level, then)
            inline = False
        return self.thoughts[seat]

    # Time

    async def act(self) -> None:
        """Do whatever is due now, and see to it that somebody asks again when the next thing is."""
        actor = self.actor
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if actor.broken or actor.ledger.unsure:
            if actor.ledger.unsure and self.awake() and not actor.broken:
                self._wake(actor.services.clock.now() + RETRY)
            return
        if not self.awake():
            self.hostless_since = None
            return
        for _ in range(200):
            # One moment for looking and for planning: what falls between two would never be due.
            now = actor.services.clock.now()
            self.tell_absences(now)
            if not await self._act_once(now):
                break
        when = self._next(now)
        if actor.ledger.unsure:  # what was to be stored may not be: look again soon
            when = min(when or inf, now + RETRY)
        self._wake(when)

    def tell_absences(self, now: float) -> None:
        """Have stand-ins play for people who have been away too long, or have used up their time."""
        actor = self.actor
        state, timing = actor.standing.state, actor.timing
        if state.stage != "playing":
            if state is not self._told_of:
                self.tell_presence()
            return
        here, before = self.here(), len(self.stand_ins)
        for seat, one in enumerate(state.seats):
            if one.kind != "person" or one.guest in here or seat in self.stand_ins:
                continue
            if now >= self.gone_since.setdefault(one.guest, now) + timing.pace.away:
                self.stand_ins.add(seat)
        ends = timing.turn_ends
        if ends is not None and now >= ends:
            self.stand_ins |= {seat for seat in timing.moment.turn if self.level(seat) is None}
        if len(self.stand_ins) != before or self.elsewhere or state is not self._told_of:
            self.tell_presence()

    async def _act_once(self, now: float) -> bool:
        """Do the first thing that is due; tell whether there was one."""
        actor = self.actor
        state, timing = actor.standing.state, actor.timing
        if actor.waiting and not timing.in_grace:
            await actor.release()
            return True
        if not actor.services.holds(actor.code):
            return False
        if state.stage == "dealing" and (now >= timing.deal_ends or not decisions.shares_missing(state, self.here())):
            return await self._deal()
        if state.stage != "playing":
            heir = self._heir(now)
            return heir is not None and await self._commit([heir])
        if timing.moment.asked:
            return await self._act_in_window(now)
        for seat in timing.moment.due:
            if now >= timing.bot_calls and await self._move(seat):
                return True
        if now >= timing.bot_moves or (timing.turn_ends is not None and now >= timing.turn_ends):
            match = actor.standing.match
            assert match is not None
            turn = timing.moment.turn
            others = [seat for seat in match.acting if seat not in turn and seat not in timing.moment.due]
            for seat in (*others, *turn):
                if await self._move(seat):
                    return True
        return False

    def _heir(self, now: float) -> Hosted | None:
        """Return whom the table falls to when people who sit there have waited too long for its host to deal."""
        heir = decisions.heir(self.actor.standing.state, self.here())
        if heir is None:
            self.hostless_since = None
            return None
        if self.hostless_since is None:
            self.hostless_since = now
        return heir if now >= self.hostless_since + self.actor.timing.pace.away else None

    async def _deal(self) -> bool:
        return await self._commit([decisions.deal(self.actor.standing.state)])

    async def _commit(self, inputs: Sequence[AnyInput]) -> bool:
        """Store what time demands; tell whether to look again what is due, as when another process was faster."""
        try:
            await self.actor.ledger.commit(inputs)
        except Conflict:
            pass
        except StoreFailed:
            return False
        return True

    async def _move(self, seat: int) -> bool:
        """Have a bot or stand-in make its move, if it sits there and has decided."""
        level = self.level(seat)
        if level is None:
            return False
        move = self.thought(seat, level)
        return move is not None and await self.actor.move_for(seat, move.text, self.hand(seat))

    async def _act_in_window(self, now: float) -> bool:
        """Let bots break a +3, and end its waiting when the time has come."""
        timing = self.actor.timing
        asked = timing.moment.asked
        people = self.actor.standing.state.persons()
        alone = len(people) == 1 and people[0] in self.passed
        if now >= timing.bot_breaks or alone:
            for seat in asked:
                level = self.level(seat)
                if level is None:
                    continue
                move = self.thought(seat, level)
                if move is None:
                    if now >= timing.window_ends:  # the window is as long as ever: no thought is no Breaker
                        continue
                    return False
                if move.text != "pass":
                    return await self.actor.move_for(seat, move.text, self.hand(seat))
        if now >= timing.window_ends or alone:
            return await self._close_window(asked)
        return False

    async def _close_window(self, asked: tuple[int, ...]) -> bool:
        """Pass for everybody who has not broken the +3, all at once."""
        passes = [Moved(seat=seat, move="pass", hand=self.hand_in_window(seat)) for seat in asked]
        return await self._commit(passes)

    def hand_in_window(self, seat: int) -> Hand:
        """Return whose pass it is; a person's silence is their own."""
        return "person" if self.level(seat) is None else self.hand(seat)

    def _next(self, now: float) -> float | None:
        """Return the next moment at which something may be due."""
        actor, timing = self.actor, self.actor.timing
        state = actor.standing.state
        found: list[float] = []
        if actor.waiting:
            found.append(timing.call_ends)
        if state.stage == "dealing":
            found.append(timing.deal_ends)
        if self.hostless_since is not None:
            found.append(self.hostless_since + timing.pace.away)
        if state.stage == "playing" and actor.standing.match is not None:
            found += [since + timing.pace.away for guest, since in self._absences()]
            if timing.moment.asked:
                found += [timing.bot_breaks, timing.window_ends]
            else:
                found += [timing.bot_calls] if timing.moment.due else []
                if any(self.level(seat) is not None for seat in actor.standing.match.acting):
                    found.append(timing.bot_moves)
                    self._think_ahead()
                if timing.turn_ends is not None and any(self.level(seat) is None for seat in timing.moment.turn):
                    found.append(timing.turn_ends)
        ahead = [moment for moment in found if moment > now]
        return min(ahead) if ahead else None

    def _absences(self) -> list[tuple[str, float]]:
        state = self.actor.standing.state
        away = {state.seats[seat].guest for seat in state.persons() if seat not in self.stand_ins} - self.here()
        return [(guest, since) for guest, since in self.gone_since.items() if guest in away]

    def _think_ahead(self) -> None:
        """Have the bots in turn think now: when they move does not depend on how long it takes."""
        if self.actor.services.holds(self.actor.code):
            for seat in self.actor.timing.moment.turn:
                level = self.level(seat)
                if level is not None:
                    self.thought(seat, level)

    def look_later(self) -> None:
        """See to it that somebody asks again what is due, although something has just gone wrong."""
        if self._timer is None and self.awake():
            self._wake(self.actor.services.clock.now() + RETRY)

    def _wake(self, when: float | None) -> None:
        if when is not None:
            self._timer = self.actor.services.clock.at(when, self.actor.tick)

    def stop(self) -> None:
        """Ask nobody any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
