"""What a bot brings to a game, callable on any game's record: one source of search for all games.

Compiled, the record's type picks the game while compiling; as plain Python, the record's ``game`` number does.
A game without a mind of its own is played at random and valued by who has won.

=====================================  ========================================================================
``advise(s, seat, words, mind, rng)``  the rule of thumb: one of the moves in words, reading only what the seat
                                       may see; ``mind`` holds the weight of each thought
``chapter(s)``                         the number of the deal that the match stands in
``worth(s, out)``                      write each seat's chance to win the match, in parts of ONE, whether it
                                       stands between two deals or is left in the middle of one
=====================================  ========================================================================
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from klaf.bots.chances import ONE, split_win
from klaf.engine.compiling.mode import JITTED, MODE
from klaf.engine.drivers import count_moves, pick
from klaf.engine.layout import Array
from klaf.engine.randomness import rng_below


@dataclass(frozen=True)
class Mind:
    """What a bot knows of a game: its thoughts by name, each with its weight, and the three functions."""

    weights: dict[str, int]
    advise: Any
    chapter: Any
    worth: Any

    def array(self) -> Array:
        """Return the weights in order."""
        return np.array(list(self.weights.values()), np.int64)


def anything(s: Any, seat: int, words: Array, mind: Array, rng: Array) -> int:
    """Choose one of the moves by chance: what a game without a rule of thumb has."""
    return pick(words, rng_below(rng, count_moves(words)))


def one_deal(s: Any) -> int:
    """Return the number of the deal, in a game whose match is a single one."""
    return 0


def share_of_win(s: Any, out: Array) -> None:
    """Write who has won: all to one, or to each a share; an unfinished match is open to all alike."""
    if s.over:
        split_win(s, out)
        return
    for seat in range(s.players):
        out[seat] = ONE // s.players


MINDLESS = Mind({}, anything, one_deal, share_of_win)
_by_number: dict[int, tuple["np.dtype[np.void]", Mind]] = {}


def register(number: int, dtype: "np.dtype[np.void]", mind: Mind) -> None:
    """Make a game's mind known."""
    _by_number[number] = (dtype, mind)


def _mind(s: Any) -> Mind:
    return _by_number[int(s.game)][1]


def advise(s: Any, seat: int, words: Array, mind: Array, rng: Array) -> int:
    """Choose by rule of thumb."""
    return _mind(s).advise(s, seat, words, mind, rng)  # type: ignore[no-any-return]


def chapter(s: Any) -> int:
    """Return the number of the deal that the match stands in."""
    return _mind(s).chapter(s)  # type: ignore[no-any-return]


def worth(s: Any, out: Array) -> None:
    """Write each seat's chance to win the match."""
    _mind(s).worth(s, out)


def _chooser(name: str) -> Any:
    """Make the function that tells Numba, from the record's type, which game's mind is meant."""
    from numba import types

    def choose(s: Any, *rest: Any) -> Any:
        if isinstance(s, types.Record):
            for dtype, mind in _by_number.values():
                if s.dtype == dtype:
                    function = getattr(mind, name)
                    return getattr(function, "py_func", function)
        return None

    return choose


if JITTED:
    from numba.extending import overload

    checks: Any = {"boundscheck": True} if MODE == "check" else {}
    for function in (advise, chapter, worth):
        overload(function, jit_options=checks, target="generic", strict=False)(_chooser(function.__name__))
