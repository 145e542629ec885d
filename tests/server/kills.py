"""Clients that play while their servers are killed again and again, and remember every move that was acknowledged."""

import asyncio
import random
import time
from collections import Counter
from contextlib import suppress

from klaf.client import Client, Lost, RefusedError
from klaf.server.errors import Damaged
from klaf.server.hall.hall import Hall
from klaf.server.store.opening import open_store
from klaf.server.table.loading import load
from klaf.wire import commands, messages
from tests.server.live import DULL
from tests.server.process import Process
from tests.waiting import repeated


class Player:
    """A client that plays on whatever happens to its server."""

    def __init__(self, siege: "Siege", number: int) -> None:
        self.siege = siege
        self.client = Client("", f"P{number}")
        self.chance = random.Random(number)
        self.acknowledged: dict[str, int] = {}
        self.sent: set[str] = set()  # commands that are to be stored
        self.silent_since = 0.0  # the moment of the kill after which nothing has happened yet
        self.cut_off = False  # whether that kill was of this player's server: what still comes was sent before
        self.client.watch = self._heard

    def _heard(self, message: messages.AnyMessage) -> None:
        if isinstance(message, messages.Done) and message.seq is not None and message.re in self.sent:
            self.acknowledged[message.re] = message.seq
            self.siege.acknowledged += 1
            self.siege.moved.set()
        elif isinstance(message, messages.Update) and self.silent_since and not self.cut_off:
            self.siege.silences.append(time.monotonic() - self.silent_since)
            self.silent_since = 0.0

    async def come(self, process: Process) -> None:
        self.client.address = process.address
        await self.client.__aenter__()

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
            self.client.address = self.chance.choice(self.siege.serving).address
            self.cut_off = False
            await self.client.reconnect()

        await repeated(come, Lost, OSError, RefusedError)


class Siege:
    """Tables of two, the servers of one store, and kills."""

    def __init__(self, store: str, tables: int, processes: int = 1, planted: str = "") -> None:
        """Take the store's address, and which bug the servers have, if any."""
        self.store, self.n_tables = store, tables
        self.processes = [Process(store, planted) for _ in range(processes)]
        self.serving: list[Process] = []
        self.up, self.moved = asyncio.Event(), asyncio.Event()
        self.acknowledged = 0
        self.unheard = 0  # commands that were stored, though nobody was told
        self.silences: list[float] = []  # seconds from a kill until something happens at a player's table
        self.players: list[Player] = []
        self.codes: list[str] = []

    async def run(self, kills: int, seed: int, go_on: bool = True) -> None:
        """Play through some kills; at the end every table has gone on, unless that is not asked for."""
        chance = random.Random(seed)
        await asyncio.gather(*(self._start(process) for process in self.processes))
        await self._seat()
        tasks = [asyncio.create_task(player.play()) for player in self.players]
        try:
            for _ in range(kills):
                await self._moves(chance.randint(5, 60), tasks)
                await self._kill(chance.choice(self.processes))
                if not go_on:
                    return
                await self._start(next(one for one in self.processes if one not in self.serving))
            before = [player.client.seq for player in self.players]
            while any(player.client.seq <= seq + 3 for player, seq in zip(self.players, before, strict=True)):
                await self._moves(1, tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for process in self.processes:
                await process.end()
            for player in self.players:
                with suppress(Lost, OSError):
                    await player.client.close()

    async def _start(self, process: Process) -> None:
        await process.start()
        self.serving.append(process)
        self.up.set()

    async def _kill(self, process: Process) -> None:
        self.serving.remove(process)
        if not self.serving:
            self.up.clear()
        now = time.monotonic()
        for player in self.players:
            player.silent_since = player.silent_since or now
            player.cut_off = player.cut_off or player.client.address == process.address
        await process.kill()

    async def _moves(self, wanted: int, tasks: list[asyncio.Task[None]]) -> None:
        """Wait until so many more are acknowledged."""
        until = self.acknowledged + wanted
        while self.acknowledged < until:
            self.moved.clear()
            moved = asyncio.create_task(self.moved.wait())
            await asyncio.wait([moved, *tasks], return_when=asyncio.FIRST_COMPLETED)
            moved.cancel()
            for task in tasks:
                assert not task.done(), task.exception()

    async def _seat(self) -> None:
        for number in range(self.n_tables):
            noa, dan = Player(self, 2 * number), Player(self, 2 * number + 1)
            for place, player in enumerate((noa, dan)):
                await player.come(self.processes[place % len(self.processes)])
            code = await noa.client.create(game="taki", seats=2)
            await dan.client.enter(code)
            await dan.client.sit(1)
            await noa.client.start()
            self.players += [noa, dan]
            self.codes.append(code)

    async def losses(self) -> list[str]:
        """List what was acknowledged and is not in the log, or is there twice."""
        store = open_store(self.store)
        hall = Hall(store)
        await store.open()
        hall.log_key = await store.secret("log")
        found: list[str] = []
        stored: Counter[str] = Counter()
        places: dict[str, int] = {}
        for code in self.codes:
            rows = await store.rows(code, 0)
            if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
                found.append(f"{code}: a gap")
            stored.update(row.command for row in rows[3:] if row.command)
            places |= {row.command: row.seq for row in rows}
            try:
                if await load(hall, code) is None:
                    found.append(f"{code}: no table")
            except Damaged as error:  # a hash does not fit
                found.append(f"{code}: damaged at {error.seq}")
        for player in self.players:
            for command, seq in player.acknowledged.items():
                if places.get(command) != seq:
                    found.append(f"{command} at {seq}: {places.get(command)}")
        found += [f"{command} {count} times" for command, count in stored.items() if count > 1]
        self.unheard = len(stored.keys() & self._unacknowledged())
        await store.close()
        return found

    def _unacknowledged(self) -> set[str]:
        return {command for player in self.players for command in player.sent - player.acknowledged.keys()}
