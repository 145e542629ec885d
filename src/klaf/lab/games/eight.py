"""What the laboratory reads off a match of Eight and a half."""

from typing import Any

import numpy as np

from klaf.engine.bits import popcount
from klaf.engine.compiling.compile import compile_module
from klaf.engine.layout import Array
from klaf.games.eight.cards import COPIES, KINDS, N_KINDS, NO_CARD
from klaf.games.eight.state import PLACES, SWAP, State
from klaf.lab.probe import Probe

_FIELD = np.uint64(0b111)


def begins_turn(s: State, move: int) -> bool:
    """Whether a move is a turn: all are, but the Deputy's swap."""
    return s.phase != SWAP


def advantage(s: State, seat: int) -> int:
    """Put in front whoever has most points."""
    return s.points[seat]  # type: ignore[no-any-return]


def points(s: State, seat: int) -> int:
    """Return a seat's points."""
    return s.points[seat]  # type: ignore[no-any-return]


def won_deal(s: State) -> int:
    """Return the seat that went out, as a bit."""
    return 1 << s.went_out


def cards(s: State, seat: int, out: Array) -> None:
    """Add up all cards that a seat was dealt: bank, hand, open and blind."""
    for k in range(s.bank_size[seat]):
        card: Any = np.int64(s.deck[seat + k * s.players])
        out[card] += 1
    for kind in range(N_KINDS):
        out[kind] += popcount(s.hands[seat] >> np.uint64(3 * kind) & _FIELD)
    for place in range(PLACES):
        shown: Any = np.int64(s.opens[seat, place])
        if shown != NO_CARD:
            out[shown] += 1
        covered: Any = np.int64(s.blinds[seat, place])
        if covered != NO_CARD:
            out[covered] += 1


compile_module(__name__)

PROBE = Probe(KINDS, tuple(int(n) for n in COPIES[0]), True, begins_turn, advantage, points, won_deal, cards)
