"""EH-01, EH-02, EH-03: players, the decks of both editions, yellow and special cards."""

from collections import Counter
from typing import Any

import pytest

from klaf import BadPlayers, BadValue, Match, OtherEdition
from klaf.locale import LANGUAGES
from tests.games.eight.table import EIGHT, legal, play, refused, see, table

MODERN = {"0": 6, "1": 4, "2": 4, **{str(n): 6 for n in range(3, 10)}, "half": 8, "demon": 8}
EIGHTY = MODERN | {"0": 14}


def all_cards(match: Match) -> Counter[str]:
    at = match.position()
    places = [*at["hands"], *at["banks"], *at["burnt"], at["pot"], *at["open"], *at["blind"]]
    return Counter(card for cards in places for card in cards if card != "-")


# --- EH-01


@pytest.mark.parametrize("players", range(2, 6))
def test_eh01_two_to_five_play_the_modern_edition_with_72_cards(players: int) -> None:
    match = EIGHT.new(players, seed=players)
    assert (match.players, match.edition) == (players, "modern")
    assert all_cards(match) == MODERN
    assert all_cards(match).total() == 72


@pytest.mark.parametrize("edition", ["modern", "classic"])
@pytest.mark.parametrize("players", [0, 1, 6, 10])
def test_eh01_eh02_fewer_or_more_may_not_play(players: int, edition: str) -> None:
    with pytest.raises(BadPlayers) as refusal:
        EIGHT.new(players, edition=edition, seed=1)
    assert refusal.value.facts == {"value": str(players), "fewest": 2, "most": 5}


def test_eh01_the_next_mini_game_has_the_whole_deck_again() -> None:
    match = table("", "1 2 3", open=["- - -"], blind=["- 9 -"], pot="7", burnt=["5 5"])
    play(match, "0:blind:1")
    assert (see(match, "number"), see(match, "pot"), see(match, "burnt")) == (2, [], [[], []])
    assert all_cards(match) == MODERN


@pytest.mark.parametrize("zeros", [6, 14])
def test_eh01_the_modern_edition_has_no_choice_of_zeros(zeros: int) -> None:
    for edition in ("modern", None):
        with pytest.raises(OtherEdition) as refusal:
            EIGHT.new(2, edition=edition, seed=1, zeros=zeros)
        assert refusal.value.facts == {"option": "zeros", "edition": "classic"}
        assert all(refusal.value.sentence(lang) for lang in LANGUAGES)
    assert "zeros" not in EIGHT.new(2, seed=1).options


# --- EH-02


@pytest.mark.parametrize("players", range(2, 6))
def test_eh02_two_to_five_play_the_classic_edition_with_80_cards_14_of_them_zeros(players: int) -> None:
    match = EIGHT.new(players, edition="classic", seed=players)
    assert (match.edition, match.options["zeros"]) == ("classic", 14)
    assert all_cards(match) == EIGHTY
    assert all_cards(match).total() == 80


@pytest.mark.parametrize(("zeros", "cards"), [(14, EIGHTY), (6, MODERN)])
def test_eh02_the_classic_edition_may_have_14_zeros_or_6(zeros: int, cards: dict[str, int]) -> None:
    match = EIGHT.new(3, edition="classic", seed=1, zeros=zeros)
    assert match.options["zeros"] == zeros
    assert all_cards(match) == cards
    assert all_cards(match).total() == {14: 80, 6: 72}[zeros]


@pytest.mark.parametrize("zeros", [0, 7, 8, 15, True])
def test_eh02_no_other_number_of_zeros_may_be_chosen(zeros: int) -> None:
    with pytest.raises(BadValue) as refusal:
        EIGHT.new(3, edition="classic", zeros=zeros)
    assert refusal.value.facts["option"] == "zeros"


@pytest.mark.parametrize(("zeros", "cards"), [(14, EIGHTY), (6, MODERN)])
def test_eh02_the_next_mini_game_has_as_many_zeros(zeros: int, cards: dict[str, int]) -> None:
    options = {"zeros": zeros}
    match = table("", "1 2 3", open=["- - -"], blind=["- 9 -"], pot="7", edition="classic", options=options)
    play(match, "0:blind:1")
    assert see(match, "number") == 2
    assert all_cards(match) == cards


def test_eh02_one_hand_may_hold_three_zeros_and_one_pot_and_one_seat_all_the_others() -> None:
    match = table("0 0 0", "1 2 3", pot="0 0 0 0 0", burnt=["0 0 0 0 0 0"], edition="classic")
    assert legal(match, 0) == ["0", "0x2", "0x3"]
    play(match, "0:0x3")
    assert see(match, "pot") == ["0"] * 8
    match = table("4 4 4", "6 7 8", pot="9 0 0 0 0 0 0 0 0 0 0 0 0 0 0 9", edition="classic")
    play(match, "0:take")
    assert see(match, "burnt")[0] == ["0"] * 14 + ["9"] * 2
    assert EIGHT.from_position(match.position()).same_state(match)


# --- EH-03


@pytest.mark.parametrize("yellow", ["1", "2", "3", "4", "6", "7", "8"])
@pytest.mark.parametrize("other", ["0", "5", "9"])
def test_eh03_a_yellow_card_opens_before_every_number_of_another_colour(yellow: str, other: str) -> None:
    hands = (f"{other} {other} demon", f"{yellow} half demon")
    start: dict[str, Any] = {"rest": "banks", "phase": "opening", "first_card": yellow, "turn": 1}
    match = table(*hands, open=["half half half"] * 2, blind=["demon 9 9", "demon 5 5"], **start)
    assert legal(match, 1) == [yellow]


@pytest.mark.parametrize("special", ["demon", "half", "0"])
def test_eh03_demon_half_and_zero_are_special(special: str) -> None:
    """Specials are what goes on five besides 5 and lower (EH-14)."""
    match = table(f"{special} 7 9", "1 2 3", pot="5")
    assert legal(match, 0) == [special]


@pytest.mark.parametrize("plain", ["6", "7", "8", "9"])
def test_eh03_no_other_card_is_special(plain: str) -> None:
    match = table(f"demon {plain}", "1 2 3", pot="5")
    assert refused(match, 0, plain).rule == "EH-14"
