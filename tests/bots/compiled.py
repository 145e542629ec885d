"""What only compiled code can ask of a game's mind, made callable for tests."""

from typing import Any

import numpy as np

from klaf import Match, View
from klaf.bots.dispatch import advise, load, worth
from klaf.engine import drivers
from klaf.engine.compiling.compile import compiled
from klaf.engine.description import Description
from klaf.engine.layout import Array
from klaf.engine.randomness import rng_start
from klaf.engine.seeds import key_from


def _advise(states: Array, seat: int, words: Array, mind: Array, rng: Array) -> int:
    return advise(states[0], seat, words, mind, rng)


def _worth(states: Array, out: Array) -> None:
    worth(states[0], out)


_advise = compiled(_advise)
_worth = compiled(_worth)


def record_of(shown: Match | View) -> Array:
    """Return the record of a match or of a view."""
    if isinstance(shown, View):
        return shown.record.copy()
    found: Any = shown._states
    return np.asarray(found).copy() if type(found) is np.ndarray else found.copy()


def advice(shown: Match | View, seat: int, game: Description, without: Array | int = 0, chance: int = 3) -> str:
    """Return what the rule of thumb would do, on a whole world or on a view; some thoughts may be forgotten."""
    record = record_of(shown)
    words = np.zeros(game.moves.words, np.uint64)
    drivers.legal_words(record, 0, seat, words)
    rng = np.zeros(4, np.int64)
    rng_start(rng, key_from(chance), 0)
    return game.moves.all[_advise(record, seat, words, load(game).array() * (1 - without), rng)].text


def chances(match: Match) -> list[int]:
    """Return what a match is reckoned to be worth to each seat."""
    load(match.game)
    out = np.zeros(10, np.int64)
    _worth(record_of(match), out)
    return [int(one) for one in out[: match.players]]
