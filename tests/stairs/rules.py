"""Stairs's state and rules, compiled: the worked example of docs/adding-a-game.md."""

from typing import Any

import numpy as np

from klaf.engine.bits import popcount
from klaf.engine.compiling.compile import compile_module
from klaf.engine.events import Log, tell
from klaf.engine.hiding import show_common
from klaf.engine.layout import Array, MatchState, row, whole
from klaf.engine.randomness import lot, rng_key, rng_shuffle, shuffle
from klaf.engine.reasons import refuse

CARDS, SEATS = 24, 4
DRAW = CARDS  # the move; move k lays card k + 1
UNKNOWN = -1  # a hand that the viewer may not know
DEALT, OPENS, LAID, DREW, ANEW, WON = range(1, 7)  # kinds of events
OVER, OUT_OF_TURN, NOT_HELD, TOO_LOW = range(1, 5)  # reasons why a move is illegal


class State(MatchState):
    """One match. A hand is a set of cards: bit k is card k + 1."""

    dealt: int = whole()  # the house rule: how many cards each is dealt
    top: int = whole()  # the card to climb over, 0 on a new flight
    pile_size: int = whole()
    count: Array = row(np.int64, SEATS)
    hands: Array = row(np.int64, SEATS)
    pile: Array = row(np.uint8, CARDS)  # the last of pile_size is the top
    laid: Array = row(np.uint8, CARDS)  # 1 for every card that was laid


def take(s: State, ev: Log, seat: int, kind: int) -> None:
    """Move the top card of the pile into a hand."""
    s.pile_size -= 1
    card: Any = np.int64(s.pile[s.pile_size])
    s.pile[s.pile_size] = 0
    s.hands[seat] |= 1 << card - 1
    s.count[seat] += 1
    tell(ev, kind, seat, 0, card)


def deal(s: State, ev: Log) -> None:
    """ST-01: shuffle, deal, and draw lots for who begins."""
    for k in range(CARDS):
        s.pile[k] = k + 1
    s.pile_size = CARDS
    shuffle(s, s.pile, CARDS)
    for _ in range(s.dealt):
        for seat in range(s.players):
            take(s, ev, seat, DEALT)
    s.turn = lot(s, s.players)
    tell(ev, OPENS, s.turn, 0, 0)


def acting(s: State) -> int:
    """Only the seat in turn acts."""
    return 0 if s.over else 1 << s.turn


def legal(s: State, seat: int, words: Array) -> None:
    """ST-02: a card above the top, or draw."""
    words[0] = np.uint64(0)
    if seat == s.turn and not s.over:
        above = -1 << s.top
        words[0] = np.uint64(s.hands[seat] & above | 1 << DRAW)


def explain(s: State, seat: int, move: int, out: Array) -> None:
    """ST-02: why a card may not be laid; in turn, drawing is always allowed."""
    if s.over:
        refuse(out, OVER, move, 0, 0)
    elif seat != s.turn:
        refuse(out, OUT_OF_TURN, move, seat, s.turn)
    elif not s.hands[seat] >> move & 1:
        refuse(out, NOT_HELD, move + 1, 0, 0)
    else:
        refuse(out, TOO_LOW, move + 1, s.top, 0)


def apply(s: State, ev: Log, seat: int, move: int) -> None:
    """ST-02, ST-03: lay a card, or draw; with no card to draw a new flight begins."""
    if move < DRAW:
        s.hands[seat] ^= 1 << move
        s.count[seat] -= 1
        s.laid[move] = 1
        s.top = move + 1
        tell(ev, LAID, seat, 0, s.top)
    elif s.pile_size > 0:
        take(s, ev, seat, DREW)
    else:
        s.top = 0
        tell(ev, ANEW, seat, 0, 0)
    if s.count[seat] == 0:  # ST-04
        s.over = 1
        s.winners = 1 << seat
        tell(ev, WON, seat, 0, 0)
    else:
        s.turn = (seat + 1) % s.players


def hide(s: State, v: State, seat: int) -> None:
    """Show all but the other hands and the pile."""
    show_common(s, v)
    v.dealt, v.top, v.pile_size = s.dealt, s.top, s.pile_size
    for other in range(SEATS):
        v.count[other] = s.count[other]
        v.hands[other] = s.hands[other] if other == seat or other >= s.players else UNKNOWN
    for k in range(CARDS):
        v.pile[k] = 0
        v.laid[k] = s.laid[k]


def fill(s: State, rng: Array) -> None:
    """Deal the cards that were neither laid nor are in a hand that is known."""
    known = 0
    for seat in range(s.players):
        if s.hands[seat] != UNKNOWN:
            known |= s.hands[seat]
    n = 0
    for k in range(CARDS):
        if not s.laid[k] and not known >> k & 1:
            s.pile[n] = k + 1
            n += 1
    rng_shuffle(s.pile, n, rng)
    for seat in range(s.players):
        if s.hands[seat] == UNKNOWN:
            s.hands[seat] = 0
            while popcount(np.uint64(s.hands[seat])) < s.count[seat]:
                n -= 1
                s.hands[seat] |= 1 << np.int64(s.pile[n]) - 1
                s.pile[n] = 0
    rng_key(rng, s.key)


compile_module(__name__)
