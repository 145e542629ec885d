"""Tuki Tuki's moves taken apart, for whoever names or draws them."""

from klaf.engine.moves import MoveParts
from klaf.games.tuki.cards import KINDS

UNNAMED = KINDS  # moves name places, not cards


def parts(move: str) -> MoveParts:
    """Return the parts of a move's text."""
    word, *places = move.split(":")
    if word == "throw" and not places:
        return MoveParts("throw-away")
    numbers = [*map(int, places), None, None]
    return MoveParts(word, place=numbers[0], to=numbers[1])
