"""How a game goes: how long it lasts, how often the lead changes, which seats win, how points are spread."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from klaf.lab.chart import Bars, Chart, columns
from klaf.lab.estimate import Estimate
from klaf.lab.measure import DEALS, LEADS, MOVES, SHARES, TURNS
from klaf.lab.probe import probe_of
from klaf.lab.study import Study
from klaf.lab.table import Measured, measure
from klaf.lab.tally import Spread, Sums, add, estimates, histogram, moments, products, ratio, spell
from klaf.lab.words import (
    NO_BREAK,
    bar,
    bots_of,
    chart_of,
    grid,
    heads,
    level,
    margin,
    measure_name,
    note_of,
    number,
    page,
    share,
    shares,
)
from klaf.locale import text

LENGTHS = {"moves": MOVES, "turns": TURNS, "deals": DEALS, "leads": LEADS}
SIDES = ("winners", "others")


@dataclass(frozen=True)
class Simulate(Study):
    """One table, every deal once; bots move a seat further from deal to deal."""

    kind: ClassVar[str] = "simulate"

    def play(self, piece: int) -> Sums:
        """Play a piece."""
        return self.sums([measure(self.tables[0], *self.bounds(piece), rotated=False)])

    def sums(self, measured: Sequence[Measured]) -> Sums:
        """Count what was measured."""
        (one,) = measured
        won = one.shares > 0
        sums: Sums = {"games": len(one.rows)}
        sums |= {name: histogram(one.rows[:, column]) for name, column in LENGTHS.items()}
        sums["gaps"] = histogram(one.gaps(probe_of(self.tables[0].found).points_win))
        for side, mine in zip(SIDES, (won, ~won), strict=True):
            sums[side] = histogram(one.points[mine])
            sums[f"{side} by match"] = products((one.points * mine).sum(axis=1), mine.sum(axis=1))
        sums |= {"seats": moments(one.shares), "order": moments(one.shares_by_order)}
        sums["bots"] = moments(np.stack([one.shares_by_bot[:, mine].sum(axis=1) for mine in self._of_a_kind()], 1))
        return sums

    def fits(self, piece: int, sums: Sums) -> bool:
        """Whether sums, and all that is counted in them, have as many matches as the piece."""
        games = self.matches(piece)
        counted = [sums["games"], *(sum(sums[name].values()) for name in (*LENGTHS, "gaps"))]
        seats = [sum(sums[side].values()) for side in SIDES]
        by_match = [sums[f"{side} by match"][1] for side in SIDES]
        return counted == [games] * len(counted) and seats == by_match and sum(seats) == games * self.players

    def _of_a_kind(self) -> list[list[int]]:
        bots = self.tables[0].bots
        return [[k for k, bot in enumerate(bots) if bot == kind] for kind in dict.fromkeys(bots)]

    def answer(self, parts: Sequence[Sums]) -> "Simulated":
        """Return the result of all pieces."""
        sums = add(parts)
        n = sums["games"]
        spreads = {name: Spread.of(sums[name]) for name in LENGTHS}
        # The seats of a match share its fortune: only matches are independent of each other.
        sides = {side: ratio(n, *sums[f"{side} by match"]) for side in SIDES if sums[side]}
        spreads |= {side: Spread.of(sums[side], mean) for side, mean in sides.items()}
        spreads["gaps"] = Spread.of(sums["gaps"])
        kinds = list(dict.fromkeys(self.tables[0].bots))
        won = estimates(n, sums["bots"], SHARES)
        return Simulated(
            self,
            spreads,
            estimates(n, sums["seats"], SHARES),
            estimates(n, sums["order"], SHARES),
            dict(zip(kinds, won, strict=True)),
        )


@dataclass(frozen=True)
class Simulated:
    """What a simulation shows."""

    study: Simulate
    spreads: dict[str, Spread]  # moves, turns, deals, leads, gaps, and the points of winners and others
    seats: list[Estimate]  # wins of each seat
    order: list[Estimate]  # wins from whoever makes the first turn on, clockwise
    bots: dict[str, Estimate]  # wins of all seats of a kind

    def document(self) -> dict[str, Any]:
        """Return the result as a JSON-able document."""
        return {
            "spreads": {name: spread.document() for name, spread in self.spreads.items()},
            "seats": [spell(one) for one in self.seats],
            "order": [spell(one) for one in self.order],
            "bots": {name: spell(one) for name, one in self.bots.items()},
        }

    def note(self, lang: str, gap: str = " ") -> str:
        """Return a note on how the figures were found."""
        return note_of(self.study, lang, gap, bots=bots_of(self.study, lang))

    def table(self, lang: str) -> str:
        """Return the result as a table for a terminal."""
        rows = [heads(lang, "measure", "mean", "margin", "median", "middle")]
        for name, spread in self.spreads.items():
            if spread.least < spread.most:
                between = f"{number(spread.low, 0)} … {number(spread.high, 0)}"
                cells = [number(spread.mean.mean), margin(spread.mean), number(spread.median, 0), between]
                rows.append([measure_name(name, self.study.game, lang), *cells])
        blocks = [grid(rows)] if len(rows) > 1 else []
        blocks.append(shares(lang, "order-of-play", {f"order-{k + 1}": one for k, one in enumerate(self.order)}))
        blocks.append(shares(lang, "seats", {f"seat-{k + 1}": one for k, one in enumerate(self.seats)}))
        if len(self.bots) > 1:
            rows = [heads(lang, "bot", "wins", "margin")]
            blocks.append(grid(rows + [[level(bot, lang), *share(one)] for bot, one in self.bots.items()]))
        return page(self.study, lang, self.note(lang), blocks)

    def chart(self, lang: str) -> Chart:
        """Draw how long matches are, and what the order of play is worth."""
        game = self.study.game
        lengths = columns(measure_name("turns", game, lang), self.spreads["turns"].counts)
        order = [bar(measure_name(f"order-{k + 1}", game, lang), one, True) for k, one in enumerate(self.order)]
        wins = Bars(text(lang, "lab-chart-order"), tuple(order), 1 / self.study.players)
        return chart_of(self.study, lang, self.note(lang, NO_BREAK), lengths, wins)
