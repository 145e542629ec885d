"""The events of Eight and a half: the numbers that rules write, and the events that people and programs read."""

from klaf.engine.events import Event, Fact, runs_of
from klaf.engine.layout import Array
from klaf.engine.numbers import seats_of
from klaf.games.eight.cards import HALF, KINDS, NO_CARD

# kind                  seat       a                              b
BEGUN = 1  #            -          number of the mini-game        -
LAID_OUT = 2  #         who        -                              open card
MAY_SWAP = 3  #         Deputy     -                              -
SWAPPED = 4  #          Deputy     place + seat × 4 + place × 32  card given + card got × 16
KEPT = 5  #             Deputy     -                              -
DEALT = 6  #            who        -                              card
OPENS = 7  #            who        seats of the lot (bits)        card, or NO_CARD: any
LAID = 8  #             who        what and from where (below)    value of the pot, in halves
FILLED = 9  #           who        -                              card
ARRESTED = 10  #        policeman  offender                       -
TOOK = 11  #            who        reason                         cards
TURNED_UP = 12  #       who        place                          card
TURNED_BACK = 13  #     who        place                          card
TURN_OF = 14  #         who        -                              -
OUT = 15  #             who        -                              -
SCORED = 16  #          who        reason + points × 8            total
COUNTED = 19  #         who        cards not got rid of           burnt cards
TIED = 20  #            -          -                              -
DECIDING = 17  #        -          -                              -
WON = 18  #             -          seats (bits)                   -

# What was laid, in one number: the card, how many × 16, with a Half × 64, and × 128 the index in SOURCES.
SOURCES = ("hand", "open", "blind")

KIND_NAMES = {
    BEGUN: "begun",
    LAID_OUT: "laid-out",
    MAY_SWAP: "may-swap",
    SWAPPED: "swapped",
    KEPT: "kept",
    DEALT: "dealt",
    OPENS: "opens",
    LAID: "laid",
    FILLED: "filled",
    ARRESTED: "arrested",
    TOOK: "took",
    TURNED_UP: "turned-up",
    TURNED_BACK: "turned-back",
    TURN_OF: "turn",
    OUT: "out",
    SCORED: "scored",
    COUNTED: "counted",
    TIED: "tied",
    DECIDING: "deciding",
    WON: "won",
}

# Why somebody takes the pot, and why somebody scores.
IN_TURN, BLIND_FAILED, WAS_ARRESTED = range(3)
TAKING = ("turn", "blind", "arrest")
FOR_OUT, FOR_FEWEST, FOR_CLEAN, FOR_PRESIDENT, FOR_DEPUTY = range(5)
SCORING = ("out", "fewest", "clean", "president", "deputy")
_CARDS = frozenset({"cards"})
SECRET_KINDS = {DEALT: _CARDS, FILLED: _CARDS}  # what only its seat may see of an event
_LISTS = (LAID_OUT, *SECRET_KINDS)


def _together(row: list[int], following: list[int]) -> bool:
    """Whether two rows are cards that a seat gets one after the other."""
    return row[0] in _LISTS and following[:2] == row[:2]


def read_log(log: Array) -> list[Event]:
    """Turn the rows of a log into events and empty it; cards that a seat gets one by one are one event."""
    events: list[Event] = []
    for run in runs_of(log, _together):
        kind, seat, a, b = run[0]
        if kind in _LISTS:
            facts: dict[str, Fact] = {"cards": tuple(KINDS[row[3]] for row in run), "count": len(run)}
            events.append(Event(KIND_NAMES[kind], seat, facts, SECRET_KINDS.get(kind, frozenset())))
        else:
            events.append(Event(KIND_NAMES[kind], seat if seat >= 0 else None, _facts(kind, a, b)))
    return events


def _facts(kind: int, a: int, b: int) -> dict[str, Fact]:
    """Name the two numbers of a row."""
    facts: dict[str, Fact]
    if kind == BEGUN:
        return {"number": a}
    if kind == SWAPPED:
        facts = {"place": a & 3, "card": KINDS[b & 15], "other": a >> 2 & 7}
        return {**facts, "other_place": a >> 5, "other_card": KINDS[b >> 4]}
    if kind == OPENS:
        tied = tuple(seats_of(a))
        facts = {"by_lot": int(len(tied) > 1), "tied": tied}
        return {**facts, "free": int(b == NO_CARD), "card": "" if b == NO_CARD else KINDS[b]}
    if kind == LAID:
        cards = [KINDS[a & 15]] * (a >> 4 & 3) + [KINDS[HALF]] * (a >> 6 & 1)
        return {"cards": tuple(cards), "count": len(cards), "source": SOURCES[a >> 7], "value": b}
    if kind == ARRESTED:
        return {"offender": a}
    if kind == TOOK:
        return {"reason": TAKING[a], "count": b}
    if kind in (TURNED_UP, TURNED_BACK):
        return {"place": a, "card": KINDS[b]}
    if kind == COUNTED:
        return {"left": a, "burnt": b, "total": a + b}
    if kind == SCORED:
        return {"reason": SCORING[a & 7], "points": a >> 3, "total": b}
    if kind == WON:
        return {"winners": tuple(seats_of(a))}
    return {}
