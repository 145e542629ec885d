"""Tuki Tuki's cards: the numbers 0 to 12 and the parrot. A card's code is its number; the parrot's comes after them."""

import numpy as np

N_NUMBERS = 13
PARROT = 13
N_KINDS = 14
UNKNOWN = 255  # a card that the viewer may not know
NO_CARD = -1  # nothing is taken

KINDS = (*(str(number) for number in range(N_NUMBERS)), "P")
CODES = {name: code for code, name in enumerate(KINDS)}

# How often each card is in the deck (TU-01).
COPIES = np.full(N_KINDS, 8, np.int64)
COPIES[PARROT] = 4

# The deck in the order it has before every shuffle.
SORTED = np.repeat(np.arange(N_KINDS, dtype=np.uint8), COPIES)
DECK = 108


def deck() -> list[int]:
    """List the cards in the order they have before a shuffle."""
    return [int(card) for card in SORTED]
