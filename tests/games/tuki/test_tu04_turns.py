"""TU-04: clockwise."""

import pytest

from klaf import OutOfTurn
from tests.games.tuki.table import HALF, play, refused, stand, table


@pytest.mark.parametrize("players", range(2, 7))
def test_tu04_the_turn_goes_clockwise_all_round(players: int) -> None:
    match = table(*[HALF] * players)
    for turn in range(2 * players):
        seat = turn % players
        assert stand(match) == f"take {seat}"
        assert match.acting == (seat,)
        assert match.next_actor == seat
        play(match, f"{seat}:bin {seat}:put:0")
    assert stand(match) == "take 0"


def test_tu04_others_wait_for_their_turn() -> None:
    match = table(HALF, HALF, HALF, turn=1)
    for move in ("bin", "pile", "put:0", "throw", "hover:0:1"):
        error = refused(match, 0, move)
        assert isinstance(error, OutOfTurn)
        assert (error.rule, error.facts["turn"]) == ("TU-04", 1)
