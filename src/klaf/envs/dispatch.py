"""What a seat observes, callable on any game's record.

Compiled, the record's type picks the game while compiling; as plain Python, the record's ``game`` number does.
"""

from importlib import import_module
from typing import Any

import numpy as np

from klaf.engine.compiling.mode import JITTED, MODE
from klaf.engine.description import Description
from klaf.engine.layout import Array
from klaf.envs.observation import module_name

_by_number: dict[int, tuple["np.dtype[np.void]", Any]] = {}


def load(game: Description) -> None:
    """Make what a seat of a game observes known to compiled code.

    Raises:
        NoObservation: the game says nothing of it.
    """
    if game.number not in _by_number:
        _by_number[game.number] = (game.state.dtype, import_module(module_name(game.name)).observe)


def observe(v: Any, seat: int, out: Array) -> None:
    """Write what the seat observes, from its view."""
    _by_number[int(v.game)][1](v, seat, out)


def _chooser() -> Any:
    """Make the function that tells Numba, from the record's type, which game is meant."""
    from numba import types

    def choose(v: Any, seat: Any, out: Any) -> Any:
        if isinstance(v, types.Record):
            for dtype, function in _by_number.values():
                if v.dtype == dtype:
                    return getattr(function, "py_func", function)
        return None

    return choose


if JITTED:
    from numba.extending import overload

    checks: Any = {"boundscheck": True} if MODE == "check" else {}
    overload(observe, jit_options=checks, target="generic", strict=False)(_chooser())
