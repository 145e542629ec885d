"""The benchmarks run, on little work, and fail when a limit is missed."""

import pytest

import klaf
from bench import __main__ as table
from bench import klaf_rates
from bench.timing import Rate


def test_random_matches_are_counted_as_they_were_played() -> None:
    rate = klaf_rates.random_matches("taki", repeats=1, cpu_seconds=0.01)
    batch = klaf.game("taki").batch(klaf_rates.GAMES, players=klaf_rates.PLAYERS, seed=0)
    expected = batch.playout(seed=1).moves.mean()
    assert rate.games >= klaf_rates.GAMES
    assert rate.moves / rate.games == pytest.approx(expected, rel=0.15)


def test_driven_from_python_matches_have_the_same_length() -> None:
    rate = klaf_rates.from_python("taki", repeats=1, cpu_seconds=0.01)
    assert rate.moves / rate.games == pytest.approx(600, rel=0.4)


def test_a_missed_limit_is_told() -> None:
    assert table.at_least("x", 4.9, 5).line().endswith("| **no** |")
    assert table.at_least("x", 5.0, 5).line().endswith("| yes |")
    assert table.at_most("x", 1.1, 1).line().endswith("| **no** |")
    assert table.missed([table.at_least("slow", 1, 5), table.at_least("fine", 6, 5), table.Row("n", "1")]) == ["slow"]


def test_rates_are_moves_over_time() -> None:
    rate = Rate(moves=300, cpu_seconds=2.0, wall_seconds=3.0, games=10)
    assert (rate.per_cpu_second, rate.per_second, rate.moves_per_game) == (150, 100, 30)
