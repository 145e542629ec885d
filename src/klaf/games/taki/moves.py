"""TAKI's moves: a stable number each, and its text.

========  =====================================================================
0–51      lay a coloured card, by its number
52–55     lay Change Colour, naming red, blue, green or yellow
56        lay SuperTAKI; 57–60 the same, naming its colour (TK-38)
61–63     lay King, +3, +3 Breaker
64–127    the same 64, calling "Last card!" with the play (TK-11)
128–132   draw, close, end, last, pass
133–142   catch seat 0 … 9
========  =====================================================================
"""

import numpy as np

from klaf.games.taki.cards import COLOURS, KINDS, N_COLOURED, N_FIGURES
from klaf.games.taki.state import SEATS

LAY_COLOUR = 52
LAY_SUPER = 56
LAY_SUPER_NAMED = 57
LAY_KING = 61
LAY_PLUS3 = 62
LAY_BREAKER = 63
N_PLAYS = 64
AND_CALL = 64
DRAW, CLOSE, END, LAST, PASS, CATCH = 128, 129, 130, 131, 132, 133
N_MOVES = CATCH + SEATS

_PLAYS = (
    *KINDS[:N_COLOURED],
    *(f"colour:{c}" for c in COLOURS),
    "super",
    *(f"super:{c}" for c in COLOURS),
    "king",
    "+3",
    "break",
)
TEXTS = (
    *_PLAYS,
    *(f"{play}!" for play in _PLAYS),
    "draw",
    "close",
    "end",
    "last",
    "pass",
    *(f"catch:{seat}" for seat in range(SEATS)),
)


def plays(*moves: int) -> np.uint64:
    """Make a set of plays: a bit each."""
    return np.uint64(sum(1 << move for move in set(moves)))


# Sets of plays, for the rules of what may be laid.
ALL_COLOURED = plays(*range(N_COLOURED))
ONE_COLOUR = plays(*range(N_FIGURES))  # of the first colour; shift by 13 for the next
ONE_FIGURE = plays(*range(0, N_COLOURED, N_FIGURES))  # the first figure in each colour; shift by 1 for the next
ANY_CHANGE = plays(*range(LAY_COLOUR, LAY_COLOUR + 4))
SUPER_AS_IS = plays(LAY_SUPER)
SUPER_NAMED = plays(*range(LAY_SUPER_NAMED, LAY_SUPER_NAMED + 4))
A_KING, A_PLUS3, A_BREAKER = plays(LAY_KING), plays(LAY_PLUS3), plays(LAY_BREAKER)
NOTHING = plays()

# The plays that each combination of the five colourless cards in a hand makes possible.
COLOURLESS_PLAYS = np.array(
    [
        sum(
            int(made)
            for card, made in enumerate((ANY_CHANGE, SUPER_AS_IS | SUPER_NAMED, A_KING, A_PLUS3, A_BREAKER))
            if cards >> card & 1
        )
        for cards in range(32)
    ],
    np.uint64,
)
