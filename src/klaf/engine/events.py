"""Events: what happened, in order, each with what each viewer may see of it.

Rules tell events by writing rows of whole numbers into a log; a log that is off costs one comparison.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from klaf.engine.compiling.compile import compiled
from klaf.engine.facts import FactKind
from klaf.engine.layout import Array, Record, blank, row, whole
from klaf.locale import Term, text

LOG_ROWS = 512  # more than any move can tell


class Log(Record):
    """The rows that rules have written since it was emptied: kind, seat, and two numbers."""

    on: int = whole()
    stops: int = whole()  # whether rules stop where a deal ends, instead of dealing the next
    used: int = whole()
    rows: Array = row(np.int64, LOG_ROWS, 4)


def new_log(on: bool = True) -> Array:
    """Make an empty log, alone in an array; one that is off stays empty."""
    logs = blank(Log.dtype, 1)
    logs["on"] = on
    return logs


def tell(ev: Log, kind: int, seat: int, a: int, b: int) -> None:
    """Write one row: what kind of event, whose, and two numbers that the kind explains."""
    if ev.on:
        n = ev.used
        ev.rows[n, 0] = kind
        ev.rows[n, 1] = seat
        ev.rows[n, 2] = a
        ev.rows[n, 3] = b
        ev.used = n + 1


def rows_of(logs: Array) -> list[list[int]]:
    """Read the rows of a log and empty it."""
    used = int(logs["used"][0])
    logs["used"] = 0
    return logs["rows"][0, :used].tolist()  # type: ignore[no-any-return]


tell = compiled(tell)

Fact = str | int | tuple[str, ...] | tuple[int, ...] | None


class Vocabulary(Protocol):
    """How a game words its events: what a sentence needs of its description."""

    @property
    def name(self) -> str:
        """Return the game's name."""
        ...

    def fact_kind(self, event: str, fact: str) -> FactKind:
        """Return what a fact of an event is."""
        ...


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table.

    ``secret`` names the facts that only ``seat`` may see; in another viewer's version they are None.
    """

    kind: str
    seat: int | None
    facts: Mapping[str, Fact]
    secret: frozenset[str] = frozenset()

    def seen_by(self, viewer: int | None) -> "Event":
        """Return the event as a seat, or a spectator (None), may see it."""
        if not self.secret or (viewer is not None and viewer == self.seat):
            return self
        facts = {name: None if name in self.secret else fact for name, fact in self.facts.items()}
        return Event(self.kind, self.seat, facts)

    def __getattr__(self, name: str) -> Fact:
        """Read a fact by its name: ``event.card``."""
        try:
            facts: Mapping[str, Fact] = object.__getattribute__(self, "facts")
            return facts[name]
        except KeyError:
            raise AttributeError(name) from None

    def document(self) -> dict[str, object]:
        """Return the event as a JSON-able dict."""
        facts = {name: list(fact) if isinstance(fact, tuple) else fact for name, fact in self.facts.items()}
        return {"event": self.kind, "seat": self.seat, **facts}

    def sentence(self, lang: str, game: Vocabulary, names: Mapping[int, str], from_one: bool = False) -> str:
        """Say it in the reader's language, with the players' names by seat.

        ``from_one``: count places from 1, as people do; programs count from 0.
        """
        facts: dict[str, object] = {"name": names.get(-1 if self.seat is None else self.seat, "")}

        def said(kind: FactKind, value: str | int) -> str | int:
            if kind.named:
                return names[int(value)]
            word = kind.for_people(value, from_one)
            return word.say(lang) if isinstance(word, Term) else word

        for key, fact in self.facts.items():
            kind = game.fact_kind(self.kind, key)
            if isinstance(fact, tuple):
                facts[key] = text(lang, "comma").join(str(said(kind, each)) for each in fact)
                facts.setdefault("count", len(fact))
            else:
                facts[key] = "" if fact is None else said(kind, fact)
        hidden = "-hidden" if None in self.facts.values() else ""
        return text(lang, f"{game.name}-{self.kind}{hidden}", **facts)
