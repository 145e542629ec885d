"""EH-11: a Half goes on any value but 8½ and adds ½; several add their sum."""

import pytest

from tests.games.eight.table import kinds, legal, play, refused, see, stand, table


def moves(halves: int) -> str:
    return "half" if halves == 1 else f"halfx{halves}"


@pytest.mark.parametrize(
    ("pot", "halves", "value"),
    [
        ("", 1, "½"),
        ("", 2, "1"),
        ("", 3, "1½"),
        ("0", 1, "½"),
        ("0", 2, "1"),
        ("half", 1, "1"),
        ("1", 1, "1½"),
        ("3", 1, "3½"),
        ("3", 3, "4½"),
        ("3 half", 1, "4"),
        ("3 half", 2, "4½"),
        ("5", 1, "5½"),
        ("5", 3, "6½"),
        ("4 half", 1, "5"),
        ("7", 3, "8½"),
        ("7 half", 1, "8"),
        ("7 half", 2, "8½"),
        ("7 half", 3, "9"),  # the value before the play was not 8½
        ("8", 1, "8½"),
        ("8", 2, "9"),
        ("8", 3, "9½"),
        ("9", 1, "9½"),
        ("9", 2, "10"),
        ("9", 3, "10½"),
        ("9 half", 1, "10"),
        ("9 half half", 1, "10½"),
        ("9 half half half", 2, "11½"),
        ("9 half half half half half", 3, "13"),
        ("6 demon", 1, "6½"),
        ("demon", 1, "½"),
        ("6 half demon", 1, "7"),
    ],
)
def test_eh11_halves_add_their_sum_to_the_value_before_them(pot: str, halves: int, value: str) -> None:
    match = table("half " * halves, "1 1", "2 2", pot=pot)
    assert legal(match, 0) == [moves(n) for n in range(1, halves + 1)]
    events = play(match, f"0:{moves(halves)}")
    assert kinds(events) == ["laid", "turn"]
    assert (events[0].cards, events[0].value) == (("half",) * halves, see(match, "pot_value"))
    assert stand(match) == f"hand 1 pot {value} of {len(pot.split()) + halves}"


@pytest.mark.parametrize("pot", ["8 half", "8 8 half", "7 half half half", "8 half demon", "3 8 half demon demon"])
@pytest.mark.parametrize("halves", [1, 2, 3])
def test_eh11_no_half_goes_on_eight_and_a_half(pot: str, halves: int) -> None:
    match = table("half half half", "1 1", pot=pot)
    assert stand(match) == f"hand 0 pot 8½ of {len(pot.split())}"
    assert legal(match, 0) == ["take"]
    refusal = refused(match, 0, moves(halves))
    assert (refusal.rule, refusal.why) == ("EH-11", "eight-half-on-top")


@pytest.mark.parametrize(
    ("value", "pot", "fits", "too_low"),
    [
        ("3½", "3", "4", "3"),
        ("5½", "5", "6", "5"),
        ("7½", "7", "8", "7"),
        ("8½", "8", "9", "8"),
        ("9½", "9", "", "9"),
    ],
)
def test_eh11_the_next_player_follows_the_sum(value: str, pot: str, fits: str, too_low: str) -> None:
    match = table("half", f"{too_low} {fits}", pot=pot)
    play(match, "0:half")
    assert stand(match) == f"hand 1 pot {value} of 2"
    assert legal(match, 1) == [fits or "take"]
    refusal = refused(match, 1, too_low)
    assert (refusal.rule, refusal.why) == ("EH-06", "eight-too-low")


@pytest.mark.parametrize(("pot", "zero"), [("9 half", False), ("9 half half", True), ("9 half half half", False)])
def test_eh11_above_nine_no_number_is_high_enough(pot: str, zero: bool) -> None:
    match = table("9 0", "1 1", pot=pot)
    assert legal(match, 0) == (["0"] if zero else ["take"])
    assert refused(match, 0, "9").rule == "EH-06"
    match = table("half demon 9", "1 1", pot=pot)
    assert legal(match, 0) == ["half", "demon"]


def test_eh11_a_half_sticks_to_the_last_card_only_until_another_number_comes() -> None:
    match = table("half", "6", "half", "7", pot="3")
    play(match, "0:half 1:6 2:half")
    assert stand(match) == "hand 3 pot 6½ of 4"


@pytest.mark.parametrize(("move", "held"), [("half", 0), ("halfx2", 1), ("halfx3", 2)])
def test_eh11_nobody_lays_more_halves_than_there_are_in_hand(move: str, held: int) -> None:
    match = table("half " * held + "9", "2 2", open=["3 3 3"], pot="3")
    refusal = refused(match, 0, move)
    assert (refusal.rule, refusal.why) == ("EH-06", "eight-not-held")
    assert (refusal.facts["card"], refusal.facts["held"]) == ("half", held)


def test_eh11_open_halves_go_together() -> None:
    match = table("", "1 1", open=["half half half"], pot="8")
    assert legal(match, 0) == ["half", "halfx2", "halfx3"]
    play(match, "0:halfx3")
    assert stand(match) == "hand 1 pot 9½ of 4"


@pytest.mark.parametrize(
    ("pot", "stays", "after"),
    [("7", False, "hand 1 pot 7½ of 2"), ("8", False, "hand 1 pot 8½ of 2"), ("8 half", True, "hand 1 pot empty")],
)
def test_eh11_a_blind_half_goes_on_any_value_but_eight_and_a_half(pot: str, stays: bool, after: str) -> None:
    match = table("", "1 1", open=["- - -"], blind=["3 half 4"], pot=pot)
    play(match, "0:blind:1")
    assert stand(match) == after
    assert see(match, "blind")[0] == ["3", "half" if stays else "-", "4"]
    assert see(match, "burnt")[0] == (["8", "half"] if stays else [])
