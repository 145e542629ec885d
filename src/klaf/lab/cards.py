"""Measure how much being dealt each card is worth.

The worth of a card is by how much a seat's chance to win the deal grows, on average, when one average card among
those it is dealt is exchanged for it, all else equal: the coefficients of a linear regression of wins on the counts of
every kind of card dealt, with a constant for each seat, that weigh to zero over the deck. The same for points.
Intervals are those of a jackknife that leaves out one group of matches at a time.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import inf, sqrt
from typing import Any, ClassVar

import numpy as np

from klaf.engine.errors import KlafError
from klaf.engine.layout import Array
from klaf.lab.chart import Bars, Chart
from klaf.lab.estimate import Estimate, half_width
from klaf.lab.measure import SHARES
from klaf.lab.probe import Probe, probe_of
from klaf.lab.study import Study
from klaf.lab.table import Measured, measure
from klaf.lab.tally import Sums, add, spell
from klaf.lab.words import (
    NO_BREAK,
    PERCENT,
    bar,
    bots_of,
    card_name,
    chart_of,
    game_name,
    grid,
    heads,
    margin,
    note_of,
    number,
    of_game,
    page,
)
from klaf.locale import text

GROUPS = 100


class NoCardKinds(KlafError):
    """The game has no probe that counts its cards by kind."""

    code = "no-card-kinds"


@dataclass(frozen=True)
class Cards(Study):
    """One table, every deal once.

    Raises:
        NoCardKinds: the game's cards are not counted.
    """

    kind: ClassVar[str] = "cards"

    def __post_init__(self) -> None:
        super().__post_init__()
        if not probe_of(self.tables[0].found).kinds:
            raise NoCardKinds(game=game_name(self.game))

    @cached_property
    def step(self) -> int:
        """Return how many deals make a piece: so many that there are enough groups to leave out."""
        return max(1, min(super().step, self.deals // GROUPS))

    def play(self, piece: int) -> Sums:
        """Play a piece."""
        return self.sums([measure(self.tables[0], *self.bounds(piece), rotated=False, cards=True)])

    def sums(self, measured: Sequence[Measured]) -> Sums:
        """Count what was measured."""
        return {"games": len(measured[0].rows), "products": measured[0].sums.tolist()}

    def fits(self, piece: int, sums: Sums) -> bool:
        """Whether sums have as many matches as the piece."""
        return bool(sums["games"] == self.matches(piece))

    def answer(self, parts: Sequence[Sums]) -> "Worths":
        """Return the result of all pieces."""
        groups = [add(parts[k::GROUPS]) for k in range(min(GROUPS, len(parts)))]
        products = np.array([group["products"] for group in groups], np.float64)
        probe = probe_of(self.tables[0].found)
        total = products.sum(axis=0)
        best = worths(total, self.players, len(probe.kinds))
        left_out = np.array([worths(total - one, self.players, len(probe.kinds)) for one in products])
        margin = jackknife(left_out)
        rows = [
            Worth(
                kind,
                *(Estimate(float(best[row, k]), float(margin[row, k])) for row in (0, 1)),
            )
            for k, kind in enumerate(probe.kinds)
            if total[k, k] > 0
        ]
        return Worths(self, tuple(sorted(rows, key=lambda row: -row.wins.mean)), probe)


def worths(products: Array, players: int, kinds: int) -> Array:
    """Solve for the worth of each kind, in wins and in points: two rows. A kind that is never dealt is worth nothing.

    The last two of the rows and columns of products are wins and points, before them a one for each seat.
    """
    dealt = [k for k in range(kinds) if products[k, k] > 0]
    used = [*dealt, *range(kinds, kinds + players)]
    n = len(used)
    # How often each kind is dealt weighs it, so that the average card is worth nothing.
    weights = np.array([products[k, kinds : kinds + players].sum() for k in dealt])
    system = np.zeros((n + 1, n + 1))
    system[:n, :n] = products[np.ix_(used, used)]
    scale = float(np.trace(system)) / n
    system[n, : len(dealt)] = system[: len(dealt), n] = weights / weights.mean() * scale
    right = np.zeros((n + 1, 2))
    right[:n] = products[np.ix_(used, [kinds + players, kinds + players + 1])]
    solved = np.linalg.lstsq(system, right, rcond=None)[0]
    found = np.zeros((2, kinds))
    found[:, dealt] = solved[: len(dealt)].T
    found[0] /= SHARES
    return found


def jackknife(left_out: Array) -> Array:
    """Return half the width of the interval from what is found without each group in turn."""
    n = len(left_out)
    if n < 2:
        return np.full(left_out.shape[1:], inf)
    spread = ((left_out - left_out.mean(axis=0)) ** 2).sum(axis=0)
    margin: Array = half_width(n) * sqrt((n - 1) / n) * np.sqrt(spread)
    return margin


@dataclass(frozen=True)
class Worth:
    """What being dealt one card of a kind changes."""

    kind: str
    wins: Estimate
    points: Estimate


@dataclass(frozen=True)
class Worths:
    """What all cards are worth, the best first."""

    study: Cards
    rows: tuple[Worth, ...]
    probe: Probe

    def document(self) -> dict[str, Any]:
        """Return the result as a JSON-able document."""
        return {
            "cards": [{"card": row.kind, "wins": spell(row.wins), "points": spell(row.points)} for row in self.rows]
        }

    def note(self, lang: str, gap: str = " ") -> str:
        """Return a note on how the figures were found."""
        return note_of(self.study, lang, gap, bots=bots_of(self.study, lang))

    def table(self, lang: str) -> str:
        """Return the result as a table for a terminal."""
        points = of_game(lang, "worth-points", self.study.game)
        rows = [[*heads(lang, "card", "worth", "margin"), points, text(lang, "lab-margin")]]
        for row in self.rows:
            wins = [number(PERCENT * row.wins.mean, signed=True), margin(row.wins, PERCENT)]
            rows.append([self._name(row, lang), *wins, number(row.points.mean, signed=True), margin(row.points)])
        return page(self.study, lang, self.note(lang), [grid(rows)])

    def chart(self, lang: str) -> Chart:
        """Draw what every card is worth in wins."""
        bars = [bar(self._name(row, lang), row.wins, True, signed=True) for row in self.rows]
        return chart_of(self.study, lang, self.note(lang, NO_BREAK), Bars(text(lang, "lab-chart-worth"), tuple(bars)))

    def _name(self, row: Worth, lang: str) -> str:
        return card_name(self.study.tables[0].found, row.kind, lang)
