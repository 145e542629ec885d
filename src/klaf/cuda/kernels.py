"""Kernels over many matches: each thread runs one of the engine's drivers on one match."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from klaf.cuda.toolkit import cached_kernel
from klaf.engine import drivers
from klaf.engine.description import Description
from klaf.engine.dispatch import load_rules
from klaf.engine.randomness import rng_start

cuda: Any = import_module("numba.cuda")


@dataclass(frozen=True)
class Kernels:
    """The kernels of a batch, one for each thing it does on the device."""

    deal: Any
    actors: Any
    masks: Any
    refuse: Any
    step: Any
    views: Any
    play: Any
    over: Any
    winners: Any
    pick: Any


def functions(dtype: "np.dtype[np.void]", n_words: int) -> dict[str, Callable[..., None]]:
    """Return the kernels, not compiled yet, for a game's record type and the number of words in its sets of moves."""

    def deal(states: Any, setups: Any, logs: Any, key: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            states[i] = setups[0]
            drivers.start_many(states, logs, i, i + 1, key)

    def actors(states: Any, out: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            drivers.actors_of(states, i, i + 1, out)

    def masks(states: Any, out: Any) -> None:
        words = cuda.local.array(n_words, np.uint64)
        i = cuda.grid(1)
        if i < states.shape[0]:
            drivers.masks_of(states, i, i + 1, words, out)

    def refuse(states: Any, moves: Any, first: Any) -> None:
        """Find the first match in which the move is not legal; ``first`` holds the number of matches before."""
        words = cuda.local.array(n_words, np.uint64)
        i = cuda.grid(1)
        if i < states.shape[0]:
            if drivers.first_illegal(states, i, i + 1, words, moves) >= 0:
                cuda.atomic.min(first, 0, i)

    def step(states: Any, logs: Any, moves: Any, first: Any) -> None:
        """Make the moves, unless one of them is refused."""
        i = cuda.grid(1)
        if i < states.shape[0] and first[0] == states.shape[0]:
            drivers.step_many(states, logs, i, i + 1, moves)

    def views(states: Any, out: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            drivers.views_of(states, i, i + 1, out)

    def play(states: Any, logs: Any, key: Any, moves: Any) -> None:
        """Play a match to its end in the thread's own memory, which is interleaved with that of other threads."""
        own = cuda.local.array(1, dtype)
        words = cuda.local.array(n_words, np.uint64)
        rng = cuda.local.array(4, np.int64)
        i = cuda.grid(1)
        if i < states.shape[0]:
            own[0] = states[i]
            rng_start(rng, key, i)
            moves[i] = drivers.random_match(own[0], logs[0], words, rng)
            states[i] = own[0]

    def over(states: Any, out: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            out[i] = states[i].over != 0

    def winners(states: Any, out: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            for seat in range(out.shape[1]):
                out[i, seat] = states[i].winners >> seat & 1 != 0

    def pick(rows: Any, offset: int, out: Any) -> None:
        """Copy some bytes of every record, those of a field, side by side."""
        i = cuda.grid(1)
        if i < rows.shape[0]:
            for k in range(out.shape[1]):
                out[i, k] = rows[i, offset + k]

    made = (deal, actors, masks, refuse, step, views, play, over, winners, pick)
    return {function.__name__: function for function in made}


def signatures(dtype: "np.dtype[np.void]") -> dict[str, tuple[Any, ...]]:
    """Return the types of each kernel's arguments, to compile it where there is no GPU."""
    import numba
    from numba import types

    from klaf.engine.events import Log

    records, logs = numba.from_dtype(dtype)[::1], numba.from_dtype(Log.dtype)[::1]
    key, numbers, cells = types.uint32[::1], types.int64[::1], types.boolean[:, ::1]
    rows = types.uint8[:, ::1]
    return {
        "deal": (records, records, logs, key),
        "actors": (records, numbers),
        "masks": (records, cells),
        "refuse": (records, numbers, numbers),
        "step": (records, logs, numbers, numbers),
        "views": (records, records),
        "play": (records, logs, key, numbers),
        "over": (records, types.boolean[::1]),
        "winners": (records, cells),
        "pick": (rows, types.int64, rows),
    }


@cache
def kernels(game: Description) -> Kernels:
    """Return the kernels of a game; each is compiled when it is first used.

    Raises:
        MissingExtra, NoDevice: nothing can be played on a GPU here.
    """
    load_rules(game)
    made = functions(game.state.dtype, game.moves.words)
    return Kernels(**{each.name: cached_kernel(made[each.name]) for each in fields(Kernels)})
