"""States that are set up with options and a key, but not dealt yet."""

from collections.abc import Mapping

from klaf.engine.description import Description
from klaf.engine.layout import Array, blank


def set_up(
    game: Description,
    players: object,
    edition: object,
    house: Mapping[str, object],
    key: Array | None = None,
    n: int = 1,
) -> Array:
    """Make n states of a game with these options; with a key, all have that one.

    Raises:
        BadOptions: the match cannot be set up so.
    """
    fields = game.rulebook.encode(players, edition, house)
    states = blank(game.state.dtype, n)
    for name, code in fields.items():
        states[name] = code
    states["game"] = game.number
    if key is not None:
        states["key"] = key
    return states
