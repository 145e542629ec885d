"""EH-10: a Demon goes on any value, and the pot keeps it."""

import pytest

from tests.games.eight.table import kinds, legal, play, refused, see, stand, table

# A pot of every sort, from the bottom up, with the value it stands at.
POTS = [
    ("0", "0"),
    ("3", "3"),
    ("half", "½"),
    ("3 half", "3½"),
    ("4 half half", "5"),
    ("5", "5"),
    ("5 half", "5½"),
    ("8", "8"),
    ("8 half", "8½"),
    ("9", "9"),
    ("9 half", "9½"),
    ("9 half half", "10"),
    ("9 half half half", "10½"),
    ("7 demon", "7"),
    ("8 half demon demon", "8½"),
]


@pytest.mark.parametrize(("pot", "value"), POTS)
@pytest.mark.parametrize("demons", [1, 2, 3])
def test_eh10_demons_go_on_any_value_and_the_pot_keeps_it(pot: str, value: str, demons: int) -> None:
    match = table("demon demon demon", "1 1 1", "2 2 2", pot=pot)
    before = len(pot.split())
    assert stand(match) == f"hand 0 pot {value} of {before}"
    assert legal(match, 0) == ["demon", "demonx2", "demonx3"]
    events = play(match, f"0:{'demon' if demons == 1 else f'demonx{demons}'}")
    assert kinds(events) == ["laid", "turn"]
    assert (events[0].cards, events[0].value) == (("demon",) * demons, see(match, "pot_value"))
    assert stand(match) == f"hand 1 pot {value} of {before + demons}"
    assert see(match, "pot") == [*pot.split(), *["demon"] * demons]


@pytest.mark.parametrize("move", ["demon", "demonx2", "demonx3"])
def test_eh10_demons_on_an_empty_pot_make_zero(move: str) -> None:
    match = table("demon demon demon", "0 1 9")
    play(match, f"0:{move}")
    assert stand(match) == f"hand 1 pot 0 of {int(move[-1]) if 'x' in move else 1}"
    assert legal(match, 1) == ["0", "1", "9"]


@pytest.mark.parametrize(
    ("pot", "fits", "too_low"),
    [("3", "3 4 9", "2"), ("6 half", "7 8 9", "6"), ("8", "8 9", "7"), ("8 half", "9", "8")],
)
def test_eh10_after_a_demon_the_next_player_follows_the_value_below_it(pot: str, fits: str, too_low: str) -> None:
    match = table("demon", f"{too_low} {fits.split()[0]} {fits.split()[-1]}", pot=pot)
    play(match, "0:demon")
    refusal = refused(match, 1, too_low)
    assert (refusal.rule, refusal.why) == ("EH-06", "eight-too-low")
    assert {move for move in legal(match, 1) if "x" not in move} == {fits.split()[0], fits.split()[-1]}


def test_eh10_demons_do_not_add_up_to_anything() -> None:
    match = table("demon demon 9", "demon 6", "demon 7", "6", pot="6")
    play(match, "0:demonx2 1:demon 2:demon 3:6")
    assert stand(match) == "hand 0 pot 6 of 6"


@pytest.mark.parametrize("pot", [pot for pot, _ in POTS])
def test_eh10_whoever_holds_a_demon_can_play_and_so_must(pot: str) -> None:
    match = table("demon 1", "2", pot=pot)
    assert "take" not in legal(match, 0)
    refusal = refused(match, 0, "take")
    assert (refusal.rule, refusal.why) == ("EH-07", "eight-can-play")


@pytest.mark.parametrize(("move", "held"), [("demon", 0), ("demonx2", 1), ("demonx3", 2)])
def test_eh10_nobody_lays_more_demons_than_there_are_in_hand(move: str, held: int) -> None:
    match = table("demon " * held + "9", "2 2", open=["3 3 3"], pot="3")
    refusal = refused(match, 0, move)
    assert (refusal.rule, refusal.why) == ("EH-06", "eight-not-held")
    assert (refusal.facts["card"], refusal.facts["held"]) == ("demon", held)


def test_eh10_open_demons_go_together_and_a_blind_one_goes_on_anything() -> None:
    match = table("", "", open=["demon 3 demon", "- - -"], blind=["4 4 4", "demon 6 6"], pot="9 half", rest=0)
    assert legal(match, 0) == ["demon", "demonx2"]
    play(match, "0:demonx2 1:blind:0")
    assert stand(match) == "open 0 pot 9½ of 5"


def test_eh10_a_demon_does_not_open_a_mini_game_in_the_place_of_a_number() -> None:
    match = table("3 demon demon", "4 5 6", rest="banks", phase="opening", first_card="3")
    assert legal(match, 0) == ["3"]
    assert refused(match, 0, "demon").rule == "EH-05"
