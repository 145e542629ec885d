"""What the documents of all games begin with, and what those of views end with."""

import struct
from dataclasses import dataclass
from typing import Any

from klaf.engine.document.form import Field
from klaf.engine.document.kinds import Fields, Flag, Kind, Seats, Whole
from klaf.engine.options import Rulebook

_MANY = 1 << 30


@dataclass(frozen=True)
class Given(Kind):
    """A field that is read and written by functions of its own, of a type."""

    given: Any

    @property
    def value_type(self) -> Any:
        """Return the type."""
        return self.given


SETTING = (
    Field("game", "the game's name", Given("game", str)),
    Field("rules", "the version of the game's rules", Given("", int)),
    Field("edition", "the edition", Given("edition", str)),
    Field("players", "how many seats there are", Given("players", int)),
    Field("options", "all house rules with their values", Given("", dict[str, bool | int | str])),
    Field("key", "the key of all shuffles and lots; null in a view", Given("key", str | None)),
)
COURSE = (
    Field("shuffles", "shuffles and lots so far", Whole("shuffles", 1, _MANY)),
    Field("over", "whether the match has ended", Flag("over")),
    Field("winners", "who has won; none as long as the match goes on", Seats("winners")),
)
VIEWER = Field("viewer", "whose view it is; null: a spectator's", Given("", int | None))
COMMON = frozenset(field.name for field in (*SETTING, *COURSE, VIEWER))
INTERNAL = ("block", "filling")  # fields of every record that no document shows


def write_setting(name: str, version: int, rulebook: Rulebook, of: Fields) -> dict[str, Any]:
    """Return the fields that say how a match was set up, without the key."""
    edition, house = rulebook.decode(of)
    values = (name, version, edition, of["players"], house, None)
    return dict(zip((field.name for field in SETTING), values, strict=True))


def spell_key(words: tuple[int, ...]) -> str:
    """Spell a record's key."""
    return struct.pack("<8I", *words).hex()
