"""Luck against skill: one better bot among worse ones, every deal from each of its seats.

A deal is decided by skill when the better bot wins it from every seat, and by the cards when the same seat wins it
whoever sits there.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any, ClassVar

from klaf.lab.contest import Contest
from klaf.lab.measure import SHARES
from klaf.lab.study import Study
from klaf.lab.summary import Estimate
from klaf.lab.table import Measured, measure
from klaf.lab.tally import Sums, add, estimate, spell

ONE_SIDED = 1.645  # standard errors within which 95 of a hundred means lie, counted from one side


@dataclass(frozen=True)
class Skill(Study):
    """A table for each pair: the better bot, then worse ones."""

    kind: ClassVar[str] = "skill"
    rotates: ClassVar[bool] = True

    @staticmethod
    def of(table: Contest, pairs: Sequence[tuple[str, str]], deals: int) -> "Skill":
        """Take a table's game and house rules for each pair of bots.

        Raises:
            UnknownLevel: there is no such bot.
        """
        seats = [(better, *[worse] * (table.players - 1)) for better, worse in pairs]
        return Skill(
            tuple(Contest.of(table.game, bots, 1, table.seed, table.edition, table.house) for bots in seats), deals
        )

    def play(self, piece: int) -> Sums:
        """Play a piece."""
        return self.sums([measure(table, *self.bounds(piece), rotated=True) for table in self.tables])

    def sums(self, seen: Sequence[Measured]) -> Sums:
        """Count what was measured."""
        tables = {str(number): decided(one) for number, one in enumerate(seen)}
        return {"deals": len(seen[0].rows) // self.players, **tables}

    def fits(self, piece: int, sums: Sums) -> bool:
        """Tell whether sums have as many deals as the piece."""
        lo, hi = self.bounds(piece)
        return bool(sums["deals"] == hi - lo)

    def answer(self, parts: Sequence[Sums]) -> "Skills":
        """Say what all pieces come to."""
        total = add(parts)
        n = total["deals"]
        rows = []
        for number, table in enumerate(self.tables):
            sums = total[str(number)]
            won, squares = sums["wins"]
            rows.append(
                Match(
                    table.bots[0],
                    table.bots[1],
                    estimate(n, won, squares, SHARES * self.players),
                    estimate(n, sums["skill"], sums["skill"]),
                    estimate(n, sums["cards"], sums["cards"]),
                    matches_until_ahead(n * self.players, won, sums["squares"], self.players),
                )
            )
        return Skills(self, tuple(rows))


def decided(seen: Measured) -> Sums:
    """Tell what the better bot won, and how many deals skill or the cards decided: all rotations of each deal."""
    players = seen.seating.shape[1]
    better = seen.shares_by_bot[:, 0]
    by_deal = better.reshape(-1, players)
    by_seat = seen.shares.reshape(-1, players, players)
    per_deal = by_deal.sum(axis=1)
    return {
        "wins": [int(per_deal.sum()), int((per_deal * per_deal).sum())],
        "squares": int((better * better).sum()),
        "skill": int((by_deal == SHARES).all(axis=1).sum()),
        "cards": int((by_seat == SHARES).all(axis=1).any(axis=1).sum()),
    }


def matches_until_ahead(n: int, total: int, squares: int, players: int) -> int | None:
    """Give after how many matches the better bot has won more than the others' mean, 95 times of a hundred.

    As the normal distribution has it, from what the better bot won of n matches in parts of SHARES. None: it is not
    ahead at all.
    """
    mean = total / n / SHARES
    variance = squares / n / SHARES**2 - mean * mean
    ahead = mean - 1 / players
    return max(1, ceil(ONE_SIDED**2 * variance / ahead**2)) if ahead > 0 else None


@dataclass(frozen=True)
class Match:
    """How one pair of bots did."""

    better: str
    worse: str
    wins: Estimate  # of the better bot
    by_skill: Estimate  # deals
    by_cards: Estimate
    matches: int | None  # until the better one is ahead


@dataclass(frozen=True)
class Skills:
    """How all pairs did."""

    study: Skill
    rows: tuple[Match, ...]

    def document(self) -> dict[str, Any]:
        """Give it JSON-able."""
        return {
            "pairs": [
                {
                    "better": row.better,
                    "worse": row.worse,
                    "wins": spell(row.wins),
                    "by_skill": spell(row.by_skill),
                    "by_cards": spell(row.by_cards),
                    "matches_until_ahead": row.matches,
                }
                for row in self.rows
            ]
        }
