"""Drawings for notebooks and pages: cards, hands, boxes and whole tables as SVG, with the web client's own art.

>>> from klaf import draw
>>> draw.card("taki", "R+2", lang="en")
<klaf drawing: red +2, a card of TAKI>

A match or a view that ends a cell of a notebook is drawn by itself.
"""

from collections.abc import Sequence

from klaf.draw import art, pieces
from klaf.draw.block import Block, finished, padded, rect
from klaf.draw.errors import BadDrawing
from klaf.draw.games import tuki
from klaf.draw.pen import Pen, pen
from klaf.draw.svg import SVG
from klaf.draw.tables import TABLES
from klaf.draw.tables import table as _table
from klaf.engine.errors import excerpt
from klaf.engine.match import Match
from klaf.engine.view import View
from klaf.games.tuki.marks import JOINS
from klaf.games.tuki.options import RULEBOOK
from klaf.games.tuki.state import PLACES

__all__ = ["SVG", "BadDrawing", "box", "card", "hand", "picture", "table"]

LEAST, MOST = 10, 2000  # width of a card
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
    drawn = padded(pieces.card(by, _known(by, name), _width(width)), 4)
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
    size = _width(width)
    names = [_known(by, name) for name in _list(cards, 1, LONGEST)]
    drawn = padded(pieces.hand(by, names, size, 9 * size), 6)
    title = by.say("draw-hand", count=len(names), game=by.say(f"game-{game}"))
    return finished(drawn, by.look, title=title, description=by.card_names(names), lang=by.lang)


def box(
    cards: Sequence[str | None],
    *,
    double_parrot: str = "zero",
    width: float = 90,
    lang: str | None = None,
    theme: str = "light",
    patterns: bool = False,
) -> SVG:
    """Draw a box of Tuki Tuki, two rows of four, with the sums of its columns and, if all is open, what it is worth.

    None is a card that lies face down; ``double_parrot`` is the house rule of that name.

    Raises:
        BadDrawing: these are not eight cards, or there is no such language or theme, or the width is none.
        BadValue: the house rule has no such value.
    """
    RULEBOOK.encode(RULEBOOK.fewest, None, {"double_parrot": double_parrot})
    by = pen("tuki", lang, theme, patterns)
    size = _width(width)
    names = [_known(by, name) for name in _list(cards, PLACES, PLACES)]
    inner = padded(tuki.box(by, names, names, size, joins=double_parrot == JOINS), 0.2 * size)
    felt, edge = art.felt("tuki", by.look.theme)
    ground = rect(
        1, 1, inner.width - 2, inner.height - 2, 0.2 * size, f'fill="{felt}" stroke="{edge}" stroke-width="2"'
    )
    drawn = Block(inner.width, inner.height, ground + inner.body)
    return finished(drawn, by.look, title=by.say("draw-box"), description=tuki.told_box(by, names), lang=by.lang)


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
        BadDrawing: it is neither, its game has no pictures, or there is no such language or theme.
    """
    if not isinstance(shown, Match | View):
        raise BadDrawing(why="table", value=excerpt(type(shown).__name__))
    return _table(pen(shown.game.name, lang, theme, patterns).called(names), shown)


def picture(shown: Match | View) -> str | None:
    """Draw a match or a view for a notebook; None if its game has no pictures."""
    return table(shown)._repr_svg_() if shown.game.name in TABLES else None


def _known(by: Pen, name: object) -> str | None:
    if name is None or (isinstance(name, str) and name in art.cards(by.game)):
        return name
    raise BadDrawing(why="card", card=excerpt(name), game=by.say(f"game-{by.game}"))


def _list(cards: object, least: int, most: int) -> list[object]:
    found = list(cards) if isinstance(cards, Sequence) and not isinstance(cards, str) else []
    if not least <= len(found) <= most:
        raise BadDrawing(why="cards", least=least, most=most)
    return found


def _width(width: object) -> float:
    if isinstance(width, int | float) and LEAST <= width <= MOST:
        return float(width)
    raise BadDrawing(why="width", value=excerpt(width), least=LEAST, most=MOST)
