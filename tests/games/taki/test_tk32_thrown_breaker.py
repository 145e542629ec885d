"""TK-32: a Breaker thrown away."""

from typing import Any

import pytest

from tests.games.taki.table import drawn, hand, kinds, legal, play, refused, see, stand, table


@pytest.mark.parametrize(
    "lead", ["R3", "Rstop", "Rdir", "Rplus", "Rtaki", "R3 king", "R3 +3", "R3 +3 break", "R3 break"]
)
def test_tk32_in_turn_it_may_be_thrown_on_any_other_card(lead: str) -> None:
    match = table("break B1 B4", "R5 R6", "R7 R8", lead=lead, pile="Y4 Y5 Y6")
    at = see(match, "lead_at")
    assert legal(match, 0) == ["break", "draw"]
    events = play(match, "0:break")
    assert kinds(events) == ["laid", "drew", "turn"]
    assert drawn(events) == [(0, 3, "thrown")]
    assert hand(match, 0) == "B1 B4 Y4 Y5 Y6"
    # the turn ends, the leading card stays
    assert stand(match) == f"turn 1 {lead.split()[0]}"
    assert see(match, "lead_at") == at
    assert see(match, "discards") == [*lead.split(), "break"]
    assert see(match, "counts") == [5, 2, 2]


@pytest.mark.parametrize(("direction", "next_seat"), [("clockwise", 2), ("counter-clockwise", 0)])
def test_tk32_the_turn_goes_on_in_the_order_of_play(direction: str, next_seat: int) -> None:
    match = table("R5 R6", "break B1 B4", "R7 R8", turn=1, direction=direction)
    play(match, "1:break")
    assert (stand(match), match.acting) == (f"turn {next_seat} R3", (next_seat,))


def test_tk32_on_a_change_colour_the_named_colour_stays() -> None:
    match = table("colour R1 R4", "break R5 R6", "R7 R8")
    play(match, "0:colour:G 1:break")
    assert stand(match) == "turn 2 Gnone"


@pytest.mark.parametrize(
    ("lead", "fields"),
    [
        ("R+2", {}),
        ("R+2 +3", {}),
        ("R+2", {"phase": "chain", "debt": 2}),
        ("R+2 +3", {"phase": "chain", "debt": 5}),
        ("Rtaki R+2", {"phase": "run", "taki_open": True}),
        ("Rtaki R+2", {"taki_open": True}),
    ],
)
def test_tk32_it_may_not_be_thrown_on_a_plus_two_active_or_not(lead: str, fields: dict[str, Any]) -> None:
    match = table("break B1 B4", "R5 R6", lead=lead, **fields)
    assert "break" not in legal(match, 0)
    refusal = refused(match, 0, "break")
    assert (refusal.rule, refusal.why) == ("TK-32", "break-on-plus2")


def test_tk32_out_of_turn_it_may_not_be_thrown() -> None:
    match = table("R1 R4", "R5 R6", "break R7 R8")
    refusal = refused(match, 2, "break")
    assert (refusal.rule, refusal.why) == ("TK-29", "break-no-plus3")


def test_tk32_whoever_does_not_hold_it_may_not_throw_it() -> None:
    refusal = refused(table("R1 R4", "R5 R6"), 0, "break")
    assert (refusal.rule, refusal.why) == ("TK-06", "not-held")


def test_tk32_an_open_taki_stays_open() -> None:
    match = table("break B1 B4", "R5 R6 R8", lead="Rtaki R7", taki_open=True)
    assert kinds(play(match, "0:break")) == ["laid", "drew", "turn"]
    assert stand(match) == "turn 1 R7 open"
    play(match, "1:R5")
    assert stand(match) == "run 1 R5 open"


@pytest.mark.parametrize("beneath", ["Rtaki", "R7", "Rstop", "Rdir", "Rplus"])
def test_tk32_it_may_end_a_run_and_what_lay_beneath_never_acts(beneath: str) -> None:
    lead = "Rtaki" if beneath == "Rtaki" else f"Rtaki {beneath}"
    match = table("break R1 R4", "R5 R6", "R8 R9", lead=lead, phase="run", taki_open=True)
    events = play(match, "0:break")
    assert drawn(events) == [(0, 3, "thrown")]
    assert stand(match) == f"turn 1 {beneath} open"
    assert see(match, "direction") == "clockwise"
    assert see(match, "counts") == [5, 2, 2]


def test_tk32_it_may_be_the_card_owed_after_a_plus() -> None:
    match = table("Rplus break R1 R4", "R5 R6")
    events = play(match, "0:Rplus 0:break")
    assert drawn(events) == [(0, 3, "thrown")]
    assert stand(match) == "turn 1 Rplus"
    assert legal(match, 1)[-1] == "draw"


@pytest.mark.parametrize("pyramid", [False, True])
def test_tk32_thrown_as_the_last_card_it_gains_nothing(pyramid: bool) -> None:
    match = table("break", "R5 R6", pile="Y4 Y5 Y6", options={"pyramid": pyramid})
    events = play(match, "0:break")
    assert kinds(events) == ["laid", "drew", "turn"]
    assert (hand(match, 0), match.over) == ("Y4 Y5 Y6", False)
    assert (stand(match), see(match, "stages")) == ("turn 1 R3", [8, 8])


def test_tk32_thrown_as_the_last_card_with_nothing_to_draw_it_still_wins_nothing() -> None:
    match = table("break", "R5 R6", rest=1)
    assert drawn(play(match, "0:break")) == [(0, 0, "thrown")]
    assert (match.over, match.acting, see(match, "counts")[0]) == (False, (1,), 0)


def test_tk32_thrown_away_it_carries_no_call() -> None:
    match = table("break R1", "R5 R6")
    assert legal(match, 0) == ["R1", "break", "R1!", "draw"]
    refusal = refused(match, 0, "break!")
    assert (refusal.rule, refusal.why) == ("TK-11", "call-too-early")


def test_tk32_it_may_be_kept() -> None:
    match = table("break B1 B4", "R5 R6", pile="Y9", options={"must_play": True})
    assert legal(match, 0) == ["break", "draw"]
    play(match, "0:draw")
    assert hand(match, 0) == "B1 B4 Y9 break"
