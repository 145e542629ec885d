"""Chances to win, computed in whole numbers, so that they are the same on every machine."""

from math import exp
from typing import Any

import numpy as np

from klaf.engine.bits import popcount
from klaf.engine.compiling.compile import compile_module
from klaf.engine.layout import Array

ONE = 1 << 16  # a certain win
FOLD = 64  # so many points more make a chance e times as great

_LEAST = 12 * FOLD
_POWERS = np.array([round((1 << 30) * exp(-k / FOLD)) for k in range(_LEAST + 1)], np.int64)


def split_win(s: Any, out: Array) -> None:
    """Write the result of a finished match: ONE for the winner, or a share for each of several."""
    share = ONE // popcount(np.uint64(s.winners))
    for seat in range(s.players):
        out[seat] = (s.winners >> seat & 1) * share


def power(behind: int) -> int:
    """Return the relative chance of a seat that is so many points behind the first, in parts of 2³⁰."""
    return _POWERS[min(behind, _LEAST)]  # type: ignore[no-any-return]


def split_by_points(players: int, out: Array) -> None:
    """Turn points into chances that add up to ONE; FOLD more points make a chance e times as great."""
    most = out[0]
    for seat in range(1, players):
        most = max(most, out[seat])
    total = 0
    for seat in range(players):
        out[seat] = power(most - out[seat])
        total += out[seat]
    for seat in range(players):
        out[seat] = out[seat] * ONE // total


compile_module(__name__)
