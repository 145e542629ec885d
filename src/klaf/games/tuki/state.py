"""The whole truth of a Tuki Tuki match, and the decision points it can stand at."""

import numpy as np

from klaf.engine.layout import Array, MatchState, row, whole
from klaf.games.tuki.cards import DECK

SEATS = 6
ROUNDS = 5
COLUMNS = 4
PLACES = 8  # of a box: 0 1 2 3 above, 4 5 6 7 below them
ALL_PLACES = (1 << PLACES) - 1
TO_OPEN = 2  # cards of each box, before the first turn
NOBODY = -1

# Phases: plain numbers, since rules run on a GPU too. PHASES names them in positions.
OPENING = 0  # all seats open two cards, at the same time (TU-03)
TAKE = 1  # the seat in turn takes the bin's top card or draws (TU-05)
PLACE = 2  # it puts or throws the card it took (TU-06 to TU-09, TU-16)
OVER = 3
PHASES = ("opening", "take", "place", "over")


class State(MatchState):
    """Cards, turn and options of one match. Lists of seats and places are bits of a whole number."""

    # House rules, by the names and codes of options.py.
    birthday: int = whole()
    double_parrot: int = whole()
    hover_any: int = whole()
    stall: int = whole()

    phase: int = whole()
    rounds: int = whole()  # finished so far
    closer: int = whole()  # the seat that opened its last card first (TU-11), or nobody
    quiet: int = whole()  # turns in a row in which no card was opened (TU-18)
    taken: int = whole()  # the card that the seat in turn has taken, or none
    from_pile: int = whole()  # whether it was drawn from the pile
    recycled: int = whole()  # the cards of a pile made of the bin, the one just drawn too (see piles.py)
    pile_size: int = whole()
    bin_size: int = whole()

    to_open: Array = row(np.int64, SEATS)  # cards that a seat still has to open before the first turn
    open: Array = row(np.int64, SEATS)  # the open places of a box
    points: Array = row(np.int64, ROUNDS, SEATS)
    order: Array = row(np.uint8, SEATS)  # the seats in the order that decides ties (TU-03)
    boxes: Array = row(np.uint8, SEATS, PLACES)
    pile: Array = row(np.uint8, DECK)  # the last of pile_size is the top
    bin: Array = row(np.uint8, DECK)
