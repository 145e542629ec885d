"""TAKI positions as documents, and back."""

from typing import Any

from klaf.engine.numbers import seats_of
from klaf.engine.position import Document, Reader
from klaf.games.taki.cards import (
    ANY_COLOUR,
    CODES,
    COLOUR,
    COLOURS,
    FIGURES,
    KINDS,
    N_COLOURED,
    N_FIGURES,
    NO_FIGURE,
    PLUS,
    SUPER,
    TAKI,
    UNKNOWN,
    UNKNOWN_HAND,
    deck,
)
from klaf.games.taki.options import CALL_CATCH, CALL_OFF
from klaf.games.taki.state import BREAK, CHAIN, FREE, OVER, OWED, PHASES, RUN

_COLOURS = (*COLOURS, "any")
_FIGURES = (*FIGURES, "none")
_ALL_KINDS = (1 << len(KINDS)) - 1
_DIRECTIONS = {1: "clockwise", -1: "counter-clockwise"}


def hand_cards(hand: Any) -> list[int] | None:
    """List the cards of a hand in the order of their numbers; None if the viewer may not know it."""
    once, twice = int(hand[0]), int(hand[1])
    if twice == int(UNKNOWN_HAND):
        return None
    cards: list[int] = []
    left = once & _ALL_KINDS
    while left:
        card = (left & -left).bit_length() - 1
        left &= left - 1
        n = 1 + (twice >> card & 1)
        if card == COLOUR:
            n += (once >> len(KINDS)).bit_count()
        cards += [card] * n
    return cards


def write_position(s: Any) -> Document:
    """Write TAKI's part of a position; what a view hides is null."""
    players = int(s["players"])
    hands = [hand_cards(s["hands"][seat]) for seat in range(players)]
    pile = s["pile"][: int(s["pile_size"])].tolist()
    return {
        "phase": PHASES[int(s["phase"])],
        "turn": int(s["turn"]),
        "direction": _DIRECTIONS[int(s["direction"])],
        "lead_colour": _COLOURS[int(s["lead_colour"])],
        "lead_figure": _FIGURES[int(s["lead_figure"])],
        "lead_at": int(s["lead_at"]),
        "taki_open": bool(s["taki_open"]),
        "debt": int(s["debt"]),
        "added": int(s["added"]),
        "asked": seats_of(s["asked"]),
        "idle": int(s["idle"]),
        "due": seats_of(s["due"]),
        "waived": seats_of(s["waived"]),
        "called": seats_of(s["called"]),
        "let_off": [seats_of(s["let_off"][seat]) for seat in range(players)],
        "stages": [int(s["stage"][seat]) for seat in range(players)],
        "counts": [int(s["count"][seat]) for seat in range(players)],
        "hands": [None if cards is None else [KINDS[card] for card in cards] for cards in hands],
        "pile": [None if card == UNKNOWN else KINDS[card] for card in pile],
        "discards": [KINDS[card] for card in s["discards"][: int(s["discards_size"])].tolist()],
    }


def read_position(r: Reader, s: Any) -> None:
    """Read TAKI's part of a position into a state, refusing what no match could come to."""
    players = int(s["players"])
    s["phase"] = r.choice("phase", PHASES)
    s["turn"] = r.whole("turn", 0, players - 1)
    s["direction"] = 1 if r.choice("direction", list(_DIRECTIONS.values())) == 0 else -1
    s["lead_colour"] = r.choice("lead_colour", _COLOURS)
    s["lead_figure"] = r.choice("lead_figure", _FIGURES)
    s["taki_open"] = r.flag("taki_open")
    s["debt"] = r.whole("debt", 0, 100)
    s["added"] = r.whole("added", 0, 3)
    s["idle"] = r.whole("idle", 0, players)
    for field in ("asked", "due", "waived", "called"):
        s[field] = r.seats(field)
    s["let_off"][:players] = r.seats_each("let_off")
    s["stage"][:players] = r.wholes_each("stages", 1, 8)
    counts = r.wholes_each("counts", 0, 116)
    _read_cards(r, s, counts)
    _check_lead(r, s)
    _check_phase(r, s)
    _check_calls(r, s)


def _read_cards(r: Reader, s: Any, counts: list[int]) -> None:
    hands = r.cards_each("hands", CODES)
    pile = r.cards("pile", CODES)
    discards = r.cards("discards", CODES)
    r.need("discards", len(discards) > 0, "value")
    cards = [*pile, *discards, *(card for hand in hands for card in hand)]
    r.counts(cards, deck(int(s["edition"])), KINDS)
    for seat, hand in enumerate(hands):
        r.need("counts", counts[seat] == len(hand), "clash")
        s["count"][seat] = len(hand)
        once = twice = 0
        for card in hand:
            if not once >> card & 1:
                once |= 1 << card
            elif card != COLOUR:
                twice |= 1 << card
            else:
                more = once >> len(KINDS)
                once |= (more + 1) << len(KINDS)
        s["hands"][seat] = (once, twice)
    s["pile"][: len(pile)] = pile
    s["pile_size"] = len(pile)
    s["discards"][: len(discards)] = discards
    s["discards_size"] = len(discards)
    s["lead_at"] = r.whole("lead_at", 0, len(discards) - 1)


def _check_lead(r: Reader, s: Any) -> None:
    """See that colour and figure in force are those that the leading card can give."""
    card = int(s["discards"][int(s["lead_at"])])
    colour, figure = int(s["lead_colour"]), int(s["lead_figure"])
    if card < N_COLOURED:
        fits = (colour, figure) == divmod(card, N_FIGURES)
    elif card == COLOUR:
        fits = figure == NO_FIGURE
    elif card == SUPER:
        fits = figure == TAKI and colour != ANY_COLOUR
        fits = fits or (figure == NO_FIGURE and colour == ANY_COLOUR)
    else:
        fits = figure == NO_FIGURE and colour == ANY_COLOUR
    r.need("lead_colour", fits, "clash")
    above = s["discards"][int(s["lead_at"]) + 1 : int(s["discards_size"])]
    r.need("lead_at", all(int(card) > SUPER for card in above), "clash")
    r.need("taki_open", not s["taki_open"] or colour != ANY_COLOUR, "clash")


def _check_phase(r: Reader, s: Any) -> None:
    """See that the fields of the decision point fit each other."""
    phase = int(s["phase"])
    r.need("over", (phase == OVER) == bool(s["over"]), "clash")
    r.need("asked", (phase == BREAK) == bool(s["asked"]), "clash")
    r.need("asked", not int(s["asked"]) >> int(s["turn"]) & 1, "clash")
    if phase == CHAIN:
        r.need("debt", int(s["debt"]) > 0 and not s["added"], "clash")
    elif phase == BREAK:
        r.need("added", int(s["added"]) != 1 and bool(s["added"]) == bool(s["debt"]), "clash")
        r.need("debt", int(s["debt"]) >= int(s["added"]), "clash")
    elif phase != OVER:
        r.need("debt", not s["debt"] and not s["added"], "clash")
    if phase == RUN:
        r.need("taki_open", bool(s["taki_open"]), "clash")
    elif phase == OWED:
        r.need("lead_figure", int(s["lead_figure"]) == PLUS, "clash")
    elif phase == FREE:
        r.need("taki_open", not s["taki_open"], "clash")
    r.need("idle", int(s["idle"]) < int(s["players"]) or phase == OVER, "clash")


def _check_calls(r: Reader, s: Any) -> None:
    """See that calls are owed, let go or made by seats with one card only."""
    due, waived, called = int(s["due"]), int(s["waived"]), int(s["called"])
    r.need("called", not (due & waived or due & called or waived & called), "clash")
    for seat in seats_of(due | waived | called):
        r.need("called", int(s["count"][seat]) == 1, "clash")
    r.need("due", not (due | waived | called) or int(s["last_card"]) != CALL_OFF, "clash")
    for seat, bits in enumerate(s["let_off"].tolist()):
        r.need("let_off", not bits or int(s["last_card"]) == CALL_CATCH, "clash")
        r.need("let_off", not int(bits) >> seat & 1, "clash")
