"""TU-05: a turn begins with a card, from the bin or the pile."""

import pytest

from tests.games.tuki.table import HALF, TUKI, kinds, legal, play, see, stand, table, told, top, why


def test_tu05_either_pile_may_be_taken_from() -> None:
    match = table(HALF, HALF)
    assert legal(match, 0) == ["bin", "pile"]
    assert legal(match, 1) == []


def test_tu05_the_card_from_the_bin_is_seen_by_all() -> None:
    match = table(HALF, HALF, bin="0 9 12")
    events = play(match, "0:bin")
    assert told(events, "took") == [(0, {"card": "12"})]
    assert stand(match) == "place 0 12 bin"
    assert see(match, "bin") == ["0", "9"]
    assert match.same_state(TUKI.from_position(match.position()))
    for viewer in (0, 1, None):
        assert match.view(viewer).document()["taken"] == ["12"]
        assert events[0].seen_by(viewer) == events[0]


def test_tu05_the_card_from_the_pile_is_seen_by_its_drawer_alone() -> None:
    match = table(HALF, HALF, pile="11 0")
    size = len(see(match, "pile"))
    events = play(match, "0:pile")
    assert told(events, "drew") == [(0, {"card": "11"})]
    assert stand(match) == "place 0 11 pile"
    assert len(see(match, "pile")) == size - 1
    assert see(match, "pile")[-1] == "0"
    assert match.view(0).document()["taken"] == ["11"]
    for viewer in (1, None):
        assert match.view(viewer).document()["taken"] == [None]
        assert events[0].seen_by(viewer).facts == {"card": None}
    events = play(match, "0:put:0")
    assert told(events, "put") == [(0, {"place": 0, "card": "11"})]
    assert all(event.seen_by(None) == event for event in events)


def test_tu05_an_empty_bin_is_filled_again_before_the_turn_ends() -> None:
    match = table(HALF, HALF, bin="9")
    play(match, "0:bin")
    assert see(match, "bin") == []
    play(match, "0:put:4")
    assert see(match, "bin") == ["5"]


def test_tu05_cards_go_to_the_bin_face_up() -> None:
    match = table(HALF, HALF, pile="11")
    play(match, "0:pile 0:throw:4")
    assert top(match) == "11"
    assert match.view(None).document()["bin"] == ["9", "11"]


def test_tu05_first_a_card_is_taken_and_only_one() -> None:
    match = table(HALF, HALF)
    for move in ("put:0", "put:4", "throw:4", "throw", "hover:0:4"):
        assert why(match, 0, move) == ("TU-05", "tuki-take-first")
    play(match, "0:bin")
    for move in ("bin", "pile"):
        assert why(match, 0, move) == ("TU-05", "tuki-taken-already")


@pytest.mark.parametrize("seat", [0, 1])
def test_tu03_single_cards_are_opened_only_before_the_first_turn(seat: int) -> None:
    match = table(HALF, HALF)
    assert why(match, seat, "open:5") == ("TU-03", "tuki-opening-over")
    play(match, "0:pile")
    assert why(match, seat, "open:5") == ("TU-03", "tuki-opening-over")


def test_a_turn_is_told_as_it_goes() -> None:
    match = table(HALF, HALF, pile="11")
    assert kinds(play(match, "0:pile 0:put:1")) == ["drew", "put", "binned", "turn"]
    assert kinds(play(match, "1:bin 1:put:4")) == ["took", "put", "binned", "turn"]
