"""The moves of Eight and a half: a stable number each, and its text.

========  =====================================================================
0–35      lay one, two or three of a card: card × 3 + how many - 1
36, 37    lay one or two 8s together with a Half (EH-13)
38–40     turn up the blind card at place 0, 1 or 2
41        take the pot
42        keep one's open cards
43–87     swap: own place × 15 + seat × 3 + that seat's place
========  =====================================================================
"""

import numpy as np

from klaf.games.eight.cards import DEMON, EIGHT, FIVE, HALF, KINDS, N_KINDS, NINE, ZERO
from klaf.games.eight.state import PLACES, SEATS

LAY_WITH_HALF, TURN_UP, TAKE, KEEP, SWAPS = 36, 38, 41, 42, 43
N_MOVES = SWAPS + PLACES * SEATS * PLACES

TEXTS = (
    *(name + times for name in KINDS for times in ("", "x2", "x3")),
    "8+half",
    "8x2+half",
    *(f"blind:{place}" for place in range(PLACES)),
    "take",
    "keep",
    *(f"swap:{own}:{seat}:{place}" for own in range(PLACES) for seat in range(SEATS) for place in range(PLACES)),
)

HIGHEST = 2 * NINE + 8  # a pot at 9 with all eight Halves on it, in halves


def plays(*cards: int) -> int:
    """Make a set of plays: any number of each of some cards, a bit each."""
    return sum(0b111 << 3 * card for card in cards)


WITH_HALF = 0b11 << LAY_WITH_HALF
SPECIALS = plays(ZERO, HALF, DEMON)


def _allowed(value: int) -> int:
    """EH-06, EH-10 to EH-13: the plays that a pot of some value, in halves, takes."""
    found = plays(DEMON, *(card for card in range(1, NINE + 1) if 2 * card >= value))
    if value % 2 == 0:
        found |= plays(ZERO)
    if value != 2 * EIGHT + 1:
        found |= plays(HALF)
    if value <= 2 * EIGHT + 1:
        found |= WITH_HALF
    return found


ALLOWED = np.array([_allowed(value) for value in range(HIGHEST + 1)], np.uint64)
ON_EMPTY = np.uint64(plays(*range(N_KINDS)) | WITH_HALF)  # EH-08
ON_FIVE = np.uint64(plays(*range(FIVE + 1)) | SPECIALS)  # EH-14
