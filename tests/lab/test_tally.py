"""Sums of whole numbers, and what is read off them: every statistic once by hand."""

from math import inf, sqrt
from typing import Any

import numpy as np
import pytest

from klaf.engine.layout import Array
from klaf.lab.cards import jackknife, worths
from klaf.lab.compare import Compare, _sums
from klaf.lab.estimate import half_width
from klaf.lab.measure import COLUMNS, OPENER, POINTS, SHARES, WINNERS
from klaf.lab.simulate import Simulate
from klaf.lab.skill import decided, matches_until_ahead
from klaf.lab.study import table_of
from klaf.lab.table import Measured
from klaf.lab.tally import Spread, add, alike, estimate, histogram, moments, products, ratio


def test_a_histogram_counts_values() -> None:
    assert histogram(np.array([3, 1, 3, -2])) == {"-2": 1, "1": 1, "3": 2}


def test_sums_add_up_place_by_place() -> None:
    one = {"n": 1, "list": [1, 2], "counts": {"3": 1}}
    other = {"n": 4, "list": [10, 20], "counts": {"3": 1, "5": 2}}
    assert add([one, other]) == {"n": 5, "list": [11, 22], "counts": {"3": 2, "5": 2}}
    assert add([other, one]) == add([one, other])


def test_a_mean_and_its_interval_come_from_sums() -> None:
    # 1, 2, 3, 6: mean 3, variance (4 + 1 + 0 + 9) / 3
    found = estimate(4, 12, 50)
    assert found.mean == 3
    assert found.margin == pytest.approx(3.182 * sqrt(14 / 3) / 2)  # Student's t of three degrees of freedom
    assert estimate(4, 12, 50, unit=2).margin == pytest.approx(found.margin / 2)
    assert estimate(1, 7, 49).margin == float("inf")


def test_what_went_alike_each_time_may_not_always() -> None:
    # Ten wins of ten: what comes more often than three times in ten would have been seen.
    assert estimate(10, 10 * SHARES, 10 * SHARES**2, SHARES).margin == pytest.approx(0.3)
    assert estimate(10, 0, 0).margin == pytest.approx(0.3)
    assert estimate(10, 200, 4000, reach=20).margin == pytest.approx(6)
    assert Spread.of({"20": 10}).mean.margin == pytest.approx(6)
    assert Spread.of({"0": 10}).mean.margin == pytest.approx(0.3)


def test_a_ratio_and_its_interval_come_from_sums() -> None:
    # Three matches: 10 points of two seats, 6 of one, 20 of two: 36 / 5, each 4.4 too low, 1.2 too low, 5.6 too high.
    parts, wholes = np.array([10, 6, 20]), np.array([2, 1, 2])
    found = ratio(3, *products(parts, wholes))
    assert found.mean == 7.2
    assert found.margin == pytest.approx(4.303 * sqrt(3 / 2 * (4.4**2 + 1.2**2 + 5.6**2)) / 5)
    assert ratio(1, *products(parts[:1], wholes[:1])).margin == inf
    assert ratio(4, *products(np.full(4, 6), np.full(4, 2))).margin == pytest.approx(3 * 3 / 4)
    # With one seat in each match it is a mean.
    mean, same = estimate(4, 12, 50), ratio(4, *products(np.array([1, 2, 3, 6]), np.ones(4, np.int64)))
    assert (same.mean, same.margin) == pytest.approx((mean.mean, mean.margin))


def test_seats_of_one_match_are_not_independent() -> None:
    """Others have 10 points each in one half of the matches, 30 in the other: the seats tell no more than the match."""
    study = Simulate((table_of("tuki", ["skilled"] * 4, 1, None, {}),), 100)
    points = [[0, 10, 10, 10], [0, 30, 30, 30]] * 50
    found = study.answer([study.sums([seen([1] * 100, [[0, 1, 2, 3]] * 100, [0] * 100, points)])])
    others = found.spreads["others"]
    assert (others.mean.mean, others.low, others.median, others.high) == (20, 10, 10, 30)
    assert others.mean.margin == pytest.approx(half_width(100) * 10 / sqrt(99))


ALIKE: list[tuple[Any, bool]] = [
    ({"n": 3, "list": [1, 2], "counts": {}}, True),
    ({"n": 3, "list": [1, 2], "counts": {"-7": 1, "5": 2}}, True),
    ({"n": 3, "list": [1], "counts": {"5": 2}}, False),
    ({"n": 3, "list": [1, 2, 3], "counts": {"5": 2}}, False),
    ({"n": 3, "list": 5, "counts": {"5": 2}}, False),
    ({"n": 3, "list": [1, [2]], "counts": {"5": 2}}, False),
    ({"n": 3, "list": [1, 2], "counts": 5}, False),
    ({"n": 3, "list": [1, 2], "counts": [5]}, False),
    ({"n": 3, "list": [1, 2], "counts": {"many": 2}}, False),
    ({"n": 3, "list": [1, 2], "counts": {"5": [2]}}, False),
    ({"n": 3, "list": [1, 2], "counts": {"5": -2}}, False),
    ({"n": 3.0, "list": [1, 2], "counts": {}}, False),
    ({"n": True, "list": [1, 2], "counts": {}}, False),
    ({"n": 3, "list": [1, 2]}, False),
    ({"n": 3, "list": [1, 2], "counts": {}, "more": 1}, False),
    ([3], False),
]


@pytest.mark.parametrize(("sums", "same"), ALIKE, ids=str)
def test_sums_are_alike_when_they_are_made_alike(sums: Any, same: bool) -> None:
    assert alike(sums, {"n": 0, "list": [0, 0], "counts": {}}) == same
    assert alike(sums, {"n": 9, "list": [4, 5], "counts": {"1": 1}}) == same


def test_moments_are_sums_and_sums_of_squares() -> None:
    assert moments(np.array([[1, 2], [3, -4]])) == [[4, -2], [10, 20]]


def test_a_spread_by_hand() -> None:
    # twenty values: nineteen ones to nineteens, and a hundred
    spread = Spread.of({**{str(n): 1 for n in range(1, 20)}, "100": 1})
    assert (spread.low, spread.median, spread.high, spread.least, spread.most) == (1, 10, 19, 1, 100)
    assert spread.mean.mean == (190 + 100) / 20


def seen(winners: list[int], seating: list[list[int]], openers: list[int], points: list[list[int]]) -> Measured:
    rows = np.zeros((len(winners), COLUMNS), np.int64)
    rows[:, WINNERS] = winners
    rows[:, OPENER] = openers
    rows[:, POINTS : POINTS + len(points[0])] = points
    return Measured(rows, np.array(seating), np.zeros((len(rows), len(seating[0]))), np.zeros((0, 0), np.int64))


def test_wins_are_shared_and_counted_from_the_opener_and_by_bot() -> None:
    # seat 2 wins after seat 1 opened; then seats 0 and 1 share a win after seat 2 opened
    found = seen([0b100, 0b011], [[0, 1, 2], [1, 2, 0]], [1, 2], [[5, 9, 4], [3, 3, 8]])
    half = SHARES // 2
    assert found.shares.tolist() == [[0, 0, SHARES], [half, half, 0]]
    assert found.shares_by_order.tolist() == [[0, SHARES, 0], [0, half, half]]
    assert found.shares_by_bot.tolist() == [[0, 0, SHARES], [0, half, half]]


def test_the_gap_is_between_the_winner_and_the_best_of_the_others() -> None:
    found = seen([0b100, 0b011, 0b111], [[0, 1, 2]] * 3, [0] * 3, [[5, 9, 4], [3, 3, 8], [2, 2, 2]])
    assert found.gaps(points_win=False).tolist() == [1, 5, 0]
    most = seen([0b010], [[0, 1, 2]], [0], [[5, 9, 4]])
    assert most.gaps(points_win=True).tolist() == [4]


def test_skill_decides_when_the_better_wins_from_every_seat_and_cards_when_one_seat_does() -> None:
    turned = [[0, 1], [1, 0]]  # the better bot is number 0
    by_skill, by_cards, neither = [0b01, 0b10], [0b01, 0b01], [0b10, 0b01]
    found = decided(seen(by_skill + by_cards + neither, turned * 3, [0] * 6, [[0, 0]] * 6))
    assert (found["skill"], found["cards"]) == (1, 1)
    assert found["wins"] == [(2 + 1 + 0) * SHARES, (4 + 1 + 0) * SHARES**2]
    assert found["squares"] == 3 * SHARES**2


def ahead(mean: float, halves: float, players: int, n: int) -> float:
    """Play out how often somebody has won more than an even share after n matches."""
    rng = np.random.default_rng(n)
    whole = mean - halves / 2
    won = rng.choice([0.0, 0.5, 1.0], (200_000, n), p=[1 - whole - halves, halves, whole]).sum(axis=1)
    return float((won * players > n + 1e-9).mean())


@pytest.mark.parametrize(
    ("mean", "halves", "players"), [(0.97, 0.0, 2), (0.8, 0.0, 2), (0.7, 0.1, 2), (0.6, 0.05, 4), (0.9, 0.0, 4)]
)
def test_how_many_matches_until_the_better_is_ahead_when_they_are_few(mean: float, halves: float, players: int) -> None:
    found = matches_until_ahead(mean, halves / 4, players)
    assert found is not None
    for later in range(found, found + 4):
        assert ahead(mean, halves, players, later) > 0.947
    if found > 1:
        assert ahead(mean, halves, players, found - 1) < 0.953


def test_how_many_matches_until_the_better_is_ahead_when_they_are_many() -> None:
    assert matches_until_ahead(0.53, 0.0, 2) == 749  # 1.645² × 0.2491 / 0.0009 = 748.98
    near = matches_until_ahead(0.542, 0.0, 2), matches_until_ahead(0.5405, 0.0, 2)
    assert near[0] is not None
    assert near[1] is not None
    assert 370 < near[0] < near[1] < 430  # both ways of counting meet
    assert matches_until_ahead(0.5, 0.0, 2) is None


def test_a_difference_is_that_of_each_deal() -> None:
    table = table_of("taki", ["skilled", "skilled"], 1, None, {})
    study = Compare.of(table, table, ("skilled", "casual"), 4)
    even = _sums({"turns": np.array([10, 20, 30] * 2)}, {"turns": np.array([11, 22, 33] * 2)})
    uneven = _sums({"better": np.array([2 * SHARES, 0])}, {"better": np.array([2 * SHARES, SHARES])})
    rows = study.answer([{"even": even, "uneven": uneven}]).rows
    assert (rows["turns"].one.mean, rows["turns"].other.mean, rows["turns"].difference.mean) == (20, 22, 2)
    assert rows["turns"].difference.margin == pytest.approx(2.571 * sqrt(4 / 5 / 6))  # of 1, 2, 3: not of 10 …
    change = rows["turns"].change
    assert change is not None
    assert change.mean == pytest.approx(0.1)
    assert change.margin == pytest.approx(1.1 * 3 / 6)  # all six grew by a tenth: that six did is all we know
    assert rows["turns"].sign == 1
    assert (rows["better"].one.mean, rows["better"].other.mean) == (0.5, 0.75)
    assert rows["better"].sign == 0


def dealt(counts: list[list[int]], seats: list[int], wins: list[float], points: list[float]) -> Array:
    rows = [
        [*count, *(int(k == seat) for k in (0, 1)), win * SHARES, point]
        for count, seat, win, point in zip(counts, seats, wins, points, strict=True)
    ]
    table: Array = np.array(rows)
    found: Array = table.T @ table
    return found


def test_the_worth_of_a_card_is_what_it_adds_to_an_average_one() -> None:
    # Hands of two of three kinds, all equally frequent. Each kind adds 0.3, 0.1 or -0.1 to a win, 0.1 on average,
    # and the second seat has 0.05 more; in points the kinds add 1, 2 and 6.
    hands = [[2, 0, 0], [0, 2, 0], [0, 0, 2], [1, 1, 0], [1, 0, 1], [0, 1, 1]]
    counts, seats = hands * 2, [0] * 6 + [1] * 6
    wins = [0.3 * a + 0.1 * b - 0.1 * c + 0.05 * seat for (a, b, c), seat in zip(counts, seats, strict=True)]
    points = [1.0 * a + 2 * b + 6 * c for a, b, c in counts]
    found = worths(dealt(counts, seats, wins, points), players=2, kinds=3)
    assert found[0] == pytest.approx([0.2, 0.0, -0.2], abs=1e-9)
    assert found[1] == pytest.approx([-2, -1, 3], abs=1e-9)


def test_a_card_that_is_never_dealt_is_worth_nothing() -> None:
    counts = [[2, 0, 0], [0, 2, 0], [1, 1, 0]] * 2
    found = worths(dealt(counts, [0, 0, 0, 1, 1, 1], [1, 0, 0.5] * 2, [0.0] * 6), players=2, kinds=3)
    assert found[0] == pytest.approx([0.25, -0.25, 0], abs=1e-9)


def test_a_jackknife_of_means_is_the_interval_of_the_mean() -> None:
    values = np.array([1.0, 2.0, 3.0, 6.0])
    left_out = np.array([[np.delete(values, k).mean()] for k in range(4)])
    assert jackknife(left_out)[0] == pytest.approx(3.182 * sqrt(14 / 3) / 2)
    assert jackknife(left_out[:1])[0] == float("inf")
