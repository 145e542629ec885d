"""TK-25: King."""

from typing import Any

import pytest

from tests.games.taki.table import drawn, hand, kinds, legal, play, refused, see, stand, table

_CHANGES = ["colour:R", "colour:B", "colour:G", "colour:Y"]
_NAMED = ["super:R", "super:B", "super:G", "super:Y"]


@pytest.mark.parametrize(
    "lead", ["R3", "R+2", "Rstop", "Rdir", "Rplus", "Rtaki", "R3 king", "R3 +3", "R3 +3 break", "R3 break"]
)
def test_tk25_it_may_be_laid_on_any_card_and_gives_another_turn(lead: str) -> None:
    match = table("king B1 B4", "R5 R6", "R7 R8", lead=lead)
    events = play(match, "0:king")
    assert kinds(events) == ["laid", "freed"]
    assert events[1].seat == 0
    assert stand(match) == f"free 0 {lead.split()[0]}"
    assert match.acting == (0,)
    assert refused(match, 1, "R5").rule == "TK-05"


@pytest.mark.parametrize(("lead", "debt"), [("B+2 R+2", 4), ("R+2 +3", 5)])
def test_tk25_it_cancels_an_active_plus_two_or_three(lead: str, debt: int) -> None:
    match = table("king B1 B4", "R5 R6", "R7 R8", lead=lead, phase="chain", debt=debt)
    play(match, "0:king")
    assert stand(match) == "free 0 R+2"
    play(match, "0:B1!")
    assert stand(match) == "turn 1 B1"
    assert see(match, "counts") == [1, 2, 2]


def test_tk25_any_card_at_all_may_be_played_after_it() -> None:
    cards = "R1 B4 Gstop Ytaki B+2 Gplus colour super king +3 break"
    match = table(f"king {cards}", "R5 R6", lead="R+2", phase="chain", debt=2)
    play(match, "0:king")
    plays = ["R1", "B4", "B+2", "Gstop", "Gplus", "Ytaki", *_CHANGES, *_NAMED, "king", "+3", "break"]
    assert legal(match, 0) == [*plays, "end"]
    refusal = refused(match, 0, "super")
    assert (refusal.rule, refusal.why) == ("TK-38", "super-unnamed")
    assert refused(match, 0, "G1").rule == "TK-06"


@pytest.mark.parametrize(
    ("move", "after"),
    [
        ("B1", "turn 1 B1"),
        ("Bstop", "turn 2 Bstop"),
        ("Bdir", "turn 3 Bdir"),
        ("B+2", "chain 1 B+2 debt 2"),
        ("Bplus", "owed 0 Bplus"),
        ("Btaki", "run 0 Btaki open"),
        ("colour:G", "turn 1 Gnone"),
        ("super:G", "run 0 Gtaki open"),
        ("king", "free 0 R+2"),
        ("+3", "break 0 R+2"),
        ("break", "turn 1 R+2"),
    ],
)
def test_tk25_the_card_of_the_extra_turn_acts_as_ever(move: str, after: str) -> None:
    card = move.split(":")[0]
    match = table(f"king {card} R4 B8", "R5 R6", "R7 R8", "R9 G1", lead="R+2", phase="chain", debt=2)
    play(match, f"0:king 0:{move}")
    assert stand(match) == after


@pytest.mark.parametrize(
    ("phase", "lead", "fields"),
    [
        ("turn", "R7", {}),
        ("chain", "R+2", {"debt": 4}),
        ("chain", "R+2 +3", {"debt": 5}),
        ("owed", "Rplus", {}),
        ("run", "Rtaki Rstop", {"taki_open": True}),
        ("run", "Rtaki R+2", {"taki_open": True}),
        ("turn", "Rtaki R7", {"taki_open": True}),
    ],
)
def test_tk25_declined_it_leaves_colour_and_figure_with_no_command_active(
    phase: str, lead: str, fields: dict[str, Any]
) -> None:
    match = table("king B1 B4", "R5 R6 B6 Gtaki", "R8 R9", lead=lead, phase=phase, **fields)
    play(match, "0:king")
    events = play(match, "0:end")
    assert kinds(events) == ["declined", "turn"]
    assert (events[0].seat, events[1].seat) == (0, 1)
    led = lead.removesuffix(" +3").split()[-1]
    assert stand(match) == f"turn 1 {led}"
    assert legal(match, 1) == ["R5", "R6", "draw"]
    assert see(match, "counts") == [2, 4, 2]


@pytest.mark.parametrize("must_play", [False, True])
def test_tk25_the_extra_turn_is_a_right_and_there_is_no_draw_in_it(must_play: bool) -> None:
    match = table("king B1 B4 G9", "R5 R6", options={"must_play": must_play})
    play(match, "0:king")
    assert legal(match, 0) == ["B1", "B4", "G9", "end"]
    refusal = refused(match, 0, "draw")
    assert (refusal.rule, refusal.why) == ("TK-25", "draw-after-king")
    assert refused(match, 0, "close").rule == "TK-35"
    assert refused(match, 0, "pass").rule == "TK-30"


def test_tk25_without_a_king_no_turn_may_be_declined() -> None:
    match = table("B1 B4", "R5 R6")
    refusal = refused(match, 0, "end")
    assert (refusal.rule, refusal.why) == ("TK-35", "end-nothing")


@pytest.mark.parametrize(("direction", "next_seat"), [("clockwise", 2), ("counter-clockwise", 0)])
def test_tk25_declined_it_passes_the_turn_in_the_order_of_play(direction: str, next_seat: int) -> None:
    match = table("R5 R6", "king B1 B4", "R7 R8", turn=1, direction=direction)
    play(match, "1:king 1:end")
    assert stand(match) == f"turn {next_seat} R3"


def test_tk25_used_for_a_plus_three_what_led_before_applies_and_all_others_draw_three() -> None:
    match = table("king +3 B1 B4", "R5 R6", "R7 R8", lead="R+2", phase="chain", debt=2)
    play(match, "0:king 0:+3")
    assert (stand(match), see(match, "added")) == ("break 0 R+2", 0)
    events = play(match, "1:pass 2:pass")
    assert drawn(events) == [(1, 3, "plus3"), (2, 3, "plus3")]
    assert stand(match) == "turn 1 R+2"
    assert see(match, "counts") == [2, 5, 5]


@pytest.mark.parametrize("lead", ["R3", "R+2"])
def test_tk25_used_for_a_breaker_what_led_before_applies(lead: str) -> None:
    match = table("king break B1", "R5 R6", "R7 R8", lead=lead, pile="Y4 Y5 Y6")
    events = play(match, "0:king 0:break")
    assert drawn(events) == [(0, 3, "thrown")]
    assert hand(match, 0) == "B1 Y4 Y5 Y6"
    assert stand(match) == f"turn 1 {lead}"


def test_tk25_two_kings_give_two_extra_turns() -> None:
    match = table("king king B1 B4", "R5 R6")
    play(match, "0:king 0:king 0:B1!")
    assert stand(match) == "turn 1 B1"


def test_tk25_one_may_finish_on_a_king() -> None:
    match = table("king", "R5 R6", lead="R+2", phase="chain", debt=2)
    assert kinds(play(match, "0:king")) == ["laid", "won"]
    assert (match.winners, see(match, "counts")) == ((0,), [0, 2])


def test_tk25_it_closes_an_open_taki_and_the_next_player_follows_as_usual() -> None:
    match = table("king B1 B4", "R5 R6 R8", lead="Rtaki R7", taki_open=True)
    events = play(match, "0:king")
    assert kinds(events) == ["laid", "closed", "freed"]
    assert dict(events[1].facts) == {"colour": "R", "by_call": 0}
    play(match, "0:end 1:R5")
    assert stand(match) == "turn 0 R5"


def test_tk25_on_a_colourless_first_card_it_leaves_all_free() -> None:
    match = table("king B1 B4", "R5 G6 super", lead="colour", options={"first_card": "any"})
    play(match, "0:king 0:end")
    assert stand(match) == "turn 1 anynone"
    assert legal(match, 1) == ["R5", "G6", *_NAMED, "draw"]


def test_tk25_a_king_that_leaves_one_card_may_carry_the_call() -> None:
    match = table("king B1", "R5 R6")
    assert legal(match, 0) == ["king", "king!", "draw"]
    twin = match.copy()
    assert kinds(play(match, "0:king!")) == ["laid", "called", "freed"]
    assert (see(match, "called"), see(match, "due")) == ([0], [])
    play(twin, "0:king")
    assert (see(twin, "called"), see(twin, "due"), legal(twin, 0)) == ([], [0], ["B1", "end", "last"])
