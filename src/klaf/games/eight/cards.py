"""The cards of Eight and a half: the numbers 0 to 9, Half and Demon, each a whole number."""

import numpy as np

ZERO, FIVE, EIGHT, NINE, HALF, DEMON = 0, 5, 8, 9, 10, 11
N_KINDS = 12
NO_CARD = 12  # an empty place on the table
UNKNOWN = 255  # a card that the viewer may not know
UNKNOWN_HAND = np.uint64(0xFFFFFFFFFFFFFFFF)

KINDS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "half", "demon")
CODES = {name: code for code, name in enumerate(KINDS)}
DECK = 80

# How often each card is there: in the 72 cards of EH-01, and in the 80 of EH-02 with its 14 zeros.
COPIES = np.array([[6, 4, 4, 6, 6, 6, 6, 6, 6, 6, 8, 8], [14, 4, 4, 6, 6, 6, 6, 6, 6, 6, 8, 8]], np.int64)

# EH-03, EH-05: cards in the order in which they are looked for to open: yellow ones, then the other numbers.
OPENING_ORDER = np.array([1, 2, 3, 4, 6, 7, 8, 0, 5, 9], np.int64)

# The place of each card in that order, Half and Demon behind all: no hand holds a card before the one that opens.
OPENING_RANK = np.full(N_KINDS + 1, len(OPENING_ORDER), np.int64)
OPENING_RANK[OPENING_ORDER] = np.arange(len(OPENING_ORDER))


def deck(eighty: int) -> list[int]:
    """List the cards in the order they have before the shuffle: the 72, or the 80."""
    return [card for card in range(N_KINDS) for _ in range(COPIES[eighty, card])]
