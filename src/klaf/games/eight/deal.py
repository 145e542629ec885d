"""Dealing a mini-game of Eight and a half, and who opens it."""

import numpy as np

from klaf.engine.bits import nth, popcount
from klaf.engine.compiling.compile import compile_module
from klaf.engine.events import Log, tell
from klaf.engine.randomness import lot, shuffle
from klaf.games.eight import events as ev_
from klaf.games.eight.cards import COPIES, N_KINDS, NO_CARD, OPENING_ORDER
from klaf.games.eight.hands import fill_up, holds, top_of_bank
from klaf.games.eight.options import CLASSIC, OPENER_WINNER, ZEROS_14
from klaf.games.eight.state import HAND, OPENING, PLACES, SEATS, SWAP, State


def deal(s: State, ev: Log) -> None:
    """Start a match: nobody has points, nobody went out before."""
    s.went_out = -1
    s.deputy = -1
    deal_next(s, ev)


def deal_next(s: State, ev: Log) -> None:
    """EH-04: deal a mini-game: blind and open cards, the Deputy's swap (EH-32), then the hands."""
    s.number += 1
    tell(ev, ev_.BEGUN, -1, s.number, 0)
    share_out(s)
    for seat in range(s.players):
        for place in range(PLACES):
            s.blinds[seat, place] = top_of_bank(s, seat)
        for place in range(PLACES):
            card = top_of_bank(s, seat)
            s.opens[seat, place] = card
            tell(ev, ev_.LAID_OUT, seat, 0, card)
    if s.deputy >= 0:
        s.turn = s.deputy
        s.phase = SWAP
        tell(ev, ev_.MAY_SWAP, s.deputy, 0, 0)
    else:
        deal_hands(s, ev)


def eighty(s: State) -> int:
    """EH-01, EH-02: whether the deck has 80 cards instead of 72, as 1 or 0."""
    return 1 if s.edition == CLASSIC and s.zeros == ZEROS_14 else 0


def n_dealt(s: State, seat: int) -> int:
    """EH-04: count the cards that a seat is dealt: as evenly as they go."""
    n = 80 if eighty(s) else 72
    return (n - seat + s.players - 1) // s.players if seat < s.players else 0


def as_dealt(s: State, seat: int) -> bool:
    """EH-05: whether a hand is still the one that took part in finding the opener."""
    by_winner = s.opener == OPENER_WINNER and s.number > 1
    return bool(s.bank_size[seat] == n_dealt(s, seat) - 3 * PLACES and not by_winner)


def share_out(s: State) -> None:
    """EH-04: shuffle the deck and deal it out singly from seat 0; nothing else lies anywhere."""
    n = 0
    for card in range(N_KINDS):
        for _ in range(COPIES[eighty(s), card]):
            s.deck[n] = card
            n += 1
    shuffle(s, s.deck, n)
    for seat in range(SEATS):
        s.bank_size[seat] = n_dealt(s, seat)
        s.hand_size[seat] = 0
        s.hands[seat] = np.uint64(0)
        s.burnt[seat] = 0
        s.seen[seat] = 0
        for place in range(PLACES):
            s.opens[seat, place] = NO_CARD
            s.blinds[seat, place] = NO_CARD
    for i in range(s.pot_size):
        s.pot[i] = 0
    s.pot_size = 0
    s.pot_value = 0
    s.first_card = NO_CARD
    s.holders = 0


def deal_hands(s: State, ev: Log) -> None:
    """EH-04: three cards from each bank into the hand; then somebody opens."""
    for seat in range(s.players):
        fill_up(s, ev, seat, ev_.DEALT)
    choose_opener(s, ev)


def choose_opener(s: State, ev: Log) -> None:
    """EH-05: the holder of the lowest yellow card opens with it, or with `winner` whoever went out last time."""
    if s.opener == OPENER_WINNER and s.number > 1:
        s.phase = HAND
        s.turn = s.went_out
        tell(ev, ev_.OPENS, s.turn, ev_.ANY_CARD, NO_CARD)
        return
    s.phase = OPENING
    for i in range(OPENING_ORDER.shape[0]):
        if s.holders == 0:
            s.first_card = OPENING_ORDER[i]
            s.holders = holding(s, s.first_card)
    if s.holders == 0:
        s.first_card = NO_CARD
        s.turn = lot(s, s.players)
        tell(ev, ev_.OPENS, s.turn, (1 << s.players) - 1 + ev_.BY_LOT + ev_.ANY_CARD, NO_CARD)
        return
    tied = popcount(np.uint64(s.holders))
    s.turn = nth(np.uint64(s.holders), lot(s, tied) if tied > 1 else 0)
    tell(ev, ev_.OPENS, s.turn, s.holders + ev_.BY_LOT * (tied > 1), s.first_card)


def holding(s: State, card: int) -> int:
    """Return the seats that have a card in hand, a bit each."""
    seats = 0
    for seat in range(s.players):
        seats |= holds(s.hands[seat], card) << seat
    return seats


compile_module(__name__, inline=(share_out, choose_opener, holding))
