"""Functions that each game defines for itself, callable on any game's record.

A driver that calls them is written once for all games. In compiled code the type of the record picks the game's
function, in plain Python the record's ``game`` number does.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, Generic, TypeVar

from klaf.engine.compiling.mode import JITTED, MODE
from klaf.engine.description import Description

Functions = TypeVar("Functions")
Declared = TypeVar("Declared", bound=Callable[..., Any])


class ByGame(Generic[Functions]):
    """The functions of each game that is known, under the names that ``declare`` makes callable.

    >>> from klaf.engine.by_game import ByGame
    >>> RULES: ByGame[Any] = ByGame()
    >>> @RULES.declare
    ... def acting(s: Any) -> int:
    ...     "Return the acting seats as a bit set."
    ...     raise NotImplementedError
    """

    def __init__(self) -> None:
        """Start with no games."""
        self._known: dict[int, tuple[Any, Functions]] = {}

    def add(self, game: Description, functions: Functions) -> None:
        """Make a game's functions known: attributes with the declared names."""
        self._known[game.number] = (game.state.dtype, functions)

    def __contains__(self, game: Description) -> bool:
        """Whether a game's functions are known."""
        return game.number in self._known

    def __getitem__(self, game: Description) -> Functions:
        """Return a game's functions."""
        return self._known[game.number][1]

    def declare(self, function: Declared) -> Declared:
        """Make a function call the game's own one of that name; its first argument is a record of the game."""
        name = function.__name__

        @wraps(function)
        def own(s: Any, *rest: Any) -> Any:
            return getattr(self._known[int(s.game)][1], name)(s, *rest)

        if JITTED:
            from numba.extending import overload

            # The generic target serves the CPU and CUDA alike; strict would object to annotations.
            checks: Any = {"boundscheck": True} if MODE == "check" else {}
            overload(own, jit_options=checks, target="generic", strict=False)(self._chooser(name))
        return own  # type: ignore[return-value]

    def _chooser(self, name: str) -> Callable[..., Any]:
        """Make the function that tells Numba, from the record's type, which game's function is meant."""
        from numba import types

        def choose(s: Any, *rest: Any) -> Any:
            if isinstance(s, types.Record):
                for dtype, functions in self._known.values():
                    if s.dtype == dtype:
                        function = getattr(functions, name)
                        return getattr(function, "py_func", function)
            return None

        return choose
