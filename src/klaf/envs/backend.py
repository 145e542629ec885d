"""Where the matches of a vector environment lie and are stepped: what the CPU's memory and a GPU's both can do."""

from abc import ABC, abstractmethod
from typing import Any

from klaf.engine.layout import Array
from klaf.envs.buffers import Buffers, Wanted


class Backend(ABC):
    """The states of many matches, and what is kept beside them between steps. Nothing is dealt before ``begin``."""

    threads: int  # of the CPU that a step uses

    @abstractmethod
    def make(self, shape: tuple[int, ...], kind: type) -> Any:
        """Make an array to be written into."""

    @abstractmethod
    def check_buffers(self, buffers: Buffers, wanted: Wanted) -> list[Any]:
        """Check arrays given to be written into, and return them as compiled code takes them.

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
        """Deal all matches anew and show them; with another key, if there is one."""

    @abstractmethod
    def step(self, moves: Any, outputs: list[Any]) -> int:
        """Make the moves and show what came of them; return the first match whose move is refused, or -1."""

    @abstractmethod
    def record(self, i: int) -> Array:
        """Return a copy of the state in place i, alone in an array."""

    @abstractmethod
    def close(self) -> None:
        """Let go of threads and buffers."""
