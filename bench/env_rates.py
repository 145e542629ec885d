"""Rates of environments that show each player what it observes and may do: klaf's vector environment, RLCard and pgx.

A step is one decision of a player. Each side chooses uniformly among the legal moves that the environment shows, and
choosing is timed too, except where threads are compared: there the environment alone is.
"""

from __future__ import annotations

import multiprocessing
import os
import random
from importlib import import_module
from typing import Any

import numba
import numpy as np

from bench.timing import Contestant
from klaf.engine.layout import Array
from klaf.envs import VectorEnv

PLAYERS = 4
TABLES = 1024  # a thread: what they take fits into the cache of a core
STEPS = 20
GAMES = 4
PGX = "sparrow_mahjong"  # of pgx's card games the only one with hands, a draw pile and more than two players


@numba.njit(inline="always")
def _eight(row: Array, b: int) -> int:
    """Count the legal ones of eight moves."""
    found = np.int8(0)
    for k in range(8):
        found = np.int8(found + row[8 * b + k])
    return found  # type: ignore[return-value]


@numba.njit(nogil=True, cache=False)
def _choose(masks: Array, state: Array, out: Array) -> None:
    """Choose one of the moves that each row allows, all equally likely; rows are read eight moves at a time."""
    width = masks.shape[1]
    eights = width >> 3
    for i in range(masks.shape[0]):
        row = masks[i]
        legal = 0
        for b in range(eights):
            legal += _eight(row, b)
        for move in range(8 * eights, width):
            legal += row[move]
        state[0] = (state[0] * np.uint64(6364136223846793005)) + np.uint64(1442695040888963407)
        wanted = np.int64((state[0] >> np.uint64(33)) % np.uint64(legal))
        b = 0
        while b < eights and wanted >= _eight(row, b):
            wanted -= _eight(row, b)
            b += 1
        move = 8 * b
        wanted -= row[move]
        while wanted >= 0:
            move += 1
            wanted -= row[move]
        out[i] = move


class Stepped:
    """Matches stepped with random moves; ``ends`` counts those that ended."""

    def __init__(self, game: str, threads: int = 1, players: int = PLAYERS) -> None:
        """Deal, and play on until matches stand everywhere between their deals and ends."""
        self.env = VectorEnv(game, TABLES * threads, players, seed=1, threads=threads)
        self.shown = self.env.reset()
        self._moves = np.zeros(self.env.n, np.int64)
        self._state = np.ones(1, np.uint64)
        self.ends = 0
        for _ in range(30):
            self.play(None)

    def choose(self) -> Array:
        """Choose a move in each match."""
        _choose(self.shown.masks.view(np.int8), self._state, self._moves)
        return self._moves

    def play(self, _: None) -> tuple[int, int]:
        """Take some steps in all matches."""
        ended = 0
        for _step in range(STEPS):
            self.env.step(self.choose())
            ended += int(self.shown.ended.sum())
        self.ends += ended
        return STEPS * self.env.n, ended

    def step(self, moves: Array) -> tuple[int, int]:
        """Take one step that was chosen before."""
        self.env.step(moves)
        return self.env.n, 0


def vector(game: str, threads: int = 1) -> Contestant:
    """Step many matches, observations and masks included."""
    return Contestant(Stepped(game, threads).play)


def environment_alone(game: str, threads: int = 1) -> Contestant:
    """Step many matches; what is chosen is chosen off the clock."""
    stepped = Stepped(game, threads)
    return Contestant(stepped.step, stepped.choose)


class ManyProcesses:
    """The environment alone in this process and in others beside it, one a core: what the machine's cores give."""

    def __init__(self, game: str, processes: int | None = None) -> None:
        """Start the other processes, and wait until they are ready."""
        context = multiprocessing.get_context("spawn")
        self._game = game
        self._others = []
        for _ in range((processes or os.cpu_count() or 1) - 1):
            here, there = context.Pipe()
            process = context.Process(target=_beside, args=(game, there), daemon=True)
            process.start()
            there.close()  # so that the pipe ends if the other process does
            self._others.append((process, here))
        for _, pipe in self._others:
            pipe.recv()

    def contestant(self) -> Contestant:
        """Step in all at once, as many matches in each as one thread alone would."""
        mine = environment_alone(self._game)

        def play(moves: Array) -> tuple[int, int]:
            for _, pipe in self._others:
                pipe.send(True)
            steps, ended = mine.play(moves)
            return steps + sum(pipe.recv() for _, pipe in self._others), ended

        return Contestant(play, mine.set_up)

    def end(self) -> None:
        """Let the other processes go."""
        for process, pipe in self._others:
            pipe.send(False)
            process.join()


def _beside(game: str, pipe: Any) -> None:
    """Step once for each word; the moves are chosen before it comes."""
    theirs = environment_alone(game)
    moves = theirs.set_up()
    pipe.send(0)
    while pipe.recv():
        pipe.send(theirs.play(moves)[0])
        moves = theirs.set_up()


def rlcard_uno() -> Contestant:
    """Step RLCard's uno, with the observation and the legal actions that it gives at every step."""
    rlcard: Any = import_module("rlcard")
    env: Any = rlcard.make("uno", config={"seed": 1})
    uniform = random.Random(1).random

    def play(_: None) -> tuple[int, int]:
        steps = 0
        for _game in range(GAMES):
            state, _player = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _player = env.step(legal[int(uniform() * len(legal))])
                steps += 1
        return steps, GAMES

    return Contestant(play)


def pgx_mahjong(tables: int = TABLES) -> Contestant:
    """Step pgx's sparrow mahjong as pgx advises: compiled for many tables at once, a new game wherever one ends.

    All its steps are one program of XLA, chosen moves included, which leaves no work to Python; XLA may use all cores,
    so rates are to be taken per CPU-second.
    """
    jax: Any = import_module("jax")
    pgx: Any = import_module("pgx")
    auto_reset: Any = import_module("pgx.experimental.wrappers").auto_reset
    env = pgx.make(PGX)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carried: Any, key: Any) -> Any:
        state, total = carried
        choice, fate = jax.random.split(key)
        legal = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        state = step(state, jax.random.categorical(choice, legal, axis=-1), jax.random.split(fate, tables))
        # The sum keeps the observations from being left out as unused.
        return (state, total + state.observation.sum()), state.terminated.sum()

    def some(state: Any, key: Any) -> Any:
        (state, total), ended = jax.lax.scan(one, (state, 0), jax.random.split(key, STEPS))
        return state, total, ended.sum()

    run = jax.jit(some)
    carried = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), tables)), jax.random.PRNGKey(2)]

    def play(_: None) -> tuple[int, int]:
        key, carried[1] = jax.random.split(carried[1])
        carried[0], _total, ended = run(carried[0], key)
        return STEPS * tables, int(ended)

    return Contestant(play)
