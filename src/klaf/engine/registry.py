"""The games that are known, by name; each is imported when first asked for."""

from importlib import import_module
from typing import Any

from klaf.engine.errors import UnknownGame, excerpt

_modules: dict[str, str] = {}


def register(name: str, module: str) -> None:
    """Make a game known: the module, not imported before it is needed, holds it as ``GAME``."""
    _modules[name] = module


def module_of(name: str, unknown: str = "") -> str:
    """Return the module of a game; something else where no such game is known."""
    return _modules.get(name, unknown)


def find(name: str) -> Any:
    """Return the game of that name; ``klaf.game`` says of what type it is.

    Raises:
        UnknownGame: there is no such game.
    """
    if not isinstance(name, str) or name not in _modules:
        raise UnknownGame(name=excerpt(name), known=" ".join(_modules))
    return import_module(_modules[name]).GAME


def restored(name: str, module: str) -> Any:
    """Return a game that another process has sent, which this one may not know yet."""
    _modules.setdefault(name, module)
    return find(name)


def sent(name: str) -> tuple[object, ...]:
    """Return what lets another process find a game: for pickling."""
    return restored, (name, _modules[name])


def games() -> tuple[str, ...]:
    """Return the names of all games."""
    return tuple(_modules)
