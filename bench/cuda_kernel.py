"""The kernel that deals and plays random matches on a GPU: the very rule functions of the CPU.

Import ``_numba_cuda_redirector`` (numba-cuda) before anything of Numba.
"""

from typing import Any

import numba
import numpy as np
from numba import cuda, types

import klaf
from klaf.engine import drivers
from klaf.engine.dispatch import deal, register
from klaf.engine.events import Log
from klaf.engine.randomness import derive_key, rng_start


def make_kernel(game: str) -> tuple[Any, tuple[Any, ...]]:
    """Give the kernel of a game, and the types of its arguments.

    Match i of the run is match i of the batch with the same key, played as ``Batch.playout`` plays it.
    """
    found = klaf.game(game)
    register(found.load_rules())
    record = numba.from_dtype(found.state.dtype)
    log = numba.from_dtype(Log.dtype)
    n_words = found.moves.words

    def kernel(setup: Any, logs: Any, keys: Any, first: int, moves: Any, winners: Any) -> None:
        state = cuda.local.array(1, record)
        words = cuda.local.array(n_words, types.uint64)
        rng = cuda.local.array(4, types.int64)
        for i in range(cuda.grid(1), moves.shape[0], cuda.gridsize(1)):
            state[0] = setup[0]
            s = state[0]
            derive_key(s, keys[0], first + i)
            deal(s, logs[0])
            rng_start(rng, keys[1], first + i)
            moves[i] = drivers.random_match(s, logs[0], words, rng)
            winners[i] = s.winners

    signature = (record[::1], log[::1], types.uint32[:, ::1], types.int64, types.int64[::1], types.int64[::1])
    return kernel, signature


def set_up(game: str, players: int) -> Any:
    """Give the record that every match starts from."""
    found = klaf.game(game)
    states = np.zeros(1, found.state.dtype)
    for name, code in found.rulebook.encode(players, None, {}).items():
        states[name] = code
    states["game"] = found.number
    return states
