"""Cards in hands, banks, pot and on the table.

A hand is a word with three bits per kind, as many of them set, from the lowest, as it holds of that card: no hand
has more than three. So a hand is, bit for bit, the set of plays it makes possible. Burnt cards are only counted:
four bits per kind.
"""

from typing import Any

import numpy as np

from klaf.engine.compiling.compile import compile_module
from klaf.engine.events import Log, tell
from klaf.games.eight.cards import DEMON, EIGHT, HALF, N_KINDS, NO_CARD
from klaf.games.eight.events import TOOK
from klaf.games.eight.moves import LAY_WITH_HALF
from klaf.games.eight.state import OPEN, PLACES, State

_ONE = np.uint64(1)
_FIELD = np.uint64(0b111)


def with_card(cards: np.uint64, card: int) -> np.uint64:
    """Add a card to a set."""
    shift = np.uint64(3 * card)
    return cards | ((cards >> shift & _FIELD) << _ONE | _ONE) << shift


def without(cards: np.uint64, card: int, n: int) -> np.uint64:
    """Remove n cards of a kind, which are there, from a set."""
    shift = np.uint64(3 * card)
    field = cards >> shift & _FIELD
    return cards ^ (field ^ field >> np.uint64(n)) << shift


def holds(cards: np.uint64, card: int) -> int:
    """Whether a card is in a set, as 1 or 0."""
    return np.int64(cards >> np.uint64(3 * card) & _ONE)  # type: ignore[return-value]


def to_play(s: State, seat: int) -> np.uint64:
    """Return the set of cards that a seat may choose from: its hand, or its open cards once the hand is gone."""
    if s.phase != OPEN:
        return s.hands[seat]  # type: ignore[no-any-return]
    cards = np.uint64(0)
    for place in range(PLACES):
        card: Any = np.int64(s.opens[seat, place])
        if card != NO_CARD:
            cards = with_card(cards, card)
    return cards


def pairs_with_half(cards: np.uint64) -> np.uint64:
    """EH-13: the plays of one or two 8s with a Half that a set of cards makes possible."""
    eights = cards >> np.uint64(3 * EIGHT) & np.uint64(0b11)
    halves = cards >> np.uint64(3 * HALF) & _ONE
    return (eights * halves) << np.uint64(LAY_WITH_HALF)


def take_from_table(s: State, seat: int, card: int, n: int) -> None:
    """Lift n open cards of a kind; their places stay empty (EH-04)."""
    for place in range(PLACES):
        if n > 0 and s.opens[seat, place] == card:
            s.opens[seat, place] = NO_CARD
            n -= 1


def put_on_pot(s: State, card: int, n: int) -> None:
    """Lay n cards of a kind on the pot, and reckon its value in halves (EH-06, EH-10 to EH-12)."""
    for _ in range(n):
        s.pot[s.pot_size] = card
        s.pot_size += 1
    if card == HALF:
        s.pot_value += n
    elif card != DEMON:
        s.pot_value = 2 * card


def burn_pot(s: State, ev: Log, seat: int, reason: int) -> None:
    """EH-07: the cards of the pot are burnt, and count against the seat that takes it."""
    tell(ev, TOOK, seat, reason, s.pot_size)
    for i in range(s.pot_size):
        card: Any = np.int64(s.pot[i])
        s.burnt[seat] += 1 << 4 * card
        s.pot[i] = 0
    s.pot_size = 0
    s.pot_value = 0


def top_of_bank(s: State, seat: int) -> int:
    """Take the top card off a seat's bank."""
    s.bank_size[seat] -= 1
    at = seat + s.bank_size[seat] * s.players
    card: Any = np.int64(s.deck[at])
    s.deck[at] = 0
    return card  # type: ignore[no-any-return]


def fill_up(s: State, ev: Log, seat: int, kind: int) -> None:
    """EH-06: fill a hand up to three from its own bank, as far as that goes."""
    while s.hand_size[seat] < PLACES and s.bank_size[seat] > 0:
        card = top_of_bank(s, seat)
        s.hands[seat] = with_card(s.hands[seat], card)
        s.hand_size[seat] += 1
        tell(ev, kind, seat, 0, card)


def left(cards: Any) -> int:
    """Count the cards on three places of the table."""
    n = 0
    for place in range(PLACES):
        if cards[place] != NO_CARD:
            n += 1
    return n


def n_burnt(s: State, seat: int) -> int:
    """Count a seat's burnt cards."""
    n = 0
    for card in range(N_KINDS):
        n += s.burnt[seat] >> 4 * card & 15
    return n


def in_play(s: State, seat: int) -> int:
    """Count the cards that a seat has still to get rid of."""
    return s.bank_size[seat] + s.hand_size[seat] + left(s.opens[seat]) + left(s.blinds[seat])  # type: ignore[no-any-return]


compile_module(__name__)
