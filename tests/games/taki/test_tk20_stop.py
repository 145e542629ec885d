"""TK-20: Stop."""

from tests.games.taki.table import legal, play, refused, see, table


def test_tk20_the_next_player_loses_the_turn() -> None:
    match = table("R1 Rstop", "R4 R5", "R6 R7")
    events = play(match, "0:Rstop!")
    assert match.acting == (2,)
    assert [event.seat for event in events if event.kind == "skipped"] == [1]


def test_tk20_the_skipped_player_may_not_play() -> None:
    match = table("R1 Rstop", "R4 R5", "R6 R7")
    play(match, "0:Rstop!")
    assert legal(match, 1) == []
    assert refused(match, 1, "R4").rule == "TK-05"


def test_tk20_with_two_players_one_plays_again() -> None:
    match = table("R1 R4 Rstop", "R5 R6")
    play(match, "0:Rstop")
    assert match.acting == (0,)
    assert see(match, "phase") == "turn"


def test_tk20_against_the_clock_the_player_before_is_skipped() -> None:
    match = table("R1 R4 Rstop", "R5 R6", "R7 R8", "R9 B1", direction="counter-clockwise")
    play(match, "0:Rstop")
    assert match.acting == (2,)
