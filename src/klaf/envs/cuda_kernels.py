"""Kernels of the vector environment, a thread a match.

A step goes through all matches several times, so that threads beside each other do the same: moves, then deals where
matches ended, then what is shown.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from klaf.cuda.toolkit import cached_kernel
from klaf.engine.description import Description
from klaf.engine.dispatch import apply, hide, legal, load_rules, next_actor
from klaf.envs import drivers
from klaf.envs.dispatch import load, observation, observe

cuda: Any = import_module("numba.cuda")

DEALERS = 64  # threads of a block that deals: few matches end at a time
SHARED = 24_576  # bytes of a multiprocessor's shared memory that a block may take for observations


@dataclass(frozen=True)
class Kernels:
    """What a step does on the device, a kernel each, and the threads a block of those that choose it themselves."""

    ready: Any
    anew: Any
    refuse: Any
    take: Any
    begin: Any
    show: Any
    shown: int
    dealers: int = DEALERS


def threads_to_show(length: int) -> int:
    """Return how many observations of a length fit into a block's shared memory: a power of two."""
    threads = 128
    while threads > 32 and threads * (length + 4) > SHARED:
        threads //= 2
    return threads


def functions(dtype: "np.dtype[np.void]", n_words: int, length: int) -> dict[str, Callable[..., None]]:
    """Write the kernels for a game's record, the words of its sets of moves and the entries of its observation."""
    threads = threads_to_show(length)
    # Rows an odd number of four bytes apart: threads that write the same entry do not wait for each other.
    written = (threads, (length + 3) // 4 * 4 + (4 if (length + 3) // 4 % 2 == 0 else 0))
    sets = (threads, n_words)

    def ready(control: Any, n: int) -> None:
        control[0] = n
        control[1] = 0

    def anew(numbers: Any, fresh: Any, rewards: Any, ended: Any, control: Any) -> None:
        i = cuda.grid(1)
        n = numbers.shape[0]
        if i == 0:
            control[0] = n
            control[1] = n
        if i < n:
            numbers[i] = i
            fresh[i] = i
            ended[i] = 0
            for seat in range(rewards.shape[1]):
                rewards[i, seat] = 0

    def refuse(legals: Any, moves: Any, control: Any) -> None:
        i = cuda.grid(1)
        if i < moves.shape[0]:
            if drivers.first_refused(legals[i : i + 1], moves[i : i + 1]) == 0:
                cuda.atomic.min(control, 0, i)

    def take(
        states: Any, logs: Any, asked: Any, moves: Any, rewards: Any, ended: Any, numbers: Any, fresh: Any, control: Any
    ) -> None:
        """Make the moves, unless one is refused; put matches that ended on the list of those to be dealt."""
        i = cuda.grid(1)
        n = states.shape[0]
        if i < n and control[0] == n:
            s = states[i]
            apply(s, logs[0], asked[i], moves[i])
            seat = next_actor(s)
            asked[i] = seat
            ended[i] = 0
            for k in range(rewards.shape[1]):
                rewards[i, k] = 0
            if seat < 0:
                ended[i] = 1
                drivers.pay(s, rewards[i])
                numbers[i] += n
                fresh[cuda.atomic.add(control, 1, 1)] = i

    def begin(
        states: Any, setups: Any, key: Any, numbers: Any, logs: Any, asked: Any, fresh: Any, control: Any
    ) -> None:
        k = cuda.grid(1)
        if k < control[1]:
            i = fresh[k]
            asked[i] = drivers.begin(states, i, setups, key, numbers[i], logs)

    def show(states: Any, asked: Any, legals: Any, observations: Any, masks: Any, seats: Any, control: Any) -> None:
        """Write observations and sets of moves near the threads first, so that rows go out in one stream."""
        view = cuda.local.array(1, dtype)
        rows = cuda.shared.array(written, np.int8)
        words = cuda.shared.array(sets, np.uint64)
        t = cuda.threadIdx.x
        base = cuda.blockIdx.x * threads
        n = states.shape[0]
        if control[0] == n:
            i = base + t
            if i < n:
                seat = asked[i]
                seats[i] = seat
                hide(states[i], view[0], seat)
                observe(view[0], seat, rows[t])
                legal(states[i], seat, words[t])
                for w in range(n_words):
                    legals[i, w] = words[t, w]
            cuda.syncthreads()
            here = min(threads, n - base)
            for k in range(t, here * length, threads):
                row = k // length
                observations[base + row, k - row * length] = rows[row, k - row * length]
            width = masks.shape[1]
            for k in range(t, here * width, threads):
                row = k // width
                move = k - row * width
                masks[base + row, move] = (words[row, move >> 6] >> np.uint64(move & 63)) & np.uint64(1)

    made = (ready, anew, refuse, take, begin, show)
    return {function.__name__: function for function in made}


def signatures(dtype: "np.dtype[np.void]") -> dict[str, tuple[Any, ...]]:
    """Return the types of each kernel's arguments, to compile it where there is no GPU."""
    import numba
    from numba import types

    from klaf.engine.events import Log

    records, logs = numba.from_dtype(dtype)[::1], numba.from_dtype(Log.dtype)[::1]
    key, numbers, sets = types.uint32[::1], types.int64[::1], types.uint64[:, ::1]
    rows, cells, paid = types.int8[:, ::1], types.int8[::1], types.float32[:, ::1]
    return {
        "ready": (numbers, types.int64),
        "anew": (numbers, numbers, paid, cells, numbers),
        "refuse": (sets, numbers, numbers),
        "take": (records, logs, numbers, numbers, paid, cells, numbers, numbers, numbers),
        "begin": (records, records, key, numbers, logs, numbers, numbers, numbers),
        "show": (records, numbers, sets, rows, rows, numbers, numbers),
    }


@cache
def kernels(game: Description) -> Kernels:
    """Return the kernels of a game; each is compiled when it is first used.

    Raises:
        MissingExtra, NoDevice: nothing can be played on a GPU here.
    """
    load_rules(game)
    load(game)
    length = observation(game.name).length
    made = functions(game.state.dtype, game.moves.words, length)
    compiled = {name: cached_kernel(function) for name, function in made.items()}
    return Kernels(**compiled, shown=threads_to_show(length))
