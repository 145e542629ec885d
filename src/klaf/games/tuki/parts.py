"""The parts of a box's sum (TU-12 to TU-15), as people add it up: columns that are no pair, pairs by number."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from klaf.engine.compiling.compile import compile_module
from klaf.games.tuki.cards import PARROT
from klaf.games.tuki.state import COLUMNS

# A part in one number: which it is, the card it is made of, its columns (a bit each), its points.
PART_NUMBER, PART_COLUMNS, PART_POINTS = 3, 7, 11
PARTS = ("parrots", "pair", "quartet", "sextet", "octet", "column")
_PARROTS, _COLUMN = 0, 5  # those between are so many pairs of one number
_NO_PAIR = 14


def pairs_in(box: Any) -> int:
    """Return what each column is a pair of, four bits each: a number, the parrot of two parrots, or nothing."""
    pairs = 0
    for column in range(COLUMNS):
        upper: Any = np.int64(box[column])
        lower: Any = np.int64(box[column ^ COLUMNS])
        if upper == lower or max(upper, lower) == PARROT:  # TU-12, TU-14
            pairs |= min(upper, lower) << 4 * column
        else:
            pairs |= _NO_PAIR << 4 * column
    return pairs


def part_from(pairs: int, joins: int, first: int) -> int:
    """Return the part of a sum that has this column as its first, without its points; -1: none has."""
    joined, fewest = -1, COLUMNS + 1  # TU-15: columns of parrots join what has the fewest pairs, for it gains most
    if joins:
        for column in range(COLUMNS):
            number = pairs >> 4 * column & 15
            n = 0
            for other in range(COLUMNS):
                if pairs >> 4 * other & 15 == number:
                    n += 1
            if number < PARROT and n < fewest:
                joined, fewest = number, n
    made_of = pairs >> 4 * first & 15
    if made_of == PARROT and joined >= 0:
        made_of = joined
    columns = n = 0
    for column in range(COLUMNS):
        number = pairs >> 4 * column & 15
        if number == PARROT and joined >= 0:
            number = joined
        alone = number == _NO_PAIR or (number == PARROT and not joins)
        if number == made_of and (column == first or not alone):
            columns |= 1 << column
            n += 1
    if columns & (1 << first) - 1:
        return -1
    part = n  # TU-13: so many pairs of one number
    if made_of == _NO_PAIR:
        part = _COLUMN
    elif made_of == PARROT and n == 1:
        part = _PARROTS
    return part | made_of << PART_NUMBER | columns << PART_COLUMNS


def points_of(box: Any, part: int) -> int:
    """Return what a part of a box counts."""
    which = part & 7
    if which == _COLUMN:
        points = 0
        for column in range(COLUMNS):
            if part >> PART_COLUMNS + column & 1:
                points += np.int64(box[column]) + np.int64(box[column ^ COLUMNS])  # type: ignore[assignment]
        return points
    return -5 * which if which > 1 else 0


_AS_PYTHON = (pairs_in, part_from, points_of)  # reading a sum compiles nothing
compile_module(__name__)
_pairs_in, _part_from, _points_of = _AS_PYTHON


@dataclass(frozen=True)
class Part:
    """A part of a box's sum: a column that is no pair, or all pairs of one number.

    In a box that is not all open also a card whose partner is hidden; its parrots count nothing yet.
    """

    name: str  # card, or one of PARTS
    number: int | None  # that the pairs are of, PARROT if of parrots only; None for a column or card
    columns: tuple[int, ...]
    cards: tuple[int, ...]  # column by column, the upper first
    points: int


def explain(box: Sequence[int | None], joins: bool) -> list[Part]:
    """Return the parts of a box's sum, from left to right: what ``score`` adds up, as people would.

    A hidden card is None and counts nothing.
    """
    columns = list(zip(box[:COLUMNS], box[COLUMNS:], strict=True))
    hidden = [None in column for column in columns]
    # A column with a hidden card is no pair.
    full = [place // COLUMNS if hidden[place % COLUMNS] or card is None else card for place, card in enumerate(box)]
    parts: list[Part] = []
    pairs = _pairs_in(full)
    for first in range(COLUMNS):
        part = int(_part_from(pairs, int(joins), first))
        if hidden[first]:
            known = [card for card in columns[first] if card is not None]
            parts += [Part("card", None, (first,), (card,), 0 if card == PARROT else card) for card in known]
        elif part >= 0:
            found = tuple(column for column in range(COLUMNS) if part >> PART_COLUMNS + column & 1)
            cards = tuple(full[place] for column in found for place in (column, column ^ COLUMNS))
            name = PARTS[part & 7]
            number = None if name == "column" else part >> PART_NUMBER & 15
            parts.append(Part(name, number, found, cards, int(_points_of(full, part))))
    return parts
