"""TAKI's events: the numbers that rules write, and what they say."""

from klaf.engine.event_kinds import EventKinds, each, event, how_many, in_a, in_b, members
from klaf.engine.facts import FLAG, NUMBER, SEAT, FactKind
from klaf.games.taki.terms import CARD, COLOUR, NAMED

DEALT = 1
TURNED_UP = 2
OPENS = 3
LAID = 4
DREW = 5
SHUFFLED_IN = 6
CALLED = 7
WAIVED = 8
PASSED = 9
LET_OFF = 10
CAUGHT = 11
SKIPPED = 12
REVERSED = 13
DEBT = 14
OPENED = 15
LEFT_OPEN = 16
CLOSED = 17
OWES = 18
FREED = 19
DECLINED = 20
ASKED = 21
BROKEN = 22
TURN_OF = 23
CLIMBED = 24
WON = 25
STUCK = 26

# Why somebody draws.
BY_CHOICE, FOR_DEBT, FOR_PENALTY, FOR_PLUS, FOR_PLUS3, FOR_BROKEN, FOR_THROWN, FOR_STAGE, FOR_CATCH = range(9)
DRAWING = FactKind("reason", ("turn", "debt", "penalty", "plus", "plus3", "broken", "thrown", "stage", "catch"))

_CARDS = each(CARD, secret=True)

EVENTS = EventKinds(
    event(DEALT, "dealt", cards=_CARDS, count=how_many()),
    event(TURNED_UP, "turned-up", has_seat=False, card=in_b(CARD), goes_back=in_a(FLAG)),
    event(OPENS, "opens", by_lot=in_a(FLAG)),
    event(LAID, "laid", card=in_b(CARD), named=in_a(NAMED)),
    event(DREW, "drew", cards=_CARDS, count=how_many(), reason=in_a(DRAWING)),  # b is -1: found none
    event(SHUFFLED_IN, "shuffled-in", has_seat=False, count=in_a(NUMBER)),
    event(CALLED, "called"),
    event(WAIVED, "waived"),
    event(PASSED, "passed"),
    event(LET_OFF, "let-off"),
    event(CAUGHT, "caught", offender=in_a(SEAT)),
    event(SKIPPED, "skipped"),
    event(REVERSED, "reversed", has_seat=False, direction=in_a(NUMBER)),
    event(DEBT, "debt", debt=in_a(NUMBER)),  # told of the seat that faces it
    event(OPENED, "opened", colour=in_a(COLOUR)),
    event(LEFT_OPEN, "left-open", colour=in_a(COLOUR)),
    event(CLOSED, "closed", colour=in_a(COLOUR), by_call=in_b(FLAG)),
    event(OWES, "owes"),
    event(FREED, "freed"),
    event(DECLINED, "declined"),
    event(ASKED, "asked"),  # told of the seat that laid the +3
    event(BROKEN, "broken", offender=in_a(SEAT)),
    event(TURN_OF, "turn"),
    event(CLIMBED, "climbed", stage=in_a(NUMBER)),
    event(WON, "won", has_seat=False, winners=members(SEAT)),
    event(STUCK, "stuck", has_seat=False),
)
