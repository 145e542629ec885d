"""Compiles or loads the rules and bots of all games before anybody plays."""

import asyncio
import random
import sys
from collections.abc import Awaitable, Callable

import msgspec

from klaf.bots import LEVELS, bot
from klaf.engine.compiling.mode import JITTED
from klaf.engine.warmup import is_compiled
from klaf.games import game, games
from klaf.server.known_games import KnownGames

Prepare = Callable[[], Awaitable[None]]  # done before anybody plays


async def prepare_games() -> None:
    """Prepare all games while this process already serves its pages."""
    await compile_apart()
    await asyncio.to_thread(compile_all)


async def compile_apart() -> None:
    """Compile the games that are not in the cache, each in a process of its own, so that this one can serve pages.

    They end with whoever waits for them.
    """
    missing = [name for name in games() if JITTED and not _compiled(name)]
    known = msgspec.json.encode(KnownGames.of_this_process()).decode()
    started = [await asyncio.create_subprocess_exec(sys.executable, "-m", __name__, known, name) for name in missing]
    try:
        for process in started:
            await process.wait()
    finally:
        for process in started:
            if process.returncode is None:
                process.kill()


def _compiled(name: str) -> bool:
    parts = (("klaf.engine", "match"), ("klaf.engine", "reasons"), ("klaf.engine", "view"), ("klaf.bots", "bots"))
    return all(is_compiled(name, part, room) for room, part in parts)


def compile_all(names: tuple[str, ...] = ()) -> None:
    """Run all compiled code that a table calls once for every game, so that none is compiled while people play."""
    for name in names or games():
        played = game(name)
        match = played.new(players=played.rulebook.fewest, seed=0)
        seat = match.acting[0]
        view = match.view(seat)
        _ = match.view(None).moment, match.views()
        for level in LEVELS:
            bot(name, level).choose(view, view.legal(), random.Random(0))
        legal = match.legal(seat)
        match.why_not(seat, next(move for move in played.moves.all if move not in legal))
        match.play(seat, legal[0])
        played.from_position(match.position())


if __name__ == "__main__":
    msgspec.json.decode(sys.argv[1], type=KnownGames).make_known()
    compile_all(tuple(sys.argv[2:]))
