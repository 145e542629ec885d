"""PettingZoo's turn-based environments (AEC), one for each game: ``taki_v0``, ``eight_v0``, ``tuki_v0``.

>>> from klaf.envs.pettingzoo import taki_v0  # doctest: +SKIP
>>> env = taki_v0.env(players=4, last_card="catch")  # doctest: +SKIP

A game of your own that ``klaf.register`` made known has one too: ``stairs_v0`` for ``stairs``.
"""

import sys
from types import ModuleType

from klaf.engine.packages import require
from klaf.games import games

require("pettingzoo", "envs")

from klaf.envs.pettingzoo.environment import VERSION, environment_of  # noqa: E402


def _add(game: str) -> ModuleType:
    """Make the module of a game's environment a part of this package."""
    made = environment_of(game, __name__)
    sys.modules[made.__name__] = made
    setattr(sys.modules[__name__], made.__name__.rpartition(".")[2], made)
    return made


def __getattr__(name: str) -> ModuleType:
    """Find the environment of a game that was made known after this package was imported."""
    game, _, version = name.rpartition("_v")
    if game not in games() or version != str(VERSION):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return _add(game)


for _game in games():
    _add(_game)
