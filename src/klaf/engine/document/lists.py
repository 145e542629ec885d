"""How lists are spelt in documents: numbers that the record has as bits, as a row, or as a table."""

from dataclasses import dataclass
from typing import Any

from klaf.engine.document.kinds import Fields, Holds, Kind, Word, numbers_of
from klaf.engine.document.reader import Reader


@dataclass(frozen=True)
class Numbers(Kind):
    """A list of numbers from ``first`` to before ``end``, in their order; the record has a bit for each.

    Where the record is ``hidden``, a view shows nothing but how many there are: ``size``, a field of the record, says
    that, or ``all_but`` how many they lack of a number.
    """

    first: int
    end: int
    hidden: int | None = None
    size: str = ""
    all_but: tuple[int, str] | None = None
    cards: bool = False  # the numbers are cards

    def write(self, of: Fields, seat: int | None) -> list[Any]:
        """List the numbers."""
        bits = self.get(of, seat)
        if bits != self.hidden:
            return list(numbers_of(bits, self.first))
        whole, field = self.all_but or (0, self.size)
        found = of[field] if seat is None else of[field][seat]
        return [None] * abs(whole - found)

    def read(self, r: Reader, name: str, value: Any, record: Any, seat: int | None) -> None:
        """Take numbers in their order."""
        bits = r.bits(name, value, self.first, self.end)
        self.put(record, seat, bits)
        if self.size and seat is None:
            record[self.size] = bits.bit_count()
        elif self.size:
            record[self.size][seat] = bits.bit_count()

    @property
    def value_type(self) -> Any:
        """Return lists of whole numbers, and of None where they can be hidden."""
        return list[int] if self.hidden is None else list[int | None]

    @property
    def sources(self) -> tuple[str, ...]:
        """Name the bits, and what says how many are hidden."""
        counted = self.size or (self.all_but[1] if self.all_but else "")
        return (self.at, counted) if counted else (self.at,)

    @property
    def holds(self) -> Holds:
        """Return what the values are to people."""
        return "cards" if self.cards else "numbers"


@dataclass(frozen=True)
class Marked(Kind):
    """A list of numbers in their order; the record has a row with 1 for each number, ``first`` in its first place."""

    first: int
    end: int
    cards: bool = False  # the numbers are cards

    def write(self, of: Fields, seat: int | None) -> list[int]:
        """List the numbers."""
        return [number for number, mark in enumerate(self.get(of, seat), self.first) if mark]

    def read(self, r: Reader, name: str, value: Any, record: Any, seat: int | None) -> None:
        """Take numbers in their order."""
        bits = r.bits(name, value, self.first, self.end)
        self.put(record, seat, [bits >> place & 1 for place in range(self.end - self.first)])

    @property
    def value_type(self) -> Any:
        """Return lists of whole numbers."""
        return list[int]

    @property
    def holds(self) -> Holds:
        """Return what the values are to people."""
        return "cards" if self.cards else "numbers"


@dataclass(frozen=True)
class Row(Kind):
    """A list of whole numbers within bounds: the first ``size`` of a row. A number that is ``hidden`` is null."""

    lowest: int
    highest: int
    size: str
    hidden: int | None = None
    cards: bool = False  # the numbers are cards

    def write(self, of: Fields, seat: int | None) -> list[Any]:
        """List the numbers."""
        return [None if number == self.hidden else number for number in of[self.at][: of[self.size]]]

    def read(self, r: Reader, name: str, value: Any, record: Any, seat: int | None) -> None:
        """Take any number of numbers."""
        numbers = [r.whole(name, one, self.lowest, self.highest) for one in r.elements(name, value)]
        r.need(name, len(numbers) <= len(record[self.at]), "value")
        record[self.at][: len(numbers)] = numbers
        record[self.size] = len(numbers)

    @property
    def value_type(self) -> Any:
        """Return lists of whole numbers, and of None where they can be hidden."""
        return list[int] if self.hidden is None else list[int | None]

    @property
    def sources(self) -> tuple[str, ...]:
        """Name the row and its size."""
        return (self.at, self.size)

    @property
    def holds(self) -> Holds:
        """Return what the values are to people."""
        return "cards" if self.cards else "numbers"


@dataclass(frozen=True)
class Rounds(Kind):
    """A list with a list for each finished round: a whole number within bounds for each seat.

    ``rounds`` is the record's field that says how many are finished; the document has it before this one.
    """

    lowest: int
    highest: int
    rounds: str

    def write(self, of: Fields, seat: int | None) -> list[list[int]]:
        """List the rounds."""
        players = of["players"]
        return [list(row[:players]) for row in of[self.at][: of[self.rounds]]]

    def read(self, r: Reader, name: str, value: Any, record: Any, seat: int | None) -> None:
        """Take a number for each round and seat."""
        rounds = r.elements(name, value)
        r.need(name, len(rounds) == int(record[self.rounds]))
        for number, row in enumerate(rounds):
            found = [r.whole(name, one, self.lowest, self.highest) for one in r.elements(name, row, r.players)]
            record[self.at][number, : r.players] = found

    @property
    def value_type(self) -> Any:
        """Return lists of lists of whole numbers."""
        return list[list[int]]

    @property
    def sources(self) -> tuple[str, ...]:
        """Name the table, and how many of its rows and columns are used."""
        return (self.at, self.rounds, "players")

    @property
    def holds(self) -> Holds:
        """Return what the values are to people."""
        return "deals"


@dataclass(frozen=True)
class WordUnless(Word):
    """A word, as ``Word`` spells it, but ``otherwise`` as long as another field of the record has the code ``none``."""

    other: str = ""
    none: int = 0
    otherwise: str = ""

    def write(self, of: Fields, seat: int | None) -> str:
        """Return the word."""
        return self.otherwise if of[self.other] == self.none else super().write(of, seat)

    def read(self, r: Reader, name: str, value: Any, record: Any, seat: int | None) -> None:
        """Take one of the words; whether it fits the other field is for the game to check."""
        r.need(name, isinstance(value, str) and value in (self.otherwise, *self.words), "value")
        if value != self.otherwise:
            super().read(r, name, value, record, seat)

    @property
    def value_type(self) -> Any:
        """Return the words."""
        return Word(self.at, (*self.words, self.otherwise)).value_type

    @property
    def sources(self) -> tuple[str, ...]:
        """Name the two fields."""
        return (self.at, self.other)
