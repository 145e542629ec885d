"""What a seat may know of a Tuki Tuki match, and the deals that fit what it knows.

Hidden are the cards that lie face down, from their owner too, the order of the pile, a card just drawn from it to all
but its drawer, and before the first turn what the others have opened. Cards that nobody has seen form one pool; those
of a pile made of the bin (TU-10) form another, for everybody saw them go there: no hidden place of a box holds one.
"""

from typing import Any

import numpy as np

from klaf.engine.compiling.compile import compile_module
from klaf.engine.hiding import show_common
from klaf.engine.layout import Array
from klaf.engine.randomness import rng_below, rng_key, rng_shuffle
from klaf.games.tuki.cards import COPIES, DECK, N_KINDS, UNKNOWN
from klaf.games.tuki.piles import copies
from klaf.games.tuki.state import OPENING, PLACES, ROUNDS, SEATS, TO_OPEN, State

UNKNOWN_PLACES = -1


def hide(s: State, v: State, seat: int) -> None:
    """Write into v what the seat (-1: a spectator) may know of s: what is named here, nothing else."""
    show_common(s, v)
    v.birthday, v.double_parrot, v.hover_any, v.stall = s.birthday, s.double_parrot, s.hover_any, s.stall
    v.phase, v.rounds, v.closer, v.quiet = s.phase, s.rounds, s.closer, s.quiet
    v.taken = UNKNOWN if s.from_pile and seat != s.turn else s.taken
    v.from_pile, v.recycled = s.from_pile, s.recycled
    v.pile_size, v.bin_size = s.pile_size, s.bin_size

    for other in range(SEATS):
        v.to_open[other] = s.to_open[other]
        v.order[other] = s.order[other]
        for number in range(ROUNDS):
            v.points[number, other] = s.points[number, other]
        secret = s.phase == OPENING and other != seat and other < s.players
        v.open[other] = UNKNOWN_PLACES if secret else s.open[other]
        for place in range(PLACES):
            hidden = other < s.players and (secret or not s.open[other] >> place & 1)
            v.boxes[other, place] = UNKNOWN if hidden else s.boxes[other, place]
    for i in range(DECK):
        v.pile[i] = UNKNOWN if i < s.pile_size else 0
        v.bin[i] = s.bin[i]


def fill(s: State, rng: Array) -> None:
    """Fill a view: unseen cards, shuffled, go to the hidden places, then into hand and pile unless all know these."""
    for seat in range(s.players):
        if s.open[seat] == UNKNOWN_PLACES:
            s.open[seat] = some_places(TO_OPEN - s.to_open[seat], rng)
    seen = shown(s)
    n = 0
    for card in range(N_KINDS):
        n = add_copies(s, n, card, COPIES[card] - in_pile(s, card) - (seen >> 4 * card & 15))
    rng_shuffle(s.pile, n, rng)
    n = fill_boxes(s, n)
    if s.recycled:
        for card in range(N_KINDS):
            n = add_copies(s, n, card, in_pile(s, card))
        rng_shuffle(s.pile, n, rng)
    if s.taken == UNKNOWN:
        s.taken = s.pile[n - 1]
        s.pile[n - 1] = 0
    rng_key(rng, s.key)


def some_places(n: int, rng: Array) -> int:
    """TU-03: choose n of the eight places, all choices equally likely."""
    places = 0
    for left in range(PLACES, PLACES - n, -1):
        k = rng_below(rng, left)
        for place in range(PLACES):
            if not places >> place & 1:
                if k == 0:
                    places |= 1 << place
                    break
                k -= 1
    return places


def add_copies(s: State, n: int, card: int, copies: int) -> int:
    """Add copies of a card to the n cards that lie in the pile's place; return how many they are then."""
    for i in range(n, n + copies):
        s.pile[i] = card
    return n + copies


def fill_boxes(s: State, n: int) -> int:
    """Deal the hidden places from the n cards that lie in the pile's place; return how many are left."""
    for seat in range(s.players):
        for place in range(PLACES):
            if s.boxes[seat, place] == UNKNOWN:
                n -= 1
                s.boxes[seat, place] = s.pile[n]
                s.pile[n] = 0
    return n


def shown(s: State) -> int:
    """Count the cards that a view shows: four bits a kind."""
    seen: Any = 0
    if 0 <= s.taken < N_KINDS:
        seen += copies(s.taken, 1)
    for i in range(s.bin_size):
        card: Any = np.int64(s.bin[i])
        seen += copies(card, 1)
    for seat in range(s.players):
        for place in range(PLACES):
            if s.boxes[seat, place] != UNKNOWN:
                card = np.int64(s.boxes[seat, place])
                seen += copies(card, 1)
    return seen  # type: ignore[no-any-return]


def in_pile(s: State, card: int) -> int:
    """Count the copies of a card in a pile made of the bin, with one that somebody else has just drawn."""
    n = s.recycled >> (4 * card) & 15
    if n and s.from_pile and s.taken == card:
        n -= 1
    return n


compile_module(__name__)
