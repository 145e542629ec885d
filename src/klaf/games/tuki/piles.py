"""Draw pile, bin and the card between them: TU-05, TU-10.

``recycled`` is a multiset in one word, four bits a kind: the cards of a pile that was made of the bin. Everybody saw
them, so everybody knows that they lie there, in whatever order; they never mix with the cards that nobody has seen.
It is 0 while the pile is what was left of the deal, and again when the last of its cards has been shown.
"""

from typing import Any

import numpy as np

from klaf.engine.compiling.compile import compile_module
from klaf.engine.events import Log, tell
from klaf.engine.randomness import shuffle
from klaf.games.tuki.cards import NO_CARD
from klaf.games.tuki.events import SHUFFLED_IN
from klaf.games.tuki.state import State


def copies(card: int, n: int) -> int:
    """Return n copies of a card as a multiset."""
    return n << (4 * card)


def take_top(s: State) -> int:
    """Take the top card of the pile, which is not empty."""
    s.pile_size -= 1
    card: Any = np.int64(s.pile[s.pile_size])
    s.pile[s.pile_size] = 0
    return card  # type: ignore[no-any-return]


def draw(s: State, ev: Log) -> None:
    """TU-05, TU-10: the pile's top card is taken, from a new pile if need be."""
    if s.pile_size == 0:
        shuffle_in(s, ev)
    s.taken = take_top(s)
    s.from_pile = 1


def shuffle_in(s: State, ev: Log) -> None:
    """TU-10: the bin, all but its top card, becomes a new pile."""
    n = s.bin_size - 1
    for i in range(n):
        card: Any = np.int64(s.bin[i])
        s.recycled += copies(card, 1)
        s.pile[i] = card
    s.bin[0] = s.bin[n]
    for i in range(1, s.bin_size):
        s.bin[i] = 0
    s.pile_size = n
    s.bin_size = 1
    shuffle(s, s.pile, n)
    tell(ev, SHUFFLED_IN, -1, n, 0)


def take_from_bin(s: State) -> None:
    """TU-05: the bin's top card is taken."""
    s.bin_size -= 1
    s.taken = s.bin[s.bin_size]
    s.bin[s.bin_size] = 0


def show_taken(s: State) -> int:
    """Return the card taken, which is put or thrown now and seen by everybody."""
    card = s.taken
    if s.from_pile and s.recycled:
        s.recycled -= copies(card, 1)
    s.taken = NO_CARD
    s.from_pile = 0
    return card


def into_bin(s: State, card: int) -> None:
    """Put a card on the bin, face up."""
    s.bin[s.bin_size] = card
    s.bin_size += 1


compile_module(__name__, inline=(shuffle_in,))
