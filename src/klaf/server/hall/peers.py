"""Other processes that serve the same tables: the notes sent to them, in order, and what a note does at a table."""

from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from klaf.server.errors import StoreFailed
from klaf.server.metrics import Metrics
from klaf.server.store.contract import Store
from klaf.server.table.actor import Actor
from klaf.server.table.inbox import WrittenElsewhere

HEARTBEAT = 2.0  # seconds
LONGEST = 7_000  # bytes of a list of tables in a note; PostgreSQL takes notes of 8,000


class Here(Struct, frozen=True, array_like=True):
    """Who is at a table through one process: guests with a seat by id, spectators by number."""

    table: str
    guests: tuple[str, ...] = ()
    spectators: int = 0


class Note(Struct, frozen=True, omit_defaults=True):
    """A note from one process to the others, about a table, or about who is at several."""

    kind: str
    process: str
    table: str = ""
    seq: int = 0
    guests: tuple[str, ...] = ()
    phrase: str = ""
    here: tuple[Here, ...] = ()
    first: bool = False  # of the notes that tell of all tables anew
    last: bool = False


class Peers:
    """The other processes on the store; sends nothing if the store has only one process.

    Who is at a table is told when it changes; the notes that tell it are numbered, so that others notice when they have
    missed one. All of it is told again to whoever asks.
    """

    def __init__(
        self, store: Store, process: str, metrics: Metrics, spawn: Callable[[Coroutine[Any, Any, None]], None]
    ) -> None:
        """Send notes through the store."""
        self._store, self._process, self._metrics, self._spawn = store, process, metrics, spawn
        self.told = 0  # the number of the last note of who is here
        self._here: dict[str, Here] = {}  # what others know, or will by the notes that wait
        self._news: dict[str, Here] = {}
        self._all_anew = False
        self._waiting: list[Note] = []
        self._sending = False

    def _tell(self, kind: str, table: str = "", **more: Any) -> None:
        """Send a note to all processes; the next heartbeat makes up for a lost note about a log."""
        if self._store.shared:
            self._waiting.append(Note(kind, self._process, table, **more))
            self.send()

    def send(self) -> None:
        """Send what waits: all at once, and after what is being sent."""
        if not self._sending and (self._waiting or self._news or self._all_anew):
            self._sending = True
            self._spawn(self._send())

    async def _send(self) -> None:
        try:
            while self._waiting or self._news or self._all_anew:
                notes, self._waiting = [*self._waiting, *self._presence()], []
                await self._store.publish(*map(msgspec.json.encode, notes))
        except StoreFailed:
            self._metrics.count("store_failures")  # others notice what of it they have missed, and ask
        finally:
            self._sending = False

    def _presence(self) -> Iterator[Note]:
        """Return the notes of who is here: of all tables if that is due, else of those where it has changed."""
        anew, self._all_anew = self._all_anew, False
        told = (self._here if anew else self._news).values()
        self._news = {}
        lists = [*_lists(told)] or ([()] if anew else [])
        for place, tables in enumerate(lists):
            self.told += 1
            ends = (anew and place == 0, anew and place == len(lists) - 1)
            yield Note("here", self._process, seq=self.told, here=tables, first=ends[0], last=ends[1])

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

    def presence(self, code: str, guests: tuple[str, ...], spectators: int) -> None:
        """Notify the others who is at a table here, if that has changed: guests by id, spectators by number."""
        here = Here(code, guests, spectators)
        if not self._store.shared or here == self._here.get(code, Here(code)):
            return
        if guests or spectators:
            self._here[code] = here
        else:
            del self._here[code]
        self._news[code] = here
        self.send()

    def ask(self, process: str) -> None:
        """Ask a process who is at its tables."""
        self._tell("ask", guests=(process,))

    def tell_anew(self) -> None:
        """Send the other processes who is at each table here."""
        self._all_anew = True
        self.send()


def _lists(told: Any) -> Iterator[tuple[Here, ...]]:
    """Divide a message into lists that each fit into one note."""
    some: list[Here] = []
    size = 0
    for here in told:
        more = len(msgspec.json.encode(here)) + 1
        if some and size + more > LONGEST:
            yield tuple(some)
            some, size = [], 0
        some.append(here)
        size += more
    if some:
        yield tuple(some)


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
