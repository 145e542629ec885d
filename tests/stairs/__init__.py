"""Stairs, a tiny fourth game: what the engine must know of it. The worked example of docs/adding-a-game.md."""

from pathlib import Path

import numpy as np

from klaf import locale
from klaf.engine.event_kinds import EventKinds, event, in_b
from klaf.engine.facts import NUMBER, OWN_SEAT, SEAT, moves_of
from klaf.engine.game import Game
from klaf.engine.options import Number, Rulebook
from klaf.engine.reasons import Reasons, reason
from tests.stairs import rules
from tests.stairs.document import DOCUMENT, check
from tests.stairs.rules import CARDS, DRAW, State

locale.add(Path(__file__).parent / "locale")

RULEBOOK = Rulebook(2, 4, ("only",), (Number("dealt", "ST-01", (4,), lowest=3, highest=5),))
MOVES = (*(str(k + 1) for k in range(CARDS)), "draw")
SECRET_CARD = in_b(NUMBER, secret=True)

EVENTS = EventKinds(
    event(rules.DEALT, "dealt", card=SECRET_CARD),
    event(rules.OPENS, "opens"),
    event(rules.LAID, "laid", card=in_b(NUMBER)),
    event(rules.DREW, "drew", card=SECRET_CARD),
    event(rules.ANEW, "anew"),
    event(rules.WON, "won"),
)
REASONS = Reasons(
    reason(rules.OVER, "ST-04", "over", move=moves_of(MOVES)),
    reason(rules.OUT_OF_TURN, "ST-02", "out-of-turn", move=moves_of(MOVES), seat=OWN_SEAT, turn=SEAT),
    reason(rules.NOT_HELD, "ST-02", "stairs-not-held", card=NUMBER),
    reason(rules.TOO_LOW, "ST-02", "stairs-too-low", card=NUMBER, top=NUMBER),
)


GAME = Game(
    name="stairs",
    number=99,
    version=1,
    rulebook=RULEBOOK,
    rule_ids=("ST-01", "ST-02", "ST-03", "ST-04"),
    state=State,
    texts=MOVES,
    rules=("tests.stairs.rules",),
    events=EVENTS,
    reasons=REASONS,
    scores=lambda states: (states["winners"][:, None] >> np.arange(int(states["players"][0])) & 1).astype(np.float64),
    document=DOCUMENT,
    check=check,
)
assert len(GAME.texts) - 1 == DRAW
