"""TU-01: players and cards."""

from collections import Counter

import pytest

from klaf import BadPlayers, BadValue, UnknownOption
from klaf.games.tuki.cards import deck
from klaf.games.tuki.terms import term
from klaf.locale import LANGUAGES
from tests.games.tuki.table import TUKI


def cards(players: int) -> Counter[str]:
    at = TUKI.new(players, seed=1).position()
    return Counter([*at["pile"], *at["bin"], *(card for box in at["boxes"] for card in box)])


@pytest.mark.parametrize("players", range(2, 7))
def test_tu01_eight_of_each_number_and_four_parrots(players: int) -> None:
    assert cards(players) == {**{str(number): 8 for number in range(13)}, "P": 4}
    assert len(deck()) == 108


@pytest.mark.parametrize("players", [1, 7, 0, -2])
def test_tu01_two_to_six_play(players: int) -> None:
    with pytest.raises(BadPlayers):
        TUKI.new(players, seed=1)


def test_there_is_one_edition_and_four_house_rules() -> None:
    match = TUKI.new(2, seed=1)
    assert match.edition == "standard"
    assert match.options == {"birthday": "seed", "double_parrot": "zero", "hover_any": False, "stall": 10}
    with pytest.raises(UnknownOption):
        TUKI.new(2, seed=1, must_play=True)


@pytest.mark.parametrize("stall", [0, -1, 1_000_000_000, "x", True])
def test_tu18_the_table_goes_round_once_at_least(stall: object) -> None:
    with pytest.raises(BadValue):
        TUKI.new(2, seed=1, stall=stall)  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_of_its_own(lang: str) -> None:
    names = [term(str(number)).say(lang) for number in range(13)] + [term("P").say(lang)]
    assert len(set(names)) == 14
    assert names[12] == "12"
