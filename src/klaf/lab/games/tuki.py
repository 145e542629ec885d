"""What the laboratory reads off a match of Tuki Tuki."""

from typing import Any

import numpy as np

from klaf.engine.compiling.compile import compile_module
from klaf.engine.layout import Array
from klaf.games.tuki.cards import COPIES, KINDS
from klaf.games.tuki.state import PLACE, PLACES, State
from klaf.games.tuki.turns import total
from klaf.lab.probe import Probe


def begins_turn(s: State, move: int) -> bool:
    """Whether a move ends a turn, which is as good: every turn has one such."""
    return s.phase == PLACE


def advantage(s: State, seat: int) -> int:
    """Put in front whoever has the lowest total of finished rounds."""
    return -total(s, seat)


def points(s: State, seat: int) -> int:
    """Return a seat's total of finished rounds."""
    return total(s, seat)


def won_deal(s: State) -> int:
    """Return the seats with the lowest box of the round that was finished last."""
    row = s.points[s.rounds - 1]
    lowest = row[0]
    for seat in range(1, s.players):
        lowest = min(lowest, row[seat])
    seats = 0
    for seat in range(s.players):
        if row[seat] == lowest:
            seats |= 1 << seat
    return seats


def cards(s: State, seat: int, out: Array) -> None:
    """Add up the cards of a box."""
    for place in range(PLACES):
        card: Any = np.int64(s.boxes[seat, place])
        out[card] += 1


compile_module(__name__)

PROBE = Probe(KINDS, tuple(int(n) for n in COPIES), False, begins_turn, advantage, points, won_deal, cards)
