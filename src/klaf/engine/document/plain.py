"""A document laid out for whoever shows any game plainly: cards in lots, all else as facts, of the seats and of all."""

from dataclasses import dataclass, field
from typing import Any

from klaf.engine.document.form import Field, Form

HIDDEN, YES = "?", "✓"


@dataclass(frozen=True)
class Lot:
    """Cards that lie together; None is a card that is not seen."""

    name: str  # of the document's field
    cards: tuple[str | None, ...]


@dataclass(frozen=True)
class Fact:
    """Something else than cards: values that are listed. They may be seats, to be called by their names."""

    name: str  # of the document's field
    values: tuple[Any, ...]
    seats: bool = False


@dataclass(frozen=True)
class Place:
    """What lies in a place: before a seat, or in the middle."""

    lots: list[Lot] = field(default_factory=list)
    facts: list[Fact] = field(default_factory=list)

    def take(self, of: Field, value: Any) -> None:
        """Add the value of a field; whose turn it is is shown otherwise, and what there is not is not shown."""
        holds = of.kind.holds
        if value is None or holds == "turn":
            return
        listed = value if isinstance(value, list) else [value]
        if holds in ("card", "cards"):
            cards = tuple(None if card is None else str(card) for card in listed if card != of.empty)
            self.lots.append(Lot(of.name, cards))
        elif holds == "flag":
            self.facts.extend([Fact(of.name, (YES,))] if value else [])
        elif listed:
            values = tuple(HIDDEN if one is None else one for one in listed)
            self.facts.append(Fact(of.name, values, holds in ("seat", "seats")))


def laid_out(form: Form, document: dict[str, Any]) -> tuple[Place, list[Place]]:
    """Return what lies in the middle, and what lies before each seat."""
    middle, seats = Place(), [Place() for _ in range(document["players"])]
    for one in form.fields:
        value = document[one.name]
        if one.kind.holds == "deals":
            value = [[row[seat] for row in value] for seat in range(len(seats))]
        elif not one.each:
            middle.take(one, value)
            continue
        for place, own in zip(seats, value, strict=True):
            place.take(one, own)
    return middle, seats
