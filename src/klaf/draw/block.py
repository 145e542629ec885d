"""Blocks: pieces of a drawing with a size, put side by side into larger ones."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from klaf.draw import art
from klaf.draw.svg import FONT, ID, SVG, escaped

CREAM, QUIET, GLOW, NIGHT = "#fff6e2", "#dfe8e4", "#ffd45e", "#0a1218"
_CARD = re.compile(rf'{ID}card:(\w+):([^"]+)')


@dataclass(frozen=True)
class Block:
    """A rectangle of a drawing, from its own origin."""

    width: float
    height: float
    body: str = ""


def n(value: float) -> str:
    """Return a number as a short text."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def moved(body: str, x: float, y: float, more: str = "") -> str:
    """Move a drawing; ``more`` can turn and scale it too."""
    return f'<g transform="translate({n(x)} {n(y)}){more}">{body}</g>'


def rect(x: float, y: float, width: float, height: float, radius: float, style: str) -> str:
    """Draw a rectangle with round corners."""
    return f'<rect x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}" rx="{n(radius)}" {style}/>'


def shine(x: float, y: float, across: float, down: float, colour: str, strength: float) -> str:
    """Let a light shine on the felt: a few pale ellipses, since a gradient would need an id."""
    return "".join(
        f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(across * part)}" ry="{n(down * part)}" fill="{colour}" '
        f'fill-opacity="{n(strength)}"/>'
        for part in (1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72, 0.68, 0.64)
    )


def words(
    said: str,
    x: float,
    y: float,
    size: float,
    *,
    rtl: bool = False,
    anchor: str = "middle",
    fill: str = CREAM,
    bold: bool = True,
) -> str:
    """Write a line of text, its baseline at y; ``anchor`` start and end are those of the reading direction."""
    weight = 700 if bold else 400
    direction = ' direction="rtl"' if rtl else ""
    return (
        f'<text x="{n(x)}" y="{n(y)}" font-family="{FONT}" font-size="{n(size)}" font-weight="{weight}" '
        f'fill="{fill}" text-anchor="{anchor}"{direction}>{escaped(said)}</text>'
    )


def length(said: str, size: float) -> float:
    """Return an estimate of the width of a line of text, rather too large than too small."""
    return sum(0.6 * size for letter in said if unicodedata.category(letter) not in ("Cf", "Mn"))


def fitted(said: str, size: float, room: float) -> str:
    """Cut a line of text that is too long for its room."""
    if length(said, size) <= room:
        return said
    while said and length(said + "…", size) > room:
        said = said[:-1]
    return said.rstrip() + "…"


def pill(
    said: str, size: float, *, fill: str = NIGHT, ink: str = CREAM, rtl: bool = False, opacity: float = 0.85
) -> Block:
    """Draw a few words on a background with round ends."""
    width, height = max(length(said, size) + size, 1.9 * size), 1.55 * size
    ground = rect(0, 0, width, height, height / 2, f'fill="{fill}" fill-opacity="{n(opacity)}"')
    return Block(width, height, ground + words(said, width / 2, 1.12 * size, size, rtl=rtl, fill=ink))


def row(blocks: Sequence[Block], gap: float, *, rtl: bool = False, align: float = 0.5) -> Block:
    """Put blocks side by side as the reader's language runs; ``align``: 0 is their upper edge, 1 their lower one."""
    blocks = [block for block in blocks if block.width]
    height = max((block.height for block in blocks), default=0)
    x, body = 0.0, ""
    for block in reversed(blocks) if rtl else blocks:
        body += moved(block.body, x, (height - block.height) * align)
        x += block.width + gap
    return Block(max(0.0, x - gap), height, body)


def column(blocks: Sequence[Block], gap: float, width: float = 0, *, align: float = 0.5) -> Block:
    """Put blocks below each other; ``align``: 0 is the left edge of the column, 1 its right one."""
    blocks = [block for block in blocks if block.height]
    width = max([width, *(block.width for block in blocks)])
    y, body = 0.0, ""
    for block in blocks:
        body += moved(block.body, (width - block.width) * align, y)
        y += block.height + gap
    return Block(width, max(0.0, y - gap), body)


def padded(block: Block, by: float) -> Block:
    """Leave room around a block."""
    return Block(block.width + 2 * by, block.height + 2 * by, moved(block.body, by, by))


def finished(block: Block, look: art.Look, *, title: str, description: str, lang: str) -> SVG:
    """Make a finished drawing of a block; each card is defined once and used wherever it lies."""
    found = {match.group(): match.groups() for match in _CARD.finditer(block.body)}
    body = block.body
    defs = ""
    for number, (mark, (game, card)) in enumerate(found.items()):
        defs += f'<g id="{ID}-{number}">{art.card(game, card, look)}</g>'
        body = body.replace(f'{mark}"', f'{ID}-{number}"')
    body = f"<defs>{defs}</defs>{body}" if defs else body
    return SVG(round(block.width, 2), round(block.height, 2), body, title, description, lang)
