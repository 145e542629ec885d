"""TK-22: Change Direction."""

import pytest

from tests.games.taki.table import kinds, legal, play, refused, see, stand, table

_BACK = {"clockwise": "counter-clockwise", "counter-clockwise": "clockwise"}


@pytest.mark.parametrize(
    ("players", "direction", "next_seat"),
    [(3, "clockwise", 0), (3, "counter-clockwise", 2), (4, "clockwise", 0), (4, "counter-clockwise", 2)],
)
@pytest.mark.parametrize("house", ["pass", "stop"])
def test_tk22_the_order_of_play_is_reversed(players: int, direction: str, next_seat: int, house: str) -> None:
    hands = ["B4 G4", "R1 R4 Rdir", "B5 G5", "B6 G6"][:players]
    match = table(*hands, turn=1, direction=direction, options={"direction_two": house})
    events = play(match, "1:Rdir")
    assert kinds(events) == ["laid", "reversed", "turn"]
    assert events[1].facts["direction"] == (-1 if direction == "clockwise" else 1)
    assert see(match, "direction") == _BACK[direction]
    assert stand(match) == f"turn {next_seat} Rdir"
    assert match.acting == (next_seat,)


def test_tk22_the_reversed_order_lasts_until_the_next_change() -> None:
    match = table("R1 R4 Rdir", "R5 R6 R7 R8", "R9 B1 B4 Rdir")
    play(match, "0:Rdir")
    assert match.acting == (2,)
    play(match, "2:R9")
    assert match.acting == (1,)
    play(match, "1:R5 0:R1! 2:Rdir")
    assert stand(match) == "turn 0 Rdir"
    assert see(match, "direction") == "clockwise"


@pytest.mark.parametrize("direction", ["clockwise", "counter-clockwise"])
@pytest.mark.parametrize(("house", "next_seat"), [("pass", 1), ("stop", 0)])
def test_tk22_with_two_players_it_passes_the_turn_or_counts_as_a_stop(
    direction: str, house: str, next_seat: int
) -> None:
    match = table("R1 R4 Rdir", "R5 R6", direction=direction, options={"direction_two": house})
    play(match, "0:Rdir")
    assert stand(match) == f"turn {next_seat} Rdir"
    assert match.acting == (next_seat,)
    assert see(match, "direction") == _BACK[direction]
    assert refused(match, 1 - next_seat, "draw").rule == "TK-05"


def test_tk22_with_two_players_the_default_is_to_pass() -> None:
    match = table("R1 R4 Rdir", "R5 R6")
    assert match.options["direction_two"] == "pass"
    play(match, "0:Rdir")
    assert match.acting == (1,)


def test_tk22_counted_as_a_stop_it_gives_an_ordinary_turn() -> None:
    match = table("R1 B4 B5 Rdir", "R5 R6", options={"direction_two": "stop"})
    play(match, "0:Rdir")
    assert legal(match, 0) == ["R1", "draw"]
    play(match, "0:R1")
    assert match.acting == (1,)


@pytest.mark.parametrize("moves", ["0:Rdir", "0:Rplus 0:Rdir", "0:king 0:Rdir", "0:Rtaki 0:Rdir 0:close"])
def test_tk22_counted_as_a_stop_it_gives_an_ordinary_turn_whatever_it_ended(moves: str) -> None:
    match = table("Rplus king Rtaki Rdir B4", "R5 R6", options={"direction_two": "stop"})
    events = play(match, moves)
    assert kinds(events)[-2:] == ["reversed", "turn"]
    assert events[-1].seat == 0
    assert stand(match) == "turn 0 Rdir"


def test_tk22_it_follows_its_colour_or_figure_only() -> None:
    match = table("Bdir B4 B5", "G1 G4 Gdir", "Y1 Ydir Y5", lead="Rdir")
    play(match, "0:Bdir")
    assert stand(match) == "turn 2 Bdir"
    match = table("Bdir B4 B5", "G1 G4")
    assert refused(match, 0, "Bdir").rule == "TK-06"
