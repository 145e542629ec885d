"""A game's part in the terminal: what it gives, and what it is given to describe the table with."""

from typing import Any, Protocol


class Voice(Protocol):
    """How the terminal speaks to its player."""

    lang: str  # the player's language
    names: dict[int, str]  # what each seat is called

    def say(self, message: str, **facts: object) -> str:
        """Return a sentence in the player's language."""

    def ink(self, move: str) -> str:
        """Return a move in the colour that the game gives it."""


class TerminalPart(Protocol):
    """What the module ``terminal`` of a game holds."""

    QUIET: tuple[str, ...]  # kinds of events that nobody is told of here

    def lines(self, view: dict[str, Any], you: int, table: Voice) -> list[str]:
        """Describe the table as its player may see it."""

    def ink(self, move: str) -> str:
        """Return the colour codes of a move; none: it is printed plainly."""
