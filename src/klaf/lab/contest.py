"""A contest between bots at one table: which matches are played, and who sits where.

Every deal is replayed as often as there are seats, the bots one seat further each time, so that no bot is dealt
better cards than another. Deal number d is the match number d of a batch with the contest's key, and chance comes to
the bots from a stream of that match alone: the same contest gives the same results wherever its matches are played.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from klaf.bots.dispatch import load
from klaf.bots.levels import plan_of
from klaf.bots.scratch import Plan
from klaf.engine.description import Description
from klaf.engine.drivers import derive_keys
from klaf.engine.errors import BadOptions
from klaf.engine.layout import Array, blank
from klaf.engine.options import Value
from klaf.engine.seeds import Seed, key_from, key_text
from klaf.engine.setup import set_up
from klaf.games import game as find_game

CLAIRVOYANT = "clairvoyant"  # a master who sees all cards: no product has it, it measures what luck leaves to skill


@dataclass(frozen=True)
class Contest:
    """Bots of some levels at one table, seat by seat, for so many deals."""

    game: str
    bots: tuple[str, ...]
    deals: int
    seed: str  # 64 hexadecimal digits
    edition: str | None = None
    house: Mapping[str, Value] = field(default_factory=dict)

    @staticmethod
    def of(
        game: str,
        bots: tuple[str, ...],
        games: int,
        seed: Seed,
        edition: str | None = None,
        house: Mapping[str, Value] | None = None,
    ) -> "Contest":
        """Set a contest up and check it: at least so many games, whole deals.

        Raises:
            UnknownGame: there is no such game.
            UnknownLevel: there is no such bot.
            BadOptions: the match cannot be set up so.
        """
        if games < 1:
            raise BadOptions(why="size", value=games)
        deals = -(-games // max(1, len(bots)))
        contest = Contest(game, bots, deals, key_text(key_from(seed)), edition, dict(house or {}))
        contest.found.rulebook.encode(contest.players, edition, contest.house)
        _ = contest.plans
        return contest

    @property
    def players(self) -> int:
        """Return the number of seats."""
        return len(self.bots)

    @cached_property
    def found(self) -> Description:
        """Return the game itself."""
        return find_game(self.game)

    @cached_property
    def plans(self) -> Array:
        """Return the plans of the bots, in order."""
        levels = ["master" if bot == CLAIRVOYANT else bot for bot in self.bots]
        rows = blank(Plan.dtype, self.players)
        for seat, level in enumerate(levels):
            rows[seat] = plan_of(self.found, level, self.players)[0]
        return rows

    @cached_property
    def sees_all(self) -> Array:
        """Return which of the bots sees all cards, for a measure."""
        return np.array([bot == CLAIRVOYANT for bot in self.bots])

    @cached_property
    def minds(self) -> Array:
        """Return the thoughts of the bots, in order."""
        return np.stack([load(self.found).array()] * self.players)

    def document(self) -> dict[str, Any]:
        """Return who plays by which rules, JSON-able."""
        plans = [{name: int(row[name]) for name in row.dtype.names} for row in self.plans]
        return {"bots": self.bots, "edition": self.edition, "house": self.house, "plans": plans}

    def states(self, lo: int, hi: int) -> Array:
        """Set up, not dealt yet, all matches of deals lo … hi - 1."""
        states = set_up(self.found, self.players, self.edition, self.house, n=(hi - lo) * self.players)
        keys = blank(self.found.state.dtype, hi - lo)
        derive_keys(keys, lo, key_from(self.seed))
        states["key"] = np.repeat(keys["key"], self.players, axis=0)
        return states

    def seating(self, n: int) -> Array:
        """Return for each match of n deals which bot sits where."""
        seats = np.arange(self.players)
        turned = (seats[None, :] + seats[:, None]) % self.players
        return np.tile(turned, (n, 1)).astype(np.int64)
