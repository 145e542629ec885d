"""What a seat may know of a match of Eight and a half, and the deals that fit what it knows.

Hidden are the other hands, all banks and the blind cards, one's own too, except those that were turned up and turned
back: these everybody has seen. The opening told everybody which hands hold the opening card, and that no hand holds a
card that would have opened before it (EH-05): as long as a hand is as it was dealt, that is known of it.
"""

from typing import Any

import numpy as np

from klaf.engine.bits import popcount
from klaf.engine.compiling.compile import compile_module
from klaf.engine.hiding import show_common
from klaf.engine.layout import Array
from klaf.engine.randomness import rng_below, rng_key
from klaf.games.eight.cards import COPIES, DECK, N_KINDS, NO_CARD, OPENING_RANK, UNKNOWN, UNKNOWN_HAND
from klaf.games.eight.deal import as_dealt, eighty
from klaf.games.eight.hands import holds, with_card
from klaf.games.eight.state import PLACES, SEATS, State


def hide(s: State, v: State, seat: int) -> None:
    """Write into v what the seat (-1: a spectator) may know of s: what is named here, nothing else."""
    show_common(s, v)
    v.zeros, v.opener, v.may_take, v.five_after_demon = s.zeros, s.opener, s.may_take, s.five_after_demon
    v.half_arrests, v.show_seen_blinds, v.tie_fewest = s.half_arrests, s.show_seen_blinds, s.tie_fewest

    v.phase, v.number, v.went_out, v.deputy = s.phase, s.number, s.went_out, s.deputy
    v.first_card, v.holders, v.pot_value, v.pot_size = s.first_card, s.holders, s.pot_value, s.pot_size
    for other in range(SEATS):
        v.points[other] = s.points[other]
        v.hand_size[other] = s.hand_size[other]
        v.bank_size[other] = s.bank_size[other]
        v.seen[other] = s.seen[other]
        v.burnt[other] = s.burnt[other]
        v.hands[other] = UNKNOWN_HAND if s.hand_size[other] > 0 and other != seat else s.hands[other]
        for place in range(PLACES):
            v.opens[other, place] = s.opens[other, place]
            hidden = s.blinds[other, place] != NO_CARD and s.seen[other] >> place & 1 == 0
            v.blinds[other, place] = UNKNOWN if hidden else s.blinds[other, place]
    for i in range(DECK):
        v.pot[i] = s.pot[i]
        v.deck[i] = UNKNOWN if in_bank(s, i) else 0


def in_bank(s: State, at: int) -> bool:
    """Whether a place of the deck holds a card that still lies in somebody's bank."""
    return bool(at // s.players < s.bank_size[at % s.players])


def fill(s: State, rng: Array) -> None:
    """Fill a view: the cards it does not show go to the hidden hands, then to blind places and banks, by chance."""
    n = fill_hands(s, gather_unseen(s), rng)
    for seat in range(s.players):
        for place in range(PLACES):
            if s.blinds[seat, place] == UNKNOWN:
                n = draw_last(s, n, rng)
                s.blinds[seat, place] = s.deck[n]
    for k in range(n, DECK):
        s.deck[k] = 0
    at = DECK - 1  # what is left is spread over the banks, from the last place down
    while n > 0:
        if in_bank(s, at):
            n = draw_last(s, n, rng)
            card: Any = np.int64(s.deck[n])
            s.deck[n] = 0
            s.deck[at] = card
        at -= 1
    rng_key(rng, s.key)


def gather_unseen(s: State) -> int:
    """Write the cards that a view does not show into the deck; return how many."""
    shown: Any = 0  # how many of each card, four bits per kind
    for i in range(s.pot_size):
        shown += 1 << 4 * np.int64(s.pot[i])
    for seat in range(s.players):
        shown += s.burnt[seat]
        for place in range(PLACES):
            if s.opens[seat, place] != NO_CARD:
                shown += 1 << 4 * np.int64(s.opens[seat, place])
            if s.blinds[seat, place] < N_KINDS:
                shown += 1 << 4 * np.int64(s.blinds[seat, place])
        if s.hands[seat] != UNKNOWN_HAND:
            for card in range(N_KINDS):
                shown += popcount(s.hands[seat] >> np.uint64(3 * card) & np.uint64(0b111)) << 4 * card
    n = 0
    for card in range(N_KINDS):
        for _ in range(COPIES[eighty(s), card] - (shown >> 4 * card & 15)):
            s.deck[n] = card
            n += 1
    return n


def draw_last(s: State, n: int, rng: Array) -> int:
    """Bring one of the first n cards of the deck, by chance, to their end; return how many are before it."""
    i = rng_below(rng, n)
    card = s.deck[i]
    s.deck[i] = s.deck[n - 1]
    s.deck[n - 1] = card
    return n - 1


def fill_hands(s: State, n: int, rng: Array) -> int:
    """Draw the hidden hands, all of those that fit as likely; return how many cards are left."""
    hidden = 0
    for seat in range(s.players):
        if s.hands[seat] == UNKNOWN_HAND:
            hidden |= 1 << seat
    while True:
        rest = n
        fits = True
        for i in range(2 * s.players):  # hands of which something is known first: the others leave them no less
            seat = i % s.players
            known = as_dealt(s, seat)
            if fits and hidden >> seat & 1 and known == (i < s.players):
                s.hands[seat] = np.uint64(0)
                for _ in range(s.hand_size[seat]):
                    rest = draw_that_opens_late(s, rest, rng) if known else draw_last(s, rest, rng)
                    card: Any = np.int64(s.deck[rest])
                    s.hands[seat] = with_card(s.hands[seat], card)
                if known and s.first_card != NO_CARD:
                    fits = holds(s.hands[seat], s.first_card) == s.holders >> seat & 1
        if fits:
            return rest


def draw_that_opens_late(s: State, n: int, rng: Array) -> int:
    """EH-05: draw as `draw_last` does, but no card that would have opened before the one that did."""
    while True:
        last = draw_last(s, n, rng)
        if OPENING_RANK[s.deck[last]] >= OPENING_RANK[s.first_card]:
            return last


compile_module(__name__, inline=(gather_unseen, fill_hands, draw_that_opens_late))
