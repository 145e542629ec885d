"""What a seat observes: it follows from the seat's view alone, keeps to its ranges, and says what it claims to say."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import klaf
from klaf import Match
from klaf.engine.compiling.mode import JITTED
from klaf.envs import observation
from klaf.envs.plain_observation import plain_observation
from klaf.envs.single import observe
from tests.conformance.covered import Setup
from tests.conformance.games import GAMES, SETUPS, SHIPPED
from tests.conformance.walk import stops
from tests.games.taki.table import play, table

each_of_ours = pytest.mark.parametrize("setup", [setup for setup in SETUPS if setup.game in SHIPPED][::2], ids=str)
OF_THE_DEAL = {"first_card", "opener", "birthday", "stall"}  # house rules that are not told, or not as rules
RARE = {"idle"}  # seldom in random matches: it has an example of its own
each_game = pytest.mark.parametrize("game", SHIPPED)


def named(match: Match, seat: int) -> dict[str, dict[str, int]]:
    return observation(match.game.name).read(observe(match.view(seat)))


@each_of_ours
def test_hidden_cards_make_no_difference(setup: Setup) -> None:
    for number, match in enumerate(stops(setup)[::2]):
        for seat in range(match.players):
            seen = observe(match.view(seat))
            for seed in range(2):
                world = match.view(seat).sample(100 * number + seed)
                assert observe(world.view(seat)).tobytes() == seen.tobytes()


@each_of_ours
def test_every_entry_keeps_to_its_range(setup: Setup) -> None:
    described = observation(setup.game)
    for match in stops(setup):
        for seat in range(match.players):
            seen = observe(match.view(seat))
            outside = (seen < described.low) | (seen > described.high)
            assert [described.names[k] for k in np.flatnonzero(outside)] == []


@each_game
def test_every_entry_has_a_name_of_its_own(game: str) -> None:
    described = observation(game)
    assert len(described.names) == len(set(described.names)) == described.length
    assert [field.start for field in described] == np.cumsum([0, *map(len, described)])[:-1].tolist()
    assert described.low.shape == described.high.shape == (described.length,)
    assert all(field.meaning for field in described)


# What the matches that plain Python has time for do not come by, besides: they are the same each time.
UNSEEN_IN_SHORT_MATCHES = {"taki": {"added"}, "eight": set[str](), "tuki": {"recycled"}}


@each_game
def test_every_field_says_something_in_some_match(game: str) -> None:
    """An entry that is the same everywhere would tell nothing; seats that only big tables have count too."""
    described = observation(game)
    vectors = np.array(
        [
            observe(match.view(seat))
            for setup in GAMES[game].setups
            for match in stops(setup)
            for seat in range(0, match.players, 3)
        ]
    )
    varied = vectors.min(axis=0) != vectors.max(axis=0)
    silent = {field.name for field in described if not varied[field.at].any()}
    assert silent <= (RARE if JITTED else RARE | UNSEEN_IN_SHORT_MATCHES[game])


def cards_of(entries: dict[str, int]) -> list[str]:
    return sorted(Counter(entries).elements())


@each_of_ours
def test_hand_and_unseen_cards_are_those_of_the_truth(setup: Setup) -> None:
    covered = GAMES[setup.game]
    for match in stops(setup)[::3]:
        truth = match.position()
        for seat in range(match.players):
            seen = named(match, seat)
            hidden = covered.hidden(truth, seat)
            expected = sorted(card for cards in hidden.values() for card in cards)
            assert sorted(cards_of(seen["unseen"]) + cards_of(seen.get("recycled", {}))) == expected
            if "hand" in seen:
                assert cards_of(seen["hand"]) == sorted(truth["hands"][seat])


def relative(seat: int, other: int | None, players: int) -> dict[str, int]:
    if other is None:
        return {}
    return {f"+{(other - seat) % players}" if other != seat else "me": 1}


@each_of_ours
def test_turn_and_phase_are_told_from_where_one_sits(setup: Setup) -> None:
    for match in stops(setup)[::3]:
        truth = match.position()
        for seat in range(match.players):
            seen = named(match, seat)
            assert seen["turn"] == relative(seat, truth["turn"], match.players)
            assert seen["phase"] == {truth["phase"]: 1}
            assert seen["players"] == {"": match.players}


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if setup.game in SHIPPED], ids=str)
def test_house_rules_are_told_as_the_match_has_them(setup: Setup) -> None:
    match = setup.new(1)
    record = match.view(0).record
    codes = {name: int(record[name][0]) for name in observation(setup.game)["rules"].entries}
    assert named(match, 0)["rules"] == {name: code for name, code in codes.items() if code}
    assert {name for name in setup.house if codes.get(name) is None} <= OF_THE_DEAL


def test_taki_as_a_player_would_tell_it() -> None:
    match = klaf.game("taki").new(players=4, seed=7)
    document = match.view(3).document()
    seen = named(match, 3)
    assert list(seen["lead_colour"]) == [document["lead_colour"]]
    assert seen["cards"] == {"me": 8, "+1": 8, "+2": 8, "+3": 8}
    assert seen["pile"] == {"": len(document["pile"])}
    assert seen["rules"] == {"plus3_ends_taki": 1, "pyramid_start": 8}
    assert seen["direction"] == {"": 1}


def test_taki_tells_how_many_draws_found_nothing() -> None:
    match = table("R4 R5", "B4 B5", "G4 G5", rest=2)
    play(match, "0:draw 1:draw")
    assert named(match, 0)["idle"] == {"": 2}


def test_tuki_shows_open_cards_and_the_points_of_rounds() -> None:
    match = klaf.game("tuki").new(players=2, seed=3)
    chance = random.Random(1)
    while match.position()["rounds"] < 2:
        seat = match.next_actor
        assert seat is not None
        match.play(seat, chance.choice(match.legal(seat)))
    truth: dict[str, Any] = match.position()
    seen = named(match, 1)
    for step, seat in (("me", 1), ("+1", 0)):
        for number in (1, 2):
            assert seen["points"].get(f"{step}:{number}", 0) == truth["points"][number - 1][seat]
    for _ in range(20):
        seat = match.next_actor
        assert seat is not None
        match.play(seat, chance.choice(match.legal(seat)))
    truth = match.position()
    shown = {name for name in named(match, 1)["box"] if not name.endswith("hidden")}
    expected = {
        f"{step}:{place}:{truth['boxes'][seat][place]}"
        for step, seat in (("me", 1), ("+1", 0))
        for place in truth["open"][seat]
    }
    assert shown == expected


def test_eight_shows_open_places_burnt_cards_and_points() -> None:
    match = klaf.game("eight").new(players=3, seed=5)
    chance = random.Random(2)
    burnt = 0
    for _ in range(120):
        seat = match.next_actor
        if seat is None:
            break
        match.play(seat, chance.choice(match.legal(seat)))
        truth: dict[str, Any] = match.position()
        seen = named(match, 2)
        for step, other in (("me", 2), ("+1", 0), ("+2", 1)):
            places = {f"{step}:{place}:{card}" for place, card in enumerate(truth["open"][other]) if card != "-"}
            assert {name for name in seen["open"] if name.startswith(f"{step}:")} == places
            cards = {name.partition(":")[2]: n for name, n in seen["burnt"].items() if name.startswith(f"{step}:")}
            assert cards_of(cards) == sorted(truth["burnt"][other])
            assert seen["points"].get(step, 0) == truth["points"][other]
            burnt += len(cards)
    assert burnt


def test_a_spectator_has_no_seat_to_observe_from() -> None:
    with pytest.raises(ValueError, match="spectator"):
        observe(klaf.game("taki").new(players=2, seed=1).view(None))


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if setup.game == "stairs"], ids=str)
def test_a_game_that_declares_nothing_is_observed_as_its_view_lies_in_memory(setup: Setup) -> None:
    game = klaf.game(setup.game)
    plain = plain_observation(game).OBSERVATION
    for match in stops(setup):
        for seat in range(match.players):
            view = match.view(seat)
            vector = observe(view)
            assert vector[: len(plain["me"])].tolist() == [int(k == seat) for k in range(len(plain["me"]))]
            for field in list(plain)[1:]:
                written = vector[field.at].tobytes()  # every byte of the field, in its order
                assert written == np.asarray(view.record[field.name]).tobytes(), field.name


def test_nothing_is_observed_of_an_unknown_game() -> None:
    with pytest.raises(klaf.UnknownGame):
        observation("poker")
