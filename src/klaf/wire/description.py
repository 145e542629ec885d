"""A game's description as JSON: all that it takes to read the rules' numbers where there is no Python.

Where the rules run in a browser, states, events and reasons are the same bytes and whole numbers as here. What they
say stands in the game's description, and this is that description for readers in other languages.
"""

import dataclasses
from collections.abc import Mapping
from typing import Any

from klaf.engine.description import Description
from klaf.engine.document.form import Field
from klaf.engine.document.head import COURSE, SETTING, VIEWER
from klaf.engine.document.kinds import Kind
from klaf.engine.event_kinds import EACH, LENGTH, MEMBERS, SINGLE, EventKind, InRow
from klaf.engine.facts import FactKind
from klaf.engine.options import Option
from klaf.engine.reasons import Reason
from klaf.locale import Term

Json = dict[str, Any]
FORMS = {SINGLE: "single", MEMBERS: "members", EACH: "each", LENGTH: "length"}
SAFE = 1 << 53  # beyond it JavaScript's numbers are not exact


def description(game: Description) -> Json:
    """Return a game's description as a JSON-able document."""
    kinds = _fact_kinds(game)
    names = {id(kind): name for name, kind in kinds.items()}
    places: Mapping[str, Any] = game.state.dtype.fields or {}
    return {
        "game": game.name,
        "rules": game.version,
        "size": game.state.dtype.itemsize,
        "layout": {name: _place(*place[:2]) for name, place in places.items()},
        "editions": list(game.rulebook.editions),
        "options": [_option(option) for option in game.rulebook.options],
        "setting": [field.name for field in SETTING],
        "course": [_field(field) for field in COURSE],
        "document": [_field(field) for field in game.document.fields],
        "viewer": VIEWER.name,
        "moves": [move.text for move in game.moves.all],
        "facts": {name: _fact_kind(kind) for name, kind in kinds.items()},
        "events": [_event(event, names) for event in game.events],
        "reasons": [_reason(one, names) for one in game.reasons],
        "window": game.window and {"card": game.window.card, "declines": game.window.declines},
    }


def _place(dtype: Any, offset: int) -> list[Any]:
    """Return where a field lies: its offset, the letter and size of its numbers, and its shape."""
    base, shape = dtype.base, dtype.shape
    return [offset, f"{base.kind}{base.itemsize}", *shape]


def _plain(value: object) -> Any:
    """Return a value as JSON; a whole number that is too large for JavaScript as a text."""
    if isinstance(value, int) and not isinstance(value, bool) and not -SAFE < value < SAFE:
        return str(value)
    return [_plain(one) for one in value] if isinstance(value, tuple) else value


def _camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def _field(field: Field) -> Json:
    return {"name": field.name, "each": field.each, "private": field.private, **_kind(field.kind)}


def _kind(kind: Kind) -> Json:
    values = {field.name: getattr(kind, field.name) for field in dataclasses.fields(kind)}
    return {"kind": type(kind).__name__, **{_camel(name): _plain(value) for name, value in values.items()}}


def _option(option: Option) -> Json:
    """Return how a house rule's code is spelt."""
    return {
        "name": option.name,
        "edition": option.edition,
        "kind": type(option).__name__,
        "values": list(option.values),
    }


def _fact_kinds(game: Description) -> dict[str, FactKind]:
    """Name all kinds of facts; those that share a name are numbered."""
    found: dict[str, FactKind] = {}
    all_kinds = [place.kind for event in game.events for place in event.facts.values()]
    all_kinds += [kind for one in game.reasons for _, kind in one.facts]
    for kind in {id(kind): kind for kind in all_kinds}.values():  # equal words may be said differently
        name, number = kind.name, 2
        while name in found:
            name, number = f"{kind.name}-{number}", number + 1
        found[name] = kind
    return found


def _fact_kind(kind: FactKind) -> Json:
    return {
        "words": [_word(word) for word in kind.words],
        "numeric": kind.numeric,
        "fromOne": kind.from_one,
        "named": kind.named,
    }


def _word(word: str) -> Any:
    """Return a text, or a term with the sentence that says it and its facts."""
    if not isinstance(word, Term):
        return word
    facts: Mapping[str, Any] = word.facts
    return {"text": str(word), "message": word.message, "facts": {name: _word(fact) for name, fact in facts.items()}}


def _event(event: EventKind, names: Mapping[int, str]) -> Json:
    return {
        "number": event.number,
        "name": event.name,
        "joined": event.joined,
        "facts": {name: _in_row(fact, names) for name, fact in event.facts.items()},
    }


def _in_row(fact: InRow, names: Mapping[int, str]) -> Json:
    return {
        "kind": names[id(fact.kind)],
        "at": fact.at,
        "shift": fact.shift,
        "bits": fact.bits,
        "form": FORMS[fact.form],
        "secret": fact.secret,
    }


def _reason(one: Reason, names: Mapping[int, str]) -> Json:
    facts = [[name, names[id(kind)]] for name, kind in one.facts]
    return {"number": one.number, "rule": one.rule, "why": one.why, "facts": facts}
