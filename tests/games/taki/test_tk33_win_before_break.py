"""TK-33: +3 and Breaker as one's last card."""

from typing import Any

import pytest

from tests.games.taki.table import drawn, hand, kinds, legal, play, refused, see, stand, table

_CHAIN: dict[str, Any] = {"lead": "R+2", "phase": "chain", "debt": 2}


@pytest.mark.parametrize("fields", [{}, _CHAIN])
def test_tk33_a_last_plus_three_wins_only_when_the_window_has_passed_unused(fields: dict[str, Any]) -> None:
    match = table("+3", "B4 B5", "break G5", **fields)
    events = play(match, "0:+3")
    assert kinds(events) == ["laid", "asked"]
    assert (match.over, match.acting, see(match, "counts")) == (False, (1, 2), [0, 2, 2])
    assert kinds(play(match, "2:pass")) == ["passed"]
    assert not match.over
    events = play(match, "1:pass")
    assert kinds(events) == ["passed", "won"]
    assert events[1].facts["winners"] == (0,)
    assert (match.over, match.winners, match.acting) == (True, (0,), ())
    assert see(match, "counts") == [0, 2, 2]


@pytest.mark.parametrize(("fields", "cards"), [({}, 3), (_CHAIN, 5)])
def test_tk33_broken_one_draws_and_plays_on(fields: dict[str, Any], cards: int) -> None:
    match = table("+3", "B4 B5", "break G4 G5", **fields)
    events = play(match, "0:+3 2:break")
    assert drawn(events) == [(0, cards, "broken")]
    assert not match.over
    assert see(match, "counts") == [cards, 2, 2]
    assert stand(match).startswith("turn 1 R")
    play(match, "1:draw 2:draw")
    assert (match.acting, "draw" in legal(match, 0)) == ((0,), True)


@pytest.mark.parametrize("fields", [{}, _CHAIN])
def test_tk33_with_the_house_rule_it_wins_before_any_breaker(fields: dict[str, Any]) -> None:
    match = table("+3", "B4 B5", "break G5", options={"win_before_break": True}, **fields)
    events = play(match, "0:+3")
    assert kinds(events) == ["laid", "won"]
    assert (match.over, match.winners, match.acting) == (True, (0,), ())
    assert (see(match, "asked"), see(match, "counts")) == ([], [0, 2, 2])
    refusal = refused(match, 2, "break")
    assert (refusal.rule, refusal.why) == ("TK-40", "over")


def test_tk33_the_default_is_that_it_waits() -> None:
    assert table("R1", "R4", called=[0, 1]).options["win_before_break"] is False


@pytest.mark.parametrize("before", [False, True])
def test_tk33_a_plus_three_that_is_not_the_last_card_waits_for_the_window(before: bool) -> None:
    match = table("+3 R1 R4", "B4 B5", options={"win_before_break": before})
    play(match, "0:+3")
    assert (stand(match), match.acting) == ("break 0 R3", (1,))


@pytest.mark.parametrize("before", [False, True])
@pytest.mark.parametrize("breaker", [1, 2])
@pytest.mark.parametrize("fields", [{}, _CHAIN])
def test_tk33_a_breaker_as_ones_last_card_wins_even_out_of_turn(
    before: bool, breaker: int, fields: dict[str, Any]
) -> None:
    hands = ["+3 R1 R4", "B4 B5", "G4 G5"]
    hands[breaker] = "break"
    match = table(*hands, called=[breaker], options={"win_before_break": before}, **fields)
    play(match, "0:+3")
    events = play(match, f"{breaker}:break")
    assert kinds(events) == ["laid", "broken", "won"]
    assert (match.over, match.winners, match.acting) == (True, (breaker,), ())
    assert see(match, "counts") == [2, *(0 if seat == breaker else 2 for seat in (1, 2))]
    assert see(match, "asked") == []


def test_tk33_a_last_breaker_on_a_last_plus_three_wins_for_the_breaker() -> None:
    match = table("+3", "B4 B5", "break", called=[2])
    events = play(match, "0:+3 2:break")
    assert drawn(events) == []
    assert (match.winners, match.scores) == ((2,), (0.0, 0.0, 1.0))


def test_tk33_a_last_breaker_thrown_away_does_not_win() -> None:
    match = table("break", "B4 B5", called=[0], pile="R7 R8 R9")
    play(match, "0:break")
    assert (match.over, hand(match, 0)) == (False, "R7 R8 R9")


@pytest.mark.parametrize("before", [False, True])
def test_tk33_in_the_pyramid_the_new_hand_waits_for_the_window(before: bool) -> None:
    options = {"pyramid": True, "win_before_break": before}
    match = table("+3", "B4 B5", "break G5", stages=[4, 8, 8], options=options)
    play(match, "0:+3")
    assert (see(match, "counts"), see(match, "stages")) == ([0, 2, 2], [4, 8, 8])
    twin = match.copy()
    events = play(match, "1:pass 2:pass")
    assert kinds(events) == ["passed", "passed", "climbed", "drew", "drew", "drew", "turn"]
    assert drawn(events) == [(0, 3, "stage"), (1, 3, "plus3"), (2, 3, "plus3")]
    assert (stand(match), see(match, "stages")) == ("turn 1 R3", [3, 8, 8])
    assert drawn(play(twin, "2:break")) == [(0, 3, "broken")]
    assert (stand(twin), see(twin, "stages"), twin.over) == ("turn 1 R3", [4, 8, 8], False)


def test_tk33_in_the_pyramid_a_chain_goes_on_after_the_new_hand() -> None:
    match = table("+3", "B4 B5", "G4 G5", stages=[4, 8, 8], options={"pyramid": True}, **_CHAIN)
    events = play(match, "0:+3 1:pass 2:pass")
    assert drawn(events) == [(0, 3, "stage")]
    assert (stand(match), see(match, "stages")) == ("chain 1 R+2 debt 5", [3, 8, 8])


@pytest.mark.parametrize("before", [False, True])
def test_tk33_in_the_last_stage_of_the_pyramid_the_house_rule_decides(before: bool) -> None:
    options = {"pyramid": True, "win_before_break": before}
    match = table("+3", "B4 B5", stages=[1, 8], options=options)
    play(match, "0:+3")
    assert match.over is before
    if not before:
        play(match, "1:pass")
    assert match.winners == (0,)


def test_tk33_in_the_pyramid_a_last_breaker_goes_up_a_stage_before_the_draws() -> None:
    match = table("+3 R1 R4", "B4 B5", "break", stages=[8, 8, 4], called=[2], options={"pyramid": True})
    events = play(match, "0:+3 2:break")
    assert kinds(events)[2:] == ["laid", "broken", "climbed", "drew", "drew", "turn"]
    assert drawn(events) == [(2, 3, "stage"), (0, 3, "broken")]
    assert (stand(match), see(match, "stages")) == ("turn 1 R3", [8, 8, 3])


def test_tk33_in_the_pyramid_a_breaker_may_call_for_the_stage_of_one_card_but_a_plus_three_may_not() -> None:
    options = {"pyramid": True}
    match = table("+3", "B4 B5", "break", stages=[2, 8, 2], called=[0, 2], options=options)
    assert legal(match, 0) == ["+3", "draw"]
    refusal = refused(match, 0, "+3!")
    assert (refusal.rule, refusal.why) == ("TK-11", "call-too-early")
    play(match, "0:+3")
    assert legal(match, 2) == ["break", "break!", "pass"]
    play(match, "2:break!")
    assert (see(match, "called"), see(match, "counts"), see(match, "stages")) == ([2], [3, 2, 1], [2, 8, 1])
