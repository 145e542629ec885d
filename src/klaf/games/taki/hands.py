"""Cards in hands, pile and discards: taking, giving, shuffling in.

A hand is two words. Bit k of the first says that card k is held, of the second that it is held twice.
Only Change Colour exists four times: its second, third and fourth copy are bits 57 to 59 of the first word.
"""

from typing import Any

import numpy as np

from klaf.engine.bits import bit, popcount
from klaf.engine.compiling.compile import compile_module
from klaf.engine.events import Log, tell
from klaf.engine.randomness import shuffle
from klaf.games.taki.cards import COLOUR, N_KINDS
from klaf.games.taki.events import DREW, SHUFFLED_IN
from klaf.games.taki.options import CALL_OFF
from klaf.games.taki.state import State

_ONE = np.uint64(1)
_MORE_COLOURS = N_KINDS  # the bit of a second Change Colour
_ALL_COLOURS = np.uint64(1 << COLOUR | 0b111 << _MORE_COLOURS)


def put_in(s: State, seat: int, card: int) -> None:
    """Add a card to a hand."""
    hand = s.hands[seat]
    b = bit(card)
    if card != COLOUR:
        hand[1] |= hand[0] & b
        hand[0] |= b
    else:
        copy = b
        more = bit(_MORE_COLOURS)
        while hand[0] & copy:
            copy = more
            more = more << _ONE
        hand[0] |= copy


def take_out(s: State, seat: int, card: int) -> None:
    """Remove a card, which is there, from a hand."""
    hand = s.hands[seat]
    b = bit(card)
    if card != COLOUR:
        hand[0] &= ~b | hand[1]
        hand[1] &= ~b
    else:
        copy = b
        more = bit(_MORE_COLOURS)
        while hand[0] & more:
            copy = more
            more = more << _ONE
        hand[0] &= ~copy


def held(s: State, seat: int, card: int) -> int:
    """Count how often a hand holds a card."""
    hand = s.hands[seat]
    if card != COLOUR:
        return popcount(hand[0] & bit(card)) + popcount(hand[1] & bit(card))
    return popcount(hand[0] & _ALL_COLOURS)


def hand_changed(s: State, seat: int) -> None:
    """TK-12: with one card left a call is due, whatever left it; a call lapses when the hand changes again."""
    others = ~(1 << seat)
    s.due &= others
    s.waived &= others
    s.called &= others
    s.let_off[seat] = 0
    if s.count[seat] == 1 and s.last_card != CALL_OFF:
        s.due |= 1 << seat


def settle(s: State, seat: int) -> None:
    """Forget that a seat did not call: it has paid, or with `catch` its next turn begins."""
    s.due &= ~(1 << seat)
    s.waived &= ~(1 << seat)
    s.let_off[seat] = 0


def discard(s: State, seat: int, card: int) -> None:
    """Move a card from a hand onto the discards."""
    take_out(s, seat, card)
    s.count[seat] -= 1
    hand_changed(s, seat)
    s.discards[s.discards_size] = card
    s.discards_size += 1


def draw(s: State, ev: Log, seat: int, n: int, reason: int) -> int:
    """Draw n cards into a hand, or what there is (TK-08); return how many it were."""
    drawn = 0
    while drawn < n:
        if s.pile_size == 0:
            shuffle_in(s, ev)
            if s.pile_size == 0:
                break
        top = s.pile_size - 1
        card: Any = np.int64(s.pile[top])
        s.pile[top] = 0
        s.pile_size = top
        put_in(s, seat, card)
        s.count[seat] += 1
        drawn += 1
        tell(ev, DREW, seat, reason, card)
    if drawn == 0:
        tell(ev, DREW, seat, reason, -1)
    else:
        hand_changed(s, seat)
    return drawn


def shuffle_in(s: State, ev: Log) -> None:
    """TK-08: all discards but the leading card and what lies on it become a new pile."""
    n = s.lead_at
    if n == 0:
        return
    for i in range(n):
        s.pile[i] = s.discards[i]
    s.pile_size = n
    kept = s.discards_size - n
    for i in range(kept):
        s.discards[i] = s.discards[n + i]
    for i in range(kept, s.discards_size):
        s.discards[i] = 0
    s.discards_size = kept
    s.lead_at = 0
    shuffle(s, s.pile, n)
    tell(ev, SHUFFLED_IN, -1, n, 0)


compile_module(__name__)
