"""Guests come, play and go, and their tables are forgotten: nothing of them is left; and what is left is noticed."""

from pathlib import Path

import pytest

from tests.server.churn import Churn, Measured, later_half, slope
from tests.server.churn_server import Sample
from tests.server.live import in_loop
from tests.server.soak_parts import LEAK

ROUNDS, TABLES, WARM = 8, 16, 3


async def churned(folder: Path, rounds: int, *planted: str) -> list[Measured]:
    async with Churn(folder / "klaf.db", "traced", *planted) as guests:
        return [await guests.round(TABLES) for _ in range(rounds)]


def left(measured: list[Measured]) -> float:
    """Return the bytes that a table leaves behind."""
    return slope(measured, lambda sample: sample.traced)


@in_loop
async def test_tables_and_guests_that_come_and_go_leave_nothing_behind(tmp_path: Path) -> None:
    measured = await churned(tmp_path, ROUNDS)
    assert measured[-1].sample.forgotten == ROUNDS * TABLES
    assert measured[-1].sample.failures == 0
    assert left(measured[WARM:]) < LEAK


@in_loop
async def test_a_server_that_keeps_something_of_every_table_is_noticed(tmp_path: Path) -> None:
    assert left(await churned(tmp_path, WARM, "leaky")) > LEAK


def test_what_was_held_in_the_first_half_does_not_count() -> None:
    held = [100, 900, 1000, 1200, 1400]
    measured = [Measured(n, n, 0, 0, Sample(one, 0, 10 * n, 0)) for n, one in enumerate(held)]
    assert slope(later_half(measured), lambda sample: sample.memory) == pytest.approx(20)
