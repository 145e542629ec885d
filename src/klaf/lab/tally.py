"""Whole numbers that add up: sums of sums are the same in whatever order they come, on whatever machine."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import Any

import numpy as np

from klaf.engine.layout import Array
from klaf.lab.summary import NORMAL, Estimate

Sums = dict[str, Any]  # JSON-able: whole numbers, lists of them, and histograms by the text of the value


def histogram(values: Array) -> dict[str, int]:
    """Count how often each value is there."""
    found, counts = np.unique(values, return_counts=True)
    return {str(int(value)): int(count) for value, count in zip(found, counts, strict=True)}


def moments(values: Array) -> list[list[int]]:
    """Give the sum of each column, and that of its squares."""
    columns = values.reshape(len(values), -1)
    return [columns.sum(axis=0).tolist(), (columns * columns).sum(axis=0).tolist()]


def add(parts: Iterable[Any]) -> Any:
    """Add sums up: numbers to numbers, lists and mappings place by place."""
    total: Any = None
    for part in parts:
        total = part if total is None else _plus(total, part)
    return total


def _plus(one: Any, other: Any) -> Any:
    if isinstance(one, Mapping):
        keys = {**one, **other}
        return {key: _plus(one[key], other[key]) if key in one and key in other else keys[key] for key in keys}
    if isinstance(one, list):
        return [_plus(a, b) for a, b in zip(one, other, strict=True)]
    return one + other


def estimate(n: int, total: int, squares: int, unit: int = 1) -> Estimate:
    """Give the mean of n numbers and its interval, from their sum and that of their squares."""
    if n < 2:
        return Estimate(total / n / unit, inf)
    variance = (n * squares - total * total) / (n * n * (n - 1))
    return Estimate(total / n / unit, NORMAL * sqrt(variance) / unit)


def estimates(n: int, sums: Sequence[Sequence[int]], unit: int = 1) -> list[Estimate]:
    """Give the means of several columns."""
    return [estimate(n, total, squares, unit) for total, squares in zip(*sums, strict=True)]


@dataclass(frozen=True)
class Spread:
    """How values lie: their mean, and those that 5, 50 and 95 of a hundred do not exceed."""

    mean: Estimate
    low: int
    median: int
    high: int
    least: int
    most: int
    counts: dict[int, int]

    @staticmethod
    def of(counts: Mapping[str, int]) -> "Spread":
        """Read it off a histogram."""
        ordered = {value: counts[str(value)] for value in sorted(map(int, counts))}
        n = sum(ordered.values())
        total = sum(value * count for value, count in ordered.items())
        squares = sum(value * value * count for value, count in ordered.items())
        low, median, high = (_quantile(ordered, n, percent) for percent in (5, 50, 95))
        return Spread(estimate(n, total, squares), low, median, high, min(ordered), max(ordered), ordered)

    def document(self) -> dict[str, Any]:
        """Give it JSON-able."""
        names = ("low", "median", "high", "least", "most")
        return (
            spell(self.mean)
            | {name: getattr(self, name) for name in names}
            | {"counts": {str(value): count for value, count in self.counts.items()}}
        )


def _quantile(ordered: Mapping[int, int], n: int, percent: int) -> int:
    seen = 0
    for value, count in ordered.items():
        seen += count
        if 100 * seen >= percent * n:
            return value
    raise ValueError("nothing was counted")


def spell(one: Estimate) -> dict[str, float | None]:
    """Give an estimate JSON-able; an interval that one deal alone cannot have is null."""
    return {"mean": one.mean, "margin": None if one.margin == inf else one.margin}
