"""Rates of play: what a benchmark measures, and how it measures it.

A shared machine is now fast and now slow, by a factor of two within seconds. So contestants play short windows in
turns, and a ratio is the median over the rounds: each round compares windows that lie side by side.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any


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


@dataclass(frozen=True)
class Contestant:
    """A way of playing: `play` is timed, `set_up` before it and `count` after it are not.

    `count` takes what `play` returns and returns how many (moves, games) that were.
    """

    play: Callable[[Any], Any]
    set_up: Callable[[], Any] = lambda: None
    count: Callable[[Any], tuple[int, int]] = lambda played: played

    def rate(self, cpu_seconds: float) -> Rate:
        """Return the rate over as many calls of `play` as take `cpu_seconds` of the process, all its threads."""
        moves = games = 0
        cpu = wall = 0.0
        while cpu < cpu_seconds:
            ready = self.set_up()
            wall_start = time.perf_counter()
            cpu_start = time.process_time()
            played = self.play(ready)
            cpu += time.process_time() - cpu_start
            wall += time.perf_counter() - wall_start
            more_moves, more_games = self.count(played)
            moves += more_moves
            games += more_games
        return Rate(moves, cpu, wall, games)


def contest(contestants: Sequence[Contestant], rounds: int, cpu_seconds: float = 0.06) -> list[list[Rate]]:
    """Let all play in turns, a window each a round; return each one's rates, round by round."""
    if cpu_seconds <= 0:
        raise ValueError(f"cpu_seconds must be positive, not {cpu_seconds}")
    if rounds < 1:
        raise ValueError(f"rounds must be at least 1, not {rounds}")
    for contestant in contestants:
        # The first time pays for compilation, imports and cold caches, which no later one does.
        contestant.play(contestant.set_up())
    rates: list[list[Rate]] = [[] for _ in contestants]
    for _ in range(rounds):
        for i, contestant in enumerate(contestants):
            rates[i].append(contestant.rate(cpu_seconds))
    return rates


def ratio(of: Sequence[float], to: Sequence[float]) -> float:
    """Return the median over the rounds of one's rate against another's."""
    return median(a / b for a, b in zip(of, to, strict=True))
