"""TK-04: the first leading card."""

import pytest

from klaf import BadValue
from tests.games.taki.table import TAKI, drawn, hand, kinds, legal, play, refused, see, stand, table
from tests.games.taki.test_tk03_deal import dealt_by_hand


def turned_up(seed: int, first_card: str) -> list[str]:
    """List the cards turned up in a deal to three; those that go back are marked."""
    match = TAKI.new(3, seed=seed, first_card=first_card)
    ups = [event.facts for event in match.opening if event.kind == "turned-up"]
    return [str(up["card"]) + {0: "", 1: " back"}[int(str(up["goes_back"]))] for up in ups]


@pytest.mark.parametrize("first_card", ["coloured", "any"])
@pytest.mark.parametrize(
    ("seed", "card"), [(22, "G+2"), (8, "Ystop"), (19, "Bdir"), (11, "Rplus"), (25, "Gtaki"), (1, "G1")]
)
def test_tk04_the_command_of_the_first_leading_card_is_ignored(seed: int, card: str, first_card: str) -> None:
    match = TAKI.new(3, seed=seed, opener=0, first_card=first_card)
    assert see(match, "discards") == [card]
    assert stand(match) == f"turn 0 {card}"
    assert see(match, "direction") == "clockwise"
    assert match.acting == (0,)
    assert drawn(play(match, "0:draw")) == [(0, 1, "turn")]
    assert stand(match) == f"turn 1 {card}"


@pytest.mark.parametrize("figure", ["+2", "stop", "dir", "plus", "taki"])
def test_tk04_its_figure_and_colour_count(figure: str) -> None:
    match = table(f"R4 B{figure} G5", "R5 R6", lead=f"R{figure}")
    assert legal(match, 0) == ["R4", f"B{figure}", "draw"]
    refusal = refused(match, 0, "G5")
    assert (refusal.rule, refusal.why) == ("TK-06", "no-match")
    assert (str(refusal.facts["card"]), str(refusal.facts["lead"])) == ("G5", f"R{figure}")


def test_tk04_a_turned_up_plus_two_is_not_active() -> None:
    match = table("R4 R5 colour super", "R6 R7", "R8 R9", lead="R+2")
    assert "R4" in legal(match, 0)
    assert "colour:B" in legal(match, 0)
    assert "super" in legal(match, 0)
    play(match, "0:R4")
    assert stand(match) == "turn 1 R4"


def test_tk04_a_turned_up_taki_is_not_open() -> None:
    match = table("R4 R5 R6", "R7 R8", lead="Rtaki")
    assert legal(match, 0) == ["R4", "R5", "R6", "draw"]
    play(match, "0:R4")
    assert stand(match) == "turn 1 R4"


@pytest.mark.parametrize(
    ("seed", "ups"),
    [
        (1, ["G1"]),
        (11, ["Rplus"]),
        (301, ["king back", "colour back", "colour back", "Y7"]),
        (87, ["colour back", "super back", "Y8"]),
        (253, ["king back", "break back", "R1"]),
        (521, ["+3 back", "super back", "G+2"]),
        (183, ["break back", "colour back", "Ytaki"]),
    ],
)
def test_tk04_one_without_colour_goes_back_and_another_is_turned(seed: int, ups: list[str]) -> None:
    assert turned_up(seed, "coloured") == ups
    at = TAKI.new(3, seed=seed).position()
    hands, pile, lead, opener = dealt_by_hand(3, seed)
    assert (at["pile"], at["discards"], at["turn"]) == (pile, [lead], opener)
    assert at["hands"] == hands
    assert len(at["pile"]) == 116 - 24 - 1
    assert at["shuffles"] == 1 + len(ups)  # one shuffle, a lot for each that goes back, one for the opener


def test_tk04_it_goes_back_anywhere_not_to_one_place() -> None:
    places = set()
    for seed in (29, 37, 38, 87, 98, 108):
        before = TAKI.new(3, seed=seed, first_card="any").position()
        after = TAKI.new(3, seed=seed).position()
        places.add(next(i for i, card in enumerate(after["pile"]) if before["pile"][i] != card))
    assert len(places) >= 4


@pytest.mark.parametrize(
    ("seed", "ups"),
    [
        (1, ["G1"]),
        (2, ["Rdir back", "Y8"]),
        (26, ["Bstop back", "break back", "Y+2 back", "G3"]),
        (21, ["Rplus back", "+3 back", "+3 back", "Ystop back", "Ydir back", "Y5"]),
        (25, ["Gtaki back", "G3"]),
        (22, ["G+2 back", "G1"]),
        (29, ["colour back", "R8"]),
    ],
)
def test_tk04_number_lets_only_a_plain_number_lead(seed: int, ups: list[str]) -> None:
    assert turned_up(seed, "number") == ups
    match = TAKI.new(3, seed=seed, first_card="number")
    assert see(match, "discards") == ups[-1:]
    assert len(see(match, "pile")) == 116 - 24 - 1
    assert match.same_state(TAKI.from_position(match.position()))


@pytest.mark.parametrize(("seed", "card"), [(29, "colour"), (115, "super"), (301, "king"), (98, "+3"), (126, "break")])
def test_tk04_any_lets_one_without_colour_stay_and_ignores_its_command(seed: int, card: str) -> None:
    match = TAKI.new(3, seed=seed, first_card="any", opener=2)
    assert turned_up(seed, "any") == [card]
    assert see(match, "discards") == [card]
    assert stand(match) == "turn 2 anynone"
    assert match.acting == (2,)
    assert drawn(play(match, "2:draw")) == [(2, 1, "turn")]
    assert match.acting == (0,)


@pytest.mark.parametrize("card", ["colour", "super", "king", "+3", "break"])
def test_tk04_everything_may_be_played_on_one_without_colour(card: str) -> None:
    match = table("R1 B4 G+2 Ytaki colour super king +3 break", "R4 R5", lead=card)
    changes = ["colour:R", "colour:B", "colour:G", "colour:Y"]
    supers = ["super:R", "super:B", "super:G", "super:Y"]
    coloured = ["R1", "B4", "G+2", "Ytaki"]
    assert legal(match, 0) == [*coloured, *changes, *supers, "king", "+3", "break", "draw"]
    refusal = refused(match, 0, "super")
    assert (refusal.rule, refusal.why) == ("TK-38", "super-unnamed")


@pytest.mark.parametrize(
    ("move", "stands"),
    [
        ("B4", "turn 1 B4"),
        ("G+2", "chain 1 G+2 debt 2"),
        ("colour:Y", "turn 1 Ynone"),
        ("+3", "break 0 anynone"),
    ],
)
def test_tk04_what_is_played_on_it_leads_as_ever(move: str, stands: str) -> None:
    match = table("B4 G+2 colour +3", "R4 R5", lead="king")
    play(match, f"0:{move}")
    assert stand(match) == stands


def test_tk04_a_breaker_on_a_turned_up_plus_three_breaks_nothing() -> None:
    match = table("break B4", "R4 R5", lead="+3", pile="G1 G3 G4")
    events = play(match, "0:break")
    assert kinds(events) == ["laid", "drew", "turn"]
    assert drawn(events) == [(0, 3, "thrown")]
    assert hand(match, 0) == "B4 G1 G3 G4"
    assert stand(match) == "turn 1 anynone"


def test_tk04_there_is_no_other_choice_of_first_card() -> None:
    with pytest.raises(BadValue) as refusal:
        TAKI.new(2, first_card="king")
    assert refusal.value.facts == {
        "option": "first_card",
        "value": "king",
        "known": "coloured | number | any",
    }
