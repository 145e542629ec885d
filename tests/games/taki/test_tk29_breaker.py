"""TK-29 and TK-30: a Breaker laid on a +3."""

import pytest

from tests.games.taki.table import drawn, hand, kinds, legal, play, refused, see, stand, table


@pytest.mark.parametrize(("direction", "next_seat"), [("clockwise", 2), ("counter-clockwise", 0)])
@pytest.mark.parametrize("breaker", [0, 2, 3])
def test_tk29_any_player_may_break_a_plus_three_in_turn_or_not(direction: str, next_seat: int, breaker: int) -> None:
    hands = ["B4 B5 B6", "+3 R1 R4", "G4 G5 G6", "Y4 Y5 Y6"]
    hands[breaker] += " break"
    match = table(*hands, turn=1, direction=direction, pile="R7 R8 R9")
    play(match, "1:+3")
    events = play(match, f"{breaker}:break")
    assert kinds(events) == ["laid", "broken", "drew", "turn"]
    assert (events[1].seat, events[1].facts["offender"]) == (breaker, 1)
    assert drawn(events) == [(1, 3, "broken")]
    assert hand(match, 1) == "R1 R4 R7 R8 R9"
    assert (see(match, "counts"), see(match, "asked")) == ([3, 5, 3, 3], [])
    assert see(match, "discards") == ["R3", "+3", "break"]
    # TK-30: play goes on with the seat after the +3's player; the leading card is the one beneath
    assert (stand(match), match.acting) == (f"turn {next_seat} R3", (next_seat,))


def test_tk29_with_two_players_the_breaker_is_in_turn_next() -> None:
    match = table("+3 R1 R4", "break R5 R6")
    play(match, "0:+3 1:break")
    assert (stand(match), see(match, "counts")) == ("turn 1 R3", [5, 2])
    play(match, "1:R5!")
    assert stand(match) == "turn 0 R5"


def test_tk29_a_breaker_comes_before_the_draws() -> None:
    match = table("+3 R1 R4", "B4 B5", "break G4 G5")
    play(match, "0:+3 1:pass")
    assert drawn(play(match, "2:break")) == [(0, 3, "broken")]
    assert see(match, "counts") == [5, 2, 2]


def test_tk29_after_the_draws_it_is_too_late() -> None:
    match = table("+3 R1 R4", "B4 B5", "break G4 G5")
    play(match, "0:+3 1:pass 2:pass")
    refusal = refused(match, 2, "break")
    assert (refusal.rule, refusal.why) == ("TK-29", "break-no-plus3")


def test_tk29_nobody_breaks_his_own_plus_three() -> None:
    match = table("+3 break", "B4 B5", "G4 G5")
    play(match, "0:+3")
    assert legal(match, 0) == ["last", "pass"]
    refusal = refused(match, 0, "break")
    assert (refusal.rule, refusal.why) == ("TK-29", "own-plus3")


def test_tk29_only_whoever_holds_a_breaker_may_break() -> None:
    match = table("+3 R1 R4", "B4 B5")
    play(match, "0:+3")
    assert legal(match, 1) == ["pass"]
    refusal = refused(match, 1, "break")
    assert (refusal.rule, refusal.why, refusal.facts["card"]) == ("TK-06", "not-held", "break")


def test_tk29_an_open_taki_beneath_a_broken_plus_three_is_still_open() -> None:
    match = table("+3 R1 R4", "break B4 B5", lead="Rtaki R7", taki_open=True)
    play(match, "0:+3 1:break")
    assert stand(match) == "turn 1 R7 open"


@pytest.mark.parametrize("move", ["R5", "R5!", "draw", "king", "+3", "close", "end", "colour:R"])
def test_tk30_in_the_window_nothing_but_a_breaker_may_be_laid(move: str) -> None:
    match = table("+3 R1 R4", "R5 king +3 colour break", "G4 G5")
    play(match, "0:+3")
    assert legal(match, 1) == ["break", "pass"]
    refusal = refused(match, 1, move)
    assert (refusal.rule, refusal.why) == ("TK-30", "window")


def test_tk30_the_player_of_the_plus_three_waits() -> None:
    match = table("+3 R1 R4 break", "R5 R6", "G4 G5")
    play(match, "0:+3")
    assert legal(match, 0) == []
    assert (refused(match, 0, "break").rule, refused(match, 0, "break").why) == ("TK-29", "own-plus3")
    for move in ("R1", "draw"):
        assert (refused(match, 0, move).rule, refused(match, 0, move).why) == ("TK-30", "window-own")
    assert refused(match, 0, "pass").why == "pass-no-window"


def test_tk30_the_first_breaker_wins_and_no_second_is_added() -> None:
    match = table("+3 R1 R4", "break B4 B5", "break G4 G5", "Y4 Y5")
    play(match, "0:+3 2:break")
    assert match.acting == (1,)
    assert refused(match, 2, "pass").rule == "TK-30"
    events = play(match, "1:break")
    assert drawn(events) == [(1, 3, "thrown")]
    assert see(match, "counts") == [5, 5, 2, 2]


def test_tk30_no_breaker_is_laid_on_a_breaker_out_of_turn() -> None:
    match = table("+3 R1 R4", "B4 B5 B6", "break G4 G5", "break Y4 Y5")
    play(match, "0:+3 2:break")
    assert refused(match, 3, "break").rule == "TK-29"


def test_tk30_the_breakers_own_turn_is_not_used_up() -> None:
    match = table("+3 R1 R4", "R5 R6 R7", "break R8 R9 G4")
    play(match, "0:+3 2:break 1:R5")
    assert stand(match) == "turn 2 R5"
    match = table("+3 R1 R4", "break R5 R6 R7", "R8 R9 G4")
    play(match, "0:+3 1:break")
    assert stand(match) == "turn 1 R3"
    play(match, "1:R5")
    assert stand(match) == "turn 2 R5"


def test_tk30_whoever_passed_may_not_break_any_more() -> None:
    match = table("+3 R1 R4", "break B4 B5", "G4 G5")
    events = play(match, "0:+3 1:pass")
    assert (kinds(events)[2:], events[2].seat) == (["passed"], 1)
    assert legal(match, 1) == []
    assert refused(match, 1, "break").rule == "TK-30"
    assert refused(match, 1, "pass").rule == "TK-30"


def test_tk30_whoever_passed_may_not_break_even_if_other_moves_are_left() -> None:
    match = table("+3 R1 R4", "break", "G4 G5", options={"last_card": "catch"}, due=[1])
    play(match, "0:+3 1:pass")
    assert legal(match, 1) == ["last", "pass"]
    assert refused(match, 1, "break").rule == "TK-30"


def test_tk30_a_pass_answers_the_breaker_before_the_call() -> None:
    match = table("+3 R1 R4", "break", "G4 G5", options={"last_card": "catch"}, due=[1])
    play(match, "0:+3")
    assert legal(match, 1) == ["break", "last", "pass"]
    assert kinds(play(match, "1:pass")) == ["passed"]
    assert (see(match, "asked"), see(match, "due"), see(match, "waived")) == ([2], [1], [])
    assert kinds(play(match, "1:pass")) == ["waived"]
    assert (see(match, "asked"), see(match, "due"), see(match, "waived")) == ([2], [], [1])


@pytest.mark.parametrize("order", ["1 2 3", "3 2 1", "2 1 3"])
def test_tk30_everybody_else_is_asked_at_the_same_time(order: str) -> None:
    match = table("+3 R1 R4", "B4 B5", "break G4", "Y4 Y5")
    play(match, "0:+3")
    waiting = [1, 2, 3]
    for seat in map(int, order.split()):
        assert (match.acting, see(match, "asked")) == (tuple(waiting), waiting)
        play(match, f"{seat}:pass")
        waiting.remove(seat)
    assert (stand(match), see(match, "asked")) == ("turn 1 R3", [])


@pytest.mark.parametrize("viewer", [None, 0, 3])
def test_tk30_nothing_shows_who_holds_a_breaker(viewer: int | None) -> None:
    seen = []
    for hands in (("break B5", "G4 G5"), ("B4 B5", "break G5"), ("B4 B5", "G4 G5")):
        match = table("+3 R1 R4", *hands, "Y4 Y5")
        events = [event.seen_by(viewer) for event in play(match, "0:+3 3:pass 1:pass")]
        seen.append((events, match.view(viewer), match.acting, match.next_actor))
    assert seen[0] == seen[1] == seen[2]


def test_tk30_a_breaker_that_leaves_one_card_may_carry_the_call() -> None:
    match = table("+3 R1 R4", "B4 B5 B6", "break G4")
    play(match, "0:+3")
    assert legal(match, 2) == ["break", "break!", "pass"]
    twin = match.copy()
    events = play(match, "2:break!")
    assert kinds(events) == ["laid", "broken", "called", "drew", "turn"]
    assert (see(match, "called"), see(match, "due"), match.acting) == ([2], [], (1,))
    play(twin, "2:break")
    assert (see(twin, "called"), see(twin, "due"), twin.acting) == ([], [2], (1, 2))


def test_tk30_a_breaker_that_leaves_more_carries_no_call() -> None:
    match = table("+3 R1 R4", "break B4 B5")
    play(match, "0:+3")
    refusal = refused(match, 1, "break!")
    assert (refusal.rule, refusal.why, refusal.facts["card"]) == ("TK-11", "call-too-early", "break")


def test_tk29_whoever_did_not_call_draws_the_penalty_before_the_breaker_acts() -> None:
    match = table("+3 R1", "B4 B5", "break G4 G5")
    play(match, "0:+3")
    assert match.acting == (0, 1, 2)
    events = play(match, "2:break")
    assert kinds(events) == ["drew", "laid", "broken", "drew", "turn"]
    assert drawn(events) == [(0, 4, "penalty"), (0, 3, "broken")]
    assert see(match, "counts") == [8, 2, 2]
