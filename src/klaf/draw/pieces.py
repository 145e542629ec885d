"""What lies on every table: cards, hands, piles, heaps, and the panel of a seat."""

from collections.abc import Sequence

from klaf.draw import art
from klaf.draw.block import CREAM, GLOW, QUIET, Block, column, fitted, moved, n, pill, rect, row, words
from klaf.draw.pen import Pen
from klaf.draw.svg import ID

RATIO = art.HEIGHT / art.WIDTH
FACE = 34


def card(pen: Pen, name: str | None, width: float, *, down: bool = False, lit: bool = False) -> Block:
    """Lay a card, None: its back; ``down``: it lies face down, and whoever looks knows it all the same."""
    scale, radius = width / art.WIDTH, 0.12 * width
    height = width * RATIO
    body = rect(0.4, 0.03 * width, width, height, radius, 'fill="#000" fill-opacity="0.28"')
    if lit:
        body += rect(-1.5, -1.5, width + 3, height + 3, radius + 1.5, f'fill="none" stroke="{GLOW}" stroke-width="3"')
    body += f'<use href="#{ID}card:{pen.game}:{name or art.BACK}" transform="scale({scale:.4f})"/>'
    if down:
        body += rect(0, 0, width, height, radius, 'fill="#16202a" fill-opacity="0.5"')
    return Block(width, height, body)


def empty(width: float) -> Block:
    """Mark a place without a card."""
    height = width * RATIO
    style = f'fill="none" stroke="{CREAM}" stroke-opacity="0.35" stroke-width="1.5" stroke-dasharray="4 4"'
    return Block(width, height, rect(0.75, 0.75, width - 1.5, height - 1.5, 0.11 * width, style))


def hand(pen: Pen, cards: Sequence[str | None], width: float, room: float) -> Block:
    """Lay cards one over the other so that each shows its corner, in as many rows as it takes."""
    if not cards:
        return Block(0, 0)
    least = 0.36 * width if any(name is not None for name in cards) else 0.05 * width
    most = max(1, int((room - width) / least) + 1)
    rows = -(-len(cards) // most)
    each = -(-len(cards) // rows)
    lines = [_fan(pen, cards[first : first + each], width, room, each) for first in range(0, len(cards), each)]
    return column(lines, 0.1 * width, align=1 if pen.rtl else 0)


def _fan(pen: Pen, cards: Sequence[str | None], width: float, room: float, most: int) -> Block:
    close = 0.34 if all(name is None for name in cards) else 1.06
    step = min(close * width, (room - width) / max(1, most - 1))
    total = width + step * (len(cards) - 1)
    body = ""
    for at, name in enumerate(cards):
        x = total - width - at * step if pen.rtl else at * step
        body += moved(card(pen, name, width).body, x, 0)
    return Block(total, width * RATIO, body)


def pile(pen: Pen, count: int, width: float, badge: str = "") -> Block:
    """Stack cards face down, with their number below."""
    layers = min(4, -(-count // 12))
    body = empty(width).body if count == 0 else ""
    for layer in range(layers):
        body += moved(card(pen, None, width).body, 0, 2.5 * (layers - 1 - layer))
    size = max(11.0, 0.17 * width)
    label = pill(str(count), size)
    height = width * RATIO + label.height / 2
    body += moved(label.body, (width - label.width) / 2, height - label.height + 2)
    if badge:
        mark = pill(badge, 0.22 * width, fill="#c7302c", opacity=1)
        body += moved(mark.body, -0.3 * mark.width if pen.rtl else width - 0.7 * mark.width, -0.4 * mark.height)
    return Block(width, height, body)


def heap(pen: Pen, cards: Sequence[str], width: float, deep: int = 5) -> Block:
    """Throw the last few cards onto each other, the last one straightest."""
    if not cards:
        return empty(width)
    first = max(0, len(cards) - deep)
    body = ""
    for at in range(first, len(cards)):
        askew = 0.4 if at == len(cards) - 1 else 1
        turn, shift = ((at * 47) % 23 - 11) * askew, ((at * 31) % 11 - 5) * askew
        more = f" rotate({n(turn)} {n(width / 2)} {n(width * RATIO / 2)})"
        body += moved(card(pen, cards[at], width).body, shift, 0, more)
    return Block(width, width * RATIO, body)


def panel(pen: Pen, seat: int, note: str, inner: Block, width: float, *, lit: bool, mark: str = "") -> Block:
    """Frame what belongs to a seat: its face, its name, a line about it; ``lit``: it is to act, or has won."""
    pad, gap = 12, 10
    room = width - 2 * pad - FACE - gap
    badge = pill(mark, 11, fill=GLOW, ink="#2b1d2f", opacity=1, rtl=pen.rtl) if mark else Block(0, 0)
    edge, inwards = (width - pad, -1) if pen.rtl else (pad, 1)
    head = moved(art.face(seat), edge - (FACE if pen.rtl else 0), pad, f" scale({n(FACE / 48)})")
    x = edge + inwards * (FACE + gap)
    name = fitted(pen.name(seat), 15, room - badge.width)
    name = f"\u2068{name}\u2069"  # a name from elsewhere may run the other way
    head += words(name, x, pad + 14, 15, rtl=pen.rtl, anchor="start")
    head += words(fitted(note, 12, room), x, pad + 30, 12, rtl=pen.rtl, anchor="start", fill=QUIET, bold=False)
    head += moved(badge.body, pad if pen.rtl else width - pad - badge.width, pad - 2)
    top = pad + FACE + 10
    height = top + inner.height + pad
    ground = 'fill="#000" fill-opacity="0.2"'
    if lit:
        ground += f' stroke="{GLOW}" stroke-width="2.5"'
    body = rect(0, 0, width, height, 16, ground) + head
    return Block(width, height, body + moved(inner.body, (width - inner.width) / 2, top))


def side_by_side(pen: Pen, blocks: Sequence[Block], gap: float, align: float = 0.5) -> Block:
    """Put blocks in a row as the reader's language runs."""
    return row(blocks, gap, rtl=pen.rtl, align=align)
