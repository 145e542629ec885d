"""TK-11: how and until when "Last card!" may be called; last_card = auto and off."""

import pytest

from klaf import BadValue
from tests.games.taki.table import TAKI, drawn, hand, kinds, legal, play, refused, see, stand, table


def test_tk11_the_call_may_come_with_the_play_that_leaves_one_card() -> None:
    match = table("R4 B9", "R5 R6", "R8 R9")
    assert legal(match, 0) == ["R4", "R4!", "draw"]
    assert kinds(play(match, "0:R4!")) == ["laid", "called", "turn"]
    assert legal(match, 0) == []


@pytest.mark.parametrize(
    ("cards", "moves"),
    [
        ("R4", ["R4", "draw"]),
        ("R4 B9 B8", ["R4", "draw"]),
        ("R4 R5", ["R4", "R5", "R4!", "R5!", "draw"]),
        ("R4 R4", ["R4", "R4!", "draw"]),
    ],
)
def test_tk11_only_a_play_that_leaves_exactly_one_may_carry_it(cards: str, moves: list[str]) -> None:
    match = table(cards, "R5 R6", "R8 R9")
    assert legal(match, 0) == moves
    if "R4!" not in moves:
        refusal = refused(match, 0, "R4!")
        assert (refusal.rule, refusal.why, str(refusal.facts["card"])) == ("TK-11", "call-too-early", "R4")


def test_tk11_a_play_against_the_rules_is_no_better_with_a_call() -> None:
    match = table("R4 B9", "R5 R6", "R8 R9")
    assert refused(match, 0, "B9!").why == "no-match"
    assert refused(match, 0, "R5!").why == "not-held"


@pytest.mark.parametrize(
    ("card", "move", "stands"),
    [
        ("Rstop", "Rstop!", "turn 2 Rstop"),
        ("R+2", "R+2!", "chain 1 R+2 debt 2"),
        ("Rplus", "Rplus!", "owed 0 Rplus"),
        ("Rtaki", "Rtaki!", "run 0 Rtaki open"),
        ("colour", "colour:G!", "turn 1 Gnone"),
        ("super", "super!", "run 0 Rtaki open"),
        ("king", "king!", "free 0 R3"),
        ("+3", "+3!", "break 0 R3"),
    ],
)
def test_tk11_a_command_card_may_carry_it_too(card: str, move: str, stands: str) -> None:
    match = table(f"{card} B9", "R5 R6", "R8 R9")
    assert {move, move[:-1]} < set(legal(match, 0))
    events = play(match, f"0:{move}")
    assert [event.seat for event in events if event.kind == "called"] == [0]
    assert see(match, "called") == [0]
    assert see(match, "due") == []
    assert stand(match) == stands
    assert match.acting == ((1, 2) if card == "+3" else (see(match, "turn"),))


def test_tk11_super_taki_naming_its_colour_may_carry_it() -> None:
    match = table("super B9", "R5 R6", "R8 R9", lead="king")
    play(match, "0:super:G!")
    assert see(match, "called") == [0]
    assert stand(match) == "run 0 Gtaki open"


def test_tk11_a_breaker_that_breaks_may_carry_it() -> None:
    match = table("+3 R4 B9", "R5 R6", "break R9")
    play(match, "0:+3")
    assert legal(match, 2) == ["break", "break!", "pass"]
    events = play(match, "2:break!")
    assert kinds(events) == ["laid", "broken", "called", "drew", "turn"]
    assert see(match, "called") == [2]
    assert match.acting == (1,)


def test_tk11_a_breaker_thrown_away_may_not() -> None:
    match = table("break B9", "R5 R6", "R8 R9")
    assert legal(match, 0) == ["break", "draw"]
    assert refused(match, 0, "break!").rule == "TK-11"
    play(match, "0:break")
    assert (see(match, "due"), see(match, "counts")) == ([], [4, 2, 2])


def test_tk11_nobody_waits_for_the_call() -> None:
    match = table("R4 B9", "R5 R6", "R8 R9")
    assert kinds(play(match, "0:R4")) == ["laid", "turn"]
    assert stand(match) == "turn 1 R4"
    assert match.acting == (0, 1)
    assert legal(match, 0) == ["last", "pass"]
    assert legal(match, 1) == ["R5", "R6", "R5!", "R6!", "draw"]
    assert legal(match, 2) == []


def test_tk11_the_call_may_come_afterwards() -> None:
    match = table("R4 B9", "R5 R6 R7", "R8 R9")
    play(match, "0:R4")
    assert kinds(play(match, "0:last")) == ["called"]
    assert stand(match) == "turn 1 R4"
    assert match.acting == (1,)
    assert legal(match, 0) == []


def test_tk11_once_another_acted_it_is_too_late() -> None:
    match = table("R4 B9", "R5 R6 R7", "R8 R9")
    play(match, "0:R4 1:R5")
    assert legal(match, 0) == []
    assert match.acting == (2,)
    assert refused(match, 0, "last").rule == "TK-10"


def test_tk11_pass_waives_the_call_for_good() -> None:
    match = table("R4 B9", "R5 R6 R7", "R8 R9")
    play(match, "0:R4")
    events = play(match, "0:pass")
    assert [(event.kind, event.seat) for event in events] == [("waived", 0)]
    assert (see(match, "waived"), see(match, "due")) == ([0], [])
    assert stand(match) == "turn 1 R4"
    assert match.acting == (1,)
    assert legal(match, 0) == []
    assert drawn(play(match, "1:draw")) == [(0, 4, "penalty"), (1, 1, "turn")]
    assert see(match, "waived") == []


def test_tk11_the_penalty_is_drawn_first_then_the_action_takes_place() -> None:
    match = table("R4 B9", "R5 R6 R7", lead="Y1 Y3 Y4 R3", rest=1)
    play(match, "0:R4")
    events = play(match, "1:R5")
    assert kinds(events) == ["shuffled-in", "drew", "laid", "turn"]
    assert hand(match, 0) == "R3 B9 Y1 Y3 Y4"  # not the R4 that the action was laid on
    assert see(match, "discards") == ["R4", "R5"]


def test_tk11_the_penalty_comes_before_a_winning_action_too() -> None:
    match = table("R4 B9", "R5", "R8 R9")
    play(match, "0:R4")
    assert drawn(play(match, "1:R5")) == [(0, 4, "penalty")]
    assert match.winners == (1,)
    assert see(match, "counts") == [5, 0, 2]


def test_tk11_a_move_that_is_refused_costs_the_silent_one_nothing() -> None:
    match = table("R4 B9", "R5 B6 B7", "R8 R9")
    play(match, "0:R4")
    refused(match, 1, "B6")
    assert "last" in legal(match, 0)


def test_tk11_a_breaker_laid_out_of_turn_is_an_action() -> None:
    match = table("+3 B9", "R5 R6", "break R8 R9")
    play(match, "0:+3")
    assert match.acting == (0, 1, 2)
    assert legal(match, 0) == ["last", "pass"]
    assert drawn(play(match, "2:break")) == [(0, 4, "penalty"), (0, 3, "broken")]
    assert see(match, "counts") == [8, 2, 2]


def test_tk11_saying_no_to_a_plus_three_is_no_action() -> None:
    match = table("+3 B9", "R5 R6", "R8 R9")
    events = play(match, "0:+3 1:pass 2:pass")
    assert drawn(events) == [(1, 3, "plus3"), (2, 3, "plus3")]
    assert legal(match, 0) == ["last", "pass"]
    play(match, "0:last 1:R5")
    assert see(match, "counts") == [1, 4, 5]


def test_tk11_whoever_laid_the_plus_three_may_call_or_pass_while_it_waits() -> None:
    match = table("+3 B9", "R5 R6", "R8 R9")
    play(match, "0:+3")
    silent = match.copy()
    play(match, "0:last")
    assert (see(match, "called"), see(match, "asked"), match.acting) == ([0], [1, 2], (1, 2))
    assert kinds(play(silent, "0:pass")) == ["waived"]
    assert (see(silent, "waived"), see(silent, "asked"), silent.acting) == ([0], [1, 2], (1, 2))


def test_tk11_the_breakers_question_is_passed_before_the_call() -> None:
    match = table("R4 R5 R6", "B9", "R8 R9", lead="R3 +3", phase="break", asked=[1, 2], due=[1])
    assert legal(match, 1) == ["last", "pass"]
    assert kinds(play(match, "1:pass")) == ["passed"]
    assert (see(match, "asked"), see(match, "due"), see(match, "waived")) == ([2], [1], [])
    assert legal(match, 1) == ["last", "pass"]
    assert kinds(play(match, "1:pass")) == ["waived"]
    assert (see(match, "asked"), see(match, "due"), see(match, "waived")) == ([2], [], [1])
    assert match.acting == (2,)


@pytest.mark.parametrize(
    ("lead", "phase", "move", "lead_open"),
    [("Rtaki R3", "run", "close", True), ("Rtaki R3", "run", "end", True), ("R3 king", "free", "end", False)],
)
def test_tk11_ending_ones_turn_is_no_action(lead: str, phase: str, move: str, lead_open: bool) -> None:
    match = table("B9", "R5 R6 R7", "R8 R9", lead=lead, phase=phase, taki_open=lead_open, turn=1, due=[0])
    assert drawn(play(match, f"1:{move}")) == []
    assert match.acting == (0, 2)
    assert legal(match, 0) == ["last", "pass"]


def test_tk11_calling_is_no_action() -> None:
    match = table("B9", "R5", "R8 R9", turn=2, due=[0, 1])
    assert drawn(play(match, "1:last")) == []
    assert (see(match, "due"), see(match, "called"), see(match, "counts")) == ([0], [1], [1, 1, 2])


@pytest.mark.parametrize(
    ("first", "moves"),
    [
        ("Rtaki", ["R9", "last", "end"]),
        ("Rplus", ["R9", "last"]),
        ("king", ["R9", "end", "last"]),
    ],
)
def test_tk11_in_ones_own_turn_that_goes_on_one_may_call_but_not_pass(first: str, moves: list[str]) -> None:
    match = table(f"{first} R9", "R5 R6", "R8 R7")
    play(match, f"0:{first}")
    assert sorted(legal(match, 0)) == sorted(moves)
    assert match.acting == (0,)
    assert refused(match, 0, "pass").why == "pass-no-window"
    play(match, "0:last")
    assert see(match, "called") == [0]
    assert match.acting == (0,)


def test_tk11_with_auto_nobody_is_caught() -> None:
    match = table("R4 B9", "R5 R6", "R8 R9", options={"last_card": "auto"})
    play(match, "0:R4")
    assert match.acting == (0, 1)
    refusal = refused(match, 1, "catch:0")
    assert (refusal.rule, refusal.why) == ("TK-11", "catch-off")


def test_tk11_off_knows_no_calls_and_no_penalties() -> None:
    match = table("R4 B9", "R5 R6 R7", "R8 R9", options={"last_card": "off"})
    assert legal(match, 0) == ["R4", "draw"]
    assert kinds(play(match, "0:R4")) == ["laid", "turn"]
    assert (see(match, "due"), match.acting) == ([], (1,))
    assert drawn(play(match, "1:R5")) == []
    assert see(match, "counts") == [1, 2, 2]
    assert see(match, "called") == []


@pytest.mark.parametrize(
    ("move", "why"),
    [("R4!", "calls-off"), ("last", "calls-off"), ("catch:1", "catch-off"), ("pass", "pass-no-window")],
)
def test_tk11_off_refuses_every_call(move: str, why: str) -> None:
    match = table("R4 B9", "R5", "R8 R9", options={"last_card": "off"})
    refusal = refused(match, 0, move)
    assert refusal.why == why
    assert refusal.rule == ("TK-30" if move == "pass" else "TK-11")


def test_tk11_off_lets_a_breaker_break_without_a_call() -> None:
    match = table("+3 B9", "R5 R6", "break R8", options={"last_card": "off"})
    play(match, "0:+3")
    assert match.acting == (1, 2)
    assert legal(match, 2) == ["break", "pass"]
    assert drawn(play(match, "2:break")) == [(0, 3, "broken")]
    assert see(match, "due") == []


def test_tk11_last_card_is_auto_catch_or_off() -> None:
    assert TAKI.new(2, seed=1).options["last_card"] == "auto"
    with pytest.raises(BadValue) as refusal:
        TAKI.new(2, last_card="never")
    assert refusal.value.facts == {"option": "last_card", "value": "never", "known": "auto | catch | off"}


def test_tk11_the_first_card_of_all_may_carry_the_call_too() -> None:
    match = table("R1 B9", "R4 R5")
    play(match, "0:R1!")
    assert (see(match, "called"), see(match, "due")) == ([0], [])
