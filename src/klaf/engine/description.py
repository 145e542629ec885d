"""What a game declares: plain data, from which matches, views and batches are made."""

import hashlib
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from klaf.engine.deals import Deals
from klaf.engine.errors import IllegalMove, UnknownRule, excerpt
from klaf.engine.events import Event
from klaf.engine.layout import Array, MatchState
from klaf.engine.marks import Marks
from klaf.engine.moment import Window
from klaf.engine.moves import MoveParts, Moves
from klaf.engine.options import Rulebook, Value
from klaf.engine.registry import sent
from klaf.engine.seeds import Seed
from klaf.locale import Term, text


@dataclass(frozen=True)
class Description(ABC):
    """All that a game declares. ``engine/game.py`` adds how matches are made of it."""

    name: str
    number: int  # the code its states carry
    version: int  # of the rules; grows when the same moves could lead elsewhere
    rulebook: Rulebook
    rule_ids: tuple[str, ...]
    turn_rule: Callable[[Any], str]  # the rule that says whose turn it is, in a state
    ending_rule: Callable[[Any], str]  # the rule that ended it
    state: type[MatchState]
    texts: tuple[str, ...]
    rules: tuple[str, ...]  # the modules that hold the functions of dispatch.py, not imported before a match
    read_log: Callable[[Array], list[Event]]
    reason: Callable[[Any, int, int], IllegalMove]
    word: Callable[[str, Any], Term | None]  # what people call a fact of that name; None: as it is
    seat_facts: frozenset[str]  # the names of facts of its events that are seats, besides whose event it is
    scores: Callable[[Array], Array]  # a row of scores for each state
    write_position: Callable[[Any], dict[str, Any]]
    read_position: Callable[[Any, Any], None]
    placing: Callable[[Array], Array] | None = None  # numbers that place the seats of each state, more is better
    deals: Deals | None = None  # for a game whose match has several deals: how each ends
    marks: Callable[[dict[str, Any]], Marks] | None = None  # what screens show of a document besides its fields
    window: Window | None = None  # for a game in which several seats are asked at once
    parts: Callable[[str], MoveParts] | None = None  # takes a move's text apart; without it the text is the kind
    unnamed: tuple[str, ...] = ()  # cards that no move names
    starting_rule: str = ""  # the rule of who begins, if a lobby is to say why nobody is marked for it

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
