"""The events of Eight and a half: the numbers that rules write, and the events that people and programs read."""

from klaf.engine.events import Event, Fact, rows_of
from klaf.engine.layout import Array
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
    DECIDING: "deciding",
    WON: "won",
}

# Why somebody takes the pot, and why somebody scores.
IN_TURN, BLIND_FAILED, WAS_ARRESTED = range(3)
TAKING = ("turn", "blind", "arrest")
FOR_OUT, FOR_FEWEST, FOR_CLEAN, FOR_PRESIDENT, FOR_DEPUTY = range(5)
SCORING = ("out", "fewest", "clean", "president", "deputy")
SECRET_KINDS = (DEALT, FILLED)  # events of which only their seat sees the cards
_CARDS = frozenset({"cards"})


def read_log(log: Array) -> list[Event]:
    """Turn the rows of a log into events and empty it; cards that a seat gets one by one are one event."""
    rows = rows_of(log)
    events: list[Event] = []
    i = 0
    while i < len(rows):
        kind, seat, a, b = rows[i]
        i += 1
        if kind in (LAID_OUT, *SECRET_KINDS):
            cards = [KINDS[b]]
            while i < len(rows) and rows[i][:2] == [kind, seat]:
                cards.append(KINDS[rows[i][3]])
                i += 1
            secret = _CARDS if kind in SECRET_KINDS else frozenset[str]()
            events.append(Event(KIND_NAMES[kind], seat, {"cards": tuple(cards), "count": len(cards)}, secret))
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
        tied = tuple(seat for seat in range(16) if a >> seat & 1)
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
    if kind == SCORED:
        return {"reason": SCORING[a & 7], "points": a >> 3, "total": b}
    if kind == WON:
        return {"winners": tuple(seat for seat in range(16) if a >> seat & 1)}
    return {}
