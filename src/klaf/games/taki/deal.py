"""Setting a TAKI match up: TK-01 to TK-05."""

from typing import Any

import numpy as np

from klaf.engine.compiling.compile import compile_module
from klaf.engine.events import Log, tell
from klaf.engine.randomness import lot, shuffle
from klaf.games.taki import events as ev_
from klaf.games.taki.cards import ANY_COLOUR, COPIES, N_COLOURED, N_FIGURES, N_KINDS, NO_FIGURE, PLUS2
from klaf.games.taki.hands import held, put_in
from klaf.games.taki.options import FIRST_ANY, FIRST_NUMBER
from klaf.games.taki.state import TURN, State
from klaf.games.taki.turns import begin_turn

HAND = 8


def deal(s: State, ev: Log) -> None:
    """TK-01 to TK-05: shuffle, deal, turn the first leading card over, and see who opens."""
    n = 0
    for card in range(N_KINDS):
        for _ in range(COPIES[s.edition, card]):
            s.pile[n] = card
            n += 1
    s.pile_size = n
    shuffle(s, s.pile, n)

    size = s.pyramid_start if s.pyramid else HAND
    for i in range(size * s.players):
        seat = i % s.players
        put_in(s, seat, take_top(s))
    for seat in range(s.players):
        s.count[seat] = size
        s.stage[seat] = size
        tell_hand(s, ev, seat)

    turn_up_first(s, ev)
    by_lot = s.opener < 0
    if by_lot:
        first = lot(s, s.players)
    else:
        first = s.opener
    s.direction = 1
    tell(ev, ev_.OPENS, first, int(by_lot), 0)
    begin_turn(s, ev, first, TURN)


def take_top(s: State) -> int:
    """Take the top card of the pile, which is not empty."""
    s.pile_size -= 1
    card: Any = np.int64(s.pile[s.pile_size])
    s.pile[s.pile_size] = 0
    return card  # type: ignore[no-any-return]


def tell_hand(s: State, ev: Log, seat: int) -> None:
    """Log the cards of a hand in the order of their numbers."""
    if not ev.on:
        return
    for card in range(N_KINDS):
        for _ in range(held(s, seat, card)):
            tell(ev, ev_.DEALT, seat, 0, card)


def turn_up_first(s: State, ev: Log) -> None:
    """TK-03, TK-04: turn cards over until one may lead; the others go back into the pile at random."""
    while True:
        card = take_top(s)
        coloured = card < N_COLOURED
        number = coloured and card % N_FIGURES < PLUS2
        if number or s.first_card == FIRST_ANY or (coloured and s.first_card != FIRST_NUMBER):
            break
        tell(ev, ev_.TURNED_UP, -1, 1, card)
        place = lot(s, s.pile_size + 1)
        for i in range(s.pile_size, place, -1):
            s.pile[i] = s.pile[i - 1]
        s.pile[place] = card
        s.pile_size += 1
    tell(ev, ev_.TURNED_UP, -1, 0, card)
    s.discards[0] = card
    s.discards_size = 1
    if coloured:
        s.lead_colour = card // N_FIGURES
        s.lead_figure = card % N_FIGURES
    else:
        s.lead_colour = ANY_COLOUR
        s.lead_figure = NO_FIGURE


compile_module(__name__, inline=(tell_hand, turn_up_first))
