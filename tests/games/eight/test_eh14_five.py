"""EH-14: on five the next player lays 5 or lower, or a special."""

import pytest

from klaf.games.eight.cards import KINDS
from tests.games.eight.table import kinds, legal, play, refused, stand, table

FITS = ("0", "1", "2", "3", "4", "5", "half", "demon")
BOTH = pytest.mark.parametrize("five_after_demon", [True, False])


@BOTH
@pytest.mark.parametrize("pot", ["5", "3 5", "5 5", "4 half half", "4 half demon half", "3 half half half half"])
@pytest.mark.parametrize("card", KINDS)
def test_eh14_on_five_goes_five_or_lower_or_a_special(card: str, pot: str, five_after_demon: bool) -> None:
    match = table(card, "2 2", "3 3", pot=pot, options={"five_after_demon": five_after_demon})
    assert stand(match) == f"hand 0 pot 5 of {len(pot.split())}"
    if card in FITS:
        assert legal(match, 0) == [card]
        return
    assert legal(match, 0) == ["take"]
    refusal = refused(match, 0, card)
    assert (refusal.rule, refusal.why, refusal.facts["card"]) == ("EH-14", "eight-on-five", card)


@pytest.mark.parametrize("pot", ["5 demon", "5 demon demon", "4 half half demon", "5 5 demon"])
@pytest.mark.parametrize("card", KINDS)
def test_eh14_a_demon_leaves_the_pot_standing_at_five(card: str, pot: str) -> None:
    match = table(card, "2 2", "3 3", pot=pot)
    assert legal(match, 0) == [card if card in FITS else "take"]
    if card not in FITS:
        refusal = refused(match, 0, card)
        assert (refusal.rule, refusal.why) == ("EH-14", "eight-on-five")


@pytest.mark.parametrize("pot", ["5 demon", "5 demon demon", "4 half half demon", "5 5 demon"])
@pytest.mark.parametrize("card", KINDS)
def test_eh14_without_five_after_demon_who_plays_after_a_demon_keeps_or_raises(card: str, pot: str) -> None:
    match = table(card, "2 2", "3 3", pot=pot, options={"five_after_demon": False})
    fits = card not in ("1", "2", "3", "4")
    assert legal(match, 0) == [card if fits else "take"]
    if not fits:
        refusal = refused(match, 0, card)
        assert (refusal.rule, refusal.why, refusal.facts["value"]) == ("EH-06", "eight-too-low", "10")


@pytest.mark.parametrize(
    ("move", "after"),
    [
        ("0", "0 of 2"),
        ("1", "1 of 2"),
        ("3x2", "3 of 3"),
        ("4", "4 of 2"),
        ("5", "5 of 2"),
        ("5x2", "5 of 3"),
        ("half", "5½ of 2"),
        ("halfx2", "6 of 3"),
        ("demon", "5 of 2"),
        ("demonx2", "5 of 3"),
    ],
)
def test_eh14_the_pot_then_stands_where_such_a_card_brings_it(move: str, after: str) -> None:
    card, _, times = move.partition("x")
    match = table(" ".join([card] * int(times or 1)), "2 2", "3 3", pot="5")
    assert kinds(play(match, f"0:{move}")) == ["laid", "turn"]
    assert stand(match) == f"hand 1 pot {after}"


@pytest.mark.parametrize(
    ("first", "hand", "moves"),
    [
        ("3", "2 3 9", ["3", "9"]),  # the pot stands at three: no higher bound, but a lower one
        ("0", "2 3 9", ["2", "3", "9"]),
        ("half", "5 6 9", ["6", "9"]),  # 5½: the next must go higher
        ("halfx2", "5 6 9", ["6", "9"]),
    ],
)
def test_eh14_it_binds_only_the_one_who_plays_on_five(first: str, hand: str, moves: list[str]) -> None:
    match = table(first.replace("halfx2", "half half"), hand, "4 4", pot="5")
    play(match, f"0:{first}")
    assert legal(match, 1) == moves


def test_eh14_on_five_and_a_half_five_is_too_low() -> None:
    match = table("half", "4 5 7", pot="5")
    play(match, "0:half")
    assert legal(match, 1) == ["7"]
    for move in ("4", "5"):
        refusal = refused(match, 1, move)
        assert (refusal.rule, refusal.facts["value"]) == ("EH-06", "11")


def test_eh14_another_five_binds_the_next_player_again() -> None:
    match = table("5", "5 6 8", "5 5 9", "6 3 9")
    play(match, "0:5")
    assert legal(match, 1) == ["5"]
    play(match, "1:5")
    assert legal(match, 2) == ["5", "5x2"]
    play(match, "2:5x2")
    assert legal(match, 3) == ["3"]


def test_eh14_a_five_that_opens_a_pot_binds() -> None:
    match = table("5 5 5", "6 9 4", "3 3")
    play(match, "0:5x3")
    assert legal(match, 1) == ["4"]
    assert refused(match, 1, "9").rule == "EH-14"


def test_eh14_a_five_that_opens_the_mini_game_binds() -> None:
    match = table("5 half half", "9 9 9", "half demon demon", rest="banks", phase="opening", first_card="5")
    play(match, "0:5")
    assert legal(match, 1) == ["take"]
    assert refused(match, 1, "9").rule == "EH-14"


def test_eh14_four_and_a_half_and_a_half_make_five() -> None:
    match = table("half", "half", "6 4 9", pot="4")
    play(match, "0:half 1:half")
    assert stand(match) == "hand 2 pot 5 of 3"
    assert legal(match, 2) == ["4"]


def test_eh14_two_halves_on_five_make_six_which_does_not_bind() -> None:
    match = table("half half", "6 9 4", pot="5")
    play(match, "0:halfx2")
    assert legal(match, 1) == ["6", "9"]


@pytest.mark.parametrize(
    ("five_after_demon", "after_one", "after_two"),
    [(True, ["4", "demon"], ["4"]), (False, ["6", "demon"], ["6", "9"])],
)
def test_eh14_the_player_after_a_demon(five_after_demon: bool, after_one: list[str], after_two: list[str]) -> None:
    match = table("5", "demon", "4 6 demon", "4 6 9", options={"five_after_demon": five_after_demon})
    play(match, "0:5 1:demon")
    assert legal(match, 2) == after_one
    play(match, "2:demon")
    assert legal(match, 3) == after_two


@BOTH
def test_eh14_the_player_before_the_demon_is_bound_either_way(five_after_demon: bool) -> None:
    match = table("5", "demon 6 9", "3 3", options={"five_after_demon": five_after_demon})
    play(match, "0:5")
    assert legal(match, 1) == ["demon"]
    assert refused(match, 1, "6").rule == "EH-14"


@BOTH
def test_eh14_a_five_laid_after_the_demon_binds_either_way(five_after_demon: bool) -> None:
    match = table("5", "demon", "5", "4 6 9", options={"five_after_demon": five_after_demon})
    play(match, "0:5 1:demon 2:5")
    assert legal(match, 3) == ["4"]


@BOTH
@pytest.mark.parametrize("pot", ["4 demon", "6 demon", "5 half demon", "demon"])
def test_eh14_no_other_value_binds(pot: str, five_after_demon: bool) -> None:
    match = table("9 6 4", "3 3", pot=pot, options={"five_after_demon": five_after_demon})
    assert "9" in legal(match, 0)
    assert ("4" in legal(match, 0)) == (pot in ("4 demon", "demon"))


@pytest.mark.parametrize("move", ["8+half", "8x2+half"])
def test_eh14_an_eight_with_a_half_is_not_there(move: str) -> None:
    match = table("8 8 half", "3 3", pot="5")
    assert legal(match, 0) == ["half"]
    refusal = refused(match, 0, move)
    assert (refusal.rule, refusal.why, refusal.facts["move"]) == ("EH-14", "eight-on-five-together", move)


@pytest.mark.parametrize("move", ["9", "9x2", "9x3"])
def test_eh14_a_nine_is_not_there(move: str) -> None:
    match = table("9 9 9", "3 3", pot="5")
    assert legal(match, 0) == ["take"]
    refusal = refused(match, 0, move)
    assert (refusal.rule, refusal.why, refusal.facts["card"]) == ("EH-14", "eight-on-five", "9")


@pytest.mark.parametrize(("blind", "fits"), [("4", True), ("5", True), ("demon", True), ("6", False), ("9", False)])
def test_eh14_it_binds_blind_cards_too(blind: str, fits: bool) -> None:
    match = table("", "3 3", open=["- - -"], blind=[f"1 {blind} 1"], pot="5")
    assert ("turned-back" in kinds(play(match, "0:blind:1"))) != fits


@pytest.mark.parametrize(("five_after_demon", "fits"), [(True, False), (False, True)])
def test_eh14_after_a_demon_it_binds_blind_cards_as_it_binds_others(five_after_demon: bool, fits: bool) -> None:
    options = {"five_after_demon": five_after_demon}
    match = table("", "3 3", open=["- - -"], blind=["1 6 1"], pot="5 demon", options=options)
    assert ("turned-back" in kinds(play(match, "0:blind:1"))) != fits


def test_eh14_it_binds_open_cards_too() -> None:
    match = table("", "3 3", open=["6 4 half"], pot="5")
    assert legal(match, 0) == ["4", "half"]
    assert refused(match, 0, "6").rule == "EH-14"


def test_eh14_whoever_has_none_of_these_takes_the_pot() -> None:
    match = table("6 7 9", "3 3", pot="5 demon")
    assert legal(match, 0) == ["take"]
    play(match, "0:take")
    assert stand(match) == "hand 1 pot empty"


def test_eh14_it_binds_in_the_classic_edition_too() -> None:
    match = table("6 4 0", "3 3", pot="5", edition="classic")
    assert legal(match, 0) == ["0", "4"]
    assert refused(match, 0, "6").rule == "EH-14"


@BOTH
@pytest.mark.parametrize("pot", ["", "5", "4 half half", "5 demon", "5 5 demon", "4", "6 demon", "4 half", "5 half"])
def test_eh14_the_pot_is_marked_as_five_while_it_takes_nothing_higher(pot: str, five_after_demon: bool) -> None:
    match = table("9", "2 2", "3 3", pot=pot, options={"five_after_demon": five_after_demon})
    assert (match.marks.of_table("five") is not None) == (legal(match, 0) == ["take"])
