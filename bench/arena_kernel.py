"""Matches between bots on a GPU, a thread a match: the very functions of the CPU, search and all.

Import ``_numba_cuda_redirector`` (numba-cuda) before anything of Numba.
"""

from importlib import import_module
from typing import Any

import numba
import numpy as np
from numba import types

import klaf
from klaf.bots.dispatch import load
from klaf.bots.scratch import Node, Plan, scratch_type
from klaf.engine.dispatch import load_rules
from klaf.engine.events import Log, new_log
from klaf.engine.randomness import rng_start
from klaf.engine.seeds import key_from
from klaf.engine.setup import set_up
from klaf.lab.measure import COLUMNS, MOVES, measure_match
from klaf.lab.probe import probe_of

cuda: Any = import_module("numba.cuda")


def make_kernel(game: str) -> tuple[Any, tuple[Any, ...]]:
    """Return the kernel of a game, and the types of its arguments."""
    found = klaf.game(game)
    load_rules(found)
    mind = load(found)
    probe_of(found)
    record, log = numba.from_dtype(found.state.dtype), numba.from_dtype(Log.dtype)
    plan, node = numba.from_dtype(Plan.dtype), numba.from_dtype(Node.dtype)
    scratch = numba.from_dtype(scratch_type(found.moves.words, len(mind.weights)))

    def kernel(
        states: Any,
        logs: Any,
        key: Any,
        numbers: Any,
        seating: Any,
        plans: Any,
        minds: Any,
        sees_all: Any,
        table: Any,
        views: Any,
        worlds: Any,
        nodes: Any,
        scratches: Any,
        cards: Any,
    ) -> None:
        t = cuda.grid(1)
        for i in range(t, table.shape[0], cuda.gridsize(1)):
            rng_start(scratches[t].rng, key, numbers[i])
            measure_match(
                states,
                i,
                logs[0],
                seating[i],
                plans,
                minds,
                sees_all,
                views[t : t + 1],
                worlds[2 * t : 2 * t + 2],
                nodes[t],
                scratches[t],
                table[i],
                cards,
                cards[:0],
            )

    signature = (
        record[::1],
        log[::1],
        types.uint32[::1],
        types.int64[::1],
        types.int64[:, ::1],
        plan[::1],
        types.int64[:, ::1],
        types.boolean[::1],
        types.int64[:, ::1],
        record[::1],
        record[::1],
        node[:, ::1],
        scratch[::1],
        types.int64[:, ::1],
    )
    return kernel, signature


class GpuArena:
    """Bots of one game against each other on the GPU."""

    def __init__(self, game: str, threads: int = 132 * 256) -> None:
        """Compile the kernel."""
        self.game = klaf.game(game)
        self.kernel = cuda.jit(make_kernel(game)[0])
        self.threads = threads
        self.weights = load(self.game).array()

    def play(
        self, players: int, plans: list[dict[str, int]], minds: list[Any], deals: int, seed: int, **house: Any
    ) -> tuple[Any, Any, Any]:
        """Replay each deal with the seats rotated; give states, seating and moves."""
        n = deals * players
        states = set_up(self.game, players, None, house, n=n)
        keys = np.random.default_rng(seed).integers(0, 2**32, (deals, 8), dtype=np.uint32)
        states["key"] = np.repeat(keys, players, axis=0)
        seats = np.arange(players)
        seating = np.array([(seats + r) % players for _ in range(deals) for r in range(players)], np.int64)
        rows = np.zeros(players, Plan.dtype)
        for b, plan in enumerate(plans):
            for name, value in plan.items():
                rows[name][b] = value
        most = max(plan.get("iterations", 0) if plan.get("depth", 0) else 0 for plan in plans)
        table = cuda.device_array((n, COLUMNS), np.int64)
        block = 64
        threads = min(self.threads, -(-n // block) * block)
        states_there = cuda.to_device(states)
        self.kernel[threads // block, block](
            states_there,
            cuda.to_device(new_log(on=False)),
            cuda.to_device(key_from(seed)),
            cuda.to_device(np.arange(n, dtype=np.int64)),
            cuda.to_device(seating),
            cuda.to_device(rows),
            cuda.to_device(np.array(minds, np.int64)),
            cuda.to_device(np.zeros(players, np.bool_)),
            table,
            cuda.device_array(threads, states.dtype),
            cuda.device_array(2 * threads, states.dtype),
            cuda.to_device(np.zeros((threads, len(self.game.moves) + most + 1), Node.dtype)),
            cuda.to_device(np.zeros(threads, scratch_type(self.game.moves.words, len(self.weights)))),
            cuda.to_device(np.zeros((1, 1), np.int64)),  # products of cards are not asked for
        )
        cuda.synchronize()
        return states_there.copy_to_host(), seating, table.copy_to_host()[:, MOVES]


def shares(states: Any, seating: Any, players: int) -> Any:
    """Return for each deal what share of its matches each bot has won."""
    won = states["winners"][:, None] >> np.arange(players) & 1
    by_seat = won / won.sum(axis=1, keepdims=True)
    by_bot = np.zeros(by_seat.shape)
    np.put_along_axis(by_bot, seating, by_seat, axis=1)
    return by_bot.reshape(-1, players, players).mean(axis=1)
