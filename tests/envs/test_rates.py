"""The benchmark of environments plays what it counts."""

import pytest

from bench import env_rates
from bench.timing import contest


def test_steps_and_matches_are_counted_as_they_were_played() -> None:
    stepped = env_rates.Stepped("tuki")
    before = int(stepped.env._tables._numbers.sum())
    steps, ended = stepped.play(None)
    assert steps == env_rates.STEPS * env_rates.TABLES
    assert int(stepped.env._tables._numbers.sum()) - before == ended * env_rates.TABLES


@pytest.mark.parametrize("make", [lambda: env_rates.vector("taki", 2), env_rates.rlcard_uno], ids=["klaf", "rlcard"])
def test_rates_are_measured(make: object) -> None:
    if make is env_rates.rlcard_uno:
        pytest.importorskip("rlcard")
    rate = contest([make()], rounds=1, cpu_seconds=0.01)[0][0]  # type: ignore[operator]
    assert rate.moves > 0
