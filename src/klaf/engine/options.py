"""House rules: what a match may be set up with, checked and turned into the whole numbers of its state."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from klaf.engine.errors import BadPlayers, BadValue, OtherEdition, UnknownEdition, UnknownOption, excerpt
from klaf.engine.numbers import whole_number

Value = bool | int | str


@dataclass(frozen=True)
class Option:
    """A house rule with a few named values; the first is the default. Its code is the value's index."""

    name: str
    rule: str
    values: tuple[Value, ...]
    edition: str = ""  # the one edition that has it; all have it if empty

    @property
    def default(self) -> Value:
        """Return the value a match has when nothing is said."""
        return self.values[0]

    def spelled(self) -> str:
        """List the values as text, the default first."""
        return " | ".join(spell(value) for value in self.values)

    def code(self, value: object, players: int) -> int:
        """Turn a value, or its text, into its code.

        Raises:
            BadValue: the house rule has no such value.
        """
        for code, known in enumerate(self.values):
            if type(value) is type(known) and value == known:
                return code
            if isinstance(value, str) and value == spell(known):
                return code
        raise BadValue(option=self.name, value=spell(value), known=self.spelled())

    def value(self, code: int) -> Value:
        """Turn a code back into its value."""
        return self.values[code]


@dataclass(frozen=True)
class Flag(Option):
    """A house rule that is on or off; its code is 1 or 0."""

    def code(self, value: object, players: int) -> int:
        """Turn true or false, or its text, into its code."""
        return int(self.values[super().code(value, players)])

    def value(self, code: int) -> Value:
        """Return true or false."""
        return bool(code)


def flag(name: str, rule: str, default: bool = False) -> Flag:
    """Make a house rule that is on or off."""
    return Flag(name, rule, (default, not default))


@dataclass(frozen=True)
class Number(Option):
    """A house rule that is a whole number within bounds; its code is the number itself."""

    lowest: int = 0
    highest: int = 0

    def spelled(self) -> str:
        """Return the bounds as text."""
        return f"{self.lowest}–{self.highest}"

    def code(self, value: object, players: int) -> int:
        """Turn a number, or its text, into its code."""
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
            value = int(value)
        number = whole_number(value)
        if number is not None and self.lowest <= number <= self.highest:
            return number
        raise BadValue(option=self.name, value=spell(value), known=self.spelled())

    def value(self, code: int) -> Value:
        """Return the number."""
        return code


@dataclass(frozen=True)
class SeatOr(Option):
    """A house rule that is a word or a seat; its code is -1 for the word, or the seat."""

    def spelled(self) -> str:
        """Return the word and a seat as text."""
        return f"{self.values[0]} | 0, 1, 2, …"

    def code(self, value: object, players: int) -> int:
        """Turn the word, a seat or a seat's text into its code."""
        if isinstance(value, str) and value == self.values[0]:
            return -1
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
            value = int(value)
        number = whole_number(value)
        if number is not None and 0 <= number < players:
            return number
        raise BadValue(option=self.name, value=spell(value), known=self.spelled())

    def value(self, code: int) -> Value:
        """Return the word or the seat."""
        return self.values[0] if code < 0 else code


def spell(value: object) -> str:
    """Spell an option's value as records and command lines do."""
    return str(value).lower() if isinstance(value, bool) else excerpt(value)


@dataclass(frozen=True)
class Rulebook:
    """What a game may be set up with: players, editions, house rules; and the rules that one edition alone has."""

    fewest: int
    most: int
    editions: tuple[str, ...]
    options: tuple[Option, ...]
    only: Mapping[str, str] = field(default_factory=dict, hash=False)

    def encode(self, players: object, edition: object, house: Mapping[str, object]) -> dict[str, int]:
        """Check a set-up and return the whole numbers that a state keeps of it, by field.

        Raises:
            BadPlayers, UnknownEdition, UnknownOption, OtherEdition, BadValue: what the set-up gets wrong.
        """
        n = whole_number(players)
        if n is None or not self.fewest <= n <= self.most:
            raise BadPlayers(value=excerpt(players), fewest=self.fewest, most=self.most)
        edition = self.edition(edition)
        known = {option.name: option for option in self.options}
        for name in house:
            if name not in known:
                raise UnknownOption(value=excerpt(name), known=", ".join(known))
            if known[name].edition not in ("", edition):
                raise OtherEdition(option=name, edition=known[name].edition)
        fields = {"players": n, "edition": self.editions.index(edition)}
        for name, option in known.items():
            fields[name] = option.code(house.get(name, option.default), n)
        return fields

    def edition(self, given: object) -> str:
        """Check an edition; nothing given is the first.

        Raises:
            UnknownEdition: there is no such edition.
        """
        if given is None:
            return self.editions[0]
        if not isinstance(given, str):
            raise UnknownEdition(why="text", value=excerpt(given), known=", ".join(self.editions))
        if given not in self.editions:
            raise UnknownEdition(value=excerpt(given), known=", ".join(self.editions))
        return given

    def has(self, rule: str, edition: str) -> bool:
        """Whether a rule is one of an edition's."""
        return self.only.get(rule, edition) == edition

    def decode(self, state: Any) -> tuple[str, dict[str, Value]]:
        """Return the edition and every house rule of a state."""
        edition = self.editions[int(state["edition"])]
        return edition, {option.name: option.value(int(state[option.name])) for option in self.of_edition(edition)}

    def of_edition(self, edition: str) -> list[Option]:
        """List the house rules that an edition has."""
        return [option for option in self.options if option.edition in ("", edition)]

    def changed(self, house: Mapping[str, Value]) -> dict[str, Value]:
        """Keep only the house rules that differ from their defaults."""
        defaults = {option.name: option.default for option in self.options}
        return {name: value for name, value in house.items() if value != defaults[name]}
