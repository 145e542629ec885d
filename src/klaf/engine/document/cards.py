"""How cards are spelt in documents: by their names, which the record has as codes. A hidden card is null."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from klaf.engine.document.kinds import Fields, Holds, Kind
from klaf.engine.document.reader import Reader

_CODES = 256  # of what a byte can hold


@dataclass(frozen=True)
class Spelt(Kind):
    """Something made of cards: ``names`` are those of the codes 0, 1, 2, …"""

    names: tuple[str, ...]

    @cached_property
    def codes(self) -> dict[str, int]:
        """Return the codes of the cards by their names."""
        return {name: code for code, name in enumerate(self.names)}

    @property
    def holds(self) -> Holds:
        """Return what the values are to people."""
        return "cards"


@dataclass(frozen=True)
class CardOrNone(Spelt):
    """A card, or null where there is none, which the record has as the code ``none``."""

    none: int

    def write(self, of: Fields, seat: int | None) -> str | None:
        """Return the card or None."""
        code = self.get(of, seat)
        return None if code == self.none else self.names[code]

    def read(self, r: Reader, name: str, value: Any, record: Any, seat: int | None) -> None:
        """Take a card or null."""
        if value is not None:
            r.need(name, isinstance(value, str) and value in self.codes, "value")
        self.put(record, seat, self.none if value is None else self.codes[value])

    @property
    def value_type(self) -> Any:
        """Return texts and None."""
        return str | None

    @property
    def holds(self) -> Holds:
        """Return what the values are to people."""
        return "card"


@dataclass(frozen=True)
class OneCard(Spelt):
    """A list of one card, or of none, which the record has as the code ``none``."""

    none: int
    hidden: int

    def write(self, of: Fields, seat: int | None) -> list[str | None]:
        """List the card."""
        code = self.get(of, seat)
        if code == self.none:
            return []
        return [None if code == self.hidden else self.names[code]]

    def read(self, r: Reader, name: str, value: Any, record: Any, seat: int | None) -> None:
        """Take a list of at most one card."""
        cards = r.cards(name, value, self.codes)
        r.need(name, len(cards) <= 1, "clash")
        self.put(record, seat, cards[0] if cards else self.none)

    @property
    def value_type(self) -> Any:
        """Return lists of texts and None."""
        return list[str | None]


@dataclass(frozen=True)
class _Row(Spelt):
    """Cards that lie in a row of bytes."""

    @cached_property
    def spelling(self) -> tuple[str | None, ...]:
        """Return for every byte the card it stands for."""
        return (*self.names, *(None,) * (_CODES - len(self.names)))

    def listed(self, codes: Sequence[int]) -> list[str | None]:
        """List cards by their codes."""
        return list(map(self.spelling.__getitem__, codes))


@dataclass(frozen=True)
class Cards(_Row):
    """A pile of cards: the first ``size`` bytes of a row, ``size`` being a field of the record."""

    size: str
    hidden: int | None = None

    def write(self, of: Fields, seat: int | None) -> list[str | None]:
        """List the cards."""
        return self.listed(self.get(of, seat)[: of[self.size]])

    def read(self, r: Reader, name: str, value: Any, record: Any, seat: int | None) -> None:
        """Take any number of cards."""
        cards = r.cards(name, value, self.codes)
        r.need(name, len(cards) <= len(record[self.at]), "value")
        record[self.at][: len(cards)] = cards
        record[self.size] = len(cards)

    @property
    def value_type(self) -> Any:
        """Return lists of texts, and of None where cards can be hidden."""
        return list[str] if self.hidden is None else list[str | None]

    @property
    def sources(self) -> tuple[str, ...]:
        """Name the row and its size."""
        return (self.at, self.size)


@dataclass(frozen=True)
class Places(_Row):
    """Places of the table with a card each: a whole row. An ``empty`` place is spelt so, if there can be one."""

    places: int
    hidden: int | None = None
    empty: str = ""  # its code comes after those of the cards

    @cached_property
    def codes(self) -> dict[str, int]:
        """Return the codes of the cards, and of the empty place, by their names."""
        names = (*self.names, self.empty) if self.empty else self.names
        return {name: code for code, name in enumerate(names)}

    @cached_property
    def spelling(self) -> tuple[str | None, ...]:
        """Return for every byte what it stands for."""
        return (*self.codes, *(None,) * (_CODES - len(self.codes)))

    def write(self, of: Fields, seat: int | None) -> list[str | None]:
        """List the cards place by place."""
        return self.listed(self.get(of, seat))

    def read(self, r: Reader, name: str, value: Any, record: Any, seat: int | None) -> None:
        """Take a card for each place."""
        cards = r.cards(name, value, self.codes)
        r.need(name, len(cards) == self.places, "value")
        self.put(record, seat, cards)

    def blank(self, record: Any) -> None:
        """Make all places empty, those of seats that nobody has too."""
        if self.empty:
            record[self.at] = self.codes[self.empty]

    @property
    def value_type(self) -> Any:
        """Return lists of texts, and of None where cards can be hidden."""
        return list[str] if self.hidden is None else list[str | None]


@dataclass(frozen=True)
class DealtCards(_Row):
    """A seat's cards in a deck that was dealt out singly: card k of a seat lies at seat + k × players.

    ``size`` is the record's field that counts them, for each seat.
    """

    size: str
    hidden: int

    def write(self, of: Fields, seat: int | None) -> list[str | None]:
        """List a seat's cards in the order in which they were dealt."""
        assert seat is not None
        players = of["players"]
        return self.listed(of[self.at][seat : seat + of[self.size][seat] * players : players])

    def read(self, r: Reader, name: str, value: Any, record: Any, seat: int | None) -> None:
        """Take a seat's cards."""
        assert seat is not None
        cards = r.cards(name, value, self.codes)
        most = len(range(seat, len(record[self.at]), r.players))
        r.need(name, len(cards) <= most)
        record[self.at][seat : seat + len(cards) * r.players : r.players] = cards
        record[self.size][seat] = len(cards)

    @property
    def value_type(self) -> Any:
        """Return lists of texts and None."""
        return list[str | None]

    @property
    def sources(self) -> tuple[str, ...]:
        """Name the deck, the sizes and the number of seats."""
        return (self.at, self.size, "players")
