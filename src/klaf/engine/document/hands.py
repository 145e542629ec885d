"""How sets of cards are spelt in documents: hands and heaps, which the record has as bits of whole numbers."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from klaf.engine.document.cards import Spelt
from klaf.engine.document.kinds import Fields
from klaf.engine.document.reader import Reader


@dataclass(frozen=True)
class PairedHand(Spelt):
    """A hand in two words: bit k of the first says that card k is held, of the second that it is held twice.

    One card, ``many``, may be held more often: for each further copy a bit of the first word is set, from the one
    after the last card's on. A hidden hand is null; its second word is ``hidden``.
    """

    many: int
    hidden: int

    def write(self, of: Fields, seat: int | None) -> list[str] | None:
        """List the cards in the order of their codes; None if they are hidden."""
        once, twice = self.get(of, seat)
        if twice == self.hidden:
            return None
        names = self.names
        further = once >> len(names)
        left = once ^ further << len(names)
        cards: list[str] = []
        while left:
            low = left & -left
            left ^= low
            card = low.bit_length() - 1
            cards.append(names[card])
            if twice & low:
                cards.append(names[card])
            if card == self.many:
                cards += [names[card]] * further.bit_count()
        return cards

    def write_each(self, of: Fields, players: int) -> list[list[str] | None]:
        """List all hands; most are hidden in a view."""
        hands = of[self.at]
        return [None if hands[seat][1] == self.hidden else self.write(of, seat) for seat in range(players)]

    def read(self, r: Reader, name: str, value: Any, record: Any, seat: int | None) -> None:
        """Take the cards of a hand in any order."""
        once = twice = 0
        for card, n in Counter(r.cards(name, value, self.codes)).items():
            once |= 1 << card
            if card == self.many:
                once |= (1 << n - 1) - 1 << len(self.names)
            elif n > 1:
                twice |= 1 << card
        r.need(name, once < 1 << 64, "value")
        self.put(record, seat, (once, twice))

    @property
    def value_type(self) -> Any:
        """Return lists of texts, and None."""
        return list[str] | None


@dataclass(frozen=True)
class UnaryHand(Spelt):
    """A hand in one word: ``bits`` bits a card, as many of them set, from the lowest, as the hand has of that card.

    ``size`` is the record's field that counts the cards, for each seat. The cards of a ``hidden`` hand are null.
    """

    bits: int
    size: str
    hidden: int

    def write(self, of: Fields, seat: int | None) -> list[str | None]:
        """List the cards in the order of their codes."""
        left = self.get(of, seat)
        if left == self.hidden:
            return [None] * self._size(of, seat)
        cards: list[str | None] = []
        while left:
            low = left & -left
            left ^= low
            cards.append(self.names[(low.bit_length() - 1) // self.bits])
        return cards

    def _size(self, of: Fields, seat: int | None) -> int:
        size = of[self.size]
        return int(size if seat is None else size[seat])

    def read(self, r: Reader, name: str, value: Any, record: Any, seat: int | None) -> None:
        """Take the cards of a hand in any order."""
        cards = r.cards(name, value, self.codes)
        counts = Counter(cards)
        r.need(name, max(counts.values(), default=0) <= self.bits, "value")
        self.put(record, seat, sum((1 << n) - 1 << self.bits * card for card, n in counts.items()))
        if seat is None:
            record[self.size] = len(cards)
        else:
            record[self.size][seat] = len(cards)

    @property
    def value_type(self) -> Any:
        """Return lists of texts and None."""
        return list[str | None]

    @property
    def sources(self) -> tuple[str, ...]:
        """Name the hands and their sizes."""
        return (self.at, self.size)


@dataclass(frozen=True)
class CountedCards(Spelt):
    """A heap of cards in one word, of which only the numbers matter: ``bits`` bits count each card."""

    bits: int

    def write(self, of: Fields, seat: int | None) -> list[str]:
        """List the cards in the order of their codes."""
        left = self.get(of, seat)
        cards: list[str] = []
        card = 0
        while left:
            n = left & (1 << self.bits) - 1
            if n:
                cards += [self.names[card]] * n
            left >>= self.bits
            card += 1
        return cards

    def read(self, r: Reader, name: str, value: Any, record: Any, seat: int | None) -> None:
        """Take cards in any order."""
        counts = Counter(r.cards(name, value, self.codes))
        r.need(name, max(counts.values(), default=0) < 1 << self.bits, "value")
        self.put(record, seat, sum(n << self.bits * card for card, n in counts.items()))

    @property
    def value_type(self) -> Any:
        """Return lists of texts."""
        return list[str]
