"""Tuki Tuki's events: the numbers that rules write, and the events that people and programs read."""

from klaf.engine.events import Event, Fact, runs_of
from klaf.engine.layout import Array
from klaf.engine.numbers import seats_of
from klaf.games.tuki.cards import KINDS
from klaf.games.tuki.scoring import explain
from klaf.games.tuki.state import PLACES

# kind                  seat      a                     b
ORDER = 1  #            who       -                     -
ROUND = 2  #            -         number                -
TURNED_UP = 3  #        -         -                     card
OPENS = 4  #            who       place                 card
SHOWED = 5  #           who       place                 card
STARTS = 6  #           who       sum                   1: a tie
TURN_OF = 7  #          who       -                     -
TOOK = 8  #             who       -                     card
DREW = 9  #             who       -                     card
SHUFFLED_IN = 10  #     -         cards                 -
PUT_AT = 11  #          who       place                 card
THREW = 12  #           who       -                     card
OPENED = 13  #          who       place                 card
KEPT = 14  #            who       -                     -
HOVERED = 15  #         who       from                  to
BINNED = 16  #          who       place (+8: hidden)    card
CLOSED = 17  #          who       -                     -
REVEALED = 18  #        who       place                 card
BOXED = 19  #           who       place (+8: joins)     card
SCORED = 20  #          who       points                total
WON = 21  #             -         seats (bits)          -

KIND_NAMES = {
    ORDER: "order",
    ROUND: "round",
    TURNED_UP: "turned-up",
    OPENS: "opens",
    SHOWED: "showed",
    STARTS: "starts",
    TURN_OF: "turn",
    TOOK: "took",
    DREW: "drew",
    SHUFFLED_IN: "shuffled-in",
    PUT_AT: "put",
    THREW: "threw",
    OPENED: "opened",
    KEPT: "kept",
    HOVERED: "hovered",
    BINNED: "binned",
    CLOSED: "closed",
    REVEALED: "revealed",
    BOXED: "counted",
    SCORED: "scored",
    WON: "won",
}

_LISTS = (SHOWED, REVEALED, BOXED)
# What only its seat may see of an event.
SECRET_KINDS = {OPENS: frozenset({"place", "card"}), DREW: frozenset({"card"})}


def _together(row: list[int], following: list[int]) -> bool:
    """Whether two rows tell of several cards of a seat, or of several seats, at once."""
    return following[0] == row[0] and (row[0] == ORDER or (row[0] in _LISTS and following[1] == row[1]))


def read_log(log: Array) -> list[Event]:
    """Turn the rows of a log into events and empty it; rows that tell of several cards or seats are one event."""
    events: list[Event] = []
    for run in runs_of(log, _together):
        kind, seat, a, b = run[0]
        name = KIND_NAMES[kind]
        if kind == ORDER:
            events.append(Event(name, None, {"order": tuple(row[1] for row in run)}))
        elif kind == BOXED:
            events += _counted(seat, [row[3] for row in run], joins=a >= PLACES)
        elif kind in _LISTS:
            places, cards = tuple(row[2] for row in run), tuple(KINDS[row[3]] for row in run)
            events.append(Event(name, seat, {"places": places, "cards": cards, "count": len(cards)}))
        else:
            secret = SECRET_KINDS.get(kind, frozenset())
            events.append(Event(name, seat if seat >= 0 else None, _facts(kind, a, b), secret))
    return events


def _counted(seat: int, box: list[int], joins: bool) -> list[Event]:
    """Return the parts of a box's sum, an event each."""
    return [
        Event(
            KIND_NAMES[BOXED],
            seat,
            {
                "part": part.name,
                "number": "" if part.number is None else KINDS[part.number],
                "columns": part.columns,
                "cards": tuple(KINDS[card] for card in part.cards),
                "points": part.points,
            },
        )
        for part in explain(box, joins)
    ]


def _facts(kind: int, a: int, b: int) -> dict[str, Fact]:
    """Name the two numbers of a row."""
    if kind in (TURNED_UP, TOOK, DREW, THREW):
        return {"card": KINDS[b]}
    if kind in (OPENS, PUT_AT, OPENED):
        return {"place": a, "card": KINDS[b]}
    if kind == BINNED:
        return {"place": a % PLACES, "card": KINDS[b], "hidden": a // PLACES}
    if kind == HOVERED:
        return {"start": a, "landing": b}
    if kind == ROUND:
        return {"number": a}
    if kind == STARTS:
        return {"sum": a, "tie": b}
    if kind == SHUFFLED_IN:
        return {"count": a}
    if kind == SCORED:
        return {"points": a, "total": b}
    if kind == WON:
        return {"winners": tuple(seats_of(a))}
    return {}
