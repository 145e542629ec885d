"""A step called with addresses: handing twenty arrays to compiled code takes a thread longer than many moves."""

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from klaf.engine.compiling.compile import compiled
from klaf.engine.compiling.mode import JITTED
from klaf.engine.layout import Array
from klaf.envs.drivers import step_all

if JITTED:
    from numba.core import types

    from klaf.engine.stepper import carray, pointer

# In the order of step_all: states, setups, key, numbers, logs, legals, observations, masks, seats, rewards, ended,
# asked, moves; then how many matches there are, and how wide the rows of legals, observations, masks and rewards.
_ARRAYS = 13
_PLACES = _ARRAYS + 5


def step_of(arrays: list[Array], views: list[Array]) -> Callable[[int, int, int], None]:
    """Return ``step(lo, hi, k)``, which steps matches lo … hi - 1 of these arrays with scratch view number k."""
    states, setups, key, numbers, logs, *outputs = arrays
    if not JITTED:
        return lambda lo, hi, k: step_all(states, lo, hi, setups, key, numbers, logs, views[k], *outputs)
    widths = [outputs[k].shape[1] for k in (0, 1, 2, 4)]
    places = np.array([*(array.ctypes.data for array in arrays), len(states), *widths], np.int64)
    at = places.ctypes.data
    scratch = [view.ctypes.data for view in views]
    step = _by_address(states.dtype, logs.dtype)

    def call(lo: int, hi: int, k: int, alive: Any = (places, arrays, views)) -> None:
        step(at, lo, hi, scratch[k])

    return call


@functools.cache
def _by_address(dtype: Any, log_dtype: Any) -> Any:
    """Compile the step for a game's record type, taking addresses instead of arrays."""

    def step(places_at: int, lo: int, hi: int, view_at: int) -> None:
        at = carray(pointer(places_at), (_PLACES,), np.int64)
        n = at[13]
        step_all(
            carray(pointer(at[0]), (n,), dtype),
            lo,
            hi,
            carray(pointer(at[1]), (1,), dtype),
            carray(pointer(at[2]), (8,), np.uint32),
            carray(pointer(at[3]), (n,), np.int64),
            carray(pointer(at[4]), (1,), log_dtype),
            carray(pointer(view_at), (1,), dtype),
            carray(pointer(at[5]), (n, at[14]), np.uint64),
            carray(pointer(at[6]), (n, at[15]), np.int8),
            carray(pointer(at[7]), (n, at[16]), np.int8),
            carray(pointer(at[8]), (n,), np.int64),
            carray(pointer(at[9]), (n, at[17]), np.float32),
            carray(pointer(at[10]), (n,), np.int8),
            carray(pointer(at[11]), (n,), np.int64),
            carray(pointer(at[12]), (n,), np.int64),
        )

    dispatcher = compiled(step, entry=True)
    signature = (types.int64,) * 4
    dispatcher.compile(signature)
    return dispatcher.overloads[signature].entry_point
