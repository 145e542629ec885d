"""The interface of backends, which hold and step the matches of a vector environment on the CPU or a GPU."""

from abc import ABC, abstractmethod
from typing import Any

from klaf.engine.layout import Array
from klaf.envs.buffers import Buffers, Wanted


class Backend(ABC):
    """The states of many matches. Nothing is dealt before ``begin``."""

    threads: int  # of the CPU that a step uses

    @abstractmethod
    def make(self, shape: tuple[int, ...], kind: type) -> Any:
        """Make an array for outputs."""

    @abstractmethod
    def check_buffers(self, buffers: Buffers, wanted: Wanted) -> list[Any]:
        """Check the arrays of buffers, and return them as compiled code takes them.

        Raises:
            BadBuffer: one of them does not fit.
        """

    @abstractmethod
    def numbers(self, moves: Any) -> Any:
        """Return moves as whole numbers where the matches lie, one for each match.

        Raises:
            BadMove: there is not one whole number for each match.
        """

    @abstractmethod
    def begin(self, key: Array | None, outputs: list[Any]) -> None:
        """Deal all matches anew, with a new key if one is given, and write the outputs."""

    @abstractmethod
    def step(self, moves: Any, outputs: list[Any]) -> int:
        """Make the moves and write the outputs; return -1, or the first match whose move is illegal."""

    @abstractmethod
    def record(self, i: int) -> Array:
        """Return a copy of the state in place i, alone in an array."""

    @abstractmethod
    def close(self) -> None:
        """Free threads and buffers."""
