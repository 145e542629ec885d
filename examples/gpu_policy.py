"""A small network of torch plays thousands of tables of TAKI on a GPU, and nothing is copied.

The environment writes observations and masks straight into torch's tensors; the moves that the network draws are read
where they lie. Run: ``python examples/gpu_policy.py --tables 4096 --steps 200`` (needs ``klaf[cuda]`` and torch).
"""

import argparse
import sys
from typing import Any

import klaf
from klaf.envs import Buffers, VectorEnv


def play(tables: int, steps: int, players: int = 4) -> dict[str, Any]:
    """Let one network play for all seats; count steps and matches, and learn nothing yet."""
    env = VectorEnv("taki", tables, players=players, seed=1, device="cuda")
    import torch

    torch.manual_seed(1)  # untrained networks differ much in how they play
    seen = Buffers(
        observations=torch.empty((tables, env.observation.length), dtype=torch.int8, device="cuda"),
        masks=torch.empty((tables, env.moves), dtype=torch.bool, device="cuda"),
        seats=torch.empty(tables, dtype=torch.int64, device="cuda"),
        rewards=torch.empty((tables, players), dtype=torch.float32, device="cuda"),
        ended=torch.empty(tables, dtype=torch.bool, device="cuda"),
    )
    policy = torch.nn.Sequential(
        torch.nn.Linear(env.observation.length, 128), torch.nn.ReLU(), torch.nn.Linear(128, env.moves)
    ).cuda()
    env.reset(out=seen)
    ended = torch.zeros((), dtype=torch.int64, device="cuda")
    won = torch.zeros(players, device="cuda")
    with torch.no_grad():
        for _ in range(steps):
            logits = policy(seen.observations.float()).masked_fill(~seen.masks, -torch.inf)
            moves = torch.distributions.Categorical(logits=logits).sample()
            env.step(moves, out=seen)
            ended += seen.ended.sum()
            won += (seen.rewards > 0).sum(dim=0)
    return {"steps": tables * steps, "matches": int(ended), "wins": [int(wins) for wins in won]}


def main() -> None:
    """Play, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=4096)
    parser.add_argument("--steps", type=int, default=200)
    arguments = parser.parse_args()
    try:
        print(play(arguments.tables, arguments.steps))
    except klaf.KlafError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
