"""Other processes that serve the same tables: the notes sent to them, and the notes they send."""

from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from msgspec import Struct

from klaf.server.errors import StoreFailed
from klaf.server.metrics import Metrics
from klaf.server.store.contract import Store
from klaf.server.table.actor import Actor
from klaf.server.table.inbox import WrittenElsewhere

HEARTBEAT = 2.0  # seconds


class Note(Struct, frozen=True, omit_defaults=True):
    """A note from one process to the others about a table."""

    kind: str
    process: str
    table: str = ""
    seq: int = 0
    guests: tuple[str, ...] = ()
    spectators: int = 0
    phrase: str = ""


class Peers:
    """The other processes on the store; sends nothing if the store has only one process."""

    def __init__(
        self, store: Store, process: str, metrics: Metrics, spawn: Callable[[Coroutine[Any, Any, None]], None]
    ) -> None:
        """Send notes through the store."""
        self._store, self._process, self._metrics, self._spawn = store, process, metrics, spawn

    def _tell(self, kind: str, table: str = "", **more: Any) -> None:
        """Send a note to all processes; the next heartbeat makes up for a lost note."""
        if self._store.shared:
            self._spawn(self._publish(Note(kind, self._process, table, **more)))

    async def _publish(self, note: Note) -> None:
        try:
            await self._store.publish(msgspec.json.encode(note))
        except StoreFailed:
            self._metrics.count("store_failures")

    def logged(self, code: str, seq: int) -> None:
        """Notify the others that a table's log has grown."""
        self._tell("log", code, seq=seq)

    def lobby_changed(self) -> None:
        """Notify the others that the lobby has changed."""
        self._tell("lobby")

    def table_gone(self, code: str) -> None:
        """Notify the others that a table is deleted."""
        self._tell("gone", code)

    def revoked(self, guests: tuple[str, ...]) -> None:
        """Tell that cookies count no more: those of guests, or those of a key."""
        self._tell("revoked", guests=guests)

    def seat_taken(self, code: str, guest: str) -> None:
        """Notify the others that a guest has entered at their seat through this process."""
        self._tell("seat", code, guests=(guest,))

    def said(self, code: str, seat: int, phrase: str) -> None:
        """Notify the others of a phrase that somebody said."""
        self._tell("said", code, seq=seat, phrase=phrase)

    def came_back(self, code: str, guest: str) -> None:
        """Notify the others that a person has their seat back from the stand-in."""
        self._tell("back", code, guests=(guest,))

    def passed(self, code: str, seat: int) -> None:
        """Notify the others that a person passed in a window."""
        self._tell("passed", code, seq=seat)

    def presence_changed(self, code: str, guests: tuple[str, ...], spectators: int) -> None:
        """Notify the others who is at a table here: guests with a seat by id, spectators by number."""
        self._tell("here", code, guests=guests, spectators=spectators)


def deliver(note: Note, actor: Actor) -> None:
    """Hand a note from another process to the table it is about."""
    table = actor.table
    match note.kind:
        case "log":
            actor.post(WrittenElsewhere(note.seq))
        case "seat":
            table.end_other(note.guests[0])
        case "said":
            table.hear(note.seq, note.phrase)
        case "back":
            table.hear_back(note.guests[0])
            actor.tick()
        case "passed":
            table.passed.add(note.seq)
            actor.tick()
        case "here":
            table.heard(note.process, frozenset(note.guests), note.spectators, 3 * HEARTBEAT + 1)
