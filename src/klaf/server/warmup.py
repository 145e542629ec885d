"""Have the rules of all games, and their bots, ready before anybody plays."""

import asyncio
import random
import sys
from collections.abc import Awaitable, Callable

from klaf.bots import LEVELS, bot
from klaf.engine.compiling.cache import BOTS, RULES, cache_folder
from klaf.engine.compiling.mode import JITTED
from klaf.games import game

GAMES = ("taki", "eight", "tuki")
Prepare = Callable[[], Awaitable[None]]  # done before anybody plays


async def prepare_games() -> None:
    """Have all games ready, while this process serves its pages."""
    await compile_apart()
    await asyncio.to_thread(compile_all)


async def compile_apart() -> None:
    """Compile what was never compiled before, each game in a process of its own: this one has pages to serve.

    They end with whoever waits for them.
    """
    missing = [name for name in GAMES if JITTED and not _compiled(name)]
    started = [await asyncio.create_subprocess_exec(sys.executable, "-m", __name__, name) for name in missing]
    try:
        for process in started:
            await process.wait()
    finally:
        for process in started:
            if process.returncode is None:
                process.kill()


def _compiled(name: str) -> bool:
    parts = ((RULES, "match"), (RULES, "view"), (BOTS, "bots"))
    return all((cache_folder(made_of) / f"{name}-{part}.compiled").exists() for made_of, part in parts)


def compile_all(names: tuple[str, ...] = GAMES) -> None:
    """Use once, for every game, all compiled code that a table calls: none is compiled or loaded while people play."""
    for name in names:
        played = game(name)
        match = played.new(players=played.rulebook.fewest, seed=0)
        seat = match.acting[0]
        view = match.view(seat)
        for level in LEVELS:
            bot(name, level).choose(view, view.legal(), random.Random(0))
        match.play(seat, match.legal(seat)[0])
        played.from_position(match.position())


if __name__ == "__main__":
    compile_all(tuple(sys.argv[1:]))
