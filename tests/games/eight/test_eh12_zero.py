"""EH-12: a Zero resets the pot to 0, only on a whole number."""

import pytest

from tests.games.eight.table import kinds, legal, play, refused, see, stand, table

WHOLE = ["0", "1", "4", "5", "7", "8", "9", "half half", "4 half half", "8 half 9", "9 half half", "7 demon", "demon"]
PART = ["half", "3 half", "5 half", "7 half", "9 half", "9 half half half", "3 half demon"]
ON_TOP = ["8 half", "7 half half half", "8 half demon"]


@pytest.mark.parametrize("pot", WHOLE)
@pytest.mark.parametrize("zeros", [1, 2, 3])
def test_eh12_zeros_on_a_whole_number_reset_the_pot(pot: str, zeros: int) -> None:
    match = table("0 0 0", "1 4 9", "2 2", pot=pot)
    assert legal(match, 0) == ["0", "0x2", "0x3"]
    events = play(match, f"0:{'0' if zeros == 1 else f'0x{zeros}'}")
    assert kinds(events) == ["laid", "turn"]
    assert (events[0].cards, events[0].value) == (("0",) * zeros, 0)
    assert stand(match) == f"hand 1 pot 0 of {len(pot.split()) + zeros}"
    assert legal(match, 1) == ["1", "4", "9"]


@pytest.mark.parametrize("pot", PART)
@pytest.mark.parametrize("move", ["0", "0x2", "0x3"])
def test_eh12_no_zero_goes_on_a_number_that_is_not_whole(pot: str, move: str) -> None:
    match = table("0 0 0", "2 2", pot=pot)
    assert legal(match, 0) == ["take"]
    refusal = refused(match, 0, move)
    assert (refusal.rule, refusal.why) == ("EH-12", "eight-zero-on-part")
    assert refusal.facts["value"] == str(see(match, "pot_value"))


@pytest.mark.parametrize("pot", ON_TOP)
@pytest.mark.parametrize("move", ["0", "0x2", "0x3"])
def test_eh12_nor_on_eight_and_a_half(pot: str, move: str) -> None:
    match = table("0 0 0", "2 2", pot=pot)
    assert legal(match, 0) == ["take"]
    refusal = refused(match, 0, move)
    assert (refusal.rule, refusal.why) == ("EH-13", "eight-zero-on-top")


def test_eh12_a_zero_may_open_a_pot() -> None:
    match = table("0", "0 1 half")
    play(match, "0:0")
    assert stand(match) == "hand 1 pot 0 of 1"
    assert legal(match, 1) == ["0", "1", "half"]


def test_eh12_the_cards_below_a_zero_stay_in_the_pot() -> None:
    match = table("0", "half", "0", pot="3 9", rest=0)
    play(match, "0:0 1:half")
    assert see(match, "pot") == ["3", "9", "0", "half"]
    play(match, "2:take")
    assert see(match, "burnt")[2] == ["0", "3", "9", "half"]


def test_eh12_no_number_but_zero_goes_back_below_the_pot() -> None:
    match = table("0 1 6", "2 2", pot="7")
    assert legal(match, 0) == ["0"]
    for move in ("1", "6"):
        refusal = refused(match, 0, move)
        assert (refusal.rule, refusal.why) == ("EH-06", "eight-too-low")


@pytest.mark.parametrize("pot", [*WHOLE, *PART, *ON_TOP])
def test_eh12_a_blind_zero_goes_on_a_whole_number_and_is_turned_back_on_others(pot: str) -> None:
    match = table("", "1 1", open=["- - -"], blind=["3 3 0"], pot=pot)
    events = play(match, "0:blind:2")
    if pot in WHOLE:
        assert kinds(events) == ["turned-up", "laid", "turn"]
        assert stand(match) == f"hand 1 pot 0 of {len(pot.split()) + 1}"
    else:
        assert kinds(events) == ["turned-up", "turned-back", "took", "turn"]
        assert stand(match) == "hand 1 pot empty"


@pytest.mark.parametrize("options", [{"zeros": 14}, {"zeros": 6}])
def test_eh12_zeros_do_the_same_in_the_classic_edition(options: dict[str, int]) -> None:
    match = table("0 0 0", "1 4 9", pot="9", edition="classic", options=options)
    play(match, "0:0x2")
    assert stand(match) == "hand 1 pot 0 of 3"
