"""Random matches for tests, and how many of them each way of running the rules can afford."""

import random
from collections.abc import Iterator

import pytest

from klaf import Match, Move
from klaf.engine.compile import JITTED, MODE
from tests.conformance.games import GAMES, SETUPS, Setup

each_setup = pytest.mark.parametrize("setup", SETUPS if JITTED else SETUPS[::3], ids=str)


def sized(compiled: int, plain: int) -> int:
    """Give the size of a test: compiled, a third of it with bounds checks, and as plain Python."""
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
    """Give one match again and again: as dealt, and after each of its random moves. Odd seeds play eagerly."""
    chance = random.Random(f"{setup} {seed}")
    match = setup.new(seed)
    yield match
    for _ in range(moves):
        if match.over:
            return
        match.play(*choose(match, chance, eager=bool(seed % 2)))
        yield match


def stops(setup: Setup, matches: int, every: int) -> Iterator[Match]:
    """Stop in random matches: at the deal, at the end, and at one in so many points between.

    The first match is an eager one. As plain Python not every end is reached.
    """
    for seed in range(matches):
        chance = random.Random(f"stops {setup} {seed}")
        for number, match in enumerate(walk(setup, seed + 1)):
            if number == 0 or match.over or chance.randrange(every) == 0:
                yield match


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
