"""Sends changes to the viewers of a table, and missed changes to those who come back."""

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from klaf.server.log.change import Change
from klaf.server.log.state import Standing, State
from klaf.server.telling import render
from klaf.server.telling.render import RenderedChange
from klaf.server.telling.viewers import Viewer, encode
from klaf.wire import messages
from klaf.wire.tables import Clock, Presence

RECENT = 12  # changes that can be sent again to whoever missed them


class Scene(NamedTuple):
    """A table as it is shown to somebody who comes now."""

    standing: Standing
    presence: Presence
    clock: Clock | None


class Broadcast:
    """Sends what happens at one table to its viewers."""

    def __init__(self) -> None:
        """Remember nothing yet."""
        self.recent: deque[Change] = deque(maxlen=RECENT)
        self._seats: tuple[State | None, dict[str, int]] = (None, {})

    def tell(self, telling: RenderedChange, viewers: Sequence[Viewer], clock: Clock | None) -> None:
        """Send a change to every viewer; a message that several may see is made once."""
        self.recent.append(telling.change)
        if not viewers:
            return
        state = telling.change.after.state
        frames: dict[tuple[int | None, str], bytes] = {}
        seats = self._seats_in(state)
        for viewer in list(viewers):
            seat = seats.get(viewer.guest)
            place = (seat, viewer.lang)
            frame = None if telling.change.table_changed else frames.get(place)
            if frame is None:
                frame = frames[place] = encode(telling.update(seat, viewer.guest, viewer.lang, clock))
            viewer.line.send(frame)

    def _seats_in(self, state: State) -> dict[str, int]:
        """Return the seats of all guests, looked up once for all moves of a match."""
        if self._seats[0] is not state:
            self._seats = (state, {one.guest: seat for seat, one in enumerate(state.seats) if one.guest})
        return self._seats[1]

    def resume(self, viewer: Viewer, seq: int | None, scene: Scene) -> None:
        """Send the updates that a viewer has missed, or a snapshot."""
        now = scene.standing.seq
        missed = [change for change in self.recent if seq is not None and change.after.seq > seq]
        if seq is None or seq > now or len(missed) != now - seq:
            self.show(viewer, scene)
            return
        for change in missed:
            seat = change.after.state.seat_of(viewer.guest)
            viewer.send(RenderedChange(change).update(seat, viewer.guest, viewer.lang, None))
        code = scene.standing.state.code
        viewer.send(messages.Present(code=code, presence=scene.presence))
        viewer.send(messages.Clocked(code=code, clock=scene.clock))

    def show(self, viewer: Viewer, scene: Scene) -> None:
        """Send a viewer a snapshot."""
        standing, presence, clock = scene
        events = self._events(standing.state, viewer)
        viewer.send(render.snapshot(standing, viewer.guest, viewer.lang, presence, clock, events))

    def forget(self) -> None:
        """Free memory that only a busy table needs."""
        self.recent.clear()

    def _events(self, state: State, viewer: Viewer) -> tuple[messages.Happened, ...]:
        """Return what happened last in the match on the table, as a viewer may see it."""
        seat = state.seat_of(viewer.guest)
        changes = [change for change in self.recent if change.after.state.match == state.match]
        return tuple(
            event
            for change in changes
            if change.events
            for event in render.shown_events(change.after, change.events, seat, viewer.lang)
        )
