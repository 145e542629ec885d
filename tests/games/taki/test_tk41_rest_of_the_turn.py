"""TK-41: going up a stage, and the rest of the turn."""

from typing import Any

import pytest

from klaf import Match
from tests.games.taki.table import drawn, hand, kinds, legal, play, see, stand, table

PYRAMID = {"pyramid": True}
OTHERS = ("B1 B3", "B4 B5", "B6 B7")
RUN: dict[str, Any] = {"lead": "Rtaki", "phase": "run", "taki_open": True}


def four(cards: str, stage: int, pile: str = "", **fields: Any) -> Match:
    """Set up four seats in the same stage, seat 0 in turn with these cards."""
    return table(cards, *OTHERS, pile=pile, **{"options": PYRAMID, "stages": [stage] * 4, **fields})


@pytest.mark.parametrize(
    ("move", "players", "direction", "then"),
    [
        ("R7", 2, "clockwise", "turn 1 R7"),
        ("R7", 3, "counter-clockwise", "turn 2 R7"),
        ("Rstop", 2, "clockwise", "turn 0 Rstop"),
        ("Rstop", 3, "clockwise", "turn 2 Rstop"),
        ("Rstop", 3, "counter-clockwise", "turn 1 Rstop"),
        ("Rdir", 4, "clockwise", "turn 3 Rdir"),
        ("Rdir", 4, "counter-clockwise", "turn 1 Rdir"),
        ("R+2", 3, "clockwise", "chain 1 R+2 debt 2"),
        ("colour:G", 4, "clockwise", "turn 1 Gnone"),
        ("king", 4, "clockwise", "free 0 R3"),
        ("Rplus", 3, "clockwise", "owed 0 Rplus"),
        ("Rtaki", 4, "clockwise", "run 0 Rtaki open"),
        ("super", 2, "clockwise", "run 0 Rtaki open"),
    ],
)
def test_tk41_the_new_hand_is_drawn_at_once_and_the_rest_of_the_turn_takes_place(
    move: str, players: int, direction: str, then: str
) -> None:
    match = table(
        move.partition(":")[0],
        *OTHERS[: players - 1],
        pile="Y1 Y3 Y4",
        options=PYRAMID,
        stages=[4] * players,
        direction=direction,
    )
    events = play(match, f"0:{move}")
    assert (stand(match), hand(match, 0), see(match, "stages")[0]) == (then, "Y1 Y3 Y4", 3)
    assert kinds(events)[:3] == ["laid", "climbed", "drew"]
    assert see(match, "counts") == [3, *[2] * (players - 1)]


# --- a run goes on


def test_tk41_a_run_goes_on_with_the_new_hand() -> None:
    match = four("R4", 4, "R5 Y1 R6", **RUN)
    assert kinds(play(match, "0:R4")) == ["laid", "climbed", "drew"]
    assert (stand(match), legal(match, 0)) == ("run 0 R4 open", ["R5", "R6", "close", "end"])
    play(match, "0:R6 0:R5! 0:close")
    assert (stand(match), hand(match, 0)) == ("turn 1 R5", "Y1")


def test_tk41_a_run_may_go_up_several_stages_and_win() -> None:
    match = four("Rtaki R4", 3, "R5 R6 R8")
    play(match, "0:Rtaki 0:R4 0:R5 0:R6")
    assert (hand(match, 0), see(match, "stages")[0], match.over) == ("R8", 1, False)
    play(match, "0:R8")
    assert (match.winners, see(match, "counts")) == ((0,), [0, 2, 2, 2])


def test_tk41_a_plus_in_a_run_draws_the_new_hand_before_the_run_ends() -> None:
    match = four("Rplus", 3, "Y1 R5", **RUN)
    play(match, "0:Rplus")
    assert (stand(match), legal(match, 0)) == ("run 0 Rplus open", ["R5", "R5!", "close", "end"])
    play(match, "0:close")
    assert (stand(match), legal(match, 0)) == ("owed 0 Rplus", ["R5", "R5!"])


def test_tk41_the_command_of_the_runs_last_card_acts_after_going_up() -> None:
    match = four("Rstop", 3, "Y1 R5", **RUN)
    play(match, "0:Rstop 0:end")
    assert (stand(match), see(match, "counts")) == ("turn 2 Rstop open", [2, 2, 2, 2])


@pytest.mark.parametrize(
    ("move", "then"), [("king", "free 0 R4"), ("colour:B", "turn 1 Bnone"), ("super", "run 0 Rtaki open")]
)
def test_tk41_a_colourless_card_may_end_both_stage_and_run(move: str, then: str) -> None:
    match = four(move.partition(":")[0], 3, "Y1 R5", **(RUN | {"lead": "R4"}))
    play(match, f"0:{move}")
    assert (stand(match), hand(match, 0)) == (then, "R5 Y1")


# --- a Plus


def test_tk41_a_plus_owes_a_card_from_the_new_hand() -> None:
    match = four("Rplus", 4, "Y1 R5 Gplus")
    play(match, "0:Rplus")
    assert legal(match, 0) == ["R5", "Gplus"]
    play(match, "0:R5")
    assert (stand(match), hand(match, 0)) == ("turn 1 R5", "Gplus Y1")


def test_tk41_whoever_cannot_pay_from_the_new_hand_draws() -> None:
    match = four("Rplus", 3, "Y1 Y3 G1")
    play(match, "0:Rplus")
    assert legal(match, 0) == ["draw"]
    assert drawn(play(match, "0:draw")) == [(0, 1, "plus")]
    assert (stand(match), hand(match, 0)) == ("turn 1 Rplus", "G1 Y1 Y3")


def test_tk41_the_card_owed_may_finish_the_one_card_stage() -> None:
    match = four("Rplus", 2, "R5")
    play(match, "0:Rplus")
    assert legal(match, 0) == ["R5", "last"]
    play(match, "0:R5")
    assert match.winners == (0,)


@pytest.mark.parametrize("in_run", [False, True])
def test_tk41_no_one_finishes_the_last_stage_on_a_plus(in_run: bool) -> None:
    match = four("Rplus", 1, "G1", **(RUN if in_run else {}))
    play(match, "0:Rplus 0:close" if in_run else "0:Rplus")
    assert (stand(match), legal(match, 0), match.over) == ("owed 0 Rplus", ["draw"], False)
    assert kinds(play(match, "0:draw")) == ["drew", "turn"]
    assert (hand(match, 0), see(match, "stages"), see(match, "due")) == ("G1", [1] * 4, [0])


# --- a +3: the new hand waits for the Breaker window


@pytest.mark.parametrize("win_before_break", [False, True])
def test_tk41_after_a_plus_three_the_new_hand_waits_for_the_window(win_before_break: bool) -> None:
    house = PYRAMID | {"win_before_break": win_before_break}
    match = table("B1 B3", "+3", "B4 B5", turn=1, pile="Y1 Y3 G1 G3 G4 R1 R4 R5", options=house, stages=[8, 3, 8])
    assert kinds(play(match, "1:+3")) == ["laid", "asked"]
    assert (see(match, "counts"), see(match, "stages"), match.acting) == ([2, 0, 2], [8, 3, 8], (0, 2))
    events = play(match, "0:pass 2:pass")
    assert kinds(events) == ["passed", "passed", "climbed", "drew", "drew", "drew", "turn"]
    assert drawn(events) == [(1, 2, "stage"), (2, 3, "plus3"), (0, 3, "plus3")]
    assert [hand(match, seat) for seat in range(3)] == ["R1 R4 R5 B1 B3", "Y1 Y3", "B4 B5 G1 G3 G4"]
    assert (stand(match), see(match, "stages")) == ("turn 2 R3", [8, 2, 8])


@pytest.mark.parametrize("win_before_break", [False, True])
def test_tk41_a_broken_plus_three_does_not_go_up(win_before_break: bool) -> None:
    house = PYRAMID | {"win_before_break": win_before_break}
    match = table("+3", "B1 B3", "B4 B5 break", options=house, stages=[3, 8, 8])
    events = play(match, "0:+3 2:break")
    assert (drawn(events), "climbed" in kinds(events)) == ([(0, 3, "broken")], False)
    assert (stand(match), see(match, "counts"), see(match, "stages")) == ("turn 1 R3", [3, 2, 2], [3, 8, 8])


def test_tk41_in_the_last_stage_a_plus_three_wins_when_the_window_has_passed() -> None:
    match = table("+3", "B1 B3", "B4 B5", options=PYRAMID, stages=[1, 8, 8])
    play(match, "0:+3 1:pass")
    assert not match.over
    assert kinds(play(match, "2:pass")) == ["passed", "won"]
    assert (match.winners, see(match, "counts")) == ((0,), [0, 2, 2])


def test_tk41_in_the_last_stage_win_before_break_wins_at_once() -> None:
    match = table("+3", "B1 B3", "B4 break", options=PYRAMID | {"win_before_break": True}, stages=[1, 8, 8])
    assert kinds(play(match, "0:+3")) == ["laid", "won"]
    assert (match.winners, match.acting) == ((0,), ())


def test_tk41_in_a_chain_too_the_new_hand_waits_and_the_chain_goes_on() -> None:
    match = four("+3", 3, "Y1 Y3", lead="R+2", phase="chain", debt=2)
    play(match, "0:+3 1:pass 2:pass")
    assert (see(match, "counts"), see(match, "stages")) == ([0, 2, 2, 2], [3] * 4)
    events = play(match, "3:pass")
    assert kinds(events) == ["passed", "climbed", "drew", "debt", "turn"]
    assert (stand(match), hand(match, 0)) == ("chain 1 R+2 debt 5", "Y1 Y3")
    assert see(match, "added") == 0


def test_tk41_broken_in_a_chain_the_stage_stays() -> None:
    match = table("+3", "B1 B3 break", lead="R+2", phase="chain", debt=4, options=PYRAMID, stages=[3, 8])
    assert drawn(play(match, "0:+3 1:break")) == [(0, 7, "broken")]
    assert (stand(match), see(match, "stages"), see(match, "added")) == ("turn 1 R+2", [3, 8], 0)


def test_tk41_a_plus_three_that_begins_the_one_card_stage_carries_no_call() -> None:
    match = table("+3", "B1 B3", pile="Y1", options=PYRAMID, stages=[2, 8])
    assert legal(match, 0) == ["+3", "draw"]
    play(match, "0:+3")
    assert (see(match, "due"), match.acting) == ([], (1,))
    play(match, "1:pass")
    assert (see(match, "due"), match.acting, legal(match, 0)) == ([0], (0, 1), ["last", "pass"])
    play(match, "0:last")
    assert see(match, "called") == [0]


def test_tk41_with_two_cards_a_plus_three_carries_the_call_as_ever() -> None:
    match = table("+3 R5", "B1 B3", options=PYRAMID, stages=[2, 8])
    assert legal(match, 0) == ["R5", "+3", "R5!", "+3!", "draw"]


# --- a Breaker


def test_tk41_a_breaker_goes_up_out_of_turn_and_its_new_hand_comes_before_the_others_draws() -> None:
    match = table("+3 R5 R6", "B1 B3", "break", pile="Y1 Y3 G1 G3 G4", options=PYRAMID, stages=[8, 8, 3])
    events = play(match, "0:+3 2:break")
    assert drawn(events) == [(2, 2, "stage"), (0, 3, "broken")]
    assert kinds(events)[2:] == ["laid", "broken", "climbed", "drew", "drew", "turn"]
    assert [hand(match, seat) for seat in range(3)] == ["R5 R6 G1 G3 G4", "B1 B3", "Y1 Y3"]
    assert (stand(match), see(match, "stages")) == ("turn 1 R3", [8, 8, 2])


def test_tk41_a_breaker_that_begins_the_one_card_stage_may_carry_the_call() -> None:
    match = table("+3 R5 R6", "B1 B3", "break", pile="Y1", options=PYRAMID, stages=[8, 8, 2])
    play(match, "0:+3")
    assert legal(match, 2) == ["break", "break!", "pass"]
    play(match, "2:break!")
    assert (see(match, "called"), hand(match, 2), match.acting) == ([2], "Y1", (1,))


def test_tk41_a_breaker_that_begins_the_one_card_stage_without_the_call_owes_it() -> None:
    match = table("+3 R5 R6", "B1 B3", "break", pile="Y1", options=PYRAMID, stages=[8, 8, 2])
    play(match, "0:+3 2:break")
    assert (see(match, "called"), see(match, "due"), match.acting) == ([], [2], (1, 2))


def test_tk41_a_breaker_wins_the_last_stage_out_of_turn() -> None:
    match = table("+3 R5 R6", "B1 B3", "break", options=PYRAMID, stages=[8, 8, 1])
    play(match, "0:+3 2:break")
    assert (match.winners, see(match, "counts")) == ((2,), [2, 2, 0])


@pytest.mark.parametrize("stage", [1, 2, 5])
def test_tk41_a_thrown_breaker_never_finishes_a_stage(stage: int) -> None:
    match = four("break", stage)
    assert legal(match, 0) == ["break", "draw"]
    assert drawn(play(match, "0:break")) == [(0, 3, "thrown")]
    assert (stand(match), see(match, "counts"), see(match, "stages")) == (
        "turn 1 R3",
        [3, 2, 2, 2],
        [stage] * 4,
    )


# --- the other rules


def test_tk41_penalties_come_before_the_new_hand() -> None:
    match = table("R7", "B1 B3", "B4", pile="Y1 Y3 Y4 Y5 G1 G3", due=[2], options=PYRAMID, stages=[3, 8, 8])
    assert drawn(play(match, "0:R7")) == [(2, 4, "penalty"), (0, 2, "stage")]
    assert [hand(match, seat) for seat in range(3)] == ["G1 G3", "B1 B3", "B4 Y1 Y3 Y4 Y5"]


def test_tk41_a_plus_two_may_answer_a_chain_and_go_up() -> None:
    match = four("B+2", 3, "Y1 Y3", lead="R+2", phase="chain", debt=2)
    play(match, "0:B+2")
    assert (stand(match), hand(match, 0)) == ("chain 1 B+2 debt 4", "Y1 Y3")


def test_tk41_a_king_gives_its_extra_turn_with_the_new_hand() -> None:
    match = four("king", 3, "Y1 G3", lead="R+2", phase="chain", debt=6)
    play(match, "0:king")
    assert (stand(match), legal(match, 0)) == ("free 0 R+2", ["G3", "Y1", "G3!", "Y1!", "end"])


def test_tk41_with_auto_close_the_run_goes_on_and_is_closed() -> None:
    match = four("R4", 3, "R5 Y1", options=PYRAMID | {"auto_close": True}, **RUN)
    play(match, "0:R4")
    assert legal(match, 0) == ["R5", "R5!", "close"]


def test_tk41_when_nobody_can_draw_the_fewest_cards_win_whatever_the_stages() -> None:
    match = table("B1", "G1 G3", "Y1", rest=1, options=PYRAMID, stages=[8, 1, 3])
    play(match, "0:draw 1:draw")
    assert not match.over
    assert kinds(play(match, "2:draw")) == ["drew", "stuck", "won"]
    assert (match.winners, match.scores) == ((0, 2), (1.0, 0.0, 1.0))
