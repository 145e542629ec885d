"""Ladder, a tiny fourth game: what the engine must know of it. The worked example of docs/adding-a-game.md."""

from pathlib import Path
from typing import Any

import numpy as np

from klaf import locale
from klaf.engine.event_kinds import EventKinds, event, in_b
from klaf.engine.facts import NUMBER, OWN_SEAT, SEAT, moves_of
from klaf.engine.game import Game
from klaf.engine.options import Number, Rulebook
from klaf.engine.position import Document, Reader
from klaf.engine.reasons import Reasons, reason
from tests.ladder import rules
from tests.ladder.rules import CARDS, DRAW, UNKNOWN, State

locale.add(Path(__file__).parent / "locale")

RULEBOOK = Rulebook(2, 4, ("only",), (Number("dealt", "LD-01", (4,), lowest=3, highest=5),))
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
    reason(rules.OVER, "LD-04", "over", move=moves_of(MOVES)),
    reason(rules.OUT_OF_TURN, "LD-02", "out-of-turn", move=moves_of(MOVES), seat=OWN_SEAT, turn=SEAT),
    reason(rules.NOT_HELD, "LD-02", "ladder-not-held", card=NUMBER),
    reason(rules.TOO_LOW, "LD-02", "ladder-too-low", card=NUMBER, top=NUMBER),
)


def write_position(s: Any) -> Document:
    """Name every field."""
    seats = range(int(s["players"]))
    hands = [int(s["hands"][seat]) for seat in seats]
    pile = s["pile"][: int(s["pile_size"])].tolist()
    return {
        "turn": int(s["turn"]),
        "top": int(s["top"]),
        "laid": [k + 1 for k in range(CARDS) if s["laid"][k]],
        "hands": [
            [None] * int(s["count"][seat]) if cards == UNKNOWN else [k + 1 for k in range(CARDS) if cards >> k & 1]
            for seat, cards in enumerate(hands)
        ],
        "pile": [card or None for card in pile],
    }


def read_position(r: Reader, s: Any) -> None:
    """Take every field back, refusing what no match could come to."""
    players = int(s["players"])
    s["turn"] = r.whole("turn", 0, players - 1)
    s["top"] = r.whole("top", 0, CARDS)
    laid = r.numbers("laid", CARDS + 1)
    hands = r.numbers_each("hands", CARDS + 1)
    pile = r.take("pile", list)
    r.need("pile", all(type(card) is int and 0 < card <= CARDS for card in pile), "value")
    cards = [*pile, *(k for bits in (laid, *hands) for k in range(CARDS + 1) if bits >> k & 1)]
    r.need("pile", sorted(cards) == list(range(1, CARDS + 1)), "clash")
    r.need("top", not s["top"] or bool(laid >> int(s["top"]) & 1), "clash")
    out = [seat for seat in range(players) if not hands[seat]]
    r.need("hands", out == ([int(s["turn"])] if s["over"] else []), "clash")
    r.need("winners", not s["over"] or int(s["winners"]) == 1 << int(s["turn"]), "clash")
    s["hands"][:players] = [bits >> 1 for bits in hands]
    s["count"][:players] = [bits.bit_count() for bits in hands]
    s["laid"] = [laid >> k + 1 & 1 for k in range(CARDS)]
    s["pile"][: len(pile)] = pile
    s["pile_size"] = len(pile)


GAME = Game(
    name="ladder",
    number=99,
    version=1,
    rulebook=RULEBOOK,
    rule_ids=("LD-01", "LD-02", "LD-03", "LD-04"),
    state=State,
    texts=MOVES,
    rules=("tests.ladder.rules",),
    events=EVENTS,
    reasons=REASONS,
    scores=lambda states: (states["winners"][:, None] >> np.arange(int(states["players"][0])) & 1).astype(np.float64),
    write_position=write_position,
    read_position=read_position,
)
assert len(GAME.texts) - 1 == DRAW
