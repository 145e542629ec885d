"""What a game declares: plain data, from which matches, views and batches are made."""

import hashlib
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from klaf.engine.deals import Deals
from klaf.engine.document.form import Form
from klaf.engine.document.reader import Reader
from klaf.engine.document.writer import Writer
from klaf.engine.errors import UnknownRule, excerpt
from klaf.engine.event_kinds import EventKinds
from klaf.engine.events import Event
from klaf.engine.facts import FactKind
from klaf.engine.layout import Array, MatchState
from klaf.engine.marks import Marks, no_marks
from klaf.engine.moment import Window
from klaf.engine.moves import MoveParts, Moves
from klaf.engine.options import Rulebook, Value
from klaf.engine.reasons import Reasons
from klaf.engine.registry import sent
from klaf.engine.seeds import Seed
from klaf.locale import Term, text, text_or


@dataclass(frozen=True)
class Description(ABC):
    """All that a game declares. ``engine/game.py`` adds how matches are made of it."""

    name: str
    number: int  # the code its states carry
    version: int  # of the rules; grows when the same moves could lead elsewhere
    rulebook: Rulebook
    rule_ids: tuple[str, ...]
    state: type[MatchState]
    texts: tuple[str, ...]
    rules: tuple[str, ...]  # the modules that hold the functions of dispatch.py, not imported before a match
    events: EventKinds
    reasons: Reasons
    scores: Callable[[Array], Array]  # a row of scores for each state
    document: Form  # what its positions and views hold
    check: Callable[[Reader, Any], None]  # refuse a document, read into a state, that no match could come to
    placing: Callable[[Array], Array] | None = None  # numbers that place the seats of each state, more is better
    deals: Deals | None = None  # for a game whose match has several deals: how each ends
    marks: Callable[[dict[str, Any]], Marks] = no_marks  # what screens show of a document besides its fields
    window: Window | None = None  # for a game in which several seats are asked at once
    parts: Callable[[str], MoveParts] | None = None  # takes a move's text apart; without it the text is the kind
    unnamed: tuple[str, ...] = ()  # cards that no move names
    starting_rule: str = ""  # the rule of who begins, if a lobby is to say why nobody is marked for it

    @cached_property
    def writer(self) -> Writer:
        """Return what writes the game's documents."""
        return Writer(self.name, self.version, self.rulebook, self.state.dtype, self.document)

    @cached_property
    def layout(self) -> str:
        """Return a short name of how the game's states lie in memory: digests of two layouts cannot be compared."""
        described = f"{sys.byteorder} {self.state.dtype.descr}"
        return hashlib.sha256(described.encode()).hexdigest()[:8]

    def ranking(self, states: Array) -> Array:
        """Return numbers that rank the seats of each state, more is better; at least as fine as scores."""
        return (self.placing or self.scores)(states)

    @abstractmethod
    def new(self, players: int, edition: str | None = None, seed: Seed = None, **house: Value) -> Any:
        """Start a match."""

    @abstractmethod
    def from_position(self, document: dict[str, Any]) -> Any:
        """Set a match up from a position's document."""

    @cached_property
    def moves(self) -> Moves:
        """Return all moves of the game."""
        return Moves(self.texts)

    def read_log(self, log: Array) -> list[Event]:
        """Turn the rows of a log into events and empty it."""
        return self.events.read(log)

    def fact_kind(self, event: str, fact: str) -> FactKind:
        """Return what a fact of an event is."""
        return self.events[event].facts[fact].kind

    @cached_property
    def _words(self) -> dict[object, Term]:
        kinds = [place.kind for one in self.events for place in one.facts.values()]
        kinds += [kind for one in self.reasons for _, kind in one.facts]
        return {value: word for kind in reversed(kinds) for value, word in kind.terms.items()}

    def word(self, spelling: str) -> Term | None:
        """Return what people call a card, a colour or the like by its spelling; None: nothing else."""
        return self._words.get(spelling)

    def field_name(self, field: str, lang: str) -> str:
        """Return what people call a field of the documents: the sentence ``field-GAME-FIELD``, or the name as words."""
        return text_or(lang, f"field-{self.name}-{field}", field.replace("_", " "))

    def rule(self, rule: str, lang: str = "en") -> tuple[str, str]:
        """Return a rule's title and text.

        Raises:
            UnknownRule: the game has no rule of that id.
        """
        if rule not in self.rule_ids:
            raise UnknownRule(rule=excerpt(rule))
        return text(lang, rule), text(lang, f"{rule}.text")

    def __reduce__(self) -> tuple[object, ...]:
        """Let matches, views and games be copied and sent to other processes: the game stays one."""
        return sent(self.name)

    def __repr__(self) -> str:
        """Name the game."""
        return f"<klaf game {self.name}>"
