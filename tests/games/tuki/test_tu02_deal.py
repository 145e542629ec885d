"""TU-02: a box of eight for each, face down, and the first card of the bin."""

import pytest

from klaf.games.tuki.cards import KINDS, deck
from tests.games.taki.test_tk03_deal import shuffled
from tests.games.tuki.table import TUKI, kinds, opening, play, see, told

BOXES = ("0 1 2 3 4 5 6 7", "0 1 2 3 4 5 6 7", "0 1 2 3 4 5 6 7")


@pytest.mark.parametrize("players", range(2, 7))
def test_tu02_the_deal_is_the_shuffled_deck_from_its_top(players: int) -> None:
    match = TUKI.new(players, seed=5)
    at = match.position()
    cards = shuffled([KINDS[code] for code in deck()], bytes.fromhex(at["key"]), number=1)
    for place in range(8):
        for seat in range(players):
            assert at["boxes"][seat][place] == cards.pop()
    assert at["bin"] == [cards.pop()]
    assert at["pile"] == cards
    assert len(cards) == 108 - 8 * players - 1
    assert at["shuffles"] == 2
    assert (at["taken"], at["taken_from"]) == ([], "none")


def test_tu02_all_cards_of_the_boxes_are_hidden_from_everybody() -> None:
    match = TUKI.new(3, seed=5)
    assert see(match, "open") == [[], [], []]
    for viewer in (0, 1, 2, None):
        assert match.view(viewer).document()["boxes"] == [[None] * 8] * 3


def test_tu03_the_order_of_the_seats_is_shuffled_first() -> None:
    for seed in range(6):
        match = TUKI.new(5, seed=seed)
        order = shuffled([str(seat) for seat in range(5)], bytes.fromhex(see(match, "key")), number=0)
        assert [str(seat) for seat in see(match, "order")] == order


def test_the_opening_tells_the_order_the_round_and_the_first_card() -> None:
    match = TUKI.new(3, seed=5)
    assert kinds(match.opening) == ["order", "round", "turned-up"]
    assert told(match.opening, "order") == [(None, {"order": tuple(see(match, "order"))})]
    assert told(match.opening, "round") == [(None, {"number": 1})]
    assert told(match.opening, "turned-up") == [(None, {"card": see(match, "bin")[0]})]


def test_nobody_is_in_turn_before_all_have_opened() -> None:
    match = opening(*BOXES)
    assert (see(match, "phase"), see(match, "turn")) == ("opening", None)
    assert match.acting == (0, 1, 2)
    play(match, "1:open:0 1:open:1")
    assert see(match, "turn") is None
    assert list(match.acting) == [0, 2]
