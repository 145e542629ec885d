"""The web client's own art, read from ``art.json``, which ``python web/make.py pictures`` writes."""

import functools
import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from klaf.draw.svg import FONT, escaped

BACK = "back"
WIDTH, HEIGHT = 200, 280  # of a card in its own units
THEMES = ("light", "dark")
LONGEST = 20  # letters of the name of a card without a face
PLAIN_FELT = {"felt": ["#2f5d62", "#173236"], "felt-edge": ["#16383c", "#0a1a1c"]}


@dataclass(frozen=True)
class Look:
    """How cards are to be drawn."""

    theme: str = "light"
    mirrored: bool = False  # indices in the corners where right-to-left readers look for them
    patterns: bool = False  # strong patterns beside the colours, for colour-blind people

    @property
    def name(self) -> str:
        """Return the name of this look in the file."""
        return self.theme + " mirrored" * self.mirrored + " patterns" * self.patterns


@functools.cache
def _art() -> Any:
    return json.loads(files("klaf.draw").joinpath("art.json").read_text(encoding="utf-8"))


def games() -> tuple[str, ...]:
    """Return the games that have cards here."""
    return tuple(_art()["cards"])


def cards(game: str) -> tuple[str, ...]:
    """Return the cards of a game that have a face here."""
    return tuple(card for card in _art()["cards"][game][Look().name] if card != BACK)


def has_card(game: str, name: str) -> bool:
    """Whether there is a card of that name: among a game's faces, or any short word where it has none."""
    if game not in games():
        return 0 < len(name) <= LONGEST and name.isprintable() and '"' not in name
    return name in cards(game)


@functools.cache
def card(game: str, name: str, look: Look) -> str:
    """Return a card's drawing, or its back's, 200 by 280: SVG without ids."""
    return _written(_art()["cards"][game][look.name][name]) if game in games() else _plain(name)


def _plain(name: str) -> str:
    """Draw a card that has no face: its name on white, or a plain back."""
    ground, edge = ("#2b4a63", "#f3ecdd") if name == BACK else ("#fffaf0", "#c9bfa8")
    drawn = f'<rect x="4" y="4" width="{WIDTH - 8}" height="{HEIGHT - 8}" rx="22" fill="{ground}" stroke="{edge}" '
    drawn += 'stroke-width="6"/>'
    if name == BACK:
        ring = f'cx="{WIDTH / 2:g}" cy="{HEIGHT / 2:g}" r="46" fill="none" stroke="{edge}" stroke-width="6"'
        return f"{drawn}<circle {ring}/>"
    size = min(96, 270 / len(name))
    style = f'font-family="{FONT}" font-size="{size:.4g}" font-weight="700" text-anchor="middle" fill="#16202a"'
    return f'{drawn}<text x="{WIDTH / 2:g}" y="{HEIGHT / 2 + 0.35 * size:.4g}" {style}>{escaped(name)}</text>'


def _written(number: int) -> str:
    part = _art()["parts"][number]
    return part if isinstance(part, str) else "".join(map(_written, part))


def felt(game: str, theme: str) -> tuple[str, str]:
    """Return the colours of a game's table and of its edge."""
    felts = _art()["felts"].get(game, PLAIN_FELT)
    at = THEMES.index(theme)
    return felts["felt"][at], felts["felt-edge"][at]


def colour(name: str) -> tuple[str, str]:
    """Return a colour by its letter, and its symbol drawn around the origin, some 30 high."""
    symbol = _art()["symbols"][name]
    return symbol["base"], symbol["drawing"]


def face(seat: int) -> str:
    """Return the picture of the player at a seat, 48 by 48."""
    faces = _art()["faces"]
    return str(faces[seat % len(faces)])
