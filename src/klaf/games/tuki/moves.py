"""Tuki Tuki's moves: a stable number each, and its text.

========  =====================================================================
0–7       open a place, before the first turn
8, 9      take the bin's top card; draw from the pile
10–17     put the card taken at a place
18–25     throw the card drawn away and open a place
26        throw it away and pass (TU-09)
27–82     hover: the card goes where a parrot is, the parrot lands elsewhere;
          seven landings for each of the eight places, in order
========  =====================================================================
"""

from klaf.games.tuki.state import PLACES

BIN = 8
PILE = 9
PUT = 10
THROW_OPEN = 18
THROW = 26
HOVER = 27
LANDINGS = PLACES - 1

TEXTS = (
    *(f"open:{place}" for place in range(PLACES)),
    "bin",
    "pile",
    *(f"put:{place}" for place in range(PLACES)),
    *(f"throw:{place}" for place in range(PLACES)),
    "throw",
    *(f"hover:{start}:{landing}" for start in range(PLACES) for landing in range(PLACES) if landing != start),
)
