"""Finds a game's part in a room above the engine by its name, so that nothing needs to register it.

The part of klaf's own game NAME in the room ``klaf.ROOM`` is the module ``klaf.ROOM.games.NAME``. A game from elsewhere
has all its parts beside its rules: ``mind``, ``probe``, ``observation``, ``drawing``, ``terminal``.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from klaf.engine.registry import module_of


def name_of_part(game: str, room: str, part: str) -> str | None:
    """Return the module of a game's part in a room, such as its ``mind`` in ``klaf.bots``; None without one."""
    elsewhere = [f"{module_of(game)}.{part}"] if module_of(game) else []
    for name in (f"{room}.games.{game}", *elsewhere):
        try:
            if find_spec(name) is not None:
                return name
        except ModuleNotFoundError:  # a game that is one file has nothing inside
            continue
    return None


def find_part(game: str, room: str, part: str) -> ModuleType | None:
    """Import a game's part in a room; None without one."""
    name = name_of_part(game, room, part)
    return None if name is None else import_module(name)
