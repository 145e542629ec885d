"""The same charts as pixels, drawn by Matplotlib, which shapes Hebrew and Arabic itself."""

from pathlib import Path
from typing import Any

from klaf.engine.packages import require
from klaf.lab.chart import BAR, INK, LESS, NOTE, PALE, RULE, Bars, Chart, Columns, wrap

INCH = 100  # pixels of the chart
MARKS = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069\u200e\u200f"))  # the fonts would draw them as boxes


def png(chart: Chart, file: Path) -> None:
    """Draw a chart into a file.

    Raises:
        MissingExtra: the package for it is not installed.
        OSError: the file cannot be written.
    """
    require("matplotlib", "lab")
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    heights = [panel.height for panel in chart.panels]
    figure = Figure(figsize=(7.6, (110 + sum(heights)) / INCH), dpi=200, layout="constrained")
    FigureCanvasAgg(figure)
    figure.suptitle(f"{_plain(chart.title)}\n", fontsize=13, fontweight="bold")
    axes: Any = figure.subplots(len(heights), squeeze=False, height_ratios=heights)
    for panel, (ax,) in zip(chart.panels, axes, strict=True):
        ax.set_title(_plain(panel.title), fontsize=10, loc="right" if chart.right_to_left else "left")
        ax.spines[["top", "right", "left", "bottom"]].set_visible(False)
        ax.tick_params(length=0, labelcolor=INK, labelsize=8)
        if isinstance(panel, Bars):
            _bars(ax, panel, chart.right_to_left)
        else:
            _columns(ax, panel, chart.right_to_left)
    figure.supxlabel("\n".join(wrap(_plain(chart.note), NOTE)), fontsize=8, color=PALE)
    figure.savefig(file, format="png")


def _plain(words: str) -> str:
    return words.translate(MARKS)


def _bars(ax: Any, panel: Bars, right_to_left: bool) -> None:
    rows = panel.rows
    places = range(len(rows))
    colours = [BAR if row.value >= 0 else LESS for row in rows]
    ax.barh(places, [row.value for row in rows], color=colours, height=0.66)
    ax.errorbar([row.value for row in rows], places, xerr=[row.margin for row in rows], fmt="none", ecolor=INK, lw=1)
    ax.set_yticks(list(places), [_plain(row.label) for row in rows])
    ax.axvline(0, color=PALE, lw=0.8)
    if panel.even:
        ax.axvline(panel.even, color=PALE, lw=0.8, linestyle="--")
    ax.set_xlim(*panel.ends)
    ax.set_xticks([])
    ax.invert_yaxis()
    beside = ax.secondary_yaxis("left" if right_to_left else "right")
    beside.set_yticks(list(places), [row.written for row in rows])
    beside.tick_params(length=0, labelcolor=PALE, labelsize=8)
    beside.spines[:].set_visible(False)
    if right_to_left:
        ax.invert_xaxis()
        ax.yaxis.tick_right()


def _columns(ax: Any, panel: Columns, right_to_left: bool) -> None:
    total = sum(panel.counts)
    places = [panel.first + panel.width * (k + 0.5) - 0.5 for k in range(len(panel.counts))]
    ax.bar(places, [100 * count / total for count in panel.counts], width=0.94 * panel.width, color=BAR)
    ax.yaxis.set_major_formatter("{x:g} %")
    ax.grid(axis="y", color=RULE, lw=0.7)
    ax.set_axisbelow(True)
    if right_to_left:
        ax.yaxis.tick_right()
