"""Many matches stepped together: arrays in and out, a new match wherever one ends."""

import os
from typing import Any

import numpy as np

from klaf.engine.batches import size_of, threads_of
from klaf.engine.description import Description
from klaf.engine.errors import BadMove, BadOptions, excerpt
from klaf.engine.layout import Array
from klaf.engine.match import Match
from klaf.engine.options import Value
from klaf.engine.seeds import Seed, key_from
from klaf.engine.setup import set_up
from klaf.engine.warmup import prepare
from klaf.envs.backend import Backend
from klaf.envs.buffers import Buffers, Wanted
from klaf.envs.cpu_backend import CpuBackend
from klaf.envs.cuda_backend import CudaBackend
from klaf.envs.dispatch import load, observation
from klaf.envs.observation import ENTRY
from klaf.games import game as find_game


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
        """Set the matches up; call ``reset`` next. ``threads`` is the number of CPU threads; None means all cores.

        Raises:
            UnknownGame: there is no such game.
            BadOptions: the matches cannot be set up so.
            BadSeed: the seed is neither a whole number nor 64 hex digits.
            MissingExtra, NoDevice: there is no GPU, or not what it takes to use one.
        """
        size = size_of(n)
        wanted = threads_of(threads, os.cpu_count() or 1)
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
        self._backend: Backend
        if device == "cuda":
            self._backend = CudaBackend(self.game, setup, size, key)
        else:
            prepare(self.game, "vector", _use)
            self._backend = CpuBackend(self.game, setup, size, key, wanted)
        self._own = self.buffers()
        self._begun = False

    @property
    def threads(self) -> int:
        """Return how many threads of the CPU a step uses."""
        return self._backend.threads

    def buffers(self) -> Buffers:
        """Make arrays of the right shapes and types."""
        return Buffers(**{name: self._backend.make(shape, kinds[0]) for name, (shape, kinds) in self._wanted().items()})

    def _wanted(self) -> Wanted:
        return {
            "observations": ((self.n, self.observation.length), (ENTRY,)),
            "masks": ((self.n, self.moves), (np.bool_, np.int8)),
            "seats": ((self.n,), (np.int64,)),
            "rewards": ((self.n, self.players), (np.float32,)),
            "ended": ((self.n,), (np.bool_, np.int8)),
        }

    def reset(self, seed: Seed = None, out: Buffers | None = None) -> Buffers:
        """Deal all matches anew (without a seed, the same matches again) and return what the seats observe.

        Raises:
            BadSeed: the seed is neither a whole number nor 64 hex digits.
            BadBuffer: an array to write into does not fit.
        """
        written = self._own if out is None else out
        outputs = self._backend.check_buffers(written, self._wanted())
        self._backend.begin(None if seed is None else key_from(seed), outputs)
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
        outputs = self._backend.check_buffers(written, self._wanted())
        numbers = self._backend.numbers(moves)
        wrong = self._backend.step(numbers, outputs)
        if wrong >= 0:
            match = self.match(wrong)
            match.play(match.next_actor or 0, int(numbers[wrong]))
        return written

    def match(self, i: int) -> Match:
        """Return a copy of the match in place i to look at."""
        return Match(self.game, self._backend.record(i), start=None)

    def close(self) -> None:
        """End the threads."""
        self._backend.close()


def _use(game: Description, players: int) -> None:
    env = VectorEnv(game.name, 1, players, seed=0)
    moves: Array = env.reset().masks.argmax(axis=1)
    env.step(moves)
