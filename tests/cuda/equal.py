"""Matches on a GPU beside the same ones on the CPU, compared byte for byte: ``python -m tests.cuda.equal``."""

import argparse
import sys
from typing import Any

import numpy as np

import klaf
from klaf.cuda import CudaBatch
from klaf.engine.layout import Array
from klaf.envs import VectorEnv
from tests.conformance.covered import Setup
from tests.conformance.games import SETUPS, SHIPPED

OURS = [setup for setup in SETUPS if setup.game in SHIPPED]


class Different(AssertionError):
    """CPU and GPU do not agree."""


def same(what: str, here: Array, there: Any) -> None:
    """Compare an array with one on the device: shape, type and every byte."""
    fetched = there.copy_to_host()
    if here.shape != fetched.shape or here.dtype != fetched.dtype or here.tobytes() != fetched.tobytes():
        raise Different(what)


def choose(masks: Array, rng: np.random.Generator) -> Array:
    """Choose a legal move in each match, any where it is over."""
    moves: Array = (masks * rng.random(masks.shape)).argmax(axis=1)
    return moves


def states_of(batch: klaf.Batch) -> Array:
    """Return a batch's records as rows of bytes."""
    size = batch.game.state.dtype.itemsize
    return np.frombuffer(batch._states.tobytes(), np.uint8).reshape(len(batch), size)


def everything(what: str, here: klaf.Batch, there: CudaBatch) -> None:
    """Compare all that two batches show."""
    same(f"{what}: states", states_of(here), there.states)
    same(f"{what}: acting", here.acting, there.acting)
    same(f"{what}: masks", here.legal_mask(), there.legal_mask())
    same(f"{what}: views", here.observe(), there.observe())
    same(f"{what}: over", here.over, there.over)
    same(f"{what}: winners", here.winners, there.winners)
    same(f"{what}: scores", here.scores, there.scores)
    for i in (0, len(here) - 1):
        if here.key(i) != there.key(i) or not here.match(i).same_state(there.match(i)):
            raise Different(f"{what}: match {i}")


def batches(setup: Setup, n: int, steps: int) -> int:
    """Step two batches with the same moves, then play them out; return how many moves were compared."""
    game = klaf.game(setup.game)
    house: dict[str, Any] = dict(setup.house)
    here = game.batch(n, setup.players, setup.edition, 11, **house)
    there = game.batch(n, setup.players, setup.edition, 11, device="cuda", **house)
    rng = np.random.default_rng(1)
    everything(f"{setup}, dealt", here, there)
    for number in range(steps):
        moves = choose(here.legal_mask(), rng)
        here.step(moves)
        there.step(moves)
        if number % 8 == 0:
            everything(f"{setup}, step {number}", here, there)
    played, played_there = here.playout(12), there.playout(12)
    same(f"{setup}: moves", played.moves, played_there.moves)
    same(f"{setup}: scores", played.scores, played_there.scores)
    everything(f"{setup}, played out", here, there)
    here.reset(13)
    there.reset(13)
    everything(f"{setup}, dealt anew", here, there)
    return int(played.moves.sum()) + n * steps


def environments(setup: Setup, n: int, steps: int) -> tuple[int, int]:
    """Step two environments with the same moves; return how many steps were compared, and how many matches ended."""
    given: dict[str, Any] = {"edition": setup.edition, "seed": 21, **setup.house}
    here = VectorEnv(setup.game, n, setup.players, **given)
    there = VectorEnv(setup.game, n, setup.players, device="cuda", **given)
    rng = np.random.default_rng(2)
    seen, shown = here.reset(), there.reset()
    ends = 0
    for number in range(steps):
        for name, array in vars(seen).items():
            same(f"{setup}, {name} after {number} steps", array, getattr(shown, name))
        moves = choose(seen.masks, rng)
        seen, shown = here.step(moves), there.step(moves)
        ends += int(seen.ended.sum())
    for i in range(0, n, max(1, n // 50)):
        if not here.match(i).same_state(there.match(i)):
            raise Different(f"{setup}: match in place {i} after {steps} steps")
    seen, shown = here.reset(22), there.reset(22)
    for name, array in vars(seen).items():
        same(f"{setup}, {name} dealt anew", array, getattr(shown, name))
    here.close()
    return n * steps, ends


def main() -> int:
    """Compare all set-ups of some games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=SHIPPED)
    parser.add_argument("--matches", type=int, default=2000, help="matches of each set-up")
    parser.add_argument("--steps", type=int, default=1000, help="steps of an environment: matches end within half")
    arguments = parser.parse_args()
    for name in arguments.games:
        moves = steps = ends = 0
        setups = [setup for setup in OURS if setup.game == name]
        for setup in setups:
            moves += batches(setup, arguments.matches, 24)
            more, ended = environments(setup, arguments.matches // 2, arguments.steps)
            steps, ends = steps + more, ends + ended
        print(
            f"{name}: {len(setups)} set-ups, {arguments.matches} matches of each, {moves:,} moves; "
            f"environments: {steps:,} steps, {ends:,} matches ended: equal",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Different as found:
        sys.exit(f"DIFFERENT: {found}")
