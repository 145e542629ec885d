"""Random matches for tests, and how many of them each way of running the rules can afford."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from klaf import Match, Move
from klaf.engine.compiling.mode import JITTED, MODE
from tests.conformance.covered import Setup
from tests.conformance.games import GAMES, SETUPS

each_setup = pytest.mark.parametrize("setup", SETUPS if JITTED else SETUPS[::3], ids=str)


def sized(compiled: int, plain: int) -> int:
    """Return the size of a test: compiled, a third of it with bounds checks, and as plain Python."""
    return {"on": compiled, "check": max(plain, compiled // 3), "off": plain}[MODE]


# More moves than any match takes; as plain Python, as many as time allows.
FOREVER = sized(200_000, 150)


def choose(match: Match, chance: random.Random, eager: bool) -> tuple[int, Move]:
    """Choose an acting seat and one of its moves; the eager seldom make a dull one."""
    seat = chance.choice(match.acting)
    moves = match.legal(seat)
    if eager and chance.random() < 0.8:
        dull = GAMES[match.game.name].dull
        moves = [move for move in moves if move.text not in dull] or moves
    return seat, chance.choice(moves)


def walk(setup: Setup, seed: int, moves: int = FOREVER) -> Iterator[Match]:
    """Return one match again and again: as dealt, and after each random move. Odd seeds play eagerly."""
    chance = random.Random(f"{setup} {seed}")
    match = setup.new(seed)
    yield match
    for _ in range(moves):
        if match.over:
            return
        match.play(*choose(match, chance, eager=bool(seed % 2)))
        yield match


@cache
def stops(setup: Setup) -> tuple[Match, ...]:
    """Return random matches at points of their whole length, deals and ends among them. Copy before you play on."""
    found: list[Match] = []
    for seed in range(1, 1 + sized(3, 1)):
        points = [match.copy() for match in walk(setup, seed, sized(600, 80))]
        between = random.Random(seed).sample(points, min(len(points), sized(18, 3)))
        found += [points[0], *between, points[-1]]
    return tuple(found)


def finish(match: Match, seed: int) -> None:
    """Play a match to its end, eagerly; as plain Python no further than time allows."""
    chance = random.Random(seed)
    for _ in range(FOREVER):
        if match.over:
            return
        match.play(*choose(match, chance, eager=True))
    assert not JITTED, f"{match} does not end"


def viewers(match: Match) -> list[int | None]:
    """List the seats and the spectator."""
    return [*range(match.players), None]
