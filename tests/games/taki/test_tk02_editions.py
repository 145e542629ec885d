"""TK-02: editions."""

import pytest

from klaf import UnknownEdition
from tests.games.taki.table import TAKI, legal, refused, table
from tests.games.taki.test_tk01_cards import COLOURED, all_cards


def test_tk02_the_edition_of_2018_is_played_unless_another_is_named() -> None:
    assert TAKI.new(2, seed=1).edition == "2018"
    assert TAKI.new(2, seed=1).position() == TAKI.new(2, edition="2018", seed=1).position()


@pytest.mark.parametrize("players", [2, 3, 10])
def test_tk02_the_112_king_deck_is_without_plus_three_and_breaker(players: int) -> None:
    match = TAKI.new(players, edition="112-king", seed=1)
    assert match.edition == "112-king"
    assert all_cards(match) == COLOURED | {"colour": 4, "super": 2, "king": 2}
    assert all_cards(match).total() == 112
    assert len(match.position()["pile"]) == 112 - 8 * players - 1


@pytest.mark.parametrize(("move", "card"), [("+3", "+3"), ("break", "break")])
def test_tk02_what_the_edition_lacks_may_not_be_laid(move: str, card: str) -> None:
    match = table("R4 king", "R5 R6", edition="112-king")
    refusal = refused(match, 0, move)
    assert (refusal.rule, refusal.why) == ("TK-02", "not-in-edition")
    assert str(refusal.facts["card"]) == card
    assert legal(match, 0) == ["R4", "king", "R4!", "king!", "draw"]


def test_tk02_the_edition_of_2018_has_them() -> None:
    match = table("+3 break", "R5 R6")
    assert legal(match, 0) == ["+3", "break", "+3!", "draw"]


def test_tk02_there_is_no_other_edition() -> None:
    with pytest.raises(UnknownEdition) as refusal:
        TAKI.new(2, edition="1983")
    assert refusal.value.facts == {"value": "1983", "known": "2018, 112-king"}
