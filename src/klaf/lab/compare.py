"""Two ways to play on the same deals: what a house rule or an edition changes.

Length, leads and seats come from a table of equals, every deal once; skill from a table at which one better bot sits
among worse ones, every deal from each of its seats. What is compared is the difference deal by deal, so that the luck
of a deal, which strikes both, falls out.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Any, ClassVar

import numpy as np

from klaf.engine.layout import Array
from klaf.lab.chart import Bars, Chart
from klaf.lab.contest import Contest
from klaf.lab.estimate import Estimate
from klaf.lab.measure import DEALS, LEADS, MOVES, SHARES, TURNS
from klaf.lab.probe import probe_of
from klaf.lab.study import Study
from klaf.lab.table import Measured, measure
from klaf.lab.tally import Sums, add, estimate, ratio, reach_of, spell
from klaf.lab.words import (
    NO_BREAK,
    PERCENT,
    bar,
    bots_of,
    chart_of,
    grid,
    heads,
    is_share,
    level,
    margin,
    measure_name,
    number,
    page,
    rules_given,
)
from klaf.locale import text

LENGTHS = {"moves": MOVES, "turns": TURNS, "deals": DEALS, "leads": LEADS}


@dataclass(frozen=True)
class Compare(Study):
    """Four tables: equals one way and the other, and a better one among worse one way and the other."""

    kind: ClassVar[str] = "compare"

    @staticmethod
    def of(one: Contest, other: Contest, pair: tuple[str, str], deals: int) -> "Compare":
        """Compare a table with another, and how one bot of a pair does among many of the other.

        Raises:
            UnknownLevel: there is no such bot.
        """
        uneven = (pair[0], *[pair[1]] * (one.players - 1))
        mixed = [Contest.of(t.game, uneven, 1, t.seed, t.edition, t.house) for t in (one, other)]
        return Compare((one, other, *mixed), deals)

    def uneven(self, lo: int, hi: int) -> tuple[int, int]:
        """Return the deals that the uneven tables play meanwhile: fewer, for they play each from every seat."""
        return -(-lo // self.players), -(-hi // self.players)

    def count(self, lo: int, hi: int) -> int:
        """Return how many matches deals lo … hi - 1 are played in."""
        first, last = self.uneven(lo, hi)
        return 2 * (hi - lo) + 2 * self.players * (last - first)

    def play(self, piece: int) -> Sums:
        """Play a piece."""
        lo, hi = self.bounds(piece)
        even = [measure(table, lo, hi, rotated=False) for table in self.tables[:2]]
        uneven = [measure(table, *self.uneven(lo, hi), rotated=True) for table in self.tables[2:]]
        return self.sums([*even, *uneven])

    def sums(self, measured: Sequence[Measured]) -> Sums:
        """Count what was measured."""
        return {"even": _sums(*map(self._even, measured[:2])), "uneven": _sums(*map(self._uneven, measured[2:]))}

    def fits(self, piece: int, sums: Sums) -> bool:
        """Whether sums have as many deals, at both kinds of tables, as the piece."""
        lo, hi = self.bounds(piece)
        first, last = self.uneven(lo, hi)
        return (sums["even"]["n"], sums["uneven"]["n"]) == (hi - lo, last - first)

    def _even(self, measured: Measured) -> dict[str, Array]:
        """Return every measure of every deal at a table of equals, in whole numbers."""
        found = {name: measured.rows[:, column] for name, column in LENGTHS.items()}
        found["gaps"] = measured.gaps(probe_of(self.tables[0].found).points_win)
        found |= {f"order-{k + 1}": measured.shares_by_order[:, k] for k in range(self.players)}
        return found | {f"seat-{k + 1}": measured.shares[:, k] for k in range(self.players)}

    def _uneven(self, measured: Measured) -> dict[str, Array]:
        """Return what the better bot won of every deal, over all its seats."""
        return {"better": measured.shares_by_bot[:, 0].reshape(-1, self.players).sum(axis=1)}

    def unit(self, name: str) -> int:
        """Return what a measure is counted in."""
        if name == "better":
            return SHARES * self.players
        return SHARES if name.startswith(("order-", "seat-")) else 1

    def answer(self, parts: Sequence[Sums]) -> "Compared":
        """Return the result of all pieces."""
        total = add(parts)
        same = not any(measured[-1] for sums in total.values() for measured in sums["measures"].values())
        rows = {
            name: self._row(name, sums["n"], m, same) for sums in total.values() for name, m in sums["measures"].items()
        }
        return Compared(self, rows)

    def _row(self, name: str, n: int, measured: list[int], same: bool) -> "Row":
        a, aa, b, bb, d, dd = measured
        unit = self.unit(name)
        reach = 1.0 if unit > 1 else reach_of(max(a, b) / n)
        one, other = estimate(n, a, aa, unit, reach), estimate(n, b, bb, unit, reach)
        if same:  # not one match went otherwise
            nothing = Estimate(0.0, 0.0 if n > 1 else inf)
            return Row(one, other, nothing, nothing if a > 0 else None)
        difference = estimate(n, d, dd, unit, 2 * reach)
        change = ratio(n, b, a, bb, (aa + bb - dd) // 2, aa) if a > 0 else None
        return Row(one, other, difference, change and replace(change, mean=change.mean - 1))


def _sums(one: dict[str, Array], other: dict[str, Array]) -> Sums:
    """Return for each measure the sums, and those of squares, of it one way, the other, and of the difference."""
    measures = {}
    for name, a in one.items():
        b = other[name]
        measures[name] = [int(x) for v in (a, b, b - a) for x in (v.sum(), (v * v).sum())]
    return {"n": len(next(iter(one.values()))), "measures": measures}


@dataclass(frozen=True)
class Row:
    """A measure played one way, the other, and the difference; this in parts of the first way too, if it has any."""

    one: Estimate
    other: Estimate
    difference: Estimate
    change: Estimate | None

    @property
    def sign(self) -> int:
        """Whether the other way has more of it (1), less (-1), or neither is shown (0)."""
        if self.difference.margin >= abs(self.difference.mean):
            return 0
        return int(np.sign(self.difference.mean))


@dataclass(frozen=True)
class Compared:
    """What a comparison shows."""

    study: Compare
    rows: dict[str, Row]

    def document(self) -> dict[str, Any]:
        """Return the result as a JSON-able document."""
        return {
            "rows": {
                name: {
                    "one": spell(row.one),
                    "other": spell(row.other),
                    "difference": spell(row.difference),
                    "change": None if row.change is None else spell(row.change),
                }
                for name, row in self.rows.items()
            }
        }

    def note(self, lang: str, gap: str = " ") -> str:
        """Return a note that says who played by which rules; ``gap`` separates its parts."""
        tables = self.study.tables
        one, other = (gap.join(rules_given(table)) or "—" for table in tables[:2])
        better, worse = (level(bot, lang) for bot in tables[2].bots[:2])
        facts = {"one": one, "other": other, "better": better, "worse": worse, "bots": bots_of(self.study, lang)}
        return text(lang, "lab-note-compare", **facts)

    def table(self, lang: str) -> str:
        """Return the result as a table for a terminal."""
        rows = [heads(lang, "measure", "one", "other", "difference", "margin", "verdict")]
        for name, row in self.rows.items():
            times = PERCENT if is_share(name) else 1.0
            means = [number(times * one.mean) for one in (row.one, row.other)]
            verdict = text(lang, f"lab-verdict-{('less', 'none', 'more')[row.sign + 1]}")
            fine = 4 if 0 < times * row.difference.margin < 0.01 else 2
            difference = [number(times * row.difference.mean, fine, signed=True), margin(row.difference, times, fine)]
            rows.append([measure_name(name, self.study.game, lang), *means, *difference, verdict])
        return page(self.study, lang, self.note(lang), [grid(rows)])

    def chart(self, lang: str) -> Chart:
        """Draw what changes.

        Moves, deals and leads have nothing in common but that each may grow or shrink by so many hundredths.
        """
        changes = {name: row.change for name, row in self.rows.items() if not is_share(name)}
        wins = {name: row.difference for name, row in self.rows.items() if is_share(name)}
        wins = {name: one for name, one in wins.items() if not name.startswith("seat-")}
        panels = []
        for head, found in (("lab-chart-change", changes), ("lab-chart-wins-change", wins)):
            bars = [
                bar(measure_name(k, self.study.game, lang), one, True, signed=True) for k, one in found.items() if one
            ]
            panels.append(Bars(text(lang, head), tuple(bars)))
        return chart_of(self.study, lang, self.note(lang, NO_BREAK), *panels)


def other_way(table: Contest, edition: str | None, house: dict[str, Any]) -> Contest:
    """Return a table that plays another edition, if one is named, and some house rules otherwise.

    Raises:
        BadOptions: there is no such edition or house rule.
    """
    changed = replace(table, edition=edition or table.edition, house={**table.house, **house})
    return Contest.of(changed.game, changed.bots, 1, changed.seed, changed.edition, changed.house)
