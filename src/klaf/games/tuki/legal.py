"""Tuki Tuki's legal moves, as bits of two words."""

import numpy as np

from klaf.engine.bits import popcount
from klaf.engine.compiling.compile import compile_module
from klaf.engine.layout import Array
from klaf.games.tuki.cards import PARROT
from klaf.games.tuki.moves import BIN, HOVER, LANDINGS, PILE, PUT, THROW, THROW_OPEN
from klaf.games.tuki.state import ALL_PLACES, COLUMNS, OPENING, PLACE, PLACES, TAKE, State
from klaf.games.tuki.turns import must_open

_NONE = np.uint64(0)


def legal(s: State, seat: int, words: Array) -> None:
    """Write a seat's legal moves: a bit per move number."""
    words[0] = _NONE
    words[1] = _NONE
    if s.phase == OPENING:
        words[0] = np.uint64(openings(s, seat))
    elif seat != s.turn:
        return
    elif s.phase == TAKE:
        words[0] = np.uint64(takings(s))
    elif s.phase == PLACE:
        hidden = ~s.open[seat] & ALL_PLACES
        flights = np.uint64(hovers(s, seat, hidden))
        words[0] = np.uint64(placings(s, hidden)) | flights << np.uint64(HOVER)
        words[1] = flights >> np.uint64(64 - HOVER)


def openings(s: State, seat: int) -> int:
    """TU-03: before the first turn, the hidden places of a seat that still has to open."""
    if s.to_open[seat] == 0:
        return 0
    return ~s.open[seat] & ALL_PLACES  # type: ignore[no-any-return]  # moves 0–7


def takings(s: State) -> int:
    """TU-05, TU-10: the bin's top card; the pile's, if there is one or the bin can give a new pile."""
    if s.pile_size > 0 or s.bin_size > 1:
        return 1 << BIN | 1 << PILE
    return 1 << BIN


def placings(s: State, hidden: int) -> int:
    """TU-06 to TU-09, TU-18: put the card anywhere, or throw it if it was drawn; at times a card must be opened."""
    forced = must_open(s)
    moves = (hidden if forced else ALL_PLACES) << PUT
    if s.from_pile:
        moves |= hidden << THROW_OPEN
        if popcount(np.uint64(hidden)) == 1 and not forced:
            moves |= 1 << THROW
    return moves


def hovers(s: State, seat: int, hidden: int) -> int:
    """TU-16: every parrot that may give its place up, with every place it may land on."""
    moves = 0
    for start in range(PLACES):
        if s.boxes[seat, start] == PARROT and not hidden >> start & 1:
            if s.hover_any or suits(s, seat, start, hidden):
                moves |= landings(hidden, start) << (LANDINGS * start)
    return moves


def suits(s: State, seat: int, start: int, hidden: int) -> bool:
    """TU-16: the card taken is a number, and the parrot's open partner is the same."""
    partner = start ^ COLUMNS
    return bool(s.taken != PARROT and s.taken == s.boxes[seat, partner] and not hidden >> partner & 1)


def landings(hidden: int, start: int) -> int:
    """Return the hidden places as the landings of a parrot: its own place, which is open, is left out."""
    below = (1 << start) - 1
    return (hidden & below) | (hidden >> 1 & ~below)


compile_module(__name__, inline=(hovers, landings, openings, placings, suits, takings))
