"""Whatever goes wrong is told in a sentence of the reader's language, and noted without what it says."""

import asyncio
import io
import json
import logging
from pathlib import Path

import pytest

from klaf.client import Client, Lost
from klaf.locale import LANGUAGES, text
from klaf.server.errors import StoreFailed
from klaf.server.gate import limits
from klaf.server.gate.app import make_app
from klaf.server.gate.config import STATIC, Config
from klaf.server.hall.hall import Hall
from klaf.server.logging import LIBRARIES, Logger
from klaf.server.store.contract import GuestRow
from tests.server.live import Live, in_loop, live
from tests.server.memory import MemoryStore
from tests.server.test_http import code_of, raw

SECRET = "R7 of Noa"
NETWORK = "192.0.2.1"


async def cookie_of(server: Live, name: str = "Noa") -> str:
    client = Client(server.address, name)
    await client.introduce()
    return f"klaf={client.cookie}"


@pytest.mark.parametrize(
    ("method", "path", "wanted", "code"),
    [
        ("GET", "/api/tables/ABCDEF/matches/99999999999999999999/record", 404, "no-match"),
        ("GET", "/api/tables/ABCDEF/matches/99999999999999999999/replay", 404, "no-match"),
        ("GET", "/api/tables/ABCDEF/matches/2147483648/record", 404, "no-match"),
        ("GET", "/api/tables/ABCDEF/matches/7/record", 404, "no-match"),
        ("GET", "/api/tables/ABCDEF/matches/abc/record", 404, "no-match"),
        ("GET", "/api/tables/ABCDEF/matches/-1/replay", 404, "no-match"),
        ("GET", "/api/tables/ABCDEF/matches/1/replay?seat=x", 400, "no-seat"),
        ("GET", "/api/tables/ABCDEF/matches/1/replay?seat=-1", 400, "no-seat"),
        ("GET", "/api/tables/ABCDEF/matches/1/replay?seat=", 400, "no-seat"),
        ("GET", "/api/tables/ABCDEF/matches/0/record", 404, "no-match"),
        ("GET", "/api/nothing/here", 404, "no-page"),
        ("GET", "/assets/nothing.js", 404, "no-page"),
        ("PATCH", "/api/guest", 405, "no-method"),
        ("POST", "/api/nothing", 405, "no-method"),
        ("DELETE", "/", 405, "no-method"),
    ],
)
@in_loop
async def test_what_is_not_there_is_a_problem_in_words(
    tmp_path: Path, method: str, path: str, wanted: int, code: str
) -> None:
    if path.startswith("/assets/") and not (STATIC / "assets").exists():
        pytest.skip("the web client is not built")
    async with live(tmp_path / "klaf.db", wait=False) as server:
        server.gate.ready = True
        cookie = await cookie_of(server)
        for lang in LANGUAGES:
            asked = f"{path}{'&' if '?' in path else '?'}lang={lang}"
            status, headers, body = await raw(server, method, asked, Cookie=cookie)
            told = json.loads(body)
            assert (status, told["code"]) == (wanted, code)
            assert headers["content-type"] == ["application/json"]
            assert "default-src 'none'" in headers["content-security-policy"][0]
            facts = {"match": path.split("/")[5][:20]} if code == "no-match" else {}
            assert told["text"] == text(lang, f"refused-{code}", **facts)
        server.gate.ready = False


class Breaking(MemoryStore):
    """A store that breaks in a way nobody foresaw, and says cards and names while it does."""

    error: Exception | None = None

    async def guest(self, guest: str) -> GuestRow | None:
        if self.error is not None:
            raise self.error
        return await super().guest(guest)


@in_loop
async def test_an_error_nobody_foresaw_is_told_in_words_and_noted_without_its_own() -> None:
    store = Breaking()
    async with live(store, wait=False) as server:
        noted = server.hall.logger.stream = io.StringIO()
        cookie = await cookie_of(server)
        store.error = ZeroDivisionError(SECRET)
        status, headers, body = await raw(server, "GET", "/api/guest?lang=he", Cookie=cookie)
        assert (status, code_of(body)) == (500, "failed")
        assert json.loads(body)["text"] == text("he", "refused-failed")
        assert "content-security-policy" in headers
        (line,) = noted.getvalue().splitlines()
        found = json.loads(line)
        assert (found["event"], found["kind"]) == ("page", "ZeroDivisionError")
        assert "test_problems.py" in found["where"]
        assert SECRET not in line


@pytest.mark.parametrize("error", [StoreFailed(SECRET), ZeroDivisionError(SECRET)])
@in_loop
async def test_a_socket_that_cannot_be_opened_is_told_to_come_back(
    error: Exception, capsys: pytest.CaptureFixture[str]
) -> None:
    store = Breaking()
    async with live(store, wait=False) as server:
        client = Client(server.address, "Noa")
        await client.introduce()
        noted = server.hall.logger.stream = io.StringIO()
        store.error = error
        with pytest.raises(Lost) as caught:
            await client.connect()
        assert caught.value.bye is not None
        assert (caught.value.bye.code, caught.value.bye.retry) == ("failed", True)
        assert caught.value.bye.text == text("en", "bye-failed")
        lines = [json.loads(line) for line in noted.getvalue().splitlines()]
        assert [(line["event"], line["kind"]) for line in lines] == [("socket", type(error).__name__)]
        assert SECRET not in noted.getvalue()
    assert "Traceback" not in capsys.readouterr().err


@in_loop
async def test_what_libraries_log_goes_into_the_one_log_without_their_words(capsys: pytest.CaptureFixture[str]) -> None:
    async with live(MemoryStore(), wait=False) as server:
        noted = server.hall.logger.stream = io.StringIO()
        for name in LIBRARIES:
            try:
                raise ValueError(SECRET)
            except ValueError:
                logging.getLogger(name).exception("while %s", SECRET)
            logging.getLogger(name).warning(SECRET)

        async def fails() -> None:
            raise KeyError(SECRET)

        task = asyncio.get_running_loop().create_task(fails())
        await asyncio.wait([task])
        del task  # a task whose error nobody asked for is told of when it is let go
        lines = [json.loads(line) for line in noted.getvalue().splitlines()]
        assert {line["event"] for line in lines} == set(LIBRARIES)
        assert [line["kind"] for line in lines].count("ValueError") == len(LIBRARIES)
        assert [line["kind"] for line in lines].count("KeyError") == 1
        assert SECRET not in noted.getvalue()
    assert SECRET not in capsys.readouterr().err


@in_loop
async def test_the_cookie_of_a_guest_who_was_forgotten_gives_no_new_ones_for_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with live(tmp_path / "klaf.db") as server:
        cookie = await cookie_of(server)
        assert (await raw(server, "DELETE", "/api/guest", Cookie=cookie))[0] == 204
        monkeypatch.setattr(server.gate.guests, "most", 3)
        body = b'{"name":"Noa","lang":"en"}'
        got = [(await raw(server, "POST", "/api/guest", body, Cookie=cookie))[0] for _ in range(5)]
        assert got == [200, 200, 429, 429, 429]


@in_loop
async def test_codes_for_another_device_are_so_many_a_minute(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db") as server:
        first, second = await cookie_of(server), await cookie_of(server, "Dan")
        got = [(await raw(server, "POST", "/api/transfer", Cookie=first))[0] for _ in range(limits.CODES + 2)]
        assert got == [200] * limits.CODES + [429] * 2
        status, _, body = await raw(server, "POST", "/api/transfer", Cookie=second)  # of the same address
        assert (status, code_of(body)) == (429, "too-fast")


@in_loop
async def test_a_code_that_is_somebodys_is_not_given_to_another(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(MemoryStore(), logger=Logger(quiet=True))
    identity = make_app(hall, Config()).state.gate.identity
    await identity.open()
    noa, dan = [await identity.introduce(None, name, "en") for name in ("Noa", "Dan")]
    drawn = iter([7, 7, 7, 8])
    monkeypatch.setattr("klaf.server.gate.identity.secrets.randbelow", lambda most: next(drawn))
    assert [await identity.transfer(guest.id, NETWORK) for guest in (noa, dan)] == ["000007", "000008"]
    assert (await identity.redeem("000007")).name == "Noa"
    assert (await identity.redeem("000008")).name == "Dan"
