"""TK-12: when a call is due, and when it lapses."""

import pytest

from tests.games.taki.table import TAKI, drawn, hand, kinds, legal, play, refused, see, stand, table


def test_tk12_drawing_may_leave_one_card_and_makes_the_call_due() -> None:
    match = table("Rplus", "R5 R6 R7", "R8 R9", pile="B1")
    play(match, "0:Rplus")
    assert (see(match, "counts"), see(match, "due")) == ([0, 3, 2], [])
    play(match, "0:draw")
    assert (hand(match, 0), see(match, "due"), match.acting) == ("B1", [0], (0, 1))
    called = match.copy()
    assert drawn(play(match, "1:R5")) == [(0, 4, "penalty")]
    assert drawn(play(called, "0:last 1:R5")) == []


def test_tk12_a_breaker_thrown_away_for_one_card_makes_it_due() -> None:
    match = table("break", "R5 R6 R7", "R8 R9", rest=2, lead="Y1 R3")
    assert drawn(play(match, "0:break")) == [(0, 1, "thrown")]
    assert (hand(match, 0), see(match, "due"), match.acting) == ("Y1", [0], (0, 1))


@pytest.mark.parametrize("mode", ["auto", "catch"])
def test_tk12_cards_drawn_for_a_plus_three_may_make_it_due_out_of_turn(mode: str) -> None:
    options = {"pyramid": True, "last_card": mode}
    match = table("+3 R4 R5", "", "R8 R9", rest=2, lead="Y1 R3", options=options)
    play(match, "0:+3 1:pass 2:pass")
    assert hand(match, 1) == "Y1"
    assert see(match, "due") == ([1] if mode == "auto" else [])  # with catch, seat 1's turn forgives it


def test_tk12_a_debt_drawn_may_make_it_due() -> None:
    match = table("", "R5 R6 R7", "R8", rest=2, lead="Y1 R+2", phase="chain", debt=2, options={"pyramid": True})
    assert drawn(play(match, "0:draw")) == [(0, 1, "debt")]
    assert (see(match, "due"), match.acting) == ([0], (0, 1))


@pytest.mark.parametrize("mode", ["auto", "catch"])
def test_tk12_it_is_not_due_for_the_first_deal(mode: str) -> None:
    match = TAKI.new(3, seed=1, opener=0, pyramid=True, pyramid_start=1, last_card=mode)
    assert see(match, "counts") == [1, 1, 1]
    assert (see(match, "due"), match.acting) == ([], (0,))
    assert refused(match, 0, "last").rule == "TK-12"
    assert drawn(play(match, "0:draw")) == [(0, 1, "turn")]
    assert see(match, "counts") == [2, 1, 1]
    assert match.acting == (1,)


def test_tk12_a_pyramid_stage_of_one_card_owes_it() -> None:
    match = table("R4", "R5 R6 R7", "R8 R9", stages=[2, 8, 8], options={"pyramid": True}, pile="B1")
    assert legal(match, 0) == ["R4", "R4!", "draw"]
    called = match.copy()
    events = play(match, "0:R4")
    assert drawn(events) == [(0, 1, "stage")]
    assert (see(match, "stages"), see(match, "due"), match.acting) == ([1, 8, 8], [0], (0, 1))
    assert drawn(play(match, "1:R5")) == [(0, 4, "penalty")]
    assert kinds(play(called, "0:R4!")) == ["laid", "climbed", "drew", "called", "turn"]
    assert drawn(play(called, "1:R5")) == []
    assert see(called, "counts") == [1, 2, 2]


@pytest.mark.parametrize(("stage", "pyramid"), [(1, True), (3, True), (8, True), (8, False)])
def test_tk12_no_other_stage_owes_it(stage: int, pyramid: bool) -> None:
    match = table("R4", "R5 R6 R7", "R8 R9", stages=[stage, 8, 8], options={"pyramid": pyramid})
    assert legal(match, 0) == ["R4", "draw"]
    assert refused(match, 0, "R4!").why == "call-too-early"
    play(match, "0:R4")
    assert see(match, "due") == []


def test_tk12_a_hand_climbing_with_more_cards_is_not_asked_for_a_call() -> None:
    match = table("R4 R5", "R6 R7", "R8 R9", stages=[2, 8, 8], options={"pyramid": True})
    assert legal(match, 0) == ["R4", "R5", "R4!", "R5!", "draw"]


def test_tk12_after_a_plus_three_the_stage_of_one_card_owes_it_once_dealt() -> None:
    match = table("+3", "R5 R6", "R8 R9", stages=[2, 8, 8], options={"pyramid": True})
    assert legal(match, 0) == ["+3", "draw"]
    play(match, "0:+3")
    assert (see(match, "due"), match.acting) == ([], (1, 2))
    play(match, "1:pass 2:pass")
    assert (see(match, "counts"), see(match, "due"), match.acting) == ([1, 5, 5], [0], (0, 1))


@pytest.mark.parametrize(
    ("cards", "moves"),
    [
        ("Rtaki R4 R5", "0:Rtaki 0:R4 0:R5"),
        ("Rplus R4", "0:Rplus 0:R4"),
        ("king B4", "0:king 0:B4"),
        ("Rplus Bplus B4", "0:Rplus 0:Bplus 0:B4"),
    ],
)
def test_tk12_nothing_is_due_while_no_other_player_acts_in_between(cards: str, moves: str) -> None:
    match = table(cards, "R5 R6 R7", "R8 R9")
    events = play(match, moves)
    assert drawn(events) == []
    assert match.winners == (0,)


def test_tk12_with_two_players_nothing_is_due_between_a_stop_and_the_next_turn() -> None:
    match = table("Rstop R4", "R5 R6 R7")
    play(match, "0:Rstop")
    assert match.acting == (0,)
    assert legal(match, 0) == ["R4", "draw", "last"]
    assert refused(match, 0, "pass").why == "pass-no-window"
    assert drawn(play(match, "0:R4")) == []
    assert match.winners == (0,)


def test_tk12_one_who_draws_before_another_acts_owes_nothing_any_more() -> None:
    match = table("Rplus B4", "R5 R6 R7", "R8 R9")
    play(match, "0:Rplus")
    assert see(match, "due") == [0]
    play(match, "0:draw")
    assert (see(match, "due"), match.acting) == ([], (1,))
    assert drawn(play(match, "1:R5")) == []
    assert see(match, "counts") == [2, 2, 2]


def test_tk12_a_call_lapses_when_the_hand_grows() -> None:
    match = table("R4 R9", "R5 R6 R7", "R8 R1", pile="Rdir B1 B3")
    play(match, "0:R4! 1:R5")
    assert see(match, "called") == [0]
    play(match, "2:draw 0:draw")
    assert (see(match, "called"), see(match, "counts")) == ([], [2, 2, 3])
    play(match, "1:R6! 2:R8")
    play(match, "0:R9")
    assert (see(match, "due"), see(match, "called")) == ([0], [1])
    assert drawn(play(match, "1:draw")) == [(0, 4, "penalty"), (1, 1, "turn")]
    assert see(match, "called") == []


def test_tk12_a_call_lapses_when_a_plus_three_fills_the_hand() -> None:
    match = table("B9", "+3 R5 R6", "R8 R9", turn=1, called=[0])
    play(match, "1:+3")
    assert see(match, "called") == [0]
    play(match, "0:pass 2:pass")
    assert (see(match, "called"), see(match, "counts")) == ([], [4, 2, 5])


def test_tk12_a_call_lasts_while_the_hand_stays() -> None:
    match = table("R4 R9", "R5 R6 R7", "R8 R1 R6")
    play(match, "0:R4! 1:R5 2:R8")
    assert (see(match, "called"), see(match, "due"), match.acting) == ([0], [], (0,))
    refusal = refused(match, 0, "last")
    assert (refusal.rule, refusal.why) == ("TK-10", "called-already")
    play(match, "0:R9")
    assert match.winners == (0,)


def test_tk12_a_waived_call_is_due_anew_when_the_hand_comes_down_again() -> None:
    match = table("R4 R9", "R5 R6 R7", options={"last_card": "catch"}, pile="B1 B3 B4")
    play(match, "0:R4 0:pass 1:draw")
    assert (see(match, "due"), see(match, "waived")) == ([], [])
    play(match, "0:draw 1:draw 0:R9")
    assert (hand(match, 0), see(match, "due"), see(match, "waived")) == ("B3", [0], [])
    assert legal(match, 0) == ["last", "pass"]


@pytest.mark.parametrize("mode", ["auto", "catch"])
def test_tk12_a_missing_call_never_blocks_a_win(mode: str) -> None:
    match = table("R9", "R5 R6 R7", "R8 R1", due=[0], options={"last_card": mode})
    assert drawn(play(match, "0:R9")) == []
    assert match.winners == (0,)
    assert match.scores == (1.0, 0.0, 0.0)
    assert see(match, "phase") == "over"


def test_tk12_a_waived_call_does_not_block_a_win_either() -> None:
    match = table("R4 R9", "R5 R6 R7", options={"last_card": "catch"})
    play(match, "0:R4 0:pass 1:R5")
    assert stand(match) == "turn 0 R5"
    play(match, "0:R9")
    assert match.winners == (0,)
