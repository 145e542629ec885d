"""What a scene of one thought is, and what is done in it with all thoughts and without this one."""

from dataclasses import dataclass

import numpy as np

from klaf import Match
from klaf.bots.dispatch import load
from tests.bots.compiled import advice

CHANCES = range(40)  # enough to meet each of the moves that are equally good


@dataclass(frozen=True)
class Thought:
    """A position in which a thought decides: what it ``does``, and what is done ``instead`` without it.

    Where several moves are equally good, all of them are named, in any order: ``"put:0 put:4"``.
    """

    name: str
    match: Match
    does: str
    instead: str
    seat: int = 0

    def __str__(self) -> str:
        return f"{self.match.game.name}: {self.name}"

    def advised(self, forgotten: bool = False) -> list[str]:
        """Ask the rule of thumb with many chances, the first one being that of ``advice`` unless told."""
        without = np.array([int(forgotten and name == self.name) for name in load(self.match.game).weights])
        assert without.sum() == forgotten
        view = self.match.view(self.seat)
        first = advice(view, self.seat, self.match.game, without)
        return [first, *(advice(view, self.seat, self.match.game, without, chance) for chance in CHANCES)]
