"""Clients that play while their server is killed again and again, and remember every move that was acknowledged."""

import asyncio
import random
from collections import Counter
from pathlib import Path

from klaf.client import Client, Lost, RefusedError
from klaf.server.hall.hall import Hall
from klaf.server.store.sqlite import SQLiteStore
from klaf.server.table.loading import load
from klaf.wire import commands, messages
from tests.server.live import DULL
from tests.server.process import Process
from tests.waiting import repeated


class Player:
    """A client that plays on whatever happens to its server."""

    def __init__(self, siege: "Siege", number: int) -> None:
        self.siege = siege
        self.client = Client(siege.process.address, f"P{number}")
        self.chance = random.Random(number)
        self.acknowledged: dict[str, int] = {}
        self.sent: set[str] = set()  # commands that are to be stored
        self.client.watch = self._heard

    def _heard(self, message: messages.AnyMessage) -> None:
        if isinstance(message, messages.Done) and message.seq is not None and message.re in self.sent:
            self.acknowledged[message.re] = message.seq
            self.siege.acknowledged += 1
            self.siege.moved.set()

    async def play(self) -> None:
        """Play, start again when a match is over, and come back when the line breaks."""
        while True:
            try:
                await self._play_on()
            except (Lost, OSError):
                await self._come_back()

    async def _play_on(self) -> None:
        client = self.client
        while True:
            if client.over:
                if client.host:
                    await self._try(commands.Start(id=client.new_id()))
                await client.until(lambda: not client.over)
                continue
            await client.until(lambda: client.moves or client.over)
            if not client.moves:
                continue
            lively = [move for move in client.moves if move not in DULL] or list(client.moves)
            seen = client.seq
            await self._try(commands.Play(id=client.new_id(), move=self.chance.choice(lively), seq=seen))
            if client.seq == seen:
                await self._news(seen)

    async def _news(self, seen: int) -> None:
        await self.client.until(lambda: self.client.seq != seen or self.client.over)

    async def _try(self, command: commands.AnyCommand) -> None:
        self.sent.add(command.id)
        try:
            await self.client.send(command)
        except RefusedError as error:
            if error.refusal.retry:
                return

    async def _come_back(self) -> None:
        async def come() -> None:
            await self.siege.up.wait()
            await self.client.reconnect()

        await repeated(come, Lost, OSError, RefusedError)


class Siege:
    """Tables of two, a server, and kills."""

    def __init__(self, store: Path, tables: int, hasty: bool = False) -> None:
        self.store, self.n_tables = store, tables
        self.process = Process(str(store), hasty)
        self.up, self.moved = asyncio.Event(), asyncio.Event()
        self.acknowledged = 0
        self.players: list[Player] = []
        self.codes: list[str] = []

    async def run(self, kills: int, seed: int, go_on: bool = True) -> None:
        """Play through some kills; at the end every table has gone on, unless that is not asked for."""
        chance = random.Random(seed)
        await self.process.start()
        self.up.set()
        await self._seat()
        tasks = [asyncio.create_task(player.play()) for player in self.players]
        try:
            for _ in range(kills):
                await self._moves(chance.randint(5, 60))
                self.up.clear()
                await self.process.kill()
                if go_on:
                    await self.process.start()
                    self.up.set()
            before = [player.client.seq for player in self.players]
            while go_on and any(player.client.seq <= seq + 3 for player, seq in zip(self.players, before, strict=True)):
                self.moved.clear()
                for task in tasks:
                    assert not task.done(), task.exception()
                await self.moved.wait()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if go_on:
                await self.process.kill()
            for player in self.players:
                await player.client.close()

    async def _moves(self, wanted: int) -> None:
        until = self.acknowledged + wanted
        while self.acknowledged < until:
            self.moved.clear()
            await self.moved.wait()

    async def _seat(self) -> None:
        for number in range(self.n_tables):
            noa, dan = Player(self, 2 * number), Player(self, 2 * number + 1)
            for player in (noa, dan):
                player.client.address = self.process.address
                await player.client.__aenter__()
            code = await noa.client.create(game="taki", seats=2)
            await dan.client.enter(code)
            await dan.client.sit(1)
            await noa.client.start()
            self.players += [noa, dan]
            self.codes.append(code)

    async def losses(self) -> list[str]:
        """List what was acknowledged and is not in the log, or is there twice."""
        store = SQLiteStore(self.store)
        hall = Hall(store)
        await store.open()
        found: list[str] = []
        stored: Counter[str] = Counter()
        places: dict[str, int] = {}
        for code in self.codes:
            rows = await store.rows(code, 0)
            if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
                found.append(f"{code}: a gap")
            stored.update(row.command for row in rows[3:] if row.command)
            places |= {row.command: row.seq for row in rows}
            if await load(hall, code) is None:  # raises when a hash does not fit
                found.append(f"{code}: no table")
        for player in self.players:
            for command, seq in player.acknowledged.items():
                if places.get(command) != seq:
                    found.append(f"{command} at {seq}: {places.get(command)}")
        found += [f"{command} {count} times" for command, count in stored.items() if count > 1]
        await store.close()
        return found
