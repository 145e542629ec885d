"""Codes of tables are not guessed: by whom, and how often; and what is private is for those who were there."""

import json
import random
from pathlib import Path
from urllib.parse import quote

import pytest

from klaf.client import Client, RefusedError
from klaf.client.http import request
from klaf.locale import LANGUAGES
from klaf.server.gate import limits
from klaf.server.gate.limits import Misses
from klaf.server.hall.hall import LETTERS
from klaf.server.store.postgres import PostgresStore
from tests.server.fake_time import FakeTime
from tests.server.live import in_loop, live, play_on
from tests.server.test_processes import database

HOUR = 3600.0


async def refused(client: Client, code: str) -> str:
    """Try to enter a table; give the code of the refusal, empty if there is none."""
    try:
        await client.enter(code)
    except RefusedError as error:
        return error.refusal.code
    return ""


async def asked(client: Client, path: str, address: str = "127.0.0.1", lang: str = "en") -> tuple[int, str]:
    """Ask for a page of a match from some address; give the status and the code of the problem."""
    told = {"Cookie": f"klaf={client.cookie}", "X-Forwarded-For": address, "Accept-Language": lang}
    status, _, body = await request(client.address, "GET", path, told)
    return status, str(json.loads(body)["code"]) if status >= 400 else ""


def pages(code: str) -> list[str]:
    return [f"/api/tables/{code}/matches/1/{page}" for page in ("record", "replay")]


def wrong(number: int) -> str:
    """Return a code that names no table."""
    return "ZZZZ" + LETTERS[number // 32] + LETTERS[number % 32]


async def finished(client: Client, **settings: object) -> str:
    """Make a table and play a match there."""
    code = await client.create(game="taki", seats=2, bots=["casual"], **settings)
    await client.start()
    await play_on(client, random.Random(1))
    return code


@in_loop
async def test_a_guesser_of_codes_meets_a_limit_and_whoever_was_there_does_not(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db") as server:
        noa, eve, dan = [await server.client(name) for name in ("Noa", "Eve", "Dan")]
        code, other = await finished(noa), await dan.create(game="taki", seats=2)
        public = await dan.create(game="taki", seats=2, public=True)
        for number in range(limits.MISSES_PER_ADDRESS):
            assert await refused(eve, wrong(number)) == "no-table"
        assert await refused(eve, wrong(0)) == "too-many-guesses"
        assert await refused(eve, code) == "too-many-guesses"  # she would learn that there is such a table
        assert await refused(noa, other) == "too-many-guesses"
        assert await refused(noa, code) == await refused(dan, other) == await refused(eve, public) == ""
        assert [await asked(noa, page) for page in pages(code)] == [(200, "")] * 2
        assert [await asked(eve, page) for page in pages(code)] == [(429, "too-many-guesses")] * 2
        for client in (noa, eve, dan):
            await client.close()


@in_loop
async def test_who_was_at_a_private_table_can_show_a_match_to_others(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db", proxies="127.0.0.1") as server:
        noa, eve = [await server.client(name) for name in ("Noa", "Eve")]
        code, other = await finished(noa), await finished(noa)
        key = json.loads(await noa.http("GET", pages(code)[1]))["key"]
        assert [await asked(eve, f"{page}?key={key}") for page in pages(code)] == [(200, "")] * 2
        assert json.loads(await eve.http("GET", f"{pages(code)[1]}?key={key}"))["key"] == key
        assert [await asked(eve, f"{page}?key={key}") for page in pages(other)] == [(404, "no-match")] * 2
        for wrong_key in ("", key[:-1], "é", key.swapcase()):
            assert (await asked(eve, f"{pages(code)[1]}?key={quote(wrong_key)}"))[0] == 404
        second = f"/api/tables/{code}/matches/2/replay"
        await noa.enter(code)
        await noa.start()
        assert json.loads(await noa.http("GET", second)).get("key") is None  # it goes on
        assert await asked(eve, f"{second}?key={key}") == (404, "no-match")
        public = await finished(noa, public=True)
        assert json.loads(await eve.http("GET", pages(public)[1])).get("key") is None
        for client in (noa, eve):
            await client.close()


@pytest.mark.parametrize("lang", LANGUAGES)
@in_loop
async def test_a_private_match_is_shown_to_those_who_sat_or_watched(tmp_path: Path, lang: str) -> None:
    async with live(tmp_path / "klaf.db", proxies="127.0.0.1") as server:
        noa, dan, eve = [await server.client(name) for name in ("Noa", "Dan", "Eve")]
        code = await finished(noa)
        assert [await asked(eve, page, lang=lang) for page in pages(code)] == [(404, "no-match")] * 2
        assert await asked(eve, pages(wrong(1))[0], lang=lang) == (404, "no-match")  # no other answer than to a guess
        await dan.enter(code)
        await dan.close()
        assert [await asked(dan, page) for page in pages(code)] == [(200, "")] * 2
        assert [await asked(noa, page) for page in pages(code)] == [(200, "")] * 2
        public = await finished(noa, public=True)
        assert [await asked(eve, page) for page in pages(public)] == [(200, "")] * 2
        for number in range(limits.MISSES_PER_ADDRESS):
            await asked(eve, pages(wrong(number))[number % 2], "192.0.2.1")
        assert await asked(eve, pages(wrong(1))[0], "192.0.2.1") == (429, "too-many-guesses")
        assert await asked(eve, pages(wrong(1))[0], "192.0.2.2") == (404, "no-match")  # somebody else
        for client in (noa, eve):
            await client.close()


@in_loop
async def test_whoever_was_at_a_table_of_one_process_is_known_to_all() -> None:
    address = await database()
    async with live(PostgresStore(address)) as one, live(PostgresStore(address)) as two:
        noa, dan = await one.client("Noa"), await one.client("Dan")
        code = await finished(noa)
        await dan.enter(code)
        for client in (noa, dan):
            client.address = two.address
            assert [await asked(client, page) for page in pages(code)] == [(200, "")] * 2
            await client.close()
        eve = await two.client("Eve")
        assert (await asked(eve, pages(code)[0]))[0] == 404
        await eve.close()


def test_together_addresses_are_bound_too_and_those_without_a_miss_are_not() -> None:
    time = FakeTime()
    misses = Misses(5, 20, HOUR, time.now)
    guessers = [f"192.0.2.{number}" for number in range(30)]
    for address in guessers[:20]:
        assert not misses.barred(address)
        misses.count(address)
    assert all(misses.barred(address) for address in guessers[:20])
    assert not misses.barred("198.51.100.1")
    misses.count("198.51.100.1")
    assert misses.barred("198.51.100.1")
    time.advance_to(time.now() + HOUR)
    assert not any(misses.barred(address) for address in guessers)
