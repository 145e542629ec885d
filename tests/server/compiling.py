"""Whole matches at live tables in a process of its own: prints how often code was compiled or loaded meanwhile.

``python -m tests.server.compiling``: a server becomes ready, then every game is played with bots of all levels.
"""

import asyncio
import random
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

import klaf
import tests.conformance.games  # noqa: F401  (the same games, so the same compiled code as in the tests' own process)
from klaf.client import RefusedError
from klaf.wire import commands
from klaf.wire.tables import Level
from tests.server.live import live, play_on

LEVELS: tuple[Level, ...] = ("beginner", "casual", "skilled", "master")
# Random moves would open cards for ever.
GAMES: dict[str, dict[str, int]] = {"taki": {}, "eight": {}, "tuki": {"stall": 1}}


class Counting:
    """Counts how often anybody takes Numba's lock, which is held to compile code and to load it."""

    def __init__(self) -> None:
        from numba.core import event

        self.count = 0
        counting = self

        class Listener(event.Listener):
            def on_start(self, event: Any) -> None:
                counting.count += 1

            def on_end(self, event: Any) -> None: ...

        register: Any = event.register
        register("numba:compiler_lock", Listener())


async def play(folder: Path) -> int:
    """Play every game against bots of all levels, with all that a table is asked on the way; count compilations."""
    async with live(folder / "klaf.db") as server:
        counting = Counting()
        noa = await server.client("Noa")
        for game, options in GAMES.items():
            await noa.create(game=game, seats=len(LEVELS) + 1, bots=LEVELS, options=options)
            await noa.start()
            for move in klaf.game(game).texts[::20]:
                with suppress(RefusedError):
                    await noa.send(commands.Why(id=noa.new_id(), move=move))
            await noa.reconnect()
            await play_on(noa, random.Random(1))
            assert noa.table is not None
            assert noa.table.finished[0].winners
            await noa.http("GET", f"/api/tables/{noa.table.code}/matches/1/replay")
            await noa.send(commands.Leave(id=noa.new_id()))
        await noa.close()
    return counting.count


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        print(asyncio.run(play(Path(made))))
