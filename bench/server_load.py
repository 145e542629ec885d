"""Clients for the load test, in a process of their own: ``python -m bench.server_load PORT[,PORT] TABLES [SEATS]``.

Each table has four people who really play, or as many as ``SEATS`` says; where there are several ports, neighbours are
at different ones. Commands are read from standard input, one a line (``connect``, ``seat``, ``play RATE SECONDS``);
each is answered by a line of JSON.
"""

import asyncio
import json
import os
import random
import sys
import time
from collections import deque

import msgspec

from klaf.client.http import request
from klaf.client.sharing import Sharing
from klaf.server.run import raise_file_limit
from klaf.wire.tables import Table

SEATS = 4
AT_ONCE = 64
_decode = msgspec.json.decode
DULL = ("draw", "take")


class Socket(asyncio.Protocol):
    """A WebSocket with as little around it as can be: the clients share two cores with the server."""

    def __init__(self, player: "Player") -> None:
        self.player, self.data, self.open = player, bytearray(), asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = "a2xhZi1rbGFmLWtsYWYtaw=="
        transport.write(
            f"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: klaf={self.player.cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.open.done():
            end = self.data.find(b"\r\n\r\n")
            if end < 0:
                return
            assert b" 101 " in self.data[:20], bytes(self.data[:200])
            del self.data[: end + 4]
            self.open.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        data = self.data
        if len(data) < 2:
            return False
        size, start = data[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size:
            return False
        body, kind = bytes(data[start : start + size]), data[0] & 15
        del data[: start + size]
        if kind == 1:
            self.player.take(body)
        elif kind == 9:
            self.transport.write(bytes((0x8A, 0x80 | len(body))) + bytes(4) + body)
        return True

    def send(self, text: bytes) -> None:
        size = len(text)
        head = bytes((0x81, 0x80 | size)) if size < 126 else bytes((0x81, 0xFE)) + size.to_bytes(2, "big")
        self.transport.write(head + bytes(4) + text)  # a mask of zeros


class Player:
    """One of the people at a table."""

    def __init__(self, load: "Load", number: int) -> None:
        self.load, self.number, self.seat = load, number, number % load.seats
        self.chance = random.Random(number)
        self.cookie = ""
        self.seq, self.ids = 0, 0
        self.moves: list[str] = []
        self.asked: dict[str, float] = {}
        self.waits: dict[str, asyncio.Future[dict[str, object]]] = {}
        self.socket: Socket
        self.busy = False
        self.stage = ""
        self.sharing = Sharing()

    async def introduce(self, address: str) -> None:
        body = json.dumps({"name": f"Guest {self.number}", "lang": "en"}).encode()
        _, headers, _ = await request(address, "POST", "/api/guest", {}, body)
        self.cookie = headers["set-cookie"][0].partition("=")[2].partition(";")[0]

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        port = self.load.ports[self.seat % len(self.load.ports)]
        _, self.socket = await loop.create_connection(lambda: Socket(self), "127.0.0.1", port)
        await self.socket.open

    async def ask(self, **command: object) -> dict[str, object]:
        self.ids += 1
        name = f"{self.number}-{self.ids}"
        waiting: asyncio.Future[dict[str, object]] = asyncio.get_running_loop().create_future()
        self.waits[name] = waiting
        self.socket.send(msgspec.json.encode({"id": name, **command}))
        return await waiting

    def take(self, frame: bytes) -> None:
        message = _decode(frame)
        kind = message["t"]
        if kind == "update" or kind == "snapshot":
            self.load.updates += 1
            self.seq = message["seq"]
            match, table = message.get("match"), message.get("table")
            if match is not None:
                self.moves = match["moves"]
            if table is not None:
                self.stage = table["stage"]
                self.share(table)
            self.busy = False
            if self.moves and self.stage == "playing":
                self.load.ready.append(self)
            elif self.stage == "over" and self.seat == 0 and table is not None:
                self.rematch()
        elif kind == "done" or kind == "refused":
            name = message.get("re")
            waiting = self.waits.pop(name, None)
            if waiting is not None:
                waiting.set_result(message)
            sent = self.asked.pop(name, None)
            if sent is not None:
                if kind == "done":
                    self.load.latencies.append(time.perf_counter() - sent)
                    self.load.stored += bool(message.get("seq"))  # a pass in a window is stored with the last one's
                elif kind == "refused":
                    self.load.refused += 1
                    self.busy = False

    def share(self, table: object) -> None:
        """Take part in the shuffle of the next deal."""
        wanted = self.sharing.wanted(msgspec.convert(table, Table), self.seat, f"{self.number}-{self.ids + 1}")
        if wanted is not None:
            self.ids += 1
            self.socket.send(msgspec.json.encode(wanted))

    def rematch(self) -> None:
        self.ids += 1
        self.socket.send(b'{"t":"start","id":"%d-%d"}' % (self.number, self.ids))

    def play(self) -> None:
        lively = [move for move in self.moves if move not in DULL] or self.moves
        move = self.chance.choice(lively)
        self.ids += 1
        name = f"{self.number}-{self.ids}"
        self.busy = True
        self.asked[name] = time.perf_counter()
        self.socket.send(msgspec.json.encode({"t": "play", "id": name, "move": move, "seq": self.seq}))


class Load:
    """All players, and what they measured."""

    def __init__(self, ports: list[int], tables: int, seats: int) -> None:
        self.ports, self.tables, self.seats = ports, tables, seats
        self.players = [Player(self, number) for number in range(seats * tables)]
        self.ready: deque[Player] = deque()
        self.latencies: list[float] = []
        self.refused = self.updates = self.stored = 0

    async def _all(self, work: list[object]) -> None:
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(coroutine: object) -> None:
            async with gate:
                await coroutine  # type: ignore[misc]

        await asyncio.gather(*(one(each) for each in work))

    async def connect(self) -> None:
        for port in self.ports:
            address = f"http://127.0.0.1:{port}"
            while (await request(address, "GET", "/healthz", {}))[0] != 200:
                await asyncio.sleep(0.2)
        await self._all([player.introduce(address) for player in self.players])
        await self._all([player.connect() for player in self.players])

    async def seat(self) -> None:
        await self._all([self._table(number) for number in range(self.tables)])

    async def _table(self, number: int) -> None:
        host, *others = self.players[self.seats * number : self.seats * (number + 1)]
        done = await host.ask(t="create", settings={"game": "taki", "seats": self.seats})
        for seat, player in enumerate(others, 1):
            await player.ask(t="enter", code=done["code"])
            await player.ask(t="sit", seat=seat)
        await host.ask(t="start")

    async def play(self, rate: float, seconds: float) -> dict[str, float]:
        """Play at a rate of moves a second, all tables alike."""
        start = time.perf_counter()
        self.latencies.clear()
        self.updates = self.refused = self.stored = 0
        sent, cpu = 0, time.process_time()
        while (now := time.perf_counter()) < start + seconds:
            due = int((now - start) * rate) - sent
            for _ in range(min(due, len(self.ready))):
                player = self.ready.popleft()
                if player.moves and not player.busy and player.stage == "playing":
                    player.play()
                    sent += 1
            await asyncio.sleep(0.002)
        elapsed = time.perf_counter() - start
        await asyncio.sleep(0.5)
        times = sorted(self.latencies) or [float("nan")]
        return {
            "rate": len(self.latencies) / elapsed,
            "stored": self.stored / elapsed,
            "p50": times[len(times) // 2] * 1000,
            "p99": times[int(len(times) * 0.99)] * 1000,
            "updates": self.updates / elapsed,
            "refused": self.refused,
            "cpu": (time.process_time() - cpu) / elapsed,
        }


async def main(ports: str, tables: int, seats: int = SEATS) -> None:
    """Do what the standard input says."""
    raise_file_limit()
    load = Load([int(port) for port in ports.split(",")], tables, seats)
    loop = asyncio.get_running_loop()
    while line := (await loop.run_in_executor(None, sys.stdin.readline)).split():
        answer: dict[str, float] = {}
        if line[0] == "connect":
            await load.connect()
        elif line[0] == "seat":
            await load.seat()
        elif line[0] == "play":
            answer = await load.play(float(line[1]), float(line[2]))
        print(json.dumps(answer), flush=True)
    os._exit(0)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], *map(int, sys.argv[2:])))
