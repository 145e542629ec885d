"""Bots for Python programs: they take a view and its legal moves, and return one of these moves."""

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Protocol

import numpy as np

from klaf.bots import entries
from klaf.bots.chances import ONE
from klaf.bots.dispatch import load
from klaf.bots.levels import plan_of
from klaf.bots.scratch import Scratch
from klaf.engine.description import Description
from klaf.engine.layout import Array
from klaf.engine.moves import Move
from klaf.engine.seeds import key_words
from klaf.engine.view import View
from klaf.engine.warmup import prepare
from klaf.games import game as find_game

FIRST_PASS, LONGEST_PASS = 16, 256  # iterations between two looks at the clock
MOST = 1 << 30  # iterations, so that nothing overflows
Z = 1.96  # half the width of a 95 % interval, in standard errors
LOOK = 200  # playouts of each move, to explain


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: so many iterations, so many seconds, or whichever ends first.

    Every move is tried at least once, even if the budget is smaller.
    """

    iterations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True)
class Candidate:
    """A move with its estimated chance to win the match.

    ``margin`` is half the width of a 95 % interval, at most: matches worth more than nothing and less than a win, which
    most playouts end in, vary less than it takes for granted. All moves are tried in the same worlds, so that
    differences between them are surer than it says.
    """

    move: Move
    chance: float
    margin: float


@dataclass(frozen=True)
class Explanation:
    """What a bot thinks of a position: all moves, the best first; the one asked about; what the rule of thumb would do.

    A master plays the usual move unless another is proved better, so its own move need not be the first.
    """

    candidates: tuple[Candidate, ...]
    asked: Candidate
    usual: Candidate

    @property
    def best(self) -> Candidate:
        """Return the most promising move."""
        return self.candidates[0]

    @property
    def loss(self) -> float:
        """Return how much chance the move gives away against the best."""
        return self.best.chance - self.asked.chance


class Player(Protocol):
    """The interface of bots: they get a view, never a state."""

    def choose(self, view: View, moves: Sequence[Move], rng: random.Random, budget: Budget | None = None) -> Move:
        """Choose one of the viewer's moves."""
        ...


class Bot:
    """A bot of one game and level. It holds nothing of any match: threads may share it.

    >>> import klaf, random
    >>> taki = klaf.game("taki")
    >>> match = taki.new(players=4, seed=7)
    >>> seat = match.acting[0]
    >>> casual = Bot(taki, "casual")
    >>> move = casual.choose(match.view(seat), match.legal(seat), random.Random(1))
    >>> move in match.legal(seat)
    True
    """

    def __init__(self, game: Description, level: str) -> None:
        """Find the level's plan and the game's rule of thumb.

        Raises:
            UnknownLevel: there is no such level.
        """
        self.game = game
        self.level = level
        self._plans = {
            players: plan_of(game, level, players) for players in range(game.rulebook.fewest, game.rulebook.most + 1)
        }
        self._mind = load(game).array()
        prepare(game, "bots", _use)

    def __repr__(self) -> str:
        """Name game and level."""
        return f"<klaf bot {self.game.name} {self.level}>"

    def choose(self, view: View, moves: Sequence[Move], rng: random.Random, budget: Budget | None = None) -> Move:
        """Choose one of the moves, which must be legal for the viewer; without a budget as the level has it.

        Raises:
            ValueError: there is no move to choose from, or the view is that of somebody who is not asked.
        """
        if not moves:
            raise ValueError("there is no move to choose from")
        if view.seat not in view.acting:
            raise ValueError("the viewer is not asked")
        plan = self._plans[int(view.record["players"][0])].copy()
        seconds = None
        if budget is not None and plan["iterations"][0] > 0:
            if budget.iterations is not None:
                plan["iterations"] = min(max(1, budget.iterations), MOST)
            elif budget.seconds is not None:
                plan["iterations"] = MOST
            seconds = budget.seconds
        scratch = self._scratch(moves, rng, plan)
        if seconds is None or len(moves) == 1:
            return self.game.moves.all[entries.think(entries.CHOOSE, *self._given(view, plan, scratch))]
        return self.game.moves.all[self._look_in_time(view, plan, scratch, seconds)]

    def explain(
        self, view: View, move: Move | str, rng: random.Random | None = None, budget: Budget | None = None
    ) -> Explanation:
        """Estimate for every legal move the chance to win the match, and compare one move with the others.

        A bot of any level looks as closely as a master does, at each move so often; a budget of iterations is for all
        moves together.

        Raises:
            BadMove: that is no move of the game.
            ValueError: the move is not legal for the viewer.
        """
        moves = view.legal()
        asked = self.game.moves[move]
        if asked not in moves:
            raise ValueError(f"{asked} is not legal here")
        plan = plan_of(self.game, "master", int(view.record["players"][0]))
        plan["even"] = 1
        iterations = None if budget is None else budget.iterations
        seconds = None if budget is None else budget.seconds
        if iterations is None:
            iterations = LOOK * len(moves) if seconds is None else MOST
        plan["iterations"] = min(max(1, iterations), MOST)
        scratch = self._scratch(moves, rng or random.Random(0), plan)
        if seconds is None:
            entries.think(entries.LOOK, *self._given(view, plan, scratch))
        else:
            self._look_in_time(view, plan, scratch, seconds)
        looked = [self._candidate(node) for node in scratch.nodes[: len(moves)]]
        found = sorted(looked, key=lambda one: -one.chance)
        return Explanation(tuple(found), next(one for one in found if one.move == asked), looked[0])

    def _candidate(self, node: Array) -> Candidate:
        visits = int(node["visits"])
        chance = int(node["total"]) / (visits * ONE)
        sure = Z * Z / visits
        margin = Z * sqrt(chance * (1 - chance) / visits + sure / (4 * visits)) / (1 + sure)  # Wilson's
        return Candidate(self.game.moves.all[int(node["move"])], chance, margin)

    def _scratch(self, moves: Sequence[Move], rng: random.Random, plan: Array) -> Scratch:
        scratch = Scratch(self.game, len(self._mind), int(plan["iterations"][0]) if plan["depth"][0] else 0)
        for move in moves:
            scratch.record["allowed"][0, move.id >> 6] |= np.uint64(1 << (move.id & 63))
        entries.seed(scratch.record, key_words(rng.randbytes(32)))
        return scratch

    def _given(
        self, view: View, plan: Array, scratch: Scratch
    ) -> tuple[Array, int, Array, Array, Array, Array, Array, Array]:
        seat = -1 if view.seat is None else view.seat
        return view.record, seat, plan, self._mind, scratch.worlds, scratch.log, scratch.nodes, scratch.record

    def _look_in_time(self, view: View, plan: Array, scratch: Scratch, seconds: float) -> int:
        """Search pass after pass until time or iterations are spent; what was learnt is kept from pass to pass."""
        end = time.monotonic() + seconds
        left, now = int(plan["iterations"][0]), FIRST_PASS
        plan["iterations"] = 0  # nothing yet: the first pass lays the moves out and looks at each once
        entries.think(entries.LOOK, *self._given(view, plan, scratch))
        while True:
            plan["iterations"] = min(now, left)
            move: int = entries.think(entries.LOOK_ON, *self._given(view, plan, scratch))
            left -= now
            if left <= 0 or time.monotonic() >= end:
                return move
            now = min(2 * now, LONGEST_PASS)


def _use(game: Description, players: int) -> None:
    """Call every compiled entry once, so that it is compiled."""
    match = game.new(players, seed=0)
    while len(match.legal(match.acting[0])) == 1:  # nothing to think about
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    view = match.view(match.acting[0])
    master = Bot(game, "master")
    master.choose(view, view.legal(), random.Random(0), Budget(iterations=1))
    master.choose(view, view.legal(), random.Random(0), Budget(seconds=0))
    master.explain(view, view.legal()[0], budget=Budget(iterations=1))


def bot(game: str | Description, level: str) -> Bot:
    """Return the bot of a game, by name or itself, and a level.

    Raises:
        UnknownGame: there is no such game.
        UnknownLevel: there is no such level.
    """
    return Bot(find_game(game) if isinstance(game, str) else game, level)
