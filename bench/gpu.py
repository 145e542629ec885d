"""Measure klaf on a GPU: ``python bench/gpu.py`` where there is one; ``--page`` writes bench/results.md anywhere.

Figures are kept in bench/gpu.json, and the page is made of them. Run ``python -m tests.cuda.equal`` first: it compares
with the CPU, byte for byte.
"""

import argparse
import json
import platform
import sys
import time
from collections.abc import Callable
from datetime import date
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

sys.path[:0] = [str(Path(__file__).parent.parent), str(Path(__file__).parent.parent / "src")]

import numpy as np

import klaf
from bench import gpu_page
from bench.env_rates import environment_alone
from bench.timing import contest
from klaf.cuda.toolkit import blocks, toolkit
from klaf.envs import VectorEnv

PLAYERS = 4
SIZES = (1_000, 10_000, 100_000, 1_000_000)
WINDOWS = 3


def timed(work: Callable[[], Any]) -> float:
    """Measure work on the device, all of it, by the clock."""
    cuda = toolkit()
    cuda.synchronize()
    started = time.perf_counter()
    work()
    cuda.synchronize()
    return time.perf_counter() - started


def random_play(game: str, n: int) -> float:
    """Deal n matches and play them to their ends, every legal move equally likely: moves a second."""
    batch = klaf.game(game).batch(n, players=PLAYERS, seed=1, device="cuda")
    rates = []
    for window in range(WINDOWS + 1):
        played: list[Any] = []

        def whole_matches(seed: int = window, found: list[Any] = played) -> None:
            batch.reset(seed)
            found.append(batch.play_all(seed))

        seconds = timed(whole_matches)
        rates.append(int(played[0].copy_to_host().sum()) / seconds)
    return median(rates[1:])  # the first compiles


def make_choice() -> Any:
    """Make the kernel that chooses one of the moves that each row allows, all equally likely."""
    cuda: Any = import_module("numba.cuda")

    def choose(masks: Any, state: Any, out: Any) -> None:
        i = cuda.grid(1)
        if i < masks.shape[0]:
            legal = 0
            for move in range(masks.shape[1]):
                legal += masks[i, move]
            state[i] = state[i] * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)
            wanted = np.int64((state[i] >> np.uint64(33)) % np.uint64(legal))
            for move in range(masks.shape[1]):
                wanted -= masks[i, move]
                if wanted < 0:
                    out[i] = move
                    break

    return cuda.jit(choose)


def environment(game: str, n: int, choose: Any) -> dict[str, float]:
    """Step n matches with observations and masks: steps a second, with the random choice and without it."""
    cuda = toolkit()
    env = VectorEnv(game, n, PLAYERS, seed=1, device="cuda")
    shown = env.reset()
    masks = shown.masks.view(np.int8)
    state = cuda.to_device(np.random.default_rng(1).integers(0, 2**63, n, np.uint64))
    moves = cuda.device_array(n, np.int64)

    def some(steps: int) -> None:
        for _ in range(steps):
            choose[blocks(n)](masks, state, moves)
            env.step(moves)

    def choices(steps: int) -> None:
        for _ in range(steps):
            choose[blocks(n)](masks, state, moves)

    some(300)  # until matches stand everywhere between their deals and ends
    steps = max(10, min(2000, int(0.25 / timed(lambda: some(10)) * 10)))
    both = median(timed(lambda: some(steps)) for _ in range(WINDOWS)) / steps
    alone = both - median(timed(lambda: choices(steps)) for _ in range(WINDOWS)) / steps
    return {"steps": n / both, "alone": n / alone}


def threads_of_the_cpu() -> dict[str, float]:
    """Step TAKI on the CPU with more and more threads: steps a second by the clock."""
    cores = len(import_module("os").sched_getaffinity(0))
    counts = [threads for threads in (1, 2, 4, 8, 16, 32) if threads <= cores]
    rates = contest([environment_alone("taki", threads) for threads in counts], 15)
    return {
        str(threads): median(rate.per_second for rate in found) for threads, found in zip(counts, rates, strict=True)
    }


def main() -> int:
    """Measure and keep, or write the page of what is kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--page", action="store_true", help="only write the page of the figures that are kept")
    parser.add_argument("--sizes", type=int, nargs="+", default=SIZES, help="how many tables, each tried")
    parser.add_argument("--games", nargs="+", default=["taki", "eight", "tuki"])
    parser.add_argument("--no-cpu", action="store_true", help="leave the threads of the CPU alone")
    parser.add_argument("--compared", type=Path, nargs="+", default=[], help="what tests.cuda.equal printed")
    parser.add_argument("--into", type=Path, default=gpu_page.FIGURES, help="where to keep the figures")
    arguments = parser.parse_args()
    if arguments.page:
        gpu_page.write()
        return 0
    try:
        cuda = toolkit()
    except klaf.KlafError as error:
        sys.exit(str(error))
    choose = make_choice()
    figures: dict[str, Any] = {
        "device": str(cuda.get_current_device().name),
        "date": date.today().isoformat(),
        "versions": {name: version(name) for name in ("numba", "numba-cuda", "numpy")}
        | {"Python": platform.python_version()},
        "players": PLAYERS,
        "equal": [
            line for path in arguments.compared for line in path.read_text("utf-8").splitlines() if ": equal" in line
        ],
        "play": {},
        "environment": {},
    }
    for game in arguments.games:
        figures["play"][game], figures["environment"][game] = {}, {}
        for n in arguments.sizes:
            figures["play"][game][str(n)] = random_play(game, n)
            figures["environment"][game][str(n)] = environment(game, n, choose)
            print(game, n, f"{figures['play'][game][str(n)]:.4g}", figures["environment"][game][str(n)], flush=True)
            arguments.into.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    if not arguments.no_cpu:
        figures["threads"] = threads_of_the_cpu()
        print(figures["threads"])
    arguments.into.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
