"""What a bot knows of a game, as functions that work on any game's record, so that one search serves all games.

For a game without a mind of its own, bots play matches out with random moves and only value who has won.

=====================================  ========================================================================
``advise(s, seat, words, mind, rng)``  the rule of thumb: one of the moves in words, reading only what the seat
                                       may see; ``mind`` holds the weight of each thought
``chapter(s)``                         the number of the deal that the match stands in
``worth(s, out)``                      write each seat's chance to win the match, in parts of ONE, whether it
                                       stands between two deals or is left in the middle of one
=====================================  ========================================================================
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from klaf.bots.chances import ONE, split_win
from klaf.bots.plans import PlanFields
from klaf.engine.by_game import ByGame
from klaf.engine.description import Description
from klaf.engine.drivers import count_moves, pick
from klaf.engine.layout import Array
from klaf.engine.parts import find_part
from klaf.engine.randomness import rng_below


@dataclass(frozen=True)
class Mind:
    """What a bot knows of a game: its thoughts by name, each with its weight, three functions and its own levels."""

    weights: dict[str, int]
    advise: Any
    chapter: Any
    worth: Any
    levels: Mapping[str, PlanFields] = field(default_factory=dict)  # those that choose otherwise than in any game

    def array(self) -> Array:
        """Return the weights in order."""
        return np.array(list(self.weights.values()), np.int64)


def anything(s: Any, seat: int, words: Array, mind: Array, rng: Array) -> int:
    """Choose one of the moves at random, for games without a rule of thumb."""
    return pick(words, rng_below(rng, count_moves(words)))


def one_deal(s: Any) -> int:
    """Return the number of the deal, in a game whose match is a single one."""
    return 0


def share_of_win(s: Any, out: Array) -> None:
    """Write who has won, for games without a mind; in an unfinished match all seats have the same chance."""
    if s.over:
        split_win(s, out)
        return
    for seat in range(s.players):
        out[seat] = ONE // s.players


MINDLESS = Mind({}, anything, one_deal, share_of_win)
_minds: ByGame[Mind] = ByGame()


def load(game: Description) -> Mind:
    """Find what bots know of a game, klaf's own or from elsewhere, and make it known to compiled code."""
    if game not in _minds:
        part = find_part(game.name, "klaf.bots", "mind")
        _minds.add(game, MINDLESS if part is None else part.MIND)
    return _minds[game]


@_minds.declare
def advise(s: Any, seat: int, words: Array, mind: Array, rng: Array) -> int:
    """Choose by rule of thumb."""
    raise NotImplementedError


@_minds.declare
def chapter(s: Any) -> int:
    """Return the number of the deal that the match stands in."""
    raise NotImplementedError


@_minds.declare
def worth(s: Any, out: Array) -> None:
    """Write each seat's chance to win the match."""
