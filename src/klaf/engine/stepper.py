"""One match driven move by move at full speed: whole numbers in, whole numbers out, no copies."""

import functools
from array import array
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np

from klaf.engine.compiling.compile import compiled
from klaf.engine.compiling.mode import JITTED
from klaf.engine.description import Description
from klaf.engine.dispatch import apply, deal, legal, next_actor
from klaf.engine.drivers import list_moves
from klaf.engine.events import new_log
from klaf.engine.layout import Array
from klaf.engine.options import Value
from klaf.engine.seeds import Seed, key_from
from klaf.engine.setup import set_up
from klaf.engine.warmup import prepare

DEAL = -1


class Stepper:
    """A match for drivers that do not need events, history or checks.

    ``n = step(move)`` makes a move for ``seat`` — it must be one of ``moves[:n]`` — and gives the number of
    legal moves of the next seat, 0 when the match is over. ``step(DEAL)`` starts anew from the key.
    """

    def __init__(
        self, game: Description, players: int, edition: str | None, seed: Seed, house: Mapping[str, Value]
    ) -> None:
        """Set up a match and deal."""
        prepare(game, "stepper", _use)
        self.game = game
        # Two records: the match, and the set-up it starts from.
        self._states = set_up(game, players, edition, house, key_from(seed), 2)
        self._log = new_log(on=False)
        self._words = np.zeros(game.moves.words, np.uint64)
        self._seat = np.zeros(1, np.int64)
        # Python reads a number out of its own kind of array three times as fast as out of NumPy's.
        self.moves = array("q", bytes(8 * len(game.moves)))
        self._moves = np.frombuffer(self.moves, np.int64)
        self.step: Callable[[int], int] = self._bind()
        self.n = self.step(DEAL)

    @property
    def seat(self) -> int:
        """Return the seat to move, -1 when the match is over."""
        return int(self._seat[0])

    @property
    def scores(self) -> tuple[float, ...]:
        """Return each seat's score as it stands."""
        return tuple(self.game.scores(self._states[:1])[0].tolist())

    def set_key(self, seed: Seed | Array) -> None:
        """Set the key of the match that ``step(DEAL)`` starts next: a seed, or the eight words of a key."""
        self._states["key"][1] = seed if isinstance(seed, np.ndarray) else key_from(seed)

    def _bind(self) -> Callable[[int], int]:
        arrays = (self._states, self._log, self._words, self._seat, self._moves)
        if not JITTED:
            return partial(_step, *arrays)
        # Passing five arrays costs more than a move does: pass the address of a list of where they lie.
        self._places = np.array([array.ctypes.data for array in arrays], np.int64)
        step = _by_address(self._states.dtype, self._log.dtype, len(self._words), len(self._moves))
        return partial(step, self._places.ctypes.data)


def _step(states: Array, logs: Array, words: Array, seat: Array, moves: Array, move: int) -> int:
    """Make the move (or deal anew), then list what the next seat may do."""
    if move >= 0:
        apply(states[0], logs[0], seat[0], move)
    else:
        states[0] = states[1]
        deal(states[0], logs[0])
    seat[0] = next_actor(states[0])
    if seat[0] < 0:
        return 0
    legal(states[0], seat[0], words)
    return list_moves(words, moves)


_step_inside = compiled(_step, inline=True)


if JITTED:
    import numba
    from numba.core import cgutils, types
    from numba.extending import intrinsic

    carray: Any = getattr(numba, "carray")  # noqa: B009  (its type is not exported)

    def _pointer(typingctx: Any, address: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.inttoptr(args[0], cgutils.voidptr_t)

        return types.voidptr(types.intp), codegen

    # A global: captured by the function below it would make the cache miss in every new process.
    pointer: Any = intrinsic(_pointer)


@functools.cache
def _by_address(dtype: Any, log_dtype: Any, n_words: int, n_moves: int) -> Any:
    """Compile the step for a game's record type, taking addresses instead of arrays."""

    def step(places_at: int, move: int) -> int:
        at = carray(pointer(places_at), (5,), np.int64)
        return _step_inside(  # type: ignore[no-any-return]
            carray(pointer(at[0]), (2,), dtype),
            carray(pointer(at[1]), (1,), log_dtype),
            carray(pointer(at[2]), (n_words,), np.uint64),
            carray(pointer(at[3]), (1,), np.int64),
            carray(pointer(at[4]), (n_moves,), np.int64),
            move,
        )

    dispatcher = compiled(step, entry=True, nogil=False)
    signature = (types.int64, types.int64)
    dispatcher.compile(signature)
    # The code itself: looking the types of the arguments up would cost as much again as the call.
    return dispatcher.overloads[signature].entry_point


def _use(game: Description, players: int) -> None:
    """Compile what a stepper needs, the first time."""
    Stepper(game, players, None, 0, {})
