"""Threads that stay: every piece is done once, what fails is told, and nothing is left running."""

import gc
import threading
from threading import Event

import pytest

from klaf.engine.switch import JITTED
from klaf.envs import VectorEnv
from klaf.envs.crew import Crew


def others() -> set[threading.Thread]:
    return set(threading.enumerate())


def ended(threads: set[threading.Thread]) -> bool:
    for thread in threads:
        thread.join(10)
    return not any(thread.is_alive() for thread in threads)


@pytest.mark.parametrize("size", [1, 2, 5])
def test_each_thread_does_its_piece_again_and_again(size: int) -> None:
    crew = Crew(size)
    for _ in range(50):
        done: list[int] = []
        crew.all(done.append)
        assert sorted(done) == list(range(size))
    crew.end()


def test_all_work_at_once() -> None:
    """Two wait for each other: one after the other they would wait for ever."""
    crew, events = Crew(2), [Event(), Event()]
    met: list[bool] = []

    def meet(k: int) -> None:
        events[k].set()
        met.append(events[1 - k].wait(10))

    crew.all(meet)
    crew.end()
    assert met == [True, True]


@pytest.mark.parametrize("failing", [0, 1, 2])
def test_what_fails_in_any_thread_is_told(failing: int) -> None:
    crew = Crew(3)

    def work(k: int) -> None:
        if k == failing:
            raise ValueError(f"piece {k}")

    for _ in range(2):
        with pytest.raises(ValueError, match=f"piece {failing}"):
            crew.all(work)
    done: list[int] = []
    crew.all(done.append)
    assert sorted(done) == [0, 1, 2]
    crew.end()


def test_threads_go_when_they_are_let_go() -> None:
    before = others()
    crew = Crew(4)
    mine = others() - before
    assert len(mine) == 3
    crew.end()
    crew.end()
    assert ended(mine)


@pytest.mark.parametrize("closed", [True, False])
def test_an_environment_that_is_closed_or_forgotten_leaves_no_threads(closed: bool) -> None:
    before = others()
    env = VectorEnv("tuki", 1024, 2, seed=1, threads=3)
    mine = others() - before
    assert len(mine) == 2
    if JITTED:  # plain Python would deal for a minute
        env.reset()
    if closed:
        env.close()
        assert ended(mine)
    del env
    gc.collect()
    assert ended(mine)
