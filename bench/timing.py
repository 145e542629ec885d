"""Rates of play: what a benchmark measures, and how it measures it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

SetUp = TypeVar("SetUp")
Played = TypeVar("Played")


@dataclass(frozen=True)
class Rate:
    """Hold how many moves and games were played in how much time."""

    moves: int
    cpu_seconds: float
    wall_seconds: float
    games: int

    @property
    def per_cpu_second(self) -> float:
        """Return the moves per second of CPU time."""
        return self.moves / self.cpu_seconds

    @property
    def per_second(self) -> float:
        """Return the moves per second of wall time."""
        return self.moves / self.wall_seconds

    @property
    def moves_per_game(self) -> float:
        """Return the mean length of a game in moves."""
        return self.moves / self.games


def best_rate(
    play: Callable[[], tuple[int, int]],
    *,
    cpu_seconds: float = 0.5,
    repeats: int = 5,
    cpu_clock: Callable[[], float] = time.process_time,
) -> Rate:
    """Return the best of `repeats` rates of `play`, each over calls that take `cpu_seconds` at least.

    A call of `play` returns how many (moves, games) it played. The default clock counts every
    thread of the process; `time.thread_time` counts the calling one alone.
    """

    def set_up() -> None:
        return None

    def play_once(_: None) -> tuple[int, int]:
        return play()

    def count(played: tuple[int, int]) -> tuple[int, int]:
        return played

    return best_staged_rate(set_up, play_once, count, cpu_seconds=cpu_seconds, repeats=repeats, cpu_clock=cpu_clock)


def best_staged_rate(
    set_up: Callable[[], SetUp],
    play: Callable[[SetUp], Played],
    count: Callable[[Played], tuple[int, int]],
    *,
    cpu_seconds: float = 0.5,
    repeats: int = 5,
    cpu_clock: Callable[[], float] = time.process_time,
) -> Rate:
    """Return the best rate as `best_rate` does, timing `play` but neither `set_up` nor `count`."""
    if cpu_seconds <= 0:
        raise ValueError(f"cpu_seconds must be positive, not {cpu_seconds}")
    if repeats < 1:
        raise ValueError(f"repeats must be at least 1, not {repeats}")
    # The first batch pays for compilation, imports and cold caches, which no later one does.
    play(set_up())
    rates = [_one_rate(set_up, play, count, cpu_seconds, cpu_clock) for _ in range(repeats)]
    return max(rates, key=lambda rate: rate.per_cpu_second)


def _one_rate(
    set_up: Callable[[], SetUp],
    play: Callable[[SetUp], Played],
    count: Callable[[Played], tuple[int, int]],
    cpu_seconds: float,
    cpu_clock: Callable[[], float],
) -> Rate:
    """Return the rate over as many batches as take `cpu_seconds`."""
    moves = games = 0
    cpu = wall = 0.0
    while cpu < cpu_seconds:
        ready = set_up()
        wall_start = time.perf_counter()
        cpu_start = cpu_clock()
        played = play(ready)
        cpu += cpu_clock() - cpu_start
        wall += time.perf_counter() - wall_start
        batch_moves, batch_games = count(played)
        moves += batch_moves
        games += batch_games
    return Rate(moves, cpu, wall, games)
