"""Tuki Tuki, put together."""

import numpy as np

from klaf.engine.game import Game
from klaf.engine.layout import Array
from klaf.games.tuki.catalogue import UNNAMED, parts
from klaf.games.tuki.consistency import check
from klaf.games.tuki.document import DOCUMENT
from klaf.games.tuki.ends import DEALS
from klaf.games.tuki.events import EVENTS
from klaf.games.tuki.marks import marks
from klaf.games.tuki.moves import TEXTS
from klaf.games.tuki.options import RULEBOOK
from klaf.games.tuki.reasons import REASONS
from klaf.games.tuki.state import State

RULE_IDS = tuple(f"TU-{n:02}" for n in (*range(1, 19), 20))


def scores(states: Array) -> Array:
    """Return each seat's total of points, negated: the lowest total wins, and a higher score is better everywhere."""
    players = int(states["players"][0])
    totals: Array = states["points"][:, :, :players].sum(axis=1)
    return (-totals).astype(np.float64)


GAME = Game(
    name="tuki",
    number=3,
    version=1,
    rulebook=RULEBOOK,
    rule_ids=RULE_IDS,
    state=State,
    texts=TEXTS,
    rules=tuple(f"klaf.games.tuki.{module}" for module in ("deal", "rules", "legal", "view", "explain")),
    events=EVENTS,
    reasons=REASONS,
    scores=scores,
    document=DOCUMENT,
    check=check,
    deals=DEALS,
    marks=marks,
    parts=parts,
    unnamed=UNNAMED,
    starting_rule="TU-03",
)
