"""Tuki Tuki, version 0 of its environment: see docs/envs.md."""

from typing import Any

from klaf.engine.options import Value
from klaf.envs.pettingzoo.aec import KlafEnv, wrapped


def raw_env(players: int = 4, edition: str | None = None, render_mode: str | None = None, **house: Value) -> KlafEnv:
    """Make the environment itself; house rules as keywords.

    Raises:
        BadOptions: the match cannot be set up so.
        BadRenderMode: it cannot show a match so.
    """
    return KlafEnv("tuki", 0, players, edition, render_mode, house)


def env(players: int = 4, edition: str | None = None, render_mode: str | None = None, **house: Value) -> Any:
    """Make the environment; it refuses calls in the wrong order.

    Raises:
        BadOptions: the match cannot be set up so.
        BadRenderMode: it cannot show a match so.
    """
    return wrapped(raw_env(players, edition, render_mode, **house))
