"""A real server on a free port of this machine, and clients that play on it."""

import asyncio
import os
import random
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any

from klaf.client import Client, RefusedError
from klaf.server.gate.config import Config
from klaf.server.hall.hall import Hall
from klaf.server.log.state import Dealer, deal
from klaf.server.logging import Logger
from klaf.server.run import Server, listen, server
from klaf.server.store.contract import Store
from klaf.server.store.sqlite import SQLiteStore
from klaf.server.table.pace import Pace
from klaf.server.warmup import Prepare, prepare_games
from klaf.wire import commands

PATIENCE = float(os.environ.get("KLAF_PATIENCE", "300"))  # seconds
DULL = ("draw", "take", "pass")
# A shuffle is over as soon as all have done their part in it: it waits only for those who never will.
QUICK = Pace(window=0.05, call=0.02, deal=60, bot=0.001, bot_call=0.001, away=0.2)


def in_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run an async test, for so long at most."""

    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), PATIENCE))

    return run


class Written:
    """A wire that remembers what was written to it."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.paused = False
        self.resumed: Callable[[], None] = lambda: None

    def write(self, messages: Sequence[bytes]) -> None:
        self.sent += messages

    def abort_after(self, seconds: float) -> None: ...

    async def send(self, message: dict[str, object]) -> None:
        self.sent.append(str(message["type"]).encode())


class Live:
    """A server that runs, and its address."""

    def __init__(self, address: str, running: Server) -> None:
        self.address = address
        self.gate, self.doors = running.gate, running.doors
        self.hall = self.gate.hall

    async def client(self, name: str, lang: str = "en") -> Client:
        client = Client(self.address, name, lang)
        await client.__aenter__()
        return client


@asynccontextmanager
async def live(
    store: Path | Store,
    pace: Pace = QUICK,
    wait: bool = True,
    prepare: Prepare = prepare_games,
    dealer: Dealer = deal,
    **settings: Any,
) -> AsyncIterator[Live]:
    """Run a server in this event loop; on a file it does not wait for the disk, which only tests of loss need."""
    config = Config(port=0, **settings)
    kept = SQLiteStore(store, "OFF") if isinstance(store, Path) else store
    prepared, started = asyncio.Event(), asyncio.Event()

    async def ready() -> None:
        await prepare()
        prepared.set()

    running = server(config, Hall(kept, pace=pace, logger=Logger(quiet=True), dealer=dealer), ready)
    running.ready = started.set
    listening = listen(config)
    running.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    serving = asyncio.get_running_loop().create_task(running.serve(sockets=[listening]))
    for sign in (started, prepared) if wait else (started,):
        waiting = asyncio.get_running_loop().create_task(sign.wait())
        await asyncio.wait([serving, waiting], return_when=asyncio.FIRST_COMPLETED)
        assert not serving.done(), serving.result()
    try:
        yield Live(f"http://127.0.0.1:{listening.getsockname()[1]}", running)
    finally:
        running.should_exit = True
        await serving


async def news(client: Client, seq: int, stop: Callable[[], bool] = lambda: False) -> None:
    """Wait until something happens after a seq."""
    await client.until(lambda: client.seq != seq or client.over or stop())


async def play_on(client: Client, chance: random.Random, stop: Callable[[], bool] = lambda: False) -> None:
    """Play whatever is legal, by chance, until the match is over."""
    while not client.over and not stop():
        await client.until(lambda: (client.moves and client.seq) or client.over or stop())
        if not client.moves or client.over:
            continue
        lively = [move for move in client.moves if move not in DULL]
        move = chance.choice(lively if lively and chance.random() < 0.9 else client.moves)
        command = commands.Play(id=client.new_id(), move=move, seq=client.seq)
        try:
            await client.send(command)
        except RefusedError as error:
            # Others move at the same time: what was legal when it was chosen need not be so any more.
            if error.refusal.code != "stale" and getattr(error.refusal, "rule", None) is None:
                raise
        if client.seq == command.seq and not client.over:  # a pass that is kept to itself, or a refusal: wait for news
            await news(client, command.seq, stop)
