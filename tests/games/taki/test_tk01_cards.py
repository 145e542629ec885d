"""TK-01: players and cards."""

from collections import Counter

import pytest

from klaf import BadPlayers, Match
from tests.games.taki.table import TAKI, hand, legal, play, see, table

FIGURES = ("1", "+2", "3", "4", "5", "6", "7", "8", "9", "stop", "dir", "plus", "taki")
COLOURED = {colour + figure: 2 for colour in "RBGY" for figure in FIGURES}
COLOURLESS = {"colour": 4, "super": 2, "king": 2, "+3": 2, "break": 2}


def all_cards(match: Match) -> Counter[str]:
    at = match.position()
    return Counter([*at["pile"], *at["discards"], *(card for cards in at["hands"] for card in cards)])


@pytest.mark.parametrize("players", range(2, 11))
def test_tk01_two_to_ten_play_with_two_of_every_coloured_card_and_twelve_without_colour(players: int) -> None:
    match = TAKI.new(players, seed=players)
    cards = all_cards(match)
    assert match.players == players
    assert cards == COLOURED | COLOURLESS
    assert (sum(COLOURED.values()), sum(COLOURLESS.values()), cards.total()) == (104, 12, 116)


@pytest.mark.parametrize("players", [0, 1, 11])
def test_tk01_fewer_or_more_may_not_play(players: int) -> None:
    with pytest.raises(BadPlayers) as refusal:
        TAKI.new(players, seed=1)
    assert refusal.value.facts == {"value": str(players), "fewest": 2, "most": 10}


@pytest.mark.parametrize("card", ["R1", "B+2", "Gstop", "Ytaki", "super", "king", "break"])
def test_tk01_a_hand_may_hold_both_of_two_identical_cards(card: str) -> None:
    match = table(f"{card} B4", "R4 R5", pile=card)
    play(match, "0:draw")
    assert sorted(hand(match, 0).split()) == sorted([card, card, "B4"])


def test_tk01_one_of_two_identical_cards_is_laid_the_other_stays() -> None:
    match = table("R7 R7 B7 B8", "R4 R5 R6")
    assert legal(match, 0) == ["R7", "draw"]
    play(match, "0:R7")
    assert hand(match, 0) == "R7 B7 B8"
    play(match, "1:R4 0:R7")
    assert hand(match, 0) == "B7 B8"


def test_tk01_a_hand_may_hold_all_four_change_colours() -> None:
    match = table("B4", "R4 R5 R6", "R8 R9", pile="colour colour colour colour R1", turn=2, due=[0])
    play(match, "2:draw")
    assert hand(match, 0) == "B4 colour colour colour colour"
    changes = ["colour:R", "colour:B", "colour:G", "colour:Y"]
    for left in (3, 2, 1, 0):
        assert legal(match, 0)[:4] == changes
        play(match, "0:colour:R" + ("!" if left == 0 else ""))
        assert hand(match, 0) == " ".join(["B4", *["colour"] * left])
        play(match, "1:draw 2:draw")
    assert legal(match, 0) == ["draw"]
    assert see(match, "discards") == ["R3", *["colour"] * 4]


def test_tk01_a_change_colour_drawn_again_joins_those_in_the_hand() -> None:
    match = table("colour colour B4", "R4 R5 R6", pile="colour R1 colour")
    play(match, "0:draw 1:draw 0:colour:R 1:draw")
    assert hand(match, 0) == "B4 colour colour"
    assert hand(match, 1) == "R1 R4 R5 R6 colour"
