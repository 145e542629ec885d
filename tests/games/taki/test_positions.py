"""TAKI positions that no match could come to: the field that is wrong is named."""

from typing import Any

import pytest

from klaf import BadPosition
from tests.games.taki.table import table

WRONG: dict[str, tuple[str, dict[str, Any], str]] = {
    "a Breaker asked for without a +3": ("R3", {"phase": "break", "asked": [1]}, "phase"),
    "a King's turn without a King": ("R3", {"phase": "free"}, "phase"),
    "a run below another card": ("Rtaki king", {"phase": "run", "taki_open": True}, "phase"),
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
}


@pytest.mark.parametrize(("lead", "fields", "field"), WRONG.values(), ids=WRONG)
def test_what_no_match_could_come_to_is_refused(lead: str, fields: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        table("R4 R5", "B4", lead=lead, **fields)
    assert (refusal.value.why, refusal.value.facts["field"]) == ("clash", field)
