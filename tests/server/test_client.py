"""What the library's client makes of a server that is gone while it answers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from klaf.client import Client, Lost
from tests.server.live import in_loop


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
