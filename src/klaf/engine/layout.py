"""NumPy records: the fields of a state, declared once for NumPy, for Numba and for the type checker.

>>> class Counter(Record):
...     value: int = whole()
...     history: Array = row(np.uint8, 8)
>>> Counter.dtype.names
('value', 'history')
"""

from typing import Any, ClassVar

import numpy as np
from numpy.typing import DTypeLike, NDArray

from klaf.engine.compiling.mode import JITTED

Array = NDArray[Any]
FEW = 16  # records that are made faster by themselves than by NumPy, which looks at every field


class _Field:
    """A field's element type and shape, until the class that declares it is made."""

    def __init__(self, element: DTypeLike, shape: tuple[int, ...] = ()) -> None:
        self.spec = (np.dtype(element), shape)


def _without_gaps(fields: list[Any]) -> "np.dtype[np.void]":
    """Lay fields out one after the other: bytes between them would make equal records differ.

    What is missing to a multiple of eight bytes becomes a last field of its own, always zero.
    """
    used = sum(int(np.dtype((element, shape)).itemsize) for _, element, shape in fields)
    filled = [*fields, ("filling", np.dtype(np.uint8), (-used % 8,))] if used % 8 else fields
    dtype = np.dtype(filled, align=True)
    if dtype.itemsize != used + -used % 8:
        raise TypeError("a record's narrow fields must come after its wide ones")
    return dtype


def whole() -> Any:
    """Declare a whole number: 64 bits, so that sums of fields do not wrap when rules run as plain Python."""
    return _Field(np.int64)


def row(element: DTypeLike, *shape: int) -> Any:
    """Declare an array inside the record."""
    return _Field(element, shape)


class Record:
    """A fixed layout of named fields; subclass it and annotate, a subclass's fields follow its base's."""

    dtype: ClassVar[np.dtype[np.void]]
    _specs: ClassVar[dict[str, tuple[np.dtype[Any], tuple[int, ...]]]] = {}

    def __init_subclass__(cls) -> None:
        """Collect the declared fields into a NumPy dtype."""
        own = {name: value.spec for name, value in vars(cls).items() if isinstance(value, _Field)}
        for name in own:
            # Plain Python would read NumPy's own attribute instead of the field.
            if hasattr(np.record, name):
                raise TypeError(f"a record's field cannot be called {name!r}")
        cls._specs = {**cls._specs, **own}
        cls.dtype = _without_gaps([(name, *spec) for name, spec in cls._specs.items()])
        for name in own:
            delattr(cls, name)


class MatchState(Record):
    """What every game's state begins with."""

    game: int = whole()  # the game's number, by which plain Python finds its rules
    players: int = whole()
    edition: int = whole()
    over: int = whole()
    winners: int = whole()  # a bit per seat
    turn: int = whole()  # the seat in turn; -1 while nobody is
    shuffles: int = whole()  # shuffles and lots so far: the number of the next one's nonce
    key: Array = row(np.uint32, 8)
    block: Array = row(np.uint32, 16)  # scratch of the shuffle under way; zero between moves


def blank(dtype: np.dtype[np.void], n: int) -> Array:
    """Make an array of zeroed records that rules can run on.

    Compiled rules want a plain structured array (a record array costs four times as much to pass);
    plain Python needs a record array, for ``state.field``.
    """
    if n > FEW:
        return _for_rules(np.zeros(n, dtype))
    return _for_rules(np.ndarray(n, dtype, bytearray(n * dtype.itemsize)))


def duplicate(states: Array) -> Array:
    """Copy a few records as bytes: NumPy would go through them field by field, and take twenty times as long."""
    return _for_rules(np.ndarray(states.shape, states.dtype, bytearray(states.tobytes())))


def _for_rules(states: Array) -> Array:
    return states if JITTED else states.view(np.recarray)
