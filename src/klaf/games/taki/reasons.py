"""Why a TAKI move is illegal: the rule that forbids it, and the facts."""

from typing import Any

from klaf.engine.errors import IllegalMove, OutOfTurn
from klaf.games.taki.cards import (
    ANY_COLOUR,
    BREAKER,
    COLOUR,
    COLOURS,
    COPIES,
    FIGURES,
    KINDS,
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
    END,
    LAST,
    LAY_KING,
    LAY_SUPER,
    LAY_SUPER_NAMED,
    N_PLAYS,
    PASS,
    TEXTS,
)
from klaf.games.taki.options import CALL_CATCH, CALL_OFF, CHAIN_FORBIDS
from klaf.games.taki.state import BREAK, CHAIN, FREE, OWED, RUN
from klaf.games.taki.terms import term
from klaf.locale import Term


def reason(s: Any, seat: int, move: int) -> IllegalMove:
    """Say which rule forbids a move that is not legal to a seat that has some other move."""
    phase, turn = int(s["phase"]), int(s["turn"])
    if move < AND_CALL + N_PLAYS:
        return _lay(s, seat, move)
    if move == LAST:
        return _call(s, seat)
    if move == PASS:
        return IllegalMove("TK-30", "pass-no-window")
    if move >= CATCH:
        return _catch(s, seat, move - CATCH)
    if phase == BREAK:
        return _window(own=seat == turn)
    if seat != turn:
        return OutOfTurn("TK-05", "out-of-turn", move=TEXTS[move], seat=seat, turn=turn)
    if move == DRAW:
        return _draw(phase)
    if move == CLOSE:
        if phase == RUN:
            return IllegalMove("TK-36", "close-bare")
        return IllegalMove("TK-35", "close-no-run")
    assert move == END
    if phase == RUN:
        return IllegalMove("TK-37", "end-auto-close")
    return IllegalMove("TK-35", "end-nothing")


def _window(own: bool) -> IllegalMove:
    if own:
        return IllegalMove("TK-30", "window-own")
    return IllegalMove("TK-30", "window")


def card_of(play: int) -> int:
    """Return the card that a play lays."""
    if play < N_COLOURED:
        return play
    if play < LAY_SUPER:
        return COLOUR
    if play < LAY_KING:
        return SUPER
    return play - LAY_KING + SUPER + 1


def _lay(s: Any, seat: int, move: int) -> IllegalMove:
    play = move % N_PLAYS
    card = card_of(play)
    name = term(KINDS[card])
    phase, turn = int(s["phase"]), int(s["turn"])
    if COPIES[int(s["edition"]), card] == 0:
        return IllegalMove("TK-02", "not-in-edition", card=name)
    if phase == BREAK:
        if card == BREAKER and seat == turn:
            return IllegalMove("TK-29", "own-plus3")
        if card != BREAKER:
            return _window(own=seat == turn)
        if not int(s["asked"]) >> seat & 1:
            return IllegalMove("TK-30", "passed-already")
    elif seat != turn:
        return OutOfTurn("TK-05", "out-of-turn", move=TEXTS[move], seat=seat, turn=turn)
    if not int(s["hands"][seat][0]) >> card & 1:
        return IllegalMove("TK-06", "not-held", card=name)
    against = _against(s, play, card, name) if phase != BREAK else None
    if against is not None:
        return against
    # The play alone is legal: the call with it is not.
    if int(s["last_card"]) == CALL_OFF:
        return IllegalMove("TK-11", "calls-off")
    return IllegalMove("TK-11", "call-too-early", card=name)


def _against(s: Any, play: int, card: int, name: Term) -> IllegalMove | None:
    """Say what the seat in turn may not lay and why, or None if it may."""
    phase, colour, figure = int(s["phase"]), int(s["lead_colour"]), int(s["lead_figure"])
    if phase == CHAIN:
        return _against_debt(s, card, name)
    if card == BREAKER:
        return IllegalMove("TK-32", "break-on-plus2") if phase != FREE and figure == PLUS2 else None
    if card == SUPER:
        names = play >= LAY_SUPER_NAMED
        must_name = phase == FREE or colour == ANY_COLOUR
        if names and not must_name:
            return IllegalMove("TK-38", "super-named", colour=term(COLOURS[colour]))
        return IllegalMove("TK-38", "super-unnamed") if must_name and not names else None
    if phase == RUN and card == PLUS3:
        return None if s["plus3_ends_taki"] else IllegalMove("TK-28", "plus3-ends-run")
    if card >= N_COLOURED or phase == FREE or colour in (ANY_COLOUR, card // N_FIGURES):
        return None
    if phase == RUN:
        if card % N_FIGURES == TAKI:
            return IllegalMove("TK-36", "other-taki", card=name, colour=term(COLOURS[colour]))
        return IllegalMove("TK-34", "run-colour", card=name, colour=term(COLOURS[colour]))
    if card % N_FIGURES == figure:
        return None
    if figure == NO_FIGURE:
        return IllegalMove("TK-06", "wrong-colour", card=name, colour=term(COLOURS[colour]))
    return IllegalMove("TK-06", "no-match", card=name, lead=term(COLOURS[colour] + FIGURES[figure]))


def _against_debt(s: Any, card: int, name: Term) -> IllegalMove | None:
    """Say what may not be laid before a debt."""
    debt = int(s["debt"])
    if card < N_COLOURED:
        return None if card % N_FIGURES == PLUS2 else IllegalMove("TK-21", "debt", card=name, debt=debt)
    if card == COLOUR:
        return IllegalMove("TK-23", "debt", card=name, debt=debt)
    if card == SUPER:
        return IllegalMove("TK-38", "debt", card=name, debt=debt)
    if card == BREAKER:
        return IllegalMove("TK-32", "break-on-plus2")
    forbidden = card == PLUS3 and int(s["plus3_in_chain"]) == CHAIN_FORBIDS
    return IllegalMove("TK-27", "plus3-in-chain", debt=debt) if forbidden else None


def _draw(phase: int) -> IllegalMove:
    if phase == RUN:
        return IllegalMove("TK-35", "draw-in-run")
    if phase == OWED:
        return IllegalMove("TK-24", "draw-owed")
    if phase == FREE:
        return IllegalMove("TK-25", "draw-after-king")
    return IllegalMove("TK-07", "must-play")


def _call(s: Any, seat: int) -> IllegalMove:
    if int(s["last_card"]) == CALL_OFF:
        return IllegalMove("TK-11", "calls-off")
    if int(s["called"]) >> seat & 1:
        return IllegalMove("TK-10", "called-already")
    if int(s["count"][seat]) == 1:
        dealt = bool(s["pyramid"]) and int(s["pyramid_start"]) == 1 and not int(s["waived"]) >> seat & 1
        return IllegalMove("TK-12", "call-none-due") if dealt else IllegalMove("TK-11", "call-too-late")
    return IllegalMove("TK-10", "call-not-due", count=int(s["count"][seat]))


def _catch(s: Any, seat: int, offender: int) -> IllegalMove:
    if int(s["last_card"]) != CALL_CATCH:
        return IllegalMove("TK-11", "catch-off")
    silent = int(s["due"]) | int(s["waived"])
    if offender == seat or offender >= int(s["players"]) or not silent >> offender & 1:
        return IllegalMove("TK-11", "catch-nobody", offender=offender)
    if offender == int(s["turn"]):
        return IllegalMove("TK-11", "catch-in-turn", offender=offender)
    return IllegalMove("TK-11", "catch-let-off", offender=offender)
