"""TU-17: an open parrot may be replaced like any open card, and lies in the bin for the next player."""

import pytest

from tests.games.tuki.table import HALF, box, held, legal, play, puts, see, stand, table, told, top

BOX = "P 2 3 4 / 5 (6) (7) (8)"


@pytest.mark.parametrize("source", ["taken", "drawn"])
@pytest.mark.parametrize("card", ["5", "11", "P"])
def test_tu17_an_open_parrot_may_be_replaced_by_any_card(card: str, source: str) -> None:
    match = table(BOX, HALF, **held(source, card))
    assert "put:0" in legal(match, 0)
    events = play(match, "0:put:0")
    assert told(events, "put") == [(0, {"place": 0, "card": card})]
    assert told(events, "binned") == [(0, {"place": 0, "card": "P", "hidden": 0})]
    assert (box(match, 0), top(match)) == (f"{card} 2 3 4 / 5 (6) (7) (8)", "P")
    assert (stand(match), see(match, "quiet")) == ("take 1", 1)


def test_tu17_it_lies_in_the_bin_face_up_and_the_next_player_may_take_it() -> None:
    match = table(BOX, HALF, drawn="11")
    play(match, "0:put:0")
    for viewer in (0, 1, None):
        assert match.view(viewer).document()["bin"] == ["9", "P"]
    assert legal(match, 1) == ["bin", "pile"]
    assert told(play(match, "1:bin"), "took") == [(1, {"card": "P"})]
    assert legal(match, 1) == puts("01234567")
    play(match, "1:put:6")
    assert (box(match, 1), top(match)) == ("1 2 3 4 / (5) (6) P (8)", "7")


def test_tu17_a_parrot_may_be_put_like_any_card() -> None:
    match = table(HALF, HALF, drawn="P")
    play(match, "0:put:4")
    assert (box(match, 0), top(match)) == ("1 2 3 4 / P (6) (7) (8)", "5")
