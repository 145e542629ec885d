"""What a seat observes: one vector of small whole numbers a game, described entry by entry.

Each game has a module in ``klaf.envs.games`` (a game from elsewhere: a module ``observation`` beside its rules) that
holds ``OBSERVATION``, the description, and ``observe(v, seat, out)``, which writes the vector from the seat's view.
A game that has none is observed as `plain_observation` says.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from klaf.engine.layout import Array

ENTRY = np.int8
MOST = 127  # the highest number an entry holds: what is higher is told as this


@dataclass(frozen=True)
class Field:
    """Some entries of the vector that belong together."""

    name: str
    entries: tuple[str, ...]  # what each is of, in order; one empty name if the field is a single number
    low: int
    high: int
    meaning: str
    start: int = 0

    def __len__(self) -> int:
        """Count the entries."""
        return len(self.entries)

    @property
    def at(self) -> slice:
        """Return where they stand in the vector."""
        return slice(self.start, self.start + len(self))

    @property
    def names(self) -> tuple[str, ...]:
        """Name every entry."""
        return tuple(f"{self.name}[{entry}]" if entry else self.name for entry in self.entries)


class Observation:
    """The whole vector of a game: its fields in order."""

    def __init__(self, *fields: Field) -> None:
        """Lay the fields out one after the other."""
        placed, at = [], 0
        for field in fields:
            placed.append(replace(field, start=at))
            at += len(field)
        self.fields = tuple(placed)
        self.length = at

    def __getitem__(self, name: str) -> Field:
        """Return the field of a name."""
        return next(field for field in self.fields if field.name == name)

    def __iter__(self) -> Iterator[Field]:
        """Go through the fields in order."""
        return iter(self.fields)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Name every entry of the vector."""
        return tuple(name for field in self.fields for name in field.names)

    @cached_property
    def low(self) -> Array:
        """Return the lowest value of every entry."""
        return np.concatenate([np.full(len(field), field.low, ENTRY) for field in self.fields])

    @cached_property
    def high(self) -> Array:
        """Return the highest value of every entry."""
        return np.concatenate([np.full(len(field), field.high, ENTRY) for field in self.fields])

    def read(self, vector: Array) -> dict[str, dict[str, int]]:
        """Name what a vector holds: for each field, the entries that are not 0."""
        return {
            field.name: {entry: int(n) for entry, n in zip(field.entries, vector[field.at], strict=True) if n}
            for field in self.fields
        }

    def table(self) -> str:
        """Describe the fields as a Markdown table."""
        lines = ["| entries | field | values | meaning |", "|---|---|---|---|"]
        for field in self.fields:
            last = field.start + len(field) - 1
            where = f"{field.start}" if len(field) == 1 else f"{field.start}–{last}"
            lines.append(f"| {where} | `{field.name}` | {field.low} … {field.high} | {field.meaning} |")
        return "\n".join(lines)


def number(name: str, high: int, meaning: str, low: int = 0) -> Field:
    """Describe a single number."""
    return Field(name, ("",), low, high, meaning)


def several(name: str, entries: Sequence[str], high: int, meaning: str, low: int = 0) -> Field:
    """Describe a number for each of several things."""
    return Field(name, tuple(entries), low, high, meaning)


def one_of(name: str, entries: Sequence[str], meaning: str) -> Field:
    """Describe a choice: 1 at what it is, 0 elsewhere."""
    return Field(name, tuple(entries), 0, 1, meaning)


def seats(most: int) -> tuple[str, ...]:
    """Name the seats as one of them sees them: itself, then the others clockwise."""
    return ("me", *(f"+{step}" for step in range(1, most)))
