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
from bench.timing import Rate, best_rate

PLAYERS = 4
GAMES = 1024


def random_matches(game: str, threads: int = 1, *, repeats: int = 5) -> Rate:
    """Measure whole random matches, deal included, compiled."""
    played = klaf.game(game)
    seeds = iter(range(1 << 30))

    def play() -> tuple[int, int]:
        batch = klaf.Batch(played, GAMES * threads, PLAYERS, None, next(seeds), {}, threads=threads)
        return int(batch.playout(next(seeds)).moves.sum()), GAMES * threads

    return best_rate(play, repeats=repeats)


def from_python(game: str) -> Rate:
    """Measure a match driven move by move from Python over whole numbers.

    As everywhere, a window in which a seat can only pass is no decision and is not counted.
    """
    stepper = klaf.Stepper(klaf.game(game), PLAYERS, None, 0, {})
    step, moves = stepper.step, stepper.moves
    uniform = random.Random(1).random
    seeds = iter(range(1 << 30))

    def play() -> tuple[int, int]:
        decisions = 0
        for _ in range(20):
            stepper.set_key(next(seeds))
            n = step(-1)
            while n:
                if n > 1:
                    decisions += 1
                    n = step(moves[int(uniform() * n)])
                else:
                    n = step(moves[0])
        return decisions, 20

    return best_rate(play)


def with_events(game: str) -> Rate:
    """Measure `Match.play` with text moves, checks and events."""
    played = klaf.game(game)
    uniform = random.Random(1).random
    seeds = iter(range(1 << 30))

    def play() -> tuple[int, int]:
        scripts = []
        for _ in range(3):
            match = played.new(PLAYERS, seed=next(seeds))
            while (seat := match.next_actor) is not None:
                legal = match.legal(seat)
                match.play(seat, legal[int(uniform() * len(legal))])
            scripts.append((match.position()["key"], [(seat, str(move)) for seat, move in match.played]))
        started = time.process_time()
        done = 0
        for key, script in scripts:
            match = played.new(PLAYERS, seed=key)
            for seat, text in script:
                match.play(seat, text)
            done += len(script)
        nonlocal spent
        spent += time.process_time() - started
        return done, 3

    spent = 0.0
    play()
    best: Rate | None = None
    for _ in range(5):
        spent = 0.0
        done, games = play()
        rate = Rate(done, spent, spent, games)
        if best is None or rate.per_cpu_second > best.per_cpu_second:
            best = rate
    assert best is not None
    return best


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

        return run(), min(run() for _ in range(5))


def help_seconds() -> float:
    """Measure `klaf --help`."""
    command = [str(Path(sys.executable).parent / "klaf"), "--help"]
    times = []
    for _ in range(5):
        started = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - started)
    return min(times)
