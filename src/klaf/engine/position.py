"""Positions: JSON documents that show every field of a state by name, and back."""

from klaf.engine.description import Description
from klaf.engine.document.head import COURSE
from klaf.engine.document.reader import Reader
from klaf.engine.document.writer import Document
from klaf.engine.errors import BadOptions, BadPosition, BadSeed, OtherRules
from klaf.engine.layout import Array
from klaf.engine.seeds import key_from
from klaf.engine.setup import set_up


def write_position(game: Description, states: Array, i: int) -> Document:
    """Write the whole truth of a match as a document."""
    return game.writer.position(states[i].tobytes())


def read_position(game: Description, document: object) -> Array:
    """Make a state, alone in an array, from a document.

    Raises:
        BadPosition: a field is missing, unknown, of the wrong kind or contradicts another; it is named.
        OtherRules: the document was made under another version of the rules.
    """
    reader = Reader(document)
    states = _read_setting(reader, game)
    state = states[0]
    for field in game.document.fields:
        field.kind.blank(state)
    for field in (*COURSE, *game.document.fields):
        field.read(reader, state)
    reader.need("winners", bool(state["over"]) == bool(state["winners"]))
    game.check(reader, state)
    reader.end()
    return states


def _read_setting(r: Reader, game: Description) -> Array:
    """Take what says how a match was set up, and make a state of it."""
    r.need("game", r.take("game") == game.name, "value")
    version = r.whole("rules", r.take("rules"), 0, 1 << 30)
    if version != game.version:
        raise OtherRules(version=version, known=game.version)
    house, players = r.take("options"), r.take("players")
    r.need("options", isinstance(house, dict), "value")
    r.need("players", type(players) is int, "value")
    edition = r.text("edition", r.take("edition"))
    try:
        states = set_up(game, players, edition, house)
    except BadOptions as error:
        raise BadPosition(why="options", field="options", problem=error.inside()) from error
    r.need("options", set(house) == {option.name for option in game.rulebook.of_edition(edition)}, "missing")
    try:
        states["key"] = key_from(r.text("key", r.take("key")))
    except BadSeed as error:
        raise BadPosition(why="value", field="key") from error
    r.players = players
    return states
