"""TU-12 to TU-15: what boxes count, worked out by hand, and the sum told part by part."""

import random
from types import FunctionType

import numpy as np
import pytest

from klaf.games.tuki import parts, scoring
from klaf.games.tuki.cards import CODES, KINDS, deck
from klaf.games.tuki.parts import Part
from klaf.games.tuki.parts import explain as parts_of

# A box, what it counts, and what it counts when columns of two parrots join a number.
BOXES = [
    # Sums and pairs (TU-12)
    ("0 1 2 3 / 4 5 6 7", 28, 28),
    ("12 12 12 12 / 11 11 11 11", 92, 92),
    ("12 11 12 11 / 11 12 11 12", 92, 92),
    ("1 1 2 2 / 3 3 4 4", 20, 20),  # equal cards side by side are no pairs
    ("5 1 2 3 / 5 4 6 7", 23, 23),
    ("5 6 2 3 / 5 6 4 7", 16, 16),
    ("5 6 7 3 / 5 6 7 4", 7, 7),
    ("5 6 7 8 / 5 6 7 8", 0, 0),
    ("12 0 1 2 / 12 3 0 1", 7, 7),
    ("0 1 2 3 / 0 2 3 4", 15, 15),
    # Quartets, sextets, octets (TU-13)
    ("7 7 1 2 / 7 7 3 4", 0, 0),
    ("7 1 7 2 / 7 3 7 4", 0, 0),
    ("7 1 2 7 / 7 3 4 7", 0, 0),
    ("12 12 0 0 / 12 12 1 2", -7, -7),
    ("0 0 5 6 / 0 0 7 8", 16, 16),
    ("7 7 7 1 / 7 7 7 3", -11, -11),
    ("1 7 7 7 / 3 7 7 7", -11, -11),
    ("7 7 7 7 / 7 7 7 7", -20, -20),
    ("0 0 0 0 / 0 0 0 0", -20, -20),
    ("7 7 9 9 / 7 7 9 9", -20, -20),
    ("7 9 7 9 / 7 9 7 9", -20, -20),
    ("7 7 9 1 / 7 7 9 2", -7, -7),
    ("7 7 7 9 / 7 7 7 9", -15, -15),
    ("7 7 8 9 / 7 7 8 9", -10, -10),
    ("7 1 2 3 / 7 7 7 7", 27, 27),
    # One parrot (TU-14)
    ("P 1 2 3 / 7 4 5 6", 21, 21),
    ("7 1 2 3 / P 4 5 6", 21, 21),
    ("P 7 2 3 / 7 7 5 6", 6, 6),
    ("P 7 7 3 / 7 7 7 6", -6, -6),
    ("P 7 7 7 / 7 7 7 7", -20, -20),
    ("P 9 2 3 / 7 9 5 6", 16, 16),
    ("P 9 9 3 / 7 9 9 6", -1, -1),
    ("P 1 2 3 / 0 4 5 6", 21, 21),
    # Two parrots apart
    ("P P 2 3 / 7 7 5 6", 6, 6),
    ("P 7 2 3 / 7 P 5 6", 6, 6),
    ("P P 2 3 / 7 9 5 6", 16, 16),
    ("P P 9 3 / 7 9 9 6", -1, -1),
    ("P P 7 9 / 7 9 7 9", -20, -20),
    ("P P 7 7 / 7 7 7 7", -20, -20),
    # Three and four apart
    ("P P P 3 / 7 7 7 6", -6, -6),
    ("P P P 3 / 7 7 9 6", -1, -1),
    ("P P P 3 / 7 8 9 6", 9, 9),
    ("P P P P / 7 7 7 7", -20, -20),
    ("P P P P / 7 7 9 9", -20, -20),
    ("P P P P / 7 7 7 9", -15, -15),
    ("P P P P / 7 8 9 10", 0, 0),
    ("P 8 P 10 / 7 P 9 P", 0, 0),
    # Two parrots in one column (TU-15)
    ("P 1 2 3 / P 4 5 6", 21, 21),
    ("P 7 2 3 / P 7 5 6", 16, 6),
    ("P 7 9 3 / P 7 9 6", 9, -1),
    ("P 7 7 3 / P 7 7 6", -1, -6),
    ("P 7 7 7 / P 7 7 7", -15, -20),
    ("P 7 7 9 / P 7 7 9", -10, -20),  # a quartet of 9 more is worth 10, a sextet of 7 only 5
    ("P 7 8 9 / P 7 8 9", 0, -10),
    ("P 0 1 2 / P 0 3 4", 10, 0),
    # Two in one column and others beside
    ("P P 2 3 / P 7 5 6", 16, 6),
    ("P P 7 3 / P 7 7 6", -1, -6),
    ("P P P 3 / P 7 9 6", 9, -1),
    ("P P P 3 / P 7 7 6", -1, -6),
    ("P P 7 P / P 7 7 7", -15, -20),
    ("P P 9 P / P 7 9 7", -10, -20),
    # Four in two columns
    ("P P 2 3 / P P 5 6", 16, 6),
    ("P P 7 3 / P P 7 6", 9, -6),
    ("P P 7 7 / P P 7 7", -10, -20),
    ("P P 7 9 / P P 7 9", 0, -15),
    ("7 P 9 P / 7 P 1 P", 10, -5),
    ("12 P 0 P / 11 P 1 P", 24, 14),
]


def codes(box: str) -> list[int]:
    return [CODES[card] for card in box.replace("/", " ").split()]


def spelt(part: Part) -> str:
    number = "" if part.number is None else f" of {KINDS[part.number]}"
    columns = " ".join(map(str, part.columns))
    return f"{part.name}{number} in {columns}: {' '.join(KINDS[card] for card in part.cards)}: {part.points}"


@pytest.mark.parametrize(("box", "zero", "joins"), BOXES, ids=[box for box, *_ in BOXES])
def test_a_box_counts_what_it_does_by_hand(box: str, zero: int, joins: int) -> None:
    cards = np.array(codes(box), np.uint8)
    assert (scoring.score(cards, 0), scoring.score(cards, 1)) == (zero, joins)


@pytest.mark.parametrize(("box", "zero", "joins"), BOXES, ids=[box for box, *_ in BOXES])
def test_the_parts_of_a_box_add_up_to_it(box: str, zero: int, joins: int) -> None:
    for points, together in ((zero, False), (joins, True)):
        parts = parts_of(codes(box), together)
        assert sum(part.points for part in parts) == points
        assert sorted(column for part in parts for column in part.columns) == [0, 1, 2, 3]


@pytest.mark.parametrize("joins", [False, True])
def test_boxes_dealt_at_random_count_what_their_parts_do(joins: bool) -> None:
    chance = random.Random(3)
    few = [*[0] * 6, *[7] * 6, *[12] * 6, *[13] * 4]  # where pairs and parrots are frequent
    for cards in (deck(), few):
        for _ in range(400):
            box = chance.sample(cards, 8)
            assert scoring.score(np.array(box, np.uint8), int(joins)) == sum(
                part.points for part in parts_of(box, joins)
            )


@pytest.mark.parametrize("joins", [False, True])
def test_the_order_of_rows_and_columns_makes_no_difference(joins: bool) -> None:
    chance = random.Random(4)
    few = [*[0] * 4, *[5] * 6, *[9] * 4, *[13] * 4]
    for _ in range(200):
        box = chance.sample(few, 8)
        columns = [(box[column], box[column + 4]) for column in range(4)]
        chance.shuffle(columns)
        columns = [column if chance.random() < 0.5 else column[::-1] for column in columns]
        other = [upper for upper, _ in columns] + [lower for _, lower in columns]
        assert scoring.score(np.array(box, np.uint8), int(joins)) == scoring.score(
            np.array(other, np.uint8), int(joins)
        )


@pytest.mark.parametrize(
    ("box", "joins", "parts"),
    [
        (
            "7 1 P 2 / 7 3 7 2",
            False,
            ["quartet of 7 in 0 2: 7 7 P 7: -10", "column in 1: 1 3: 4", "pair of 2 in 3: 2 2: 0"],
        ),
        ("7 P 7 2 / 7 7 P 4", False, ["sextet of 7 in 0 1 2: 7 7 P 7 7 P: -15", "column in 3: 2 4: 6"]),
        ("0 0 P 0 / 0 P 0 0", True, ["octet of 0 in 0 1 2 3: 0 0 0 P P 0 0 0: -20"]),
        (
            "P 7 P 3 / P 7 P 6",
            False,
            ["parrots of P in 0: P P: 0", "pair of 7 in 1: 7 7: 0", "parrots of P in 2: P P: 0", "column in 3: 3 6: 9"],
        ),
        ("P 7 P 3 / P 7 P 6", True, ["sextet of 7 in 0 1 2: P P 7 7 P P: -15", "column in 3: 3 6: 9"]),
        (
            "P 1 P 3 / P 7 P 6",
            True,
            ["quartet of P in 0 2: P P P P: -10", "column in 1: 1 7: 8", "column in 3: 3 6: 9"],
        ),
        (
            "P 1 2 3 / P 7 8 6",
            True,
            [
                "parrots of P in 0: P P: 0",
                *(f"column in {n}: {a} {b}: {a + b}" for n, a, b in ((1, 1, 7), (2, 2, 8), (3, 3, 6))),
            ],
        ),
        ("P 7 7 9 / P 7 7 9", True, ["quartet of 9 in 0 3: P P 9 9: -10", "quartet of 7 in 1 2: 7 7 7 7: -10"]),
    ],
)
def test_the_parts_are_told_from_left_to_right(box: str, joins: bool, parts: list[str]) -> None:
    assert [spelt(part) for part in parts_of(codes(box), joins)] == parts


def test_reading_a_sum_compiles_nothing() -> None:
    assert all(isinstance(function, FunctionType) for function in (parts._pairs_in, parts._part_from, parts._points_of))
