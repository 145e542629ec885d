"""A whole table: the middle, a panel for each seat, and the viewer's own below."""

from typing import Any

from klaf.draw import art, plain
from klaf.draw.block import CREAM, QUIET, Block, column, finished, padded, rect, row, words
from klaf.draw.pen import Pen
from klaf.draw.pieces import panel
from klaf.draw.svg import SVG
from klaf.engine.match import Match
from klaf.engine.parts import find_part
from klaf.engine.view import View

WIDTH, GAP = 760, 12


def drawing_of(game: str) -> Any:
    """Return the module that draws a game's table: its own, or the plain one."""
    return find_part(game, "klaf.draw", "drawing") or plain


def table(pen: Pen, shown: Match | View) -> SVG:
    """Draw what a view shows, or a match with all that is hidden in it."""
    viewer = shown.seat if isinstance(shown, View) else None
    d = shown.document() if isinstance(shown, View) else shown.position()
    game = drawing_of(pen.game)
    lit = tuple(d["winners"]) if d["over"] else shown.acting
    who = _who(pen, viewer, whole=isinstance(shown, Match))
    status = _status(pen, d, lit)
    seats = range(d["players"])
    others = [seat for seat in seats if seat != viewer]
    if viewer is not None:  # clockwise from the viewer
        others = [(viewer + step) % len(seats) for step in range(1, len(seats))]
    parts = [_head(pen, who), game.middle(pen, d), _line(pen, status), _panels(pen, d, others, lit)]
    if viewer is not None:
        parts.append(_panel(pen, d, viewer, WIDTH, game.LARGE, lit))
    content = padded(column(parts, GAP, WIDTH), 20)
    felt, edge = art.felt(pen.game, pen.look.theme)
    ground = rect(2, 2, content.width - 4, content.height - 4, 26, f'fill="{felt}" stroke="{edge}" stroke-width="4"')
    drawn = Block(content.width, content.height, ground + content.body)
    title = pen.say("draw-title", game=pen.say(f"game-{pen.game}"), who=who)
    said = " · ".join([status, *game.describe(pen, d)])
    return finished(drawn, pen.look, title=title, description=said, lang=pen.lang)


def _who(pen: Pen, viewer: int | None, *, whole: bool) -> str:
    if whole:
        return pen.say("draw-whole")
    return pen.say("draw-spectator") if viewer is None else pen.say("draw-seen-by", name=pen.name(viewer))


def _status(pen: Pen, d: dict[str, Any], lit: tuple[int, ...]) -> str:
    message = "web-winner" if d["over"] else "draw-acting"
    return pen.say(message, names=pen.listed(map(pen.name, lit)), count=len(lit))


def _head(pen: Pen, who: str) -> Block:
    start, end = (WIDTH, 0) if pen.rtl else (0, WIDTH)
    name = words(pen.say(f"game-{pen.game}"), start, 20, 22, rtl=pen.rtl, anchor="start")
    return Block(WIDTH, 26, name + words(who, end, 18, 13, rtl=pen.rtl, anchor="end", fill=QUIET, bold=False))


def _line(pen: Pen, said: str) -> Block:
    return Block(WIDTH, 22, words(said, WIDTH / 2, 16, 15, rtl=pen.rtl, fill=CREAM))


def _panels(pen: Pen, d: dict[str, Any], seats: list[int], lit: tuple[int, ...]) -> Block:
    """Put the seats into rows of up to three, as high as the highest of its row."""
    wide = {1: 1, 2: 2, 4: 2}.get(len(seats), 3)
    width = (WIDTH - (wide - 1) * GAP) / wide
    size = drawing_of(pen.game).SMALL
    rows = []
    for first in range(0, len(seats), wide):
        some = seats[first : first + wide]
        high = max(_inner(pen, d, seat, width, size).height for seat in some)
        rows.append(row([_panel(pen, d, seat, width, size, lit, high) for seat in some], GAP, rtl=pen.rtl))
    return column(rows, GAP)


def _inner(pen: Pen, d: dict[str, Any], seat: int, width: float, size: float) -> Block:
    drawn: Block = drawing_of(pen.game).seat(pen, d, seat, size, width - 24)
    return drawn


def _panel(
    pen: Pen, d: dict[str, Any], seat: int, width: float, size: float, lit: tuple[int, ...], high: float = 0
) -> Block:
    game = drawing_of(pen.game)
    inner = _inner(pen, d, seat, width, size)
    inner = Block(inner.width, max(high, inner.height), inner.body)
    note, mark = game.note(pen, d, seat), game.mark(pen, d, seat)
    return panel(pen, seat, note, inner, width, lit=seat in lit, mark=mark)
