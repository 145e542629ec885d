"""Many matches side by side, stepped by compiled loops."""

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from klaf.engine import drivers
from klaf.engine.batches import AnyBatch, Playouts, size_of, threads_of
from klaf.engine.description import Description
from klaf.engine.errors import BadMove
from klaf.engine.events import new_log
from klaf.engine.layout import Array, blank
from klaf.engine.options import Value
from klaf.engine.seeds import Seed, key_from
from klaf.engine.setup import set_up
from klaf.engine.warmup import prepare

OFF = new_log(on=False)


def _apart(n: int, kind: type) -> Array:
    """Make a small array far from any other: threads that write into one cache line slow each other down."""
    return np.zeros(n + 64, kind)[32 : 32 + n]


class Batch(AnyBatch):
    """Matches of one game with the same options, on the CPU. Make one with ``game.batch``.

    Nothing depends on the number of threads.
    """

    def __init__(
        self,
        game: Description,
        size: int,
        players: int,
        edition: str | None,
        seed: Seed,
        house: Mapping[str, Value],
        threads: int | None = None,
    ) -> None:
        """Deal all matches; ``threads``: how many to use, all cores if None."""
        n = size_of(size)
        self._setup = set_up(game, players, edition, house)
        prepare(game, "batch", _use)
        self.game = game
        self.players = int(self._setup["players"][0])
        self.threads = threads_of(threads, os.cpu_count() or 1)
        self._states = blank(game.state.dtype, n)
        self._key = key_from(seed)
        self.reset()

    def reset(self, seed: Seed = None) -> None:
        """Deal all matches anew; without a seed, the same matches again.

        Raises:
            BadSeed: the seed is neither a whole number nor 64 hex digits.
        """
        if seed is not None:
            self._key = key_from(seed)
        self._states[:] = self._setup
        self._each(lambda lo, hi: drivers.start_many(self._states, OFF, lo, hi, self._key))

    def __len__(self) -> int:
        """Count the matches."""
        return len(self._states)

    def _each(self, work: Callable[[int, int], Any]) -> None:
        """Divide the matches among the threads: each takes the next range of matches when it is free."""
        n = len(self._states)
        parts = min(self.threads, max(1, n // 64))
        if parts == 1:
            work(0, n)
            return
        stretch = max(64, n // (16 * parts))
        starts = iter(range(0, n, stretch))
        taking = Lock()

        def share() -> None:
            while True:
                with taking:
                    lo = next(starts, n)
                if lo == n:
                    return
                work(lo, min(lo + stretch, n))

        with ThreadPoolExecutor(parts - 1) as pool:
            others = [pool.submit(share) for _ in range(parts - 1)]
            share()
            for other in others:
                other.result()

    def _words(self) -> Array:
        return _apart(self.game.moves.words, np.uint64)

    @property
    def acting(self) -> Array:
        """Return the seat that each match asks now, -1 where it is over."""
        out = np.zeros(len(self), np.int64)
        self._each(lambda lo, hi: drivers.actors_of(self._states, lo, hi, out))
        return out

    @property
    def over(self) -> Array:
        """Return which matches have ended."""
        finished: Array = self._states["over"] != 0
        return finished

    @property
    def scores(self) -> Array:
        """Return a row of scores for each match as it stands."""
        return self.game.scores(self._states)

    @property
    def winners(self) -> Array:
        """Return for each match which seats have won: a row of true and false, all false while it goes on."""
        won: Array = self._states["winners"][:, None] >> np.arange(self.players) & 1 != 0
        return won

    def legal_mask(self) -> Array:
        """Return for each match the legal moves of the seat it asks: a row of true and false by move number."""
        out = np.zeros((len(self), len(self.game.moves)), np.bool_)
        self._each(lambda lo, hi: drivers.masks_of(self._states, lo, hi, self._words(), out))
        return out

    def step(self, moves: ArrayLike) -> None:
        """Make one move in every unfinished match; none is made when one of them is illegal.

        Raises:
            BadMove: there is not one whole number for each match.
            IllegalMove: a move is against the rules.
        """
        try:
            numbers = np.ascontiguousarray(moves)
        except ValueError as error:
            raise BadMove(why="batch", size=len(self)) from error
        if numbers.shape != (len(self),) or numbers.dtype.kind not in "iu":
            raise BadMove(why="batch", size=len(self))
        numbers = numbers.astype(np.int64)
        wrong = drivers.first_illegal(self._states, 0, len(self), self._words(), numbers)
        if wrong >= 0:
            self._refuse(wrong, int(numbers[wrong]))
        self._each(lambda lo, hi: drivers.step_many(self._states, OFF, lo, hi, numbers))

    def observe(self) -> Array:
        """Return for each match the view of the seat it asks, as blanked records."""
        views = blank(self.game.state.dtype, len(self))
        self._each(lambda lo, hi: drivers.views_of(self._states, lo, hi, views))
        return views

    def playout(self, seed: Seed = None) -> Playouts:
        """Play every match to its end, each legal move equally likely."""
        key = key_from(seed)
        moves = np.zeros(len(self), np.int64)
        self._each(
            lambda lo, hi: drivers.play_out(self._states, OFF, lo, hi, key, self._words(), _apart(4, np.int64), moves)
        )
        return Playouts(self.scores, moves)

    def _record(self, i: int) -> Array:
        state = blank(self.game.state.dtype, 1)
        state[0] = self._states[i]
        return state


def _use(game: Description, players: int) -> None:
    """Compile what a batch needs, the first time."""
    batch = Batch(game, 1, players, None, 0, {})
    batch.observe()
    batch.step(batch.legal_mask().argmax(axis=1))
    batch.playout(0)
