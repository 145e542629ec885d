"""Luck against skill: one better bot among worse ones, every deal from each of its seats.

A deal is decided by skill when the better bot wins it from every seat, and by the cards when the same seat wins it
whoever sits there.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any, ClassVar

import numpy as np

from klaf.lab.chart import Bars, Chart
from klaf.lab.contest import Contest
from klaf.lab.estimate import Estimate
from klaf.lab.measure import SHARES
from klaf.lab.study import Study
from klaf.lab.table import Measured, measure
from klaf.lab.tally import Sums, add, estimate, spell
from klaf.lab.words import NO_BREAK, PERCENT, bar, chart_of, grid, heads, level, note_of, number, page, share
from klaf.locale import text

OFTEN = 0.95
ONE_SIDED = 1.645  # standard errors within which so many means lie, counted from one side
FEW = 400  # matches up to which chances are added up one by one


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

    def sums(self, measured: Sequence[Measured]) -> Sums:
        """Count what was measured."""
        tables = {str(pair): decided(one) for pair, one in enumerate(measured)}
        return {"deals": len(measured[0].rows) // self.players, **tables}

    def fits(self, piece: int, sums: Sums) -> bool:
        """Whether sums have as many deals as the piece."""
        lo, hi = self.bounds(piece)
        return bool(sums["deals"] == hi - lo)

    def answer(self, parts: Sequence[Sums]) -> "Skills":
        """Return the result of all pieces."""
        total = add(parts)
        n = total["deals"]
        rows = []
        for pair, table in enumerate(self.tables):
            sums = total[str(pair)]
            won, squares = sums["wins"]
            wins = estimate(n, won, squares, SHARES * self.players)
            shared = (won * SHARES - sums["squares"]) / (n * self.players * SHARES**2)
            ends = (min(1.0, wins.mean + wins.margin), wins.mean, wins.mean - wins.margin)
            soonest, matches, latest = (matches_until_ahead(mean, shared, self.players) for mean in ends)
            rows.append(
                PairResult(
                    table.bots[0],
                    table.bots[1],
                    wins,
                    estimate(n, sums["skill"], sums["skill"]),
                    estimate(n, sums["cards"], sums["cards"]),
                    matches,
                    (soonest, latest),
                )
            )
        return Skills(self, tuple(rows))


def decided(measured: Measured) -> Sums:
    """Return what the better bot won, and how many deals skill or the cards decided: all rotations of each deal."""
    players = measured.seating.shape[1]
    better = measured.shares_by_bot[:, 0]
    by_deal = better.reshape(-1, players)
    by_seat = measured.shares.reshape(-1, players, players)
    per_deal = by_deal.sum(axis=1)
    return {
        "wins": [int(per_deal.sum()), int((per_deal * per_deal).sum())],
        "squares": int((better * better).sum()),
        "skill": int((by_deal == SHARES).all(axis=1).sum()),
        "cards": int((by_seat == SHARES).all(axis=1).any(axis=1).sum()),
    }


def matches_until_ahead(mean: float, shared: float, players: int) -> int | None:
    """Return after how many matches the better bot has won more than an even share, 95 times of a hundred from then on.

    ``mean`` is what it wins of a match; ``shared`` by how much that is more than the mean of the squares, which tells
    how often a win is shared. Wins are taken as whole or halved: so they are between two, and nearly always among more.
    None: it is not ahead at all.
    """
    ahead = mean - 1 / players
    if ahead <= 0:
        return None
    about = ceil(ONE_SIDED**2 * (mean - shared - mean * mean) / ahead**2)
    if about > FEW:  # then the normal distribution is as good
        return about
    halves = min(4 * shared, 2 * mean, 2 * (1 - mean))
    chances = np.array([1 - mean - halves / 2, halves, mean - halves / 2])
    late, spread = 0, np.ones(1)
    for n in range(1, 2 * max(about, 10) + 1):
        spread = np.convolve(spread, chances)  # of twice what n matches bring
        if spread[np.arange(len(spread)) * players > 2 * n].sum() < OFTEN:
            late = n
    return late + 1


@dataclass(frozen=True)
class PairResult:
    """How one pair of bots did."""

    better: str
    worse: str
    wins: Estimate  # of the better bot
    by_skill: Estimate  # deals
    by_cards: Estimate
    matches: int | None  # until the better one is ahead
    between: tuple[int | None, int | None]  # the same at both ends of the interval of its wins


@dataclass(frozen=True)
class Skills:
    """How all pairs did."""

    study: Skill
    rows: tuple[PairResult, ...]

    def document(self) -> dict[str, Any]:
        """Return the result as a JSON-able document."""
        return {
            "pairs": [
                {
                    "better": row.better,
                    "worse": row.worse,
                    "wins": spell(row.wins),
                    "by_skill": spell(row.by_skill),
                    "by_cards": spell(row.by_cards),
                    "matches_until_ahead": row.matches,
                    "between": list(row.between),
                }
                for row in self.rows
            ]
        }

    def note(self, lang: str, gap: str = " ") -> str:
        """Return a note on how the figures were found."""
        return note_of(self.study, lang, gap)

    def table(self, lang: str) -> str:
        """Return the result as a table for a terminal."""
        rows = [heads(lang, "better-bot", "worse-bot", "wins", "margin", "by-skill", "by-cards", "until-ahead")]
        for row in self.rows:
            decided_by = [number(PERCENT * one.mean) for one in (row.by_skill, row.by_cards)]
            until = "—" if row.matches is None else str(row.matches)
            rows.append([level(row.better, lang), level(row.worse, lang), *share(row.wins), *decided_by, until])
        return page(self.study, lang, self.note(lang), [grid(rows)])

    def chart(self, lang: str) -> Chart:
        """Draw what the better bot of each pair wins."""
        pairs = []
        for match in self.rows:
            names = {"better": level(match.better, lang), "worse": level(match.worse, lang)}
            pairs.append(bar(text(lang, "lab-pair-of", **names), match.wins, True))
        wins = Bars(text(lang, "lab-chart-skill"), tuple(pairs), 1 / self.study.players)
        return chart_of(self.study, lang, self.note(lang, NO_BREAK), wins)
