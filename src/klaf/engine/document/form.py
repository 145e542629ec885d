"""The form of a game's documents: their fields in order."""

from dataclasses import dataclass
from functools import cached_property
from types import GenericAlias
from typing import Any

from klaf.engine.document.cards import Places
from klaf.engine.document.kinds import Kind
from klaf.engine.document.reader import Reader


@dataclass(frozen=True)
class Field:
    """A field of a document."""

    name: str
    meaning: str  # one line, for whoever reads the docs or the types of the wire
    kind: Kind
    each: bool = False  # a list with a value for each seat, instead of one value
    private: bool = False  # a seat's view may show here what a spectator's does not

    def read(self, r: Reader, record: Any) -> None:
        """Take the field's value out of a document into a record."""
        value = r.take(self.name)
        if not self.each:
            self.kind.read(r, self.name, value, record, None)
            return
        for seat, one in enumerate(r.elements(self.name, value, r.players)):
            self.kind.read(r, self.name, one, record, seat)

    @property
    def empty(self) -> str:
        """Return how a place without a card is spelt; empty: no place of the field is spelt so."""
        return self.kind.empty if isinstance(self.kind, Places) else ""

    @property
    def value_type(self) -> Any:
        """Return the type of the field's values in a document."""
        return GenericAlias(list, (self.kind.value_type,)) if self.each else self.kind.value_type


@dataclass(frozen=True)
class Form:
    """What a game's documents have after the fields of ``head``, in their order."""

    fields: tuple[Field, ...]
    internal: tuple[str, ...] = ()  # fields of the record that no document shows

    @cached_property
    def private(self) -> tuple[Field, ...]:
        """Return the fields that a seat's view may show differently from a spectator's."""
        return tuple(field for field in self.fields if field.private)

    @cached_property
    def sources(self) -> frozenset[str]:
        """Name the record's fields that the documents are made of."""
        return frozenset(source for field in self.fields for source in field.kind.sources)


def each(name: str, meaning: str, kind: Kind, *, private: bool = False) -> Field:
    """Describe a field with a value for each seat.

    >>> from klaf.engine.document.kinds import Whole
    >>> each("counts", "how many cards each seat holds", Whole("count", 0, 116)).value_type
    list[int]
    """
    return Field(name, meaning, kind, each=True, private=private)
