"""Statistics for tests: how far counts lie from what chance alone would give."""

import math

import numpy as np
from numpy.typing import ArrayLike, NDArray

# Beyond this many standard deviations chance is no excuse (two in a million). Seeds are fixed all the same.
LIMIT = 4.75


def deviation(observed: ArrayLike, expected: ArrayLike, dof: int, scale: float = 1.0) -> float:
    """Return a chi-square statistic as standard deviations of a normal one (Wilson and Hilferty).

    ``scale`` makes up for draws without putting back, which scatter less: it multiplies the statistic.
    """
    seen, wanted = np.asarray(observed, float), np.asarray(expected, float)
    statistic = scale * float(((seen - wanted) ** 2 / wanted).sum())
    spread = 2 / (9 * dof)
    return float(((statistic / dof) ** (1 / 3) - (1 - spread)) / math.sqrt(spread))


def deviation_of_orders(table: NDArray[np.int64], shuffles: int) -> float:
    """Judge a table of how often each card came to each place."""
    n = len(table)
    return deviation(table, np.full((n, n), shuffles / n), (n - 1) ** 2, (n - 1) / n)
