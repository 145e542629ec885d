"""TAKI's rules: what a legal move does. Every function names the rules it carries out."""

from klaf.engine.compiling.compile import compile_module
from klaf.engine.events import Log, tell
from klaf.games.taki import events as ev_
from klaf.games.taki.calls import call, catch, catchable, punish_the_silent
from klaf.games.taki.cards import (
    BREAKER,
    COLOUR,
    DIRECTION,
    KING,
    N_COLOURED,
    N_FIGURES,
    NO_FIGURE,
    PLUS,
    PLUS2,
    PLUS3,
    STOP,
    SUPER,
    TAKI,
)
from klaf.games.taki.hands import discard, draw
from klaf.games.taki.moves import (
    AND_CALL,
    CATCH,
    CLOSE,
    DRAW,
    END,
    LAST,
    LAY_COLOUR,
    LAY_KING,
    LAY_PLUS3,
    LAY_SUPER,
    LAY_SUPER_NAMED,
    N_PLAYS,
    PASS,
)
from klaf.games.taki.options import (
    BREAK_ALL,
    CALL_CATCH,
    CHAIN_ADDS3,
    DIRECTION_STOPS,
)
from klaf.games.taki.state import BREAK, CHAIN, FREE, OVER, OWED, RUN, TURN, State
from klaf.games.taki.turns import after, begin_turn, pass_turn


def obey(s: State, ev: Log, seat: int, figure: int) -> None:
    """TK-19: the command of the card that ends a player's play acts; then the turn goes on."""
    if figure == STOP:  # TK-20
        tell(ev, ev_.SKIPPED, after(s, seat, 1), 0, 0)
        begin_turn(s, ev, after(s, seat, 2), TURN)
    elif figure == DIRECTION:
        reverse(s, ev, seat)
    elif figure == PLUS2:  # TK-21
        s.debt += 2
        go_on_with_chain(s, ev, seat)
    elif figure == PLUS:  # TK-24
        s.phase = OWED
        tell(ev, ev_.OWES, seat, 0, 0)
    else:
        pass_turn(s, ev, seat)


def reverse(s: State, ev: Log, seat: int) -> None:
    """TK-22: the order of play turns round; with two players it may count as a Stop."""
    s.direction = -s.direction
    tell(ev, ev_.REVERSED, -1, s.direction, 0)
    if s.players == 2 and s.direction_two == DIRECTION_STOPS:
        begin_turn(s, ev, seat, TURN)
    else:
        pass_turn(s, ev, seat)


def go_on_with_chain(s: State, ev: Log, seat: int) -> None:
    """TK-21, TK-27: the seat after this one stands before the debt."""
    tell(ev, ev_.DEBT, after(s, seat, 1), s.debt, 0)
    begin_turn(s, ev, after(s, seat, 1), CHAIN)


def close_taki(s: State, ev: Log, seat: int, by_call: int) -> None:
    """TK-35, TK-37: an open TAKI is closed, by the call or by what was laid."""
    if s.taki_open:
        s.taki_open = 0
        tell(ev, ev_.CLOSED, seat, s.lead_colour, by_call)


def lead_with_top(s: State, colour: int, figure: int) -> None:
    """Make the card just laid the leading card."""
    s.lead_at = s.discards_size - 1
    s.lead_colour = colour
    s.lead_figure = figure


def emptied(s: State, ev: Log, seat: int) -> bool:
    """TK-40, TK-41: a hand laid to the end goes up a stage, or wins; return whether the match is over."""
    if s.count[seat] != 0:
        return False
    if s.pyramid and s.stage[seat] > 1:
        s.stage[seat] -= 1
        tell(ev, ev_.CLIMBED, seat, s.stage[seat], 0)
        draw(s, ev, seat, s.stage[seat], ev_.FOR_STAGE)
        return False
    finish(s, ev, 1 << seat)
    return True


def finish(s: State, ev: Log, winners: int) -> None:
    """End the match."""
    s.phase = OVER
    s.over = 1
    s.winners = winners
    tell(ev, ev_.WON, -1, winners, 0)


def lay(s: State, ev: Log, seat: int, play: int, calls: bool) -> None:
    """Lay a card."""
    s.idle = 0
    if play < N_COLOURED:
        lay_coloured(s, ev, seat, play, calls)
    elif play < LAY_SUPER:
        lay_change_colour(s, ev, seat, play - LAY_COLOUR, calls)
    elif play == LAY_SUPER:
        lay_super(s, ev, seat, s.lead_colour, -1, calls)
    elif play < LAY_KING:
        lay_super(s, ev, seat, play - LAY_SUPER_NAMED, play - LAY_SUPER_NAMED, calls)
    elif play == LAY_KING:
        lay_king(s, ev, seat, calls)
    elif play == LAY_PLUS3:
        lay_plus3(s, ev, seat, calls)
    elif s.phase == BREAK:
        break_plus3(s, ev, seat, calls)
    else:
        throw_breaker(s, ev, seat)


def lay_coloured(s: State, ev: Log, seat: int, card: int, calls: bool) -> None:
    """TK-06, TK-34 to TK-37: lay a coloured card, alone or on an open TAKI."""
    colour = card // N_FIGURES
    figure = card % N_FIGURES
    answers = s.phase == CHAIN
    tell(ev, ev_.LAID, seat, -1, card)
    discard(s, seat, card)
    if colour != s.lead_colour:
        close_taki(s, ev, seat, 0)  # TK-35: a card of another colour closes it
    lead_with_top(s, colour, figure)
    # TK-24: nobody finishes on a Plus, but in the pyramid one goes up on it (TK-41)
    if (figure != PLUS or (s.pyramid and s.stage[seat] > 1)) and emptied(s, ev, seat):
        return
    if calls:
        call(s, ev, seat)
    if figure == TAKI and not s.taki_open:
        s.taki_open = 1
        tell(ev, ev_.OPENED, seat, colour, 0)
    if s.taki_open and not answers:  # TK-21: an answer to a chain never continues a run
        s.phase = RUN
    else:
        obey(s, ev, seat, figure)


def lay_change_colour(s: State, ev: Log, seat: int, colour: int, calls: bool) -> None:
    """TK-23: its player names the colour; an open TAKI is closed (TK-37)."""
    tell(ev, ev_.LAID, seat, colour, COLOUR)
    discard(s, seat, COLOUR)
    close_taki(s, ev, seat, 0)
    lead_with_top(s, colour, NO_FIGURE)
    if emptied(s, ev, seat):
        return
    if calls:
        call(s, ev, seat)
    pass_turn(s, ev, seat)


def lay_super(s: State, ev: Log, seat: int, colour: int, named: int, calls: bool) -> None:
    """TK-38: a TAKI of the colour in force, or after a King of the colour its player names."""
    tell(ev, ev_.LAID, seat, named, SUPER)
    discard(s, seat, SUPER)
    lead_with_top(s, colour, TAKI)
    if emptied(s, ev, seat):
        return
    if calls:
        call(s, ev, seat)
    if not s.taki_open:
        s.taki_open = 1
        tell(ev, ev_.OPENED, seat, colour, 0)
    s.phase = RUN


def lay_king(s: State, ev: Log, seat: int, calls: bool) -> None:
    """TK-25: every command in force is cancelled, and its player may lay any card at all."""
    tell(ev, ev_.LAID, seat, -1, KING)
    discard(s, seat, KING)
    close_taki(s, ev, seat, 0)
    s.debt = 0
    if emptied(s, ev, seat):
        return
    if calls:
        call(s, ev, seat)
    s.phase = FREE
    tell(ev, ev_.FREED, seat, 0, 0)


def lay_plus3(s: State, ev: Log, seat: int, calls: bool) -> None:
    """TK-26, TK-27: everybody else is asked for a Breaker before the +3 acts."""
    tell(ev, ev_.LAID, seat, -1, PLUS3)
    discard(s, seat, PLUS3)
    if s.phase == CHAIN:
        s.added = 3 if s.plus3_in_chain == CHAIN_ADDS3 else 2
        s.debt += s.added
    # TK-33, TK-41: in the pyramid a new hand waits for the window whatever the house rule says
    last_stage = not s.pyramid or s.stage[seat] == 1
    if s.win_before_break and last_stage and emptied(s, ev, seat):
        return
    if calls:
        call(s, ev, seat)
    s.phase = BREAK
    s.asked = ((1 << s.players) - 1) & ~(1 << seat)
    tell(ev, ev_.ASKED, seat, 0, 0)


def plus3_acts(s: State, ev: Log) -> None:
    """TK-26, TK-27, TK-33: no Breaker came; everybody else draws 3, or the chain goes on."""
    seat = s.turn
    if emptied(s, ev, seat):
        return
    if s.added:
        s.added = 0
        go_on_with_chain(s, ev, seat)
        return
    for step in range(1, s.players):  # TK-09
        draw(s, ev, after(s, seat, step), 3, ev_.FOR_PLUS3)
    pass_turn(s, ev, seat)


def break_plus3(s: State, ev: Log, breaker: int, calls: bool) -> None:
    """TK-29 to TK-31: the +3 is cancelled and its player draws; play goes on after that player."""
    seat = s.turn
    tell(ev, ev_.LAID, breaker, -1, BREAKER)
    tell(ev, ev_.BROKEN, breaker, seat, 0)
    discard(s, breaker, BREAKER)
    s.asked = 0
    cards = 3
    if s.added and s.break_in_chain == BREAK_ALL:
        cards += s.debt - s.added
    s.debt = 0
    s.added = 0
    if emptied(s, ev, breaker):
        return
    if calls:
        call(s, ev, breaker)
    draw(s, ev, seat, cards, ev_.FOR_BROKEN)
    pass_turn(s, ev, seat)


def throw_breaker(s: State, ev: Log, seat: int) -> None:
    """TK-32: a Breaker laid on anything else is exchanged for three cards; nothing else changes."""
    tell(ev, ev_.LAID, seat, -1, BREAKER)
    discard(s, seat, BREAKER)
    draw(s, ev, seat, 3, ev_.FOR_THROWN)
    pass_turn(s, ev, seat)


def draw_in_turn(s: State, ev: Log, seat: int) -> None:
    """TK-07, TK-21, TK-24: draw one card or all of the debt; the turn passes."""
    if s.phase == CHAIN:
        drawn = draw(s, ev, seat, s.debt, ev_.FOR_DEBT)
        s.debt = 0
    elif s.phase == OWED:
        drawn = draw(s, ev, seat, 1, ev_.FOR_PLUS)
    else:
        drawn = draw(s, ev, seat, 1, ev_.BY_CHOICE)
    s.idle = s.idle + 1 if drawn == 0 else 0
    if s.idle == s.players:
        end_stuck(s, ev)
    else:
        pass_turn(s, ev, seat)


def end_stuck(s: State, ev: Log) -> None:
    """TK-08: a whole round drew nothing; the fewest cards win."""
    fewest = s.count[0]
    for seat in range(1, s.players):
        fewest = min(fewest, s.count[seat])
    winners = 0
    for seat in range(s.players):
        if s.count[seat] == fewest:
            winners |= 1 << seat
    tell(ev, ev_.STUCK, -1, 0, 0)
    finish(s, ev, winners)


def end_run(s: State, ev: Log, seat: int, closes: bool) -> None:
    """TK-34, TK-35: end a run, closing the TAKI or leaving it open; its last card's command acts."""
    if closes:
        close_taki(s, ev, seat, 1)
    else:
        tell(ev, ev_.LEFT_OPEN, seat, s.lead_colour, 0)
    obey(s, ev, seat, s.lead_figure)


def decline(s: State, ev: Log, seat: int) -> None:
    """TK-25: the King's extra turn is a right; what led before the King leads again."""
    tell(ev, ev_.DECLINED, seat, 0, 0)
    pass_turn(s, ev, seat)


def let_pass(s: State, ev: Log, seat: int) -> None:
    """TK-11, TK-30: answer a window with nothing; the Breaker's question comes first."""
    if s.asked >> seat & 1:
        s.asked &= ~(1 << seat)
        tell(ev, ev_.PASSED, seat, 0, 0)
        if s.asked == 0:
            plus3_acts(s, ev)
        return
    if s.due >> seat & 1 and (seat != s.turn or s.phase == BREAK):
        s.due &= ~(1 << seat)
        s.waived |= 1 << seat
        tell(ev, ev_.WAIVED, seat, 0, 0)
    if s.last_card == CALL_CATCH:
        offenders = catchable(s, seat)
        if offenders:
            tell(ev, ev_.LET_OFF, seat, 0, 0)
            for offender in range(s.players):
                if offenders >> offender & 1:
                    s.let_off[offender] |= 1 << seat


def acting(s: State) -> int:
    """Return the seats that have a legal move now, a bit each."""
    if s.phase == OVER:
        return 0
    if s.phase == BREAK:
        return window(s)
    return window(s) | (1 << s.turn)


def window(s: State) -> int:
    """Return the seats that may act besides the one in turn: asked for a Breaker, a call, a catch."""
    if s.phase == OVER:
        return 0
    seats = s.asked | s.due
    if s.last_card == CALL_CATCH:
        for seat in range(s.players):
            if catchable(s, seat):
                seats |= 1 << seat
    if s.phase != BREAK:
        seats &= ~(1 << s.turn)
    return seats


def apply(s: State, ev: Log, seat: int, move: int) -> None:
    """Make a legal move."""
    if move < AND_CALL + N_PLAYS:
        punish_the_silent(s, ev, seat)
        lay(s, ev, seat, move % N_PLAYS, move >= AND_CALL)
    elif move == DRAW:
        punish_the_silent(s, ev, seat)
        draw_in_turn(s, ev, seat)
    elif move == PASS:
        let_pass(s, ev, seat)
    elif move == LAST:
        call(s, ev, seat)
    elif move == CLOSE:
        end_run(s, ev, seat, True)
    elif move == END:
        if s.phase == RUN:
            end_run(s, ev, seat, False)
        else:
            decline(s, ev, seat)
    else:
        catch(s, ev, seat, move - CATCH)


compile_module(
    __name__,
    inline=(
        break_plus3,
        decline,
        draw_in_turn,
        end_run,
        end_stuck,
        lay,
        lay_change_colour,
        lay_coloured,
        lay_king,
        lay_plus3,
        let_pass,
        plus3_acts,
        reverse,
        throw_breaker,
    ),
)
