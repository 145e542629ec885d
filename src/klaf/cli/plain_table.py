"""The table of a game that has none of its own here: every field of the view by its name."""

from typing import Any

from klaf.cli.terminal import Voice
from klaf.engine.document.head import COMMON

QUIET = ("turn",)


def lines(view: dict[str, Any], you: int, table: Voice) -> list[str]:
    """List the fields that are the game's own."""
    return [f"{name}: {value}" for name, value in view.items() if name not in COMMON]


def ink(move: str) -> str:
    """Return no colour codes."""
    return ""
