"""Tuki Tuki's events: the numbers that rules write, and what they say."""

from klaf.engine.event_kinds import EventKinds, each, event, how_many, in_a, in_b, members
from klaf.engine.facts import FLAG, NUMBER, PLACE, SEAT
from klaf.games.tuki.parts import PART_COLUMNS, PART_NUMBER, PART_POINTS
from klaf.games.tuki.terms import CARD, PART

ORDER = 1
ROUND = 2
TURNED_UP = 3
OPENS = 4
SHOWED = 5
STARTS = 6
TURN_OF = 7
TOOK = 8
DREW = 9
SHUFFLED_IN = 10
PUT_AT = 11
THREW = 12
OPENED = 13
KEPT = 14
HOVERED = 15
BINNED = 16
CLOSED = 17
REVEALED = 18
COUNTED = 19
SCORED = 20
WON = 21

# A place and the card on it are one number.
_PLACES, _CARDS = each(PLACE, 0, 3), each(CARD, 3)


EVENTS = EventKinds(
    event(ORDER, "order", has_seat=False, order=each(SEAT)),
    event(ROUND, "round", has_seat=False, number=in_a(NUMBER)),
    event(TURNED_UP, "turned-up", has_seat=False, card=in_b(CARD)),
    event(OPENS, "opens", place=in_a(PLACE, secret=True), card=in_b(CARD, secret=True)),
    event(SHOWED, "showed", places=_PLACES, cards=_CARDS, count=how_many()),
    event(STARTS, "starts", sum=in_a(NUMBER), tie=in_b(FLAG)),
    event(TURN_OF, "turn"),
    event(TOOK, "took", card=in_b(CARD)),
    event(DREW, "drew", card=in_b(CARD, secret=True)),
    event(SHUFFLED_IN, "shuffled-in", has_seat=False, count=in_a(NUMBER)),
    event(PUT_AT, "put", place=in_a(PLACE), card=in_b(CARD)),
    event(THREW, "threw", card=in_b(CARD)),
    event(OPENED, "opened", place=in_a(PLACE), card=in_b(CARD)),
    event(KEPT, "kept"),
    event(HOVERED, "hovered", start=in_a(PLACE), landing=in_b(PLACE)),
    event(BINNED, "binned", place=in_a(PLACE, 0, 3), card=in_b(CARD), hidden=in_a(FLAG, 3)),
    event(CLOSED, "closed"),
    event(REVEALED, "revealed", places=_PLACES, cards=_CARDS, count=how_many()),
    event(
        COUNTED,
        "counted",
        part=in_a(PART, 0, PART_NUMBER),
        number=in_a(CARD, PART_NUMBER, PART_COLUMNS - PART_NUMBER),
        columns=members(PLACE, PART_COLUMNS, PART_POINTS - PART_COLUMNS),
        cards=each(CARD),
        points=in_a(NUMBER, PART_POINTS),
    ),
    event(SCORED, "scored", points=in_a(NUMBER), total=in_b(NUMBER)),
    event(WON, "won", has_seat=False, winners=members(SEAT)),
)
