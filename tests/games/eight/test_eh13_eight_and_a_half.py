"""EH-13: on 8½ no Half and no Zero; an 8 and a Half together make 8½."""

import pytest

from klaf import BadMove
from klaf.games.eight.cards import KINDS
from tests.games.eight.table import kinds, legal, places, play, refused, see, stand, table

ON_TOP = ["8 half", "8 8 half", "7 half half half", "8 half demon", "9 0 8 half"]


@pytest.mark.parametrize("pot", ON_TOP)
@pytest.mark.parametrize("card", KINDS)
def test_eh13_on_eight_and_a_half_go_only_nine_and_demon(pot: str, card: str) -> None:
    match = table(card, "2 2", pot=pot)
    if card in ("9", "demon"):
        assert legal(match, 0) == [card]
        return
    assert legal(match, 0) == ["take"]
    refusal = refused(match, 0, card)
    wanted = {"0": ("EH-13", "eight-zero-on-top"), "half": ("EH-11", "eight-half-on-top")}
    assert (refusal.rule, refusal.why) == wanted.get(card, ("EH-06", "eight-too-low"))


@pytest.mark.parametrize(
    "pot",
    ["", "0", "half", "3", "4 half", "5 half", "6", "7 half", "8", "demon", *ON_TOP],
)
@pytest.mark.parametrize(("move", "cards"), [("8+half", "8 half"), ("8x2+half", "8 8 half")])
def test_eh13_eights_and_a_half_together_make_eight_and_a_half(pot: str, move: str, cards: str) -> None:
    match = table(cards, "2 2", "3 3", pot=pot)
    assert move in legal(match, 0)
    events = play(match, f"0:{move}")
    assert (events[0].cards, events[0].count, events[0].value) == (tuple(cards.split()), len(cards.split()), 17)
    assert see(match, "pot") == [*pot.split(), *cards.split()]
    assert see(match, "pot_value") == 17
    assert see(match, "hands")[0] == []


def test_eh13_the_next_player_may_do_the_same() -> None:
    match = table("8 half", "8 8 half", "8 half", "9 8 half")
    play(match, "0:8+half 1:8x2+half 2:8+half")
    assert stand(match) == "hand 3 pot 8½ of 7"
    assert legal(match, 3) == ["9", "8+half"]


@pytest.mark.parametrize("pot", ["9", "9 half", "9 half half", "8 half half", "9 demon"])
@pytest.mark.parametrize("move", ["8+half", "8x2+half"])
def test_eh13_not_on_a_pot_above_eight_and_a_half(pot: str, move: str) -> None:
    match = table("8 8 half", "2 2", pot=pot)
    refusal = refused(match, 0, move)
    assert (refusal.rule, refusal.why) == ("EH-13", "eight-together-too-low")
    assert refusal.facts["value"] == str(see(match, "pot_value"))


@pytest.mark.parametrize(
    ("pot", "five_after_demon", "allowed"),
    [
        ("5", True, False),
        ("5", False, False),
        ("4 half half", True, False),
        ("5 demon", True, False),
        ("5 demon", False, True),
        ("5 half", True, True),
    ],
)
def test_eh13_not_where_five_binds(pot: str, five_after_demon: bool, allowed: bool) -> None:
    match = table("8 8 half", "2 2", pot=pot, options={"five_after_demon": five_after_demon})
    for move in ("8+half", "8x2+half"):
        assert (move in legal(match, 0)) == allowed
        if not allowed:
            refusal = refused(match, 0, move)
            assert (refusal.rule, refusal.why) == ("EH-14", "eight-on-five-together")


@pytest.mark.parametrize("pot", ["7 half", "8 half"])
def test_eh13_it_is_no_policeman(pot: str) -> None:
    match = table("8 8 half", "2 2", "9 3", pot=pot)
    for move in ("8+half", "8x2+half"):
        twin = match.copy()
        assert kinds(play(twin, f"0:{move}")) == ["laid", "turn"]
        assert twin.acting == (1,)


@pytest.mark.parametrize(
    ("cards", "move", "card", "held", "wanted"),
    [
        ("8 9", "8+half", "half", 0, 1),
        ("9 half", "8+half", "8", 0, 1),
        ("8 half", "8x2+half", "8", 1, 2),
        ("8 8 9", "8x2+half", "half", 0, 1),
    ],
)
def test_eh13_both_must_be_held(cards: str, move: str, card: str, held: int, wanted: int) -> None:
    match = table(cards, "2 2", open=["3 3 3"], pot="3")
    refusal = refused(match, 0, move)
    assert (refusal.rule, refusal.why) == ("EH-06", "eight-not-held")
    assert refusal.facts == {"rule": "EH-06", "card": card, "held": held, "wanted": wanted}


@pytest.mark.parametrize("move", ["7+half", "9+half", "0+half", "8+demon", "8x3+half", "8+halfx2", "half+8", "8.5"])
def test_eh13_nothing_else_combines(move: str) -> None:
    match = table("7 8 half", "2 2", pot="3")
    with pytest.raises(BadMove):
        match.play(0, move)
    assert legal(match, 0) == ["7", "8", "half", "8+half"]


def test_eh13_more_than_one_half_never_goes_with_an_eight() -> None:
    match = table("8 half half", "2 2", pot="3")
    assert legal(match, 0) == ["8", "half", "halfx2", "8+half"]
    play(match, "0:8+half")
    assert see(match, "hands")[0] == ["half"]


def test_eh13_open_cards_combine_too_but_not_with_the_hand() -> None:
    match = table("", "2 2", open=["half 8 8"], pot="8 half")
    assert legal(match, 0) == ["8+half", "8x2+half"]
    play(match, "0:8+half")
    assert places(match, "open", 0) == "- - 8"
    match = table("8", "2 2", open=["half 8 8"], pot="3")
    assert legal(match, 0) == ["8"]
    for move in ("8+half", "8x2+half"):
        assert refused(match, 0, move).rule == "EH-20"


def test_eh13_a_blind_eight_goes_alone() -> None:
    match = table("", "2 2", open=["- - -"], blind=["8 half 3"], pot="8 half")
    assert legal(match, 0) == ["blind:0", "blind:1", "blind:2"]
    assert kinds(play(match, "0:blind:0")) == ["turned-up", "turned-back", "took", "turn"]


def test_eh13_a_half_does_not_go_with_the_eight_that_opens_a_mini_game() -> None:
    match = table("8 8 half", "9 5 0", rest="banks", phase="opening", first_card="8")
    assert legal(match, 0) == ["8", "8x2"]
    for move in ("8+half", "8x2+half"):
        refusal = refused(match, 0, move)
        assert (refusal.rule, refusal.why) == ("EH-05", "eight-must-open")
