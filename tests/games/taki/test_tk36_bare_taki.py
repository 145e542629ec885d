"""TK-36: a TAKI lying bare on top, and TAKIs laid upon TAKIs."""

import pytest

from tests.games.taki.table import hand, kinds, legal, play, refused, see, stand, table

OTHERS = ("R6 R7 B4 Btaki Y1", "R8 G1 G3 Y8")


@pytest.mark.parametrize("bare", ["Rtaki", "super"])
@pytest.mark.parametrize("auto_close", [False, True])
def test_tk36_a_bare_taki_cannot_be_closed(bare: str, auto_close: bool) -> None:
    match = table(f"{bare} R4 B1 B8", *OTHERS, options={"auto_close": auto_close})
    play(match, f"0:{bare}")
    refusal = refused(match, 0, "close")
    assert (refusal.rule, refusal.why) == ("TK-36", "close-bare")
    assert legal(match, 0) == ["R4", "end"]
    events = play(match, "0:end")
    assert stand(match) == "turn 1 Rtaki open"
    assert [(event.kind, event.seat, event.facts) for event in events] == [
        ("left-open", 0, {"colour": "R"}),
        ("turn", 1, {}),
    ]
    play(match, "1:R6")
    assert stand(match) == "run 1 R6 open"


@pytest.mark.parametrize("second", ["Rtaki", "super"])
def test_tk36_bare_too_is_a_second_one_of_the_same_colour_that_ends_a_run(second: str) -> None:
    match = table(f"Rtaki {second} R4 R5 B1 B8", *OTHERS)
    events = play(match, f"0:Rtaki 0:R4 0:{second}")
    assert (stand(match), kinds(events)) == ("run 0 Rtaki open", ["laid", "opened", "laid", "laid"])
    assert refused(match, 0, "close").why == "close-bare"
    before = match.copy()
    play(match, "0:end")
    assert (stand(match), hand(match, 0)) == ("turn 1 Rtaki open", "R5 B1 B8")
    play(before, "0:R5 0:close")
    assert (stand(before), hand(before, 0)) == ("turn 1 R5", "B1 B8")


def test_tk36_a_taki_of_another_colour_cannot_follow_within_ones_own_run() -> None:
    match = table("Rtaki Btaki Gtaki R4 B1 B8", *OTHERS)
    for moves in ("0:Rtaki", "0:R4"):
        play(match, moves)
        for card in ("Btaki", "Gtaki"):
            refusal = refused(match, 0, card)
            assert (refusal.rule, refusal.why) == ("TK-36", "other-taki")
            assert (refusal.facts["card"], refusal.facts["colour"]) == (card, "R")


def test_tk36_the_next_player_may_lay_a_taki_of_another_colour_on_a_bare_one() -> None:
    match = table("Rtaki R4 B1 B8", *OTHERS)
    play(match, "0:Rtaki 0:end")
    assert legal(match, 1) == ["R6", "R7", "Btaki", "draw"]
    events = play(match, "1:Btaki")
    assert (stand(match), legal(match, 1)) == ("run 1 Btaki open", ["B4", "end"])
    assert [(event.kind, event.seat, event.facts) for event in events] == [
        ("laid", 1, {"card": "Btaki", "named": ""}),
        ("closed", 1, {"colour": "R", "by_call": 0}),
        ("opened", 1, {"colour": "B"}),
    ]


def test_tk36_the_next_player_may_lay_a_taki_of_the_same_colour_and_the_run_goes_on() -> None:
    match = table("Rtaki R4 B1 B8", "Rtaki R7 B4", "R8 G1")
    play(match, "0:Rtaki 0:R4 0:end")
    events = play(match, "1:Rtaki")
    assert (stand(match), kinds(events)) == ("run 1 Rtaki open", ["laid"])
    assert legal(match, 1) == ["R7", "R7!", "end"]


def test_tk36_a_taki_as_the_first_leading_card_is_not_open() -> None:
    match = table("R4 R5 B1 Btaki", *OTHERS, lead="Rtaki")
    assert legal(match, 0) == ["R4", "R5", "Btaki", "draw"]
    assert refused(match, 0, "close").why == "close-no-run"
    play(match, "0:R4")
    assert (stand(match), see(match, "counts")) == ("turn 1 R4", [3, 5, 4])


def test_tk36_a_taki_covered_by_a_declined_king_is_not_open() -> None:
    match = table("Rtaki king R4 B1 B8", *OTHERS)
    play(match, "0:Rtaki 0:king 0:end")
    assert stand(match) == "turn 1 Rtaki"
    play(match, "1:R6")
    assert stand(match) == "turn 2 R6"
