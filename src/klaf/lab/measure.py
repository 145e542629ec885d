"""Plays whole matches between bots in compiled code and measures them: length, leads, cards dealt."""

from math import lcm
from typing import Any

import numpy as np

from klaf.bots.dispatch import chapter
from klaf.engine.bits import popcount
from klaf.engine.compiling.compile import compile_module
from klaf.engine.dispatch import apply, deal, next_actor, window
from klaf.engine.drivers import count_moves
from klaf.engine.events import Log
from klaf.engine.layout import Array
from klaf.engine.numbers import MOST_SEATS
from klaf.engine.randomness import rng_start
from klaf.lab.ask import ask
from klaf.lab.probe import advantage, begins_turn, cards, points, won_deal

# The columns of a match's row; the points of its seats follow.
MOVES, TURNS, DEALS, LEADS, OPENER, WINNERS, POINTS = 0, 1, 2, 3, 4, 5, 6
COLUMNS = POINTS + MOST_SEATS
SHARES = lcm(*range(1, MOST_SEATS + 1))  # the parts of a win: whole numbers for as many as share it


def leader(s: Any) -> int:
    """Return the seat that stands best, -1 if several do."""
    best = advantage(s, 0)
    alone = 0
    for seat in range(1, s.players):
        here = advantage(s, seat)
        if here > best:
            best = here
            alone = seat
        elif here == best:
            alone = -1
    return alone


def note_cards(s: Any, rows: Array) -> None:
    """Begin a deal: write what each seat was dealt, and its points so far."""
    kinds = rows.shape[1] - s.players - 2
    for seat in range(s.players):
        for k in range(rows.shape[1]):
            rows[seat, k] = 0
        cards(s, seat, rows[seat])
        rows[seat, kinds + seat] = 1
        rows[seat, kinds + s.players + 1] = -points(s, seat)


def add_products(s: Any, rows: Array, sums: Array) -> None:
    """End a deal: add every product of what a seat was dealt and what it came to."""
    won = won_deal(s)
    share = SHARES // popcount(np.uint64(won))
    width = rows.shape[1]
    for seat in range(s.players):
        row = rows[seat]
        row[width - 2] = (won >> seat & 1) * share
        row[width - 1] += points(s, seat)
        for j in range(width):
            if row[j] != 0:
                for k in range(width):
                    sums[j, k] += row[j] * row[k]


def measure_match(
    states: Array,
    i: int,
    ev: Log,
    seats: Array,
    plans: Array,
    minds: Array,
    sees_all: Array,
    views: Array,
    worlds: Array,
    nodes: Array,
    scratch: Any,
    out: Array,
    rows: Array,
    sums: Array,
) -> None:
    """Play match i to its end and write its row; add up products of cards if there is room for them."""
    s = states[i]
    deal(s, ev)
    looks = sums.shape[0] > 0
    if looks:
        note_cards(s, rows)
    for k in range(out.shape[0]):
        out[k] = 0
    out[OPENER] = -1
    before = chapter(s)
    led = -1
    while True:
        seat = next_actor(s)
        if seat < 0:
            break
        asked = window(s) != 0
        move = ask(states, i, seat, ev, seats, plans, minds, sees_all, views, worlds, nodes, scratch)
        if not asked or count_moves(scratch.allowed) > 1:  # who can only pass decides nothing
            out[MOVES] += 1
        if begins_turn(s, move):
            out[TURNS] += 1
            if out[OPENER] < 0:
                out[OPENER] = seat
        apply(s, ev, seat, move)
        if s.over or chapter(s) != before:
            before = chapter(s)
            out[DEALS] += 1
            if looks:
                add_products(s, rows, sums)
                note_cards(s, rows)
        front = leader(s)
        if front >= 0 and front != led:
            out[LEADS] += led >= 0
            led = front
    out[WINNERS] = s.winners
    for seat in range(s.players):
        out[POINTS + seat] = points(s, seat)


def measure_matches(
    states: Array,
    first: int,
    key: Array,
    seating: Array,
    plans: Array,
    minds: Array,
    sees_all: Array,
    logs: Array,
    views: Array,
    worlds: Array,
    nodes: Array,
    scratches: Array,
    table: Array,
    rows: Array,
    sums: Array,
) -> None:
    """Play matches, numbered from the first, each with a stream of chance of its own for the bots."""
    for i in range(states.shape[0]):
        rng_start(scratches[0].rng, key, first + i)
        measure_match(
            states,
            i,
            logs[0],
            seating[i],
            plans,
            minds,
            sees_all,
            views,
            worlds,
            nodes,
            scratches[0],
            table[i],
            rows,
            sums,
        )


compile_module(__name__, inline=(measure_match,), entries=True)
