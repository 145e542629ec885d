"""The levels: how each game's bots of every strength choose, as plans that play the same on every machine.

A beginner and a casual player follow the rule of thumb but do not think of everything every time; a skilled one does;
a master looks ahead. The names after these four are for the arena: ``random`` and, without a limit on its time,
``grandmaster``.
"""

from typing import TYPE_CHECKING

from klaf.bots.desk import Plan
from klaf.engine.errors import UnknownLevel, excerpt
from klaf.engine.layout import Array, blank

if TYPE_CHECKING:
    from klaf.engine.game import Game

LEVELS = ("beginner", "casual", "skilled", "master")
FOR_THE_ARENA = ("random", "grandmaster")
ENDLESS = 1 << 30


def _search(iterations: int, limit: int) -> dict[str, int]:
    return {"iterations": iterations, "care": 100, "limit": limit, "proof": 200, "explore": 100, "trust": 30}


_BY_THUMB = {"care": 100, "limit": ENDLESS}
_ANY_GAME = {
    "random": {"chance": 1, "limit": ENDLESS},
    "beginner": {"care": 30, "limit": ENDLESS},
    "casual": {"care": 70, "limit": ENDLESS},
    "skilled": _BY_THUMB,
    "master": _search(400, ENDLESS),
    "grandmaster": _search(10_000, ENDLESS),
}
_PLANS: dict[str, dict[str, dict[str, int]]] = {
    "taki": {"master": _search(2000, 5), "grandmaster": _search(20_000, 5)},
    "eight": {"master": _search(1000, 8), "grandmaster": _search(10_000, 8)},
    "tuki": {"master": _search(600, 3), "grandmaster": _search(6_000, 3)},
}


def plan_of(game: "Game", level: str) -> Array:
    """Give the plan of a level, a row of one.

    Raises:
        UnknownLevel: there is no such level.
    """
    plans = _ANY_GAME | _PLANS.get(game.name, {})
    if level not in plans:
        raise UnknownLevel(level=excerpt(level), known=", ".join((*LEVELS, *FOR_THE_ARENA)))
    row = blank(Plan.dtype, 1)
    for name, value in plans[level].items():
        row[name] = value
    return row
