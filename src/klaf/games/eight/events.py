"""The events of Eight and a half: the numbers that rules write, and what they say."""

from klaf.engine.event_kinds import EventKinds, each, event, how_many, in_a, in_b, members
from klaf.engine.facts import FLAG, NUMBER, PLACE, SEAT, FactKind
from klaf.games.eight.terms import CARD, VALUE

BEGUN = 1
LAID_OUT = 2
MAY_SWAP = 3
SWAPPED = 4
KEPT = 5
DEALT = 6
OPENS = 7
LAID = 8
FILLED = 9
ARRESTED = 10
TOOK = 11
TURNED_UP = 12
TURNED_BACK = 13
TURN_OF = 14
OUT = 15
SCORED = 16
COUNTED = 19
TIED = 20
DECIDING = 17
WON = 18

# Why somebody takes the pot, and why somebody scores.
IN_TURN, BLIND_FAILED, WAS_ARRESTED = range(3)
TAKING = FactKind("reason", ("turn", "blind", "arrest"))
FOR_OUT, FOR_FEWEST, FOR_CLEAN, FOR_PRESIDENT, FOR_DEPUTY = range(5)
SCORING = FactKind("reason", ("out", "fewest", "clean", "president", "deputy"))

FROM_HAND, FROM_OPEN, FROM_BLIND = range(3)
SOURCE = FactKind("source", ("hand", "open", "blind"))

# The seats among which a lot is drawn for the opener, a bit each; whether it is drawn; whether any card opens.
BY_LOT, ANY_CARD = 1 << 5, 1 << 6

EVENTS = EventKinds(
    event(BEGUN, "begun", has_seat=False, number=in_a(NUMBER)),
    event(LAID_OUT, "laid-out", cards=each(CARD), count=how_many()),
    event(MAY_SWAP, "may-swap"),
    event(
        SWAPPED,
        "swapped",
        place=in_a(PLACE, 0, 2),
        card=in_b(CARD, 0, 4),
        other=in_a(SEAT, 2, 3),
        other_place=in_a(PLACE, 5),
        other_card=in_b(CARD, 4),
    ),
    event(KEPT, "kept"),
    event(DEALT, "dealt", cards=each(CARD, secret=True), count=how_many()),
    event(
        OPENS,
        "opens",
        by_lot=in_a(FLAG, 5, 1),
        tied=members(SEAT, 0, 5),
        free=in_a(FLAG, 6),
        card=in_b(CARD),
    ),
    event(LAID, "laid", cards=each(CARD), count=how_many(), source=in_a(SOURCE, 0, 2), value=in_a(VALUE, 2)),
    event(FILLED, "filled", cards=each(CARD, secret=True), count=how_many()),
    event(ARRESTED, "arrested", offender=in_a(SEAT)),
    event(TOOK, "took", reason=in_a(TAKING), count=in_b(NUMBER)),
    event(TURNED_UP, "turned-up", place=in_a(PLACE), card=in_b(CARD)),
    event(TURNED_BACK, "turned-back", place=in_a(PLACE), card=in_b(CARD)),
    event(TURN_OF, "turn"),
    event(OUT, "out"),
    event(COUNTED, "counted", left=in_a(NUMBER), burnt=in_b(NUMBER, 0, 7), total=in_b(NUMBER, 7)),
    event(TIED, "tied", has_seat=False),
    event(SCORED, "scored", reason=in_a(SCORING, 0, 3), points=in_a(NUMBER, 3), total=in_b(NUMBER)),
    event(DECIDING, "deciding", has_seat=False),
    event(WON, "won", has_seat=False, winners=members(SEAT)),
)
