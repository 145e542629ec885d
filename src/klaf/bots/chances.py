"""Chances to win, reckoned in whole numbers, so that every machine comes to the same ones."""

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
    """Write what a finished match brought: all to the winner, or to each of several a share."""
    share = ONE // popcount(np.uint64(s.winners))
    for seat in range(s.players):
        out[seat] = (s.winners >> seat & 1) * share


def power(behind: int) -> int:
    """Return how likely somebody is who is so many points behind the first, in parts of 2³⁰."""
    return _POWERS[min(behind, _LEAST)]  # type: ignore[no-any-return]


def split_by_points(players: int, out: Array) -> None:
    """Turn points, where FOLD more make a chance e times as great, into chances that make ONE together."""
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
