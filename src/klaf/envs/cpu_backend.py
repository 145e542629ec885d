"""The backend in the CPU's memory, which divides the matches among threads."""

from collections.abc import Callable
from typing import Any
from weakref import finalize

import numpy as np
from numpy.typing import ArrayLike

from klaf.engine.description import Description
from klaf.engine.errors import BadMove
from klaf.engine.events import new_log
from klaf.engine.layout import Array, blank
from klaf.envs import drivers
from klaf.envs.backend import Backend
from klaf.envs.buffers import Buffers, Wanted, misfit
from klaf.envs.step_by_address import step_of
from klaf.envs.worker_threads import WorkerThreads

_OFF = new_log(on=False)
_FEWEST = 256  # matches that are worth a thread of their own


class CpuBackend(Backend):
    """Matches in the CPU's memory."""

    def __init__(self, game: Description, setup: Array, n: int, key: Array, threads: int) -> None:
        """Make the arrays; nothing is dealt yet."""
        dtype = game.state.dtype
        self.threads = max(1, min(threads, n // _FEWEST))
        self._setup = setup
        self._key = key
        self._n = n
        self._states = blank(dtype, n)
        self._views = [blank(dtype, 1) for _ in range(self.threads)]
        self._legal = np.zeros((n, game.moves.words), np.uint64)
        self._asked = np.zeros(n, np.int64)
        self._numbers = np.arange(n)
        self._workers = WorkerThreads(self.threads)
        self._end = finalize(self, self._workers.end)  # at the latest when nobody holds this any more
        # The buffers given last, and how to step with the arrays used last.
        self._checked: tuple[Buffers | None, list[Array]] = (None, [])
        self._used: tuple[Array, ...] = ()
        self._step: Callable[[int, int, int], None]

    def make(self, shape: tuple[int, ...], kind: type) -> Array:
        """Make an array for outputs."""
        return np.zeros(shape, kind)

    def check_buffers(self, buffers: Buffers, wanted: Wanted) -> list[Array]:
        """Check the arrays of buffers, and return them as compiled code takes them."""
        if buffers is self._checked[0]:
            return self._checked[1]
        outputs = []
        for name, (shape, kinds) in wanted.items():
            array: Any = getattr(buffers, name)
            fits = isinstance(array, np.ndarray) and array.shape == shape and array.dtype in kinds
            if not fits or not array.flags.c_contiguous or not array.flags.writeable:
                raise misfit(name, shape, kinds)
            outputs.append(array.view(np.int8) if array.dtype == np.bool_ else array)
        self._checked = (buffers, outputs)
        return outputs

    def numbers(self, moves: ArrayLike) -> Array:
        """Return moves as whole numbers, one for each match."""
        try:
            given = np.asarray(moves)
        except ValueError as error:
            raise BadMove(why="batch", size=self._n) from error
        if given.shape != (self._n,) or given.dtype.kind not in "iu":
            raise BadMove(why="batch", size=self._n)
        return np.ascontiguousarray(given, np.int64)

    def begin(self, key: Array | None, outputs: list[Array]) -> None:
        """Deal all matches anew, with a new key if one is given, and write the outputs."""
        if key is not None:
            self._key = key
        self._numbers[:] = np.arange(self._n)
        given = self._setup, self._key, self._numbers, _OFF
        everything = [self._legal, *outputs, self._asked]
        self._share(lambda lo, hi, k: drivers.begin_all(self._states, lo, hi, *given, self._views[k], *everything))

    def step(self, moves: Array, outputs: list[Array]) -> int:
        """Make the moves and write the outputs; return -1, or the first match whose move is illegal."""
        wrong = int(drivers.first_refused(self._legal, moves))
        if wrong >= 0:
            return wrong
        used = (self._key, *outputs, moves)
        if len(used) != len(self._used) or any(a is not b for a, b in zip(used, self._used, strict=True)):
            arrays = [self._states, self._setup, self._key, self._numbers, _OFF, self._legal]
            self._step = step_of([*arrays, *outputs, self._asked, moves], self._views)
            self._used = used
        self._share(self._step)
        return -1

    def record(self, i: int) -> Array:
        """Return a copy of the state in place i, alone in an array."""
        state = blank(self._states.dtype, 1)
        state[0] = self._states[i]
        return state

    def close(self) -> None:
        """End the threads."""
        self._end()

    def _share(self, work: Callable[[int, int, int], None]) -> None:
        """Divide the matches among the threads: each takes the next piece when it is free."""
        if self.threads == 1:
            work(0, self._n, 0)
            return
        pieces = 2 * self.threads
        numbers = iter(range(pieces))

        def take(k: int) -> None:
            for piece in numbers:  # Python lets one thread at a time ask for the next
                work(self._n * piece // pieces, self._n * (piece + 1) // pieces, k)

        self._workers.all(take)
