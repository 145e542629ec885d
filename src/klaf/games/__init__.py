"""The games, by name: one package each, loaded when first asked for."""

from importlib import import_module
from typing import TYPE_CHECKING

from klaf.engine.errors import UnknownGame

if TYPE_CHECKING:
    from klaf.engine.game import Game

NAMES = ("taki",)
_loaded: dict[str, "Game"] = {}


def game(name: str) -> "Game":
    """Give the game of that name.

    Raises:
        UnknownGame: there is no such game.
    """
    if name not in NAMES:
        raise UnknownGame(name=str(name), known=" ".join(NAMES))
    if name not in _loaded:
        module = import_module(f"klaf.games.{name}")
        _loaded[name] = module.GAME
    return _loaded[name]


def games() -> tuple[str, ...]:
    """Give the names of all games."""
    return NAMES
