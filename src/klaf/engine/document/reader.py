"""Reading a document: its fields are taken one by one, and whatever is wrong is refused by the field's name."""

from collections.abc import Mapping, Sequence
from typing import Any

from klaf.engine.errors import BadPosition


class Reader:
    """A document whose fields are being read. ``document`` holds it whole, ``players`` how many seats it has."""

    def __init__(self, document: object) -> None:
        """Start with nothing taken."""
        if not isinstance(document, Mapping):
            raise BadPosition(why="document", field="")
        self.document: dict[str, Any] = dict(document)
        self.players = 0
        self._left = dict(self.document)

    def take(self, field: str) -> Any:
        """Take the value of a field, whatever it is."""
        if field not in self._left:
            raise BadPosition(why="missing", field=field)
        return self._left.pop(field)

    def end(self) -> None:
        """Refuse the document if a field was not taken."""
        if self._left:
            raise BadPosition(why="unknown", field=str(next(iter(self._left)))[:40])

    def need(self, field: str, holds: bool, why: str = "clash") -> None:
        """Refuse the document, naming the field, unless something holds.

        ``why``: ``value`` if the field's value is impossible by itself, ``clash`` if it contradicts other fields.
        """
        if not holds:
            raise BadPosition(why=why, field=field)

    def text(self, field: str, value: object) -> str:
        """Return a value that must be a text."""
        self.need(field, isinstance(value, str), "value")
        return str(value)

    def whole(self, field: str, value: Any, lowest: int, highest: int) -> int:
        """Return a value that must be a whole number within bounds."""
        self.need(field, type(value) is int and lowest <= value <= highest, "value")
        number: int = value
        return number

    def elements(self, field: str, value: Any, length: int | None = None) -> list[Any]:
        """Return a value that must be a list, of a length if one is given."""
        self.need(field, isinstance(value, list) and length in (None, len(value)), "value")
        found: list[Any] = value
        return found

    def bits(self, field: str, value: object, first: int, end: int) -> int:
        """Return numbers from ``first`` to before ``end``, a list of them in their order, as bits from 0 on."""
        numbers = self.elements(field, value)
        for number in numbers:
            self.whole(field, number, first, end - 1)
        self.need(field, numbers == sorted(set(numbers)), "value")
        return sum(1 << number - first for number in numbers)

    def cards(self, field: str, value: object, codes: Mapping[str, int]) -> list[int]:
        """Return a list of cards as codes."""
        cards = self.elements(field, value)
        for card in cards:
            if not isinstance(card, str) or card not in codes:
                raise BadPosition(why="card", field=field, card=str(card)[:20])
        return [codes[card] for card in cards]

    def same_cards(self, cards: Sequence[str], deck: Sequence[str]) -> None:
        """Refuse the document unless its cards are just those of the deck."""
        for card in dict.fromkeys((*deck, *cards)):
            found, wanted = cards.count(card), deck.count(card)
            if found != wanted:
                raise BadPosition(why="count", field="cards", card=card, found=found, wanted=wanted)
