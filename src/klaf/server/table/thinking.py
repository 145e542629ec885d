"""Bots at live tables: they get a view and think in threads, the most urgent first, and fair between tables."""

import asyncio
import heapq
import itertools
import os
import random
import threading
import time
from collections.abc import Callable
from functools import cache
from typing import Protocol

from klaf.bots import bot
from klaf.engine.moves import Move
from klaf.engine.view import View
from klaf.server.metrics import Metrics
from klaf.wire.tables import Level

SLOW = 1.0  # seconds after which another thread takes the place of one whose bot still thinks
MOST_SLOW = 32  # such threads
GIVEN_UP = 30.0  # seconds after which a bot is thought for no longer: it makes its first legal move
Then = Callable[[Move], None]

_bot = cache(bot)


def choose(view: View, moves: list[Move], level: Level, rng: random.Random) -> Move:
    """Have a bot of a level choose one of its legal moves."""
    return _bot(view.game.name, level).choose(view, moves, rng)


def spare_cores(processes: int = 1) -> int:
    """Return how many cores each of so many processes has left besides its event loop's, one at least."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, usable // processes - 1)


class Question:
    """What the bot of a seat is asked: to choose one of its moves before the moment when the move is due."""

    def __init__(self, table: str, view: View, moves: list[Move], level: Level, due: float, then: Then) -> None:
        """Take what is asked; ``then`` is called with the answer in the event loop's thread, unless it is dropped."""
        self.table, self.view, self.moves, self.level, self.due, self.then = table, view, moves, level, due, then
        self.dropped = False  # whether nobody wants the answer any more
        self.started = 0.0


class Thinker(Protocol):
    """Something that makes bots think: a pool of threads, or a test's own."""

    def think(self, question: Question) -> None:
        """Choose a move, and call the question's ``then`` with it, now or later."""


class PoolThinker:
    """Lets bots think in threads, where their compiled code does not block the event loop.

    Of the questions that wait, the one whose move is due first is next, but a table has one thought at a time. A bot
    that thinks too long holds up its own table only: another thread takes the place of its own until it is done.
    """

    def __init__(self, threads: int, metrics: Metrics | None = None) -> None:
        """Start no thread before it is needed."""
        self.threads = threads
        self.metrics = metrics or Metrics()
        self._changed = threading.Condition()  # holds the lock for all that follows
        self._waiting: list[tuple[float, int, Question]] = []  # a heap
        self._held: dict[str, list[tuple[float, int, Question]]] = {}  # by table, behind its thought
        self._running: dict[str, Question] = {}  # by table
        self._stuck: set[Question] = set()  # given up, though a thread still thinks
        self._threads = self._idle = self._slow = 0
        self._closed = False
        self._order = itertools.count()
        self._timer: asyncio.TimerHandle | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    @property
    def waiting(self) -> int:
        """Return how many questions wait for a thread."""
        with self._changed:
            held = sum(not question.dropped for entries in self._held.values() for *_, question in entries)
            return held + sum(not question.dropped for *_, question in self._waiting)

    def think(self, question: Question) -> None:
        """Choose a move in a thread; if a bot fails, log it and take its first legal move."""
        self._loop = asyncio.get_running_loop()
        with self._changed:
            heapq.heappush(self._waiting, (question.due, next(self._order), question))
            self._staff()
            self._changed.notify()
        if self._timer is None:
            self._timer = self._loop.call_later(SLOW, self._look)

    def close(self) -> None:
        """Start no more thoughts, and do not wait for running ones."""
        if self._timer is not None:
            self._timer.cancel()
        with self._changed:
            self._closed = True
            self._changed.notify_all()

    def _staff(self) -> None:
        """Start a thread if one is needed and allowed."""
        if not self._idle and self._threads < self.threads + self._slow:
            self._threads += 1
            threading.Thread(target=self._work, name="klaf-bot", daemon=True).start()

    def _look(self) -> None:
        """Have other threads take the place of those whose bots think for too long."""
        self._timer = None
        now = time.monotonic()
        with self._changed:
            given_up = [one for one in self._running.values() if now - one.started > GIVEN_UP]
            self._stuck.update(given_up)
            slow = sum(now - one.started > SLOW for one in self._running.values())
            self._slow = min(slow + len(self._stuck - set(given_up)), MOST_SLOW)
            for _ in self._waiting:
                self._staff()
            if self._threads > self.threads + self._slow:  # those that are no longer needed end
                self._changed.notify_all()
            busy = bool(self._waiting or self._running or self._slow)
        for question in given_up:
            self._finish(question, question.moves[0], TimeoutError("a bot thinks for ever"))
        if busy and self._loop is not None:
            self._timer = self._loop.call_later(SLOW, self._look)

    def _work(self) -> None:
        rng = random.Random()
        while self._think_next(rng):  # a function, so that a thread that waits keeps no match alive
            pass

    def _think_next(self, rng: random.Random) -> bool:
        """Answer the next question; tell whether to go on."""
        question = self._next()
        if question is None:
            return False
        error: Exception | None = None
        try:
            chosen = choose(question.view, question.moves, question.level, rng)
        except Exception as raised:
            chosen, error = question.moves[0], raised
        with self._changed:
            self._stuck.discard(question)
            self._release(question)
        assert self._loop is not None
        try:
            self._loop.call_soon_threadsafe(self._finish, question, chosen, error)
        except RuntimeError:  # the loop is closed: nobody waits any more
            return False
        return True

    def _next(self) -> Question | None:
        """Wait for the next question; None if this thread is needed no longer."""
        with self._changed:
            while True:
                if self._closed or self._threads > self.threads + self._slow:
                    self._threads -= 1
                    self._changed.notify()  # what woke this thread may be for another
                    return None
                while self._waiting:
                    entry = heapq.heappop(self._waiting)
                    question = entry[2]
                    if question.dropped:
                        continue
                    if question.table in self._running:
                        self._held.setdefault(question.table, []).append(entry)
                        continue
                    question.started = time.monotonic()
                    self._running[question.table] = question
                    return question
                self._idle += 1
                self._changed.wait()
                self._idle -= 1

    def _release(self, question: Question) -> None:
        """Let a table's next thought begin."""
        if self._running.get(question.table) is question:
            del self._running[question.table]
            for entry in self._held.pop(question.table, ()):
                heapq.heappush(self._waiting, entry)

    def _finish(self, question: Question, chosen: Move, error: Exception | None) -> None:
        """Give the answer: in the event loop's thread."""
        with self._changed:
            self._release(question)
            self._changed.notify()
        if question.dropped:
            return
        question.dropped = True
        now = time.monotonic()
        self.metrics.thinking.observe(now - question.started)
        self.metrics.late.observe(max(0.0, now - question.due))
        if error is not None:
            asyncio.get_running_loop().call_exception_handler({"message": "a bot failed", "exception": error})
        question.then(chosen)
