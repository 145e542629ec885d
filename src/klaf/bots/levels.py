"""The levels: how each game's bots of every strength choose, as plans that play the same on every machine.

A beginner and a casual player follow the rule of thumb but do not think of everything every time; a skilled one does;
a master looks ahead. The names after these four are for the arena: ``random`` and, without a limit on its time,
``grandmaster``.
"""

from klaf.bots.desk import DEEPEST, Plan
from klaf.engine.description import Description
from klaf.engine.errors import UnknownLevel, excerpt
from klaf.engine.layout import Array, blank

LEVELS = ("beginner", "casual", "skilled", "master")
FOR_THE_ARENA = ("random", "grandmaster")
ENDLESS = 1 << 30


def _search(iterations: int, limit: int) -> dict[str, int]:
    """Plan a search of so many iterations at a table of four."""
    return {"iterations": iterations, "care": 100, "limit": limit, "proof": 200, "explore": 100, "trust": 30}


def _thumb(care: int) -> dict[str, int]:
    """Plan to follow the rule of thumb, each thought coming to mind so many of a hundred times."""
    return {"care": care, "limit": ENDLESS}


_ANY_GAME = {
    "random": {"chance": 1, "limit": ENDLESS},
    "beginner": _thumb(30),
    "casual": _thumb(70),
    "skilled": _thumb(100),
    "master": _search(400, ENDLESS),
    "grandmaster": _search(4_000, ENDLESS),
}
_PLANS: dict[str, dict[str, dict[str, int]]] = {
    "taki": {"master": _search(1200, 5), "grandmaster": _search(12_000, 5)},
    "eight": {
        "beginner": _thumb(50),
        "casual": _thumb(80),
        "master": _search(600, 5),
        "grandmaster": _search(6_000, 5),
    },
    "tuki": {
        "beginner": _thumb(65),
        "casual": _thumb(88),
        "master": _search(300, 3),
        "grandmaster": _search(3_000, 3),
    },
}


def add(game: str, name: str, like: str, **changes: int) -> None:
    """Make a level of one's own for a game: like another, with some fields of its `Plan` changed."""
    known = _ANY_GAME | _PLANS.get(game, {})
    _PLANS.setdefault(game, {})[name] = known[like] | changes


def plan_of(game: Description, level: str, players: int) -> Array:
    """Return the plan of a level at a table of so many players, a row of one.

    A playout is as long as the table is large: the fewer play, the more iterations fit into the same time.

    Raises:
        UnknownLevel: there is no such level.
    """
    plans = _ANY_GAME | _PLANS.get(game.name, {})
    if level not in plans:
        raise UnknownLevel(level=excerpt(level), known=", ".join((*LEVELS, *FOR_THE_ARENA)))
    row = blank(Plan.dtype, 1)
    for name, value in plans[level].items():
        row[name] = value
    row["depth"] = min(int(row["depth"][0]), DEEPEST)
    row["iterations"] = -(-4 * row["iterations"] // players)
    return row
