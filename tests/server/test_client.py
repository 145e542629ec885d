"""What the library's client makes of a server that is gone while it answers, and of tables it has left."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from klaf.client import Client, Lost
from klaf.wire import commands, messages
from klaf.wire.tables import Presence, Seat, Settings, Table
from tests.server.live import in_loop, live


@asynccontextmanager
async def hanging_up(answer: bytes) -> AsyncIterator[str]:
    """Run a server that says so much to everyone, and is gone."""

    async def answered(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(answered, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


CUT_OFF = [b"", b"HTTP/1.1 ", b"HTTP/1.1 101 Switching Protocols\r\nUpgrade"]


@pytest.mark.parametrize("answer", [*CUT_OFF, b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n"])
@in_loop
async def test_a_socket_cut_off_before_it_is_open_is_a_lost_line(answer: bytes) -> None:
    async with hanging_up(answer) as address:
        with pytest.raises(Lost):
            await Client(address, cookie="x").connect()


@pytest.mark.parametrize("answer", CUT_OFF)
@in_loop
async def test_a_request_cut_off_before_its_answer_is_a_lost_line(answer: bytes) -> None:
    async with hanging_up(answer) as address:
        with pytest.raises(ConnectionResetError):
            await Client(address).introduce()


@in_loop
async def test_of_two_tables_entered_in_quick_succession_the_last_is_shown(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db", limits=False) as server:
        hosts = [await server.client(name) for name in ("Noa", "Dan")]
        codes = [await host.create(game="taki", seats=2) for host in hosts]
        eve = await server.client("Eve")
        for turn in range(40):
            first, last = codes if turn % 2 else reversed(codes)
            await asyncio.gather(eve.enter(first), eve.enter(last))
            await eve.send(commands.Ping(id=eve.new_id()))
            assert eve.table is not None
            assert eve.table.code == last
        for client in (*hosts, eve):
            await client.close()


def test_what_is_told_of_a_table_that_one_has_left_is_not_believed() -> None:
    client = Client("http://127.0.0.1:1")
    client.auto_share = False
    ways = [commands.Enter(id=name, code=code) for name, code in (("a", "AAAAAA"), ("b", "BBBBBB"), ("c", "CCCCCC"))]
    for way in ways:
        client.begin(way)
    client.take(messages.Done(re="b", seq=1))
    client.take(shown("BBBBBB"))
    client.take(messages.Done(re="a", seq=7))  # asked for before, answered after
    client.take(shown("AAAAAA"))
    client.take(messages.Present(code="AAAAAA", presence=Presence(seats=("gone",))))
    client.take(messages.Update(code="AAAAAA", seq=8))
    client.take(messages.Refused(re="c", code="no-table", text=""))
    client.take(messages.Said(code="AAAAAA", seat=0, phrase="hello", text="Hello!"))
    assert client.table is not None
    assert (client.table.code, client.seq, client.said) == ("BBBBBB", 1, [])
    assert client.presence == Presence(seats=("here",))


def shown(code: str) -> messages.Snapshot:
    """Return the snapshot of a table."""
    settings = Settings(game="taki", seats=2)
    table = Table(code=code, settings=settings, stage="lobby", match=0, seats=(Seat(), Seat()))
    presence = Presence(seats=("here",))
    return messages.Snapshot(code=code, seq=1, table=table, seat=None, host=False, presence=presence)
