"""A table of bots whose matches are measured: deal by deal, from one seat or from all in turn."""

from dataclasses import dataclass

import numpy as np

from klaf.bots.scratch import Scratch
from klaf.engine.description import Description
from klaf.engine.layout import Array, blank
from klaf.engine.seeds import key_from
from klaf.engine.warmup import prepare
from klaf.lab.contest import Contest
from klaf.lab.measure import COLUMNS, OPENER, POINTS, SHARES, WINNERS, measure_matches
from klaf.lab.probe import probe_of

AT_ONCE = 512  # matches in one piece
AT_ONCE_SEARCHING = 16


def nothing_measured(contest: Contest) -> "Measured":
    """Return measurements of no matches."""
    width = len(probe_of(contest.found).kinds) + contest.players + 2
    rows, seating = np.zeros((0, COLUMNS), np.int64), np.zeros((0, contest.players), np.int64)
    return Measured(rows, seating, np.zeros(seating.shape), np.zeros((width, width), np.int64))


@dataclass(frozen=True)
class Measured:
    """Measured matches: a row of ``measure`` for each, and products of cards if asked for."""

    rows: Array
    seating: Array  # for each match, which bot has each seat
    ranking: Array  # for each match, numbers that rank its seats, more is better
    sums: Array

    @property
    def shares(self) -> Array:
        """Return what each seat won of each match, in parts of SHARES."""
        won = self.rows[:, WINNERS, None] >> np.arange(self.seating.shape[1]) & 1
        shared: Array = won * (SHARES // won.sum(axis=1, keepdims=True))
        return shared

    @property
    def shares_by_bot(self) -> Array:
        """Return what each bot won of each match, in the order of the table."""
        return self._by_bot(self.shares)

    @property
    def places_by_bot(self) -> Array:
        """Return twice the place of each bot in each match, 2 for the first; equals share the mean of their places."""
        return self._by_bot(places(self.ranking))

    def _by_bot(self, by_seat: Array) -> Array:
        found = np.zeros_like(by_seat)
        np.put_along_axis(found, self.seating, by_seat, axis=1)
        return found

    @property
    def shares_by_order(self) -> Array:
        """Return what each seat won of each match, from the one that made the first turn on, clockwise."""
        players = self.seating.shape[1]
        seats = (self.rows[:, OPENER, None] + np.arange(players)) % players
        return np.take_along_axis(self.shares, seats, axis=1)

    @property
    def points(self) -> Array:
        """Return the points of each seat."""
        return self.rows[:, POINTS : POINTS + self.seating.shape[1]]

    def gaps(self, points_win: bool) -> Array:
        """Return by how many points the winner is ahead of the best of the others; nothing if all have won."""
        won = self.shares > 0
        sign = 1 if points_win else -1
        least = np.iinfo(np.int64).min
        best = np.where(won, sign * self.points, least).max(axis=1)
        second = np.where(won, least, sign * self.points).max(axis=1)
        gap: Array = np.where(won.all(axis=1), 0, best - np.where(won.all(axis=1), best, second))
        return gap


def places(ranking: Array) -> Array:
    """Turn rows of numbers, more is better, into places: twice the mean of the places that equals share."""
    better = (ranking[:, None, :] > ranking[:, :, None]).sum(axis=2)
    equal = (ranking[:, None, :] == ranking[:, :, None]).sum(axis=2)
    doubled: Array = 2 * better + equal + 1
    return doubled.astype(np.int64)


def step_of(contest: Contest, rotated: bool) -> int:
    """Return how many deals make a piece: few, when bots take their time."""
    matches = AT_ONCE_SEARCHING if contest.plans["iterations"].any() else AT_ONCE
    return max(1, matches // (contest.players if rotated else 1))


def measure(contest: Contest, lo: int, hi: int, rotated: bool, cards: bool = False) -> Measured:
    """Play deals lo … hi - 1: each from every seat in turn, or once, the bots a seat further from deal to deal."""
    players = contest.players
    prepare(contest.found, "lab", _use)
    probe = probe_of(contest.found)
    states, seating, first = contest.states(lo, hi), contest.seating(hi - lo), lo * players
    if not rotated:
        deals = np.arange(hi - lo)
        once = blank(states.dtype, hi - lo)
        once[:] = states[deals * players]
        states, seating, first = once, seating[deals * players + (lo + deals) % players], lo
    trees = contest.plans["iterations"][contest.plans["depth"] > 0]
    scratch = Scratch(contest.found, contest.minds.shape[1], int(trees.max(initial=0)))
    rows = np.zeros((len(states), COLUMNS), np.int64)
    width = len(probe.kinds) + players + 2 if cards else 0
    sums = np.zeros((width, width), np.int64)
    measure_matches(
        states,
        first,
        key_from(contest.seed),
        np.ascontiguousarray(seating),
        contest.plans,
        contest.minds,
        contest.sees_all,
        scratch.log,
        scratch.views,
        scratch.worlds,
        scratch.nodes,
        scratch.record,
        rows,
        np.zeros((players, width), np.int64),
        sums,
    )
    return Measured(rows, seating, contest.found.ranking(states), sums)


def _use(game: Description, players: int) -> None:
    measure(Contest.of(game.name, ("skilled",) * players, players, 0), 0, 1, rotated=False, cards=True)
