"""TAKI, put together."""

import numpy as np

from klaf.engine.errors import IllegalMove
from klaf.engine.game import Game
from klaf.engine.layout import Array
from klaf.engine.moment import Window
from klaf.games.taki.catalogue import UNNAMED, parts
from klaf.games.taki.consistency import check
from klaf.games.taki.document import DOCUMENT
from klaf.games.taki.events import EVENTS
from klaf.games.taki.marks import marks
from klaf.games.taki.moves import TEXTS
from klaf.games.taki.options import RULEBOOK
from klaf.games.taki.reasons import REASONS
from klaf.games.taki.state import State

RULE_IDS = tuple(f"TK-{n:02}" for n in (*range(1, 13), *range(19, 39), 40, 41))


def scores(states: Array) -> Array:
    """Return 1 to each winner, 0 to the others."""
    seats = np.arange(int(states["players"][0]))
    return (states["winners"][:, None] >> seats & 1).astype(np.float64)


def placing(states: Array) -> Array:
    """Place the winner first, then who was nearest to going out: the lower stage, then the fewer cards."""
    seats = int(states["players"][0])
    left: Array = states["stage"][:, :seats] * 200.0 + states["count"][:, :seats]
    return scores(states) * 10_000 - left


GAME = Game(
    name="taki",
    number=1,
    version=1,
    rulebook=RULEBOOK,
    rule_ids=RULE_IDS,
    state=State,
    texts=TEXTS,
    rules=tuple(f"klaf.games.taki.{module}" for module in ("deal", "rules", "legal", "view", "explain", "moment")),
    events=EVENTS,
    reasons=REASONS,
    scores=scores,
    document=DOCUMENT,
    check=check,
    placing=placing,
    marks=marks,
    window=Window(card="+3", declines="pass", answered=lambda: IllegalMove("TK-30", "passed-already")),
    parts=parts,
    unnamed=UNNAMED,
    starting_rule="TK-05",
)
