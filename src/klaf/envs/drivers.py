"""Stepping many matches with what their seats observe, compiled: one source for all games.

What a seat observes is written from its view, which a scratch record holds, never from the match itself.
"""

from typing import Any

import numpy as np

from klaf.engine.compiling.compile import compile_module
from klaf.engine.dispatch import apply, deal, hide, legal, next_actor
from klaf.engine.layout import Array
from klaf.engine.randomness import derive_key
from klaf.envs.dispatch import observe

# How eight moves of a set lie in a mask: a byte for each of their bits.
_SPREAD = (np.arange(256)[:, None] >> np.arange(8) & 1).astype(np.int8)


def observe_view(views: Array, i: int, seat: int, out: Array) -> None:
    """Write what a seat observes, from its view in views[i]."""
    observe(views[i], seat, out)


def first_refused(legals: Array, moves: Array) -> int:
    """Return the first match in which the move is not among the legal ones, or -1."""
    for i in range(moves.shape[0]):
        move = moves[i]
        if move < 0 or move >= 64 * legals.shape[1]:
            return i
        if (legals[i, move >> 6] >> np.uint64(move & 63)) & np.uint64(1) == np.uint64(0):
            return i
    return -1


def show(
    s: Any, i: int, seat: int, views: Array, legals: Array, observations: Array, masks: Array, seats: Array
) -> None:
    """Write what the seat that is asked observes and may do in match i."""
    seats[i] = seat
    hide(s, views[0], seat)
    observe(views[0], seat, observations[i])
    words = legals[i]
    legal(s, seat, words)
    spread(words, masks[i])


def spread(words: Array, out: Array) -> None:
    """Write a set of moves as a mask, eight moves at a time."""
    whole = out.shape[0] >> 3
    for b in range(whole):
        bits = np.int64(words[b >> 3] >> np.uint64(8 * (b & 7))) & 255
        for k in range(8):
            out[8 * b + k] = _SPREAD[bits, k]
    for move in range(8 * whole, out.shape[0]):
        out[move] = (words[move >> 6] >> np.uint64(move & 63)) & np.uint64(1)


def pay(s: Any, out: Array) -> None:
    """Write what a finished match brings: the winners share 1, the others share -1; nothing if all have won."""
    won = 0
    for seat in range(s.players):
        won += s.winners >> seat & 1
    for seat in range(s.players):
        if won == s.players:
            out[seat] = 0
        elif s.winners >> seat & 1:
            out[seat] = np.float32(1.0 / won)
        else:
            out[seat] = np.float32(-1.0 / (s.players - won))


def begin(states: Array, i: int, setups: Array, key: Array, number: int, logs: Array) -> int:
    """Deal the match of that number in place i; return the seat that is asked first."""
    states[i] = setups[0]
    s = states[i]
    derive_key(s, key, number)
    deal(s, logs[0])
    return next_actor(s)


def begin_all(
    states: Array,
    lo: int,
    hi: int,
    setups: Array,
    key: Array,
    numbers: Array,
    logs: Array,
    views: Array,
    legals: Array,
    observations: Array,
    masks: Array,
    seats: Array,
    rewards: Array,
    ended: Array,
    asked: Array,
) -> None:
    """Deal matches lo … hi - 1 and show them."""
    for i in range(lo, hi):
        seat = begin(states, i, setups, key, numbers[i], logs)
        rewards[i, :] = 0
        ended[i] = 0
        asked[i] = seat
        show(states[i], i, seat, views, legals, observations, masks, seats)


def step_all(
    states: Array,
    lo: int,
    hi: int,
    setups: Array,
    key: Array,
    numbers: Array,
    logs: Array,
    views: Array,
    legals: Array,
    observations: Array,
    masks: Array,
    seats: Array,
    rewards: Array,
    ended: Array,
    asked: Array,
    moves: Array,
) -> None:
    """Make a legal move in matches lo … hi - 1 and show them; in the place of one that ended, deal another."""
    for i in range(lo, hi):
        s = states[i]
        apply(s, logs[0], asked[i], moves[i])
        seat = next_actor(s)
        rewards[i, :] = 0
        ended[i] = 0
        if seat < 0:
            ended[i] = 1
            pay(s, rewards[i])
            numbers[i] += states.shape[0]
            seat = begin(states, i, setups, key, numbers[i], logs)
        asked[i] = seat
        show(states[i], i, seat, views, legals, observations, masks, seats)


compile_module(__name__, entries=True, inline=(show, spread, pay, begin))
