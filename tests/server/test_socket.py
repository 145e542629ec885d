"""However a client cuts what it says into frames and packets, it is heard, in order."""

import asyncio
import base64
import os
import random
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from klaf.client import Client
from klaf.server.gate import limits
from klaf.server.gate.protocol import ends_between, text_start
from klaf.server.store.contract import GuestRow
from tests.server.live import Live, in_loop, live
from tests.server.memory import MemoryStore
from tests.waiting import turns, until

MASK = b"\x11\x22\x33\x44"
REQUEST = b"GET /ws HTTP/1.1\r\nHost: somewhere\r\n\r\n"


def framed(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def text(size: int) -> bytes:
    return framed(Opcode.TEXT, b"x" * size)


@pytest.mark.parametrize(("size", "start"), [(1, 6), (125, 6), (126, 8), (8000, 8), (65535, 8), (65536, 0)])
def test_one_small_frame_of_text_is_known_by_its_head(size: int, start: int) -> None:
    whole = text(size)
    assert text_start(whole) == start
    assert text_start(whole[:-1]) == 0
    assert text_start(whole + b"\x81") == 0
    assert text_start(whole + whole) == 0


ELSE = {
    "nothing": b"",
    "half a head": b"\x81",
    "a beginning": framed(Opcode.TEXT, b"{}", fin=False),
    "binary": framed(Opcode.BINARY, b"{}"),
    "ping": framed(Opcode.PING, b"{}"),
    "close": framed(Opcode.CLOSE, b"\x03\xe8"),
    "unmasked": Frame(Opcode.TEXT, b"unmasked").serialize(mask=False),
    "compressed": b"\xc1" + text(5)[1:],
}


@pytest.mark.parametrize("kind", ELSE)
def test_whatever_else_comes_is_left_to_the_library(kind: str) -> None:
    assert text_start(ELSE[kind]) == 0


def test_data_ends_between_messages_or_not() -> None:
    assert ends_between(REQUEST)
    assert not ends_between(REQUEST + text(3))
    for size in (0, 1, 125, 126, 70_000):
        assert ends_between(text(size))
        assert ends_between(text(size) + framed(Opcode.PING, b"1") + text(size))
        assert not ends_between(text(size) + text(size)[:-1])
        assert not ends_between(text(size) + text(size)[:1])
    assert not ends_between(framed(Opcode.TEXT, b"begun", fin=False))
    assert not ends_between(Frame(Opcode.TEXT, b"unmasked").serialize(mask=False))


def spoken(chance: random.Random, ids: list[str]) -> bytes:
    """Say a command for each id, in frames of all kinds."""
    said = b""
    for name in ids:
        padding = " " * chance.choice((0, 0, 200))
        command = msgspec.json.encode({"t": "ping", "id": name}) + padding.encode()
        if chance.random() < 0.2:
            cut = chance.randrange(len(command))
            said += framed(Opcode.TEXT, command[:cut], fin=False) + framed(Opcode.PING, b"between")
            said += framed(Opcode.CONT, command[cut:])
        else:
            said += framed(Opcode.TEXT, command)
        if chance.random() < 0.1:
            said += framed(Opcode.PONG, b"")
    return said


def packets(chance: random.Random, said: bytes) -> list[bytes]:
    found = []
    while said:
        size = chance.choice((1, 3, 7, 41, 200, 1000))
        found.append(said[:size])
        said = said[size:]
    return found


def asking(port: int, more: str = "") -> bytes:
    """Ask for a socket."""
    return (
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n{more}\r\n"
    ).encode()


async def upgraded(server: Live, buffer: int | None = None) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a socket of a new guest, of which every byte is ours; with a buffer so small, if one is given."""
    client = Client(server.address, "Noa")
    await client.introduce()
    port = int(server.address.rpartition(":")[2])
    line = socket.socket()
    if buffer is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    line.setblocking(False)
    await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", port))
    reader, writer = await asyncio.open_connection(sock=line, limit=buffer or 65536)
    writer.write(asking(port, f"Cookie: klaf={client.cookie}\r\n"))
    await reader.readuntil(b"\r\n\r\n")
    while b'"welcome"' not in await reader.read(65536):
        pass
    return reader, writer


class Slow(MemoryStore):
    """A store that takes its time to find a guest."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.answers = asyncio.Event(), asyncio.Event()
        self.answers.set()

    async def guest(self, guest: str) -> GuestRow | None:
        self.asked.set()
        await self.answers.wait()
        return await super().guest(guest)


@asynccontextmanager
async def raw_socket(store: Path) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Run a server and open a socket of which every byte is ours."""
    async with live(store, limits=False) as server:
        reader, writer = await upgraded(server)
        yield reader, writer
        writer.close()


def ping(name: str) -> bytes:
    return framed(Opcode.TEXT, msgspec.json.encode({"t": "ping", "id": name}))


@pytest.mark.parametrize("seed", range(6))
@in_loop
async def test_every_way_to_say_it_is_heard(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    async with raw_socket(tmp_path / "klaf.db") as (reader, writer):
        ids = [f"{number}" for number in range(80)]
        for packet in [*map(ping, ids[:20]), *packets(chance, spoken(chance, ids[20:]))]:
            writer.write(packet)
            await writer.drain()
            if chance.random() < 0.3:
                await asyncio.sleep(0)
        heard = b""
        while heard.count(b'"t":"done"') < len(ids):
            heard += await reader.read(65536)
        answered = [part.partition(b'"')[0].decode() for part in heard.split(b'"re":"')[1:]]
        assert answered == ids


@in_loop
async def test_what_looks_like_a_message_inside_another_is_none(tmp_path: Path) -> None:
    async with raw_socket(tmp_path / "klaf.db") as (reader, writer):
        inner = ping("inner")
        for packet in (bytes((0x81, 0x80 | len(inner))) + MASK, inner, ping("after")):
            writer.write(packet)
            await writer.drain()
            await turns()
        heard = b""
        while b'"after"' not in heard:
            heard += await reader.read(65536)
        assert b'"refused"' in heard
        assert b'"inner"' not in heard


@in_loop
async def test_a_message_in_the_midst_of_another_ends_the_talk(tmp_path: Path) -> None:
    async with raw_socket(tmp_path / "klaf.db") as (reader, writer):
        for packet in (framed(Opcode.TEXT, b"begun", fin=False), ping("midst")):
            writer.write(packet)
            await writer.drain()
            await turns()
        assert b'"midst"' not in await reader.read(-1)


@in_loop
async def test_who_does_not_read_is_cut_off_and_holds_nobody_up(
    tmp_path: Path,
) -> None:
    async with live(tmp_path / "klaf.db", limits=False, ping=4.0) as server:
        noa = await server.client("Noa")
        code = await noa.create(game="taki", seats=2, bots=["casual"])
        _, writer = await upgraded(server, buffer=4096)
        assert len(server.gate.lines) == 2
        enter = framed(Opcode.TEXT, msgspec.json.encode({"t": "enter", "id": "again", "code": code}))
        while not server.hall.metrics.counts["slow_clients"]:  # each is answered with all there is, which nobody reads
            writer.write(enter * 50)
            await turns()
            assert all(line._bytes <= limits.QUEUE_BYTES for line in server.gate.lines)
        await noa.start()
        await until(lambda: len(server.gate.lines) == 1)
        await noa.next_decision()
        assert noa.moves
        writer.transport.abort()
        await noa.close()


@in_loop
async def test_a_goodbye_that_nobody_reads_ends_all_the_same(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db", limits=False, linger=0.2) as server:
        noa = await server.client("Noa")
        code = await noa.create(game="taki", seats=2)
        before = set(server.gate.lines)
        _, writer = await upgraded(server, buffer=4096)
        (deaf,) = server.gate.lines - before
        enter = framed(Opcode.TEXT, msgspec.json.encode({"t": "enter", "id": "again", "code": code}))
        while not server.hall.metrics.counts["slow_clients"]:
            writer.write(enter * 50)
            await turns()
        deaf.end("slow", retry=True)
        await until(lambda: len(server.gate.lines) == 1)
        assert set(server.gate.lines) == before
        writer.transport.abort()
        await noa.close()


@in_loop
async def test_who_goes_before_being_let_in_is_no_failure() -> None:
    store, gone = Slow(), asyncio.Event()
    async with live(store) as server:
        noa = Client(server.address, "Noa")
        await noa.introduce()
        store.asked.clear()
        store.answers = gone
        port = int(server.address.rpartition(":")[2])
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(asking(port, f"Cookie: klaf={noa.cookie}\r\n"))
        await store.asked.wait()
        writer.close()
        await writer.wait_closed()
        await turns()
        gone.set()
        await turns()
        assert server.hall.metrics.counts["failures"] == 0
