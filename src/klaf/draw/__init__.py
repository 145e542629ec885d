"""Drawings for notebooks and pages: cards, hands, boxes and whole tables as SVG, with the web client's own art.

>>> from klaf import draw
>>> draw.card("taki", "R+2", lang="en")
<klaf drawing: red +2, a card of TAKI>

A match or a view that ends a cell of a notebook is drawn by itself.
"""

from collections.abc import Sequence

from klaf.draw import pieces
from klaf.draw.block import finished, padded
from klaf.draw.checks import card_width, known_card, list_of
from klaf.draw.errors import BadDrawing
from klaf.draw.pen import pen
from klaf.draw.svg import SVG
from klaf.draw.tables import table as _table
from klaf.engine.errors import excerpt
from klaf.engine.match import Match
from klaf.engine.view import View

__all__ = ["SVG", "BadDrawing", "card", "hand", "picture", "table"]

LONGEST = 200  # cards in a hand


def card(
    game: str,
    name: str | None,
    *,
    width: float = 120,
    lang: str | None = None,
    theme: str = "light",
    patterns: bool = False,
) -> SVG:
    """Draw a card, or its back if None.

    Raises:
        UnknownGame: there is no such game.
        BadDrawing: there is no such card, language or theme, or the width is none.
    """
    by = pen(game, lang, theme, patterns)
    drawn = padded(pieces.card(by, known_card(by, name), card_width(width)), 4)
    title = by.say("draw-card", card=by.card_name(name), game=by.say(f"game-{game}"))
    return finished(drawn, by.look, title=title, description=by.card_name(name), lang=by.lang)


def hand(
    game: str,
    cards: Sequence[str | None],
    *,
    width: float = 90,
    lang: str | None = None,
    theme: str = "light",
    patterns: bool = False,
) -> SVG:
    """Draw cards as they are held, one over the other; None is a card that is not shown.

    Raises:
        UnknownGame: there is no such game.
        BadDrawing: there is no such card, language or theme, the width is none, or the cards are too many.
    """
    by = pen(game, lang, theme, patterns)
    size = card_width(width)
    names = [known_card(by, name) for name in list_of(cards, 1, LONGEST)]
    drawn = padded(pieces.hand(by, names, size, 9 * size), 6)
    title = by.say("draw-hand", count=len(names), game=by.say(f"game-{game}"))
    return finished(drawn, by.look, title=title, description=by.card_names(names), lang=by.lang)


def table(
    shown: Match | View,
    *,
    names: Sequence[str] = (),
    lang: str | None = None,
    theme: str = "light",
    patterns: bool = False,
) -> SVG:
    """Draw a view, or a match with all that is hidden in it; ``names`` are those of the seats.

    Raises:
        BadDrawing: it is neither, or there is no such language or theme.
    """
    if not isinstance(shown, Match | View):
        raise BadDrawing(why="table", value=excerpt(type(shown).__name__))
    return _table(pen(shown.game.name, lang, theme, patterns).called(names), shown)


def picture(shown: Match | View) -> str:
    """Draw a match or a view for a notebook."""
    return table(shown)._repr_svg_()
