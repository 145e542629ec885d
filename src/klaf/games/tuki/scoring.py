"""What a box is worth: TU-12 to TU-15.

A column of two equal cards is a pair and counts nothing; any other counts the sum of its cards. A parrot makes a pair
of whatever number it shares a column with. Two, three or four pairs of one number are a quartet, a sextet or an octet:
−10, −15 or −20, which is −5 for every pair that has another of its number.
"""

from typing import Any

import numpy as np

from klaf.engine.bits import bit, popcount
from klaf.engine.compiling.compile import compiled
from klaf.engine.layout import Array
from klaf.games.tuki.cards import PARROT
from klaf.games.tuki.state import COLUMNS

_NONE = np.uint64(0)


def score(box: Array, joins: int) -> int:
    """Return the points of a box, eight open cards; ``joins``: columns of two parrots count with a number (TU-15)."""
    points = pairs = doubles = 0
    once = again = _NONE  # numbers that have a pair, and another
    for column in range(COLUMNS):
        upper: Any = np.int64(box[column])
        lower: Any = np.int64(box[column ^ COLUMNS])
        if upper == PARROT and lower == PARROT:
            doubles += 1
        elif upper == lower or max(upper, lower) == PARROT:  # a parrot's code is the highest
            number = bit(min(upper, lower))
            again |= once & number
            once |= number
            pairs += 1
        else:
            points += upper + lower
    alone = popcount(once & ~again)
    points -= 5 * (pairs - alone)
    if joins and doubles:
        if alone:  # a pair that was alone comes to count too
            points -= 5 * (doubles + 1)
        elif again or doubles > 1:
            points -= 5 * doubles
    return points


score = compiled(score)
