"""The schema of each game's events, made from the game's own description of its events."""

from typing import Any

from klaf.engine.event_kinds import EACH, MEMBERS, EventKind, InRow
from klaf.engine.registry import module_of
from klaf.games import game, games

Schema = dict[str, Any]


def event_schemas() -> dict[str, Schema]:
    """Return, for each game that comes with klaf, a type of all its events: a union, told apart by ``event``."""
    own = [name for name in games() if module_of(name).startswith("klaf.")]
    return {
        f"{name.capitalize()}Event": {
            "description": f"What can happen in {name}: `Happened`, with the facts of each kind of event.",
            "anyOf": [_event(kind) for kind in game(name).events],
        }
        for name in own
    }


def _event(kind: EventKind) -> Schema:
    return _object(
        event={"const": kind.name},
        seat={"type": "integer" if kind.has_seat else "null"},
        facts=_object(**{name: _fact(one) for name, one in kind.facts.items()}),
        text={"type": "string"},
    )


def _object(**properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "required": list(properties)}


def _fact(one: InRow) -> Schema:
    schema: Schema = {"type": "integer" if one.kind.spellings is None else "string"}
    if one.form in (EACH, MEMBERS):
        schema = {"type": "array", "items": schema}
    return {"anyOf": [schema, {"type": "null"}]} if one.secret else schema
