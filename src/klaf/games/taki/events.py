"""TAKI's events: the numbers that rules write, and the events that people and programs read."""

from klaf.engine.events import Event, Fact, runs_of
from klaf.engine.layout import Array
from klaf.engine.numbers import seats_of
from klaf.games.taki.cards import COLOURS, KINDS

# kind                  seat      a              b
DEALT = 1  #            who       -              card
TURNED_UP = 2  #        -         1: goes back   card
OPENS = 3  #            who       1: by lot      -
LAID = 4  #             who       colour named   card
DREW = 5  #             who       reason         card, or -1: found none
SHUFFLED_IN = 6  #      -         cards          -
CALLED = 7  #           who       -              -
WAIVED = 8  #           who       -              -
PASSED = 9  #           who       -              -
LET_OFF = 10  #         who       -              -
CAUGHT = 11  #          who       offender       -
SKIPPED = 12  #         who       -              -
REVERSED = 13  #        -         direction      -
DEBT = 14  #            who faces cards          -
OPENED = 15  #          who       colour         -
LEFT_OPEN = 16  #       who       colour         -
CLOSED = 17  #          who       colour         1: by calling
OWES = 18  #            who       -              -
FREED = 19  #           who       -              -
DECLINED = 20  #        who       -              -
ASKED = 21  #           who laid  -              -
BROKEN = 22  #          breaker   whose +3       -
TURN_OF = 23  #         who       -              -
CLIMBED = 24  #         who       stage          -
WON = 25  #             -         seats (bits)   -
STUCK = 26  #           -         -              -

KIND_NAMES = {
    DEALT: "dealt",
    TURNED_UP: "turned-up",
    OPENS: "opens",
    LAID: "laid",
    DREW: "drew",
    SHUFFLED_IN: "shuffled-in",
    CALLED: "called",
    WAIVED: "waived",
    PASSED: "passed",
    LET_OFF: "let-off",
    CAUGHT: "caught",
    SKIPPED: "skipped",
    REVERSED: "reversed",
    DEBT: "debt",
    OPENED: "opened",
    LEFT_OPEN: "left-open",
    CLOSED: "closed",
    OWES: "owes",
    FREED: "freed",
    DECLINED: "declined",
    ASKED: "asked",
    BROKEN: "broken",
    TURN_OF: "turn",
    CLIMBED: "climbed",
    WON: "won",
    STUCK: "stuck",
}

# Why somebody draws.
BY_CHOICE, FOR_DEBT, FOR_PENALTY, FOR_PLUS, FOR_PLUS3, FOR_BROKEN, FOR_THROWN, FOR_STAGE, FOR_CATCH = range(9)
REASONS = ("turn", "debt", "penalty", "plus", "plus3", "broken", "thrown", "stage", "catch")

_CARDS = frozenset({"cards"})
SECRET_KINDS = {DEALT: _CARDS, DREW: _CARDS}  # what only its seat may see of an event


def _together(row: list[int], following: list[int]) -> bool:
    """Whether two rows are cards of one deal or draw."""
    return row[0] in SECRET_KINDS and following[:3] == row[:3] and following[3] >= 0


def read_log(log: Array) -> list[Event]:
    """Turn the rows of a log into events and empty it; the cards of one draw are one event."""
    events: list[Event] = []
    for run in runs_of(log, _together):
        kind, seat, a, b = run[0]
        if kind in SECRET_KINDS:
            cards = tuple(KINDS[row[3]] for row in run if row[3] >= 0)
            facts: dict[str, Fact] = {"cards": cards, "count": len(cards)}
            if kind == DREW:
                facts["reason"] = REASONS[a]
            events.append(Event(KIND_NAMES[kind], seat, facts, SECRET_KINDS[kind]))
        else:
            events.append(Event(KIND_NAMES[kind], seat if seat >= 0 else None, _facts(kind, a, b)))
    return events


def _facts(kind: int, a: int, b: int) -> dict[str, Fact]:
    """Name the two numbers of a row."""
    if kind == TURNED_UP:
        return {"card": KINDS[b], "goes_back": a}
    if kind == LAID:
        return {"card": KINDS[b], "named": COLOURS[a] if a >= 0 else ""}
    if kind in (OPENED, LEFT_OPEN):
        return {"colour": COLOURS[a]}
    if kind == CLOSED:
        return {"colour": COLOURS[a], "by_call": b}
    if kind == OPENS:
        return {"by_lot": a}
    if kind == SHUFFLED_IN:
        return {"count": a}
    if kind == REVERSED:
        return {"direction": a}
    if kind == DEBT:
        return {"debt": a}
    if kind == CLIMBED:
        return {"stage": a}
    if kind in (CAUGHT, BROKEN):
        return {"offender": a}
    if kind == WON:
        return {"winners": tuple(seats_of(a))}
    return {}
