"""The records that a search works on: the plan, the tree and scratch memory."""

import numpy as np

from klaf.engine.description import Description
from klaf.engine.events import new_log
from klaf.engine.layout import Array, Record, blank, whole
from klaf.engine.numbers import MOST_SEATS

DEEPEST = 32  # decisions below the root that a tree may hold


class Plan(Record):
    """How to choose a move."""

    iterations: int = whole()  # worlds played out in all; 0: follow the rule of thumb
    care: int = whole()  # how many of a hundred times a thought of the rule of thumb comes to mind
    depth: int = whole()  # decisions below the root that the tree holds; 0: only the moves at the root
    proof: int = whole()  # by how many standard errors, in hundredths, a move must beat the rule of thumb's
    explore: int = whole()  # how much a seldom tried move of the tree is favoured, in hundredths
    trust: int = whole()  # how much the rule of thumb's own choice is favoured there, in hundredths
    limit: int = whole()  # moves by each player after which a playout is valued as it stands
    even: int = whole()  # 1: try all moves equally often, to compare them; else drop the worse half by half
    chance: int = whole()  # 1: let chance take the place of the rule of thumb


class Node(Record):
    """A move somewhere in the tree."""

    move: int = whole()
    seat: int = whole()  # who makes it
    visits: int = whole()
    possible: int = whole()  # how often it was possible
    total: int = whole()  # what it brought its seat, in parts of ONE
    gain: int = whole()  # at the root: what it brought more than the rule of thumb's choice in the same worlds
    gain_squared: int = whole()
    prior: int = whole()  # how much it is favoured before it is tried, in hundredths
    child: int = whole()  # the first of the moves after it, 0 if none
    sibling: int = whole()  # the next move beside it, 0 if none


def scratch_type(words: int, weights: int) -> "np.dtype[np.void]":
    """Return the record type of the scratch memory, for a game of so many words of moves and so many thoughts."""
    return np.dtype(
        [
            ("moves", np.int64),  # at the root
            ("used", np.int64),  # nodes
            ("steps", np.int64),  # moves made in all playouts
            ("rng", np.int64, (4,)),
            ("worth", np.int64, (MOST_SEATS,)),
            ("path", np.int64, (DEEPEST + 1,)),
            ("thoughts", np.int64, (max(1, weights),)),
            ("allowed", np.uint64, (words,)),
            ("legal", np.uint64, (words,)),
            ("untried", np.uint64, (words,)),
        ]
    )


class Scratch:
    """The memory of one search; two searches must not use it at the same time."""

    def __init__(self, game: Description, weights: int, iterations: int) -> None:
        """Make the memory, for searches of at most so many iterations."""
        self.record = blank(scratch_type(game.moves.words, weights), 1)
        self.nodes: Array = blank(Node.dtype, len(game.moves) + iterations + 1)
        self.worlds = blank(game.state.dtype, 2)
        self.views = blank(game.state.dtype, 1)
        self.log = new_log(on=False)
