"""Who is at a table, through this process or others, and since when people are missing."""

from collections.abc import Set
from typing import Literal, NamedTuple

from klaf.server.log.state import Sitting, State
from klaf.server.table import decisions
from klaf.server.telling.viewers import Viewer
from klaf.wire.tables import Presence


class OtherProcess(NamedTuple):
    """The guests who are at the table through another process, as it reported."""

    guests: frozenset[str]
    spectators: int


class Attendance:
    """The people at a table, here and now."""

    def __init__(self) -> None:
        """Start with nobody there."""
        self.viewers: list[Viewer] = []
        self.elsewhere: dict[str, OtherProcess] = {}  # by process
        self.gone_since: dict[str, float] = {}  # guests whose connection was lost
        self.hostless_since: float | None = None  # since when people sit here between matches without their host

    def here(self) -> set[str]:
        """Return the guests who are connected, to whatever process."""
        found = {viewer.guest for viewer in self.viewers}
        for other in self.elsewhere.values():
            found |= other.guests
        return found

    @property
    def awake(self) -> bool:
        """Whether anybody is at the table; if not, its clocks stand still."""
        return bool(self.viewers or self.elsewhere)

    def others_of(self, viewer: Viewer) -> list[Viewer]:
        """Return the other connections of a viewer's guest."""
        return [one for one in self.viewers if one.guest == viewer.guest and one.line is not viewer.line]

    def of(self, guest: str) -> list[Viewer]:
        """Return the connections of a guest."""
        return [viewer for viewer in self.viewers if viewer.guest == guest]

    def add(self, viewer: Viewer) -> None:
        """Add a viewer."""
        self.viewers = [*(one for one in self.viewers if one.line is not viewer.line), viewer]
        self.gone_since.pop(viewer.guest, None)

    def remove(self, viewer: Viewer, seated: bool, now: float) -> None:
        """Remove a viewer; if they have a seat, note when they left."""
        self.viewers = [one for one in self.viewers if one.line is not viewer.line]
        if seated and viewer.guest not in self.here():
            self.gone_since[viewer.guest] = now

    def hear_of(self, process: str, other: OtherProcess, now: float) -> set[str]:
        """Store another process's report of who is here, or that nobody is; return the guests who have come."""
        before = self.here()
        if other.guests or other.spectators:
            self.elsewhere[process] = other
        else:
            self.elsewhere.pop(process, None)
        for guest in other.guests:
            self.gone_since.pop(guest, None)
        for guest in before - self.here():
            self.gone_since[guest] = now
        return set(other.guests - before)

    def miss(self, state: State, stand_ins: Set[int], now: float) -> None:
        """Note the time for people who are away during a match, unless it is noted already."""
        here = self.here()
        for seat, one in enumerate(state.seats):
            if one.kind == "person" and one.guest not in here and seat not in stand_ins:
                self.gone_since.setdefault(one.guest, now)

    def miss_host(self, state: State, now: float) -> None:
        """Note the time from which the host is away between matches while others sit here."""
        if decisions.heir(state, self.here()) is None:
            self.hostless_since = None
        elif self.hostless_since is None:
            self.hostless_since = now

    def presence(self, state: State, stand_ins: Set[int]) -> Presence:
        """Return who is there, as the message for everybody has it."""
        here = self.here()
        spectators = sum(state.seat_of(viewer.guest) is None for viewer in self.viewers)
        spectators += sum(other.spectators for other in self.elsewhere.values())
        seats = tuple(_place(one, here) for one in state.seats)
        return Presence(seats=seats, stand_ins=tuple(sorted(stand_ins)), spectators=spectators)


def _place(one: Sitting, here: set[str]) -> Literal["open", "here", "gone", "bot"]:
    if one.kind == "person":
        return "here" if one.guest in here else "gone"
    return one.kind
