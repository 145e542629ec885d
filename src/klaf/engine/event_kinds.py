"""What the rows of a log say: a description of each kind of event, and the one reader of all games.

A row is four whole numbers: the kind of event, whose it is, and two, ``a`` and ``b``, that hold its facts.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from klaf.engine.events import Event, Fact, rows_of
from klaf.engine.facts import NUMBER, FactKind
from klaf.engine.layout import Array
from klaf.engine.numbers import seats_of

A, B = 2, 3  # where a row's numbers stand
SINGLE, MEMBERS, EACH, LENGTH = range(4)  # how a fact is made of them


@dataclass(frozen=True)
class InRow:
    """Where a fact lies in a row: some bits of a number, or all of it.

    ``form``: the number itself (``SINGLE``), the list of its bits (``MEMBERS``), a list with one of each row of the
    event (``EACH``), or how many such rows there are (``LENGTH``).
    """

    kind: FactKind
    at: int = A
    shift: int = 0
    bits: int = 0  # 0: all that are left, the sign too
    form: int = SINGLE
    secret: bool = False  # only the seat of the event may see it

    @property
    def mask(self) -> int:
        """Return which bits of the shifted number count."""
        return (1 << self.bits) - 1 if self.bits else -1


def in_a(kind: FactKind, shift: int = 0, bits: int = 0, *, secret: bool = False) -> InRow:
    """Return a fact in the number ``a``."""
    return InRow(kind, A, shift, bits, SINGLE, secret)


def in_b(kind: FactKind, shift: int = 0, bits: int = 0, *, secret: bool = False) -> InRow:
    """Return a fact in the number ``b``."""
    return InRow(kind, B, shift, bits, SINGLE, secret)


def members(kind: FactKind, shift: int = 0, bits: int = 0) -> InRow:
    """Return a list: the numbers of the bits that are set in ``a``."""
    return InRow(kind, A, shift, bits, MEMBERS)


def each(kind: FactKind, shift: int = 0, bits: int = 0, *, secret: bool = False) -> InRow:
    """Return a list: one of each row, in ``b``.

    Rows one after the other with the same kind, seat and ``a`` are then one event. A negative ``b`` is an empty list.
    """
    return InRow(kind, B, shift, bits, EACH, secret)


def how_many() -> InRow:
    """Return the length of the event's list."""
    return InRow(NUMBER, form=LENGTH)


@dataclass(frozen=True)
class EventKind:
    """One kind of event: its number in a log, its name, and its facts."""

    number: int
    name: str
    facts: Mapping[str, InRow]
    has_seat: bool = True  # somebody's; else the table's

    @property
    def joined(self) -> bool:
        """Whether several rows can be one event."""
        return any(fact.form == EACH for fact in self.facts.values())

    @property
    def secret(self) -> frozenset[str]:
        """Return the names of the facts that only the event's seat may see."""
        return frozenset(name for name, fact in self.facts.items() if fact.secret)

    def plan(self) -> "_Plan":
        """Return all that reading takes, looked up once."""
        facts = ((name, one.form, one.at, one.shift, one.mask, one.kind.spellings) for name, one in self.facts.items())
        return self.name, self.joined, self.secret, tuple(facts)


_Plan = tuple[str, bool, frozenset[str], tuple[tuple[str, int, int, int, int, tuple[str, ...] | None], ...]]


def event(number: int, name: str, /, *, has_seat: bool = True, **facts: InRow) -> EventKind:
    """Describe a kind of event.

    >>> event(1, "laid", card=in_b(NUMBER)).secret
    frozenset()
    """
    return EventKind(number, name, facts, has_seat)


class EventKinds:
    """All kinds of events of a game."""

    def __init__(self, *kinds: EventKind) -> None:
        """Take the descriptions."""
        self._by_number = {one.number: one for one in kinds}
        self._by_name = {one.name: one for one in kinds}
        if not len(self._by_number) == len(self._by_name) == len(kinds):
            raise TypeError("every kind of event has a number and a name of its own")
        self._plans = {one.number: one.plan() for one in kinds}

    def __iter__(self) -> Iterator[EventKind]:
        """Go through the descriptions."""
        return iter(self._by_number.values())

    def __getitem__(self, name: str) -> EventKind:
        """Return a kind of event by its name."""
        return self._by_name[name]

    def read(self, log: Array) -> list[Event]:
        """Turn the rows of a log into events and empty it."""
        rows, plans = rows_of(log), self._plans
        events: list[Event] = []
        at, end = 0, len(rows)
        while at < end:
            row = rows[at]
            name, joined, secret, plan = plans[row[0]]
            first, at = at, at + 1
            if joined:
                while at < end and rows[at][3] >= 0 and rows[at][:3] == row[:3]:
                    at += 1
            facts: dict[str, Fact] = {}
            for fact, form, column, shift, mask, spelt in plan:
                if form == SINGLE:
                    number = row[column] >> shift & mask
                    facts[fact] = number if spelt is None else spelt[number]
                elif form == EACH:
                    numbers: list[Any] = [one[3] >> shift & mask for one in rows[first:at]] if row[3] >= 0 else []
                    facts[fact] = tuple(numbers if spelt is None else [spelt[number] for number in numbers])
                elif form == MEMBERS:
                    facts[fact] = tuple(seats_of(row[column] >> shift & mask))
                else:
                    facts[fact] = at - first if row[3] >= 0 else 0
            events.append(Event(name, row[1] if row[1] >= 0 else None, facts, secret))
        return events
