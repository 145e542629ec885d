"""The backend in a GPU's memory."""

from collections.abc import Callable
from typing import Any
from weakref import ref

import numpy as np

from klaf.cuda.batch import whole_numbers
from klaf.cuda.toolkit import given, launch, recorded, toolkit
from klaf.engine.description import Description
from klaf.engine.events import new_log
from klaf.engine.layout import Array
from klaf.envs.backend import Backend
from klaf.envs.buffers import Buffers, Wanted, misfit


class CudaBackend(Backend):
    """Matches in a GPU's memory."""

    threads = 1

    def __init__(self, game: Description, setup: Array, n: int, key: Array) -> None:
        """Make the arrays; nothing is dealt yet.

        Raises:
            MissingExtra, NoDevice: there is no GPU, or not what it takes to use one.
        """
        cuda = toolkit()
        from klaf.envs.cuda_kernels import kernels

        self._kernels = kernels(game)
        self._n = n
        self._setup, self._key = cuda.to_device(setup), cuda.to_device(key)
        self._off = cuda.to_device(new_log(on=False))
        self._states = cuda.device_array(n, game.state.dtype)
        self._legal = cuda.device_array((n, game.moves.words), np.uint64)
        self._asked, self._numbers, self._fresh = (cuda.device_array(n, np.int64) for _ in range(3))
        # The first match whose move is refused (n: none is), and how many matches are to be dealt.
        self._control = cuda.device_array(2, np.int64)
        self._moves = cuda.device_array(n, np.int64)
        # Of buffers given before, as long as their owner has them: their arrays, and by the number of the list of
        # these how a step is launched.
        self._known: dict[int, tuple[ref[Buffers], list[Any]]] = {}
        self._steps: dict[int, Callable[[], None] | None] = {}

    def make(self, shape: tuple[int, ...], kind: type) -> Any:
        """Make an array for outputs."""
        return toolkit().device_array(shape, kind)

    def check_buffers(self, buffers: Buffers, wanted: Wanted) -> list[Any]:
        """Check the arrays of buffers, and return arrays that share their memory."""
        number = id(buffers)
        known = self._known.get(number)
        if known is not None:
            return known[1]
        outputs = []
        for name, (shape, kinds) in wanted.items():
            array = given(getattr(buffers, name), shape, kinds)
            if array is None:
                raise misfit(name, shape, kinds)
            outputs.append(array.view(np.int8) if array.dtype == np.bool_ else array)
        remembered, steps = self._known, self._steps

        def forget(_: object) -> None:  # before other buffers can come by that number
            gone = remembered.pop(number, None)
            steps.pop(id(gone and gone[1]), None)

        remembered[number] = (ref(buffers, forget), outputs)
        return outputs

    def numbers(self, moves: Any) -> Any:
        """Return moves as whole numbers on the device, one for each match."""
        return whole_numbers(moves, self._n)

    def begin(self, key: Array | None, outputs: list[Any]) -> None:
        """Deal all matches anew, with a new key if one is given, and write the outputs."""
        if key is not None:
            self._key.copy_to_device(key)
        rewards, ended = outputs[3:]
        launch(self._kernels.anew, self._n)(self._numbers, self._fresh, rewards, ended, self._control)
        self._deal_and_show(outputs, 0)

    def step(self, moves: Any, outputs: list[Any]) -> int:
        """Make the moves and write the outputs; return -1, or the first match whose move is illegal."""
        number = id(outputs)
        if number not in self._steps or moves.dtype != np.int64:
            self._launch_step(moves, outputs, 0)
            self._steps.setdefault(number, None)
        else:  # buffers that are used again are recorded once
            repeat = self._steps[number] or recorded(lambda stream: self._launch_step(self._moves, outputs, stream))
            self._steps[number] = repeat
            self._moves.copy_to_device(moves)
            repeat()
        wrong = int(self._control.copy_to_host()[0])
        return wrong if wrong < self._n else -1

    def _launch_step(self, moves: Any, outputs: list[Any], stream: Any) -> None:
        run, n = self._kernels, self._n
        rewards, ended = outputs[3:]
        launch(run.ready, 1, 1, stream)(self._control, n)
        launch(run.refuse, n, stream=stream)(self._legal, moves, self._control)
        launch(run.take, n, stream=stream)(
            self._states, self._off, self._asked, moves, rewards, ended, self._numbers, self._fresh, self._control
        )
        self._deal_and_show(outputs, stream)

    def _deal_and_show(self, outputs: list[Any], stream: Any) -> None:
        run, n = self._kernels, self._n
        observations, masks, seats = outputs[:3]
        launch(run.begin, n, run.dealers, stream)(
            self._states, self._setup, self._key, self._numbers, self._off, self._asked, self._fresh, self._control
        )
        launch(run.show, n, run.shown, stream)(
            self._states, self._asked, self._legal, observations, masks, seats, self._control
        )

    def record(self, i: int) -> Array:
        """Return a copy of the state in place i, alone in an array."""
        at = range(self._n)[i]
        found: Array = self._states[at : at + 1].copy_to_host()
        return found

    def close(self) -> None:
        """Forget the buffers."""
        self._known.clear()
        self._steps.clear()
