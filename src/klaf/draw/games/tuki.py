"""The table of Tuki Tuki, and a box with its sums."""

from collections.abc import Sequence
from typing import Any

from klaf.draw import art
from klaf.draw.block import CREAM, GLOW, Block, finished, moved, n, padded, pill, rect, words
from klaf.draw.checks import card_width, known_card, list_of
from klaf.draw.pen import Pen, pen
from klaf.draw.pieces import RATIO, card, empty, heap, pile, side_by_side
from klaf.draw.svg import SVG
from klaf.engine.marks import Sum, SumPart
from klaf.games.tuki.cards import CODES
from klaf.games.tuki.marks import JOINS, marks, sum_of
from klaf.games.tuki.options import RULEBOOK
from klaf.games.tuki.state import COLUMNS, PLACES

SMALL, LARGE, MIDDLE = 42, 78, 86


def middle(pen: Pen, d: dict[str, Any]) -> Block:
    """Draw the pile, the bin and the card that was just taken."""
    taken = card(pen, d["taken"][0], MIDDLE, lit=True) if d["taken"] else empty(MIDDLE)
    laid = [pile(pen, len(d["pile"]), MIDDLE), heap(pen, d["bin"], MIDDLE, deep=3), taken]
    drawn = side_by_side(pen, laid, 0.36 * MIDDLE, align=0)
    return Block(drawn.width, drawn.height + 16, moved(drawn.body, 0, 8))


def seat(pen: Pen, d: dict[str, Any], at: int, size: float, room: float) -> Block:
    """Draw a seat's box."""
    cards, shown = d["boxes"][at], d["open"][at]
    faces = [name if place in shown else None for place, name in enumerate(cards)]
    return box(pen, faces, cards, size, next((one for one in marks(d).sums if one.seat == at), None))


def box(pen: Pen, faces: Sequence[str | None], known: Sequence[str | None], size: float, counted: Sum | None) -> Block:
    """Draw two rows of four; below every open column its sum, and below a finished box what it is worth.

    ``known``: what whoever looks knows of the cards, also of those that lie face down. ``counted``: what the open ones
    come to.
    """
    gap = 0.14 * size
    step, below = size + gap, 2 * size * RATIO + 2.2 * gap
    body = ""
    parts = counted.parts if counted else ()
    paired = {column for part in parts if part.number is not None for column in _columns(part)}
    for column in range(COLUMNS):
        if column in paired:
            frame = f'fill="{GLOW}" fill-opacity="0.3" stroke="{GLOW}" stroke-width="1.5"'
            body += rect(
                (column + 0.2) * gap + column * size, 0, size + 0.6 * gap, below - 0.2 * gap, 0.17 * size, frame
            )
    for place in range(PLACES):
        line, column = divmod(place, COLUMNS)
        shown = card(pen, known[place], size, down=faces[place] is None and known[place] is not None)
        body += moved(shown.body, 0.5 * gap + column * step, 0.6 * gap + line * (size * RATIO + gap))
    text = max(12.0, 0.24 * size)
    sums = _sums(parts, step, text) if counted is None or None in faces else _parts(pen, counted, step, text)
    return Block(COLUMNS * step, below + sums.height, body + moved(sums.body, 0, below))


def _columns(part: SumPart) -> list[int]:
    """Return the columns of a part, from left to right."""
    return sorted({place % COLUMNS for place in part.places})


def _sums(parts: Sequence[SumPart], step: float, size: float) -> Block:
    """Write the sum of each column that is open; a pair counts nothing by itself."""
    open_columns = {column: part for part in parts if part.kind != "card" for column in _columns(part)}
    body = ""
    for column, part in sorted(open_columns.items()):
        points = part.points if part.number is None else 0
        body += words(str(points), (column + 0.5) * step, 1.1 * size, size)
    return Block(COLUMNS * step, 1.5 * size, body)


def _parts(pen: Pen, counted: Sum, step: float, size: float) -> Block:
    """Write what each part of a finished box counts, and the total."""
    groups = [part for part in counted.parts if len(_columns(part)) > 1]
    levels = [(1.5 + 1.6 * level) * size for level in range(len(groups))]
    body = "".join(_bracket(part, step, y) for part, y in zip(groups, levels, strict=True))
    for part in counted.parts:
        first, *others = _columns(part)
        if not others:
            fill = CREAM if part.kind == "column" else GLOW
            body += words(_signed(part.points), (first + 0.5) * step, 1.1 * size, size, fill=fill)
    for part, y in zip(groups, levels, strict=True):
        said = pen.say("draw-tuki-group", part=part.kind, points=_signed(part.points))
        mark = pill(said, 0.86 * size, ink=GLOW, rtl=pen.rtl, opacity=1)
        first, *_, last = _columns(part)
        x = (first + last + 1) / 2 * step
        body += moved(mark.body, x - mark.width / 2, y)
    y = (1.7 + 1.6 * len(groups)) * size
    said = pen.say("web-points", count=counted.points).replace("-", "−")
    mark = pill(said, size, fill=GLOW, ink="#2b1d2f", opacity=1, rtl=pen.rtl)
    return Block(COLUMNS * step, y + mark.height + 2, body + moved(mark.body, (COLUMNS * step - mark.width) / 2, y))


def _bracket(part: SumPart, step: float, y: float) -> str:
    """Hold together the columns of a quartet, a sextet or an octet; their names stand on it."""
    places = [n((column + 0.5) * step) for column in _columns(part)]
    ticks = "".join(f"M{x} 3V{n(y + 8)}" for x in places)
    return f'<path d="{ticks}M{places[0]} {n(y + 8)}H{places[-1]}" fill="none" stroke="{GLOW}" stroke-width="2"/>'


def _signed(points: int) -> str:
    return str(points).replace("-", "−")


def note(pen: Pen, d: dict[str, Any], at: int) -> str:
    """Say a seat's points of all rounds."""
    total = marks(d).at_seat("total", at)
    return pen.say("web-tuki-total", count=total.number if total else 0)


def mark(pen: Pen, d: dict[str, Any], at: int) -> str:
    """Mark who has opened everything."""
    return pen.say("web-tuki-closer") if marks(d).at_seat("closer", at) else ""


def describe(pen: Pen, d: dict[str, Any]) -> list[str]:
    """Describe the table."""
    said = [pen.say("web-draw-pile", count=len(d["pile"]))]
    said += [pen.say("web-tuki-bin-top", card=pen.card_name(name)) for name in d["bin"][-1:]]
    said += [pen.say("web-tuki-taken", card=pen.card_name(name)) for name in d["taken"]]
    for at, cards in enumerate(d["boxes"]):
        said.append(pen.say("draw-holds", name=pen.name(at), cards=describe_box(pen, cards)))
    return said


def describe_box(pen: Pen, cards: Sequence[str | None]) -> str:
    """Describe a box row by row."""
    upper, lower = pen.card_names(cards[:COLUMNS]), pen.card_names(cards[COLUMNS:])
    return pen.say("draw-tuki-rows", upper=upper, lower=lower)


def draw_box(
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
    size = card_width(width)
    names = [known_card(by, name) for name in list_of(cards, PLACES, PLACES)]
    counted = sum_of(0, tuple(CODES.get(name or "") for name in names), double_parrot == JOINS)
    inner = padded(box(by, names, names, size, counted), 0.2 * size)
    felt, edge = art.felt("tuki", by.look.theme)
    ground = rect(
        1, 1, inner.width - 2, inner.height - 2, 0.2 * size, f'fill="{felt}" stroke="{edge}" stroke-width="2"'
    )
    drawn = Block(inner.width, inner.height, ground + inner.body)
    return finished(drawn, by.look, title=by.say("draw-tuki-box"), description=describe_box(by, names), lang=by.lang)
