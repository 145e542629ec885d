"""The web client's own art, read from ``art.json``, which ``python web/make.py pictures`` writes."""

import functools
import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

BACK = "back"
WIDTH, HEIGHT = 200, 280  # of a card in its own units
THEMES = ("light", "dark")


@dataclass(frozen=True)
class Look:
    """How cards are to be drawn."""

    theme: str = "light"
    mirrored: bool = False  # indices in the corners where right-to-left readers look for them
    patterns: bool = False  # strong patterns beside the colours, for eyes that do not tell colours apart

    @property
    def name(self) -> str:
        """Return the name that the file has for it."""
        return self.theme + " mirrored" * self.mirrored + " patterns" * self.patterns


@functools.cache
def _art() -> Any:
    return json.loads(files("klaf.draw").joinpath("art.json").read_text(encoding="utf-8"))


def games() -> tuple[str, ...]:
    """Return the games that have cards here."""
    return tuple(_art()["cards"])


def cards(game: str) -> tuple[str, ...]:
    """Return the cards of a game that have a face."""
    return tuple(card for card in _art()["cards"][game][Look().name] if card != BACK)


@functools.cache
def card(game: str, name: str, look: Look) -> str:
    """Return a card's drawing, or its back's, 200 by 280: SVG without ids."""
    return _written(_art()["cards"][game][look.name][name])


def _written(number: int) -> str:
    part = _art()["parts"][number]
    return part if isinstance(part, str) else "".join(map(_written, part))


def felt(game: str, theme: str) -> tuple[str, str]:
    """Return the colours of a game's table and of its edge."""
    felts = _art()["felts"][game]
    at = THEMES.index(theme)
    return felts["felt"][at], felts["felt-edge"][at]


def colour(name: str) -> tuple[str, str]:
    """Return a colour of TAKI, and its symbol drawn around the origin, some 30 high."""
    symbol = _art()["symbols"][name]
    return symbol["base"], symbol["drawing"]


def face(seat: int) -> str:
    """Return the face of whoever sits at a seat, 48 by 48."""
    faces = _art()["faces"]
    return str(faces[seat % len(faces)])
