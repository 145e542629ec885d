"""Churn: guests come, make tables, play a little with people and bots, and go; the server forgets them all.

Between rounds nobody is there, and the server is asked what it holds. The slope of that over the tables that it has
forgotten is what each of them has left behind.
"""

import asyncio
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec

from klaf.client import Client, Lost
from klaf.locale import LANGUAGES
from klaf.wire import commands
from klaf.wire.tables import Level
from tests.server.churn_server import Sample
from tests.server.live import play_on
from tests.server.process import ROOT

NAMES = ("Noa", "Dan", "Eve", "נועה", "ליאור", "سلمى", "Zoe-Marie", "O'Hara")
GAMES = ("taki", "eight", "tuki")
LEVELS: tuple[Level, ...] = ("beginner", "casual", "skilled")
AT_ONCE = 6  # tables


class Measured(NamedTuple):
    """A sample, and when and after how much it was taken."""

    seconds: float
    tables: int
    guests: int
    rows: int
    sample: Sample


def later_half(measured: Sequence[Measured]) -> list[Measured]:
    """Return what was measured in the second half of the time."""
    return [one for one in measured if one.seconds >= measured[-1].seconds / 2]


def slope(measured: Sequence[Measured], quantity: Callable[[Sample], int]) -> float:
    """Return by how many bytes a quantity grows with every table that was forgotten, by least squares."""
    tables = [one.sample.forgotten for one in measured]
    return statistics.linear_regression(tables, [quantity(one.sample) for one in measured]).slope


class Churn:
    """Guests who come and go, and the server they come to."""

    def __init__(self, store: Path, *planted: str) -> None:
        """Take the server's file, and what its process is told besides."""
        self._store, self._planted = store, planted
        self._address = ""
        self._chance = random.Random(1)
        self.tables = self.guests = self.rows = 0

    async def __aenter__(self) -> "Churn":
        """Start the server."""
        self._server = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.churn_server", str(self._store), *self._planted),
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        self._address = f"http://127.0.0.1:{int(await self._told())}"
        self._since = time.monotonic()
        return self

    async def __aexit__(self, *_: object) -> None:
        """End it."""
        with suppress(ProcessLookupError):
            self._server.kill()
        await self._server.wait()

    async def _told(self) -> bytes:
        assert self._server.stdout is not None
        return await self._server.stdout.readline()

    async def round(self, tables: int) -> Measured:
        """Make, play, leave and have forgotten so many tables; return what is left then."""
        await self._meet(tables)
        assert self._server.stdin is not None
        self._server.stdin.write(b"rest\n")
        sample = msgspec.json.decode(await self._told(), type=Sample)
        return Measured(time.monotonic() - self._since, self.tables, self.guests, self.rows, sample)

    async def _meet(self, tables: int) -> None:
        left = iter(range(tables))

        async def meet() -> None:
            for _ in left:
                await self._table(random.Random(self._chance.getrandbits(64)))

        await asyncio.gather(*(meet() for _ in range(AT_ONCE)))

    async def _come(self, name: str, lang: str) -> Client:
        self.guests += 1
        client = Client(self._address, name, lang)
        await client.__aenter__()
        return client

    async def _table(self, chance: random.Random) -> None:
        """Make a table, play there for a while, and leave it."""
        names = chance.sample(NAMES, chance.randint(2, 4))
        watching, *people = [await self._come(name, chance.choice(LANGUAGES)) for name in names]
        host, *others = people
        bots = [chance.choice(LEVELS) for _ in range(chance.randint(len(people) == 1, 2))]
        game = chance.choice(GAMES)
        code = await host.create(game=game, seats=len(people) + len(bots), public=chance.random() < 0.5, bots=bots)
        for client in (*others, watching):
            await client.enter(code)
        assert host.table is not None
        open_seats = [seat for seat, one in enumerate(host.table.seats) if one.kind == "open"]
        for seat, client in zip(open_seats, others, strict=True):
            await client.sit(seat)
        if chance.random() < 0.9:  # else it stays a lobby
            await host.start()
            most = host.seq + chance.randint(4, 12)
            await asyncio.gather(*(self._play(client, chance.getrandbits(64), most) for client in people))
            await host.send(commands.Say(id=host.new_id(), phrase="hello"))
        self.tables += 1
        self.rows += host.seq
        for client in (*people, watching):
            await self._go(client, chance)

    async def _play(self, client: Client, seed: int, most: int) -> None:
        await play_on(client, random.Random(seed), stop=lambda: client.seq >= most)

    async def _go(self, client: Client, chance: random.Random) -> None:
        """Leave, as people do: politely, by losing the connection, or for ever."""
        how = chance.choice(("close", "close", "lost", "delete"))
        if how == "lost":
            client._socket.transport.abort()
        elif how == "delete":
            await client.http("DELETE", "/api/guest")
        with suppress(Lost):
            await client.close()
