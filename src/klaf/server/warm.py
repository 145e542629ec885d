"""Have the rules of all games, and their bots, ready before anybody plays."""

import random

from klaf.bots import LEVELS, bot
from klaf.games import game

GAMES = ("taki", "eight", "tuki")


def compile_all() -> None:
    """Use once, for every game, all compiled code that a table calls: none is compiled or loaded while people play."""
    for name in GAMES:
        played = game(name)
        match = played.new(players=played.rulebook.fewest, seed=0)
        seat = match.acting[0]
        view = match.view(seat)
        for level in LEVELS:
            bot(name, level).choose(view, view.legal(), random.Random(0))
        match.play(seat, match.legal(seat)[0])
        played.from_position(match.position())
