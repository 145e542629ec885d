"""A game: a stateless strategy over plain records. Importing one compiles nothing; its first match does."""

import hashlib
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, overload

from klaf.engine.errors import BadOptions, IllegalMove, UnknownRule, excerpt
from klaf.engine.events import Event
from klaf.engine.layout import Array, MatchState
from klaf.engine.moves import Moves
from klaf.engine.options import Rulebook, Value
from klaf.engine.registry import sent
from klaf.engine.seeds import Seed
from klaf.locale import Term, text

if TYPE_CHECKING:
    from klaf.engine.batch import Batch
    from klaf.engine.dispatch import Rules
    from klaf.engine.match import Match
    from klaf.engine.position import Document, Reader


@dataclass(frozen=True)
class Game:
    """Everything the engine needs to know of a game, and the way to start a match of it."""

    name: str
    number: int  # the code its states carry
    version: int  # of the rules; grows when the same moves could lead elsewhere
    rulebook: Rulebook
    rule_ids: tuple[str, ...]
    turn_rule: Callable[[Any], str]  # the rule that says whose turn it is, in a state
    ending_rule: Callable[[Any], str]  # the rule that ended it
    state: type[MatchState]
    texts: tuple[str, ...]
    rules: tuple[str, ...]  # the modules that hold the seven functions of dispatch.py, not imported before a match
    read_log: Callable[[Array], list[Event]]
    reason: Callable[[Any, int, int], IllegalMove]
    word: Callable[[str, Any], Term | None]  # what people call a fact of that name; None: as it is
    seat_facts: frozenset[str]  # the names of facts of its events that are seats, besides whose event it is
    scores: Callable[[Array], Array]  # a row of scores for each state
    write_position: Callable[[Any], "Document"]
    read_position: Callable[["Reader", Any], None]
    placing: Callable[[Array], Array] | None = None  # numbers that place the seats of each state, more is better

    @cached_property
    def layout(self) -> str:
        """Return a short name of how the game's states lie in memory: digests of two layouts cannot be compared."""
        described = f"{sys.byteorder} {self.state.dtype.descr}"
        return hashlib.sha256(described.encode()).hexdigest()[:8]

    def ranking(self, states: Array) -> Array:
        """Return numbers that rank the seats of each state, more is better; at least as fine as scores."""
        return (self.placing or self.scores)(states)

    def load_rules(self) -> "Rules":
        """Import, and so compile, the rules."""
        from klaf.engine.dispatch import NAMES, Rules, nobody

        found: dict[str, Any] = {"window": nobody}
        for module in self.rules:
            found |= {name: value for name, value in vars(import_module(module)).items() if name in NAMES}
        return Rules(number=self.number, dtype=self.state.dtype, **found)

    @cached_property
    def moves(self) -> Moves:
        """Return all moves of the game."""
        return Moves(self.texts)

    def new(self, players: int, edition: str | None = None, seed: Seed = None, **house: Value) -> "Match":
        """Start a match; house rules as keywords; seed: a whole number, 64 hex digits, or None.

        Raises:
            BadOptions: the match cannot be set up so.
            BadSeed: the seed is neither.
        """
        from klaf.engine.match import Match

        return Match.deal(self, players, edition, seed, house)

    @overload
    def batch(
        self, size: int, players: int, edition: str | None = None, seed: Seed = None, *, device: str, **house: Value
    ) -> Any: ...

    @overload
    def batch(
        self, size: int, players: int, edition: str | None = None, seed: Seed = None, **house: Value
    ) -> "Batch": ...

    def batch(
        self,
        size: int,
        players: int,
        edition: str | None = None,
        seed: Seed = None,
        *,
        device: Value = "cpu",
        **house: Value,
    ) -> Any:
        """Start many matches side by side, on the CPU or (``device="cuda"``: a ``klaf.cuda.CudaBatch``) on a GPU.

        Raises:
            BadOptions: the matches cannot be set up so.
            BadSeed: the seed is neither a whole number nor 64 hex digits.
            MissingExtra, NoDevice: there is no GPU, or not what it takes to use one.
        """
        if device == "cuda":
            # A layer above this one: known by its name, imported where it is asked for.
            return import_module("klaf.cuda").CudaBatch(self, size, players, edition, seed, house)
        if device != "cpu":
            raise BadOptions(why="device", value=excerpt(device))
        from klaf.engine.batch import Batch

        return Batch(self, size, players, edition, seed, house)

    def from_position(self, document: "Document") -> "Match":
        """Set a match up from a position's document.

        Raises:
            BadPosition: the document is no position of this game.
            OtherRules: it was made under another version of the rules.
        """
        from klaf.engine.match import Match
        from klaf.engine.position import read_position

        return Match(self, read_position(self, document), start=None)

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
