"""Why a Tuki Tuki move is illegal: the rule that forbids it, and the facts, as numbers (see reasons.py)."""

import numpy as np

from klaf.engine.bits import popcount
from klaf.engine.compiling.compile import compile_module
from klaf.engine.layout import Array
from klaf.engine.reasons import refuse
from klaf.games.tuki import reasons as re_
from klaf.games.tuki.cards import PARROT
from klaf.games.tuki.moves import BIN, HOVER, LANDINGS, PILE, PUT, THROW, THROW_OPEN
from klaf.games.tuki.state import ALL_PLACES, COLUMNS, OPENING, OVER, PLACES, TAKE, State


def explain(s: State, seat: int, move: int, out: Array) -> None:
    """Write why a move that is not legal is forbidden."""
    if s.phase == OVER:
        refuse(out, re_.MATCH_OVER, move, 0, 0)
    elif s.phase == OPENING:
        explain_opening(s, seat, move, out)
    elif move < BIN:
        refuse(out, re_.OPENING_OVER, 0, 0, 0)
    elif seat != s.turn:
        refuse(out, re_.OUT_OF_TURN, move, seat, s.turn)
    elif s.phase == TAKE:
        refuse(out, re_.NOTHING_TO_DRAW if move == PILE else re_.TAKE_FIRST, 0, 0, 0)
    elif move <= PILE:
        refuse(out, re_.TAKEN_ALREADY, 0, 0, 0)
    elif move >= HOVER:
        explain_hover(s, seat, move - HOVER, out)
    elif move < PUT + PLACES:
        refuse(out, re_.MUST_OPEN, 0, 0, 0)
    else:
        explain_throw(s, seat, move, out)


def explain_opening(s: State, seat: int, move: int, out: Array) -> None:
    """TU-03: write what a seat may not do before the first turn."""
    if s.to_open[seat] == 0:
        refuse(out, re_.OPENED_TWO, 0, 0, 0)
    elif move < BIN:
        refuse(out, re_.OPEN_ALREADY, move, 0, 0)
    else:
        refuse(out, re_.OPEN_FIRST, s.to_open[seat], 0, 0)


def explain_throw(s: State, seat: int, move: int, out: Array) -> None:
    """TU-08, TU-09, TU-18: write why the card taken may not be thrown away so."""
    hidden = popcount(np.uint64(~s.open[seat] & ALL_PLACES))
    if not s.from_pile:
        refuse(out, re_.THROW_BIN, 0, 0, 0)
    elif move < THROW:
        refuse(out, re_.THROW_ON_OPEN, move - THROW_OPEN, 0, 0)
    elif hidden > 1:
        refuse(out, re_.THROW_PASS, hidden, 0, 0)
    else:
        refuse(out, re_.MUST_OPEN, 0, 0, 0)


def explain_hover(s: State, seat: int, flight: int, out: Array) -> None:
    """TU-16: write why a parrot may not hover so: no parrot, no landing, or no suitable card."""
    start, landing = flight // LANDINGS, flight % LANDINGS
    if landing >= start:
        landing += 1
    partner = start ^ COLUMNS
    box = s.boxes[seat]
    if not s.open[seat] >> start & 1 or box[start] != PARROT:
        refuse(out, re_.NO_PARROT, start, 0, 0)
    elif s.open[seat] >> landing & 1:
        refuse(out, re_.NO_LANDING, landing, 0, 0)
    elif not s.open[seat] >> partner & 1:
        refuse(out, re_.PARTNER_HIDDEN, partner, 0, 0)
    elif box[partner] == PARROT:
        refuse(out, re_.PARTNER_PARROT, 0, 0, 0)
    else:
        refuse(out, re_.UNSUITABLE, s.taken, box[partner], 0)


compile_module(__name__)
