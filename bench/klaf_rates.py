"""Rates of klaf itself, measured as its users would play."""

from __future__ import annotations

import multiprocessing
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import klaf
from bench.timing import Contestant
from klaf.engine.layout import Array
from klaf.engine.seeds import key_from
from klaf.engine.stepper import DEAL

PLAYERS = 4
GAMES = {"taki": 2048, "eight": 2048, "tuki": 1024}  # matches a thread, enough to share out evenly


def random_matches(game: str, threads: int = 1) -> Contestant:
    """Play whole random matches, deal included, compiled."""
    played = klaf.game(game)
    seeds = iter(range(1 << 30))

    def play(_: None) -> Array:
        batch = klaf.Batch(played, GAMES[game] * threads, PLAYERS, None, next(seeds), {}, threads=threads)
        moves: Array = batch.playout(next(seeds)).moves
        return moves

    return Contestant(play, count=lambda moves: (int(moves.sum()), len(moves)))


class TwoProcesses:
    """Random matches in this process and in one of its own beside it: what the machine's two cores give."""

    def __init__(self, game: str) -> None:
        """Start the other process."""
        context = multiprocessing.get_context("spawn")
        self._here, there = context.Pipe()
        self._game = game
        self._other = context.Process(target=_beside, args=(game, there), daemon=True)
        self._other.start()
        there.close()  # so that the pipe ends if the other process does

    def contestant(self) -> Contestant:
        """Play in both at once, as many matches in each as one thread alone would."""
        mine = random_matches(self._game)

        def play(_: None) -> tuple[Array, Array]:
            self._here.send(True)
            return mine.play(None), self._here.recv()

        return Contestant(play, count=lambda both: (sum(int(moves.sum()) for moves in both), sum(map(len, both))))

    def end(self) -> None:
        """Let the other process go."""
        self._here.send(False)
        self._other.join()


def _beside(game: str, pipe: Any) -> None:
    theirs = random_matches(game)
    while pipe.recv():
        pipe.send(theirs.play(None))


def from_python(game: str) -> Contestant:
    """Play matches driven move by move from Python over whole numbers.

    As everywhere, a window in which a seat can only pass is not counted.
    """
    stepper = klaf.Stepper(klaf.game(game), PLAYERS, None, 0, {})
    step, moves = stepper.step, stepper.moves
    passes = [move.id for move in stepper.game.moves.all if move.text == "pass"]
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
        """Play the same matches again, off the clock, and count."""
        uniform = random.Random(1).random
        counted = 0
        for key in keys:
            stepper.set_key(key)
            n = step(DEAL)
            while n:
                counted += n > 1 or moves[0] not in passes
                n = step(moves[int(uniform() * n)])
        return counted, 20

    return Contestant(play, set_up, count)


def with_events(game: str) -> Contestant:
    """Play by `Match.play` with text moves, checks and events; finding random moves to play is not timed."""
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

    return Contestant(play, scripts)


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
