"""Legal moves of every game: each can be made, no other can, and all lists of them agree."""

import random

import numpy as np
import pytest

import klaf
from klaf import IllegalMove, Match, MatchOver
from tests.conformance.covered import Setup
from tests.conformance.walk import each_setup, sized, stops


@each_setup
def test_a_seat_acts_just_when_it_has_a_legal_move(setup: Setup) -> None:
    for match in stops(setup):
        assert match.acting == tuple(seat for seat in range(setup.players) if match.legal(seat))


@each_setup
def test_legal_moves_come_in_the_order_of_their_numbers(setup: Setup) -> None:
    for match in stops(setup):
        for seat in range(setup.players):
            numbers = [move.id for move in match.legal(seat)]
            assert numbers == sorted(set(numbers))


@each_setup
def test_every_legal_move_can_be_made(setup: Setup) -> None:
    for match in stops(setup):
        before = match.copy()
        for seat in match.acting:
            for move in match.legal(seat):
                copy = match.copy()
                events = copy.play(seat, move)
                assert events
                assert not copy.same_state(match)
                assert copy.played == [*match.played, (seat, move)]
        assert match.same_state(before)


@each_setup
def test_any_other_move_is_refused_and_changes_nothing(setup: Setup) -> None:
    chance = random.Random(str(setup))
    for match in stops(setup)[::2]:
        before = match.copy()
        for seat in range(setup.players):
            legal = set(match.legal(seat))
            others = [move for move in match.game.moves.all if move not in legal]
            for move in chance.sample(others, sized(6, 4)):
                _refused(match, seat, move.text)
        assert match.same_state(before)
        assert match.played == before.played


def _refused(match: Match, seat: int, move: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, move)
    refusal = caught.value
    assert refusal.rule in match.game.rule_ids
    assert refusal.rule in refusal.sentence("en")
    assert isinstance(refusal, MatchOver) == match.over


@each_setup
def test_a_view_lists_the_legal_moves_of_its_seat(setup: Setup) -> None:
    for match in stops(setup):
        for seat in range(setup.players):
            view = match.view(seat)
            assert view.legal() == match.legal(seat)
            assert view.acting == match.acting
        assert match.view(None).legal() == []
        assert match.view(None).acting == match.acting


@each_setup
def test_a_batch_masks_the_legal_moves_of_the_seat_it_asks(setup: Setup) -> None:
    game = klaf.game(setup.game)
    batch = game.batch(sized(8, 2), setup.players, setup.edition, 5, **setup.house)
    chance = np.random.default_rng(5)
    for _ in range(sized(40, 15)):
        mask, acting = batch.legal_mask(), batch.acting
        for i in range(len(batch)):
            match = batch.match(i)
            asked = match.next_actor
            assert acting[i] == (-1 if asked is None else asked)
            legal = [] if asked is None else [move.id for move in match.legal(asked)]
            assert np.flatnonzero(mask[i]).tolist() == legal
        batch.step((mask * chance.random(mask.shape)).argmax(axis=1))
