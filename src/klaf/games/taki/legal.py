"""TAKI's legal moves, as bits of three words: plays, plays with a call, everything else."""

import numpy as np

from klaf.engine.compiling.compile import compile_module
from klaf.engine.layout import Array
from klaf.games.taki.calls import catchable
from klaf.games.taki.cards import ANY_COLOUR, N_COLOURED, N_FIGURES, NO_FIGURE, PLUS2, TAKI
from klaf.games.taki.moves import (
    A_BREAKER,
    A_KING,
    A_PLUS3,
    ALL_COLOURED,
    ANY_CHANGE,
    CATCH,
    CLOSE,
    COLOURLESS_PLAYS,
    DRAW,
    END,
    LAST,
    NOTHING,
    ONE_COLOUR,
    ONE_FIGURE,
    PASS,
    SUPER_AS_IS,
    SUPER_NAMED,
)
from klaf.games.taki.options import CALL_OFF, CHAIN_FORBIDS
from klaf.games.taki.state import BREAK, CHAIN, FREE, OVER, OWED, RUN, TURN, State

_OTHERS = DRAW  # the move that bit 0 of the third word stands for


def legal(s: State, seat: int, words: Array) -> None:
    """Write a seat's legal moves: a bit per move number."""
    plays = NOTHING
    others = 0
    if s.phase == BREAK:
        if s.asked >> seat & 1:  # TK-29, TK-30
            plays = possible(s.hands[seat, 0]) & A_BREAKER
            others = 1 << (PASS - _OTHERS)
    elif s.phase != OVER and seat == s.turn:
        plays = possible(s.hands[seat, 0]) & allowed(s)
        others = in_turn(s, plays)
    words[0] = plays
    words[1] = NOTHING
    if s.phase != OVER and s.last_card != CALL_OFF:
        if plays and leaves_one(s, seat):
            words[1] = with_call(s, seat, plays)
        others |= calls(s, seat)
    words[2] = np.uint64(others)


def possible(hand: np.uint64) -> np.uint64:
    """Return every play that the cards of a hand allow, whatever leads."""
    return (hand & ALL_COLOURED) | COLOURLESS_PLAYS[(hand >> np.uint64(N_COLOURED)) & np.uint64(31)]  # type: ignore[no-any-return]


def allowed(s: State) -> np.uint64:
    """Return every play that the rules allow the seat in turn, whatever it holds."""
    if s.phase == CHAIN:
        return answers(s)
    if s.phase == FREE:  # TK-25: any card at all; TK-38: SuperTAKI names its colour
        return ALL_COLOURED | ANY_CHANGE | SUPER_NAMED | A_KING | A_PLUS3 | A_BREAKER
    plays = ANY_CHANGE | A_KING  # TK-23, TK-25
    if s.lead_figure != PLUS2:  # TK-32
        plays |= A_BREAKER
    if s.phase == RUN:  # TK-34, TK-36: the run's colour, nothing else
        plays |= colour_mask(s.lead_colour) | SUPER_AS_IS
        if s.plus3_ends_taki:  # TK-28
            plays |= A_PLUS3
        return plays
    return plays | A_PLUS3 | followers(s)


def answers(s: State) -> np.uint64:
    """TK-21, TK-25, TK-27: before a debt only +2, +3 and King."""
    plays = ONE_FIGURE << np.uint64(PLUS2) | A_KING
    if s.plus3_in_chain != CHAIN_FORBIDS:
        plays |= A_PLUS3
    return plays


def followers(s: State) -> np.uint64:
    """TK-06, TK-38: what follows the leading colour or figure; TK-04: all, on a first card without a colour."""
    if s.lead_colour == ANY_COLOUR:
        return ALL_COLOURED | SUPER_NAMED
    plays = colour_mask(s.lead_colour) | SUPER_AS_IS
    if s.lead_figure != NO_FIGURE:
        plays |= ONE_FIGURE << np.uint64(s.lead_figure)
    return plays


def colour_mask(colour: int) -> np.uint64:
    """Return the cards of a colour."""
    return ONE_COLOUR << np.uint64(colour * N_FIGURES)


def in_turn(s: State, plays: np.uint64) -> int:
    """Return what else the seat in turn may do: draw, close or end."""
    if s.phase == RUN:
        if s.lead_figure == TAKI:  # TK-36: bare, it cannot be closed
            return 1 << (END - _OTHERS)
        if s.auto_close:  # TK-37
            return 1 << (CLOSE - _OTHERS)
        return 1 << (CLOSE - _OTHERS) | 1 << (END - _OTHERS)
    if s.phase == FREE:  # TK-25
        return 1 << (END - _OTHERS)
    # TK-07, TK-24: a Breaker that could only be thrown away does not oblige; a debt may always be drawn
    obliged = s.phase == OWED or (s.phase == TURN and s.must_play)
    if obliged and plays & ~A_BREAKER:
        return 0
    return 1 << (DRAW - _OTHERS)


def leaves_one(s: State, seat: int) -> bool:
    """TK-11, TK-41: whether a play leaves the seat with one card: its hand's last, or a stage of one."""
    if s.count[seat] == 2:
        return True
    return bool(s.count[seat] == 1 and s.pyramid and s.stage[seat] == 2)


def with_call(s: State, seat: int, plays: np.uint64) -> np.uint64:
    """TK-11: the plays that may carry the call: not a Breaker thrown away, which brings three cards."""
    if s.phase != BREAK:
        plays &= ~A_BREAKER
    if s.count[seat] == 1:  # TK-41: after a +3 the new hand waits for the window
        plays &= ~A_PLUS3
    return plays


def calls(s: State, seat: int) -> int:
    """TK-11: what a seat may do about "Last card!", its own or another's."""
    moves = 0
    if s.due >> seat & 1:
        moves |= 1 << (LAST - _OTHERS)
        if seat != s.turn or s.phase == BREAK:
            moves |= 1 << (PASS - _OTHERS)
    offenders = catchable(s, seat)
    if offenders:
        moves |= offenders << (CATCH - _OTHERS)
        moves |= 1 << (PASS - _OTHERS)
    return moves


compile_module(__name__, inline=(allowed, answers, calls, followers, in_turn, leaves_one, with_call))
