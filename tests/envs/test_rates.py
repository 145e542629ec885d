"""The benchmark of environments plays what it counts."""

from collections.abc import Callable

import numpy as np
import pytest

from bench import env_rates
from bench.timing import Contestant, contest
from klaf.envs.cpu_backend import CpuBackend


def test_steps_and_matches_are_counted_as_they_were_played() -> None:
    stepped = env_rates.Stepped("tuki")
    backend = stepped.env._backend
    assert isinstance(backend, CpuBackend)
    before = int(backend._numbers.sum())
    steps, ended = stepped.play(None)
    assert steps == env_rates.STEPS * env_rates.TABLES
    assert int(backend._numbers.sum()) - before == ended * env_rates.TABLES


def test_a_step_alone_is_counted_as_it_was_played() -> None:
    stepped = env_rates.Stepped("tuki")
    before = stepped.shown.observations.copy()
    assert stepped.step(stepped.choose()) == (env_rates.TABLES, 0)
    assert (stepped.shown.observations != before).any(axis=1).all()


def test_every_legal_move_is_chosen_as_often() -> None:
    masks = np.zeros((50_000, 143), np.int8)
    legal = [0, 7, 8, 63, 64, 100, 135, 136, 142]
    masks[:, legal] = 1
    moves, state = np.zeros(50_000, np.int64), np.ones(1, np.uint64)
    env_rates._choose(masks, state, moves)
    counts = np.bincount(moves, minlength=143)
    assert counts.nonzero()[0].tolist() == legal
    assert counts[legal].min() > 0.9 * 50_000 / len(legal)


PEERS = {"rlcard": env_rates.rlcard_uno, "pgx": lambda: env_rates.pgx_mahjong(16)}


@pytest.mark.parametrize("make", [lambda: env_rates.vector("taki", 2), lambda: env_rates.environment_alone("taki", 2)])
def test_rates_are_measured(make: Callable[[], Contestant]) -> None:
    assert contest([make()], rounds=1, cpu_seconds=0.01)[0][0].moves > 0


@pytest.mark.parametrize("peer", PEERS)
@pytest.mark.filterwarnings("ignore")  # what peers warn of is theirs to mend
def test_peers_are_measured(peer: str) -> None:
    pytest.importorskip(peer)
    make: Callable[[], Contestant] = PEERS[peer]
    rate = contest([make()], rounds=1, cpu_seconds=0.01)[0][0]
    assert rate.moves > 0


def test_processes_step_beside_each_other() -> None:
    many = env_rates.ManyProcesses("tuki", 2)
    contestant = many.contestant()
    assert contestant.play(contestant.set_up()) == (2 * env_rates.TABLES, 0)
    many.end()
