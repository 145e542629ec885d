"""The arena measures how strong bots are: they meet at one table and play every deal from each seat."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from math import inf
from typing import Any, ClassVar

import numpy as np

from klaf.lab.chart import Bars, Chart
from klaf.lab.estimate import Estimate
from klaf.lab.measure import MOVES, SHARES
from klaf.lab.study import Study
from klaf.lab.table import Measured, measure
from klaf.lab.tally import Sums, add, estimate, histogram
from klaf.lab.words import NO_BREAK, PERCENT, RIGHT_TO_LEFT, bar, game_name, grid, level, note_of
from klaf.locale import text

BASE = 21  # of the numbers that spell a row of places: twice the place of one of ten is at most 20
HEADS = ("bot", "seats", "wins", "margin", "place", "rating")


@dataclass(frozen=True)
class Arena(Study):
    """One table, every deal from each of its seats."""

    kind: ClassVar[str] = "arena"
    rotates: ClassVar[bool] = True

    def play(self, piece: int) -> Sums:
        """Play a piece."""
        return self.sums([measure(self.tables[0], *self.bounds(piece), rotated=True)])

    def sums(self, measured: Sequence[Measured]) -> Sums:
        """Count what was measured: rotations of a deal are not independent, deals are."""
        (one,) = measured
        per_deal = one.shares_by_bot.reshape(-1, self.players, self.players).sum(axis=1)
        return {
            "games": len(one.rows),
            "moves": int(one.rows[:, MOVES].sum()),
            "wins": per_deal.sum(axis=0).tolist(),
            "products": (per_deal.T @ per_deal).tolist(),
            "places": histogram(one.places_by_bot @ BASE ** np.arange(self.players)),
        }

    def fits(self, piece: int, sums: Sums) -> bool:
        """Whether sums, and all that is counted in them, have as many matches as the piece."""
        games = self.matches(piece)
        counted = [sums["games"], sum(sums["places"].values())]
        won = sums["wins"]
        possible = all(0 <= n <= games * SHARES for n in won) and sum(won) == games * SHARES
        return counted == [games] * 2 and possible and sums["moves"] > 0 and self._places_add_up(sums["places"])

    def _places_add_up(self, counts: Mapping[str, int]) -> bool:
        """Whether every row of places has the sum that the places of a table have."""
        wanted = self.players * (self.players + 1)
        rows = [self._row(int(spelt)) for spelt in counts]
        return all(sum(row) == wanted and min(row) >= 2 and max(row) <= 2 * self.players for row in rows)

    def _row(self, spelt: int) -> list[int]:
        """Read a row of places."""
        return [spelt // BASE**k % BASE for k in range(self.players)]

    def answer(self, parts: Sequence[Sums]) -> "ArenaResult":
        """Return the result of all pieces, with the bots in the order in which they were first named."""
        total = add(parts)
        games = total["games"]
        counts = {tuple(self._row(int(spelt))): count for spelt, count in sorted(total["places"].items())}
        mu, sigma = rate(counts)
        bots = self.tables[0].bots
        lines = []
        for bot in dict.fromkeys(bots):
            mine = [k for k, name in enumerate(bots) if name == bot]
            place = sum(row[k] * count for row, count in counts.items() for k in mine) / (2 * games * len(mine))
            wins = self._wins(total, [int(k in mine) for k in range(self.players)], len(mine))
            rating, doubt = (float(np.mean([values[k] for k in mine])) for values in (mu, sigma))
            lines.append(Line(bot, len(mine), wins, place, rating, doubt))
        return ArenaResult(self, total["moves"] / games, tuple(lines))

    def _wins(self, total: Sums, weights: Sequence[int], unit: int) -> Estimate:
        """Return the sum of what bots won of a match, each times its weight, in that unit; and its interval."""
        won = sum(weight * n for weight, n in zip(weights, total["wins"], strict=True))
        products = total["products"]
        seats = range(self.players)
        squares = sum(weights[j] * weights[k] * products[j][k] for j in seats for k in seats)
        return estimate(self.deals, won, squares, SHARES * self.players * unit)

    def lead(self, parts: Sequence[Sums], one: str, other: str) -> Estimate:
        """Return how much more often a seat of one bot wins than a seat of the other."""
        bots = self.tables[0].bots
        ones, others = bots.count(one), bots.count(other)
        weights = [others * (bot == one) - ones * (bot == other) for bot in bots]
        return self._wins(add(parts), weights, ones * others)


@dataclass(frozen=True)
class Line:
    """How one kind of bot did, on average over the seats it had."""

    bot: str
    seats: int
    wins: Estimate  # the share of the matches that a seat of it won
    place: float  # 1 is first
    rating: float  # OpenSkill (Plackett–Luce): mu
    doubt: float  # and sigma


@dataclass(frozen=True)
class ArenaResult:
    """How all bots did."""

    study: Arena
    moves: float  # a match, on average
    lines: tuple[Line, ...]

    def document(self) -> dict[str, Any]:
        """Return the result as a JSON-able document; an infinite margin is null."""
        lines = [asdict(line) for line in self.lines]
        for line in lines:
            line["wins"]["margin"] = None if line["wins"]["margin"] == inf else line["wins"]["margin"]
        return {"moves": self.moves, "lines": lines}

    def table(self, lang: str) -> str:
        """Return the result as a table for a terminal, with a line for each kind of bot."""
        rows = [[text(lang, f"arena-{name}") for name in HEADS]]
        for line in self.lines:
            wins = line.wins
            margin = "–" if wins.margin == inf else f"± {PERCENT * wins.margin:.2f}"
            rating = f"{line.rating:.1f} ± {2 * line.doubt:.1f}"
            shares = [f"{PERCENT * wins.mean:.2f}", margin, f"{line.place:.2f}", rating]
            rows.append([level(line.bot, lang), str(line.seats), *shares])
        return f"{self._title(lang)}\n\n{grid(rows)}"

    def chart(self, lang: str) -> Chart:
        """Draw what each kind of bot wins."""
        bars = tuple(bar(level(line.bot, lang), line.wins, True) for line in self.lines)
        note = note_of(self.study, lang, NO_BREAK)
        panel = Bars(text(lang, "arena-wins"), bars, 1 / self.study.players)
        return Chart(lang, lang in RIGHT_TO_LEFT, self._title(lang), note, (panel,))

    def _title(self, lang: str) -> str:
        study = self.study
        facts = {"players": study.players, "games": study.games, "moves": f"{self.moves:.0f}"}
        return text(lang, "arena-title", game=game_name(study.game), **facts)


def rate(counts: Mapping[tuple[int, ...], int]) -> tuple[list[float], list[float]]:
    """Rate bots by their places, match after match, as OpenSkill's Plackett–Luce model does.

    Rows of places that came more often come more often all the way through, so that the order in which pieces were
    played does not matter.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0)  # bots do not grow stronger from match to match
    ratings = [[model.rating()] for _ in next(iter(counts))]
    for row in evenly(counts):
        ratings = model.rate(ratings, ranks=list(row))
    return [one[0].mu for one in ratings], [one[0].sigma for one in ratings]


def evenly(counts: Mapping[tuple[int, ...], int]) -> list[tuple[int, ...]]:
    """List every row as often as it was counted, evenly spread."""
    moments: list[tuple[float, tuple[int, ...]]] = []
    for row, count in counts.items():
        moments += [((k + 0.5) / count, row) for k in range(count)]
    return [row for _, row in sorted(moments)]
