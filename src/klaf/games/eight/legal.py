"""The legal moves of Eight and a half, as bits of two words."""

import numpy as np

from klaf.engine.compiling.compile import compile_module, compiled
from klaf.engine.layout import Array
from klaf.games.eight import pot
from klaf.games.eight.cards import NO_CARD
from klaf.games.eight.hands import pairs_with_half, to_play
from klaf.games.eight.moves import ALLOWED, KEEP, ON_EMPTY, ON_FIVE, SWAPS, TAKE, TURN_UP
from klaf.games.eight.state import BLIND, OPENING, OVER, PLACES, SEATS, SWAP, State

_NONE = np.uint64(0)
_ONE = np.uint64(1)
_TAKE = np.uint64(1 << TAKE)
_binds_to_five = compiled(pot.binds_to_five)


def legal(s: State, seat: int, words: Array) -> None:
    """Write a seat's legal moves: a bit per move number."""
    words[0] = _NONE
    words[1] = _NONE
    if seat != s.turn or s.phase == OVER:
        return
    if s.phase == SWAP:
        swaps(s, seat, words)
        return
    moves = turn_ups(s, seat) if s.phase == BLIND else to_lay(s, seat)
    if s.pot_size > 0 and (s.may_take or moves == _NONE):  # EH-07
        moves |= _TAKE
    words[0] = moves


def to_lay(s: State, seat: int) -> np.uint64:
    """Return what the seat in turn may lay from its hand or its open cards."""
    cards = to_play(s, seat)
    if s.phase == OPENING and s.first_card != NO_CARD:  # EH-05: that card, with its equals
        return cards & np.uint64(0b111) << np.uint64(3 * s.first_card)
    return (cards | pairs_with_half(cards)) & allowed(s)


def allowed(s: State) -> np.uint64:
    """Return every play that the pot takes."""
    if s.pot_size == 0:  # EH-08
        return ON_EMPTY
    return taken_by(s, s.pot_value, s.pot[s.pot_size - 1])


def taken_by(s: State, value: int, top: int) -> np.uint64:
    """Return every play that a pot of some value, in halves, takes."""
    if _binds_to_five(value, top, s.five_after_demon):
        return ON_FIVE
    return ALLOWED[value]  # type: ignore[no-any-return]


def on_five(s: State) -> bool:
    """EH-14: whether the pot stands at five and binds the seat in turn."""
    return s.pot_size > 0 and _binds_to_five(s.pot_value, s.pot[s.pot_size - 1], s.five_after_demon)


def turn_ups(s: State, seat: int) -> np.uint64:
    """EH-21: any blind card that is left may be turned up."""
    moves = _NONE
    for place in range(PLACES):
        if s.blinds[seat, place] != NO_CARD:
            moves |= _ONE << np.uint64(TURN_UP + place)
    return moves


def swaps(s: State, seat: int, words: Array) -> None:
    """EH-32: the Deputy keeps his cards, or gives one of them for any open card of another player."""
    words[0] = np.uint64(1 << KEEP)
    for own in range(PLACES):
        for other in range(s.players):
            if other != seat:
                for place in range(PLACES):
                    move = SWAPS + (own * SEATS + other) * PLACES + place
                    words[move >> 6] |= _ONE << np.uint64(move & 63)


compile_module(__name__, inline=(swaps, turn_ups))
