"""Secrets of every game: a viewer learns what it may, and a world sampled from its view fits all it knows."""

import json
import random
from itertools import takewhile

import pytest

import klaf
from klaf import Event, IllegalMove, KlafError, Match, Move
from tests.conformance.covered import Setup
from tests.conformance.games import GAMES
from tests.conformance.walk import each_setup, finish, sized, stops, viewers


@each_setup
def test_a_view_shows_all_that_is_open_and_nothing_else(setup: Setup) -> None:
    shown = GAMES[setup.game].shown
    for match in stops(setup):
        position = match.position()
        views = match.views()
        for viewer in viewers(match):
            document = match.view(viewer).document()
            assert document == shown(position, viewer)
            assert {**views.shared, **views.private(viewer)} == document
            assert views.legal(viewer) == ([] if viewer is None else match.legal(viewer))
            assert (views.acting, views.moment) == (match.acting, match.view(viewer).moment)
            assert json.loads(json.dumps(document)) == document


@each_setup
def test_the_view_of_a_sampled_world_is_the_view_it_was_sampled_from(setup: Setup) -> None:
    for number, match in enumerate(stops(setup)):
        for viewer in viewers(match):
            view = match.view(viewer)
            world = view.sample(number)
            assert world.view(viewer) == view
            assert world.view(viewer).record.tobytes() == view.record.tobytes()


@each_setup
def test_a_sampled_world_is_a_position_that_can_be_played_to_the_end(setup: Setup) -> None:
    covered = GAMES[setup.game]
    for number, match in enumerate(stops(setup)[::20]):
        for viewer in viewers(match)[-2:]:
            world = match.view(viewer).sample(number)
            assert sorted(covered.cards(world.position())) == sorted(covered.deck(setup))
            assert covered.game.from_position(world.position()).same_state(world)
            finish(world, number)
            assert klaf.load(world.record()).same_state(world)


@each_setup
def test_samples_are_fixed_by_their_seed(setup: Setup) -> None:
    view = stops(setup)[0].view(0)
    assert view.sample(1).same_state(view.sample(1))
    assert not view.sample(1).same_state(view.sample(2))
    assert not view.sample().same_state(view.sample())


@each_setup
def test_a_sampled_world_has_a_fortune_of_its_own(setup: Setup) -> None:
    match = stops(setup)[0]
    for viewer in viewers(match):
        one, other = (match.view(viewer).sample(seed).position()["key"] for seed in (1, 2))
        assert len({one, other, match.position()["key"], "f" * 64, "0" * 64}) == 5


@each_setup
def test_who_acts_and_what_a_seat_may_do_depends_on_what_it_knows(setup: Setup) -> None:
    chance = random.Random(str(setup))
    for number, match in enumerate(stops(setup)[::3]):
        for viewer in viewers(match):
            world = match.view(viewer).sample(number)
            assert (world.acting, world.next_actor) == (match.acting, match.next_actor)
            assert (world.scores, world.winners) == (match.scores, match.winners)
            if viewer is not None:
                assert world.legal(viewer) == match.legal(viewer)
                for move in chance.sample(match.game.moves.all, sized(10, 4)):
                    assert _answer(world, viewer, move) == _answer(match, viewer, move)


def _answer(match: Match, seat: int, move: Move) -> tuple[object, ...]:
    """Return what a seat hears when it tries a move: nothing, if it may make it."""
    if move in match.legal(seat):
        return ()
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, move)
    refusal: KlafError = caught.value
    return type(refusal), refusal.message, refusal.facts


@each_setup
def test_events_tell_a_viewer_the_same_whatever_it_cannot_see(setup: Setup) -> None:
    """Make one move in the true world and in one that the viewer cannot tell from it."""
    chance = random.Random(str(setup))
    reveals = GAMES[setup.game].reveals
    compared = 0
    for number, match in enumerate(stops(setup)[::2]):
        if match.over:
            continue
        for viewer in viewers(match):
            world = match.view(viewer).sample(number)
            seat = chance.choice(match.acting)
            both = [move for move in match.legal(seat) if move in world.legal(seat)]
            for move in chance.sample(both, min(len(both), 3)):
                true, other = match.copy(), world.copy()
                told, told_there = true.play(seat, move), other.play(seat, move)
                before, before_there = _unrevealed(told, reveals), _unrevealed(told_there, reveals)
                assert _public(before, viewer) == _public(before_there, viewer)
                if before == told and not any(event.secret and event.seat == viewer for event in told):
                    assert true.view(viewer) == other.view(viewer)
                compared += 1
    assert compared


def _unrevealed(events: list[Event], reveals: frozenset[str]) -> list[Event]:
    """Return the events before the first that turns something up, which each world then has its own of."""
    return list(takewhile(lambda event: event.kind not in reveals, events))


def _public(events: list[Event], viewer: int | None) -> list[dict[str, object]]:
    """Return what a viewer sees of events, less what it rightly learns of its own cards just now."""
    documents = []
    for event in events:
        seen = event.seen_by(viewer)
        if event.secret and event.seat == viewer:
            assert seen == event
            seen = event.seen_by(None)
        documents.append(seen.document())
    return documents


@each_setup
def test_secret_facts_are_blank_to_all_but_their_seat(setup: Setup) -> None:
    secrets = 0
    for match in stops(setup)[::3]:
        told = match.opening
        if not match.over:
            seat = match.acting[0]
            told = told + match.copy().play(seat, match.legal(seat)[-1])
        for event in told:
            for viewer in viewers(match):
                seen = event.seen_by(viewer)
                assert (seen.kind, seen.seat, set(seen.facts)) == (event.kind, event.seat, set(event.facts))
                for name, fact in event.facts.items():
                    hides = name in event.secret and viewer != event.seat
                    assert seen.facts[name] == (None if hides else fact)
                    secrets += hides
    assert secrets
