"""A live table: its standing, who is there, who has a stand-in, and what viewers are sent."""

from collections.abc import Callable

from klaf.server.errors import Refused
from klaf.server.log.change import Change
from klaf.server.log.state import Standing, State
from klaf.server.table import decisions, stand_ins
from klaf.server.table.agenda import Situation
from klaf.server.table.attendance import Attendance, OtherProcess
from klaf.server.table.ledger import Ledger
from klaf.server.table.services import Services
from klaf.server.table.stale import Stale
from klaf.server.table.thoughts import Thoughts
from klaf.server.table.timing import Timing
from klaf.server.telling import phrases
from klaf.server.telling.broadcast import Broadcast, Scene
from klaf.server.telling.render import RenderedChange
from klaf.server.telling.viewers import Viewer
from klaf.server.weakly import weakly
from klaf.wire import messages
from klaf.wire.tables import Presence


class LiveTable:
    """Everything that one process knows of a table. ``tick`` asks for a check of what is due."""

    def __init__(
        self, services: Services, standing: Standing, chain: bytes, stale: Stale, tick: Callable[[], None]
    ) -> None:
        """Start from a standing, with nobody there."""
        self.services, self.tick = services, tick
        self.code = standing.state.code
        self.stale = stale
        self.ledger = Ledger(services, standing, chain, stale, weakly(self._apply))
        self.attendance = Attendance()
        self.stand_ins: set[int] = set()
        self.passed: set[int] = set()  # people who have passed in the window that is open, which nobody is told
        self.thoughts = Thoughts(services.thinker, self.code, tick)
        self.timing = Timing(services.pace)
        self.timing.observe(standing, services.time.now())
        self.broadcast = Broadcast()
        self.broken: Refused | None = None  # why the table cannot be played on; never raised: it would hold its raiser
        self._presence_sent: Presence | None = None
        self._presence_of: State | None = None

    @property
    def standing(self) -> Standing:
        """Return where the table stands."""
        return self.ledger.standing

    @property
    def now(self) -> float:
        """Return the moment by the table's time source."""
        return self.services.time.now()

    @property
    def awake(self) -> bool:
        """Whether anybody looks at the table."""
        return self.attendance.awake

    def seat_of(self, guest: str) -> int | None:
        """Return a guest's seat."""
        return self.standing.state.seat_of(guest)

    def _apply(self, change: Change) -> None:
        """Apply a change that is stored, and send it to all viewers."""
        telling = RenderedChange(change)
        now, waited = self.now, self.timing.moment
        self.timing.observe(change.after, now, telling.moment)
        self.stale.observe(change, waited, self.timing.moment)
        if change.before is None or change.before.match is not change.after.match:
            self.thoughts.clear()
        if stand_ins.moved_by_person(change) is not None:
            self._presence_of = None  # to be told with whatever is due next
        self.stand_ins = stand_ins.remaining(self.stand_ins, change)
        if not self.timing.moment.asked:
            self.passed.clear()
        if change.after.state.stage == "playing":
            self.attendance.hostless_since = None
        viewers = self.attendance.viewers
        self.broadcast.tell(telling, viewers, self.timing.shown(now) if viewers else None)

    # What is due

    def situation(self, now: float, waiting: bool) -> Situation:
        """Note who is away, and return everything that decides what is due."""
        state, attendance = self.standing.state, self.attendance
        runs_here = self.services.holds(self.code)
        if state.stage == "playing":
            attendance.miss(state, self.stand_ins, now)
        elif runs_here:
            attendance.miss_host(state, now)
        return Situation(
            self.standing,
            self.timing,
            attendance.here(),
            attendance.gone_since,
            attendance.hostless_since,
            self.stand_ins,
            self.passed,
            self.thoughts.moves,
            waiting,
            runs_here,
            self.services.process,
        )

    def stand_in_for(self, seats: set[int]) -> None:
        """Let stand-ins play seats, and send the new presence."""
        self.stand_ins |= seats
        if seats or self.standing.state is not self._presence_of:
            self.tell_presence()

    # Coming and going

    async def come(self, viewer: Viewer) -> None:
        """Add a viewer; if they have a seat, end its other connection."""
        asleep = not self.awake
        if self.seat_of(viewer.guest) is not None:
            for other in self.attendance.others_of(viewer):
                self.attendance.viewers.remove(other)
                other.line.end("elsewhere", retry=False)
            self.services.peers.seat_taken(self.code, viewer.guest)
        self.attendance.add(viewer)
        self.take_back(viewer.guest)
        await self.services.acquire(self.code)
        if asleep:
            self.timing.restart(self.now)

    def go(self, viewer: Viewer) -> None:
        """Remove a viewer, who keeps their seat."""
        self.attendance.remove(viewer, self.seat_of(viewer.guest) is not None, self.now)
        self.tell_presence()

    def show_out(self, guest: str) -> None:
        """End the connections of a guest who was deleted."""
        for viewer in self.attendance.of(guest):
            viewer.line.end("guest", retry=False)

    def end_other(self, guest: str) -> None:
        """End the connections of a guest who has entered through another process."""
        for viewer in self.attendance.of(guest):
            self.attendance.viewers.remove(viewer)
            viewer.line.end("elsewhere", retry=False)
        self.notify_presence()

    def heard(self, process: str, guests: frozenset[str], spectators: int) -> None:
        """Store another process's report of who is at this table."""
        now, asleep = self.now, not self.awake
        for guest in self.attendance.hear_of(process, OtherProcess(guests, spectators), now):
            self.hear_back(guest)
        if asleep and self.awake:
            self.timing.restart(now)
        self.tell_presence()
        self.tick()

    def take_back(self, guest: str) -> None:
        """Return a seat from its stand-in to its person, whichever process runs the stand-in."""
        self.hear_back(guest)
        if self.seat_of(guest) is not None:
            self.services.peers.came_back(self.code, guest)

    def hear_back(self, guest: str) -> None:
        """Note that a person has their seat back."""
        seat = self.seat_of(guest)
        if seat in self.stand_ins:
            self.stand_ins.discard(seat)
            self.thoughts.drop(seat)
            self.tell_presence()

    # What viewers are told besides changes

    def presence(self) -> Presence:
        """Return who is there."""
        return self.attendance.presence(self.standing.state, self.stand_ins)

    def tell_presence(self) -> None:
        """Send the presence to everybody, if it has changed."""
        presence, state = self.presence(), self.standing.state
        self._presence_of = state
        if presence != self._presence_sent:
            self._presence_sent = presence
            for viewer in list(self.attendance.viewers):
                viewer.send(messages.Present(code=self.code, presence=presence))
        self.notify_presence()

    def notify_presence(self) -> None:
        """Notify other processes of who is here through this one, if that has changed."""
        here = [viewer.guest for viewer in self.attendance.viewers]
        guests = tuple(guest for guest in here if self.seat_of(guest) is not None)
        self.services.peers.presence(self.code, guests, len(here) - len(guests))

    def scene(self) -> Scene:
        """Return what a viewer who comes now is shown."""
        return Scene(self.standing, self.presence(), self.timing.shown(self.now))

    def show(self, viewer: Viewer) -> None:
        """Send a viewer a snapshot."""
        self.broadcast.show(viewer, self.scene())

    def say(self, viewer: Viewer, phrase: str) -> None:
        """Say a phrase to everybody.

        Raises:
            Refused: there is no such phrase, or one does not sit here.
        """
        seat = decisions.speaker(self.standing.state, viewer.guest, phrase)
        self.hear(seat, phrase)
        self.services.peers.said(self.code, seat, phrase)

    def hear(self, seat: int, phrase: str) -> None:
        """Send a phrase to the viewers who have not muted the seat."""
        phrases.say(self.code, self.attendance.viewers, seat, phrase)
