"""TK-41: the pyramid tournament: stages, their hands, the last one, and its call."""

from typing import Any

import pytest

from klaf import BadValue
from tests.games.taki.table import TAKI, drawn, hand, kinds, legal, play, see, stand, table

PYRAMID = {"pyramid": True}
NEW = ["Y1", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8"]  # the next cards of the pile


@pytest.mark.parametrize("start", range(1, 9))
def test_tk41_the_first_stage_is_dealt_with_its_number_of_cards(start: int) -> None:
    match = TAKI.new(players=3, seed=start, pyramid=True, pyramid_start=start)
    assert see(match, "counts") == see(match, "stages") == [start] * 3
    assert len(see(match, "pile")) == 116 - 3 * start - 1
    assert [event.count for event in match.opening if event.kind == "dealt"] == [start] * 3


@pytest.mark.parametrize("house", [{}, {"pyramid": True}, {"pyramid": False, "pyramid_start": 3}])
def test_tk41_otherwise_eight_cards_are_dealt(house: dict[str, Any]) -> None:
    match = TAKI.new(players=4, seed=1, **house)
    assert see(match, "counts") == [8] * 4
    assert match.options["pyramid"] == house.get("pyramid", False)
    assert match.options["pyramid_start"] == house.get("pyramid_start", 8)


@pytest.mark.parametrize("start", [0, 9, -1, "x", True])
def test_tk41_a_first_stage_has_one_to_eight_cards(start: Any) -> None:
    with pytest.raises(BadValue) as refusal:
        TAKI.new(players=2, pyramid=True, pyramid_start=start)
    assert refusal.value.facts["option"] == "pyramid_start"


@pytest.mark.parametrize("stage", range(2, 9))
def test_tk41_emptying_the_hand_goes_up_a_stage_of_one_card_fewer(stage: int) -> None:
    new = NEW[: stage - 1]
    match = table("R7", "B1 B3", "B4 B5 B6", pile=" ".join(NEW), options=PYRAMID, stages=[stage, 4, 6])
    events = play(match, "0:R7")
    assert [(event.kind, event.seat, event.facts) for event in events] == [
        ("laid", 0, {"card": "R7", "named": ""}),
        ("climbed", 0, {"stage": stage - 1}),
        ("drew", 0, {"cards": tuple(new), "count": stage - 1, "reason": "stage"}),
        ("turn", 1, {}),
    ]
    assert see(match, "hands") == [new, ["B1", "B3"], ["B4", "B5", "B6"]]
    assert see(match, "stages") == [stage - 1, 4, 6]
    assert (stand(match), match.over, match.scores) == ("turn 1 R7", False, (0.0, 0.0, 0.0))


def test_tk41_whoever_finishes_the_stage_begun_with_one_card_wins() -> None:
    match = table("R7", "B1 B3", "B4 B5", options=PYRAMID, stages=[1, 2, 1])
    events = play(match, "0:R7")
    assert (kinds(events), match.winners, match.scores) == (["laid", "won"], (0,), (1.0, 0.0, 0.0))
    assert (see(match, "stages"), see(match, "counts")) == ([1, 2, 1], [0, 2, 2])


def test_tk41_a_stage_is_as_large_as_it_began_however_the_hand_grew() -> None:
    match = table("R7 R8", "B1 B3", pile="R9 Y1 G1 G3 G4 G5", options=PYRAMID, stages=[3, 8])
    play(match, "0:draw 1:draw 0:R7 1:draw 0:R8! 1:draw")
    assert (hand(match, 0), see(match, "stages")) == ("R9", [3, 8])
    assert drawn(play(match, "0:R9")) == [(0, 2, "stage")]
    assert see(match, "stages") == [2, 8]


def test_tk41_each_player_climbs_alone_and_the_first_at_the_top_wins() -> None:
    match = table("R7", "R8", "R9", pile="R4 B1 B3 R5", options=PYRAMID, stages=[2, 3, 2], called=[0, 1, 2])
    play(match, "0:R7! 1:R8 2:R9!")
    assert (see(match, "stages"), see(match, "counts")) == ([1, 2, 1], [1, 2, 1])
    play(match, "0:R4")
    assert (match.winners, see(match, "stages")) == ((0,), [1, 2, 1])


def test_tk41_from_the_start_to_the_top() -> None:
    match = table("R1", "B1 B3 B4", pile="R4 G4 R5 R6 B5", options=PYRAMID | {"pyramid_start": 3})
    play(match, "0:R1")
    assert (hand(match, 0), see(match, "stages")) == ("R4 G4", [2, 3])
    play(match, "1:draw 0:R4! 1:draw 0:G4!")
    assert (hand(match, 0), see(match, "stages"), see(match, "called")) == ("B5", [1, 3], [0])
    play(match, "1:B4 0:B5")
    assert match.winners == (0,)


# --- too few cards


def test_tk41_a_stage_dealt_short_still_counts_as_its_full_size() -> None:
    match = table("R7", "B1 B3", rest=1, pile="R8", options=PYRAMID, stages=[6, 8])
    events = play(match, "0:R7")
    assert (drawn(events), hand(match, 0)) == ([(0, 1, "stage"), (0, 1, "stage")], "R3 R8")
    assert "shuffled-in" in kinds(events)
    assert see(match, "stages") == [5, 8]
    play(match, "1:R1 0:R3! 1:R5 0:R8")
    assert see(match, "stages") == [4, 8]


def test_tk41_a_hand_left_empty_by_it_is_no_win() -> None:
    match = table("king", "B1 B3", rest=1, options=PYRAMID, stages=[4, 8])
    events = play(match, "0:king")
    assert kinds(events) == ["laid", "climbed", "drew", "freed"]
    assert (see(match, "stages"), see(match, "counts")[0], match.over) == ([3, 8], 0, False)
    assert legal(match, 0) == ["end"]
    play(match, "0:end 1:R1")
    assert (stand(match), legal(match, 0)) == ("turn 0 R1", ["draw"])
    play(match, "0:draw")
    assert (stand(match), see(match, "stages"), see(match, "counts")[0]) == ("turn 1 R1", [3, 8], 1)


def test_tk41_an_empty_one_card_stage_is_no_win_either() -> None:
    match = table("king", "B1 B3", rest=1, options=PYRAMID, stages=[2, 8])
    play(match, "0:king! 0:end")
    assert (see(match, "stages"), match.over, see(match, "called")) == ([1, 8], False, [])


def test_tk41_a_new_hand_may_take_the_shuffled_discards() -> None:
    match = table("R7", "B1 B3", rest="discards", pile="Y1", options=PYRAMID, stages=[4, 8])
    events = play(match, "0:R7")
    assert kinds(events) == ["laid", "climbed", "drew", "shuffled-in", "drew", "turn"]
    assert (drawn(events), see(match, "counts")) == ([(0, 1, "stage"), (0, 2, "stage")], [3, 2])
    assert see(match, "discards") == ["R7"]


# --- the call of a one-card stage


@pytest.mark.parametrize(("stage", "plays"), [(3, ["R7"]), (2, ["R7", "R7!"]), (1, ["R7"])])
def test_tk41_the_play_that_begins_a_one_card_stage_may_carry_the_call(stage: int, plays: list[str]) -> None:
    match = table("R7", "B1 B3", options=PYRAMID, stages=[stage, 8])
    assert legal(match, 0) == [*plays, "draw"]


def test_tk41_without_the_tournament_the_last_card_carries_no_call() -> None:
    match = table("R7", "B1 B3")
    assert legal(match, 0) == ["R7", "draw"]


def test_tk41_a_one_card_stage_owes_the_call() -> None:
    match = table("R7", "B1 B3", "B4 B5", pile="Y1 G1 G3 G4 G5", options=PYRAMID, stages=[2, 8, 8])
    play(match, "0:R7")
    assert (see(match, "due"), match.acting, legal(match, 0)) == ([0], (0, 1), ["last", "pass"])
    silent = match.copy()
    play(match, "0:last 1:draw")
    assert see(match, "counts") == [1, 3, 2]
    assert drawn(play(silent, "1:draw")) == [(0, 4, "penalty"), (1, 1, "turn")]
    assert (see(silent, "stages"), see(silent, "counts")) == ([1, 8, 8], [5, 3, 2])


@pytest.mark.parametrize("move", ["R7", "Rplus", "Rtaki", "colour:G", "super", "king"])
def test_tk41_whatever_begins_the_one_card_stage_may_carry_the_call(move: str) -> None:
    match = table(move.partition(":")[0], "B1 B3", pile="Y1", options=PYRAMID, stages=[2, 8])
    silent = match.copy()
    assert kinds(play(match, f"0:{move}!"))[:4] == ["laid", "climbed", "drew", "called"]
    assert (see(match, "called"), see(match, "due")) == ([0], [])
    play(silent, f"0:{move}")
    assert (see(silent, "called"), see(silent, "due")) == ([], [0])
    assert stand(silent) == stand(match)


def test_tk41_a_larger_stage_owes_none() -> None:
    match = table("R7", "B1 B3", options=PYRAMID, stages=[3, 8])
    play(match, "0:R7")
    assert (see(match, "due"), match.acting) == ([], (1,))


def test_tk41_with_catch_a_silent_one_card_stage_may_be_caught() -> None:
    match = table("R7", "B1 B3", options=PYRAMID | {"last_card": "catch"}, stages=[2, 8])
    play(match, "0:R7")
    assert legal(match, 1) == ["draw", "pass", "catch:0"]
    assert drawn(play(match, "1:catch:0")) == [(0, 4, "catch")]
    assert (see(match, "counts"), see(match, "stages")) == ([5, 2], [1, 8])


def test_tk41_with_no_calls_a_one_card_stage_owes_none() -> None:
    match = table("R7", "B1 B3", options=PYRAMID | {"last_card": "off"}, stages=[2, 8])
    assert legal(match, 0) == ["R7", "draw"]
    play(match, "0:R7")
    assert (see(match, "due"), match.acting) == ([], (1,))


def test_tk41_a_first_deal_of_one_card_owes_none() -> None:
    match = TAKI.new(players=2, seed=1, pyramid=True, pyramid_start=1, opener=0)
    assert (see(match, "due"), match.acting) == ([], (0,))
    assert "last" not in legal(match, 0)
