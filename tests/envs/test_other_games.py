"""A game of one's own plays in every environment by its own files alone."""

import random

import numpy as np
import pyspiel

from klaf.envs import VectorEnv, observation, openspiel
from tests.conformance import games  # noqa: F401  (makes Stairs known)


def test_it_plays_in_pettingzoo() -> None:
    from klaf.envs.pettingzoo import stairs_v0

    env = stairs_v0.env(players=3, dealt=3)
    env.reset(seed=1)
    assert env.metadata["name"] == "stairs_v0"
    chance = random.Random(1)
    for agent in env.agent_iter(2000):
        shown, _, ended, _, _ = env.last()
        assert env.observation_space(agent).contains(shown)
        env.step(None if ended else chance.choice(np.flatnonzero(shown["action_mask"]).tolist()))
    assert not env.agents


def test_it_plays_in_openspiel() -> None:
    if "klaf_stairs" not in pyspiel.registered_names():
        openspiel.register("stairs")
    game = pyspiel.load_game("klaf_stairs", {"players": 3})
    assert game.get_type().long_name == "Stairs (klaf)"
    state, chance = game.new_initial_state(), random.Random(1)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    assert sum(state.returns()) == 0
    assert max(state.returns()) == 1


def test_it_plays_in_the_vector_environment() -> None:
    env, chance = VectorEnv("stairs", 5, 2, seed=1), np.random.default_rng(1)
    shown, ends = env.reset(), 0
    low, high = observation("stairs").low, observation("stairs").high
    for _ in range(300):
        assert ((low <= shown.observations) & (shown.observations <= high)).all()
        shown = env.step((shown.masks * chance.random(shown.masks.shape)).argmax(axis=1))
        ends += int(shown.ended.sum())
    assert ends > 5
