"""Which of TAKI's positions no match could come to."""

from typing import Any

from klaf.engine.document.reader import Reader
from klaf.engine.numbers import seats_of
from klaf.games.taki.cards import (
    ANY_COLOUR,
    COLOUR,
    KINDS,
    KING,
    N_COLOURED,
    N_FIGURES,
    NO_FIGURE,
    PLUS,
    PLUS2,
    PLUS3,
    SUPER,
    TAKI,
    deck,
)
from klaf.games.taki.options import CALL_CATCH, CALL_OFF, CHAIN_ADDS3, CHAIN_FORBIDS
from klaf.games.taki.state import BREAK, CHAIN, FREE, OVER, OWED, RUN, TURN

HAND = 8  # cards that are dealt to each seat without the pyramid


def check(r: Reader, s: Any) -> None:
    """Refuse a position that no match could come to."""
    _check_cards(r, s)
    _check_lead(r, s)
    _check_phase(r, s)
    _check_calls(r, s)


def _check_cards(r: Reader, s: Any) -> None:
    hands, pile, discards = (r.document[field] for field in ("hands", "pile", "discards"))
    r.need("discards", len(discards) > 0, "value")
    r.need("lead_at", int(s["lead_at"]) < len(discards), "value")
    cards = [*pile, *discards, *(card for hand in hands for card in hand)]
    r.same_cards(cards, [KINDS[card] for card in deck(int(s["edition"]))])
    r.need("counts", r.document["counts"] == [len(hand) for hand in hands])


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
    r.need("lead_colour", fits)
    above = s["discards"][int(s["lead_at"]) + 1 : int(s["discards_size"])]
    r.need("lead_at", all(int(card) > SUPER for card in above))
    r.need("taki_open", not s["taki_open"] or colour != ANY_COLOUR)


def _check_phase(r: Reader, s: Any) -> None:
    """See that the fields of the decision point fit each other, and the card on top."""
    phase, size = int(s["phase"]), int(s["discards_size"])
    top = int(s["discards"][size - 1])
    leads = int(s["lead_at"]) == size - 1
    r.need("over", (phase == OVER) == bool(s["over"]))
    r.need("asked", (phase == BREAK) == bool(s["asked"]))
    r.need("asked", not int(s["asked"]) >> int(s["turn"]) & 1)
    _check_debt(r, s, phase)
    if phase == RUN:
        r.need("taki_open", bool(s["taki_open"]))
        r.need("phase", leads)
    elif phase == OWED:
        r.need("lead_figure", int(s["lead_figure"]) == PLUS)
        r.need("phase", leads)
    elif phase == FREE:
        r.need("taki_open", not s["taki_open"])
        r.need("phase", top == KING)
    elif phase == BREAK:
        r.need("phase", top == PLUS3)
    r.need("idle", int(s["idle"]) < int(s["players"]) or phase == OVER)
    r.need("idle", not s["idle"] or phase in (TURN, CHAIN, OVER))
    start = int(s["pyramid_start"]) if s["pyramid"] else HAND
    r.need("stages", all(stage <= start if s["pyramid"] else stage == start for stage in r.document["stages"]))


def _check_debt(r: Reader, s: Any, phase: int) -> None:
    """TK-21, TK-27: see that a debt is one that +2 and +3 can pile up."""
    debt, added = int(s["debt"]), int(s["added"])
    threes = int(s["plus3_in_chain"]) == CHAIN_ADDS3
    if phase == CHAIN:
        r.need("debt", debt > 0 and not added)
        r.need("lead_figure", int(s["lead_figure"]) == PLUS2)
    elif phase == BREAK:
        r.need("added", added != 1 and bool(added) == bool(debt))
        r.need("debt", debt >= added)
        r.need("added", not added or added == (3 if threes else 2))
        r.need("added", not added or int(s["plus3_in_chain"]) != CHAIN_FORBIDS)
    elif phase != OVER:
        r.need("debt", not debt and not added)
    chain = debt - added  # a +2 begins it
    possible = chain >= 2 and chain != 3 if threes and not int(s["edition"]) else chain >= 2 and chain % 2 == 0
    r.need("debt", not debt or possible)


def _check_calls(r: Reader, s: Any) -> None:
    """See that calls are owed, let go or made by seats with one card only."""
    due, waived, called = int(s["due"]), int(s["waived"]), int(s["called"])
    r.need("called", not (due & waived or due & called or waived & called))
    for seat in seats_of(due | waived | called):
        r.need("called", int(s["count"][seat]) == 1)
    r.need("due", not (due | waived | called) or int(s["last_card"]) != CALL_OFF)
    for seat, bits in enumerate(s["let_off"].tolist()):
        r.need("let_off", not bits or int(s["last_card"]) == CALL_CATCH)
        r.need("let_off", not int(bits) >> seat & 1)
        r.need("let_off", not bits or bool((due | waived) >> seat & 1))
