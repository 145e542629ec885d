"""The games, by name: one package each, loaded when first asked for."""

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from klaf.engine.errors import UnknownGame, excerpt

if TYPE_CHECKING:
    from klaf.engine.game import Game

NAMES = ("taki", "eight", "tuki")
_loaded: dict[str, "Game"] = {}


def game(name: str) -> "Game":
    """Give the game of that name.

    Raises:
        UnknownGame: there is no such game.
    """
    if name not in NAMES:
        raise UnknownGame(name=excerpt(name), known=" ".join(NAMES))
    if name not in _loaded:
        module = import_module(f"klaf.games.{name}")
        _loaded[name] = module.GAME
    return _loaded[name]


def games() -> tuple[str, ...]:
    """Give the names of all games."""
    return NAMES


class _CallableModule(ModuleType):
    """``klaf.games()`` gives the names even after this package, of the same name, was imported."""

    def __call__(self) -> tuple[str, ...]:
        return NAMES


sys.modules[__name__].__class__ = _CallableModule
