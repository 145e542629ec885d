"""Many matches stepped together: NumPy arrays in and out, a new match wherever one ends."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike

from klaf.engine.errors import BadMove, BadOptions, excerpt
from klaf.engine.events import new_log
from klaf.engine.layout import Array, blank
from klaf.engine.numbers import whole_number
from klaf.engine.options import Value
from klaf.engine.seeds import Seed, key_from
from klaf.engine.warm import prepare
from klaf.envs.dispatch import load
from klaf.envs.errors import BadBuffer
from klaf.envs.observation import ENTRY, observation
from klaf.games import game as find_game

if TYPE_CHECKING:
    from klaf.engine.game import Game
    from klaf.engine.match import Match

_OFF = new_log(on=False)
_FEWEST = 256  # matches that are worth a thread of their own


@dataclass(frozen=True)
class Buffers:
    """What a step writes: a row for each match, of the seat that it asks now."""

    observations: Array  # int8: what that seat observes
    masks: Array  # bool, or int8: its legal moves, by move number
    seats: Array  # int64: which seat it is
    rewards: Array  # float32: what the step brought each seat; not 0 only when it ended a match
    ended: Array  # bool, or int8: whether the step ended a match; the row is of the next one then


class VectorEnv:
    """Matches of one game with the same options, each always at a point where a seat is asked.

    Place i plays the matches number i, i + n, i + 2n, … of ``game.batch`` with the same seed, whatever the number of
    threads. One caller at a time: a step uses all threads itself.
    """

    def __init__(
        self,
        game: str,
        n: int,
        players: int,
        edition: str | None = None,
        seed: Seed = None,
        threads: int | None = None,
        **house: Value,
    ) -> None:
        """Set the matches up; call ``reset`` next.

        Raises:
            UnknownGame: there is no such game.
            NoObservation: nothing is said of what its seats observe.
            BadOptions: the matches cannot be set up so.
            BadSeed: the seed is neither a whole number nor 64 hex digits.
        """
        size = whole_number(n)
        if size is None or size < 1:
            raise BadOptions(why="size", value=excerpt(n))
        wanted = os.cpu_count() or 1 if threads is None else whole_number(threads)
        if wanted is None or wanted < 1:
            raise BadOptions(why="threads", value=excerpt(threads))
        self.game = find_game(game)
        self.observation = observation(game)
        chosen = self.game.rulebook.encode(players, edition, house)
        self.players = chosen["players"]
        self.n = size
        self.moves = len(self.game.moves)
        self.threads = max(1, min(wanted, size // _FEWEST))
        load(self.game)
        prepare(self.game, "vector", _use)
        dtype = self.game.state.dtype
        self._setup = blank(dtype, 1)
        for name, code in chosen.items():
            self._setup[name] = code
        self._setup["game"] = self.game.number
        self._states = blank(dtype, size)
        self._views = [blank(dtype, 1) for _ in range(self.threads)]
        self._legal = np.zeros((size, self.game.moves.words), np.uint64)
        self._asked = np.zeros(size, np.int64)
        self._numbers = np.arange(size)
        self._key = key_from(seed)
        self._own = self.buffers()
        self._begun = False
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None

    def buffers(self) -> Buffers:
        """Make arrays of the right shapes and types."""
        return Buffers(**{name: np.zeros(shape, kinds[0]) for name, (shape, kinds) in self._wanted().items()})

    def _wanted(self) -> dict[str, tuple[tuple[int, ...], tuple[type, ...]]]:
        return {
            "observations": ((self.n, self.observation.length), (ENTRY,)),
            "masks": ((self.n, self.moves), (np.bool_, np.int8)),
            "seats": ((self.n,), (np.int64,)),
            "rewards": ((self.n, self.players), (np.float32,)),
            "ended": ((self.n,), (np.bool_, np.int8)),
        }

    def reset(self, seed: Seed = None, out: Buffers | None = None) -> Buffers:
        """Deal all matches anew, the very same if no seed is given, and show them.

        Raises:
            BadSeed: the seed is neither a whole number nor 64 hex digits.
            BadBuffer: an array to write into does not fit.
        """
        from klaf.envs import drivers

        written = self._own if out is None else out
        rows = self._rows(written)
        if seed is not None:
            self._key = key_from(seed)
        self._numbers[:] = np.arange(self.n)
        self._share(lambda lo, hi, views: drivers.begin_all(*self._given(lo, hi, views), *rows))
        self._asked[:] = written.seats
        self._begun = True
        return written

    def step(self, moves: ArrayLike, out: Buffers | None = None) -> Buffers:
        """Make one move in every match; none is made, and nothing written, when one of them is illegal.

        Raises:
            BadMove: there is not one whole number for each match, or no match has been dealt yet.
            IllegalMove: a move is against the rules.
            BadBuffer: an array to write into does not fit.
        """
        from klaf.envs import drivers

        written = self._own if out is None else out
        rows = self._rows(written)
        numbers = self._numbers_of(moves)
        wrong = drivers.first_refused(self._legal, numbers)
        if wrong >= 0:
            self.match(wrong).play(int(self._asked[wrong]), int(numbers[wrong]))
        rows += [self._asked, numbers]
        self._share(lambda lo, hi, views: drivers.step_all(*self._given(lo, hi, views), *rows))
        return written

    def match(self, i: int) -> "Match":
        """Give a copy of the match in place i to look at."""
        from klaf.engine.match import Match

        state = blank(self.game.state.dtype, 1)
        state[0] = self._states[i]
        return Match(self.game, state, start=None)

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    def _numbers_of(self, moves: ArrayLike) -> Array:
        try:
            given = np.asarray(moves)
        except ValueError as error:
            raise BadMove(why="batch", size=self.n) from error
        if given.shape != (self.n,) or given.dtype.kind not in "iu" or not self._begun:
            raise BadMove(why="batch", size=self.n)
        return np.ascontiguousarray(given, np.int64)

    def _rows(self, buffers: Buffers) -> list[Array]:
        """Check arrays given to be written into, and give them as compiled code takes them."""
        rows = []
        wanted = self._wanted()
        for field in fields(buffers):
            array: Any = getattr(buffers, field.name)
            shape, kinds = wanted[field.name]
            fits = isinstance(array, np.ndarray) and array.shape == shape and array.dtype in kinds
            if not fits or not array.flags.c_contiguous or not array.flags.writeable:
                raise BadBuffer(name=field.name, shape=str(shape), kind=" | ".join(kind.__name__ for kind in kinds))
            rows.append(array.view(np.int8) if array.dtype == np.bool_ else array)
        return rows

    def _given(self, lo: int, hi: int, views: Array) -> tuple[Any, ...]:
        return self._states, lo, hi, self._setup, self._key, self._numbers, _OFF, views, self._legal

    def _share(self, work: Callable[[int, int, Array], Any]) -> None:
        """Share the matches out among the threads: a stretch of their order each, then whatever is left."""
        if self._pool is None:
            work(0, self.n, self._views[0])
            return
        stretch = -(-self.n // (4 * self.threads))
        starts = iter(range(0, self.n, stretch))

        def take(views: Array) -> None:
            for lo in starts:  # Python lets one thread at a time ask for the next
                work(lo, min(lo + stretch, self.n), views)

        others = [self._pool.submit(take, views) for views in self._views[1:]]
        take(self._views[0])
        for other in others:
            other.result()


def _use(game: "Game", players: int) -> None:
    env = VectorEnv(game.name, 1, players, seed=0)
    seen = env.reset()
    env.step(seen.masks.argmax(axis=1))
