"""The games in OpenSpiel: its own tests, its search, and what a player may know of a state."""

import random
from importlib import import_module
from typing import Any

import numpy as np
import pyspiel
import pytest

import klaf
from klaf.envs import openspiel
from klaf.envs.openspiel.progress import DIGITS
from klaf.envs.single import observe
from tests.conformance.games import SHIPPED
from tests.conformance.walk import sized

GAMES = SHIPPED
each_game = pytest.mark.parametrize("name", GAMES)
ANYTHING = {
    "taki": {"players": 3, "edition": "112-king", "last_card": "catch", "opener": 2, "must_play": True},
    "eight": {"players": 4, "edition": "classic", "zeros": 6, "may_take": True},
    "tuki": {"players": 6, "stall": 3, "double_parrot": "joins"},
}


def walk(state: Any, chance: random.Random, moves: int) -> Any:
    """Go on at random, so many moves after the deal, or to the end."""
    while not state.is_terminal() and (state.is_chance_node() or moves > 0):
        moves -= not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@each_game
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("serialize", [True, False])
def test_openspiel_finds_nothing_wrong(
    name: str, players: int, serialize: bool, monkeypatch: pytest.MonkeyPatch, capfd: Any
) -> None:
    """`random_sim_test` raises at what it finds wrong, and says nothing else: listen to what it asks."""
    ends: list[list[float]] = []
    truly = openspiel.KlafState.returns

    def returns(state: Any) -> list[float]:
        found: list[float] = truly(state)
        if state.is_terminal():
            ends.append(found)
        return found

    monkeypatch.setattr(openspiel.KlafState, "returns", returns)
    game = pyspiel.load_game(f"klaf_{name}", {"players": players})
    pyspiel.random_sim_test(game, num_sims=1, serialize=serialize, verbose=False)
    assert ends  # it has played to the end
    assert all(len(end) == players and sum(end) == pytest.approx(0) for end in ends)


def test_openspiel_would_find_something_wrong(monkeypatch: pytest.MonkeyPatch, capfd: Any) -> None:
    """The test above can fail: what pays more than the game says it does is found."""
    monkeypatch.setattr(openspiel.KlafState, "returns", lambda state: [5.0] * state.num_players())
    with pytest.raises(pyspiel.SpielError):
        pyspiel.random_sim_test(pyspiel.load_game("klaf_tuki"), num_sims=1, serialize=False, verbose=False)


@each_game
def test_its_search_plays_a_match(name: str) -> None:
    """Every move of one side is searched; the other side plays at random."""
    ismcts, mcts = (import_module(f"open_spiel.python.algorithms.{module}") for module in ("ismcts", "mcts"))
    game = pyspiel.load_game(f"klaf_{name}")
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng, max_length=20)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=4, random_state=rng)
    chance = random.Random(1)
    state = game.new_initial_state()
    searched = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        if state.current_player() == 0:
            action = bot.step(state)
            assert action in legal
            searched += len(legal) > 1
        else:
            action = chance.choice(legal)
        state.apply_action(action)
    assert searched > 5
    assert sorted(state.returns()) in ([-1, 1], [0, 0])


@each_game
def test_the_bytes_of_chance_are_the_seed(name: str) -> None:
    game = pyspiel.load_game(f"klaf_{name}", {"players": 3})
    state = game.new_initial_state()
    for byte in (0, 0, 0, 0, 0, 0, 1, 2):
        assert state.is_chance_node()
        assert state.chance_outcomes() == [(each, 1 / 256) for each in range(256)]
        state.apply_action(byte)
    assert not state.is_chance_node()
    assert state.progress.match.same_state(klaf.game(name).new(players=3, seed=258))
    assert game.max_chance_nodes_in_history() == DIGITS


@each_game
def test_a_player_cannot_tell_a_resampled_state(name: str) -> None:
    game = pyspiel.load_game(f"klaf_{name}", {"players": 3})
    chance = random.Random(4)
    for moves in (0, 5, 40):
        state = walk(game.new_initial_state(), chance, moves)
        if state.is_terminal():
            continue
        for player in range(3):
            truth = str(state)
            twins = [
                state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0))
                for seed in (1, 2)
            ]
            for twin in twins:
                assert twin.information_state_string(player) == state.information_state_string(player)
                assert twin.observation_string(player) == state.observation_string(player)
                assert twin.information_state_tensor(player) == state.information_state_tensor(player)
                assert twin.current_player() == state.current_player()
                assert str(twin) != truth
            assert str(twins[0]) != str(twins[1])
            assert str(state) == truth
            end = walk(twins[0], chance, sized(100_000, 10))
            assert sum(end.returns()) == pytest.approx(0)


@each_game
def test_the_past_of_others_is_not_carried_into_a_resampled_state(name: str) -> None:
    """What the others know there is what everybody saw and the world that was sampled, not their true past."""
    game = pyspiel.load_game(f"klaf_{name}", {"players": 3})
    state = walk(game.new_initial_state(), random.Random(5), 30)
    sampled = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(7, 0.0, 1.0))
    mine, theirs, everybody = (state.progress.past(viewer) for viewer in (0, 1, 3))
    assert len({mine, theirs, everybody}) == 3
    assert [sampled.progress.past(viewer) for viewer in range(4)] == [mine, everybody, everybody, everybody]


def test_an_information_state_remembers_what_a_view_forgets() -> None:
    """Opening two cards in either order leads to one view: one observation, two information states."""
    game = pyspiel.load_game("klaf_tuki")
    dealt = walk(game.new_initial_state(), random.Random(6), 0)
    states = []
    for order in ((0, 1), (1, 0)):
        state = dealt.clone()
        for place in order:
            assert state.current_player() == 0
            state.apply_action(place)
        states.append(state)
    assert states[0].observation_string(0) == states[1].observation_string(0)
    assert states[0].information_state_string(0) != states[1].information_state_string(0)
    assert states[0].information_state_string(1) == states[1].information_state_string(1)


@each_game
def test_states_with_the_same_history_are_told_alike(name: str) -> None:
    game = pyspiel.load_game(f"klaf_{name}")
    state = walk(game.new_initial_state(), random.Random(7), 25)
    again = game.new_initial_state()
    for action in state.history():
        if not again.is_chance_node():
            again.information_state_string(0)  # asking in between makes no difference to what comes later
        again.apply_action(action)
    assert str(again) == str(state)
    for seat in (0, 1):
        assert again.observation_string(seat) == state.observation_string(seat)
        assert again.information_state_string(seat) == state.information_state_string(seat)


@each_game
def test_tensors_are_the_observations_of_the_other_environments(name: str) -> None:
    game = pyspiel.load_game(f"klaf_{name}", {"players": 2})
    state = game.new_initial_state()
    assert not any(state.observation_tensor(0))
    walk(state, random.Random(8), 15)
    for seat in (0, 1):
        seen = observe(state.progress.match.view(seat)).astype(np.float32).tolist()
        assert state.observation_tensor(seat) == seen
        assert state.information_state_tensor(seat) == seen
    assert game.observation_tensor_shape() == [len(seen)]


@each_game
@pytest.mark.parametrize("moves", [0, 9])
def test_states_survive_being_written_down(name: str, moves: int) -> None:
    game = pyspiel.load_game(f"klaf_{name}", ANYTHING[name])
    state = walk(game.new_initial_state(), random.Random(9), moves)
    sampled = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(3, 0.0, 1.0))
    for each in (game.new_initial_state(), state, sampled):
        text = pyspiel.serialize_game_and_state(game, each)
        same_game, same_state = pyspiel.deserialize_game_and_state(text)
        assert str(same_game) == str(game)
        assert str(same_state) == str(each)
        assert same_state.history() == each.history()
        if not each.is_chance_node():
            strings = [[state.information_state_string(seat) for seat in range(3)] for state in (each, same_state)]
            assert strings[0] == strings[1]


@each_game
def test_every_house_rule_is_a_parameter(name: str) -> None:
    game = pyspiel.load_game(f"klaf_{name}", ANYTHING[name])
    again = pyspiel.load_game(str(game))
    options: dict[str, Any] = {}
    for each in (game, again):
        state = walk(each.new_initial_state(), random.Random(1), 0)
        match = state.progress.match
        options = {"players": match.players, "edition": match.edition, **match.options}
        assert {key: options[key] for key in ANYTHING[name]} == ANYTHING[name]
    with pytest.raises((pyspiel.SpielError, klaf.KlafError)):
        pyspiel.load_game(f"klaf_{name}", {"players": 99})


def test_the_first_edition_can_be_named() -> None:
    game = pyspiel.load_game("klaf_taki", {"edition": "2018"})
    assert str(pyspiel.load_game(str(game))) == str(game) == "klaf_taki()"


@pytest.mark.parametrize(
    ("given", "edition"),
    [('"2018"', None), ("'2018'", None), ("112-king", "112-king"), ('"112-king"', "112-king")],
)
def test_an_edition_may_stand_in_quotation_marks(given: str, edition: str | None) -> None:
    """OpenSpiel reads 2018 as a number; in quotation marks it is a text."""
    game = pyspiel.load_game(f"klaf_taki(edition={given})")
    assert game.edition == edition
    again = pyspiel.load_game(str(game))
    assert again.edition == edition
    match = walk(again.new_initial_state(), random.Random(1), 0).progress.match
    assert match.edition == (edition or "2018")


@pytest.mark.parametrize("given", ['"1999"', '"2018', "'2018\"", '"'])
def test_an_edition_that_there_is_not_is_told_with_those_there_are(given: str) -> None:
    with pytest.raises(klaf.UnknownEdition, match="112-king"):
        pyspiel.load_game("klaf_taki", {"edition": given})


def test_a_match_that_comes_to_the_most_moves_is_worth_nothing() -> None:
    game = pyspiel.load_game("klaf_tuki", {"max_moves": 10})
    state = walk(game.new_initial_state(), random.Random(1), 10)
    assert state.is_terminal()
    assert state.returns() == [0, 0]
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@each_game
def test_clones_go_their_own_ways(name: str) -> None:
    state = walk(pyspiel.load_game(f"klaf_{name}").new_initial_state(), random.Random(2), 8)
    before = str(state)
    walk(state.clone(), random.Random(3), 5)
    assert str(state) == before
