"""What the suite must know of a game: how to set it up, and where its cards lie."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import klaf
from klaf import Game, Match
from klaf.engine.options import Value, spell

Document = dict[str, Any]


@dataclass(frozen=True)
class Setup:
    """Players, edition and house rules of a match."""

    game: str
    players: int
    edition: str
    house: Mapping[str, Value] = field(default_factory=dict, hash=False)

    def new(self, seed: int | str) -> Match:
        """Deal a match."""
        return klaf.game(self.game).new(self.players, self.edition, seed, **self.house)

    def __str__(self) -> str:
        """Name the set-up, as the id of a test."""
        house = [f"{name}={spell(value)}" for name, value in self.house.items()]
        return "-".join([self.game, str(self.players), self.edition, *house])


@dataclass(frozen=True)
class Covered:
    """A game, the set-ups to try, and what its documents hold."""

    name: str
    setups: tuple[Setup, ...]
    deck: Callable[[Setup], list[str]]  # the cards of a set-up, written down from the rules
    cards: Callable[[Document], list[str]]  # every card of a position
    shown: Callable[[Document, int | None], Document]  # what a viewer's document of a position must be
    hidden: Callable[[Document, int | None], dict[str, list[str]]]  # the cards where a viewer cannot see
    top: Callable[[Document], str | None]  # the hidden card that comes next, if one does
    mend: Callable[[Document], None]  # make the counts of a changed position fit its cards, where they can be
    dull: frozenset[str]  # moves that the eager seldom make, for without them they see more of the game
    reveals: frozenset[str]  # events that turn up, for all to see, what chance has hidden until then
    sights: Mapping[str, Callable[[Document], bool]]  # what random matches must come by
    unreached: frozenset[str] = frozenset()  # reasons that no match of a real deck comes to
    pool: Callable[[Document, str], str] = lambda document, place: "unseen"  # which cards a hidden place draws from

    @property
    def game(self) -> Game:
        """Return the game itself."""
        return klaf.game(self.name)
