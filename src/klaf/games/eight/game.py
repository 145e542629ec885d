"""Eight and a half, put together."""

import numpy as np

from klaf.engine.game import Game
from klaf.engine.layout import Array
from klaf.games.eight.catalogue import parts
from klaf.games.eight.consistency import check
from klaf.games.eight.document import DOCUMENT
from klaf.games.eight.ends import DEALS
from klaf.games.eight.events import EVENTS
from klaf.games.eight.marks import marks
from klaf.games.eight.moves import TEXTS
from klaf.games.eight.options import RULEBOOK
from klaf.games.eight.reasons import REASONS
from klaf.games.eight.state import State

RULE_IDS = tuple(f"EH-{n:02}" for n in (*range(1, 9), *range(10, 16), 20, 21, 30, 31, 32))


def scores(states: Array) -> Array:
    """Return each seat its points."""
    return states["points"][:, : int(states["players"][0])].astype(np.float64)


GAME = Game(
    name="eight",
    number=2,
    version=1,
    rulebook=RULEBOOK,
    rule_ids=RULE_IDS,
    state=State,
    texts=TEXTS,
    rules=tuple(f"klaf.games.eight.{module}" for module in ("deal", "rules", "legal", "view", "explain")),
    events=EVENTS,
    reasons=REASONS,
    scores=scores,
    document=DOCUMENT,
    check=check,
    deals=DEALS,
    marks=marks,
    parts=parts,
    starting_rule="EH-05",
)
