"""TU-06, TU-07: put the card in the place of an open or a hidden one, which goes to the bin."""

import pytest

from tests.games.tuki.table import HALF, box, held, legal, play, puts, see, stand, table, told, top


@pytest.mark.parametrize("source", ["taken", "drawn"])
def test_tu06_tu07_the_card_may_be_put_anywhere(source: str) -> None:
    match = table(HALF, HALF, **held(source, "11"))
    assert [move for move in legal(match, 0) if move.startswith("put")] == puts("01234567")


@pytest.mark.parametrize("source", ["taken", "drawn"])
def test_tu06_an_open_card_gives_way_and_goes_to_the_bin(source: str) -> None:
    match = table(HALF, HALF, **held(source, "11"))
    events = play(match, "0:put:2")
    assert box(match, 0) == "1 2 11 4 / (5) (6) (7) (8)"
    assert top(match) == "3"
    assert told(events, "put") == [(0, {"place": 2, "card": "11"})]
    assert told(events, "binned") == [(0, {"place": 2, "card": "3", "hidden": 0})]
    assert stand(match) == "take 1"
    assert see(match, "quiet") == 1


@pytest.mark.parametrize("source", ["taken", "drawn"])
def test_tu07_a_hidden_card_gives_way_unseen_and_goes_to_the_bin(source: str) -> None:
    match = table(HALF, HALF, **held(source, "11"))
    events = play(match, "0:put:6")
    assert box(match, 0) == "1 2 3 4 / (5) (6) 11 (8)"
    assert top(match) == "7"
    assert told(events, "binned") == [(0, {"place": 6, "card": "7", "hidden": 1})]
    assert stand(match) == "take 1"
    assert see(match, "quiet") == 0
    assert match.view(None).document()["bin"][-1] == "7"


@pytest.mark.parametrize("place", range(8))
def test_tu06_tu07_every_place_can_be_put_at(place: int) -> None:
    match = table(HALF, HALF, taken="11")
    old = see(match, "boxes")[0][place]
    events = play(match, f"0:put:{place}")
    assert see(match, "boxes")[0][place] == "11"
    assert told(events, "binned") == [(0, {"place": place, "card": old, "hidden": int(place > 3)})]
    assert top(match) == old
    assert see(match, "open")[0] == sorted({0, 1, 2, 3, place})
    assert see(match, "boxes")[1] == ["1", "2", "3", "4", "5", "6", "7", "8"]


def test_tu06_a_card_may_be_put_on_an_equal_one() -> None:
    match = table(HALF, HALF, taken="3")
    play(match, "0:put:2")
    assert box(match, 0) == HALF
    assert (top(match), see(match, "quiet")) == ("3", 1)
