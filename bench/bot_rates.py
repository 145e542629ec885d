"""Rates of klaf's bots: playouts of the search, and how long a level thinks."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from typing import Any

import numpy as np

import klaf
from bench.timing import Contestant
from klaf.bots import Bot, bot, entries
from klaf.bots.dispatch import chapter, load
from klaf.bots.levels import plan_of
from klaf.bots.plans import ENDLESS
from klaf.bots.scratch import Scratch
from klaf.engine.compiling.compile import compiled
from klaf.engine.dispatch import apply, legal, next_actor
from klaf.engine.drivers import count_moves, pick
from klaf.engine.layout import Array, blank
from klaf.engine.randomness import rng_below, rng_start
from klaf.engine.seeds import key_from
from klaf.lab.contest import Contest
from klaf.lab.measure import MOVES
from klaf.lab.table import measure

PLAYERS = 4
POSITIONS = 24
PLAYOUTS = 400  # of each position


def positions(game: str) -> list[tuple[klaf.Match, int]]:
    """Return moments of random matches in which a seat has a choice, with that seat."""
    rng = random.Random(1)
    found: list[tuple[klaf.Match, int]] = []
    for seed in range(POSITIONS):
        match = klaf.game(game).new(PLAYERS, seed=seed)
        for _ in range(rng.randrange(30)):
            seat = match.next_actor
            assert seat is not None
            match.play(seat, rng.choice(match.legal(seat)))
        while len(match.legal(match.next_actor or 0)) < 2:
            match.play(match.next_actor or 0, match.legal(match.next_actor or 0)[0])
        found.append((match, match.next_actor or 0))
    return found


def _raw(states: Array, n: int, worlds: Array, logs: Array, words: Array, rng: Array) -> None:
    """Play every position's deal to its end n times, every legal move equally likely: nothing else."""
    for i in range(states.shape[0]):
        for _ in range(n):
            worlds[0] = states[i]
            world = worlds[0]
            deal = chapter(world)
            while True:
                seat = next_actor(world)
                if seat < 0 or chapter(world) != deal:
                    break
                legal(world, seat, words)
                moves = count_moves(words)
                apply(world, logs[0], seat, pick(words, rng_below(rng, moves) if moves > 1 else 0))


_raw = compiled(_raw)


def raw_playouts(game: str) -> Contestant:
    """Play deals out at random, from positions as they are."""
    found = klaf.game(game)
    load(found)
    states = blank(found.state.dtype, POSITIONS)
    for i, (match, _) in enumerate(positions(game)):
        states[i] = found.from_position(match.position())._states[0]
    scratch = Scratch(found, 0, 0)
    rng = np.zeros(4, np.int64)
    rng_start(rng, key_from(1), 0)
    words = np.zeros(found.moves.words, np.uint64)

    def play(_: None) -> tuple[int, int]:
        _raw(states, PLAYOUTS, scratch.worlds, scratch.log, words, rng)
        return POSITIONS * PLAYOUTS, POSITIONS

    return Contestant(play)


def search_playouts(game: str, by_chance: bool) -> Contestant:
    """Search the same positions: worlds sampled, all moves tried, playouts at random or by rule of thumb, valued."""
    found = klaf.game(game)
    master = bot(found, "master")
    plan = plan_of(found, "master", PLAYERS)
    plan["iterations"], plan["even"], plan["limit"], plan["chance"] = PLAYOUTS, 1, ENDLESS, int(by_chance)
    views = [match.view(seat) for match, seat in positions(game)]

    def play(_: None) -> list[Any]:
        rng = random.Random(1)
        scratches = []
        for view in views:
            scratch = master._scratch(view.legal(), rng, plan)
            entries.think(entries.LOOK, *master._given(view, plan, scratch))
            scratches.append(scratch)
        return scratches

    def count(scratches: list[Any]) -> tuple[int, int]:
        return sum(int(scratch.nodes["visits"][: scratch.record["moves"][0]].sum()) for scratch in scratches), len(
            scratches
        )

    return Contestant(play, count=count)


@dataclass(frozen=True)
class Thinking:
    """Seconds of the processor that a level takes to move, where it has a choice."""

    mean: float
    worst: float


def thinking(game: str, level: str, players: int, matches: int) -> Thinking:
    """Measure a table of one level playing against itself."""
    player: Bot = bot(game, level)
    rng = random.Random(1)
    first = klaf.game(game).new(players, seed=0)
    seat = first.acting[0]
    player.choose(first.view(seat), first.legal(seat), rng)  # loads compiled code, which no later choice does
    times = []
    for seed in range(matches):
        match = klaf.game(game).new(players, seed=seed)
        while (asked := match.next_actor) is not None:
            moves = match.legal(asked)
            view = match.view(asked)
            started = time.thread_time()
            move = player.choose(view, moves, rng)
            if len(moves) > 1:
                times.append(time.thread_time() - started)
            match.play(asked, move)
    return Thinking(sum(times) / len(times), max(times))


def by_thumb(game: str) -> Contestant:
    """Play whole matches by rule of thumb, a view made for every move."""
    seeds = iter(range(1 << 30))

    def play(_: None) -> Array:
        contest = Contest.of(game, ("skilled",) * PLAYERS, PLAYERS * 64, next(seeds))
        return measure(contest, 0, 64, rotated=True).rows[:, MOVES]

    return Contestant(play, count=lambda moves: (int(moves.sum()), len(moves)))
