"""What a seat observes, callable on any game's record."""

from typing import Any, Protocol

from klaf.engine.by_game import ByGame
from klaf.engine.description import Description
from klaf.engine.layout import Array
from klaf.engine.parts import find_part
from klaf.envs.observation import Observation
from klaf.envs.plain_observation import plain_observation
from klaf.games import game as find_game


class Observed(Protocol):
    """What a game's module ``observation`` holds."""

    @property
    def OBSERVATION(self) -> Observation:  # noqa: N802  (a module's constant)
        """Return the description of the vector."""
        ...

    @property
    def observe(self) -> Any:
        """Return what writes the vector."""
        ...


_observed: ByGame[Observed] = ByGame()


def load(game: Description) -> Observed:
    """Find what a seat of a game observes, and make it known to compiled code."""
    if game not in _observed:
        part: Any = find_part(game.name, "klaf.envs", "observation")
        _observed.add(game, part or plain_observation(game))
    return _observed[game]


def observation(game: str) -> Observation:
    """Describe what a seat of a game observes.

    Raises:
        UnknownGame: there is no such game.
    """
    return load(find_game(game)).OBSERVATION


@_observed.declare
def observe(v: Any, seat: int, out: Array) -> None:
    """Write what the seat observes, from its view."""
