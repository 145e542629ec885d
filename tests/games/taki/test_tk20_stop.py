"""TK-20: Stop."""

import pytest

from tests.games.taki.table import kinds, legal, play, refused, see, stand, table


@pytest.mark.parametrize(
    ("players", "direction", "skipped", "next_seat"),
    [
        (2, "clockwise", 0, 1),
        (2, "counter-clockwise", 0, 1),
        (3, "clockwise", 2, 0),
        (3, "counter-clockwise", 0, 2),
        (4, "clockwise", 2, 3),
        (4, "counter-clockwise", 0, 3),
    ],
)
def test_tk20_the_next_player_loses_the_turn(players: int, direction: str, skipped: int, next_seat: int) -> None:
    hands = ["B4 G4", "R1 R4 Rstop", "B5 G5", "B6 G6"][:players]
    match = table(*hands, turn=1, direction=direction)
    events = play(match, "1:Rstop")
    assert kinds(events) == ["laid", "skipped", "turn"]
    assert [event.seat for event in events] == [1, skipped, next_seat]
    assert stand(match) == f"turn {next_seat} Rstop"
    assert match.acting == (next_seat,)
    assert see(match, "direction") == direction
    assert see(match, "counts") == [2] * players


def test_tk20_the_skipped_player_may_not_play() -> None:
    match = table("R1 Rstop", "R4 R5", "R6 R7")
    play(match, "0:Rstop!")
    assert legal(match, 1) == []
    refusal = refused(match, 1, "R4")
    assert (refusal.rule, refusal.why) == ("TK-05", "out-of-turn")
    assert (refusal.facts["seat"], refusal.facts["turn"]) == (1, 2)


def test_tk20_the_turn_comes_back_to_the_skipped_player() -> None:
    match = table("R1 R4 Rstop", "R5 R6", "R7 R8 R9")
    play(match, "0:Rstop 2:R8 0:R4!")
    assert stand(match) == "turn 1 R4"


def test_tk20_with_two_players_one_plays_again_as_in_any_turn() -> None:
    match = table("R1 R4 R7 Rstop", "R5 R6", pile="B1")
    play(match, "0:Rstop")
    assert legal(match, 0) == ["R1", "R4", "R7", "draw"]
    play(match, "0:R1")
    assert stand(match) == "turn 1 R1"


def test_tk20_with_two_players_the_other_may_not_play() -> None:
    match = table("R1 R4 Rstop", "R5 R6")
    play(match, "0:Rstop")
    assert match.acting == (0,)
    assert refused(match, 1, "R5").rule == "TK-05"


def test_tk20_a_stop_follows_a_stop_of_another_colour() -> None:
    match = table("B1 B4 Bstop", "G1 G4 Gstop", "Y1 Y4", lead="Rstop")
    play(match, "0:Bstop")
    assert stand(match) == "turn 2 Bstop"


def test_tk20_a_stop_of_another_colour_and_figure_is_refused() -> None:
    match = table("B1 B4 Bstop", "G1 G4", lead="R3")
    refusal = refused(match, 0, "Bstop")
    assert (refusal.rule, refusal.why) == ("TK-06", "no-match")
    assert (refusal.facts["card"], refusal.facts["lead"]) == ("Bstop", "R3")
