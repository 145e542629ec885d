"""The functions of a game's rules, callable on any game's state, so that drivers are written once for all games.

======================  ===================================================================================
``deal(s, ev)``         set up the match: options and key are filled in already
``acting(s)``           the seats that have a legal move now, a bit each
``window(s)``           those of them that a sequential driver asks before the seat in turn
``legal(s, seat, w)``   write the seat's legal moves into the words w, a bit per move id
``apply(s, ev, …)``     make a seat's move, which must be legal
``hide(s, v, seat)``    write into v what the seat (-1: a spectator) may know of s
``fill(s, rng)``        fill a view with a deal drawn uniformly from all that fit
``explain(s, …)``       write why a seat's move, which is not legal, is forbidden: a reason and its facts
``asked(s)``            the seats that a window asks: the match waits for the answers of all of them
``due(s)``              seats that may still make a call, for which the moves of others wait a moment
======================  ===================================================================================

A game may leave out ``window``, ``asked`` and ``due``: nobody. What ``acting``, ``asked`` and ``due`` say must be the
same of a state and of a spectator's view of it.
"""

from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np

from klaf.engine.bits import lowest
from klaf.engine.by_game import ByGame
from klaf.engine.compiling.compile import compiled
from klaf.engine.description import Description


@dataclass(frozen=True)
class Rules:
    """A game's functions."""

    deal: Any
    acting: Any
    legal: Any
    apply: Any
    hide: Any
    fill: Any
    explain: Any
    window: Any
    asked: Any
    due: Any


_NAMES = tuple(Rules.__dataclass_fields__)
_rules: ByGame[Rules] = ByGame()


def load_rules(game: Description) -> None:
    """Import, and so compile, a game's rules, and make them known to the shared drivers."""
    found: dict[str, Any] = dict.fromkeys(("window", "asked", "due"), nobody)
    for module in game.rules:
        found |= {name: value for name, value in vars(import_module(module)).items() if name in _NAMES}
    _rules.add(game, Rules(**found))


@_rules.declare
def deal(s: Any, ev: Any) -> None:
    """Set up the match."""


@_rules.declare
def acting(s: Any) -> int:
    """Return the seats that have a legal move now, a bit each."""
    raise NotImplementedError


@_rules.declare
def window(s: Any) -> int:
    """Return the acting seats that are asked before the seat in turn."""
    raise NotImplementedError


@_rules.declare
def legal(s: Any, seat: int, words: Any) -> None:
    """Write the seat's legal moves, a bit per move id."""


@_rules.declare
def apply(s: Any, ev: Any, seat: int, move: int) -> None:
    """Make a legal move."""


@_rules.declare
def hide(s: Any, v: Any, seat: int) -> None:
    """Write a seat's (-1: a spectator's) view of s into v."""


@_rules.declare
def fill(s: Any, rng: Any) -> None:
    """Fill a view with a deal drawn uniformly from all that fit."""


@_rules.declare
def asked(s: Any) -> int:
    """Return the seats that a window asks, a bit each."""
    raise NotImplementedError


@_rules.declare
def due(s: Any) -> int:
    """Return the seats that may still make a call, a bit each."""
    raise NotImplementedError


@_rules.declare
def explain(s: Any, seat: int, move: int, out: Any) -> None:
    """Write why a move that is not legal is forbidden: a reason and its facts."""


def next_actor(s: Any) -> int:
    """Return the seat that a sequential driver asks now: windows first, in seat order; -1 when none acts."""
    seats = window(s)
    if seats == 0:
        seats = acting(s)
    if seats == 0:
        return -1
    return lowest(np.uint64(seats))


def nobody(s: Any) -> int:
    """Serve as ``window``, ``asked`` or ``due`` to a game that has none."""
    return 0


next_actor = compiled(next_actor)
nobody = compiled(nobody)
