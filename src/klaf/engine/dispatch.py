"""The seven functions every game gives, callable on any game's state.

Shared drivers (playing out, stepping, searching) are written once against these names. Compiled, the
state's record type picks the game while compiling; as plain Python, the state's ``game`` number does.

======================  ===================================================================================
``deal(s, ev)``         set up the match: options and key are filled in already
``acting(s)``           the seats that have a legal move now, a bit each
``window(s)``           those of them that a sequential driver asks before the seat in turn
``legal(s, seat, w)``   write the seat's legal moves into the words w, a bit per move id
``apply(s, ev, …)``     make a seat's move, which must be legal
``hide(s, v, seat)``    write into v what the seat (-1: a spectator) may know of s
``fill(s, rng)``        fill a view with a deal drawn uniformly from all that fit
======================  ===================================================================================
"""

from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np

from klaf.engine.bits import lowest
from klaf.engine.compiling.compile import compiled
from klaf.engine.compiling.mode import JITTED, MODE
from klaf.engine.description import Description

NAMES = ("deal", "acting", "window", "legal", "apply", "hide", "fill")


@dataclass(frozen=True)
class Rules:
    """A game's compiled functions, its record type and the number its states carry."""

    number: int
    dtype: "np.dtype[np.void]"
    deal: Any
    acting: Any
    window: Any
    legal: Any
    apply: Any
    hide: Any
    fill: Any


_by_number: dict[int, Rules] = {}


def load_rules(game: Description) -> Rules:
    """Import, and so compile, a game's rules."""
    found: dict[str, Any] = {"window": nobody}
    for module in game.rules:
        found |= {name: value for name, value in vars(import_module(module)).items() if name in NAMES}
    return Rules(number=game.number, dtype=game.state.dtype, **found)


def register(rules: Rules) -> None:
    """Make a game's rules known to the shared drivers."""
    _by_number[rules.number] = rules


def deal(s: Any, ev: Any) -> None:
    """Set up the match."""
    _by_number[int(s.game)].deal(s, ev)


def acting(s: Any) -> int:
    """Return the seats that have a legal move now, a bit each."""
    return _by_number[int(s.game)].acting(s)  # type: ignore[no-any-return]


def window(s: Any) -> int:
    """Return the acting seats that are asked before the seat in turn."""
    return _by_number[int(s.game)].window(s)  # type: ignore[no-any-return]


def legal(s: Any, seat: int, words: Any) -> None:
    """Write the seat's legal moves, a bit per move id."""
    _by_number[int(s.game)].legal(s, seat, words)


def apply(s: Any, ev: Any, seat: int, move: int) -> None:
    """Make a legal move."""
    _by_number[int(s.game)].apply(s, ev, seat, move)


def hide(s: Any, v: Any, seat: int) -> None:
    """Write a seat's (-1: a spectator's) view of s into v."""
    _by_number[int(s.game)].hide(s, v, seat)


def fill(s: Any, rng: Any) -> None:
    """Fill a view with a deal drawn uniformly from all that fit."""
    _by_number[int(s.game)].fill(s, rng)


def next_actor(s: Any) -> int:
    """Return the seat that a sequential driver asks now: windows first, in seat order; -1 when none acts."""
    seats = window(s)
    if seats == 0:
        seats = acting(s)
    if seats == 0:
        return -1
    return lowest(np.uint64(seats))


def nobody(s: Any) -> int:
    """Serve as ``window`` to a game that has none: nobody acts besides the seat in turn."""
    return 0


def _chooser(name: str) -> Any:
    """Make the function that tells Numba, from the types of a call's arguments, which game's rules are meant."""
    from numba import types

    def choose(s: Any, *rest: Any) -> Any:
        if isinstance(s, types.Record):
            for rules in _by_number.values():
                if s.dtype == rules.dtype:
                    return getattr(rules, name).py_func
        return None

    return choose


def _overload() -> None:
    """Make the names above callable from compiled code."""
    from numba.extending import overload

    # The generic target serves the CPU and CUDA alike; strict would object to annotations.
    checks: Any = {"boundscheck": True} if MODE == "check" else {}
    for function in (deal, acting, window, legal, apply, hide, fill):
        overload(function, jit_options=checks, target="generic", strict=False)(_chooser(function.__name__))


if JITTED:
    _overload()
    next_actor = compiled(next_actor)
    nobody = compiled(nobody)
