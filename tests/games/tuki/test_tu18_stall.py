"""TU-18: no round is endless."""

import pytest

from tests.games.tuki.table import HALF, legal, play, puts, see, table, throws, why

LAST = "1 2 3 4 / 5 6 7 (8)"


def stall(first: str, quiet: int, **setup: object) -> list[str]:
    match = table(first, HALF, quiet=quiet, **{"options": {"stall": 2}, **setup})  # type: ignore[arg-type]
    return legal(match, 0)


@pytest.mark.parametrize("source", ["taken", "drawn"])
def test_tu18_after_so_many_rounds_of_the_table_a_turn_must_open_a_card(source: str) -> None:
    thrown = throws("4567") if source == "drawn" else []
    assert stall(HALF, 3, **{source: "11"}) == puts("01234567") + thrown
    assert stall(HALF, 4, **{source: "11"}) == puts("4567") + thrown


def test_tu18_then_one_may_not_pass_with_the_last_card_hidden() -> None:
    assert stall(LAST, 3, drawn="11") == [*puts("01234567"), *throws("7"), "throw"]
    assert stall(LAST, 4, drawn="11") == [*puts("7"), *throws("7")]
    match = table(LAST, HALF, quiet=4, drawn="11", options={"stall": 2})
    assert why(match, 0, "throw") == ("TU-18", "tuki-must-open")
    assert why(match, 0, "put:0") == ("TU-18", "tuki-must-open")


def test_tu18_hovering_opens_a_card_too() -> None:
    moves = stall("P 2 3 4 / 5 (6) (7) (8)", 4, taken="5")
    assert moves == [*puts("567"), "hover:0:5", "hover:0:6", "hover:0:7"]


def test_tu18_either_pile_may_still_be_taken_from() -> None:
    assert stall(HALF, 4) == ["bin", "pile"]


@pytest.mark.parametrize(("players", "rounds"), [(2, 1), (2, 3), (3, 2), (4, 1)])
def test_tu18_the_table_goes_round_as_often_as_the_house_rule_says(players: int, rounds: int) -> None:
    match = table(*[HALF] * players, options={"stall": rounds})
    for turn in range(players * rounds):
        seat = turn % players
        assert see(match, "quiet") == turn
        play(match, f"{seat}:bin")
        assert "put:0" in legal(match, seat)
        play(match, f"{seat}:put:0")
    play(match, "0:bin")
    assert legal(match, 0) == puts("4567")


@pytest.mark.parametrize("move", ["put:4", "throw:4"])
def test_tu18_until_somebody_has_opened_one(move: str) -> None:
    match = table(HALF, HALF, HALF, quiet=3, options={"stall": 1}, drawn="11")
    play(match, f"0:{move} 1:bin")
    assert see(match, "quiet") == 0
    assert legal(match, 1) == puts("01234567")


def test_tu18_ten_times_by_default() -> None:
    match = table(HALF, HALF, quiet=19, drawn="11")
    assert "put:0" in legal(match, 0)
    play(match, "0:put:0 1:bin")
    assert legal(match, 1) == puts("4567")
