"""The games that are known, by name; each is imported when first asked for."""

from importlib import import_module
from typing import TYPE_CHECKING

from klaf.engine.errors import UnknownGame, excerpt

if TYPE_CHECKING:
    from klaf.engine.game import Game

_modules: dict[str, str] = {}
_fixed: list[bool] = []


def register(name: str, module: str) -> None:
    """Make a game known: the module, not imported before it is needed, holds it as ``GAME``.

    Raises:
        RuntimeError: rules have been compiled already, into a cache that knows nothing of this game's sources.
    """
    if _modules.get(name) != module and _fixed:
        raise RuntimeError("register a game before the first match is made")
    _modules[name] = module


def modules() -> tuple[str, ...]:
    """Give the modules of all games; from now on no more can come."""
    _fixed.append(True)
    return tuple(_modules.values())


def module_of(name: str) -> str:
    """Give the module of a game that is known."""
    return _modules[name]


def game(name: str) -> "Game":
    """Give the game of that name.

    Raises:
        UnknownGame: there is no such game.
    """
    if not isinstance(name, str) or name not in _modules:
        raise UnknownGame(name=excerpt(name), known=" ".join(_modules))
    found: Game = import_module(_modules[name]).GAME
    return found


def restored(name: str, module: str) -> "Game":
    """Give a game that another process has sent, which this one may not know yet."""
    _modules.setdefault(name, module)
    return game(name)


def sent(name: str) -> tuple[object, ...]:
    """Tell another process how to find a game: for pickling."""
    return restored, (name, _modules[name])


def games() -> tuple[str, ...]:
    """Give the names of all games."""
    return tuple(_modules)
