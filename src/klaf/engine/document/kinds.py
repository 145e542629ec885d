"""How fields of a document are spelt: numbers, words and seats.

A kind is plain data that says where a value lies in the record and how it is spelt. It writes the value of a record's
fields (``Fields``: whole numbers, tuples and bytes by name), reads one into a record, and names its Python type.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, TypeAlias

from klaf.engine.document.reader import Reader

Fields: TypeAlias = dict[str, Any]

# What values are to people: ``cards`` and ``numbers`` are lists, ``deals`` has a list for every deal with a number for
# each seat, and ``turn`` is the seat in turn.
Holds: TypeAlias = Literal["card", "cards", "flag", "number", "numbers", "deals", "seat", "seats", "turn", "word"]


@dataclass(frozen=True)
class Kind:
    """A way to spell what lies in a record's field, or in a seat's element of it."""

    at: str  # the record's field

    def write(self, of: Fields, seat: int | None) -> Any:
        """Return the value for a document: of the field, or of a seat's element of it."""
        raise NotImplementedError

    def write_each(self, of: Fields, players: int) -> list[Any]:
        """Return the values of all seats."""
        return [self.write(of, seat) for seat in range(players)]

    def read(self, r: Reader, name: str, value: Any, record: Any, seat: int | None) -> None:
        """Check a document's value and write it into a record."""
        raise NotImplementedError

    def blank(self, record: Any) -> None:
        """Write into an empty record what seats that nobody has leave in it, unless that is 0."""

    @property
    def value_type(self) -> Any:
        """Return the type of the values in a document."""
        raise NotImplementedError

    @property
    def holds(self) -> Holds:
        """Return what the values are to people."""
        raise NotImplementedError

    def get(self, of: Fields, seat: int | None) -> Any:
        """Return what the record has: in the field, or in a seat's element of it."""
        return of[self.at] if seat is None else of[self.at][seat]

    def put(self, record: Any, seat: int | None, code: Any) -> None:
        """Write a code into the record's field, or into a seat's element of it."""
        if seat is None:
            record[self.at] = code
        else:
            record[self.at][seat] = code

    @property
    def sources(self) -> tuple[str, ...]:
        """Name the fields of the record that the value is made of."""
        return (self.at,)


@dataclass(frozen=True)
class Whole(Kind):
    """A whole number within bounds."""

    lowest: int
    highest: int

    def write(self, of: Fields, seat: int | None) -> int:
        """Return the number."""
        return of[self.at] if seat is None else of[self.at][seat]  # type: ignore[no-any-return]

    def write_each(self, of: Fields, players: int) -> list[int]:
        """Return all numbers at once."""
        return list(of[self.at][:players])

    def read(self, r: Reader, name: str, value: Any, record: Any, seat: int | None) -> None:
        """Take a number within the bounds."""
        self.put(record, seat, r.whole(name, value, self.lowest, self.highest))

    @property
    def value_type(self) -> Any:
        """Return whole numbers."""
        return int

    @property
    def holds(self) -> Holds:
        """Return what the values are to people."""
        return "number"


@dataclass(frozen=True)
class Seat(Kind):
    """A seat of the table."""

    def write(self, of: Fields, seat: int | None) -> int:
        """Return the seat."""
        return self.get(of, seat)  # type: ignore[no-any-return]

    def read(self, r: Reader, name: str, value: Any, record: Any, seat: int | None) -> None:
        """Take one of the table's seats."""
        self.put(record, seat, r.whole(name, value, 0, r.players - 1))

    @property
    def value_type(self) -> Any:
        """Return whole numbers."""
        return int

    @property
    def holds(self) -> Holds:
        """Return what the values are to people."""
        return "turn" if self.at == "turn" else "seat"


@dataclass(frozen=True)
class SeatOrNone(Seat):
    """A seat of the table, or null, which the record has as -1."""

    def write(self, of: Fields, seat: int | None) -> Any:
        """Return the seat or None."""
        found = self.get(of, seat)
        return found if found >= 0 else None

    def read(self, r: Reader, name: str, value: Any, record: Any, seat: int | None) -> None:
        """Take a seat or null."""
        if value is None:
            self.put(record, seat, -1)
        else:
            super().read(r, name, value, record, seat)

    @property
    def value_type(self) -> Any:
        """Return whole numbers and None."""
        return int | None


@dataclass(frozen=True)
class Flag(Kind):
    """True or false; the record has 1 or 0."""

    def write(self, of: Fields, seat: int | None) -> bool:
        """Return the truth value."""
        return bool(self.get(of, seat))

    def read(self, r: Reader, name: str, value: Any, record: Any, seat: int | None) -> None:
        """Take true or false."""
        r.need(name, isinstance(value, bool), "value")
        self.put(record, seat, int(value))

    @property
    def value_type(self) -> Any:
        """Return truth values."""
        return bool

    @property
    def holds(self) -> Holds:
        """Return what the values are to people."""
        return "flag"


@dataclass(frozen=True)
class Word(Kind):
    """One of a few words; the record has its place among them, from ``first`` on, ``step`` apart."""

    words: tuple[str, ...]
    first: int = 0
    step: int = 1

    def write(self, of: Fields, seat: int | None) -> str:
        """Return the word."""
        code: int = self.get(of, seat)
        return self.words[(code - self.first) // self.step]

    def read(self, r: Reader, name: str, value: Any, record: Any, seat: int | None) -> None:
        """Take one of the words."""
        r.need(name, isinstance(value, str) and value in self.words, "value")
        self.put(record, seat, self.first + self.step * self.words.index(value))

    @property
    def value_type(self) -> Any:
        """Return the words."""
        return Literal.__getitem__(self.words)

    @property
    def holds(self) -> Holds:
        """Return what the values are to people."""
        return "word"


@dataclass(frozen=True)
class Seats(Kind):
    """A list of seats in their order; the record has a bit for each."""

    def write(self, of: Fields, seat: int | None) -> list[int]:
        """List the seats."""
        bits = of[self.at] if seat is None else of[self.at][seat]
        return list(numbers_of(bits, 0)) if bits else []

    def write_each(self, of: Fields, players: int) -> list[list[int]]:
        """List the seats for every seat."""
        return [list(numbers_of(bits, 0)) if bits else [] for bits in of[self.at][:players]]

    def read(self, r: Reader, name: str, value: Any, record: Any, seat: int | None) -> None:
        """Take seats of the table."""
        self.put(record, seat, r.bits(name, value, 0, r.players))

    @property
    def value_type(self) -> Any:
        """Return lists of whole numbers."""
        return list[int]

    @property
    def holds(self) -> Holds:
        """Return what the values are to people."""
        return "seats"


@lru_cache(maxsize=5000)
def numbers_of(bits: int, first: int) -> tuple[int, ...]:
    """List the numbers of the bits that are set, the lowest bit being number ``first``.

    >>> numbers_of(0b1101, 1)
    (1, 3, 4)
    """
    return tuple(number + first for number in range(bits.bit_length()) if bits >> number & 1)
