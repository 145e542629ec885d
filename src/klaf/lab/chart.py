"""Charts as SVG, in any language: text stays text, so that browsers set it, select it and read it aloud.

A chart for right-to-left readers is mirrored: labels stand on the right and bars grow to the left. Axes of numbers
alone run from left to right in all languages, as number lines do.
"""

import textwrap
from dataclasses import dataclass
from html import escape
from math import floor, log10

WIDTH, LABELS, VALUES, MARGIN = 760, 210, 120, 24
LINE, HEAD, COLUMNS_HIGH = 24, 46, 170
INK, PALE, BAR, LESS, RULE = "#222", "#667", "#2f6db5", "#c4553d", "#d8dbe2"
NOTE = 110  # characters of a line of the note
FONTS = "Rubik, 'Noto Sans', 'Noto Sans Hebrew', 'Noto Sans Arabic', 'DejaVu Sans', sans-serif"
LEFT_TO_RIGHT, END = "\u2066", "\u2069"


@dataclass(frozen=True)
class Bar:
    """A value with its interval, and how both are written."""

    label: str
    value: float
    margin: float
    written: str


@dataclass(frozen=True)
class Bars:
    """Values below each other; ``even``: where all would be if nothing mattered."""

    title: str
    rows: tuple[Bar, ...]
    even: float = 0.0

    @property
    def height(self) -> int:
        """Return how much room it takes."""
        return HEAD + LINE * len(self.rows) + 12

    @property
    def ends(self) -> tuple[float, float]:
        """Return the least and the most that is drawn, zero between them or at an end."""
        lows = [row.value - row.margin for row in self.rows]
        highs = [row.value + row.margin for row in self.rows]
        low, high = min(0.0, self.even, *lows), max(0.0, self.even, *highs)
        return (low, high) if high > low else (0.0, 1.0)


@dataclass(frozen=True)
class Columns:
    """How often each value comes, in bins of equal width."""

    title: str
    first: int
    width: int  # of a bin
    counts: tuple[int, ...]

    @property
    def height(self) -> int:
        """Return how much room it takes."""
        return HEAD + COLUMNS_HIGH + 34


@dataclass(frozen=True)
class Chart:
    """Panels below each other, with a title and a note."""

    lang: str
    right_to_left: bool
    title: str
    note: str
    panels: tuple[Bars | Columns, ...]


def columns(title: str, counts: dict[int, int], most: int = 40) -> Columns:
    """Put values into at most so many bins; what lies beyond the highest thousandth is left out."""
    values = sorted(counts)
    total, counted, last = sum(counts.values()), 0, values[-1]
    for value in values:
        counted += counts[value]
        if 1000 * counted >= 999 * total:
            last = value
            break
    widths = (factor * 10**power for power in range(10) for factor in (1, 2, 5))
    width = next(width for width in widths if (last - values[0]) // width < most)
    first = values[0] // width * width
    bins = [0] * ((last - first) // width + 1)
    for value in values:
        if value <= last:
            bins[(value - first) // width] += counts[value]
    return Columns(title, first, width, tuple(bins))


def wrap(words: str, most: int) -> list[str]:
    """Break a text into lines of at most so many characters."""
    return textwrap.wrap(words, most, break_long_words=False, break_on_hyphens=False)


def nice_step(span: float, steps: int) -> float:
    """Return a round distance between ticks, for about so many of them."""
    rough = span / steps
    power = 10.0 ** floor(log10(rough))
    return next(power * f for f in (1, 2, 5, 10) if power * f >= rough)


def svg(chart: Chart) -> str:
    """Draw a chart."""
    note = wrap(chart.note, NOTE)
    height = 62 + 16 * len(note) + sum(panel.height for panel in chart.panels)
    direction = "rtl" if chart.right_to_left else "ltr"
    page = _Page(chart.right_to_left)
    page.text(MARGIN, 34, chart.title, size=19, weight=600)
    for k, line in enumerate(note):
        page.text(MARGIN, 56 + 16 * k, line, size=12, fill=PALE)
    top = 50 + 16 * len(note)
    for panel in chart.panels:
        page.text(MARGIN, top + 28, panel.title, size=14, weight=600)
        if isinstance(panel, Bars):
            _draw_bars(page, panel, top + HEAD)
        else:
            _draw_columns(page, panel, top + HEAD)
        top += panel.height
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'xml:lang="{chart.lang}" lang="{chart.lang}" direction="{direction}" role="img" '
        f'font-family="{FONTS}" font-size="13" fill="{INK}">'
        f"<title>{escape(chart.title)}</title><desc>{escape(chart.note)}</desc>"
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>{"".join(page.parts)}</svg>\n'
    )


class _Page:
    """Where to draw, counted from the side on which reading starts."""

    def __init__(self, mirrored: bool) -> None:
        self.mirrored = mirrored
        self.parts: list[str] = []

    def x(self, x: float) -> float:
        return WIDTH - x if self.mirrored else x

    def text(self, x: float, y: float, words: str, anchor: str = "start", **look: object) -> None:
        """Write words; the anchor is meant in the direction of reading, which SVG's direction turns too."""
        styles = {"size": "font-size", "weight": "font-weight", "fill": "fill"}
        given = "".join(f' {styles[name]}="{value}"' for name, value in look.items())
        self.parts.append(f'<text x="{self.x(x):.1f}" y="{y:.1f}" text-anchor="{anchor}"{given}>{escape(words)}</text>')

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: str, dashes: str = "") -> None:
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        self.parts.append(
            f'<path d="M{self.x(x1):.1f} {y1:.1f}L{self.x(x2):.1f} {y2:.1f}" stroke="{colour}"{dashed} fill="none"/>'
        )

    def box(self, x1: float, x2: float, y: float, height: float, colour: str) -> None:
        left = min(self.x(x1), self.x(x2))
        size = f'width="{abs(x2 - x1):.1f}" height="{height:.1f}"'
        self.parts.append(f'<rect x="{left:.1f}" y="{y:.1f}" {size} rx="2" fill="{colour}"/>')


def _draw_bars(page: _Page, panel: Bars, top: float) -> None:
    start, end = MARGIN + LABELS, WIDTH - MARGIN - VALUES
    low, high = panel.ends

    def at(value: float) -> float:
        return start + (end - start) * (value - low) / (high - low)

    bottom = top + LINE * len(panel.rows)
    page.line(at(0.0), top - 4, at(0.0), bottom, PALE)
    if panel.even:
        page.line(at(panel.even), top - 4, at(panel.even), bottom, PALE, "4 4")
    for k, row in enumerate(panel.rows):
        y = top + LINE * k
        page.text(start - 10, y + 15, row.label, "end")
        page.box(at(0.0), at(row.value), y + 3, LINE - 8, BAR if row.value >= 0 else LESS)
        page.line(at(row.value - row.margin), y + 11, at(row.value + row.margin), y + 11, INK)
        page.text(WIDTH - MARGIN, y + 15, LEFT_TO_RIGHT + row.written + END, "end", fill=PALE)


def _draw_columns(page: _Page, panel: Columns, top: float) -> None:
    """Draw bins; numbers run from left to right in every language."""
    start, end = MARGIN + 40, WIDTH - MARGIN - 40
    most, total = max(panel.counts), sum(panel.counts)
    wide = (end - start) / len(panel.counts)
    bottom = top + COLUMNS_HIGH
    unmirrored = _Page(False)
    step = nice_step(100 * most / total, 4)
    for k in range(int(100 * most / total / step) + 1):
        y = bottom - COLUMNS_HIGH * k * step * total / (100 * most)
        unmirrored.line(start, y, end, y, RULE)
        page.text(MARGIN + 32, y + 4, f"{LEFT_TO_RIGHT}{k * step:g} %{END}", "end", fill=PALE, size=11)
    for k, count in enumerate(panel.counts):
        high = COLUMNS_HIGH * count / most
        unmirrored.box(start + wide * k + 1, start + wide * (k + 1) - 1, bottom - high, high, BAR)
    every = max(1, -(-len(panel.counts) // 12))
    for k in range(0, len(panel.counts), every):
        unmirrored.text(start + wide * (k + 0.5), bottom + 17, _bin(panel, k), "middle", fill=PALE, size=11)
    page.parts += unmirrored.parts


def _bin(panel: Columns, k: int) -> str:
    low = panel.first + k * panel.width
    return f"{LEFT_TO_RIGHT}{low}{END}" if panel.width == 1 else f"{LEFT_TO_RIGHT}{low}–{low + panel.width - 1}{END}"
