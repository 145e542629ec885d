"""TK-11: last_card = catch."""

from typing import Any

import pytest

from klaf import Match
from tests.games.taki.table import drawn, hand, kinds, legal, play, refused, see, stand, table


def catching(*hands: str, **fields: Any) -> Match:
    return table(*hands, options={"last_card": "catch"}, **fields)


def acting(match: Match) -> tuple[int, ...]:
    return match.acting


def silent_first(**fields: Any) -> Match:
    """Let seat 0 of four be left with one card, silently."""
    match = catching("R4 B9", "R5 R6 R7", "R8 R9 R1", "G4 G5 R1", **fields)
    play(match, "0:R4")
    return match


def test_tk11_there_is_no_automatic_penalty() -> None:
    match = silent_first()
    assert kinds(play(match, "1:R5")) == ["laid", "turn"]
    assert drawn(play(match, "2:draw")) == [(2, 1, "turn")]
    assert see(match, "counts") == [1, 2, 4, 3]
    assert see(match, "due") == [0]


def test_tk11_from_the_end_of_the_offenders_turn_any_opponent_may_catch_or_pass() -> None:
    match = silent_first()
    assert acting(match) == (0, 1, 2, 3)
    assert legal(match, 0) == ["last", "pass"]
    assert legal(match, 1) == ["R5", "R6", "R7", "draw", "pass", "catch:0"]
    assert legal(match, 2) == legal(match, 3) == ["pass", "catch:0"]


@pytest.mark.parametrize("catcher", [1, 2, 3])
@pytest.mark.parametrize("moves", ["", "1:R5", "1:R5 2:R8", "0:pass", "1:R5 0:pass"])
def test_tk11_whoever_is_caught_draws_four(catcher: int, moves: str) -> None:
    match = silent_first(pile="Y1 Y3 Y4 Y5 Y6")
    play(match, moves)
    before, stands = see(match, "counts"), stand(match)
    events = play(match, f"{catcher}:catch:0")
    assert kinds(events) == ["caught", "drew"]
    assert (events[0].seat, events[0].facts) == (catcher, {"offender": 0})
    assert (events[1].seat, events[1].facts) == (
        0,
        {"cards": ("Y1", "Y3", "Y4", "Y5"), "count": 4, "reason": "catch"},
    )
    assert hand(match, 0) == "B9 Y1 Y3 Y4 Y5"
    assert see(match, "counts")[1:] == before[1:]
    assert stand(match) == stands
    assert acting(match) == (see(match, "turn"),)
    assert (see(match, "due"), see(match, "waived")) == ([], [])


def test_tk11_one_is_caught_once_for_an_offence() -> None:
    match = silent_first()
    play(match, "3:catch:0")
    refusal = refused(match, 1, "catch:0")
    assert (refusal.rule, refusal.why, refusal.facts["offender"]) == ("TK-11", "catch-nobody", 0)


def test_tk11_when_the_offenders_next_turn_begins_the_offence_is_forgotten() -> None:
    match = silent_first()
    play(match, "1:R5 2:R8")
    assert acting(match) == (0, 1, 2, 3)
    play(match, "3:draw")
    assert acting(match) == (0,)
    assert (see(match, "due"), see(match, "counts")[0]) == ([], 1)
    refusal = refused(match, 0, "last")
    assert (refusal.rule, refusal.why) == ("TK-11", "call-too-late")
    play(match, "0:draw")
    assert acting(match) == (1,)
    assert refused(match, 1, "catch:0").why == "catch-nobody"


def test_tk11_a_turn_lost_to_a_stop_does_not_end_the_offence() -> None:
    match = catching("R4 B9", "R5 R6 R7", "Rstop R9 R1")
    play(match, "0:R4 1:R5 2:Rstop")
    assert acting(match) == (0, 1, 2)
    assert drawn(play(match, "2:catch:0")) == [(0, 4, "catch")]


def test_tk11_a_turn_that_begins_before_a_debt_ends_it_too() -> None:
    match = catching("R4 B9", "R5 R6 R7", "R+2 R9 R1")
    play(match, "0:R4 1:R5 2:R+2")
    assert acting(match) == (0,)
    assert (see(match, "due"), stand(match)) == ([], "chain 0 R+2 debt 2")


def test_tk11_with_two_players_a_stop_begins_the_next_turn_at_once() -> None:
    match = catching("Rstop B9", "R5 R6 R7")
    play(match, "0:Rstop")
    assert (acting(match), see(match, "due")) == ((0,), [])


@pytest.mark.parametrize("moves", ["", "1:R5", "1:R5 2:R8", "3:pass", "1:pass 2:pass 3:pass"])
def test_tk11_last_counts_until_then(moves: str) -> None:
    match = silent_first()
    play(match, moves)
    assert kinds(play(match, "0:last")) == ["called"]
    assert (see(match, "due"), see(match, "called"), see(match, "let_off")) == ([], [0], [[], [], [], []])
    assert acting(match) == (see(match, "turn"),)
    assert "catch:0" not in legal(match, see(match, "turn"))


def test_tk11_with_the_play_it_counts_too() -> None:
    match = catching("R4 B9", "R5 R6", "R8 R9")
    assert legal(match, 0) == ["R4", "R4!", "draw"]
    play(match, "0:R4!")
    assert acting(match) == (1,)
    assert refused(match, 1, "catch:0").why == "catch-nobody"


def test_tk11_whoever_passed_does_not_catch_that_offence_any_more() -> None:
    match = silent_first()
    events = play(match, "2:pass")
    assert [(event.kind, event.seat) for event in events] == [("let-off", 2)]
    assert see(match, "let_off") == [[2], [], [], []]
    assert stand(match) == "turn 1 R4"
    assert acting(match) == (0, 1, 3)
    assert legal(match, 2) == []
    play(match, "1:R5")
    assert acting(match) == (0, 1, 2, 3)
    assert legal(match, 2) == ["R1", "R8", "R9", "draw"]
    refusal = refused(match, 2, "catch:0")
    assert (refusal.rule, refusal.why, refusal.facts["offender"]) == ("TK-11", "catch-let-off", 0)
    assert refused(match, 2, "pass").why == "pass-no-window"
    assert drawn(play(match, "3:catch:0")) == [(0, 4, "catch")]


def test_tk11_the_seat_in_turn_may_pass_and_still_play() -> None:
    match = silent_first()
    play(match, "1:pass")
    assert stand(match) == "turn 1 R4"
    assert legal(match, 1) == ["R5", "R6", "R7", "draw"]
    assert acting(match) == (0, 1, 2, 3)


def test_tk11_a_pass_lets_off_for_that_offence_only() -> None:
    match = catching("R4 Rplus", "R5 R6 R7", "R8 R9 R1", pile="B1")
    play(match, "0:R4 1:pass 2:pass 1:R5 2:R8")
    play(match, "0:Rplus 0:draw")
    assert hand(match, 0) == "B1"
    assert see(match, "let_off") == [[], [], []]
    assert acting(match) == (0, 1, 2)
    assert drawn(play(match, "2:catch:0")) == [(0, 4, "catch")]


def test_tk11_a_pass_lets_off_everybody_one_could_catch_then_and_nobody_later() -> None:
    match = catching("B9", "R5 B8", "R8 R9", "G4 G5 G6", "Y4 Y5 Y6", turn=1, due=[0])
    play(match, "1:R5")
    assert see(match, "due") == [0, 1]
    assert legal(match, 3) == ["pass", "catch:0", "catch:1"]
    play(match, "3:pass")
    assert see(match, "let_off") == [[3], [3], [], [], []]
    assert legal(match, 3) == []
    play(match, "2:R8")
    assert legal(match, 3)[-2:] == ["pass", "catch:2"]
    assert legal(match, 4) == ["pass", "catch:0", "catch:1", "catch:2"]
    assert refused(match, 3, "catch:1").why == "catch-let-off"
    assert drawn(play(match, "3:catch:2")) == [(2, 4, "catch")]


def test_tk11_each_offender_is_caught_alone() -> None:
    match = catching("B9", "R5", "R8 R9", "G4 G5 G6", turn=2, due=[0], waived=[1])
    assert drawn(play(match, "3:catch:1")) == [(1, 4, "catch")]
    assert see(match, "counts") == [1, 5, 2, 3]
    assert (see(match, "due"), see(match, "waived")) == ([0], [])
    assert legal(match, 3) == ["pass", "catch:0"]
    assert legal(match, 1) == ["pass", "catch:0"]


def test_tk11_an_offender_who_waived_is_still_caught_but_may_not_call() -> None:
    match = silent_first()
    assert kinds(play(match, "0:pass")) == ["waived"]
    assert acting(match) == (1, 2, 3)
    assert legal(match, 0) == []
    play(match, "1:R5")
    assert acting(match) == (1, 2, 3)
    assert drawn(play(match, "1:catch:0")) == [(0, 4, "catch")]


def test_tk11_an_offender_may_catch_another() -> None:
    match = catching("B9", "R5", "R8 R9 R1", turn=2, due=[0, 1])
    assert legal(match, 0) == ["last", "pass", "catch:1"]
    play(match, "0:catch:1")
    assert (see(match, "due"), see(match, "counts")) == ([0], [1, 5, 3])
    assert acting(match) == (0, 1, 2)


def test_tk11_who_waived_may_not_call_even_while_another_may_be_caught() -> None:
    match = catching("B9", "R5", "R8 R9 R1", turn=2, due=[1], waived=[0])
    assert legal(match, 0) == ["pass", "catch:1"]
    refusal = refused(match, 0, "last")
    assert (refusal.rule, refusal.why) == ("TK-11", "call-too-late")


@pytest.mark.parametrize("first", ["Rtaki", "Rplus", "king"])
def test_tk11_nobody_is_caught_while_his_own_turn_goes_on(first: str) -> None:
    match = catching(f"{first} R9 ", "R5 R6", "R8 R7")
    play(match, f"0:{first}")
    assert acting(match) == (0,)
    assert legal(match, 1) == legal(match, 2) == []
    assert "last" in legal(match, 0)
    assert "pass" not in legal(match, 0)


def test_tk11_in_turn_one_is_not_caught_while_another_is() -> None:
    match = catching("B9", "R5 R6 R7", "G9", lead="Rtaki R3", phase="run", taki_open=True, due=[0, 2])
    assert legal(match, 1) == ["pass", "catch:2"]
    refusal = refused(match, 1, "catch:0")
    assert (refusal.rule, refusal.why, refusal.facts["offender"]) == ("TK-11", "catch-in-turn", 0)


def test_tk11_letting_another_off_in_ones_own_turn_does_not_waive_ones_own_call() -> None:
    match = catching("B9", "R5 R6 R7", "G9", lead="Rtaki R3", phase="run", taki_open=True, due=[0, 2])
    play(match, "0:pass")
    assert see(match, "let_off") == [[], [], [0]]
    assert (see(match, "due"), see(match, "waived")) == ([0, 2], [])
    assert "last" in legal(match, 0)


def test_tk11_whoever_laid_a_plus_three_is_caught_only_after_his_turn() -> None:
    match = catching("+3 B9", "R5 R6", "R8 R9")
    play(match, "0:+3")
    assert acting(match) == (0, 1, 2)
    assert legal(match, 0) == ["last", "pass"]
    assert legal(match, 1) == legal(match, 2) == ["pass"]
    play(match, "1:pass 2:pass")
    assert legal(match, 2) == ["pass", "catch:0"]


def test_tk11_during_a_breakers_window_others_are_caught() -> None:
    match = catching("+3 B8 B9", "R5", "R8 R9", due=[1])
    play(match, "0:+3")
    assert acting(match) == (0, 1, 2)
    assert legal(match, 0) == ["pass", "catch:1"]
    assert legal(match, 1) == ["last", "pass"]
    assert legal(match, 2) == ["pass", "catch:1"]
    assert kinds(play(match, "2:pass")) == ["passed"]
    assert legal(match, 2) == ["pass", "catch:1"]
    assert kinds(play(match, "2:pass")) == ["let-off"]
    assert legal(match, 2) == []
    assert drawn(play(match, "0:catch:1")) == [(1, 4, "catch")]
    assert (see(match, "asked"), acting(match)) == ([1], (1,))


def test_tk11_a_breaker_out_of_turn_that_leaves_one_card_may_be_caught() -> None:
    match = catching("+3 B8 B9", "R5 R6", "break R8")
    play(match, "0:+3 2:break")
    assert (see(match, "due"), acting(match)) == ([2], (0, 1, 2))
    assert drawn(play(match, "0:catch:2")) == [(2, 4, "catch")]


@pytest.mark.parametrize("how", ["due", "waived"])
def test_tk11_cards_drawn_for_another_reason_end_the_offence(how: str) -> None:
    match = catching("B9", "+3 R5 R6", "R8 R9", turn=1, let_off=[[2], [], []], **{how: [0]})
    play(match, "1:+3 0:pass 2:pass")
    assert (see(match, "due"), see(match, "waived")) == ([], [])
    assert (see(match, "let_off"), acting(match)) == ([[], [], []], (2,))
    assert see(match, "counts") == [4, 2, 5]


def test_tk11_a_catch_that_finds_no_cards_settles_the_offence() -> None:
    match = catching("B9", "R5 R6 R7", "G9 G8", turn=1, due=[0], let_off=[[1], [], []], rest=2)
    assert drawn(play(match, "2:catch:0")) == [(0, 0, "catch")]
    assert (see(match, "due"), see(match, "let_off"), acting(match)) == ([], [[], [], []], (1,))
    assert hand(match, 0) == "B9"


@pytest.mark.parametrize("offender", [0, 1, 2, 5, 9])
def test_tk11_only_an_opponent_who_owes_a_call_is_caught(offender: int) -> None:
    match = catching("B9", "R5 R6 R7", "G9 G8", turn=0, due=[])
    refusal = refused(match, 0, f"catch:{offender}")
    assert (refusal.rule, refusal.why, refusal.facts["offender"]) == ("TK-11", "catch-nobody", offender)


def test_tk11_nobody_catches_himself() -> None:
    match = catching("B9", "R5 R6 R7", "G9 G8", turn=1, due=[0])
    refusal = refused(match, 0, "catch:0")
    assert (refusal.rule, refusal.why, refusal.facts["offender"]) == ("TK-11", "catch-nobody", 0)


def test_tk11_catching_changes_nothing_else() -> None:
    match = catching("B9", "R5 R6 R7", "G9 G8", lead="R+2", phase="chain", debt=2, turn=1, due=[0])
    play(match, "1:catch:0")
    assert stand(match) == "chain 1 R+2 debt 2"
    assert acting(match) == (1,)
    assert drawn(play(match, "1:draw")) == [(1, 2, "debt")]


def test_tk11_after_a_win_nobody_is_caught() -> None:
    match = catching("B9", "R5", "G9 G8", turn=1, due=[0])
    play(match, "1:R5")
    assert match.winners == (1,)
    assert acting(match) == ()
    assert legal(match, 0) == legal(match, 2) == []
    assert see(match, "counts") == [1, 0, 2]


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_tk11_whoever_is_in_turn_cannot_be_caught(turn: int) -> None:
    hands = ["R4 R5", "B4 B5", "G4 G5"]
    hands[turn] = "Y9"
    match = catching(*hands, lead="R3 king", phase="free", turn=turn, due=[turn])
    assert match.acting == (turn,)
    for seat in {0, 1, 2} - {turn}:
        assert legal(match, seat) == []


@pytest.mark.parametrize(("turn", "order"), [(0, [1, 2, 3, 0]), (1, [0, 2, 3, 1]), (3, [0, 1, 2, 3])])
def test_tk11_windows_are_asked_before_the_seat_in_turn(turn: int, order: list[int]) -> None:
    hands = ["R4 R5", "B4 B5", "G9", "Y4 Y5"]
    match = catching(*hands, turn=turn, due=[2])
    asked = []
    for _ in order:
        seat = match.next_actor
        assert seat is not None
        asked.append(seat)
        match.play(seat, "pass" if seat != turn else "draw")
    assert asked == order
