"""TK-07: drawing one card, and must_play."""

import pytest

from klaf import BadValue
from tests.games.taki.table import TAKI, drawn, hand, kinds, legal, play, refused, see, stand, table


def test_tk07_whoever_cannot_play_draws_one_and_the_turn_ends() -> None:
    match = table("B4 B5", "R4 R5", "G4 G5", pile="R1 R6")
    assert legal(match, 0) == ["draw"]
    events = play(match, "0:draw")
    assert kinds(events) == ["drew", "turn"]
    assert (events[0].seat, events[0].facts) == (0, {"cards": ("R1",), "count": 1, "reason": "turn"})
    assert hand(match, 0) == "R1 B4 B5"
    assert see(match, "counts") == [3, 2, 2]
    assert see(match, "pile")[-1] == "R6"
    assert stand(match) == "turn 1 R3"
    assert match.acting == (1,)


def test_tk07_the_card_drawn_may_be_used_only_in_a_later_turn() -> None:
    match = table("B4 B5", "R4 R5", pile="R1")
    play(match, "0:draw")
    assert refused(match, 0, "R1").rule == "TK-05"
    play(match, "1:draw 0:R1")
    assert stand(match) == "turn 1 R1"


@pytest.mark.parametrize("options", [{}, {"must_play": False}])
@pytest.mark.parametrize("cards", ["R4", "B3", "colour", "super", "king", "+3", "break"])
def test_tk07_one_may_draw_although_able_to_play(cards: str, options: dict[str, bool]) -> None:
    match = table(f"{cards} B4 B5", "R5 R6", pile="Y1", options=options)
    assert len(legal(match, 0)) > 1
    assert drawn(play(match, "0:draw")) == [(0, 1, "turn")]
    assert see(match, "counts") == [4, 2]
    assert stand(match) == "turn 1 R3"


@pytest.mark.parametrize("cards", ["R4", "B3", "Gtaki R1", "colour", "super", "king", "+3", "break R4"])
def test_tk07_must_play_obliges_whoever_can(cards: str) -> None:
    match = table(f"{cards} B4 B5", "R5 R6", options={"must_play": True})
    assert "draw" not in legal(match, 0)
    refusal = refused(match, 0, "draw")
    assert (refusal.rule, refusal.why) == ("TK-07", "must-play")


def test_tk07_must_play_lets_whoever_cannot_play_draw() -> None:
    match = table("B4 G5 Y6", "R5 R6", pile="Y1", options={"must_play": True})
    assert legal(match, 0) == ["draw"]
    play(match, "0:draw")
    assert hand(match, 0) == "B4 G5 Y1 Y6"
    assert stand(match) == "turn 1 R3"


def test_tk07_must_play_obliges_on_a_first_card_without_colour() -> None:
    match = table("B4 G5", "R5 R6", lead="king", options={"must_play": True})
    assert legal(match, 0) == ["B4", "G5", "B4!", "G5!"]


def test_tk07_must_play_obliges_on_an_open_taki() -> None:
    match = table("B4 R5", "R6 R7", lead="Rtaki R3", taki_open=True, options={"must_play": True})
    assert refused(match, 0, "draw").rule == "TK-07"
    assert legal(match, 0) == ["R5", "R5!"]


def test_tk07_a_breaker_that_could_only_be_thrown_away_does_not_oblige() -> None:
    match = table("break B4 B5", "R5 R6", options={"must_play": True})
    assert legal(match, 0) == ["break", "draw"]
    play(match, "0:draw")
    assert see(match, "counts") == [4, 2]


@pytest.mark.parametrize("answer", ["G+2", "king", "+3"])
def test_tk07_must_play_does_not_keep_one_from_drawing_a_debt(answer: str) -> None:
    match = table(f"{answer} B4", "R5 R6", lead="R+2", phase="chain", debt=2, options={"must_play": True}, pile="Y1 Y3")
    assert legal(match, 0) == [answer, f"{answer}!", "draw"]
    assert drawn(play(match, "0:draw")) == [(0, 2, "debt")]
    assert stand(match) == "turn 1 R+2"


def test_tk07_must_play_does_not_change_what_a_run_and_a_king_leave_free() -> None:
    run = table("Rtaki R5 R6 R7 B1", "R8 R9", options={"must_play": True})
    play(run, "0:Rtaki 0:R5")
    assert legal(run, 0) == ["R6", "R7", "close", "end"]
    free = table("king R5 R6 R7", "R8 R9", options={"must_play": True})
    play(free, "0:king")
    assert legal(free, 0) == ["R5", "R6", "R7", "end"]


def test_tk07_must_play_is_true_or_false() -> None:
    with pytest.raises(BadValue) as refusal:
        TAKI.new(2, must_play="maybe")
    assert refusal.value.facts == {"option": "must_play", "value": "maybe", "known": "false | true"}
    assert TAKI.new(2, seed=1).options["must_play"] is False
    assert TAKI.new(2, seed=1, must_play="true").options["must_play"] is True
