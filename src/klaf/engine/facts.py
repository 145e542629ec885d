"""Kinds of facts: what the whole numbers of events and reasons stand for.

A kind is data. It says how a number is spelt for programs and how people say it, so that whoever has the numbers and a
game's description can read them: the engine, a server, a browser.

>>> SEAT.spell(2), PLACE.for_people(2, from_one=True)
(2, 3)
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from klaf.locale import Term

Value = str | int


@dataclass(frozen=True)
class FactKind:
    """What a number stands for.

    ``words`` spells each number from 0; a ``Term`` among them has a name in each language. A number beyond them, or
    below 0, stands for nothing and is spelt as an empty text. With no words the number speaks for itself.
    """

    name: str
    words: tuple[str, ...] = ()
    numeric: bool = False  # programs read the number; the words are for people
    from_one: bool = False  # people count from 1
    named: bool = False  # a seat that is told as its player's name

    @cached_property
    def spellings(self) -> tuple[str, ...] | None:
        """Return the texts for programs, by number; the last, empty, also serves -1. None: the number itself."""
        return (*map(str, self.words), "") if self.words and not self.numeric else None

    @cached_property
    def terms(self) -> Mapping[Value, Term]:
        """Return what people call each fact, by its value for programs."""
        found = ((n if self.numeric else str(word), word) for n, word in enumerate(self.words))
        return {value: word for value, word in found if isinstance(word, Term)}

    def spell(self, number: int) -> Value:
        """Return the value for programs."""
        return number if self.spellings is None else self.spellings[number]

    def fact(self, number: int) -> Value:
        """Return the value as an error carries it: with its name for people, where it has one."""
        return self.words[number] if self.words else number

    def for_people(self, value: Value, from_one: bool) -> Value:
        """Return a value as a sentence needs it, counted from 1 if asked for."""
        if self.from_one and from_one and isinstance(value, int):
            return value + 1
        return self.terms.get(value, value)


NUMBER = FactKind("number")  # a count, points, a stage
FLAG = FactKind("flag")  # 1 or 0
SEAT = FactKind("seat", from_one=True, named=True)
OWN_SEAT = FactKind("own-seat", from_one=True)  # of whoever is spoken to
PLACE = FactKind("place", from_one=True)


def moves_of(texts: tuple[str, ...]) -> FactKind:
    """Return the kind of a game's moves, spelt as its texts."""
    return FactKind("move", texts)
