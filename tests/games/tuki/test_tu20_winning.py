"""TU-20: after five rounds the lowest total wins."""

import pytest

from klaf import Event, Match, MatchOver
from tests.games.tuki.table import TUKI, kinds, play, refused, see, table, told

BOX = "0 1 2 3 / (4) (5) (6) (7)"
LAST = "0 1 2 3 / 4 5 6 (7)"


def last_turns(*points: int) -> tuple[Match, list[Event]]:
    """Play the end of a match in which these points were made before a last round of 28 each."""
    match = table(LAST, BOX, BOX, bin="9", drawn="11", points=[list(points), *[[0, 0, 0]] * 3])
    play(match, "0:throw:7")
    play(match, "1:pile 1:throw:4")
    events = play(match, "2:pile 2:throw:4")
    assert match.over
    assert see(match, "phase") == "over"
    assert see(match, "points")[4] == [28, 28, 28]
    return match, events


@pytest.mark.parametrize(
    ("points", "winners"),
    [
        ((1, 2, 3), (0,)),
        ((3, 1, 2), (1,)),
        ((3, 2, -1), (2,)),
        ((1, 1, 3), (0, 1)),
        ((3, 1, 1), (1, 2)),
        ((1, 3, 1), (0, 2)),
        ((5, 5, 5), (0, 1, 2)),
    ],
)
def test_tu20_the_lowest_total_wins_and_a_tie_is_shared(points: tuple[int, ...], winners: tuple[int, ...]) -> None:
    match, events = last_turns(*points)
    assert match.winners == winners
    assert told(events, "won") == [(None, {"winners": winners})]
    assert match.scores == tuple(-28 - each for each in points)


def test_tu20_after_the_fifth_round_nothing_is_dealt_and_nobody_acts() -> None:
    match, events = last_turns(1, 2, 3)
    assert kinds(events)[-1] == "won"
    assert "round" not in kinds(events)
    assert match.acting == ()
    assert see(match, "rounds") == 5
    assert see(match, "open") == [list(range(8))] * 3
    error = refused(match, 0, "bin")
    assert isinstance(error, MatchOver)
    assert error.rule == "TU-20"
    assert TUKI.from_position(match.position()).same_state(match)


def test_tu20_before_it_the_match_goes_on() -> None:
    match = table(LAST, BOX, drawn="11", points=[[1, 2], [3, 4], [5, 6]])
    play(match, "0:throw:7 1:pile 1:throw:4")
    assert not match.over
    assert (see(match, "rounds"), match.winners) == (4, ())


def test_scores_are_the_totals_negated() -> None:
    match = table(LAST, BOX, points=[[1, -20], [3, 4]])
    assert match.scores == (-4, 16)
    assert TUKI.new(3, seed=1).scores == (0, 0, 0)
