"""Sums of whole numbers, which are the same in any order and on any machine."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import Any

import numpy as np

from klaf.engine.layout import Array
from klaf.lab.estimate import UNSEEN, Estimate, half_width

Sums = dict[str, Any]  # JSON-able: whole numbers, lists of them, and histograms by the text of the value


def histogram(values: Array) -> dict[str, int]:
    """Count how often each value is there."""
    found, counts = np.unique(values, return_counts=True)
    return {str(int(value)): int(count) for value, count in zip(found, counts, strict=True)}


def moments(values: Array) -> list[list[int]]:
    """Return the sum of each column, and that of its squares."""
    return [values.sum(axis=0).tolist(), (values * values).sum(axis=0).tolist()]


def products(parts: Array, wholes: Array) -> list[int]:
    """Return what the ratio of two sums and its interval are made of."""
    return [int(one.sum()) for one in (parts, wholes, parts * parts, parts * wholes, wholes * wholes)]


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


def alike(sums: Any, known: Any) -> bool:
    """Whether sums are made as known ones are; histograms may count other values."""
    if isinstance(known, Mapping):
        if not isinstance(sums, Mapping):
            return False
        if all(type(part) is int and _is_whole(key) for key, part in known.items()):
            return all(_is_whole(key) and type(part) is int and part > 0 for key, part in sums.items())
        return sums.keys() == known.keys() and all(alike(sums[key], known[key]) for key in known)
    if isinstance(known, list):
        return isinstance(sums, list) and len(sums) == len(known) and all(map(alike, sums, known))
    return type(sums) is int


def _is_whole(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) < 20


def estimate(n: int, total: int, squares: int, unit: int = 1, reach: float = 1.0) -> Estimate:
    """Return the mean of n numbers and its interval, from their sum and that of their squares.

    Where all of them are the same, the interval is that of one apart by ``reach`` which may not have been seen.
    """
    mean = total / n / unit
    if n < 2:
        return Estimate(mean, inf)
    spread = n * squares - total * total
    return Estimate(mean, half_width(n) * sqrt(spread / (n - 1)) / n / unit if spread else reach * UNSEEN / n)


def ratio(n: int, part: int, whole: int, parts: int, both: int, wholes: int) -> Estimate:
    """Return the ratio of two sums over n matches and its interval, from what ``products`` gives (linearised)."""
    mean = part / whole
    if n < 2:
        return Estimate(mean, inf)
    spread = whole * whole * parts - 2 * part * whole * both + part * part * wholes
    if not spread:
        return Estimate(mean, reach_of(mean) * UNSEEN / n)
    return Estimate(mean, half_width(n) * sqrt(n / (n - 1) * spread) / whole**2)


def estimates(n: int, sums: Sequence[Sequence[int]], unit: int = 1) -> list[Estimate]:
    """Return the means of several columns."""
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
    def of(counts: Mapping[str, int], mean: Estimate | None = None) -> "Spread":
        """Read it off a histogram; the mean too, unless values of one match are counted that depend on each other."""
        ordered = {value: counts[str(value)] for value in sorted(map(int, counts))}
        n = sum(ordered.values())
        total = sum(value * count for value, count in ordered.items())
        squares = sum(value * value * count for value, count in ordered.items())
        low, median, high = (_quantile(ordered, n, percent) for percent in (5, 50, 95))
        mean = mean or estimate(n, total, squares, reach=reach_of(max(ordered)))
        return Spread(mean, low, median, high, min(ordered), max(ordered), ordered)

    def document(self) -> dict[str, Any]:
        """Return it as a JSON-able document."""
        names = ("low", "median", "high", "least", "most")
        return (
            spell(self.mean)
            | {name: getattr(self, name) for name in names}
            | {"counts": {str(value): count for value, count in self.counts.items()}}
        )


def reach_of(value: float) -> float:
    """Say how far from a value others are thought to lie, where nothing bounds them: as far again, or one."""
    return max(1.0, abs(value))


def _quantile(ordered: Mapping[int, int], n: int, percent: int) -> int:
    counted = 0
    for value, count in ordered.items():
        counted += count
        if 100 * counted >= percent * n:
            return value
    raise ValueError("nothing was counted")


def spell(one: Estimate) -> dict[str, float | None]:
    """Return an estimate as a JSON-able document; the margin is null if there was only one deal."""
    return {"mean": one.mean, "margin": None if one.margin == inf else one.margin}
