"""Rates of environments that show each player what it observes and may do: klaf's vector environment and RLCard.

A step is one decision of a player. Each side chooses uniformly among the legal moves that the environment shows, and
choosing is timed too.
"""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import numba
import numpy as np

from bench.timing import Contestant
from klaf.engine.layout import Array
from klaf.envs import VectorEnv

PLAYERS = 4
TABLES = 2048  # a thread
STEPS = 20
GAMES = 4


@numba.njit(nogil=True, cache=False)
def _choose(masks: Array, state: Array, out: Array) -> None:
    """Choose one of the moves that each row allows, all equally likely."""
    for i in range(masks.shape[0]):
        legal = 0
        for move in range(masks.shape[1]):
            legal += masks[i, move]
        state[0] = (state[0] * np.uint64(6364136223846793005)) + np.uint64(1442695040888963407)
        wanted = np.int64((state[0] >> np.uint64(33)) % np.uint64(legal))
        for move in range(masks.shape[1]):
            if masks[i, move]:
                if wanted == 0:
                    out[i] = move
                    break
                wanted -= 1


class Stepped:
    """Matches stepped with random moves; ``ends`` counts those that ended."""

    def __init__(self, game: str, threads: int = 1, players: int = PLAYERS) -> None:
        """Deal, and play on until matches stand everywhere between their deals and ends."""
        self.env = VectorEnv(game, TABLES * threads, players, seed=1, threads=threads)
        self.seen = self.env.reset()
        self._moves = np.zeros(self.env.n, np.int64)
        self._state = np.ones(1, np.uint64)
        self.ends = 0
        for _ in range(30):
            self.play(None)

    def play(self, _: None) -> tuple[int, int]:
        """Take some steps in all matches."""
        ended = 0
        for _step in range(STEPS):
            _choose(self.seen.masks.view(np.int8), self._state, self._moves)
            self.env.step(self._moves)
            ended += int(self.seen.ended.sum())
        self.ends += ended
        return STEPS * self.env.n, ended


def vector(game: str, threads: int = 1) -> Contestant:
    """Step many matches, observations and masks included."""
    return Contestant(Stepped(game, threads).play)


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
