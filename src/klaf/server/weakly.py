"""Callbacks that keep nobody alive: a part tells its owner by one, so that ownership is a tree and is freed at once."""

from collections.abc import Callable
from typing import Any, ParamSpec
from weakref import WeakMethod

P = ParamSpec("P")


class Weak:
    """What calls a bound method for as long as its owner lives."""

    __slots__ = ("_method",)

    def __init__(self, method: Callable[..., None]) -> None:
        """Take the method and keep nothing of its owner."""
        self._method = WeakMethod(method)

    def __call__(self, *args: Any, **kwargs: Any) -> None:
        """Call the method; do nothing if its owner is gone."""
        alive = self._method()
        if alive is not None:
            alive(*args, **kwargs)


def weakly(method: Callable[P, None]) -> Callable[P, None]:
    """Return what calls a bound method for as long as its owner lives, and does nothing after that."""
    return Weak(method)
