"""A simple opponent for any game: it acts whenever it can, and waits only when it must."""

import random
from collections.abc import Sequence

from klaf.engine.moves import Move
from klaf.engine.view import View

WAITING = ("draw", "pass", "end", "close", "take", "throw")


def choose(view: View, moves: Sequence[Move], rng: random.Random) -> Move:
    """Pick one of the viewer's legal moves: a play if there is one, with the call where that is possible."""
    plays = [move for move in moves if move.text not in WAITING]
    calls = [move for move in plays if move.text == "last" or move.text.endswith("!")]
    return rng.choice(calls or plays or list(moves))
