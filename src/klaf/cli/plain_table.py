"""The table of a game that has none of its own here: every field of the view by its name."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from klaf.cli.play import Table

QUIET = ("turn",)
_KNOWN = ("game", "rules", "edition", "players", "options", "key", "shuffles", "over", "winners", "viewer")


def lines(view: dict[str, Any], you: int, table: "Table") -> list[str]:
    """List the fields that are the game's own."""
    return [f"{name}: {value}" for name, value in view.items() if name not in _KNOWN]
