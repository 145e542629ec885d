"""What a box is worth: TU-12 to TU-15.

A column of two equal cards is a pair and counts nothing; any other counts the sum of its cards. A parrot makes a pair
of whatever number it shares a column with. Two, three or four pairs of one number are a quartet, a sextet or an octet:
−10, −15 or −20, which is −5 for every pair that has another of its number.
"""

from collections.abc import Sequence
from dataclasses import dataclass
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

NAMES = ("parrots", "pair", "quartet", "sextet", "octet")
WORTH = (0, 0, -10, -15, -20)  # of so many pairs of one number


@dataclass(frozen=True)
class Part:
    """A part of a box's sum: a column that is no pair, or all pairs of one number.

    In a box that is not all open also a card whose partner is hidden; its parrots count nothing yet.
    """

    name: str  # column, card, or one of NAMES
    number: int | None  # that the pairs are of, PARROT if of parrots only; None for a column or card
    columns: tuple[int, ...]
    cards: tuple[int, ...]  # column by column, the upper first
    points: int


def explain(box: Sequence[int | None], joins: bool) -> list[Part]:
    """Return the parts of a box's sum, from left to right: what ``score`` adds up, as people would.

    A hidden card is None and counts nothing.
    """
    columns = list(zip(box[:COLUMNS], box[COLUMNS:], strict=True))
    parts: list[Part] = []
    pairs: dict[int, list[int]] = {}
    doubles: list[int] = []
    for column, (upper, lower) in enumerate(columns):
        if upper is None or lower is None:
            parts += [
                Part("card", None, (column,), (card,), 0 if card == PARROT else card)
                for card in (upper, lower)
                if card is not None
            ]
        elif upper == lower == PARROT:  # TU-15
            doubles.append(column)
        elif upper == lower or PARROT in (upper, lower):  # TU-12, TU-14
            pairs.setdefault(min(upper, lower), []).append(column)
        else:
            parts.append(Part("column", None, (column,), (upper, lower), upper + lower))
    if joins and doubles and pairs:
        # What has the fewest pairs gains most: a pair that was alone comes to count too.
        joined = min(pairs, key=lambda number: len(pairs[number]))
        pairs[joined] = sorted(pairs[joined] + doubles)
        doubles = []
    for number, places in pairs.items():  # TU-13
        cards = tuple(card for place in places for card in columns[place] if card is not None)
        parts.append(Part(NAMES[len(places)], number, tuple(places), cards, WORTH[len(places)]))
    if joins and len(doubles) > 1:
        cards = (PARROT,) * 2 * len(doubles)
        parts.append(Part(NAMES[len(doubles)], PARROT, tuple(doubles), cards, WORTH[len(doubles)]))
    else:
        parts += [Part(NAMES[0], PARROT, (column,), (PARROT, PARROT), 0) for column in doubles]
    return sorted(parts, key=lambda part: part.columns)
