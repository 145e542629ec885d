"""What a seat may know of a TAKI match, and the deals that fit what it knows.

Hidden are the other hands, the order of the pile and the random stream. All cards that a viewer does not
see form one pool: when discards are shuffled in they join it, and so does a first card that went back.
"""

from typing import Any

import numpy as np

from klaf.engine.bits import bit, popcount
from klaf.engine.compiling.compile import compile_module
from klaf.engine.hiding import show_common
from klaf.engine.layout import Array
from klaf.engine.randomness import rng_key, rng_shuffle
from klaf.games.taki.cards import COLOUR, COPIES, DECK, N_KINDS, UNKNOWN, UNKNOWN_HAND
from klaf.games.taki.hands import held, put_in
from klaf.games.taki.state import SEATS, State


def hide(s: State, v: State, seat: int) -> None:
    """Write into v what the seat (-1: a spectator) may know of s: what is named here, nothing else."""
    show_common(s, v)
    v.first_card, v.opener, v.must_play, v.last_card = s.first_card, s.opener, s.must_play, s.last_card
    v.direction_two, v.plus3_in_chain = s.direction_two, s.plus3_in_chain
    v.plus3_ends_taki, v.break_in_chain = s.plus3_ends_taki, s.break_in_chain
    v.win_before_break, v.auto_close = s.win_before_break, s.auto_close
    v.pyramid, v.pyramid_start = s.pyramid, s.pyramid_start

    v.phase, v.direction = s.phase, s.direction
    v.lead_colour, v.lead_figure, v.lead_at = s.lead_colour, s.lead_figure, s.lead_at
    v.taki_open, v.debt, v.added = s.taki_open, s.debt, s.added
    v.asked, v.idle = s.asked, s.idle
    v.due, v.waived, v.called = s.due, s.waived, s.called
    v.pile_size, v.discards_size = s.pile_size, s.discards_size

    for other in range(SEATS):
        v.count[other] = s.count[other]
        v.stage[other] = s.stage[other]
        v.let_off[other] = s.let_off[other]
        for k in range(2):
            v.hands[other, k] = UNKNOWN_HAND if other < s.players else np.uint64(0)
    if seat >= 0:
        for k in range(2):
            v.hands[seat, k] = s.hands[seat, k]
    for i in range(DECK):
        v.pile[i] = UNKNOWN if i < s.pile_size else 0
        v.discards[i] = s.discards[i]


def fill(s: State, rng: Array) -> None:
    """Fill a view: all cards it does not show, shuffled, go to the hidden hands and the pile."""
    once, twice, changes = shown(s)
    n = 0
    for card in range(N_KINDS):
        seen = changes if card == COLOUR else popcount(once & bit(card)) + popcount(twice & bit(card))
        for _ in range(COPIES[s.edition, card] - seen):
            s.pile[n] = card
            n += 1
    rng_shuffle(s.pile, n, rng)
    for seat in range(s.players):
        if s.hands[seat, 1] == UNKNOWN_HAND:
            s.hands[seat, 0] = np.uint64(0)
            s.hands[seat, 1] = np.uint64(0)
            for _ in range(s.count[seat]):
                n -= 1
                dealt: Any = np.int64(s.pile[n])
                put_in(s, seat, dealt)
                s.pile[n] = 0
    rng_key(rng, s.key)


def shown(s: State) -> tuple[np.uint64, np.uint64, int]:
    """Return the cards that a view shows, as a hand does: at least once, twice; and how many Change Colours."""
    once = twice = np.uint64(0)
    changes = 0
    for i in range(s.discards_size):
        if s.discards[i] == COLOUR:
            changes += 1
        else:
            kind: Any = np.int64(s.discards[i])
            card = bit(kind)
            twice |= once & card
            once |= card
    for seat in range(s.players):
        if s.hands[seat, 1] != UNKNOWN_HAND:
            changes += held(s, seat, COLOUR)
            twice |= once & s.hands[seat, 0] | s.hands[seat, 1]
            once |= s.hands[seat, 0]
    return once, twice, changes


compile_module(__name__)
