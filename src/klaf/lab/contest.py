"""A contest between bots: which matches are played, and how to play some of them.

Every deal is replayed as often as there are seats, the bots one seat further each time, so that no bot is dealt
better cards than another. Deal number d is the match number d of a batch with the contest's key, and chance comes to
the bots from a stream of that match alone: the same contest gives the same results wherever its matches are played.
"""

import ast
import hashlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import numpy as np

from klaf.bots.desk import Desk, Plan
from klaf.bots.levels import plan_of
from klaf.bots.player import mind_of
from klaf.engine.compiling.cache import sources_elsewhere
from klaf.engine.description import Description
from klaf.engine.drivers import derive_keys
from klaf.engine.errors import BadOptions
from klaf.engine.layout import Array, blank
from klaf.engine.options import Value
from klaf.engine.registry import module_of
from klaf.engine.seeds import Seed, key_from, key_text
from klaf.engine.setup import set_up
from klaf.engine.warmup import prepare
from klaf.games import game as find_game

_PACKAGE = Path(__file__).resolve().parent.parent
PLAYING = (
    "engine/bits.py",
    "engine/by_game.py",
    "engine/dispatch.py",
    "engine/drivers.py",
    "engine/hiding.py",
    "engine/randomness.py",
    "games/{game}/*.py",
    "bots/chances.py",
    "bots/desk.py",
    "bots/dispatch.py",
    "bots/search.py",
    "bots/games/{game}.py",
    "lab/drivers.py",
)
TELLING = ("events.py", "position.py", "reasons.py", "terms.py")  # what a game says, not how it goes
CLAIRVOYANT = "clairvoyant"  # a master who sees all cards: no product has it, it measures what luck leaves to skill


@dataclass(frozen=True)
class Played:
    """How some deals of a contest went: a row for each deal and rotation."""

    first: int  # deal
    winners: Array  # a bit per seat
    places: Array  # of each bot, in the order of the contest, 2 for the first: twice the mean place of a tie
    moves: Array


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
        return np.stack([mind_of(self.found)] * self.players)

    def document(self) -> dict[str, Any]:
        """Return what identifies the contest, JSON-able; it includes a hash of the code that plays it."""
        plans = [{name: int(row[name]) for name in row.dtype.names} for row in self.plans]
        return asdict(self) | {"plans": plans, "code": code_hash(self.game)}

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

    def prepare(self) -> None:
        """Have all code that plays it compiled."""
        from klaf.lab import drivers  # noqa: F401  (known before it is asked for, its code is kept on disk)

        prepare(self.found, "arena", _use)

    def play(self, lo: int, hi: int) -> Played:
        """Play deals lo … hi - 1, all rotations of each."""
        from klaf.lab import drivers

        self.prepare()
        states = self.states(lo, hi)
        moves = np.zeros(len(states), np.int64)
        trees = self.plans["iterations"][self.plans["depth"] > 0]
        desk = Desk(self.found, self.minds.shape[1], int(trees.max(initial=0)))
        drivers.play_matches(
            states,
            lo * self.players,
            key_from(self.seed),
            self.seating(hi - lo),
            self.plans,
            self.minds,
            self.sees_all,
            moves,
            desk.log,
            desk.views,
            desk.worlds,
            desk.nodes,
            desk.paper,
        )
        return self.result(lo, states, moves)

    def result(self, lo: int, states: Array, moves: Array) -> Played:
        """Read off how matches went that begin with deal lo."""
        seating = self.seating(len(states) // self.players)
        by_seat = places(self.found.ranking(states))
        by_bot = np.zeros_like(by_seat)
        np.put_along_axis(by_bot, seating, by_seat, axis=1)
        return Played(lo, np.asarray(states["winners"]).copy(), by_bot, moves)


@cache
def code_hash(game: str, sources: tuple[str, ...] = PLAYING) -> str:
    """Hash all code that decides how a match of bots goes; words about it do not count, nor do its texts."""
    digest = hashlib.sha256()
    own = [path for pattern in sources for path in sorted(_PACKAGE.glob(pattern.format(game=game)))]
    for path in [*own, *sources_elsewhere(module_of(game))]:
        if path.name in TELLING:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            body = getattr(node, "body", None)
            if isinstance(body, list) and body and _is_words(body[0]):
                body[0] = ast.Pass()
        digest.update(f"{path.parent.name}/{path.name} {ast.dump(tree)}".encode())
    return digest.hexdigest()[:20]


def _is_words(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def places(ranking: Array) -> Array:
    """Turn rows of numbers, more is better, into places: twice the mean of the places that equals share."""
    better = (ranking[:, None, :] > ranking[:, :, None]).sum(axis=2)
    equal = (ranking[:, None, :] == ranking[:, :, None]).sum(axis=2)
    doubled: Array = 2 * better + equal + 1
    return doubled.astype(np.int64)


def _use(game: Description, players: int) -> None:
    Contest.of(game.name, ("skilled",) * players, players, 0).play(0, 1)
