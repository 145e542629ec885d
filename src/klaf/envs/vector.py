"""Many matches stepped together: arrays in and out, a new match wherever one ends."""

import os
from typing import TYPE_CHECKING, Any

import numpy as np

from klaf.engine.description import Description
from klaf.engine.errors import BadMove, BadOptions, excerpt
from klaf.engine.layout import Array
from klaf.engine.numbers import whole_number
from klaf.engine.options import Value
from klaf.engine.seeds import Seed, key_from
from klaf.engine.setup import set_up
from klaf.engine.warmup import prepare
from klaf.envs.buffers import Buffers, Wanted
from klaf.envs.device import CudaTables
from klaf.envs.dispatch import load
from klaf.envs.host import HostTables
from klaf.envs.observation import ENTRY, observation
from klaf.games import game as find_game

if TYPE_CHECKING:
    from klaf.engine.match import Match


class VectorEnv:
    """Matches of one game with the same options, each always at a point where a seat is asked.

    Place i plays the matches number i, i + n, i + 2n, … of ``game.batch`` with the same seed, whatever the number of
    threads, and on a GPU (``device="cuda"``) too. One caller at a time: a step uses all threads itself.
    """

    def __init__(
        self,
        game: str,
        n: int,
        players: int,
        edition: str | None = None,
        seed: Seed = None,
        threads: int | None = None,
        *,
        device: str = "cpu",
        **house: Value,
    ) -> None:
        """Set the matches up; call ``reset`` next. ``threads``: of the CPU, all cores if None.

        Raises:
            UnknownGame: there is no such game.
            NoObservation: nothing is said of what its seats observe.
            BadOptions: the matches cannot be set up so.
            BadSeed: the seed is neither a whole number nor 64 hex digits.
            MissingExtra, NoDevice: there is no GPU, or not what it takes to use one.
        """
        size = whole_number(n)
        if size is None or size < 1:
            raise BadOptions(why="size", value=excerpt(n))
        wanted = os.cpu_count() or 1 if threads is None else whole_number(threads)
        if wanted is None or wanted < 1:
            raise BadOptions(why="threads", value=excerpt(threads))
        if device not in ("cpu", "cuda"):
            raise BadOptions(why="device", value=excerpt(device))
        self.game = find_game(game)
        self.observation = observation(game)
        setup = set_up(self.game, players, edition, house)
        self.players = int(setup["players"][0])
        self.n = size
        self.moves = len(self.game.moves)
        key = key_from(seed)
        load(self.game)
        self._tables: HostTables | CudaTables
        if device == "cuda":
            self._tables = CudaTables(self.game, setup, size, key)
        else:
            prepare(self.game, "vector", _use)
            self._tables = HostTables(self.game, setup, size, key, wanted)
        self._own = self.buffers()
        self._begun = False

    @property
    def threads(self) -> int:
        """Return how many threads of the CPU a step uses."""
        return self._tables.threads

    def buffers(self) -> Buffers:
        """Make arrays of the right shapes and types."""
        return Buffers(**{name: self._tables.make(shape, kinds[0]) for name, (shape, kinds) in self._wanted().items()})

    def _wanted(self) -> Wanted:
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
        written = self._own if out is None else out
        rows = self._tables.rows(written, self._wanted())
        self._tables.begin(None if seed is None else key_from(seed), rows)
        self._begun = True
        return written

    def step(self, moves: Any, out: Buffers | None = None) -> Buffers:
        """Make one move in every match; none is made, and nothing written, when one of them is illegal.

        Raises:
            BadMove: there is not one whole number for each match, or no match has been dealt yet.
            IllegalMove: a move is against the rules.
            BadBuffer: an array to write into does not fit.
        """
        if not self._begun:
            raise BadMove(why="undealt")
        written = self._own if out is None else out
        rows = self._tables.rows(written, self._wanted())
        numbers = self._tables.numbers(moves)
        wrong = self._tables.step(numbers, rows)
        if wrong >= 0:
            match = self.match(wrong)
            match.play(match.next_actor or 0, int(numbers[wrong]))
        return written

    def match(self, i: int) -> "Match":
        """Return a copy of the match in place i to look at."""
        from klaf.engine.match import Match

        return Match(self.game, self._tables.record(i), start=None)

    def close(self) -> None:
        """Let the threads go."""
        self._tables.close()


def _use(game: Description, players: int) -> None:
    env = VectorEnv(game.name, 1, players, seed=0)
    seen = env.reset()
    moves: Array = seen.masks.argmax(axis=1)
    env.step(moves)
