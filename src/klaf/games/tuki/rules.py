"""Tuki Tuki's rules: what a legal move does. Every function names the rules it carries out."""

from typing import Any

import numpy as np

from klaf.engine.bits import lowest
from klaf.engine.compiling.compile import compile_module
from klaf.engine.events import Log, tell
from klaf.games.tuki import events as ev_
from klaf.games.tuki.cards import PARROT
from klaf.games.tuki.moves import BIN, HOVER, LANDINGS, PILE, PUT, THROW, THROW_OPEN
from klaf.games.tuki.piles import draw, into_bin, show_taken, take_from_bin
from klaf.games.tuki.state import COLUMNS, OPENING, OVER, PLACE, PLACES, State
from klaf.games.tuki.turns import begin_turn, end_turn


def open_first(s: State, ev: Log, seat: int, place: int) -> None:
    """TU-03: open a card before the first turn; when all have opened theirs, all are shown."""
    s.open[seat] |= 1 << place
    s.to_open[seat] -= 1
    tell(ev, ev_.OPENS, seat, place, s.boxes[seat, place])
    if still_to_open(s) == 0:
        show_opened(s, ev)
        find_starter(s, ev)


def still_to_open(s: State) -> int:
    """TU-03: the seats that have to open a card before the first turn."""
    seats = 0
    for seat in range(s.players):
        if s.to_open[seat]:
            seats |= 1 << seat
    return seats


def show_opened(s: State, ev: Log) -> None:
    """TU-03: all see what all have opened."""
    if not ev.on:
        return
    for seat in range(s.players):
        for place in range(PLACES):
            if s.open[seat] >> place & 1:
                card: Any = np.int64(s.boxes[seat, place])
                tell(ev, ev_.SHOWED, seat, 0, place + PLACES * card)


def find_starter(s: State, ev: Log) -> None:
    """TU-03: the highest sum plays first; the order of the seats decides a tie."""
    first: Any = np.int64(s.order[0])
    highest, tie = sum_opened(s, first), 0
    for rank in range(1, s.players):
        seat: Any = np.int64(s.order[rank])
        opened = sum_opened(s, seat)
        if opened > highest:
            first, highest, tie = seat, opened, 0
        elif opened == highest:
            tie = 1
    tell(ev, ev_.STARTS, first, highest, tie)
    begin_turn(s, ev, first)


def sum_opened(s: State, seat: int) -> int:
    """TU-03: add the two open cards up; a parrot counts as its partner in the column, or nothing."""
    places = s.open[seat]
    low = lowest(np.uint64(places))
    high = lowest(np.uint64(places & ~(1 << low)))
    one: Any = np.int64(s.boxes[seat, low])
    two: Any = np.int64(s.boxes[seat, high])
    if high - low == COLUMNS:
        if one == PARROT:
            one = two
        elif two == PARROT:
            two = one
    return one % PARROT + two % PARROT  # type: ignore[no-any-return]  # a parrot that copies nothing: 0


def take(s: State, ev: Log, seat: int, move: int) -> None:
    """TU-05: take the bin's top card, which all see, or the pile's, which only its drawer sees."""
    if move == BIN:
        take_from_bin(s)
        tell(ev, ev_.TOOK, seat, 0, s.taken)
    else:
        draw(s, ev)
        tell(ev, ev_.DREW, seat, 0, s.taken)
    s.phase = PLACE


def put(s: State, ev: Log, seat: int, place: int) -> None:
    """TU-06, TU-07: put the card taken in the place of another, which goes to the bin, seen or unseen before."""
    card = show_taken(s)
    tell(ev, ev_.PUT_AT, seat, place, card)
    opened = replace(s, ev, seat, place, card)
    end_turn(s, ev, seat, opened)


def replace(s: State, ev: Log, seat: int, place: int, card: int) -> bool:
    """Lay a card, open, in the place of another, which goes to the bin; return whether that one was hidden."""
    old: Any = np.int64(s.boxes[seat, place])
    hidden = not s.open[seat] >> place & 1
    s.boxes[seat, place] = card
    s.open[seat] |= 1 << place
    into_bin(s, old)
    tell(ev, ev_.BINNED, seat, place + PLACES * hidden, old)
    return hidden


def throw_and_open(s: State, ev: Log, seat: int, place: int) -> None:
    """TU-08: throw the card drawn away and open a hidden card."""
    throw_away(s, ev, seat)
    s.open[seat] |= 1 << place
    tell(ev, ev_.OPENED, seat, place, s.boxes[seat, place])
    end_turn(s, ev, seat, True)


def throw_and_pass(s: State, ev: Log, seat: int) -> None:
    """TU-09: throw the card drawn away and keep the last hidden card hidden."""
    throw_away(s, ev, seat)
    tell(ev, ev_.KEPT, seat, 0, 0)
    end_turn(s, ev, seat, False)


def throw_away(s: State, ev: Log, seat: int) -> None:
    """Put the card drawn on the bin."""
    card = show_taken(s)
    tell(ev, ev_.THREW, seat, 0, card)
    into_bin(s, card)


def hover(s: State, ev: Log, seat: int, start: int, landing: int) -> None:
    """TU-16: the card taken goes where a parrot is; the parrot lands on a hidden card, which goes to the bin."""
    card = show_taken(s)
    s.boxes[seat, start] = card
    tell(ev, ev_.PUT_AT, seat, start, card)
    tell(ev, ev_.HOVERED, seat, start, landing)
    replace(s, ev, seat, landing, PARROT)
    end_turn(s, ev, seat, True)


def acting(s: State) -> int:
    """Return the seats that have a legal move now, a bit each."""
    if s.phase == OPENING:
        return still_to_open(s)
    if s.phase == OVER:
        return 0
    return 1 << s.turn


def apply(s: State, ev: Log, seat: int, move: int) -> None:
    """Make a legal move."""
    if move < BIN:
        open_first(s, ev, seat, move)
    elif move <= PILE:
        take(s, ev, seat, move)
    elif move < THROW_OPEN:
        put(s, ev, seat, move - PUT)
    elif move < THROW:
        throw_and_open(s, ev, seat, move - THROW_OPEN)
    elif move == THROW:
        throw_and_pass(s, ev, seat)
    else:
        start = (move - HOVER) // LANDINGS
        landing = (move - HOVER) % LANDINGS
        hover(s, ev, seat, start, landing + (landing >= start))


compile_module(
    __name__,
    inline=(find_starter, hover, open_first, put, show_opened, take, throw_and_open, throw_and_pass),
)
