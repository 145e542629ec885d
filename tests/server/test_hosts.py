"""By which names and from which pages a server may be asked: against pages of strangers that borrow its address."""

import asyncio
import json
import socket
from pathlib import Path

import pytest
from starlette.applications import Starlette
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from klaf.locale import LANGUAGES
from klaf.server.gate.hosts import Hosts
from klaf.server.gate.requests import same_origin
from tests.server.live import Live, in_loop, live

GUEST = b'{"name":"Noa","lang":"en"}'
STRANGERS = (
    "evil.example",
    "evil.example:8421",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "1.2.3",
    "localhosts",
)
OWN = (
    "localhost",
    "LOCALHOST:1",
    "klaf.localhost",
    "127.0.0.1:8421",
    "192.168.1.7:8421",
    "[::1]:8421",
    "[fe80::1%25eth0]",
    "",
)


async def asked(server: Live, method: str, path: str, host: str, **headers: str) -> tuple[int, bytes]:
    """Send a request to a name that leads to the server."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.address.rpartition(":")[2]))
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", "Connection: close", f"Content-Length: {len(GUEST)}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    writer.write("\r\n".join([*lines, "", ""]).encode() + GUEST)
    head, _, body = (await reader.read(-1)).partition(b"\r\n\r\n")
    writer.close()
    return int(head.split()[1]), body


@pytest.mark.parametrize("host", OWN)
def test_a_server_goes_by_the_machines_names_and_by_any_address(host: str) -> None:
    assert Hosts(Starlette(), ()).knows(host)


@pytest.mark.parametrize("host", STRANGERS)
def test_a_server_goes_by_no_other_name_unless_it_is_told(host: str) -> None:
    assert not Hosts(Starlette(), ()).knows(host)
    assert Hosts(Starlette(), (host.partition(":")[0],)).knows(host)


def test_the_name_of_the_machine_is_its_own() -> None:
    name = socket.gethostname()
    assert Hosts(Starlette(), ()).knows(name)
    assert Hosts(Starlette(), ()).knows(f"{name.partition('.')[0].upper()}.local:8421")


@in_loop
async def test_a_name_that_is_not_on_the_list_is_misdirected(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db", domains=("cards.example",)) as server:
        for method, path in (("GET", "/"), ("GET", "/api/catalogue"), ("POST", "/api/guest"), ("GET", "/metrics")):
            assert (await asked(server, method, path, "cards.example"))[0] in (200, 404)
            assert (await asked(server, method, path, "evil.example"))[0] == 421
        for lang in LANGUAGES:
            status, page = await asked(server, "GET", "/table/x", "<b>.example", Accept_Language=lang)
            assert status == 421
            assert f'<html lang="{lang}">' in page.decode()
            assert "&lt;b&gt;.example" in page.decode()
            _, body = await asked(server, "GET", "/api/guest", "evil.example", Accept_Language=lang)
            assert json.loads(body)["code"] == "misdirected"
            assert "klaf serve --domain" in json.loads(body)["text"]


@in_loop
async def test_a_socket_by_another_name_is_misdirected(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db") as server:
        port = int(server.address.rpartition(":")[2])
        with pytest.raises(InvalidStatus) as caught:
            await connect("ws://evil.example/ws", host="127.0.0.1", port=port, proxy=None)
        assert caught.value.response.status_code == 421


@pytest.mark.parametrize(
    ("origin", "scheme", "host", "same"),
    [
        ("http://cards.example", "http", "cards.example", True),
        ("https://cards.example", "https", "CARDS.example", True),
        ("https://cards.example", "https", "cards.example:443", True),
        ("http://cards.example:8421", "http", "cards.example:8421", True),
        ("http://[::1]:8421", "http", "[::1]:8421", True),
        ("http://[::1]", "http", "[::1]:80", True),
        ("https://cards.example", "http", "cards.example", False),
        ("http://cards.example", "https", "cards.example", False),
        ("http://cards.example:443", "https", "cards.example", False),
        ("http://cards.example:8421", "http", "cards.example", False),
        ("file://cards.example", "http", "cards.example", False),
        ("null", "http", "cards.example", False),
        ("cards.example", "http", "cards.example", False),
        ("", "http", "", False),
    ],
)
def test_an_origin_is_a_scheme_a_name_and_a_port(origin: str, scheme: str, host: str, same: bool) -> None:
    assert same_origin(origin, scheme, host) == same


@in_loop
async def test_the_scheme_of_an_origin_counts(tmp_path: Path) -> None:
    async def status(server: Live, origin: str, **headers: str) -> int:
        return (await asked(server, "POST", "/api/guest", "cards.example", Origin=origin, **headers))[0]

    behind = {"X_Forwarded_Proto": "https", "X_Forwarded_For": "192.0.2.1"}
    async with live(tmp_path / "plain.db", domains=("cards.example",)) as server:
        assert await status(server, "http://cards.example") == 200
        assert await status(server, "https://cards.example") == 403
        assert await status(server, "https://cards.example", **behind) == 403  # nobody here may say so
    async with live(tmp_path / "proxy.db", domains=("cards.example",), proxies="127.0.0.1") as server:
        assert await status(server, "https://cards.example", **behind) == 200
        assert await status(server, "http://cards.example", **behind) == 403
        client = await server.client("Noa")
        port = int(server.address.rpartition(":")[2])
        for origin, wanted in (("https://cards.example", 101), ("http://cards.example", 403)):
            fields = {"Cookie": f"klaf={client.cookie}", "X-Forwarded-Proto": "https"}
            opening = connect(
                "ws://cards.example/ws",
                host="127.0.0.1",
                port=port,
                additional_headers=fields,
                origin=origin,  # type: ignore[arg-type]
                proxy=None,
            )
            try:
                found = 101
                await (await opening).close()
            except InvalidStatus as error:
                found = error.response.status_code
            assert found == wanted
        await client.close()
    async with live(tmp_path / "secure.db", domains=("cards.example",), secure_cookies=True) as server:
        assert await status(server, "https://cards.example") == 200
        assert await status(server, "http://cards.example") == 403
