"""TK-35: "TAKI closed", and the TAKI that stays open without it."""

import pytest

from klaf import OutOfTurn
from tests.games.taki.table import hand, legal, play, refused, see, stand, table

HANDS = ("Rtaki R4 R5 B1 B8", "R6 R7 B4 B9 Y4", "R8 R9 G1 G3 Y8")
LEFT_OPEN = "0:Rtaki 0:R4 0:end"


def test_tk35_after_the_call_the_next_player_lays_one_card() -> None:
    match = table(*HANDS)
    events = play(match, "0:Rtaki 0:R4 0:close")
    assert [(event.kind, event.seat, event.facts) for event in events[-2:]] == [
        ("closed", 0, {"colour": "R", "by_call": 1}),
        ("turn", 1, {}),
    ]
    assert legal(match, 1) == ["R6", "R7", "B4", "Y4", "draw"]
    play(match, "1:R6")
    assert (stand(match), match.acting, hand(match, 1)) == ("turn 2 R6", (2,), "R7 B4 B9 Y4")


def test_tk35_without_the_call_the_next_player_may_lay_all_cards_of_that_colour() -> None:
    match = table(*HANDS)
    events = play(match, LEFT_OPEN)
    assert [(event.kind, event.seat, event.facts) for event in events[-2:]] == [
        ("left-open", 0, {"colour": "R"}),
        ("turn", 1, {}),
    ]
    assert stand(match) == "turn 1 R4 open"
    events = play(match, "1:R6")
    assert (stand(match), legal(match, 1)) == ("run 1 R6 open", ["R7", "close", "end"])
    assert [event.kind for event in events] == ["laid"]
    play(match, "1:R7 1:close")
    assert (stand(match), hand(match, 1)) == ("turn 2 R7", "B4 B9 Y4")


def test_tk35_it_stays_open_from_player_to_player_until_one_of_them_closes_it() -> None:
    match = table(*HANDS, pile="G4 G5")
    play(match, f"{LEFT_OPEN} 1:R6 1:end")
    assert stand(match) == "turn 2 R6 open"
    play(match, "2:R8 2:R9 2:end")
    assert stand(match) == "turn 0 R9 open"
    play(match, "0:draw")
    assert stand(match) == "turn 1 R9 open"
    events = play(match, "1:R7 1:close 2:draw")
    assert stand(match) == "turn 0 R7"
    assert [event.seat for event in events if event.kind == "closed"] == [1]
    play(match, "0:R5")
    assert (stand(match), hand(match, 0)) == ("turn 1 R5", "B1 B8 G4")


def test_tk35_against_the_clock_it_is_open_to_the_player_before() -> None:
    match = table(*HANDS, direction="counter-clockwise")
    play(match, f"{LEFT_OPEN} 2:R8")
    assert (stand(match), match.acting) == ("run 2 R8 open", (2,))


def test_tk35_whoever_has_not_laid_on_it_in_that_turn_may_not_close_it() -> None:
    match = table(*HANDS)
    play(match, LEFT_OPEN)
    assert legal(match, 1) == ["R6", "R7", "B4", "Y4", "draw"]
    for move, why in (("close", "close-no-run"), ("end", "end-nothing")):
        refusal = refused(match, 1, move)
        assert (refusal.rule, refusal.why) == ("TK-35", why)


def test_tk35_whoever_used_it_in_an_earlier_turn_may_not_close_it_now() -> None:
    match = table(*HANDS, pile="G4 G5")
    play(match, LEFT_OPEN)
    refusal = refused(match, 0, "close")
    assert isinstance(refusal, OutOfTurn)
    assert (refusal.rule, refusal.facts["turn"]) == ("TK-05", 1)
    play(match, "1:draw 2:draw")
    assert stand(match) == "turn 0 R4 open"
    assert refused(match, 0, "close").why == "close-no-run"


@pytest.mark.parametrize("move", ["B4", "Y4"])
def test_tk35_a_card_of_another_colour_closes_it(move: str) -> None:
    match = table(*HANDS)
    play(match, LEFT_OPEN)
    events = play(match, f"1:{move}")
    assert (stand(match), match.acting) == (f"turn 2 {move}", (2,))
    assert [(event.kind, event.seat, event.facts) for event in events] == [
        ("laid", 1, {"card": move, "named": ""}),
        ("closed", 1, {"colour": "R", "by_call": 0}),
        ("turn", 2, {}),
    ]


def test_tk35_once_closed_by_another_colour_it_is_not_open_to_its_own() -> None:
    match = table("Rtaki R4 R5 B1 B8", "B9 Y4 Y5", "R4 R8 G1")
    play(match, f"{LEFT_OPEN} 1:Y4 2:R4")
    assert (stand(match), hand(match, 2)) == ("turn 0 R4", "R8 G1")


def test_tk35_within_the_run_one_does_not_draw() -> None:
    match = table(*HANDS)
    for moves in ("0:Rtaki", "0:R4"):
        play(match, moves)
        refusal = refused(match, 0, "draw")
        assert (refusal.rule, refusal.why) == ("TK-35", "draw-in-run")


def test_tk35_an_open_taki_obliges_nobody() -> None:
    match = table(*HANDS, pile="G4")
    play(match, f"{LEFT_OPEN} 1:draw")
    assert (stand(match), see(match, "counts")) == ("turn 2 R4 open", [3, 6, 5])


def test_tk35_with_no_run_there_is_nothing_to_close_or_end() -> None:
    match = table(*HANDS)
    for move, why in (("close", "close-no-run"), ("end", "end-nothing")):
        refusal = refused(match, 0, move)
        assert (refusal.rule, refusal.why) == ("TK-35", why)
