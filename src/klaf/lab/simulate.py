"""How a game goes: how long it lasts, how often the lead changes, what a seat is worth, how points lie."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from klaf.lab.measure import DEALS, LEADS, MOVES, SHARES, TURNS
from klaf.lab.probe import probe_of
from klaf.lab.study import Study
from klaf.lab.summary import Estimate
from klaf.lab.table import measure
from klaf.lab.tally import Spread, Sums, add, estimates, histogram, moments, spell

LENGTHS = {"moves": MOVES, "turns": TURNS, "deals": DEALS, "leads": LEADS}


@dataclass(frozen=True)
class Simulate(Study):
    """One table, every deal once; bots move a seat further from deal to deal."""

    kind: ClassVar[str] = "simulate"

    def play(self, piece: int) -> Sums:
        """Play a piece."""
        table = self.tables[0]
        seen = measure(table, *self.bounds(piece), rotated=False)
        won = seen.shares > 0
        sums: Sums = {"games": len(seen.rows)}
        sums |= {name: histogram(seen.rows[:, column]) for name, column in LENGTHS.items()}
        sums |= {"winners": histogram(seen.points[won]), "others": histogram(seen.points[~won])}
        sums["gaps"] = histogram(seen.gaps(probe_of(table.found).points_win))
        sums |= {"seats": moments(seen.shares), "order": moments(seen.shares_by_order)}
        sums["bots"] = moments(np.stack([seen.shares_by_bot[:, mine].sum(axis=1) for mine in self._of_a_kind()], 1))
        return sums

    def _of_a_kind(self) -> list[list[int]]:
        bots = self.tables[0].bots
        return [[k for k, bot in enumerate(bots) if bot == kind] for kind in dict.fromkeys(bots)]

    def answer(self, parts: Sequence[Sums]) -> "Simulated":
        """Say what all pieces come to."""
        sums = add(parts)
        n = sums["games"]
        spreads = {name: Spread.of(sums[name]) for name in (*LENGTHS, "winners", "others", "gaps") if sums[name]}
        kinds = list(dict.fromkeys(self.tables[0].bots))
        shares = estimates(n, sums["bots"], SHARES)
        return Simulated(
            self,
            spreads,
            estimates(n, sums["seats"], SHARES),
            estimates(n, sums["order"], SHARES),
            dict(zip(kinds, shares, strict=True)),
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
        """Give it JSON-able."""
        return {
            "spreads": {name: spread.document() for name, spread in self.spreads.items()},
            "seats": [spell(one) for one in self.seats],
            "order": [spell(one) for one in self.order],
            "bots": {name: spell(one) for name, one in self.bots.items()},
        }
