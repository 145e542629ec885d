"""Positions: JSON documents that show every field of a state by name, and back."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from klaf.engine.description import Description
from klaf.engine.errors import BadOptions, BadPosition, BadSeed, OtherRules
from klaf.engine.layout import Array
from klaf.engine.numbers import seats_of
from klaf.engine.seeds import key_from, key_text
from klaf.engine.setup import set_up

Document: TypeAlias = dict[str, Any]


def write_position(game: Description, states: Array, i: int) -> Document:
    """Write the whole truth of a match as a document."""
    # Plain numbers, all at once: reading them one by one out of a record costs three times as much.
    record = states[i]
    state: Any = dict(zip(record.dtype.names, record.item(), strict=True))
    edition, house = game.rulebook.decode(state)
    return {
        "game": game.name,
        "rules": game.version,
        "edition": edition,
        "players": int(state["players"]),
        "options": house,
        "key": key_text(state["key"]),
        "shuffles": int(state["shuffles"]),
        "over": bool(state["over"]),
        "winners": seats_of(state["winners"]),
        **game.write_position(state),
    }


def seat_or_none(seat: Any) -> int | None:
    """Return a seat for a document: null where there is none, which states write as -1."""
    return int(seat) if seat >= 0 else None


def read_position(game: Description, document: object) -> Array:
    """Make a state, alone in an array, from a document.

    Raises:
        BadPosition: a field is missing, unknown, of the wrong kind or contradicts another; it is named.
        OtherRules: the document was made under another version of the rules.
    """
    reader = Reader(document)
    reader.same("game", game.name)
    version = reader.whole("rules", 0, 1 << 30)
    if version != game.version:
        raise OtherRules(version=version, known=game.version)
    house = reader.take("options", dict)
    players = reader.take("players", int)
    edition = reader.take("edition", str)
    try:
        states = set_up(game, players, edition, house)
    except BadOptions as error:
        raise BadPosition(why="options", field="options", problem=error.inside()) from error
    reader.need("options", set(house) == {option.name for option in game.rulebook.of_edition(edition)}, "missing")
    state = states[0]
    try:
        state["key"] = key_from(reader.take("key", str))
    except BadSeed as error:
        raise BadPosition(why="value", field="key") from error
    state["shuffles"] = reader.whole("shuffles", 1, 1 << 30)
    state["over"] = reader.flag("over")
    reader.players = players
    state["winners"] = reader.seats("winners")
    reader.need("winners", bool(state["over"]) == bool(state["winners"]), "clash")
    game.read_position(reader, state)
    reader.end()
    return states


class Reader:
    """Takes a document's fields one by one, and names the field that is wrong."""

    def __init__(self, document: object) -> None:
        """Start with nothing taken."""
        if not isinstance(document, Mapping):
            raise BadPosition(why="document", field="")
        self._rest = dict(document)
        self.players = 0

    def take(self, field: str, kind: Any) -> Any:
        """Take a field of a kind."""
        if field not in self._rest:
            raise BadPosition(why="missing", field=field)
        value = self._rest.pop(field)
        self.need(field, isinstance(value, kind) and not (kind is int and isinstance(value, bool)), "value")
        return value

    def need(self, field: str, holds: bool, why: str) -> None:
        """Refuse the document, naming the field, unless something holds."""
        if not holds:
            raise BadPosition(why=why, field=field)

    def same(self, field: str, value: object) -> None:
        """Take a field that can have one value only."""
        self.need(field, self.take(field, type(value)) == value, "value")

    def whole(self, field: str, lowest: int, highest: int) -> int:
        """Take a whole number within bounds."""
        value: int = self.take(field, int)
        self.need(field, lowest <= value <= highest, "value")
        return value

    def flag(self, field: str) -> int:
        """Take true or false."""
        return int(self.take(field, bool))

    def seat_or_none(self, field: str) -> int:
        """Take a seat, or null as -1."""
        seat = self.take(field, int | None)
        self.need(field, seat is None or (seat is not True and seat is not False and 0 <= seat < self.players), "value")
        return -1 if seat is None else seat

    def choice(self, field: str, words: Sequence[str]) -> int:
        """Take one of a few words, as its index."""
        value = self.take(field, str)
        self.need(field, value in words, "value")
        return words.index(value)

    def seats(self, field: str) -> int:
        """Take a list of seats, in their order, as bits."""
        return self._bits(field, self.take(field, list), self.players)

    def numbers(self, field: str, end: int) -> int:
        """Take a list of numbers below an end, in their order, as bits."""
        return self._bits(field, self.take(field, list), end)

    def seats_each(self, field: str) -> list[int]:
        """Take a list of seats for each player, as bits."""
        return self.numbers_each(field, self.players)

    def numbers_each(self, field: str, end: int) -> list[int]:
        """Take for each player a list of numbers below an end, in their order, as bits."""
        return [self._bits(field, numbers, end) for numbers in self._one_each(field)]

    def _bits(self, field: str, numbers: object, end: int) -> int:
        self.need(field, isinstance(numbers, list), "value")
        assert isinstance(numbers, list)
        for number in numbers:
            self.need(field, type(number) is int and 0 <= number < end, "value")
        self.need(field, numbers == sorted(set(numbers)), "value")
        return sum(1 << number for number in numbers)

    def _one_each(self, field: str) -> list[Any]:
        values: list[Any] = self.take(field, list)
        self.need(field, len(values) == self.players, "value")
        return values

    def wholes_each(self, field: str, lowest: int, highest: int) -> list[int]:
        """Take a whole number for each player."""
        values = self._one_each(field)
        for value in values:
            self.need(field, type(value) is int and lowest <= value <= highest, "value")
        return values

    def cards(self, field: str, codes: Mapping[str, int]) -> list[int]:
        """Take a list of cards, as codes."""
        return self._cards(field, self.take(field, list), codes)

    def cards_each(self, field: str, codes: Mapping[str, int]) -> list[list[int]]:
        """Take a list of cards for each player, as codes."""
        return [self._cards(field, cards, codes) for cards in self._one_each(field)]

    def _cards(self, field: str, cards: object, codes: Mapping[str, int]) -> list[int]:
        self.need(field, isinstance(cards, list), "value")
        assert isinstance(cards, list)
        for card in cards:
            if not isinstance(card, str) or card not in codes:
                raise BadPosition(why="card", field=field, card=str(card)[:20])
        return [codes[card] for card in cards]

    def counts(self, cards: Sequence[int], deck: Sequence[int], names: Sequence[str]) -> None:
        """Refuse the document unless its cards are just those of the deck."""
        for code, name in enumerate(names):
            found, wanted = cards.count(code), deck.count(code)
            if found != wanted:
                raise BadPosition(why="count", field="cards", card=name, found=found, wanted=wanted)

    def end(self) -> None:
        """Refuse the document if a field was not taken."""
        if self._rest:
            raise BadPosition(why="unknown", field=str(next(iter(self._rest)))[:40])
