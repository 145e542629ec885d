"""Makes a game's module in the form that PettingZoo's users expect, with ``env`` and ``raw_env``."""

from types import ModuleType
from typing import Any

from klaf.engine.options import Value
from klaf.envs.pettingzoo.aec import KlafEnv, wrapped

VERSION = 0  # of all environments; raised when the same moves give other observations or rewards


def environment_of(game: str, package: str) -> ModuleType:
    """Make the module of a game's environment; its name says the version."""

    def raw_env(
        players: int = 4, edition: str | None = None, render_mode: str | None = None, **house: Value
    ) -> KlafEnv:
        """Make the environment itself; house rules as keywords.

        Raises:
            BadOptions: the match cannot be set up so.
            BadRenderMode: it cannot show a match so.
        """
        return KlafEnv(game, VERSION, players, edition, render_mode, house)

    def env(players: int = 4, edition: str | None = None, render_mode: str | None = None, **house: Value) -> Any:
        """Make the environment; it refuses calls in the wrong order.

        Raises:
            BadOptions: the match cannot be set up so.
            BadRenderMode: it cannot show a match so.
        """
        return wrapped(raw_env(players, edition, render_mode, **house))

    name = f"{package}.{game}_v{VERSION}"
    made = ModuleType(name, f"The game {game}, version {VERSION} of its environment: see docs/envs.md.")
    for function in (raw_env, env):
        function.__module__ = name
        function.__qualname__ = function.__name__
        setattr(made, function.__name__, function)
    return made
