"""The stepper plays just as a match does."""

import random

import pytest

from klaf import BadOptions, BadSeed, Stepper
from klaf.engine.stepper import DEAL
from tests.conformance.covered import Setup
from tests.conformance.games import GAMES
from tests.conformance.walk import FOREVER, each_setup, sized


def stepper_of(setup: Setup, seed: int | str) -> Stepper:
    return Stepper(GAMES[setup.game].game, setup.players, setup.edition, seed, setup.house)


def play_both(stepper: Stepper, n: int, setup: Setup, seed: int | str) -> None:
    """Play a match in a stepper and as a match, and see that they agree at every move."""
    match = setup.new(seed)
    chance = random.Random(str(seed))
    for _ in range(FOREVER):
        asked = match.next_actor
        if asked is None:
            assert (n, stepper.seat) == (0, -1)
            break
        assert stepper.seat == asked
        assert list(stepper.moves[:n]) == [move.id for move in match.legal(asked)]
        move = stepper.moves[chance.randrange(n)]
        n = stepper.step(move)
        match.play(asked, move)
    assert stepper.scores == match.scores


@each_setup
def test_a_stepper_plays_as_a_match_does(setup: Setup) -> None:
    for seed in range(sized(2, 1)):
        stepper = stepper_of(setup, seed)
        play_both(stepper, stepper.n, setup, seed)


@each_setup
def test_a_stepper_deals_anew(setup: Setup) -> None:
    stepper = stepper_of(setup, 1)
    first = stepper.seat, list(stepper.moves[: stepper.n])
    for _ in range(5):
        stepper.step(stepper.moves[0])
    n = stepper.step(DEAL)
    assert (stepper.seat, list(stepper.moves[:n])) == first
    stepper.set_key(2)
    play_both(stepper, stepper.step(DEAL), setup, 2)


def test_steppers_do_not_disturb_each_other() -> None:
    setup = GAMES["taki"].setups[2]
    one, other = stepper_of(setup, 1), stepper_of(setup, 2)
    legal = list(other.moves[: other.n])
    for _ in range(10):
        one.step(one.moves[0])
    assert list(other.moves[: other.n]) == legal
    play_both(other, other.n, setup, 2)


def test_a_stepper_is_set_up_as_a_match_is() -> None:
    game = GAMES["taki"].game
    with pytest.raises(BadOptions):
        Stepper(game, 1, None, 1, {})
    with pytest.raises(BadSeed):
        Stepper(game, 2, None, -1, {})
