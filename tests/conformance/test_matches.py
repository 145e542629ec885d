"""Matches of every game: they end, keep their cards, and can be written down and taken up again."""

import json
from collections import Counter

import pytest

import klaf
from klaf.engine.compiling.mode import JITTED
from tests.conformance.covered import Setup
from tests.conformance.games import GAMES, SETUPS
from tests.conformance.walk import each_setup, sized, stops, walk


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if JITTED or setup.players == 2], ids=str)
def test_random_matches_end_with_a_winner(setup: Setup) -> None:
    game = klaf.game(setup.game)
    batch = game.batch(sized(60, 2), setup.players, setup.edition, 1, **setup.house)
    playouts = batch.playout(2)
    assert batch.over.all()
    assert (batch.acting == -1).all()
    assert not batch.legal_mask().any()
    assert playouts.moves.sum() > 0
    assert (playouts.scores.max(axis=1) > playouts.scores.min(axis=1)).any()
    assert all(batch.match(i).winners for i in range(len(batch)))


@each_setup
def test_no_card_is_lost_or_made(setup: Setup) -> None:
    covered = GAMES[setup.game]
    deck = Counter(covered.deck(setup))
    for match in walk(setup, 0, sized(300, 60)):
        assert Counter(covered.cards(match.position())) == deck


@each_setup
def test_a_match_is_over_when_nobody_acts_and_then_has_winners(setup: Setup) -> None:
    for match in stops(setup):
        assert match.over == (not match.acting) == bool(match.winners) == (match.next_actor is None)
        assert match.next_actor is None or match.next_actor in match.acting
        assert len(match.scores) == setup.players
        assert all(0 <= winner < setup.players for winner in match.winners)


@each_setup
def test_a_record_replays_to_the_same_state(setup: Setup) -> None:
    for match in stops(setup)[::5]:
        replayed = klaf.load(match.record())
        assert replayed.same_state(match)
        assert replayed.record() == match.record()
        assert replayed.played == match.played
        assert replayed.opening == match.opening
        assert (replayed.edition, replayed.options) == (setup.edition, match.options)


@each_setup
def test_a_position_gives_the_same_state_back(setup: Setup) -> None:
    game = klaf.game(setup.game)
    for match in stops(setup):
        position = json.loads(json.dumps(match.position()))
        again = game.from_position(position)
        assert again.same_state(match)
        assert again.position() == position == match.position()


@each_setup
def test_a_match_taken_up_from_a_position_goes_on_as_the_first_would(setup: Setup) -> None:
    game = klaf.game(setup.game)
    chosen = stops(setup)[-1].played
    middle = len(chosen) // 2
    first = setup.new(stops(setup)[-1].position()["key"])
    for seat, move in chosen[:middle]:
        first.play(seat, move)
    second = game.from_position(first.position())
    for seat, move in chosen[middle:]:
        assert second.play(seat, move) == first.play(seat, move)
    assert second.same_state(first)
    assert klaf.load(second.record()).same_state(first)


@each_setup
def test_the_same_seed_and_moves_give_the_same_match(setup: Setup) -> None:
    one, other = (list(walk(setup, 3, sized(300, 50)))[-1] for _ in range(2))
    assert one.same_state(other)
    assert one.played == other.played
    assert not setup.new(3).same_state(setup.new(4))
