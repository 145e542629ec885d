"""What the moves of Eight and a half do."""

from typing import Any

import numpy as np

from klaf.engine.compiling.compile import compile_module, compiled
from klaf.engine.events import Log, tell
from klaf.games.eight import events as ev_
from klaf.games.eight import pot
from klaf.games.eight.cards import EIGHT, HALF, NO_CARD
from klaf.games.eight.deal import deal_hands
from klaf.games.eight.hands import (
    burn_pot,
    fill_up,
    in_play,
    put_on_pot,
    take_from_table,
    without,
)
from klaf.games.eight.legal import allowed
from klaf.games.eight.moves import KEEP, LAY_WITH_HALF, SWAPS, TAKE, TURN_UP
from klaf.games.eight.points import end_mini_game
from klaf.games.eight.state import OPEN, OVER, PLACES, SEATS, State
from klaf.games.eight.turns import after, begin_turn

_arrests = compiled(pot.arrests)


def lay(s: State, ev: Log, seat: int, card: int, n: int, half: int) -> None:
    """EH-06, EH-13, EH-20: lay equal cards from the hand or the table, an 8 or two perhaps with a Half."""
    from_table = s.phase == OPEN
    if from_table:
        take_from_table(s, seat, card, n)
        take_from_table(s, seat, HALF, half)
    else:
        s.hands[seat] = without(without(s.hands[seat], card, n), HALF, half)
        s.hand_size[seat] -= n + half
        s.holders &= ~(1 << seat)
    play_on(s, ev, seat, card, n, half, from_table)


def play_on(s: State, ev: Log, seat: int, card: int, n: int, half: int, source: int) -> None:
    """Lay cards, lifted from somewhere, on the pot; see who is arrested, who is out, who is next."""
    caught = half == 0 and arrests(s, card, n)
    put_on_pot(s, card, n)
    put_on_pot(s, HALF, half)
    tell_laid(s, ev, seat, card, n, source)
    tell_laid(s, ev, seat, HALF, half, source)
    fill_up(s, ev, seat, ev_.FILLED)
    if caught:
        offender = after(s, seat, s.players - 1)
        tell(ev, ev_.ARRESTED, seat, offender, 0)
        burn_pot(s, ev, offender, ev_.WAS_ARRESTED)
    if in_play(s, seat) == 0:
        end_mini_game(s, ev, seat)
    elif caught:
        begin_turn(s, ev, seat)  # EH-15: the policeman opens the next pot
    else:
        begin_turn(s, ev, after(s, seat, 1))


def tell_laid(s: State, ev: Log, seat: int, card: int, n: int, source: int) -> None:
    """Log equal cards that were laid, and the pot's value after the whole play."""
    if ev.on:
        for _ in range(n):
            tell(ev, ev_.LAID, seat, source + 4 * s.pot_value, card)


def arrests(s: State, card: int, n: int) -> bool:
    """EH-15: whether a play on a pot that is not whole is the next whole number."""
    return _arrests(s.pot_value, card, n, s.half_arrests)  # type: ignore[no-any-return]


def take_pot(s: State, ev: Log, seat: int) -> None:
    """EH-07, EH-08: take the pot, nobody hears whether by choice; the next player opens another."""
    burn_pot(s, ev, seat, ev_.IN_TURN)
    begin_turn(s, ev, after(s, seat, 1))


def turn_up(s: State, ev: Log, seat: int, place: int) -> None:
    """EH-21: turn a blind card up; it goes to the pot if it can, and is turned back if it cannot."""
    card: Any = np.int64(s.blinds[seat, place])
    tell(ev, ev_.TURNED_UP, seat, place, card)
    if allowed(s) >> np.uint64(3 * card) & np.uint64(1):
        s.blinds[seat, place] = NO_CARD
        s.seen[seat] &= ~(1 << place)
        play_on(s, ev, seat, card, 1, 0, 2)
        return
    s.seen[seat] |= 1 << place
    tell(ev, ev_.TURNED_BACK, seat, place, card)
    burn_pot(s, ev, seat, ev_.BLIND_FAILED)
    begin_turn(s, ev, after(s, seat, 1))


def swap(s: State, ev: Log, seat: int, swapped: int) -> None:
    """EH-32: the Deputy gives an open card for an open card of another player."""
    place, other, there = swapped // (SEATS * PLACES), swapped // PLACES % SEATS, swapped % PLACES
    given: Any = np.int64(s.opens[seat, place])
    got: Any = np.int64(s.opens[other, there])
    s.opens[seat, place] = got
    s.opens[other, there] = given
    tell(ev, ev_.SWAPPED, seat, place + other * 4 + there * 32, given + got * 16)
    deal_hands(s, ev)


def keep(s: State, ev: Log, seat: int) -> None:
    """EH-32: the Deputy need not swap."""
    tell(ev, ev_.KEPT, seat, 0, 0)
    deal_hands(s, ev)


def acting(s: State) -> int:
    """Return the seat in turn, as a bit; none once the match is over."""
    return 0 if s.phase == OVER else 1 << s.turn


def apply(s: State, ev: Log, seat: int, move: int) -> None:
    """Make a legal move."""
    if move < LAY_WITH_HALF:
        lay(s, ev, seat, move // 3, move % 3 + 1, 0)
    elif move < TURN_UP:
        lay(s, ev, seat, EIGHT, move - LAY_WITH_HALF + 1, 1)
    elif move < TAKE:
        turn_up(s, ev, seat, move - TURN_UP)
    elif move == TAKE:
        take_pot(s, ev, seat)
    elif move == KEEP:
        keep(s, ev, seat)
    else:
        swap(s, ev, seat, move - SWAPS)


compile_module(__name__, inline=(arrests, keep, swap, take_pot, turn_up))
