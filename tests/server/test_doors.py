"""Who says little, or nothing, is not waited for; who comes too often is not let in; who cannot come is logged once."""

import asyncio
import io
import json
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from klaf.client import Client
from klaf.client.http import request
from klaf.server.gate.config import Config
from klaf.server.gate.doors import NOT_ACCEPTED, QUIET, Doors
from klaf.server.logging import Logger
from klaf.server.metrics import Metrics
from klaf.server.run import listen
from tests.server.fake_time import FakeTime
from tests.server.live import Live, in_loop, live
from tests.server.process import Process
from tests.server.test_socket import Slow, asking
from tests.waiting import repeated, turns, until

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]
HEAD = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 30\r\n"
WHOLE = b"GET /api/catalogue HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
HALVES = {
    "nothing": b"",
    "half a head": HEAD,
    "no body": HEAD + b"\r\n",
    "half a body": HEAD + b'\r\n{"name":',
    "a body that nobody wants": b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n",
    "half a chunk": b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    "half a handshake": asking(1)[:-2],
    "half a second request": WHOLE.replace(b"Connection: close\r\n", b"") + HEAD,
}


def port_of(server: Live) -> int:
    return int(server.address.rpartition(":")[2])


async def called(server: Live) -> Line:
    return await asyncio.open_connection("127.0.0.1", port_of(server))


async def ended(reader: asyncio.StreamReader) -> bytes:
    """Read until the server has closed the connection; give what it said."""
    said = b""
    try:
        while part := await reader.read(65536):
            said += part
    except ConnectionResetError:
        pass
    return said


@asynccontextmanager
async def dripping(writer: asyncio.StreamWriter) -> AsyncIterator[None]:
    """Send byte after byte: the connection is never quiet."""

    async def drip() -> None:
        while not writer.transport.is_closing():
            writer.write(b"x")
            await turns(20)

    task = asyncio.get_running_loop().create_task(drip())
    yield
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


@pytest.mark.parametrize("kind", HALVES)
@in_loop
async def test_half_a_request_is_not_waited_for(tmp_path: Path, kind: str) -> None:
    async with live(tmp_path / "klaf.db", patience=0.2) as server:
        reader, writer = await called(server)
        writer.write(HALVES[kind])
        await ended(reader)
        await until(lambda: not server.doors.connections)
        assert server.hall.metrics.counts["slow_requests"] == 1
        assert server.hall.metrics.counts["failures"] == 0
        writer.close()


@pytest.mark.parametrize("kind", ["half a head", "no body", "a body that nobody wants", "half a handshake"])
@in_loop
async def test_a_request_that_drips_is_not_waited_for(tmp_path: Path, kind: str) -> None:
    async with live(tmp_path / "klaf.db", patience=0.2) as server:
        reader, writer = await called(server)
        begun = HALVES[kind].replace(b"Content-Length: 30", b"Content-Length: 8000").replace(b" 900", b" 9000000")
        writer.write(begun + (b"X-Long: " if not begun.endswith(b"\r\n\r\n") else b""))
        async with dripping(writer):
            await ended(reader)
        assert server.hall.metrics.counts["failures"] == 0
        writer.close()


@in_loop
async def test_who_does_not_read_an_answer_is_cut_off(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db", patience=0.3) as server:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", port_of(server)))
        asked = WHOLE.replace(b"Connection: close\r\n", b"")
        await asyncio.get_running_loop().sock_sendall(line, asked * 100)
        await until(lambda: server.hall.metrics.counts["slow_requests"])
        await until(lambda: not server.doors.connections)
        line.close()


@in_loop
async def test_whoever_is_slow_only_because_the_server_is_gets_an_answer() -> None:
    store, later = Slow(), asyncio.Event()
    async with live(store) as server:
        noa = Client(server.address, "Noa")
        await noa.introduce()
        server.doors.patience = 0.5
        store.asked.clear()
        store.answers = later
        reader, writer = await called(server)
        writer.write(
            WHOLE.replace(b"catalogue", b"guest").replace(
                b"Host", b"Cookie: klaf=%s\r\nHost" % str(noa.cookie).encode()
            )
        )
        await store.asked.wait()
        silent, other = await called(server)
        await ended(silent)  # so much later
        later.set()
        assert b'"Noa"' in await ended(reader)
        writer.close()
        other.close()


@in_loop
async def test_a_socket_is_not_bound_by_the_time_of_a_request(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db", patience=2) as server:
        noa = await server.client("Noa")
        silent, other = await called(server)
        await ended(silent)  # which came later
        other.close()
        assert await noa.create(game="taki", seats=2)
        await noa.close()


@in_loop
async def test_an_address_has_so_many_connections_at_once(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db", connections=4) as server:
        noa = await server.client("Noa")  # a socket counts as well
        lines = [await called(server) for _ in range(3)]
        await until(lambda: len(server.doors.connections) == 4)
        reader, writer = await called(server)
        assert await ended(reader) == b""
        assert server.hall.metrics.counts["refused_connections"] == 1
        writer.close()
        for _, kept in (lines.pop(), lines.pop()):
            kept.close()
        await until(lambda: len(server.doors.connections) == 2)
        assert (await request(server.address, "GET", "/api/catalogue", {}))[0] == 200
        await noa.close()
        for _, kept in lines:
            kept.close()
        await until(lambda: not server.doors.connections)
        assert not server.doors._inside.counts


@in_loop
async def test_a_trusted_proxy_has_as_many_connections_as_it_likes(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db", connections=2, proxies="127.0.0.1") as server:
        lines = [await called(server) for _ in range(6)]
        await until(lambda: len(server.doors.connections) == 6)
        told = {"X-Forwarded-For": "192.0.2.1"}
        assert (await request(server.address, "GET", "/api/catalogue", told))[0] == 200
        for _, writer in lines:
            writer.close()


@in_loop
async def test_small_answers_are_sent_at_once(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db") as server:
        _, writer = await called(server)
        await until(lambda: server.doors.connections)
        (one,) = server.doors.connections
        line = one.transport.get_extra_info("socket")
        assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        writer.close()


@in_loop
async def test_connections_that_cannot_be_accepted_are_logged_once() -> None:
    time, log, metrics = FakeTime(), io.StringIO(), Metrics()
    loop = asyncio.get_running_loop()
    Doors(Config(), time, metrics, Logger(log)).watch(loop)
    full = {"message": NOT_ACCEPTED, "exception": OSError(24, "Too many open files")}
    for _ in range(5000):
        loop.call_exception_handler(full)
    time.advance_to(time.now() + QUIET - 1)
    loop.call_exception_handler(full)
    assert [(line["event"], line["kind"]) for line in map(json.loads, log.getvalue().splitlines())] == [
        ("no more connections", "EMFILE")
    ]
    assert metrics.counts["accept_failures"] == 5001
    time.advance_to(time.now() + QUIET)
    loop.call_exception_handler(full)
    assert len(log.getvalue().splitlines()) == 2


async def ready(process: Process) -> bool:
    """Ask whether a server has opened all that it needs."""
    return (await request(process.address, "GET", "/healthz", {}))[0] == 200


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are set on Linux only")
@in_loop
async def test_a_server_out_of_files_says_so_once_and_goes_on(tmp_path: Path) -> None:
    import resource

    process = Process(str(tmp_path / "klaf.db"), errors=tmp_path / "log")
    await process.start()
    while not await ready(process):
        pass
    files = len([*Path(f"/proc/{process.pid}/fd").iterdir()]) + 8
    resource.prlimit(process.pid, resource.RLIMIT_NOFILE, (files, files))
    lines = [await asyncio.open_connection("127.0.0.1", process.port) for _ in range(60)]
    await until(lambda: (tmp_path / "log").read_text())
    for _, writer in lines:
        writer.close()
    ask = repeated(lambda: request(process.address, "GET", "/api/catalogue", {}), ConnectionResetError)
    assert (await ask)[0] == 200
    await process.end()
    assert [json.loads(line)["kind"] for line in (tmp_path / "log").read_text().splitlines()] == ["EMFILE"]


def test_a_port_speaks_tcp() -> None:
    with listen(Config(port=0)) as listening:
        assert listening.proto == socket.IPPROTO_TCP
