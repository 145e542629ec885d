"""Tables worth drawing."""

import random
from functools import cache

import klaf


@cache
def played(game: str, players: int, moves: int, seed: int = 3) -> klaf.Match:
    """Play a match by chance for a while; the same call gives the same match."""
    return play_on(klaf.game(game).new(players=players, seed=seed), random.Random(seed), moves)


def finished(match: klaf.Match) -> klaf.Match:
    """Play a match by chance to its end."""
    return play_on(match, random.Random(1), 1_000_000)


def play_on(match: klaf.Match, rng: random.Random, moves: int) -> klaf.Match:
    """Play by chance, up to so many moves."""
    while not match.over and len(match.played) < moves:
        seat = match.next_actor
        assert seat is not None
        match.play(seat, rng.choice(match.legal(seat)))
    return match


SCENES = [
    ("taki", 2, 0),
    ("taki", 4, 30),
    ("taki", 10, 150),
    ("taki", 3, 100_000),
    ("eight", 2, 0),
    ("eight", 4, 40),
    ("eight", 5, 400),
    ("tuki", 2, 0),
    ("tuki", 3, 60),
    ("tuki", 6, 100_000),
]


def drawn_things(game: str, players: int, moves: int) -> list[klaf.Match | klaf.View]:
    """Return a match, the first and the last seat's view of it, and a spectator's."""
    match = played(game, players, moves)
    return [match, match.view(0), match.view(players - 1), match.view(None)]
