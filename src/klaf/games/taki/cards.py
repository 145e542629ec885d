"""TAKI's cards: 52 coloured kinds and five without a colour.

A card is a whole number: colour × 13 + figure, then Change Colour, SuperTAKI, King, +3, +3 Breaker.
"""

import numpy as np

COLOURS = ("R", "B", "G", "Y")
FIGURES = ("1", "3", "4", "5", "6", "7", "8", "9", "+2", "stop", "dir", "plus", "taki")
N_FIGURES = 13
N_COLOURED = 52

PLUS2, STOP, DIRECTION, PLUS, TAKI = 8, 9, 10, 11, 12  # figures that command
ANY_COLOUR = 4  # the colour of a first leading card that has none
NO_FIGURE = 13  # the figure of a card that only colour can follow

COLOUR, SUPER, KING, PLUS3, BREAKER = 52, 53, 54, 55, 56
N_KINDS = 57
UNKNOWN = 255  # a card that the viewer may not know

KINDS = (*(c + f for c in COLOURS for f in FIGURES), "colour", "super", "king", "+3", "break")
CODES = {name: code for code, name in enumerate(KINDS)}
DECK = 116


# How often each card is in the deck (TK-01); edition 1, ``112-king``, has no +3 and no Breaker (TK-02).
COPIES = np.full((2, N_KINDS), 2, np.int64)
COPIES[:, COLOUR] = 4
COPIES[1, PLUS3:] = 0


def deck(edition: int) -> list[int]:
    """List the cards of an edition in the order they have before the first shuffle."""
    return [card for card in range(N_KINDS) for _ in range(COPIES[edition, card])]


UNKNOWN_HAND = np.uint64(0xFFFFFFFFFFFFFFFF)
