"""Write deals of the engine for the client's tests, whose shuffle check must find them right."""

import json
from pathlib import Path
from typing import Any

import klaf

FILE = Path(__file__).resolve().parent / "tests" / "model" / "deals.json"
# Game, players, seed, house rules: the third of TAKI's turns up several cards before one may lead.
TABLES: tuple[tuple[str, int, int, dict[str, str]], ...] = (
    ("taki", 2, 7, {}),
    ("taki", 10, 4, {"edition": "112-king"}),
    ("taki", 4, 33, {"first_card": "number"}),
    ("eight", 2, 1, {"edition": "modern"}),
    ("eight", 5, 2, {"edition": "classic"}),
    ("tuki", 2, 7, {}),
    ("tuki", 6, 8, {}),
)


def deals() -> list[dict[str, Any]]:
    """Deal at each table."""
    found = []
    for name, players, seed, house in TABLES:
        match = klaf.game(name).new(players=players, seed=seed, **house)
        view = match.position()
        events = [{"event": event.kind, "facts": dict(event.facts)} for event in match.opening]
        turned = [event for event in events if event["event"] == "turned-up"]
        found.append({"game": name, "key": view["key"], "view": view, "events": turned})
    return found


def content() -> str:
    """Return the file's content."""
    return json.dumps(deals(), separators=(",", ":"), default=list) + "\n"


if __name__ == "__main__":
    FILE.write_text(content(), encoding="utf-8")
