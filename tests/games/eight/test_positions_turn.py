"""Positions that no match could come to: who is to do what, who opens, and what the series came to."""

import pytest

from klaf.engine.document.writer import Document
from tests.games.damage import Change, Maker, every, fields, house, put
from tests.games.eight.positions import (
    Damage,
    by_winner,
    classic,
    classic_over,
    exchange,
    freely_opened,
    from_bank,
    lower_is_known,
    midway,
    only_specials,
    opened,
    opening,
    over,
    reason,
    swapping,
    tied,
)

WON = {"over": True, "winners": [0]}


def burn_first(field: str) -> Change:
    """Burn the first card that seat 0 has on the table, open or blind."""

    def change(position: Document) -> None:
        position["burnt"][0].append(position[field][0][0])
        position[field][0][0] = "-"

    return change


DAMAGES: dict[str, Damage] = {
    # the decision point
    "a winner before the end": (midway, put("winners", [0]), "clash", "winners"),
    "an end without a winner": (over, put("winners", []), "clash", "winners"),
    "the phase over in play": (midway, put("phase", "over"), "clash", "blind"),
    "over in a phase of play": (midway, fields(**WON), "clash", "over"),
    "an opening without its card": (opening, put("first_card", None), "clash", "first_card"),
    "a Half that opened": (midway, put("first_card", "half"), "clash", "first_card"),
    "a Demon that opened": (opened, put("first_card", "demon"), "clash", "first_card"),
    "a free opening that a number in a hand as dealt forbids": (opened, put("first_card", None), "clash", "first_card"),
    "a card that opened though a hand as dealt holds a lower": (opened, put("first_card", "2"), "clash", "first_card"),
    "a lower card in a hand as dealt than opened": (lower_is_known, exchange("6", "1", 1, 1), "clash", "first_card"),
    "a number in a hand as dealt after a free opening": (
        freely_opened,
        exchange("half", "0", 1, 1),
        "clash",
        "first_card",
    ),
    "a holder forgotten who has not laid": (opened, put("holders", []), "clash", "holders"),
    "a holder who has laid": (opened, put("holders", [1, 2]), "clash", "holders"),
    "a holder who has laid in place of one who has not": (opened, put("holders", [2]), "clash", "holders"),
    "a holder without the card that opened": (opened, put("holders", [0, 1]), "clash", "holders"),
    "a holder after a free opening": (freely_opened, put("holders", [1]), "clash", "holders"),
    "a holder whose card went to the bank": (opened, exchange("1", "6", 1, 1), "clash", "holders"),
    "an opening card before hands are dealt": (swapping, put("first_card", "1"), "clash", "first_card"),
    "an opening card that is not the lowest": (opening, put("first_card", "2"), "clash", "first_card"),
    "an opening card that nobody holds": (opening, put("first_card", "4"), "clash", "first_card"),
    "an opener without the lowest card": (opening, put("turn", 0), "clash", "turn"),
    "an opener without the lowest card of two": (tied, put("turn", 0), "clash", "turn"),
    "an opener named as holder of the lowest card": (
        opening,
        every(put("turn", 0), put("holders", [0])),
        "clash",
        "holders",
    ),
    "no holders of the opening card": (opening, put("holders", []), "clash", "holders"),
    "a holder who does not hold the card": (opening, put("holders", [0, 1]), "clash", "holders"),
    "all as holders of a card that two hold": (tied, put("holders", [0, 1, 2]), "clash", "holders"),
    "a holder forgotten": (tied, put("holders", [2]), "clash", "holders"),
    "the opener forgotten among the holders": (tied, put("holders", [1]), "clash", "holders"),
    "a holder whose card is in the bank": (tied, exchange("1", "6", 1, 1), "clash", "holders"),
    "a card of the holders in another hand too": (opening, exchange("2", "1", 0, 1), "clash", "holders"),
    "holders of a card that need not be laid": (only_specials, put("holders", [0]), "clash", "holders"),
    "all seats as holders of no card": (only_specials, put("holders", [0, 1]), "clash", "holders"),
    "holders where the winner opens": (by_winner, put("holders", [0]), "clash", "holders"),
    "holders in a later phase": (midway, put("holders", [0]), "clash", "holders"),
    "holders before hands are dealt": (swapping, put("holders", [0]), "clash", "holders"),
    "holders once it is over": (over, put("holders", [1]), "clash", "holders"),
    "a number to open with that nobody has": (only_specials, put("first_card", "5"), "clash", "first_card"),
    "an opening card where the winner opens": (by_winner, put("first_card", "1"), "clash", "first_card"),
    "a free opening with a number in a hand": (only_specials, exchange("half", "0", 1, 1), "clash", "first_card"),
    "a turn before anybody opened": (opening, fields(phase="hand", first_card=None, holders=[]), "clash", "phase"),
    "a turn before anybody opened freely": (only_specials, put("phase", "hand"), "clash", "phase"),
    "open cards before anybody opened": (only_specials, put("phase", "open"), "clash", "phase"),
    "blind cards before anybody opened": (only_specials, put("phase", "blind"), "clash", "phase"),
    "open cards before the winner opened": (by_winner, put("phase", "open"), "clash", "phase"),
    "another than the winner opens": (by_winner, put("turn", 0), "clash", "turn"),
    "an opening by the winner of no mini-game": (
        by_winner,
        fields(number=1, points=[0, 0], went_out=None),
        "clash",
        "phase",
    ),
    "the winner opens against the house rule": (by_winner, house(opener="lowest"), "clash", "phase"),
    "a free opening where the winner opens": (
        only_specials,
        every(house(opener="winner"), fields(number=2, shuffles=2, went_out=0, points=[2, 0])),
        "clash",
        "phase",
    ),
    "an opener's own lowest card, another's being lower": (
        opening,
        every(put("turn", 0), put("first_card", "2")),
        "clash",
        "first_card",
    ),
    "an opening with a Half": (only_specials, put("first_card", "half"), "clash", "first_card"),
    "an opening with a Demon": (
        only_specials,
        every(put("first_card", "demon"), put("turn", 1)),
        "clash",
        "first_card",
    ),
    "an opening on a pot": (opening, from_bank(0, ("pot", 0)), "clash", "phase"),
    "a free opening on a pot": (only_specials, from_bank(0, ("pot", 0)), "clash", "phase"),
    "an opening after cards were burnt": (opening, from_bank(1, ("burnt", 1)), "clash", "phase"),
    "a swap on a pot": (swapping, from_bank(0, ("pot", 0)), "clash", "pot"),
    "a swap after cards were burnt": (swapping, from_bank(0, ("burnt", 0)), "clash", "burnt"),
    "a swap with a hand": (swapping, from_bank(1, ("hands", 1)), "clash", "hands"),
    "a swap without an open card": (swapping, burn_first("open"), "clash", "open"),
    "a swap without a blind card": (swapping, burn_first("blind"), "clash", "blind"),
    "a swap by another than the Deputy": (swapping, put("turn", 1), "clash", "deputy"),
    "an opening with the lowest where the winner opens": (
        opening,
        every(house(opener="winner"), fields(number=2, shuffles=2, went_out=1, points=[0, 2])),
        "clash",
        "phase",
    ),
    "open cards to be laid before the hand": (midway, put("phase", "open"), "clash", "phase"),
    "blind cards to be laid before the hand": (midway, put("phase", "blind"), "clash", "phase"),
    "a hand to be laid from, of no card": (midway, put("turn", 1), "clash", "phase"),
    "blind cards to be laid before the open ones": (
        midway,
        every(put("turn", 1), put("phase", "blind")),
        "clash",
        "phase",
    ),
    "open cards to be laid, of which there is none": (
        midway,
        every(put("turn", 2), put("phase", "open")),
        "clash",
        "phase",
    ),
    # the series
    "fewer shuffles than mini-games": (midway, put("shuffles", 2), "clash", "shuffles"),
    "a seventh classic mini-game": (classic, fields(number=7, shuffles=7, points=[9, 9, 0]), "value", "number"),
    "somebody went out before the first": (opening, put("went_out", 0), "clash", "went_out"),
    "nobody went out before the third": (midway, put("went_out", None), "clash", "went_out"),
    "a Deputy before the first classic mini-game": (
        classic,
        fields(number=1, points=[0, 0, 0], went_out=None),
        "clash",
        "deputy",
    ),
    "no Deputy before the third classic mini-game": (classic, put("deputy", None), "clash", "deputy"),
    "a Deputy of a modern match": (midway, put("deputy", 0), "clash", "deputy"),
    "points before the first": (opening, put("points", [1, 0]), "clash", "points"),
    "more points than three for each": (midway, put("points", [7, 0, 0]), "clash", "points"),
    "fewer points than were given": (midway, put("points", [1, 0, 0]), "clash", "points"),
    "more points than were given": (midway, put("points", [3, 3, 3]), "clash", "points"),
    "fewer points than Presidents and Deputies get": (classic, put("points", [3, 2, 0]), "clash", "points"),
    "more points than Presidents and Deputies get": (classic, put("points", [4, 4, 3]), "clash", "points"),
    "no point for who went out": (midway, put("went_out", 2), "clash", "points"),
    "no point for who went out at the end": (
        classic_over,
        fields(points=[1, 17], winners=[1], deputy=1),
        "clash",
        "points",
    ),
    "one point for the President": (classic, put("points", [5, 1, 0]), "clash", "points"),
    "no point for the Deputy": (classic, put("points", [0, 6, 0]), "clash", "points"),
    "no point for the Deputy who may swap": (swapping, every(put("turn", 1), put("deputy", 1)), "clash", "points"),
    "two points for who is President and Deputy": (classic, fields(points=[4, 2, 0], deputy=1), "clash", "points"),
    "a modern match that should be over": (midway, fields(number=4, points=[7, 3, 0]), "clash", "points"),
    "an end before seven points": (over, put("points", [6, 2]), "clash", "points"),
    "an end with the lead shared": (
        over,
        fields(points=[7, 7], winners=[0, 1], number=5, shuffles=5),
        "clash",
        "points",
    ),
    "an end won by another": (over, put("winners", [1]), "clash", "points"),
    "an end won by all": (over, put("winners", [0, 1]), "clash", "points"),
    "a classic end before the sixth": (classic_over, fields(number=5, points=[8, 8]), "clash", "points"),
    "a classic end won by one of two": (classic_over, put("winners", [0]), "clash", "points"),
}


@pytest.mark.parametrize(("maker", "damage", "why", "field"), DAMAGES.values(), ids=DAMAGES)
def test_a_contradiction_is_refused_with_its_field(maker: Maker, damage: Change, why: str, field: str) -> None:
    assert reason(maker, damage) == (why, field)
