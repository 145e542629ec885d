"""OpenSpiel's information-set search plays Tuki Tuki. Needs ``pip install "klaf[envs]"``."""

# %% Importing this registers the games; where OpenSpiel is missing it says what to install
import klaf
from klaf.envs import openspiel  # noqa: F401

print([f"klaf_{name}" for name in klaf.games()])

# %% From here on everything is OpenSpiel's own
import random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

game = pyspiel.load_game("klaf_tuki(players=2)")
print(game.num_players(), "players,", game.num_distinct_actions(), "actions")

# %% A searching bot: it sees information states, and resamples what they hide
rng = np.random.RandomState(3)
evaluator = mcts.RandomRolloutEvaluator(1, rng, max_length=20)
search = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=6, random_state=rng)

# %% It plays the first seat, chance the other
chance = random.Random(3)
state = game.new_initial_state()
searched = 0
while not state.is_terminal():
    if state.is_chance_node() or state.current_player() == 1:
        state.apply_action(chance.choice(state.legal_actions()))
    else:
        state.apply_action(search.step(state))
        searched += 1
returns = state.returns()
print(searched, "moves searched; returns", returns)
