"""The AEC environments: PettingZoo's own tests, and what those do not ask."""

import pickle
import random
import warnings
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

import klaf
from klaf.envs import BadRenderMode
from klaf.envs.pettingzoo import eight_v0, taki_v0, tuki_v0
from klaf.envs.single import mask, observe
from klaf.locale import LANGUAGES
from tests.conformance.walk import sized

TABLES = [
    *((taki_v0, players) for players in (2, 3, 4, 10)),
    *((eight_v0, players) for players in (2, 3, 5)),
    *((tuki_v0, players) for players in (2, 4, 6)),
]
each_table = pytest.mark.parametrize(("module", "players"), TABLES, ids=lambda v: str(getattr(v, "__name__", v)))
each_module = pytest.mark.parametrize("module", [taki_v0, eight_v0, tuki_v0], ids=lambda module: module.__name__)

# PettingZoo has a list of its own games that observe a dictionary, and warns of any other; that a mask is empty it
# says of seats that are out, which have no move to make.
EXPECTED = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",
}


def play(env: Any, seed: int, moves: int = sized(100_000, 60)) -> list[tuple[Any, ...]]:
    """Play at random and write down all that agents were told."""
    chance = random.Random(seed)
    told = []
    for agent in env.agent_iter(moves):
        seen, reward, terminated, truncated, info = env.last()
        told.append((agent, seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward, terminated))
        assert not truncated
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        assert terminated == (not legal) == ("action_mask" not in info)
        env.step(None if terminated else chance.choice(legal))
    return told


@each_table
def test_pettingzoo_finds_nothing_wrong(module: ModuleType, players: int, capsys: Any) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(module.env(players=players), num_cycles=sized(1000, 30))
    assert {str(each.message) for each in told} <= EXPECTED


@each_table
def test_a_seed_fixes_everything(module: ModuleType, players: int) -> None:
    seed_test(lambda: module.env(players=players), num_cycles=sized(300, 10))


@each_table
def test_the_same_seed_and_moves_tell_the_same(module: ModuleType, players: int) -> None:
    runs = []
    for _ in range(2):
        env = module.env(players=players)
        env.reset(seed=3)
        first = play(env, 1)
        env.reset()
        runs.append((first, play(env, 2)))
    assert runs[0] == runs[1]
    (first, second), _ = runs
    assert first[0] != second[0]  # without a seed another match is dealt


@each_module
def test_a_seed_deals_the_match_that_the_library_deals(module: ModuleType) -> None:
    env = module.env(players=3)
    env.reset(seed=11)
    assert env.unwrapped.match.same_state(env.unwrapped.game.new(players=3, seed=11))


@each_table
def test_rewards_come_at_the_end_and_cancel_out(module: ModuleType, players: int) -> None:
    env = module.raw_env(players=players)
    for seed in range(2):
        env.reset(seed=seed)
        told = play(env, seed)
        if not env.match.over:
            continue  # as plain Python no further than time allows
        last = {agent: reward for agent, _, _, reward, terminated in told if terminated}
        assert sorted(last) == sorted(env.possible_agents)
        assert sum(last.values()) == pytest.approx(0)
        assert all(reward == 0 for _, _, _, reward, terminated in told if not terminated)
        winners = {f"player_{seat}" for seat in env.match.winners}
        if len(winners) < players:
            assert {agent for agent, reward in last.items() if reward > 0} == winners
            assert sum(reward for reward in last.values() if reward > 0) == pytest.approx(1)


@each_module
def test_only_the_agent_that_is_asked_has_a_mask(module: ModuleType) -> None:
    env = module.raw_env(players=4)
    env.reset(seed=2)
    chance = random.Random(3)
    for _ in range(sized(300, 20)):
        if env.match.over:
            break
        seat = env.match.next_actor
        assert env.agent_selection == f"player_{seat}"
        for other, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            assert seen["action_mask"].any() == (other == seat)
            assert ("action_mask" in env.infos[agent]) == (other == seat)
            assert np.array_equal(seen["observation"], observe(env.match.view(other)))
        assert np.array_equal(env.infos[env.agent_selection]["action_mask"], mask(env.match, seat))
        env.step(chance.choice(np.flatnonzero(mask(env.match, seat))))


def test_windows_are_asked_in_seat_order() -> None:
    """After a +3 every other seat is asked for a Breaker, one after the other, before play goes on."""
    for seed in range(100):
        env = taki_v0.raw_env(players=4)
        env.reset(seed=seed)
        chance = random.Random(seed)
        while not env.match.over:
            if env.match.position()["phase"] == "break":
                asked = []
                while not env.match.over and env.match.position()["phase"] == "break":
                    asked.append(env.agent_selection)
                    env.step(klaf.game("taki").moves["pass"].id)
                    if len(asked) == 3:
                        break
                laid_by = {*env.possible_agents} - {*asked}
                assert asked == sorted(asked)
                assert len(asked) == 3
                assert len(laid_by) == 1
                return
            env.step(chance.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))
    pytest.fail("no +3 was laid")


@each_module
def test_an_illegal_move_is_refused_and_changes_nothing(module: ModuleType) -> None:
    env = module.env(players=3)
    env.reset(seed=1)
    before = env.unwrapped.match.position()
    for action, error in ((10**6, klaf.BadMove), (None, klaf.BadMove), (-1, klaf.BadMove)):
        with pytest.raises(error):
            env.step(action)
    wrong = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(klaf.IllegalMove):
        env.step(wrong)
    assert env.unwrapped.match.position() == before


def test_house_rules_and_editions_are_keywords() -> None:
    env = taki_v0.raw_env(players=3, edition="112-king", last_card="catch")
    env.reset(seed=1)
    assert (env.match.edition, env.match.options["last_card"], env.match.players) == ("112-king", "catch", 3)
    with pytest.raises(klaf.UnknownOption):
        taki_v0.env(flavour="vanilla")
    with pytest.raises(klaf.BadPlayers):
        tuki_v0.env(players=7)


@each_module
def test_names_carry_their_version(module: ModuleType) -> None:
    env = module.env()
    assert str(env) == module.__name__.rpartition(".")[2]
    assert env.metadata["name"] == str(env)


@each_module
def test_an_environment_can_be_sent_to_another_process(module: ModuleType) -> None:
    env = module.raw_env(players=3)
    env.reset(seed=1)
    play(env, 1, 10)
    twin = pickle.loads(pickle.dumps(env))
    assert play(env, 2) == play(twin, 2)


def test_rendering_tells_no_secrets() -> None:
    env = taki_v0.env(players=2, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert '"hands": [null, null]' in text
    assert '"key": null' in text


@each_module
@pytest.mark.parametrize("mode", ["human", "rgb_array", "", "ANSI", 1], ids=repr)
def test_only_the_render_modes_that_are_told_are_taken(module: ModuleType, mode: Any) -> None:
    for make in (module.env, module.raw_env):
        with pytest.raises(BadRenderMode, match="render_mode") as refused:
            make(render_mode=mode)
        assert isinstance(refused.value, ValueError)
        for lang in LANGUAGES:
            assert str(mode) in refused.value.sentence(lang)
            assert "ansi" in refused.value.sentence(lang)
    for told in (*module.env().metadata["render_modes"], None):
        env = module.env(render_mode=told)
        env.reset(seed=1)
        assert isinstance(env.render(), type(told))
