"""What a match waits for, as a game declares it, is what its rules let the seats do."""

from tests.conformance.covered import Setup
from tests.conformance.walk import each_setup, sized, walk

ASIDE = ("last", "pass", "catch")  # moves that a seat may make while another is in turn


@each_setup
def test_a_moment_names_the_seats_that_may_play_and_those_for_whom_others_wait(setup: Setup) -> None:
    for match in walk(setup, 5, sized(1500, 60)):
        asked, due, turn = match.view(None).moment
        legal = {seat: {move.text for move in match.legal(seat)} for seat in match.acting}
        assert {*asked, *due, *turn} <= set(match.acting)
        assert bool(asked or turn) == (not match.over)
        players = {seat for seat, moves in legal.items() if any(move.split(":")[0] not in ASIDE for move in moves)}
        window = match.game.window
        if asked:
            assert window is not None
            assert not due
            assert not turn
            assert all(window.declines in legal[seat] for seat in asked)
            assert players <= set(asked)
        else:
            assert players == set(turn)
            assert set(due) == {seat for seat, moves in legal.items() if "last" in moves and seat not in turn}


@each_setup
def test_every_seat_sees_the_same_moment_as_a_spectator(setup: Setup) -> None:
    for match in walk(setup, 6, sized(300, 30)):
        for seat in range(match.players):
            assert match.view(seat).moment == match.view(None).moment
