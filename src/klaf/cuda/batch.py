"""Many matches side by side on a GPU: the interface of ``klaf.Batch``, with arrays that stay on the device."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from klaf.cuda.toolkit import byte_rows, given, launch, toolkit
from klaf.engine.batches import AnyBatch, Playouts, size_of
from klaf.engine.description import Description
from klaf.engine.errors import BadMove
from klaf.engine.events import new_log
from klaf.engine.layout import Array, blank
from klaf.engine.options import Value
from klaf.engine.seeds import Seed, key_from
from klaf.engine.setup import set_up


class Fields:
    """Records on the device, with fields that can be fetched by name, as ``scores`` of a game needs them."""

    def __init__(self, states: Any, dtype: "np.dtype[np.void]", pick: Any) -> None:
        """Take the records, their type, and the kernel that picks bytes out of them."""
        self._states, self._dtype, self._pick = states, dtype, pick

    def __len__(self) -> int:
        """Count the records."""
        return len(self._states)

    def __getitem__(self, name: str) -> Array:
        """Return one field of all records."""
        kind, offset = self._dtype.fields[name][:2]  # type: ignore[index]
        base, shape = kind.subdtype or (kind, ())
        n = len(self._states)
        found = toolkit().device_array((n, kind.itemsize), np.uint8)
        launch(self._pick, n)(byte_rows(self._states), offset, found)
        fetched: Array = found.copy_to_host().view(base).reshape(n, *shape)
        return fetched


class CudaBatch(AnyBatch):
    """Matches of one game with the same options, on the GPU. Make one with ``game.batch(…, device="cuda")``.

    Match number i is match i of the ``Batch`` with the same seed, and goes the same way with the same moves. Arrays
    are on the device; ``copy_to_host`` fetches one, torch and others share it (``torch.as_tensor``). What is given may
    lie on the device or not.
    """

    def __init__(
        self, game: Description, size: int, players: int, edition: str | None, seed: Seed, house: Mapping[str, Value]
    ) -> None:
        """Deal all matches."""
        n = size_of(size)
        setup = set_up(game, players, edition, house)
        key = key_from(seed)
        cuda = toolkit()
        from klaf.cuda.kernels import kernels

        self.game = game
        self.players = int(setup["players"][0])
        self._kernels = kernels(game)
        self._off = cuda.to_device(new_log(on=False))
        self._first = cuda.device_array(1, np.int64)
        self._states = cuda.device_array(n, game.state.dtype)
        self._setup = cuda.to_device(setup)
        self._key = cuda.to_device(key)
        self.reset()

    def reset(self, seed: Seed = None) -> None:
        """Deal all matches anew; without a seed, the same matches again.

        Raises:
            BadSeed: the seed is neither a whole number nor 64 hex digits.
        """
        if seed is not None:
            self._key.copy_to_device(key_from(seed))
        launch(self._kernels.deal, len(self))(self._states, self._setup, self._off, self._key)

    def __len__(self) -> int:
        """Count the matches."""
        return len(self._states)

    def _made(self, shape: tuple[int, ...], kind: Any) -> Any:
        return toolkit().device_array(shape, kind)

    @property
    def states(self) -> Any:
        """Return the records themselves, the whole truth, as bytes: a row for each match, not copied."""
        return byte_rows(self._states)

    @property
    def acting(self) -> Any:
        """Return the seat that each match asks now, -1 where it is over."""
        out = self._made((len(self),), np.int64)
        launch(self._kernels.actors, len(self))(self._states, out)
        return out

    @property
    def over(self) -> Any:
        """Return which matches have ended."""
        out = self._made((len(self),), np.bool_)
        launch(self._kernels.over, len(self))(self._states, out)
        return out

    @property
    def winners(self) -> Any:
        """Return for each match which seats have won: a row of true and false, all false while it goes on."""
        out = self._made((len(self), self.players), np.bool_)
        launch(self._kernels.winners, len(self))(self._states, out)
        return out

    @property
    def scores(self) -> Any:
        """Return a row of scores for each match as it stands: the game's own function, on fields fetched for it."""
        records = Fields(self._states, self.game.state.dtype, self._kernels.pick)
        return toolkit().to_device(np.ascontiguousarray(self.game.scores(records)))  # type: ignore[arg-type]

    def legal_mask(self) -> Any:
        """Return for each match the legal moves of the seat it asks: a row of true and false by move number."""
        out = self._made((len(self), len(self.game.moves)), np.bool_)
        launch(self._kernels.masks, len(self))(self._states, out)
        return out

    def step(self, moves: Any) -> None:
        """Make one move in every unfinished match; none is made when one of them is illegal.

        Raises:
            BadMove: there is not one whole number for each match.
            IllegalMove: a move is against the rules.
        """
        numbers = whole_numbers(moves, len(self))
        self._first.copy_to_device(np.array([len(self)]))
        launch(self._kernels.refuse, len(self))(self._states, numbers, self._first)
        launch(self._kernels.step, len(self))(self._states, self._off, numbers, self._first)
        wrong = int(self._first.copy_to_host()[0])
        if wrong < len(self):
            self._refuse(wrong, int(numbers[wrong : wrong + 1].copy_to_host()[0]))

    def observe(self) -> Any:
        """Return for each match the view of the seat it asks, as blanked records."""
        views = toolkit().to_device(blank(self.game.state.dtype, len(self)))
        launch(self._kernels.views, len(self))(self._states, views)
        return views

    def playout(self, seed: Seed = None) -> Playouts:
        """Play every match to its end, each legal move equally likely, as ``Batch.playout`` with that seed does."""
        moves = self.play_all(seed)
        return Playouts(self.scores, moves)

    def play_all(self, seed: Seed = None) -> Any:
        """Play every match to its end as ``playout`` does, and return the number of moves of each, without scores."""
        key = toolkit().to_device(key_from(seed))
        moves = self._made((len(self),), np.int64)
        launch(self._kernels.play, len(self))(self._states, self._off, key, moves)
        return moves

    def _record(self, i: int) -> Array:
        at = range(len(self))[i]
        found: Array = self._states[at : at + 1].copy_to_host()
        return found


def whole_numbers(moves: Any, n: int) -> Any:
    """Return moves as whole numbers on the device, without a copy if they are there already.

    Raises:
        BadMove: there is not one whole number for each match.
    """
    there = given(moves, (n,), (np.int64, np.int32), written=False)
    if there is not None:
        return there
    try:
        numbers = np.ascontiguousarray(moves.copy_to_host() if hasattr(moves, "copy_to_host") else moves)
    except (TypeError, ValueError) as error:
        raise BadMove(why="batch", size=n) from error
    if numbers.shape != (n,) or numbers.dtype.kind not in "iu":
        raise BadMove(why="batch", size=n)
    return toolkit().to_device(numbers.astype(np.int64))
