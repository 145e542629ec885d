"""Places, columns and seats as people number them, from 1: programs count from 0."""

from collections.abc import Mapping

from klaf.engine.errors import IllegalMove, KlafError
from klaf.engine.events import Event, Fact
from klaf.locale import text

PLACES = frozenset({"place", "places", "start", "landing", "columns"})
SEATS = frozenset({"seat", "turn"})  # an event's sentence has names for seats, a reason has their numbers


def _from_one(fact: object) -> object:
    if isinstance(fact, tuple):
        return tuple(_from_one(one) for one in fact)
    return fact + 1 if isinstance(fact, int) else fact


def for_people(event: Event) -> Event:
    """Give an event whose sentence numbers places as people do."""
    facts: Mapping[str, Fact] = {
        name: _from_one(fact) if name in PLACES else fact  # type: ignore[misc]
        for name, fact in event.facts.items()
    }
    return Event(event.kind, event.seat, facts, event.secret)


def reason_for_people(error: KlafError, lang: str) -> str:
    """Say what is wrong; the reason of an illegal move numbers places and seats as people do."""
    if not isinstance(error, IllegalMove):
        return error.sentence(lang)
    counted = {name: _from_one(fact) if name in PLACES | SEATS else fact for name, fact in error.facts.items()}
    return text(lang, error.message, **counted)
