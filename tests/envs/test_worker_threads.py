"""Threads that stay: every piece is done once, what fails is told, and nothing is left running."""

import gc
import signal
import sys
import threading
from collections.abc import Iterator
from threading import Event
from types import FrameType
from typing import Any

import pytest

from klaf.engine.compiling.mode import JITTED
from klaf.envs import VectorEnv, worker_threads
from klaf.envs.worker_threads import WorkerThreads


def others() -> set[threading.Thread]:
    return set(threading.enumerate())


def ended(threads: set[threading.Thread]) -> bool:
    for thread in threads:
        thread.join(10)
    return not any(thread.is_alive() for thread in threads)


@pytest.mark.parametrize("size", [1, 2, 5])
def test_each_thread_does_its_piece_again_and_again(size: int) -> None:
    workers = WorkerThreads(size)
    for _ in range(50):
        done: list[int] = []
        workers.all(done.append)
        assert sorted(done) == list(range(size))
    workers.end()


def test_all_work_at_once() -> None:
    """Two wait for each other: one after the other they would wait for ever."""
    workers, events = WorkerThreads(2), [Event(), Event()]
    met: list[bool] = []

    def meet(k: int) -> None:
        events[k].set()
        met.append(events[1 - k].wait(10))

    workers.all(meet)
    workers.end()
    assert met == [True, True]


@pytest.mark.parametrize("failing", [0, 1, 2])
def test_what_fails_in_any_thread_is_told(failing: int) -> None:
    workers = WorkerThreads(3)

    def work(k: int) -> None:
        if k == failing:
            raise ValueError(f"piece {k}")

    for _ in range(2):
        with pytest.raises(ValueError, match=f"piece {failing}"):
            workers.all(work)
    done: list[int] = []
    workers.all(done.append)
    assert sorted(done) == [0, 1, 2]
    workers.end()


def test_what_failed_is_told_once() -> None:
    workers = WorkerThreads(3)

    def work(k: int) -> None:
        raise ValueError(f"piece {k}")

    with pytest.raises(ValueError, match="piece"):
        workers.all(work)
    workers.all(lambda k: None)
    workers.end()


@pytest.fixture
def struck() -> Iterator[Event]:
    """Be told when Ctrl-C was pressed, and raise what it raises."""
    told = Event()

    def strike(number: int, frame: FrameType | None) -> None:
        told.set()
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, strike)
    yield told
    signal.signal(signal.SIGINT, before)


def test_ctrl_c_waits_for_all_threads_and_breaks_nothing(struck: Event) -> None:
    """Strike while the caller has done its piece and waits for the others."""
    workers, mine, left = WorkerThreads(3), Event(), Event()
    done: list[int] = []

    def work(k: int) -> None:
        if k == 0:
            mine.set()
        elif k == 1:
            mine.wait(10)
            signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)
            struck.wait(10)
            left.wait(0.3)  # whoever does not wait for this thread is gone by then
        done.append(k)

    with pytest.raises(KeyboardInterrupt):
        workers.all(work)
    left.set()
    assert sorted(done) == [0, 1, 2]
    assert_whole(workers)


def assert_whole(workers: WorkerThreads) -> None:
    """Make sure that every thread still does its piece, once a round, before the round is over."""
    for _ in range(3):
        done: list[int] = []
        caller = threading.Thread(target=workers.all, args=(done.append,), daemon=True)
        caller.start()
        caller.join(10)
        assert not caller.is_alive(), "it waits for ever"
        assert sorted(done) == list(range(workers.size))
    workers.end()


@pytest.mark.parametrize("again", [None, 1, 2, 3])
def test_an_interrupt_at_any_line_breaks_nothing(again: int | None) -> None:
    """Strike at the first line of a round, then at the second …; once more so many lines later, if asked to."""
    struck, line = 1, 0
    while struck:
        line, struck = line + 1, 0
        workers = WorkerThreads(3)
        seen = 0

        def trace(frame: FrameType, event: str, argument: Any, line: int = line) -> Any:
            nonlocal seen, struck
            if frame.f_code.co_filename != worker_threads.__file__:
                return None
            if event == "line":
                seen += 1
                if seen == line or (again is not None and seen == line + again):
                    struck += 1
                    raise KeyboardInterrupt
            return trace

        def traced(workers: WorkerThreads = workers, trace: Any = trace) -> None:
            sys.settrace(trace)
            try:
                workers.all(lambda k: None)
            finally:
                sys.settrace(None)

        before = sys.gettrace()
        try:
            traced()
        except KeyboardInterrupt:
            assert struck
        else:
            assert not struck
        finally:
            sys.settrace(before)
        assert_whole(workers)
    assert line > 10


def test_threads_go_when_they_are_let_go() -> None:
    before = others()
    workers = WorkerThreads(4)
    mine = others() - before
    assert len(mine) == 3
    workers.end()
    workers.end()
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
