"""The levels: a plan for each strength, which plays the same on every machine. A game may have levels of its own.

A beginner and a casual player follow the rule of thumb but do not think of everything every time; a skilled one does;
a master searches. Two more names are for the arena: ``random``, and ``grandmaster``, a master with ten times the
iterations.
"""

from klaf.bots.dispatch import load
from klaf.bots.plans import ENDLESS, PlanFields, follow, search
from klaf.bots.scratch import DEEPEST, Plan
from klaf.engine.description import Description
from klaf.engine.errors import UnknownLevel, excerpt
from klaf.engine.layout import Array, blank

LEVELS = ("beginner", "casual", "skilled", "master")
FOR_THE_ARENA = ("random", "grandmaster")
_ANY_GAME: dict[str, PlanFields] = {
    "random": {"chance": 1, "limit": ENDLESS},
    "beginner": follow(30),
    "casual": follow(70),
    "skilled": follow(100),
    "master": search(400),
    "grandmaster": search(4_000),
}
_added: dict[str, dict[str, PlanFields]] = {}


def add(game: Description, name: str, like: str, **changes: int) -> None:
    """Add a level to a game: like another level, with some fields of its `Plan` changed."""
    _added.setdefault(game.name, {})[name] = _plans(game)[like] | changes


def _plans(game: Description) -> dict[str, PlanFields]:
    """Return the plans of all levels of a game: its own, and for the others those of any game."""
    return {**_ANY_GAME, **load(game).levels, **_added.get(game.name, {})}


def plan_of(game: Description, level: str, players: int) -> Array:
    """Return the plan of a level at a table of so many players, a row of one.

    A playout is as long as the table is large: the fewer play, the more iterations fit into the same time.

    Raises:
        UnknownLevel: there is no such level.
    """
    plans = _plans(game)
    if level not in plans:
        raise UnknownLevel(level=excerpt(level), known=", ".join((*LEVELS, *FOR_THE_ARENA)))
    row = blank(Plan.dtype, 1)
    for name, value in plans[level].items():
        row[name] = value
    row["depth"] = min(int(row["depth"][0]), DEEPEST)
    row["iterations"] = -(-4 * row["iterations"] // players)
    return row
