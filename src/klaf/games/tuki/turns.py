"""Whose turn it is, and the end of turns, rounds and the match: TU-04, TU-11, TU-18, TU-20."""

from typing import Any

import numpy as np

from klaf.engine.compiling.compile import compile_module
from klaf.engine.events import Log, tell
from klaf.games.tuki import events as ev_
from klaf.games.tuki.deal import deal_round
from klaf.games.tuki.parts import PART_COLUMNS, PART_POINTS, pairs_in, part_from, points_of
from klaf.games.tuki.scoring import score
from klaf.games.tuki.state import ALL_PLACES, COLUMNS, NOBODY, OVER, PLACES, ROUNDS, TAKE, State


def begin_turn(s: State, ev: Log, seat: int) -> None:
    """Pass the turn to a seat."""
    s.turn = seat
    s.phase = TAKE
    tell(ev, ev_.TURN_OF, seat, 0, 0)


def end_turn(s: State, ev: Log, seat: int, opened: bool) -> None:
    """TU-04, TU-11: the turn goes clockwise, once more past everybody when a seat has opened its last card."""
    s.quiet = 0 if opened else s.quiet + 1  # TU-18
    if s.closer != NOBODY:
        reveal(s, ev, seat)
    elif s.open[seat] == ALL_PLACES:
        s.closer = seat
        tell(ev, ev_.CLOSED, seat, 0, 0)
    following = seat + 1
    if following == s.players:
        following = 0
    if following == s.closer:
        end_round(s, ev)
    else:
        begin_turn(s, ev, following)


def must_open(s: State) -> bool:
    """TU-18: the table went round so often with no card opened that every turn must open one."""
    return s.quiet >= s.stall * s.players


def reveal(s: State, ev: Log, seat: int) -> None:
    """TU-11: at the end of a last turn whatever is still hidden is opened."""
    if ev.on:
        for place in range(PLACES):
            if not s.open[seat] >> place & 1:
                card: Any = np.int64(s.boxes[seat, place])
                tell(ev, ev_.REVEALED, seat, 0, place + PLACES * card)
    s.open[seat] = ALL_PLACES


def end_round(s: State, ev: Log) -> None:
    """TU-12, TU-20: all boxes are counted; the next round is dealt by itself, and after the fifth the match ends."""
    for seat in range(s.players):
        s.points[s.rounds, seat] = score(s.boxes[seat], s.double_parrot)
        tell_sum(s, ev, seat)
    s.rounds += 1
    if s.rounds == ROUNDS:
        finish(s, ev)
    elif not ev.stops:
        deal_round(s, ev)


def tell_sum(s: State, ev: Log, seat: int) -> None:
    """Log a finished box, what it counts and what its seat has in all."""
    if not ev.on:
        return
    pairs = pairs_in(s.boxes[seat])
    for first in range(COLUMNS):
        part = part_from(pairs, s.double_parrot, first)
        if part >= 0:
            tell_part(s, ev, seat, part)
    tell(ev, ev_.SCORED, seat, s.points[s.rounds, seat], total(s, seat))


def tell_part(s: State, ev: Log, seat: int, part: int) -> None:
    """Log a part of a box's sum: its cards, column by column, and its points."""
    box = s.boxes[seat]
    part += points_of(box, part) << PART_POINTS
    for column in range(COLUMNS):
        if part >> PART_COLUMNS + column & 1:
            tell(ev, ev_.COUNTED, seat, part, box[column])
            tell(ev, ev_.COUNTED, seat, part, box[column ^ COLUMNS])


def total(s: State, seat: int) -> int:
    """Add a seat's rounds up."""
    points = 0
    for number in range(ROUNDS):
        points += s.points[number, seat]
    return points


def finish(s: State, ev: Log) -> None:
    """TU-20: the lowest total wins; a tie is shared."""
    lowest = total(s, 0)
    for seat in range(1, s.players):
        lowest = min(lowest, total(s, seat))
    for seat in range(s.players):
        if total(s, seat) == lowest:
            s.winners |= 1 << seat
    s.phase = OVER
    s.over = 1
    tell(ev, ev_.WON, -1, s.winners, 0)


compile_module(__name__, inline=(end_round, finish, reveal, tell_part, tell_sum))
