"""Drivers over any game's states: one source for all games, written against ``dispatch``."""

from typing import Any

import numpy as np

from klaf.engine.bits import lowest, nth, popcount
from klaf.engine.compiling.compile import compile_module
from klaf.engine.dispatch import acting, apply, asked, deal, due, explain, fill, hide, legal, next_actor, window
from klaf.engine.layout import Array
from klaf.engine.randomness import derive_key, rng_below, rng_start


def start(states: Array, i: int, logs: Array) -> None:
    """Deal match i."""
    deal(states[i], logs[0])


def seats_acting(states: Array, i: int) -> int:
    """Return the seats that have a legal move in match i, a bit each."""
    return acting(states[i])


def moment_of(states: Array, i: int, out: Array) -> None:
    """Write the seats that act in match i, those that a window asks and those that may still call, a bit each."""
    out[0] = acting(states[i])
    out[1] = asked(states[i])
    out[2] = due(states[i])


def seat_next(states: Array, i: int) -> int:
    """Return the seat that a sequential driver asks in match i, -1 when it is over."""
    return next_actor(states[i])


def legal_words(states: Array, i: int, seat: int, words: Array) -> None:
    """Write a seat's legal moves in match i, a bit per move."""
    legal(states[i], seat, words)


def move_now(states: Array, i: int, logs: Array, seat: int, move: int) -> None:
    """Make a legal move in match i."""
    apply(states[i], logs[0], seat, move)


def explain_move(states: Array, i: int, seat: int, move: int, out: Array) -> None:
    """Write why a move that is not legal is forbidden in match i: a reason and its facts."""
    explain(states[i], seat, move, out)


def view_of(states: Array, i: int, views: Array, j: int, seat: int) -> None:
    """Write a seat's view of match i into views[j]."""
    hide(states[i], views[j], seat)


def views_for_all(states: Array, i: int, views: Array, words: Array, out: Array) -> None:
    """Write every seat's view of match i and its legal moves, a spectator's view after them, and what it waits for."""
    s = states[i]
    n = s.players
    for seat in range(n):
        hide(s, views[seat], seat)
        legal(s, seat, words[seat])
    hide(s, views[n], -1)
    moment_of(views, n, out)


def fill_in(states: Array, i: int, key: Array, rng: Array) -> None:
    """Fill view i with a deal that fits, the one that the key chooses."""
    rng_start(rng, key, 0)
    fill(states[i], rng)


def count_moves(words: Array) -> int:
    """Count the moves in a set of words."""
    n = 0
    for w in range(words.shape[0]):
        n += popcount(words[w])
    return n


def pick(words: Array, n: int) -> int:
    """Return the nth move of a set, in the order of their numbers."""
    w = 0
    for k in range(words.shape[0] - 1):
        here = popcount(words[k])
        past = w == k and n >= here
        w += past
        n -= here * past
    return 64 * w + nth(words[w], n)


def list_moves(words: Array, out: Array) -> int:
    """Write the moves of a set in the order of their numbers; return how many."""
    n = 0
    for w in range(words.shape[0]):
        rest = words[w]
        while rest != np.uint64(0):
            out[n] = 64 * w + nth(rest, 0)
            rest &= rest - np.uint64(1)
            n += 1
    return n


def random_match(s: Any, ev: Any, words: Array, rng: Array) -> int:
    """Play one match to its end, every legal move equally likely; return the number of moves.

    A window in which a seat can only pass asks for no decision: the pass is made but not counted.
    """
    moves = 0
    while True:
        seats = window(s)
        in_turn = seats == 0
        if in_turn:
            seats = acting(s)
            if seats == 0:
                return moves
        seat = lowest(np.uint64(seats))
        legal(s, seat, words)
        n = count_moves(words)
        if n > 1:
            move = pick(words, rng_below(rng, n))
            moves += 1
        else:
            move = pick(words, 0)
            moves += in_turn
        apply(s, ev, seat, move)


def start_many(states: Array, logs: Array, lo: int, hi: int, key: Array) -> None:
    """Deal matches lo … hi - 1 of a batch, each with a key of its own."""
    for i in range(lo, hi):
        derive_key(states[i], key, i)
        deal(states[i], logs[0])


def derive_keys(states: Array, first: int, key: Array) -> None:
    """Write into each record the key that its match, numbered from the first, has in a batch."""
    for i in range(states.shape[0]):
        derive_key(states[i], key, first + i)


def play_out(states: Array, logs: Array, lo: int, hi: int, key: Array, words: Array, rng: Array, moves: Array) -> None:
    """Play matches lo … hi - 1 to their ends at random, and write how many moves each took."""
    for i in range(lo, hi):
        rng_start(rng, key, i)
        moves[i] = random_match(states[i], logs[0], words, rng)


def actors_of(states: Array, lo: int, hi: int, out: Array) -> None:
    """Write for each match the seat that a sequential driver asks now."""
    for i in range(lo, hi):
        out[i] = next_actor(states[i])


def masks_of(states: Array, lo: int, hi: int, words: Array, out: Array) -> None:
    """Write for each match the legal moves of the seat that is asked, one cell per move."""
    for i in range(lo, hi):
        s = states[i]
        seat = next_actor(s)
        if seat < 0:
            for move in range(out.shape[1]):
                out[i, move] = False
            continue
        legal(s, seat, words)
        for move in range(out.shape[1]):
            out[i, move] = (words[move >> 6] >> np.uint64(move & 63)) & np.uint64(1) != np.uint64(0)


def first_illegal(states: Array, lo: int, hi: int, words: Array, moves: Array) -> int:
    """Return the first unfinished match in which the move is not legal for the seat that is asked, or -1."""
    for i in range(lo, hi):
        s = states[i]
        seat = next_actor(s)
        if seat >= 0:
            move = moves[i]
            if move < 0 or move >= 64 * words.shape[0]:
                return i
            legal(s, seat, words)
            if (words[move >> 6] >> np.uint64(move & 63)) & np.uint64(1) == np.uint64(0):
                return i
    return -1


def step_many(states: Array, logs: Array, lo: int, hi: int, moves: Array) -> None:
    """Make a legal move in every unfinished match."""
    for i in range(lo, hi):
        s = states[i]
        seat = next_actor(s)
        if seat >= 0:
            apply(s, logs[0], seat, moves[i])


def views_of(states: Array, lo: int, hi: int, views: Array) -> None:
    """Write for each match the view of the seat that is asked (a spectator's, once it is over)."""
    for i in range(lo, hi):
        hide(states[i], views[i], next_actor(states[i]))


compile_module(__name__, inline=(random_match, count_moves, pick), entries=True)
