"""The games, one package each."""

import sys
from types import ModuleType
from typing import TYPE_CHECKING

from klaf.engine.registry import find, games, register

if TYPE_CHECKING:  # the games are imported only when asked for
    from klaf.engine.game import Game

__all__ = ["BUNDLED", "game", "games"]

BUNDLED = ("taki", "eight", "tuki")
for _name in BUNDLED:
    register(_name, f"{__name__}.{_name}")


def game(name: str) -> "Game":
    """Return the game of that name.

    Raises:
        UnknownGame: there is no such game.
    """
    found: Game = find(name)
    return found


class _CallableModule(ModuleType):
    """``klaf.games()`` gives the names even after this package, of the same name, was imported."""

    def __call__(self) -> tuple[str, ...]:
        return games()


sys.modules[__name__].__class__ = _CallableModule
