"""TU-11: the first full box ends its player's part; everyone else has one more turn."""

from typing import Any

import pytest

from tests.games.tuki.table import HALF, box, kinds, legal, play, puts, see, stand, table, told

LAST = "1 2 3 4 / 5 6 7 (8)"
PARROT = "P 2 3 4 / 5 6 7 (8)"


@pytest.mark.parametrize(
    ("first", "setup", "moves", "after"),
    [
        (LAST, {"drawn": "11"}, "0:throw:7", "1 2 3 4 / 5 6 7 8"),  # opened
        (LAST, {"drawn": "11"}, "0:put:7", "1 2 3 4 / 5 6 7 11"),  # replaced
        (LAST, {"taken": "11"}, "0:put:7", "1 2 3 4 / 5 6 7 11"),
        (PARROT, {"taken": "5"}, "0:hover:0:7", "5 2 3 4 / 5 6 7 P"),  # a parrot lands on it
    ],
)
def test_tu11_whatever_opens_the_last_card_ends_its_players_part(
    first: str, setup: dict[str, Any], moves: str, after: str
) -> None:
    match = table(first, HALF, HALF, **setup)
    events = play(match, moves)
    assert box(match, 0) == after
    assert told(events, "closed") == [(0, {})]
    assert (see(match, "closer"), stand(match)) == (0, "take 1")
    assert legal(match, 1) == ["bin", "pile"]


def test_tu11_an_open_box_is_needed_for_that() -> None:
    match = table(LAST, HALF, taken="11")
    assert "closed" not in kinds(play(match, "0:put:0"))
    assert see(match, "closer") is None


def test_tu11_everyone_else_has_one_more_turn_like_any_other_and_then_opens_what_is_hidden() -> None:
    match = table(HALF, HALF, LAST, drawn="11", turn=2, pile="12 10")
    play(match, "2:throw:7")
    assert stand(match) == "take 0"
    play(match, "0:pile")
    assert legal(match, 0) == [*puts("01234567"), "throw:4", "throw:5", "throw:6", "throw:7"]
    events = play(match, "0:put:0")
    assert kinds(events) == ["put", "binned", "revealed", "turn"]
    assert told(events, "revealed") == [(0, {"places": (4, 5, 6, 7), "cards": ("5", "6", "7", "8"), "count": 4})]
    assert box(match, 0) == "12 2 3 4 / 5 6 7 8"
    assert stand(match) == "take 1"
    events = play(match, "1:pile 1:throw:7")
    assert told(events, "opened") == [(1, {"place": 7, "card": "8"})]
    assert told(events, "revealed") == [(1, {"places": (4, 5, 6), "cards": ("5", "6", "7"), "count": 3})]
    assert [event.seat for event in events if event.kind == "scored"] == [0, 1, 2]
    assert see(match, "rounds") == 1


def test_tu11_nothing_is_revealed_where_nothing_is_hidden() -> None:
    match = table(LAST, LAST, drawn="11")
    play(match, "0:throw:7")
    events = play(match, "1:bin 1:put:7")
    assert kinds(events)[:3] == ["took", "put", "binned"]
    assert "revealed" not in kinds(events)
    assert "closed" not in kinds(events)


def test_tu11_the_first_stays_first_when_others_open_their_last_card_too() -> None:
    match = table(LAST, LAST, LAST, drawn="11", pile="12")
    play(match, "0:throw:7 1:bin 1:put:7")
    assert (see(match, "closer"), stand(match)) == (0, "take 2")
    play(match, "2:pile 2:throw")
    assert see(match, "rounds") == 1


def test_tu09_the_last_card_may_be_kept_in_the_last_turn_and_opens_by_itself() -> None:
    match = table(LAST, LAST, drawn="11", pile="12")
    play(match, "0:throw:7 1:pile")
    assert "throw" in legal(match, 1)
    events = play(match, "1:throw")
    assert kinds(events)[:3] == ["threw", "kept", "revealed"]
    assert told(events, "revealed") == [(1, {"places": (7,), "cards": ("8",), "count": 1})]


@pytest.mark.parametrize("closer", range(4))
def test_tu11_the_round_ends_before_the_turn_would_come_back(closer: int) -> None:
    boxes = [HALF] * 4
    boxes[closer] = LAST
    match = table(*boxes, drawn="11", turn=closer)
    play(match, f"{closer}:throw:7")
    for step in range(1, 4):
        seat = (closer + step) % 4
        assert stand(match) == f"take {seat}"
        play(match, f"{seat}:bin {seat}:put:0")
    assert (see(match, "phase"), see(match, "rounds")) == ("opening", 1)
