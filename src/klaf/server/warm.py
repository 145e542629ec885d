"""Have the rules of all games, and their bots, ready before anybody plays."""

import random

from klaf.bots import bot
from klaf.games import game, games

GAMES = ("taki", "eight", "tuki")


def compile_rules() -> None:
    """Play one move of every game, look at it, and have a bot think about it."""
    for name in GAMES:
        assert name in games()
        played = game(name)
        match = played.new(players=played.rulebook.fewest, seed=0)
        seat = match.acting[0]
        view = match.view(seat)
        bot(name, "master").choose(view, view.legal(), random.Random(0))
        match.play(seat, match.legal(seat)[0])
        match.position()
