"""What a contest shows: win rates with their intervals, places, ratings."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import inf, sqrt
from typing import Any

import numpy as np

from klaf.engine.layout import Array
from klaf.lab.contest import Contest, Played

# Student's t for two to nine numbers, to which the expansion below is not close enough.
FEW = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306)
UNSEEN = 3  # what comes more often than so many times in n is seen in n numbers, 95 times of a hundred


def half_width(n: int) -> float:
    """Return half the width of a 95 % interval made of n numbers, in standard errors: Student's t.

    (From ten numbers on the first terms of its expansion in 1/(n - 1): right to a hundredth.)
    """
    if n < len(FEW) + 2:
        return FEW[n - 2]
    z, more = 1.959964, 1 / (n - 1)
    return z + more * ((z**3 + z) / 4 + more * (5 * z**5 + 16 * z**3 + 3 * z) / 96)


@dataclass(frozen=True)
class Estimate:
    """A mean over deals, and half the width of its 95 % interval; infinite where there is but one."""

    mean: float
    margin: float

    @staticmethod
    def of(per_deal: Array) -> "Estimate":
        """Take one number for each deal: rotations of a deal are not independent, deals are."""
        n = len(per_deal)
        if n == 1:
            return Estimate(float(per_deal[0]), inf)
        spread = float(np.std(per_deal, ddof=1))
        # Where all deals went alike, something that happens less often than in 3 of n may just not have been seen.
        margin = half_width(n) * spread / sqrt(n) if spread else UNSEEN / n
        return Estimate(float(np.mean(per_deal)), margin)

    @property
    def above_zero(self) -> bool:
        """Whether the whole interval lies above zero."""
        return self.mean - self.margin > 0


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
class Summary:
    """All that a contest shows."""

    contest: Contest
    games: int
    moves: float  # a match, on average
    lines: tuple[Line, ...]

    def document(self) -> dict[str, Any]:
        """Return it JSON-able: no margin where it is infinite."""
        lines = [asdict(line) for line in self.lines]
        for line in lines:
            line["wins"]["margin"] = None if line["wins"]["margin"] == inf else line["wins"]["margin"]
        return {"contest": self.contest.document(), "games": self.games, "moves": self.moves, "lines": lines}


def shares(contest: Contest, played: Sequence[Played]) -> Array:
    """Return for each deal, over its rotations, the share of the wins that each bot had."""
    winners = np.concatenate([part.winners for part in played])
    won = winners[:, None] >> np.arange(contest.players) & 1
    by_seat = won / won.sum(axis=1, keepdims=True)
    by_bot = np.zeros(by_seat.shape)
    np.put_along_axis(by_bot, contest.seating(len(winners) // contest.players), by_seat, axis=1)
    per_deal: Array = by_bot.reshape(-1, contest.players, contest.players).mean(axis=1)
    return per_deal


def sum_up(contest: Contest, played: Sequence[Played]) -> Summary:
    """Sum a contest up; rows of bots in the order in which they were first named."""
    per_deal = shares(contest, played)
    places = np.concatenate([part.places for part in played])
    moves = np.concatenate([part.moves for part in played])
    mu, sigma = rate(places)
    lines = []
    for bot in dict.fromkeys(contest.bots):
        mine = [k for k, name in enumerate(contest.bots) if name == bot]
        lines.append(
            Line(
                bot,
                len(mine),
                Estimate.of(per_deal[:, mine].mean(axis=1)),
                float(places[:, mine].mean()) / 2,
                float(np.mean([mu[k] for k in mine])),
                float(np.mean([sigma[k] for k in mine])),
            )
        )
    return Summary(contest, len(moves), float(moves.mean()), tuple(lines))


def lead(contest: Contest, played: Sequence[Played], one: str, other: str) -> Estimate:
    """Return how much more often a seat of one bot wins than a seat of the other."""
    per_deal = shares(contest, played)
    names = np.array(contest.bots)
    return Estimate.of(per_deal[:, names == one].mean(axis=1) - per_deal[:, names == other].mean(axis=1))


def rate(places: Array) -> tuple[list[float], list[float]]:
    """Rate bots by their places, match after match, as OpenSkill's Plackett–Luce model does."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0)  # bots do not grow stronger from match to match
    ratings = [[model.rating()] for _ in range(places.shape[1])]
    for row in places.tolist():
        ratings = model.rate(ratings, ranks=row)
    return [one[0].mu for one in ratings], [one[0].sigma for one in ratings]
