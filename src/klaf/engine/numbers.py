"""Whole numbers from outside, as Python's or NumPy's, and seats as bits."""

import operator
from typing import Any

MOST_SEATS = 10  # of any game


def whole_number(value: Any) -> int | None:
    """Return a whole number, Python's or NumPy's, as an int; None for anything else, truth values included.

    >>> whole_number(7), whole_number(7.0), whole_number(True)
    (7, None, None)
    """
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def seats_of(bits: int) -> list[int]:
    """List the seats whose bits are set."""
    left = int(bits)
    return [seat for seat in range(16) if left >> seat & 1] if left else []
