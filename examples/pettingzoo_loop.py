"""Eight and a half as a PettingZoo environment. Needs ``pip install "klaf[envs]"``."""

# %% An environment for three; house rules are keywords here too
import numpy as np

from klaf.envs import observation
from klaf.envs.pettingzoo import eight_v0

env = eight_v0.env(players=3)
env.reset(seed=5)
print(env.possible_agents)

# %% What an agent sees: a vector whose every entry is documented, and which actions are legal
fields = observation("eight")
seen, *_ = env.last()
print(seen["observation"].shape, int(seen["action_mask"].sum()), "legal")
print("the pot's value, in halves:", seen["observation"][fields["pot_value"].at])

# %% The usual loop
rng = np.random.default_rng(5)
total = dict.fromkeys(env.possible_agents, 0.0)
steps = 0
for agent in env.agent_iter():
    seen, reward, ended, truncated, _ = env.last()
    total[agent] += reward
    if ended or truncated:
        env.step(None)
    else:
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        steps += 1
env.close()
print(steps, "steps;", {agent: round(reward, 3) for agent, reward in total.items()})
