"""Plain requests: who one is, what one may read, which headers keep pages apart; and limits with clear refusals."""

import asyncio
import json
import random
from pathlib import Path

import msgspec
import pytest

import klaf
from klaf.client import Client, Lost, RefusedError
from klaf.client.http import request
from klaf.locale import LANGUAGES, text, text_or
from klaf.server.gate import limits
from klaf.server.gate.connection import Connection, Flusher
from klaf.server.metrics import Metrics
from klaf.server.telling.catalogue import catalogue, rules
from klaf.wire import api, commands, messages
from tests.server.live import Live, Written, in_loop, live, play_on


async def raw(
    server: Live, method: str, path: str, body: bytes = b"", **headers: str
) -> tuple[int, dict[str, list[str]], bytes]:
    return await request(
        server.address, method, path, {name.replace("_", "-"): value for name, value in headers.items()}, body
    )


def code_of(answer: bytes) -> str:
    return str(json.loads(answer)["code"])


@in_loop
async def test_a_guest_is_a_signed_cookie_that_scripts_cannot_read(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db") as server:
        status, headers, body = await raw(server, "POST", "/api/guest", b'{"name":"Noa","lang":"he"}')
        assert (status, json.loads(body)["name"]) == (200, "Noa")
        (cookie,) = headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        value = cookie.partition(";")[0]
        assert (await raw(server, "GET", "/api/guest", Cookie=value))[0] == 200
        for forged in ("klaf=", "klaf=x.y", value[:-2] + "xx", value.replace(".", "a.", 1)):
            status, _, body = await raw(server, "GET", "/api/guest", Cookie=forged)
            assert (status, code_of(body)) == (401, "no-guest")
        status, _, body = await raw(server, "POST", "/api/guest", '{"name":"a\u202eb","lang":"he"}'.encode())
        assert (status, code_of(body), json.loads(body)["field"]) == (400, "name-characters", "name")
        assert (await raw(server, "DELETE", "/api/guest", Cookie=value))[0] == 204
        assert (await raw(server, "GET", "/api/guest", Cookie=value))[0] == 401


@pytest.mark.parametrize("lang", LANGUAGES)
@in_loop
async def test_a_server_without_the_web_client_says_so(tmp_path: Path, lang: str) -> None:
    async with live(tmp_path / "klaf.db", static=tmp_path / "nothing") as server:
        status, _, body = await raw(server, "GET", "/t/ABCDEF", accept_language=f"{lang}-XX")
        assert (status, body.decode().strip()) == (404, text(lang, "serve-no-client"))


@in_loop
async def test_cookies_are_for_https_only_where_that_is_spoken(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db", secure_cookies=True) as server:
        _, headers, _ = await raw(server, "POST", "/api/guest", b'{"name":"Noa","lang":"he"}')
        assert "Secure" in headers["set-cookie"][0]


@in_loop
async def test_pages_of_others_can_neither_post_nor_connect(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db", origins=("https://friend.example",)) as server:
        body = b'{"name":"Noa","lang":"en"}'
        for origin, wanted in (
            (server.address, 200),
            ("https://friend.example", 200),
            ("https://evil.example", 403),
            ("null", 403),
        ):
            assert (await raw(server, "POST", "/api/guest", body, Origin=origin))[0] == wanted
        client = await server.client("Noa")
        from websockets.asyncio.client import connect
        from websockets.exceptions import InvalidStatus

        with pytest.raises(InvalidStatus):
            await connect(
                server.address.replace("http", "ws") + "/ws",
                additional_headers={"Cookie": f"klaf={client.cookie}"},
                origin="https://evil.example",  # type: ignore[arg-type]
                proxy=None,
            )
        await client.close()


@in_loop
async def test_every_answer_has_the_headers_that_keep_it_to_itself(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db") as server:
        for path in ("/", "/api/catalogue", "/healthz", "/nowhere/at/all"):
            _, headers, _ = await raw(server, "GET", path)
            assert "default-src 'none'" in headers["content-security-policy"][0]
            assert "unsafe" not in headers["content-security-policy"][0]
            assert headers["x-content-type-options"] == ["nosniff"]
            assert "server" not in headers


@in_loop
async def test_a_socket_without_a_valid_cookie_is_told_goodbye(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db") as server:
        client = Client(server.address, cookie="nobody.nothing")
        with pytest.raises(Lost) as caught:
            await client.connect()
        assert caught.value.bye is not None
        assert caught.value.bye.code == "guest"


@in_loop
async def test_a_player_moves_to_another_device_with_six_digits_that_work_once(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db") as server:
        noa = await server.client("Noa")
        code = await noa.create(game="taki", seats=2, bots=["casual"])
        told = msgspec.json.decode(await noa.http("POST", "/api/transfer"), type=api.Transfer)
        assert len(told.code) == 6
        phone = Client(server.address, "Somebody")
        with pytest.raises(RefusedError):
            await phone.http("POST", "/api/redeem", {"code": f"{(int(told.code) + 1) % 1_000_000:06}"})
        guest = msgspec.json.decode(await phone.http("POST", "/api/redeem", {"code": told.code}), type=api.Guest)
        assert (guest.name, [table.code for table in guest.tables]) == ("Noa", [code])
        with pytest.raises(RefusedError):
            await Client(server.address).http("POST", "/api/redeem", {"code": told.code})
        await phone.connect()
        await phone.enter(code)
        assert phone.seat == 0
        with pytest.raises(Lost):
            await noa.until(lambda: None)
        assert noa.bye is not None
        assert noa.bye.code == "elsewhere"
        await phone.close()


@in_loop
async def test_guessing_codes_is_slowed_down(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db") as server:
        codes = [code_of((await raw(server, "POST", "/api/redeem", b'{"code":"%06d"}' % n))[2]) for n in range(14)]
        assert codes[:10] == ["bad-transfer"] * 10
        assert set(codes[10:]) == {"too-fast"}


@in_loop
async def test_whoever_is_forgotten_leaves_a_bot_and_the_match_goes_on(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db") as server:
        noa, dan = [await server.client(name) for name in ("Noa", "Dan")]
        code = await noa.create(game="taki", seats=2)
        await dan.enter(code)
        await dan.sit(1)
        await noa.start()
        await noa.http("DELETE", "/api/guest")
        await dan.until(lambda: dan.table and dan.table.seats[0].kind == "bot")
        assert dan.host
        await play_on(dan, random.Random(1))
        assert "Noa" not in str(await server.hall.store.rows(code, 0))[-2000:]
        await noa.close()
        await dan.close()


@in_loop
async def test_records_are_for_finished_matches_and_replays_show_them_open(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db") as server:
        noa = await server.client("Noa", "he")
        code = await noa.create(game="taki", seats=2, bots=["casual"])
        await noa.start()
        with pytest.raises(RefusedError):
            await noa.record(1)
        path = f"/api/tables/{code}/matches/1/replay?lang=he"
        now = msgspec.json.decode(await noa.http("GET", path), type=api.Replay)
        assert not now.finished
        assert now.steps[0].view["hands"][1] is None
        await play_on(noa, random.Random(2))
        then = msgspec.json.decode(await noa.http("GET", path), type=api.Replay)
        assert then.finished
        assert then.bots == (1,)
        assert all(None not in step.view["hands"] for step in then.steps)
        assert len(then.steps) == 1 + len(klaf.load(await noa.record(1)).played)
        with pytest.raises(RefusedError):
            await noa.http("GET", f"/api/tables/{code}/matches/7/replay")
        await noa.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_catalogue_names_every_game_option_card_and_move(lang: str) -> None:
    found = catalogue(lang)
    assert [game.name for game in found.games] == list(klaf.games())
    for info in found.games:
        game = klaf.game(info.name)
        assert [move.move for move in info.moves] == list(game.texts)
        labels = [move.label for move in info.moves]
        assert len(set(labels)) == len(labels)
        assert [option.name for option in info.options] == [option.name for option in game.rulebook.options]
        assert all(option.label for option in info.options)
        assert info.only == game.rulebook.only
        for option in info.options:
            assert set(option.labels) == {str(value) for value in option.values} | (
                set(option.labels) if option.kind == "seat" else set()
            )
            marked = f"option-{info.name}-{option.name}.mark"
            assert option.mark == (text(lang, marked) if option.kind == "seat" else None)
        assert all(name for name in info.cards.values())
        assert (info.title, info.about) == (text(lang, f"game-{info.name}"), text(lang, f"about-{info.name}"))
        assert info.labels == {one: text_or(lang, f"edition-{info.name}-{one}", one) for one in info.editions}
        assert rules(info.name, lang).rules[0].section


@in_loop
async def test_rules_health_and_figures(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db") as server:
        book = msgspec.json.decode((await raw(server, "GET", "/api/rules/taki?lang=ar"))[2], type=api.Rules)
        assert [rule.rule for rule in book.rules] == list(klaf.game("taki").rule_ids)
        assert (await raw(server, "GET", "/api/rules/poker"))[0] == 400
        server.gate.ready = False
        assert (await raw(server, "GET", "/healthz"))[0] == 503
        server.gate.ready = True
        assert (await raw(server, "GET", "/healthz"))[0] == 200
        client = await server.client("Noa")
        client.auto_share = False
        await client.create(game="taki", seats=2, bots=["casual"])
        figures = (await raw(server, "GET", "/metrics"))[2].decode()
        assert "klaf_sockets 1" in figures
        assert "klaf_tables 1" in figures
        assert "klaf_rows_total 3" in figures
        assert 'klaf_answer_seconds_bucket{le="+Inf"}' in figures
        await client.close()


async def flood(client: Client, got: list[messages.AnyMessage]) -> None:
    """Send far too much, reading all answers: a client that does not is closed for being slow instead."""
    for _ in range(40):
        got.clear()
        pings = (client._socket.send('{"t":"ping","id":"p"}') for _ in range(50))
        await asyncio.gather(*pings, return_exceptions=True)
        await client.until(lambda: len(got) >= 50)


@in_loop
async def test_too_much_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db") as server:
        client = await server.client("Noa")
        got: list[messages.AnyMessage] = []
        client.watch = got.append
        await client._socket.send("x" * (limits.FRAME + 1))
        await client.until(lambda: any(isinstance(one, messages.Refused) for one in got))
        assert [one.code for one in got if isinstance(one, messages.Refused)] == ["frame-large"]
        friend = await server.client("Dan")
        for _ in range(limits.TABLES):
            await friend.enter(await client.create(game="tuki", seats=2))
            await friend.sit(1)
        with pytest.raises(RefusedError) as caught:
            await client.create(game="tuki", seats=2, bots=["casual"])
        assert caught.value.refusal.code == "too-many-tables"
        await friend.close()
        got.clear()
        await asyncio.gather(*(client._socket.send('{"t":"ping","id":"p"}') for _ in range(limits.BURST + 10)))
        await client.until(lambda: any(isinstance(one, messages.Refused) and one.code == "too-fast" for one in got))
        with pytest.raises(Lost):
            await flood(client, got)
        assert client.bye is not None
        assert client.bye.code == "flood"


@in_loop
async def test_tables_without_others_never_stand_in_the_way_and_the_oldest_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "ALONE", 7)
    async with live(tmp_path / "klaf.db") as server:
        noa, dan = await server.client("Noa"), await server.client("Dan")
        codes = [await noa.create(game="tuki", seats=2, bots=["casual"])]
        await noa.start()
        codes.append(await noa.create(game="tuki", seats=2))
        await dan.enter(codes[1])  # somebody is there, so that it is not the one to go
        codes += [await noa.create(game="tuki", seats=2, bots=["casual"]) for _ in range(7)]
        found = msgspec.json.decode(await noa.http("GET", "/api/guest"))
        tables = [table["code"] for table in found["tables"]]
        assert tables[0] == codes[-1]
        assert set(tables) == {codes[1], *codes[3:]}
        for gone in (codes[0], codes[2]):
            assert gone not in server.hall.tables
            with pytest.raises(RefusedError) as caught:
                await dan.enter(gone)
            assert caught.value.refusal.code == "no-table"
        for client in (noa, dan):
            await client.close()


@in_loop
async def test_public_tables_at_which_nobody_else_sits_are_few(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db") as server:
        noa = await server.client("Noa")
        codes = [await noa.create(game="tuki", seats=2, public=True) for _ in range(limits.TABLES + 2)]
        private = await noa.create(game="tuki", seats=2)
        assert {one.code for one in await server.hall.lobby.tables()} == set(codes[2:])
        found = msgspec.json.decode(await noa.http("GET", "/api/guest"))
        assert {table["code"] for table in found["tables"]} == {*codes[2:], private}
        await noa.close()


@in_loop
async def test_a_guest_has_only_so_many_sockets(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db") as server:
        first = await server.client("Noa")
        more = [Client(server.address, cookie=first.cookie) for _ in range(limits.SOCKETS)]
        for client in more[:-1]:
            await client.connect()
        with pytest.raises(Lost) as caught:
            await more[-1].connect()
        assert caught.value.bye is not None
        assert caught.value.bye.code == "sockets"
        for client in (first, *more):
            await client.close()


@in_loop
async def test_who_reads_too_slowly_gets_one_snapshot_and_is_then_cut_off() -> None:
    wire = Written()
    line = Connection(wire, wire.send, "en", Metrics(), Flusher())
    line.catch_up = lambda: line.send(b"snapshot")
    line.send(b"first")
    await line.finished()
    wire.paused = True
    for number in range(limits.QUEUE + 50):
        line.send(b"%d" % number)
        await asyncio.sleep(0)
    assert wire.sent == [b"first"]
    wire.paused = False
    wire.resumed()
    await line.finished()
    assert wire.sent == [b"first", b"snapshot"]
    wire.paused = True
    for number in range(limits.QUEUE + 50):
        line.send(b"%d" % number)
        await asyncio.sleep(0)
    await line.finished()
    assert b'"slow"' in wire.sent[-2]
    assert wire.sent[-1] == b"websocket.close"
    assert line.closed


@in_loop
async def test_a_table_that_was_made_is_not_made_again_by_the_same_command(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db") as server:
        client = await server.client("Noa")
        from klaf.wire.tables import Settings

        command = commands.Create(id="once", settings=Settings(game="taki", seats=2))
        first = await client.send(command)
        second = await client.send(command)
        assert first.code == second.code
        assert len(await server.hall.store.made_by((await server.hall.store.rows(str(first.code), 0))[0].guest)) == 1
        await client.close()
