"""klaf (קלף, "card"): TAKI and the other card games of Haim Shafir, as a library.

>>> import klaf
>>> taki = klaf.game("taki")
>>> match = taki.new(players=4, seed=7)
>>> match.acting
(3,)
"""

from importlib import import_module

from klaf.engine.devices import register_device
from klaf.engine.pictures import painted_by

__version__ = "0.1.0"

TYPE_CHECKING = False  # to a type checker it is true; typing's own costs its import
if TYPE_CHECKING:
    from klaf.engine.batch import Batch
    from klaf.engine.errors import (
        BadMove,
        BadOptions,
        BadPlayers,
        BadPosition,
        BadRecord,
        BadSeed,
        BadValue,
        IllegalMove,
        KlafError,
        MatchOver,
        MissingExtra,
        NoSuchSeat,
        OtherEdition,
        OtherRules,
        OutOfTurn,
        UnknownEdition,
        UnknownGame,
        UnknownLevel,
        UnknownOption,
        UnknownRule,
    )
    from klaf.engine.events import Event
    from klaf.engine.game import Game
    from klaf.engine.match import Match
    from klaf.engine.moves import Move
    from klaf.engine.stepper import Stepper
    from klaf.engine.view import View

_CLASSES = {
    "Batch": "batch",
    "Event": "events",
    "Game": "game",
    "Match": "match",
    "Move": "moves",
    "Stepper": "stepper",
    "View": "view",
}

painted_by("klaf.draw")  # in notebooks
register_device("cuda", "klaf.cuda")

__all__ = [
    "BadMove",
    "BadOptions",
    "BadPlayers",
    "BadPosition",
    "BadRecord",
    "BadSeed",
    "BadValue",
    "Batch",
    "Event",
    "Game",
    "IllegalMove",
    "KlafError",
    "Match",
    "MatchOver",
    "MissingExtra",
    "Move",
    "NoSuchSeat",
    "OtherEdition",
    "OtherRules",
    "OutOfTurn",
    "Stepper",
    "UnknownEdition",
    "UnknownGame",
    "UnknownLevel",
    "UnknownOption",
    "UnknownRule",
    "View",
    "game",
    "games",
    "load",
    "register",
]


def game(name: str) -> "Game":
    """Return the game of that name.

    Raises:
        UnknownGame: there is no such game.
    """
    from klaf.games import game as find

    return find(name)


def games() -> tuple[str, ...]:
    """Return the names of all games."""
    import klaf.games  # noqa: F401  (makes them known)
    from klaf.engine.registry import games as names

    return names()


def register(name: str, module: str) -> None:
    """Make a game of your own known: a module that holds it as ``GAME`` (see docs/adding-a-game.md)."""
    import klaf.games  # noqa: F401  (come first)
    from klaf.engine.registry import register as add

    add(name, module)


def load(record: str) -> "Match":
    """Play a text record through and return the match at its end.

    Raises:
        BadRecord: the record is damaged; names the line.
        OtherRules: it was made under another version of the rules.
        UnknownGame: no game has the name in the record.
    """
    from klaf.engine.record import read_record

    return read_record(record, game)


if not TYPE_CHECKING:  # a type checker sees the imports above, and no name that is not there

    def __getattr__(name: str) -> object:
        """Load classes when first asked for: the command line stays instant."""
        if name not in __all__:
            raise AttributeError(name)
        return getattr(import_module(f"klaf.engine.{_CLASSES.get(name, 'errors')}"), name)
