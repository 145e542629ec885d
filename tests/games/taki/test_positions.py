"""TAKI positions that no match could come to: the field that is wrong is named."""

from typing import Any

import pytest

from klaf import BadPosition
from tests.games.taki.table import TAKI, play, table

WRONG: dict[str, tuple[str, dict[str, Any], str]] = {
    "a Breaker asked for without a +3": ("R3", {"phase": "break", "asked": [1]}, "phase"),
    "a King's turn without a King": ("R3", {"phase": "free"}, "phase"),
    "a +3 asked about that was turned up": (
        "+3",
        {"phase": "break", "asked": [1], "options": {"first_card": "any"}},
        "phase",
    ),
    "the turn of a King that was turned up": ("king", {"phase": "free", "options": {"first_card": "any"}}, "phase"),
    "a TAKI open that was turned up": ("Rtaki", {"taki_open": True, "shuffles": 2}, "taki_open"),
    "a run on a TAKI that was turned up": ("Rtaki", {"phase": "run", "taki_open": True, "shuffles": 2}, "taki_open"),
    "a card owed for a Plus that was turned up": ("Rplus", {"phase": "owed", "shuffles": 2}, "phase"),
    "a debt for a +2 that was turned up": ("R+2", {"phase": "chain", "debt": 2, "shuffles": 2}, "debt"),
    "a debt that counts a +2 that was turned up": ("R+2 B+2", {"phase": "chain", "debt": 4, "shuffles": 2}, "debt"),
    "a run below another card": ("Rtaki break", {"phase": "run", "taki_open": True}, "phase"),
    "a card owed below another card": ("Rplus break", {"phase": "owed"}, "phase"),
    "a chain without a +2": ("R3", {"phase": "chain", "debt": 2}, "lead_figure"),
    "a debt of one": ("R+2", {"phase": "chain", "debt": 1}, "debt"),
    "a debt of three": ("R+2", {"phase": "chain", "debt": 3}, "debt"),
    "an odd debt of two each": ("R+2", {"phase": "chain", "debt": 5, "options": {"plus3_in_chain": "adds2"}}, "debt"),
    "a +3 that adds two": ("R+2 +3", {"phase": "break", "asked": [1], "debt": 4, "added": 2}, "added"),
    "a +3 that begins a chain": ("R+2 +3", {"phase": "break", "asked": [1], "debt": 3, "added": 3}, "debt"),
    "a +3 in a chain that forbids it": (
        "R+2 +3",
        {"phase": "break", "asked": [1], "debt": 5, "added": 3, "options": {"plus3_in_chain": "forbidden"}},
        "added",
    ),
    "a stage above the start": ("R3", {"stages": [3, 2], "options": {"pyramid": True, "pyramid_start": 2}}, "stages"),
    "a stage without the pyramid": ("R3", {"stages": [8, 7]}, "stages"),
    "an idle draw in a King's turn": ("R3 king", {"phase": "free", "idle": 1}, "idle"),
    "an offender let off that owes nothing": (
        "R3",
        {"let_off": [[], [0]], "options": {"last_card": "catch"}},
        "let_off",
    ),
    "an open TAKI where none was laid": ("R3", {"taki_open": True, "shuffles": 2}, "taki_open"),
    "an open TAKI of another colour": ("Rtaki Btaki R4", {"taki_open": True}, "taki_open"),
    "an open TAKI that a King closed": ("Rtaki king", {"taki_open": True}, "taki_open"),
    "an open TAKI that a Change Colour closed": ("Rtaki colour R4", {"taki_open": True}, "taki_open"),
    "a debt of more than lies there": ("R3 R+2", {"phase": "chain", "debt": 4}, "debt"),
    "a debt of more than was ever laid": ("R+2", {"phase": "chain", "debt": 4, "shuffles": 2}, "debt"),
    "a debt that a Breaker ended": ("R+2 break", {"phase": "chain", "debt": 2}, "debt"),
    "a debt without its +3": ("R+2 +3", {"phase": "chain", "debt": 2}, "debt"),
    "a +3 that waits and adds to less than lies there": (
        "R3 R+2 +3",
        {"phase": "break", "asked": [1], "debt": 7, "added": 3},
        "debt",
    ),
    "a debt with a +3 that may not be laid": (
        "B+2 R+2 +3",
        {"phase": "chain", "debt": 4, "options": {"plus3_in_chain": "forbidden"}},
        "debt",
    ),
    "a first card without colour that was put back": (
        "king",
        {"options": {"first_card": "coloured"}},
        "lead_colour",
    ),
    "a King that leads over another card": (
        "R3 king",
        {"lead_at": 1, "lead_colour": "any", "lead_figure": "none", "options": {"first_card": "any"}},
        "lead_colour",
    ),
    "a call let go in turn": ("R3", {"turn": 1, "waived": [1]}, "waived"),
    "a draw of nothing from a pile": ("R3", {"idle": 1}, "idle"),
    "a draw of nothing with cards to shuffle in": ("R6 R3", {"idle": 1, "rest": 0}, "idle"),
    "a draw of nothing before a debt": ("R+2", {"phase": "chain", "debt": 2, "idle": 1, "rest": 0}, "idle"),
}

# Hands, discards, what else is so at the end, and the field that is wrong.
ENDS: dict[str, tuple[tuple[str, str], str, dict[str, Any], str]] = {
    "a winner with a card": (("R4", "B4"), "R3", {}, "winners"),
    "a winner without the last card": (("", "B4"), "R3", {"winners": [1]}, "winners"),
    "two who laid the last card": (("", ""), "R3", {"winners": [0, 1]}, "winners"),
    "a winner out of turn without a Breaker": (("", "B4"), "R3", {"turn": 1}, "winners"),
    "a winner in turn with a Breaker": (("", "B4"), "R3 +3 break", {}, "winners"),
    "a winner with a stage to go": (("", "B4"), "R3", {"stages": [2, 8], "options": {"pyramid": True}}, "winners"),
    "nothing to draw for some only": (("R4", "B4"), "R3", {"rest": 1, "idle": 1}, "idle"),
    "nothing to draw from a pile": (("R4", "B4 B5"), "R3", {"idle": 2}, "idle"),
    "nothing to draw with cards to shuffle in": (("R4", "B4"), "R6 R3", {"rest": 1, "idle": 2}, "idle"),
    "the most cards win": (("R4", "B4"), "R3", {"rest": 0, "idle": 2}, "winners"),
    "a debt without a +2 that won": (("", "B4"), "R+2 R3", {"debt": 2}, "debt"),
    "a +2 that won and adds to the debt": (("", "B4"), "R3 R+2", {"debt": 2}, "debt"),
    "a debt after draws of nothing": (("R4", "B4"), "R+2", {"rest": 1, "idle": 2, "debt": 2}, "debt"),
    "a +3 added without a +3": (("", "B4"), "R+2", {"debt": 5, "added": 3}, "added"),
}


@pytest.mark.parametrize(("lead", "fields", "field"), WRONG.values(), ids=WRONG)
def test_what_no_match_could_come_to_is_refused(lead: str, fields: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        table("R4 R5", "B4", lead=lead, **fields)
    assert (refusal.value.why, refusal.value.facts["field"]) == ("clash", field)


@pytest.mark.parametrize(("hands", "lead", "fields", "field"), ENDS.values(), ids=ENDS)
def test_an_end_no_match_could_come_to_is_refused(
    hands: tuple[str, str], lead: str, fields: dict[str, Any], field: str
) -> None:
    end: dict[str, Any] = {"phase": "over", "over": True, "winners": [0]}
    with pytest.raises(BadPosition) as refusal:
        table(*hands, lead=lead, **end | fields)
    assert (refusal.value.why, refusal.value.facts["field"]) == ("clash", field)


@pytest.mark.parametrize(
    ("hands", "setup", "moves"),
    [
        (("R7", "B4 B5"), {}, "0:R7"),
        (("R+2", "B4 B5"), {"lead": "R3 B+2", "phase": "chain", "debt": 2}, "0:R+2"),
        (("+3", "B4 B5"), {"lead": "R3 B+2", "phase": "chain", "debt": 2}, "0:+3 1:pass"),
        (("+3", "B4 B5"), {"lead": "B+2", "phase": "chain", "debt": 2, "options": {"win_before_break": True}}, "0:+3"),
        (("+3 R4", "break"), {}, "0:+3 1:break"),
        (("king", "B4 B5"), {"lead": "R3 B+2", "phase": "chain", "debt": 2}, "0:king"),
        (("R4", "B4"), {"rest": 1}, "0:draw 1:draw"),
        (("R+2 Y1 Y3", "B+2 B6", "G+2 Y4 Y5"), {"rest": 0}, "0:R+2 1:B+2 2:G+2"),  # R+2 is shuffled in
        (("B4", "R4 R5"), {"lead": "Rtaki R7", "rest": 1, "taki_open": True}, "0:draw"),
        (("+3 R4", "B4 B5"), {"lead": "R7", "options": {"last_card": "catch"}}, "0:+3 0:pass"),
        (("Rplus R4 R6", "B4 B5"), {"shuffles": 2}, "0:Rplus"),
        (("Rtaki R4 R6", "B4 B5"), {"shuffles": 2}, "0:Rtaki"),
        (("king R4 R6", "B4 B5"), {"lead": "king", "shuffles": 2}, "0:king"),
        (("+3 R4 R6", "B4 B5"), {"lead": "+3", "shuffles": 2}, "0:+3"),
        (("Rplus R4 R6", "B4 B5"), {"rest": 1, "lead": "G3", "pile": "Y1", "shuffles": 2}, "0:draw"),
    ],
)
def test_what_a_match_comes_to_is_taken(hands: tuple[str, ...], setup: dict[str, Any], moves: str) -> None:
    match = table(*hands, **setup)
    play(match, moves)
    assert TAKI.from_position(match.position()).same_state(match)
