"""Which of TAKI's positions no match could come to."""

from typing import Any

from klaf.engine.document.reader import Reader
from klaf.engine.numbers import seats_of
from klaf.games.taki.cards import (
    ANY_COLOUR,
    BREAKER,
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
from klaf.games.taki.options import CALL_CATCH, CALL_OFF, CHAIN_ADDS3, CHAIN_FORBIDS, FIRST_ANY
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
    if colour == ANY_COLOUR:  # TK-04
        r.need("lead_colour", int(s["first_card"]) == FIRST_ANY and int(s["lead_at"]) == 0)
    above = s["discards"][int(s["lead_at"]) + 1 : int(s["discards_size"])]
    r.need("lead_at", all(int(card) > SUPER for card in above))
    r.need("taki_open", not s["taki_open"] or _may_be_open(s))


def _may_be_open(s: Any) -> bool:
    """TK-34 to TK-37: whether a TAKI of the colour in force lies there and nothing since has closed it."""
    for card in _laid(s):
        if card == SUPER or card == int(s["lead_colour"]) * N_FIGURES + TAKI:
            return True
        closes = card in (COLOUR, KING) or (card < N_COLOURED and card // N_FIGURES != int(s["lead_colour"]))
        if closes:
            return False
    return _shuffled_in(s)


def _laid(s: Any) -> list[int]:
    """TK-04: list the discards from the top, without the card that was turned up, whose command is ignored."""
    turned_up = 0 if _shuffled_in(s) else 1
    return [int(card) for card in s["discards"][turned_up : int(s["discards_size"])][::-1]]


def _shuffled_in(s: Any) -> bool:
    """TK-08: whether discards may have become a pile, so that what lay under the lowest is unknown."""
    by_lot = int(s["opener"]) < 0  # TK-05: the deal's second nonce
    return int(s["shuffles"]) > 1 + by_lot


def _check_phase(r: Reader, s: Any) -> None:
    """See that the fields of the decision point fit each other, and the card on top."""
    phase, size = int(s["phase"]), int(s["discards_size"])
    top = int(s["discards"][size - 1])
    leads = int(s["lead_at"]) == size - 1
    r.need("over", (phase == OVER) == bool(s["over"]))
    r.need("asked", (phase == BREAK) == bool(s["asked"]))
    r.need("asked", not int(s["asked"]) >> int(s["turn"]) & 1)
    _check_debt(r, s, phase, top)
    if phase == RUN:
        r.need("taki_open", bool(s["taki_open"]))
        r.need("phase", leads)
    elif phase == OWED:
        r.need("lead_figure", int(s["lead_figure"]) == PLUS)
        r.need("phase", leads and bool(_laid(s)))
    elif phase == FREE:
        r.need("taki_open", not s["taki_open"])
        r.need("phase", top == KING and not leads)
    elif phase == BREAK:
        r.need("phase", top == PLUS3 and not leads)
    _check_end(r, s, phase, top)
    if s["idle"]:  # TK-08: nothing could be drawn, and no card was laid since
        r.need("idle", int(s["idle"]) < int(s["players"]) if phase == TURN else phase == OVER)
        r.need("idle", int(s["pile_size"]) == 0 and int(s["lead_at"]) == 0)
    start = int(s["pyramid_start"]) if s["pyramid"] else HAND
    r.need("stages", all(stage <= start if s["pyramid"] else stage == start for stage in r.document["stages"]))


def _check_end(r: Reader, s: Any, phase: int, top: int) -> None:
    """TK-40, TK-08: see that the winners are those who laid their last card, or who hold the fewest."""
    if phase != OVER:
        return
    winners = seats_of(int(s["winners"]))
    counts = r.document["counts"]
    if s["idle"]:
        r.need("idle", int(s["idle"]) == int(s["players"]))
        r.need("winners", winners == [seat for seat, count in enumerate(counts) if count == min(counts)])
        return
    r.need("winners", len(winners) == 1 and counts[winners[0]] == 0)
    r.need("winners", (winners[0] != int(s["turn"])) == (top == BREAKER))
    r.need("winners", not s["pyramid"] or int(s["stage"][winners[0]]) == 1)


def _check_debt(r: Reader, s: Any, phase: int, top: int) -> None:
    """TK-21, TK-27: see that a debt is one that +2 and +3 can pile up, and that those cards lie on top."""
    debt, added = int(s["debt"]), int(s["added"])
    adds = {CHAIN_ADDS3: 3, CHAIN_FORBIDS: 0}.get(int(s["plus3_in_chain"]), 2)
    cards = _laid(s)
    if phase == CHAIN:
        r.need("debt", debt > 0 and not added)
        r.need("lead_figure", int(s["lead_figure"]) == PLUS2)
    elif phase in (BREAK, OVER):
        r.need("added", added != 1 and (bool(added) == bool(debt) or phase == OVER))
        r.need("debt", debt >= added)
        r.need("added", not added or (added == adds and top == PLUS3))
        r.need("debt", not (debt and s["idle"]))
    else:
        r.need("debt", not debt and not added)
    chain = debt - added  # a +2 begins it
    r.need("debt", not debt or _may_begin(s, chain))
    if phase == OVER and debt and not added:  # the +2 that won adds nothing any more
        r.need("debt", _is_plus2(top))
        cards = cards[1:]
    r.need("debt", not debt or _piled_up(s, debt, cards, adds))


def _may_begin(s: Any, chain: int) -> bool:
    """Whether a chain that a +2 began may have piled up so many cards."""
    threes = int(s["plus3_in_chain"]) == CHAIN_ADDS3 and not int(s["edition"])
    return chain >= 2 and (chain != 3 if threes else chain % 2 == 0)


def _piled_up(s: Any, debt: int, cards: list[int], adds: int) -> bool:
    """Whether cards from the top add up to a debt; what lay under the lowest may be in a new pile (TK-08)."""
    for card in cards:
        if _is_plus2(card):
            debt -= 2
            if debt == 0:
                return True
        elif card == PLUS3 and adds:
            debt -= adds
        else:
            return False
    return _shuffled_in(s) and _may_begin(s, debt)


def _is_plus2(card: int) -> bool:
    return card < N_COLOURED and card % N_FIGURES == PLUS2


def _check_calls(r: Reader, s: Any) -> None:
    """See that calls are owed, let go or made by seats with one card only."""
    due, waived, called = int(s["due"]), int(s["waived"]), int(s["called"])
    r.need("called", not (due & waived or due & called or waived & called))
    # only a window lets its seat in turn let the call go
    r.need("waived", not waived >> int(s["turn"]) & 1 or int(s["phase"]) in (BREAK, OVER))
    for seat in seats_of(due | waived | called):
        r.need("called", int(s["count"][seat]) == 1)
    r.need("due", not (due | waived | called) or int(s["last_card"]) != CALL_OFF)
    for seat, bits in enumerate(s["let_off"].tolist()):
        r.need("let_off", not bits or int(s["last_card"]) == CALL_CATCH)
        r.need("let_off", not int(bits) >> seat & 1)
        r.need("let_off", not bits or bool((due | waived) >> seat & 1))
