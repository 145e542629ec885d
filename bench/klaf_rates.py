"""Rates of klaf itself, measured as its users would play."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import klaf
from bench.timing import Rate, best_rate, best_staged_rate
from klaf.engine.layout import Array
from klaf.engine.seeds import key_from
from klaf.engine.stepper import DEAL

PLAYERS = 4
GAMES = 1024


def random_matches(game: str, threads: int = 1, *, repeats: int = 15, cpu_seconds: float = 0.15) -> Rate:
    """Measure whole random matches, deal included, compiled.

    Many short measurements: some of them fall between the moments when a shared machine is slow.
    """
    played = klaf.game(game)
    seeds = iter(range(1 << 30))

    def play() -> tuple[int, int]:
        batch = klaf.Batch(played, GAMES * threads, PLAYERS, None, next(seeds), {}, threads=threads)
        return int(batch.playout(next(seeds)).moves.sum()), GAMES * threads

    return best_rate(play, repeats=repeats, cpu_seconds=cpu_seconds)


def from_python(game: str, *, repeats: int = 5, cpu_seconds: float = 0.5) -> Rate:
    """Measure a match driven move by move from Python over whole numbers.

    As everywhere, a window in which a seat can only pass is no decision and is not counted.
    """
    stepper = klaf.Stepper(klaf.game(game), PLAYERS, None, 0, {})
    step, moves = stepper.step, stepper.moves
    seeds = iter(range(1 << 30))

    def set_up() -> list[Array]:
        return [key_from(next(seeds)) for _ in range(20)]

    def play(keys: list[Array]) -> list[Array]:
        uniform = random.Random(1).random
        for key in keys:
            stepper.set_key(key)
            n = step(DEAL)
            while n:
                n = step(moves[int(uniform() * n)])
        return keys

    def count(keys: list[Array]) -> tuple[int, int]:
        """Play the same matches again, off the clock, and count the decisions."""
        uniform = random.Random(1).random
        decisions = 0
        for key in keys:
            stepper.set_key(key)
            n = step(DEAL)
            while n:
                decisions += n > 1
                n = step(moves[int(uniform() * n)])
        return decisions, 20

    return best_staged_rate(set_up, play, count, repeats=repeats, cpu_seconds=cpu_seconds)


def with_events(game: str) -> Rate:
    """Measure `Match.play` with text moves, checks and events; finding random moves to play is not timed."""
    played = klaf.game(game)
    uniform = random.Random(1).random
    seeds = iter(range(1 << 30))

    def scripts() -> list[tuple[int, list[tuple[int, str]]]]:
        found = []
        for seed in (next(seeds), next(seeds)):
            match = played.new(PLAYERS, seed=seed)
            while (seat := match.next_actor) is not None:
                legal = match.legal(seat)
                match.play(seat, legal[int(uniform() * len(legal))])
            found.append((seed, [(seat, str(move)) for seat, move in match.played]))
        return found

    def play(found: list[tuple[int, list[tuple[int, str]]]]) -> tuple[int, int]:
        moves = 0
        for seed, script in found:
            match = played.new(PLAYERS, seed=seed)
            for seat, text in script:
                match.play(seat, text)
            moves += len(script)
        return moves, len(found)

    return best_staged_rate(scripts, play, lambda counted: counted, cpu_seconds=0.1)


def first_move(game: str) -> tuple[float, float]:
    """Measure from starting Python to the first move: compiling everything, and from the cache, in seconds."""
    # Numba loads SciPy where it finds it; only a peer brings it here, so users of klaf do not pay for that.
    start = f"import sys; sys.modules['scipy'] = None; import klaf; match = klaf.game({game!r}).new(players=4, seed=1)"
    code = f"{start}; seat = match.acting[0]; match.play(seat, match.legal(seat)[0])"
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"KLAF_CACHE_DIR": folder}

        def run() -> float:
            started = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True, env=environment, stderr=subprocess.DEVNULL)
            return time.perf_counter() - started

        return run(), min(run() for _ in range(10))


def help_seconds() -> float:
    """Measure `klaf --help`."""
    command = [str(Path(sys.executable).parent / "klaf"), "--help"]
    times = []
    for _ in range(5):
        started = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - started)
    return min(times)
