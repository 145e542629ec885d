"""What a seat observes, callable on any game's record."""

from importlib import import_module
from types import ModuleType
from typing import Any

from klaf.engine.by_game import ByGame
from klaf.engine.description import Description
from klaf.engine.layout import Array
from klaf.envs.observation import module_name

_observations: ByGame[ModuleType] = ByGame()


def load(game: Description) -> None:
    """Make what a seat of a game observes known to compiled code.

    Raises:
        NoObservation: the game says nothing of it.
    """
    if game not in _observations:
        _observations.add(game, import_module(module_name(game.name)))


@_observations.declare
def observe(v: Any, seat: int, out: Array) -> None:
    """Write what the seat observes, from its view."""
