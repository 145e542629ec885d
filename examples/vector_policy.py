"""Many matches at once, played by a policy in NumPy: the loop that learning is made of."""

# %% A thousand tables of TAKI; each row is about the seat that its table asks now
import numpy as np
from numpy.typing import NDArray

import klaf
from klaf.envs import VectorEnv, observation

TABLES, PLAYERS = 1000, 4
env = VectorEnv("taki", TABLES, players=PLAYERS, seed=1)
moves = [str(move) for move in klaf.game("taki").moves.all]
print(observation("taki").length, "entries,", len(moves), "moves")

# %% A policy: a score for each move. This one lays what it can and keeps the strong cards
scores = np.zeros(len(moves))
for number, move in enumerate(moves):
    if move in ("draw", "end"):
        scores[number] = -5
    elif "king" in move or "super" in move:
        scores[number] = -1
    elif "last" in move:
        scores[number] = 1


def choose(masks: NDArray[np.bool_], clever: NDArray[np.bool_], rng: np.random.Generator) -> NDArray[np.int64]:
    """Sample a legal move in every row: by the scores where clever, by chance elsewhere."""
    wanted = rng.gumbel(size=masks.shape) + scores * clever[:, None]
    chosen: NDArray[np.int64] = np.where(masks, wanted, -np.inf).argmax(axis=1)
    return chosen


# %% The policy sits at seat 0 of every table, chance everywhere else
rng = np.random.default_rng(1)
seen = env.reset()
won, ended, steps = 0.0, 0, 600
for _ in range(steps):
    seen = env.step(choose(seen.masks.astype(bool), seen.seats == 0, rng))
    won += float((seen.rewards[:, 0] > 0).sum())
    ended += int(seen.ended.sum())
env.close()
print(
    f"{ended} matches in {steps * TABLES} steps; the policy won {won / ended:.0%}, chance would win {1 / PLAYERS:.0%}"
)
