"""Why a TAKI move is illegal: the rule that forbids it, and the facts, as numbers (see reasons.py)."""

import numpy as np

from klaf.engine.compiling.compile import compile_module
from klaf.engine.layout import Array
from klaf.engine.reasons import refuse
from klaf.games.taki import reasons as re_
from klaf.games.taki.cards import (
    ANY_COLOUR,
    BREAKER,
    COLOUR,
    COPIES,
    N_COLOURED,
    N_FIGURES,
    NO_FIGURE,
    PLUS2,
    PLUS3,
    SUPER,
    TAKI,
)
from klaf.games.taki.moves import (
    AND_CALL,
    CATCH,
    CLOSE,
    DRAW,
    LAST,
    LAY_KING,
    LAY_SUPER,
    LAY_SUPER_NAMED,
    N_PLAYS,
    PASS,
)
from klaf.games.taki.options import CALL_CATCH, CALL_OFF, CHAIN_FORBIDS
from klaf.games.taki.state import BREAK, CHAIN, FREE, OVER, OWED, RUN, State


def explain(s: State, seat: int, move: int, out: Array) -> None:
    """Write why a move that is not legal is forbidden. What may be done out of turn has rules of its own."""
    if s.phase == OVER:
        refuse(out, re_.MATCH_OVER, move, 0, 0)
    elif move < AND_CALL + N_PLAYS:
        explain_play(s, seat, move, out)
    elif move == LAST:
        explain_call(s, seat, out)
    elif move == PASS:
        refuse(out, re_.PASS_NO_WINDOW, 0, 0, 0)
    elif move >= CATCH:
        explain_catch(s, seat, move - CATCH, out)
    elif waits(s, seat):
        explain_waiting(s, seat, move, out)
    else:
        refuse(out, in_turn(s, move), 0, 0, 0)


def waits(s: State, seat: int) -> bool:
    """Whether a seat may make no ordinary move now: another is in turn, or a +3 waits for a Breaker."""
    return bool(seat != s.turn or s.phase == BREAK)


def explain_waiting(s: State, seat: int, move: int, out: Array) -> None:
    """TK-05, TK-30: write what a seat with no ordinary move waits for."""
    if s.phase == BREAK and seat == s.turn:
        refuse(out, re_.WINDOW_OWN, 0, 0, 0)
    elif s.phase == BREAK and s.asked >> seat & 1:
        refuse(out, re_.WINDOW, 0, 0, 0)
    else:
        refuse(out, re_.OUT_OF_TURN, move, seat, s.turn)


def in_turn(s: State, move: int) -> int:
    """Return why the seat in turn may not draw, close or end."""
    if move == DRAW:
        if s.phase == RUN:
            return re_.DRAW_IN_RUN
        if s.phase == OWED:
            return re_.DRAW_OWED
        return re_.DRAW_AFTER_KING if s.phase == FREE else re_.MUST_PLAY
    if move == CLOSE:
        return re_.CLOSE_BARE if s.phase == RUN else re_.CLOSE_NO_RUN
    return re_.END_AUTO_CLOSE if s.phase == RUN else re_.END_NOTHING


def card_of(play: int) -> int:
    """Return the card that a play lays."""
    if play < N_COLOURED:
        return play
    if play < LAY_SUPER:
        return COLOUR
    if play < LAY_KING:
        return SUPER
    return play - LAY_KING + SUPER + 1


def explain_play(s: State, seat: int, move: int, out: Array) -> None:
    """Write why a card may not be laid, or not with a call."""
    play = move % N_PLAYS
    card = card_of(play)
    out[0] = 0
    if card != BREAKER and waits(s, seat):
        explain_waiting(s, seat, move, out)
    elif COPIES[s.edition, card] == 0:
        refuse(out, re_.NOT_IN_EDITION, card, 0, 0)
    elif waits(s, seat):
        explain_breaker(s, seat, out)
    if out[0] != 0:
        return
    if not s.hands[seat, 0] >> np.uint64(card) & np.uint64(1):
        refuse(out, re_.NOT_HELD, card, 0, 0)
    elif s.phase == CHAIN:
        explain_debt(s, card, out)
    elif s.phase != BREAK:
        explain_card(s, play, card, out)
    if out[0] != 0:
        return
    # The play alone is legal: the call with it is not.
    if s.last_card == CALL_OFF:
        refuse(out, re_.CALLS_OFF, 0, 0, 0)
    else:
        refuse(out, re_.CALL_TOO_EARLY, card, 0, 0)


def explain_breaker(s: State, seat: int, out: Array) -> None:
    """TK-29, TK-30: write why a seat may not break, in turn or not; nothing if it may, with a Breaker in hand."""
    if s.phase != BREAK:
        refuse(out, re_.BREAK_NO_PLUS3, 0, 0, 0)
    elif seat == s.turn:
        refuse(out, re_.OWN_PLUS3, 0, 0, 0)
    elif not s.asked >> seat & 1:
        refuse(out, re_.PASSED_ALREADY, 0, 0, 0)


def explain_card(s: State, play: int, card: int, out: Array) -> None:
    """Write why the seat in turn may not lay a card; nothing if it may."""
    figure = card % N_FIGURES
    if card == BREAKER:
        if s.phase != FREE and s.lead_figure == PLUS2:
            refuse(out, re_.BREAK_ON_PLUS2, 0, 0, 0)
    elif card == SUPER:
        explain_super(s, play >= LAY_SUPER_NAMED, out)
    elif card == PLUS3:
        if s.phase == RUN and not s.plus3_ends_taki:
            refuse(out, re_.PLUS3_ENDS_RUN, 0, 0, 0)
    elif card >= N_COLOURED or s.phase == FREE or s.lead_colour in (ANY_COLOUR, card // N_FIGURES):
        return
    elif s.phase == RUN:
        refuse(out, re_.OTHER_TAKI if figure == TAKI else re_.RUN_COLOUR, card, s.lead_colour, 0)
    elif s.lead_figure == NO_FIGURE:
        refuse(out, re_.WRONG_COLOUR, card, s.lead_colour, 0)
    elif figure != s.lead_figure:
        refuse(out, re_.NO_MATCH, card, s.lead_colour * N_FIGURES + s.lead_figure, 0)


def explain_super(s: State, names: bool, out: Array) -> None:
    """TK-38: write why SuperTAKI may not name a colour, or must; nothing if it is right."""
    must_name = s.phase == FREE or s.lead_colour == ANY_COLOUR
    if names and not must_name:
        refuse(out, re_.SUPER_NAMED, s.lead_colour, 0, 0)
    elif must_name and not names:
        refuse(out, re_.SUPER_UNNAMED, 0, 0, 0)


def explain_debt(s: State, card: int, out: Array) -> None:
    """Write why a card may not be laid before a debt; nothing if it may."""
    if card < N_COLOURED:
        if card % N_FIGURES != PLUS2:
            refuse(out, re_.DEBT, card, s.debt, 0)
    elif card == COLOUR:
        refuse(out, re_.DEBT_COLOUR, card, s.debt, 0)
    elif card == SUPER:
        refuse(out, re_.DEBT_SUPER, card, s.debt, 0)
    elif card == BREAKER:
        refuse(out, re_.BREAK_ON_PLUS2, 0, 0, 0)
    elif card == PLUS3 and s.plus3_in_chain == CHAIN_FORBIDS:
        refuse(out, re_.PLUS3_IN_CHAIN, s.debt, 0, 0)


def explain_call(s: State, seat: int, out: Array) -> None:
    """TK-10 to TK-12: write why a seat may not call "Last card!" now."""
    if s.last_card == CALL_OFF:
        refuse(out, re_.CALLS_OFF, 0, 0, 0)
    elif s.called >> seat & 1:
        refuse(out, re_.CALLED_ALREADY, 0, 0, 0)
    elif s.count[seat] != 1:
        refuse(out, re_.CALL_NOT_DUE, s.count[seat], 0, 0)
    elif s.pyramid and s.pyramid_start == 1 and not s.waived >> seat & 1:
        refuse(out, re_.CALL_NONE_DUE, 0, 0, 0)
    else:
        refuse(out, re_.CALL_TOO_LATE, 0, 0, 0)


def explain_catch(s: State, seat: int, offender: int, out: Array) -> None:
    """TK-11: write why a seat may not call another out."""
    silent = s.due | s.waived
    if s.last_card != CALL_CATCH:
        refuse(out, re_.CATCH_OFF, 0, 0, 0)
    elif offender == seat or not silent >> offender & 1:
        refuse(out, re_.CATCH_NOBODY, offender, 0, 0)
    elif offender == s.turn:
        refuse(out, re_.CATCH_IN_TURN, offender, 0, 0)
    else:
        refuse(out, re_.CATCH_LET_OFF, offender, 0, 0)


compile_module(__name__)
