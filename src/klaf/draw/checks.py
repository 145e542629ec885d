"""Checks of the arguments for drawings."""

from collections.abc import Sequence

from klaf.draw import art
from klaf.draw.errors import BadDrawing
from klaf.draw.pen import Pen
from klaf.engine.errors import excerpt

LEAST, MOST = 10, 2000  # width of a card


def known_card(by: Pen, name: object) -> str | None:
    """Return the card, or None for its back.

    Raises:
        BadDrawing: the game has no such card.
    """
    if name is None or (isinstance(name, str) and art.has_card(by.game, name)):
        return name
    raise BadDrawing(why="card", card=excerpt(name), game=by.say(f"game-{by.game}"))


def list_of(cards: object, least: int, most: int) -> list[object]:
    """Return the cards as a list of a length within bounds.

    Raises:
        BadDrawing: they are no list, or too few or too many.
    """
    found = list(cards) if isinstance(cards, Sequence) and not isinstance(cards, str) else []
    if not least <= len(found) <= most:
        raise BadDrawing(why="cards", least=least, most=most)
    return found


def card_width(width: object) -> float:
    """Return the width of a card.

    Raises:
        BadDrawing: it is no width.
    """
    if isinstance(width, int | float) and LEAST <= width <= MOST:
        return float(width)
    raise BadDrawing(why="width", value=excerpt(width), least=LEAST, most=MOST)
