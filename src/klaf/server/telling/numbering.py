"""Places, columns and seats as people number them, from 1: programs count from 0."""

from collections.abc import Mapping

from klaf.engine.errors import IllegalMove, KlafError
from klaf.engine.events import Event, Fact
from klaf.locale import text

PLACES = frozenset({"place", "places", "start", "landing", "columns"})
SEATS = frozenset({"seat", "turn", "offender"})
# Reasons that speak of somebody else, and the fact that tells of whom: at a table they have a sentence with the name.
OTHERS = {"out-of-turn": "turn", "catch-nobody": "offender", "catch-in-turn": "offender", "catch-let-off": "offender"}


def _from_one(fact: object) -> object:
    if isinstance(fact, tuple):
        return tuple(_from_one(one) for one in fact)
    return fact + 1 if isinstance(fact, int) else fact


def for_people(event: Event) -> Event:
    """Return an event whose sentence numbers places as people do."""
    facts: Mapping[str, Fact] = {
        name: _from_one(fact) if name in PLACES else fact  # type: ignore[misc]
        for name, fact in event.facts.items()
    }
    return Event(event.kind, event.seat, facts, event.secret)


def reason_for_people(error: KlafError, lang: str, names: Mapping[int, str] | None = None) -> str:
    """Say what is wrong; the reason of an illegal move numbers places as people do, and calls people by their names."""
    if not isinstance(error, IllegalMove):
        return error.sentence(lang)
    other = error.facts.get(OTHERS.get(error.why, ""))
    if names is not None and isinstance(other, int) and other in names:
        return text(lang, f"table-{error.why}", name=names[other], rule=error.rule)
    counted = {name: _from_one(fact) if name in PLACES | SEATS else fact for name, fact in error.facts.items()}
    return text(lang, error.message, **counted)
