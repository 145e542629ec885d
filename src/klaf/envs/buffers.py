"""The arrays that a step of the vector environment writes."""

from dataclasses import dataclass
from typing import Any

from klaf.envs.errors import BadBuffer

Wanted = dict[str, tuple[tuple[int, ...], tuple[type, ...]]]  # of each array its shape, and the types it may have


@dataclass(frozen=True)
class Buffers:
    """The arrays that a step writes, with a row for each match about the seat that it asks now.

    NumPy arrays; where matches are on a GPU, arrays of whatever shares its memory, a torch tensor say.
    """

    observations: Any  # int8: what that seat observes
    masks: Any  # bool, or int8: its legal moves, by move number
    seats: Any  # int64: which seat it is
    rewards: Any  # float32: what the step brought each seat; not 0 only when it ended a match
    ended: Any  # bool, or int8: whether the step ended a match; the row is of the next one then


def misfit(name: str, shape: tuple[int, ...], kinds: tuple[type, ...]) -> BadBuffer:
    """Return the error that names the buffer that does not fit, and what it should be."""
    return BadBuffer(name=name, shape=str(shape), kind=" | ".join(kind.__name__ for kind in kinds))
