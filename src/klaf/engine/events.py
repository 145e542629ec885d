"""Events: what happened, in order, each with what each viewer may see of it.

Rules tell events by writing rows of whole numbers into a log; a log of None costs nothing, compiled.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from klaf.engine.compile import compiled
from klaf.engine.layout import Array
from klaf.locale import text

if TYPE_CHECKING:
    from klaf.engine.game import Game

ROWS = 512
COLUMNS = 4


def new_log() -> Array:
    """Make an empty log; its first cell counts the rows in use."""
    return np.zeros((ROWS, COLUMNS), np.int32)


def tell(ev: Any, kind: int, seat: int, a: int, b: int) -> None:
    """Write one row: what kind of event, whose, and two numbers that the kind explains."""
    if ev is not None:
        n = ev[0, 0] + 1
        if n < ev.shape[0]:
            ev[0, 0] = n
            ev[n, 0] = kind
            ev[n, 1] = seat
            ev[n, 2] = a
            ev[n, 3] = b


tell = compiled(tell)

Fact = str | int | tuple[str, ...] | tuple[int, ...] | None


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
        """Give the event as a seat, or a spectator (None), may see it."""
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
        """Give the event as a JSON-able dict."""
        facts = {name: list(fact) if isinstance(fact, tuple) else fact for name, fact in self.facts.items()}
        return {"event": self.kind, "seat": self.seat, **facts}

    def sentence(self, lang: str, game: "Game", names: Mapping[int, str]) -> str:
        """Say it in the reader's language, with the players' names by seat."""
        facts: dict[str, object] = {"name": names.get(-1 if self.seat is None else self.seat, "")}
        for key, fact in self.facts.items():
            if key in ("card", "colour", "named") and isinstance(fact, str) and fact:
                facts[key] = game.term(fact)
            elif key == "cards" and isinstance(fact, tuple):
                facts[key] = text(lang, "comma").join(game.term(str(card)).say(lang) for card in fact)
            elif key == "winners" and isinstance(fact, tuple):
                facts[key] = text(lang, "comma").join(names[int(seat)] for seat in fact)
                facts["count"] = len(fact)
            elif key == "offender" and isinstance(fact, int):
                facts[key] = names[fact]
            else:
                facts[key] = "" if fact is None else fact
        hidden = "-hidden" if None in self.facts.values() else ""
        return text(lang, f"{game.name}-{self.kind}{hidden}", **facts)
