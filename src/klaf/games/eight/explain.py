"""Why a move of Eight and a half is illegal: the rule that forbids it, and the facts, as numbers (see reasons.py)."""

import numpy as np

from klaf.engine.bits import popcount
from klaf.engine.compiling.compile import compile_module
from klaf.engine.layout import Array
from klaf.engine.reasons import refuse
from klaf.games.eight import reasons as re_
from klaf.games.eight.cards import EIGHT, HALF, ZERO
from klaf.games.eight.hands import to_play
from klaf.games.eight.legal import on_five
from klaf.games.eight.moves import KEEP, LAY_WITH_HALF, SWAPS, TAKE, TURN_UP
from klaf.games.eight.options import CLASSIC
from klaf.games.eight.state import BLIND, OPEN, OPENING, OVER, PLACES, SEATS, SWAP, State


def explain(s: State, seat: int, move: int, out: Array) -> None:
    """Write why a move that is not legal is forbidden."""
    if s.phase == OVER:
        refuse(out, re_.GAMES_OVER if s.edition == CLASSIC else re_.MATCH_OVER, move, 0, 0)
    elif move >= KEEP:
        explain_swap(s, seat, move, out)
    elif seat != s.turn:
        refuse(out, re_.DEPUTY_FIRST if s.phase == SWAP else re_.OUT_OF_TURN, move, seat, s.turn)
    elif s.phase == SWAP:
        refuse(out, re_.SWAP_FIRST, 0, 0, 0)
    elif move == TAKE:
        explain_take(s, out)
    elif move >= TURN_UP and s.phase == BLIND:
        refuse(out, re_.BLIND_GONE, move - TURN_UP, 0, 0)
    elif move >= TURN_UP:
        refuse(out, re_.BLIND_TOO_EARLY, 0, 0, 0)
    elif s.phase == BLIND:
        refuse(out, re_.ONLY_BLIND, 0, 0, 0)
    elif move < LAY_WITH_HALF:
        explain_lay(s, seat, move // 3, move % 3 + 1, out)
    else:
        explain_with_half(s, seat, move, out)


def explain_swap(s: State, seat: int, move: int, out: Array) -> None:
    """EH-32: write why a seat may not swap, or keep its cards; only the Deputy does, out of turn nobody."""
    other = (move - SWAPS) // PLACES % SEATS
    if s.edition != CLASSIC:
        refuse(out, re_.NO_SWAPS, 0, 0, 0)
    elif s.phase != SWAP or seat != s.turn:
        refuse(out, re_.SWAP_OVER, 0, 0, 0)
    elif other == seat:
        refuse(out, re_.SWAP_OWN, 0, 0, 0)
    else:
        refuse(out, re_.SWAP_NOBODY, other, s.players - 1, 0)


def explain_take(s: State, out: Array) -> None:
    """EH-07, EH-21: write why the pot may not be taken."""
    if s.pot_size == 0:
        refuse(out, re_.TAKE_EMPTY, 0, 0, 0)
    elif s.phase == BLIND:
        refuse(out, re_.TAKE_BLIND, 0, 0, 0)
    else:
        refuse(out, re_.CAN_PLAY, s.pot_value, 0, 0)


def lacks(s: State, seat: int, card: int, n: int, out: Array) -> bool:
    """EH-06, EH-20: whether a seat cannot choose so many of a card; write why."""
    held = popcount(to_play(s, seat) >> np.uint64(3 * card) & np.uint64(0b111))
    if held >= n:
        return False
    on_table = 0
    for place in range(PLACES):
        if s.opens[seat, place] == card:
            on_table += 1
    if s.phase != OPEN and held + on_table >= n:
        refuse(out, re_.HAND_FIRST, card, 0, 0)
    else:
        refuse(out, re_.NOT_HELD, card, held, n)
    return True


def explain_lay(s: State, seat: int, card: int, n: int, out: Array) -> None:
    """Write why so many of a card may not be laid."""
    if lacks(s, seat, card, n, out):
        return
    if s.phase == OPENING:
        refuse(out, re_.MUST_OPEN, s.first_card, 0, 0)
    elif card == HALF:
        refuse(out, re_.HALF_ON_TOP, 0, 0, 0)
    elif card == ZERO and s.pot_value == 2 * EIGHT + 1:
        refuse(out, re_.ZERO_ON_TOP, 0, 0, 0)
    elif card == ZERO:
        refuse(out, re_.ZERO_ON_PART, s.pot_value, 0, 0)
    elif on_five(s):
        refuse(out, re_.ON_FIVE, card, 0, 0)
    else:
        refuse(out, re_.TOO_LOW, card, s.pot_value, 0)


def explain_with_half(s: State, seat: int, move: int, out: Array) -> None:
    """EH-13: write why one or two 8s may not be laid with a Half."""
    if lacks(s, seat, EIGHT, move - LAY_WITH_HALF + 1, out) or lacks(s, seat, HALF, 1, out):
        return
    if s.phase == OPENING:
        refuse(out, re_.MUST_OPEN, s.first_card, 0, 0)
    elif on_five(s):
        refuse(out, re_.ON_FIVE_TOGETHER, move, 0, 0)
    else:
        refuse(out, re_.TOGETHER_TOO_LOW, s.pot_value, 0, 0)


compile_module(__name__)
