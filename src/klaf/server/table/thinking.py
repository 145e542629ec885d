"""Bots at live tables: they get a view and think in threads of their own."""

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Protocol

from klaf.bots import bot
from klaf.engine.moves import Move
from klaf.engine.view import View
from klaf.wire.tables import Level

STAND_IN: Level = "casual"
Then = Callable[[Move], None]


_bot = cache(bot)


def choose(view: View, moves: list[Move], level: Level, rng: random.Random) -> Move:
    """Have a bot of a level choose one of its legal moves."""
    return _bot(view.game.name, level).choose(view, moves, rng)


class Thinker(Protocol):
    """Something that makes bots think: a pool of threads, or a test's own."""

    def think(self, view: View, moves: list[Move], level: Level, then: Then) -> None:
        """Choose a move, and call ``then`` with it in the event loop's thread, now or later."""


class PoolThinker:
    """Lets bots think in threads, where their compiled code does not block the event loop."""

    def __init__(self, threads: int = 1) -> None:
        """Start no thread before it is needed."""
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="klaf-bot")
        self._rng = random.Random()

    def think(self, view: View, moves: list[Move], level: Level, then: Then) -> None:
        """Choose in a thread; if the bot fails, log it and take its first legal move."""
        loop = asyncio.get_running_loop()

        def work() -> None:
            try:
                chosen = choose(view, moves, level, self._rng)
            except Exception as error:
                chosen = moves[0]
                context = {"message": "a bot failed", "exception": error}
                loop.call_soon_threadsafe(loop.call_exception_handler, context)
            loop.call_soon_threadsafe(then, chosen)

        self._pool.submit(work)

    def close(self) -> None:
        """Stop: bots that have not begun to think never do."""
        self._pool.shutdown(wait=False, cancel_futures=True)
