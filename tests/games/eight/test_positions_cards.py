"""Positions that no match could come to: single fields, cards, and the stage that a seat has reached."""

import pytest

from tests.games.damage import Change, Maker, every, fields, house, put
from tests.games.eight.positions import (
    Damage,
    all_of,
    classic,
    from_bank,
    midway,
    move,
    opening,
    over,
    reason,
    swapping,
    tied,
)

WON = {"over": True, "winners": [0]}

DAMAGES: dict[str, Damage] = {
    # single fields
    "an unknown phase": (midway, put("phase", "nap"), "value", "phase"),
    "a turn beyond the table": (midway, put("turn", 3), "value", "turn"),
    "a turn of nobody": (midway, put("turn", -1), "value", "turn"),
    "a mini-game before the first": (midway, put("number", 0), "value", "number"),
    "a mini-game beyond all": (midway, put("number", 1 << 21), "value", "number"),
    "points below nothing": (midway, put("points", [3, 3, -1]), "value", "points"),
    "points too few": (midway, put("points", [3, 2]), "value", "points"),
    "points that are a truth": (midway, put("points", [3, 2, False]), "value", "points"),
    "somebody beyond the table went out": (midway, put("went_out", 3), "value", "went_out"),
    "a truth went out": (midway, put("went_out", True), "value", "went_out"),
    "a Deputy beyond the table": (classic, put("deputy", 3), "value", "deputy"),
    "an opening card that is none": (opening, put("first_card", "10"), "value", "first_card"),
    "an opening card by its number": (opening, put("first_card", 1), "value", "first_card"),
    "an empty place to open with": (opening, put("first_card", "-"), "value", "first_card"),
    "holders beyond the table": (opening, put("holders", [2]), "value", "holders"),
    "holders that are nobody": (opening, put("holders", [-1]), "value", "holders"),
    "holders that are truths": (opening, put("holders", [True]), "value", "holders"),
    "holders out of order": (tied, put("holders", [2, 1]), "value", "holders"),
    "a holder named twice": (tied, put("holders", [1, 1, 2]), "value", "holders"),
    "a holder alone": (opening, put("holders", 1), "value", "holders"),
    "hidden holders": (opening, put("holders", None), "value", "holders"),
    "a pot below nothing": (midway, put("pot_value", -1), "value", "pot_value"),
    "a modern option in a classic match": (classic, house(tie_fewest="all"), "options", "options"),
    "zeros to choose in a modern match": (midway, house(zeros=6), "options", "options"),
    "a field of a view": (midway, put("viewer", 0), "unknown", "viewer"),
    # cards
    "two open places": (midway, lambda p: p["open"][1].remove("-"), "value", "open"),
    "four open places": (midway, lambda p: p["open"][1].append("-"), "value", "open"),
    "four blind places": (midway, lambda p: p["blind"][2].append("-"), "value", "blind"),
    "no blind places": (midway, put("blind", 2, []), "value", "blind"),
    "an unknown card": (midway, put("hands", 0, ["4", "7", "10"]), "card", "hands"),
    "an empty place in a hand": (midway, put("hands", 0, ["4", "7", "-"]), "card", "hands"),
    "a hidden blind card": (midway, put("blind", 0, ["1", None, "5"]), "card", "blind"),
    "a hidden bank": (midway, put("banks", 0, None), "value", "banks"),
    "a hand too few": (midway, lambda p: p["hands"].pop(), "value", "hands"),
    "a card too many": (midway, lambda p: p["burnt"][1].append("4"), "count", "cards"),
    "a card too few": (midway, lambda p: p["burnt"][0].remove("8"), "count", "cards"),
    "a card in place of another": (midway, put("pot", 0, "4"), "count", "cards"),
    "72 cards where there are 80": (classic, house(zeros=6), "count", "cards"),
    "80 cards where there are 72": (
        midway,
        every(put("edition", "classic"), lambda p: p["options"].pop("tie_fewest"), house(zeros=14)),
        "count",
        "cards",
    ),
    "another value than the pot's": (midway, put("pot_value", 7), "clash", "pot_value"),
    "a value without a pot": (opening, put("pot_value", 2), "clash", "pot_value"),
    "a seen place that does not exist": (midway, put("seen", [[], [], [3]]), "value", "seen"),
    "seen places out of order": (midway, put("seen", [[], [], [2, 1]]), "value", "seen"),
    "seen places of too few": (midway, put("seen", [[], []]), "value", "seen"),
    "a bank larger than was dealt": (opening, move("2", ("hands", 0), ("banks", 0)), "clash", "banks"),
    "a bank larger than was dealt before hands": (swapping, from_bank(1, ("banks", 0)), "clash", "banks"),
    "a hand of four": (midway, move("1", ("banks", 0), ("hands", 0)), "value", "hands"),
    # stages
    "a hand not filled up": (midway, move("4", ("hands", 0), ("burnt", 0)), "clash", "hands"),
    "an open card laid before the bank is gone": (midway, move("6", ("open", 0), ("burnt", 0)), "clash", "open"),
    "an open card laid before the hand is gone": (
        midway,
        every(all_of(("banks", 0), ("burnt", 0)), move("6", ("open", 0), ("burnt", 0))),
        "clash",
        "open",
    ),
    "a blind card laid before the open ones are gone": (
        midway,
        move("8", ("blind", 1), ("burnt", 0)),
        "clash",
        "blind",
    ),
    "a blind card laid before the hand is gone": (midway, move("5", ("blind", 0), ("burnt", 0)), "clash", "blind"),
    "a blind card seen before the open ones are gone": (midway, put("seen", [[], [2], [2]]), "clash", "seen"),
    "a seen card that is not there": (midway, put("seen", [[], [], [0, 2]]), "clash", "seen"),
    "a seat that is out": (
        midway,
        every(all_of(("blind", 2), ("burnt", 0)), put("seen", [[], [], []])),
        "clash",
        "blind",
    ),
    "an end with nobody out": (midway, fields(phase="over", **WON), "clash", "blind"),
    "an end with somebody else out": (over, put("went_out", 1), "clash", "turn"),
    "an end in the turn of another than is out": (over, put("turn", 1), "clash", "blind"),
    "an end in the turn of another who went out": (over, every(put("turn", 1), put("went_out", 1)), "clash", "blind"),
    "an end with everybody out": (
        over,
        every(*(all_of((field, 1), ("burnt", 1)) for field in ("hands", "banks", "open", "blind"))),
        "clash",
        "blind",
    ),
}


@pytest.mark.parametrize(("maker", "damage", "why", "field"), DAMAGES.values(), ids=DAMAGES)
def test_a_contradiction_is_refused_with_its_field(maker: Maker, damage: Change, why: str, field: str) -> None:
    assert reason(maker, damage) == (why, field)
