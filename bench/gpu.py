"""Measure random play on a GPU, game for game equal to the CPU: ``python bench/gpu.py``."""

import argparse
import sys
import time
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent.parent), str(Path(__file__).parent.parent / "src")]

import _numba_cuda_redirector  # noqa: F401  (before Numba)
import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # type: ignore[attr-defined]  # numba-cuda 0.30 still asks for it

from numba import cuda

import klaf
from bench.cuda_kernel import make_kernel, set_up
from klaf.engine.events import new_log
from klaf.engine.seeds import key_from


def main() -> int:
    """Play many matches on the GPU, some of them on the CPU too, and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="taki")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--matches", type=int, default=4_000_000)
    parser.add_argument("--compare", type=int, default=100_000)
    parser.add_argument("--threads", type=int, default=128, help="threads a block")
    parser.add_argument("--registers", type=int, default=None, help="most registers a thread may take")
    parser.add_argument("--blocks", type=int, nargs="+", default=[132 * 8], help="blocks of the grid, each tried")
    arguments = parser.parse_args()

    kernel, _ = make_kernel(arguments.game)
    compiled = cuda.jit(kernel, max_registers=arguments.registers)
    seeds = (1, 2)
    keys = cuda.to_device(np.stack([key_from(seed) for seed in seeds]))
    setup, logs = cuda.to_device(set_up(arguments.game, arguments.players)), cuda.to_device(new_log(on=False))
    moves, winners = (cuda.device_array(arguments.matches, np.int64) for _ in range(2))
    print(cuda.get_current_device().name)

    def run(blocks: int, first: int) -> float:
        cuda.synchronize()
        started = time.perf_counter()
        compiled[blocks, arguments.threads](setup, logs, keys, first, moves, winners)
        cuda.synchronize()
        return time.perf_counter() - started

    run(arguments.blocks[0], 0)
    gpu_moves, gpu_winners = moves.copy_to_host(), winners.copy_to_host()
    n = min(arguments.compare, arguments.matches)
    batch = klaf.game(arguments.game).batch(n, players=arguments.players, seed=seeds[0])
    result = batch.playout(seed=seeds[1])
    cpu_winners = (batch.winners.astype(np.int64) << np.arange(arguments.players)).sum(axis=1)
    same = bool((result.moves == gpu_moves[:n]).all() and (cpu_winners == gpu_winners[:n]).all())
    print(f"the first {n} matches on CPU and GPU: {'equal' if same else 'DIFFERENT'}")
    for blocks in arguments.blocks:
        seconds = min(run(blocks, first) for first in (0, arguments.matches))
        rate = int(moves.copy_to_host().sum()) / seconds
        print(f"{blocks} blocks of {arguments.threads}: {rate / 1e9:.3f} billion moves/s, {seconds:.2f} s")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
