"""Sends the viewers of a table what has changed, and those who were away what they missed."""

from collections import deque
from typing import TYPE_CHECKING

from klaf.server.table.change import Change
from klaf.server.table.state import State
from klaf.server.table.viewers import Viewer, encode
from klaf.server.telling import render
from klaf.server.telling.render import Telling
from klaf.wire import messages

if TYPE_CHECKING:
    from klaf.server.table.actor import Actor

RECENT = 12  # changes that can be sent again to whoever missed them


class Broadcast:
    """The voice of one table."""

    def __init__(self, actor: "Actor") -> None:
        """Remember nothing yet."""
        self.actor = actor
        self.recent: deque[Change] = deque(maxlen=RECENT)
        self._seats: tuple[State | None, dict[str, int]] = (None, {})

    def tell(self, telling: Telling) -> None:
        """Send a change to every viewer; what several may see alike is made once."""
        self.recent.append(telling.change)
        viewers = self.actor.viewers
        if not viewers:
            return
        state = telling.change.after.state
        clock = self.actor.timing.shown()
        told: dict[tuple[int | None, str], bytes] = {}
        seats = self._seats_in(state)
        for viewer in list(viewers):
            seat = seats.get(viewer.guest)
            place = (seat, viewer.lang)
            frame = None if telling.change.table_changed else told.get(place)
            if frame is None:
                frame = told[place] = encode(telling.update(seat, viewer.guest, viewer.lang, clock))
            viewer.line.send(frame)

    def _seats_in(self, state: State) -> dict[str, int]:
        """Return the seats of all guests, looked up once for all moves of a match."""
        if self._seats[0] is not state:
            self._seats = (state, {one.guest: seat for seat, one in enumerate(state.seats) if one.guest})
        return self._seats[1]

    def resume(self, viewer: Viewer, seq: int | None) -> None:
        """Send what a viewer has missed, or all there is."""
        now = self.actor.standing.seq
        missed = [change for change in self.recent if seq is not None and change.after.seq > seq]
        if seq is None or seq > now or len(missed) != now - seq:
            self.show(viewer)
            return
        for change in missed:
            seat = change.after.state.seat_of(viewer.guest)
            viewer.send(Telling(change).update(seat, viewer.guest, viewer.lang, None))
        viewer.send(messages.Present(presence=self.actor.seating.presence()))
        viewer.send(messages.Clocked(clock=self.actor.timing.shown()))

    def show(self, viewer: Viewer) -> None:
        """Send a viewer all there is."""
        actor = self.actor
        presence, clock = actor.seating.presence(), actor.timing.shown()
        viewer.send(render.snapshot(actor.standing, viewer.guest, viewer.lang, presence, clock, self._events(viewer)))

    def _events(self, viewer: Viewer) -> tuple[messages.Happened, ...]:
        """Return what happened last in the match on the table, as a viewer may see it."""
        state = self.actor.standing.state
        seat = state.seat_of(viewer.guest)
        changes = [change for change in self.recent if change.after.state.match == state.match]
        return tuple(
            told
            for change in changes
            if change.events
            for told in render.told_events(change.after, change.events, seat, viewer.lang)
        )
