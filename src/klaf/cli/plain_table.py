"""The table of a game that has none of its own here: every field of the view by its name."""

from typing import TYPE_CHECKING, Any

from klaf.engine.document.head import COMMON

if TYPE_CHECKING:
    from klaf.cli.play import Table

QUIET = ("turn",)


def lines(view: dict[str, Any], you: int, table: "Table") -> list[str]:
    """List the fields that are the game's own."""
    return [f"{name}: {value}" for name, value in view.items() if name not in COMMON]


def ink(move: str) -> str:
    """Return no colour codes."""
    return ""
