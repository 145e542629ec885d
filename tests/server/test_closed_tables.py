"""``klaf admin tables --close``: a table ends for good, and whoever is there is told."""

import asyncio
import json
from pathlib import Path

import pytest

from klaf.cli import main
from klaf.client import Client, RefusedError
from klaf.locale import LANGUAGES, text
from klaf.server.errors import Refused, StoreFailed
from klaf.server.hall.closures import LOOK_EVERY
from klaf.server.hall.hall import Hall
from klaf.server.store.opening import open_store
from klaf.wire import commands
from klaf.wire.tables import Settings
from tests.server.live import in_loop, live
from tests.server.memory import MemoryStore
from tests.server.planted import KINDS, new_store, planted
from tests.server.room import Guest, Room
from tests.server.test_http import raw
from tests.server.test_keys import shown_out
from tests.waiting import turns


async def typed(*words: str) -> int:
    """Type a command while servers run."""
    return await asyncio.to_thread(main, ["admin", *words])


async def refused(client: Client, code: str) -> tuple[str, str]:
    """Try to enter a table; return the code and the text of the refusal."""
    with pytest.raises(RefusedError) as error:
        await client.enter(code)
    return error.value.refusal.code, error.value.refusal.text


@pytest.mark.parametrize("kind", KINDS)
@in_loop
async def test_whoever_is_at_a_table_that_is_closed_is_told_in_their_language(kind: str, tmp_path: Path) -> None:
    address = await asyncio.to_thread(new_store, kind, tmp_path)
    async with live(open_store(address)) as server:
        people = {lang: await server.client(f"Guest {lang}", lang) for lang in LANGUAGES}
        first, second, third = people.values()
        code = await first.create(game="taki", seats=3, public=True, bots=["casual"])
        await second.enter(code)
        await second.sit(1)
        await first.start()
        await first.until(lambda: first.match)
        await third.enter(code)
        other = Client(server.address, cookie=third.cookie)
        await other.connect()
        elsewhere = await other.create(game="taki", seats=2)
        assert await typed("tables", "--close", code, "--store", address) == 0
        for lang, client in people.items():
            assert await shown_out(client) == "closed"
            assert client.bye is not None
            assert client.bye.retry
            assert client.bye.text == text(lang, "bye-closed")
            await client.connect()
            assert await refused(client, code) == ("closed", text(lang, "refused-closed"))
        await server.hall.tasks_done()
        assert await server.hall.store.listed() == []
        assert json.loads(await first.http("GET", "/api/guest"))["tables"] == []
        status, _, body = await raw(
            server, "GET", f"/api/tables/{code}/matches/1/replay", Cookie=f"klaf={first.cookie}"
        )
        assert (status, json.loads(body)["finished"]) == (200, False)
        status, _, body = await raw(
            server, "GET", f"/api/tables/{code}/matches/1/record", Cookie=f"klaf={first.cookie}"
        )
        assert (status, json.loads(body)["code"]) == (410, "closed")
        assert other.bye is None
        await first.enter(elsewhere)
        for client in (*people.values(), other):
            await client.close()
    assert await typed("check", "--store", address) == 0


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_can_be_closed_while_no_server_runs(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address = new_store(kind, tmp_path)
    codes = [planted(address, finish=finish)[0] for finish in (False, True, False)]
    for lang, code in zip(LANGUAGES, codes, strict=True):
        assert main(["admin", "tables", "--close", code, "--store", address, "--lang", lang]) == 0
        assert capsys.readouterr().out.strip() == text(lang, "admin-table-closed", table=code)
        assert main(["admin", "tables", "--store", address, "--lang", lang]) == 0
        (line,) = [line for line in capsys.readouterr().out.splitlines() if line.startswith(code)]
        assert text(lang, "admin-stage-closed") in line
        assert main(["admin", "tables", "--close", "AAAAAA", "--store", address, "--lang", lang]) == 2
        assert capsys.readouterr().err.strip() == text(lang, "refused-no-table", code="AAAAAA")
    assert main(["admin", "check", "--store", address]) == 0

    @in_loop
    async def look() -> None:
        hall = Hall(open_store(address))
        await hall.open()
        for code in codes:
            with pytest.raises(Refused) as error:
                await hall.find(code)
            assert error.value.why == "closed"
        await hall.store.sweep(10**12, 10**12)
        assert await hall.store.closed() == []
        await hall.close()

    look()


@in_loop
async def test_a_table_is_closed_also_where_the_note_is_lost_or_the_store_fails_first() -> None:
    room = Room()
    actor, (noa,) = await room.seated("Noa", ("casual", "casual"), game="taki")
    store = room.store
    assert isinstance(store, MemoryStore)
    await room.hall.beat()  # nothing is closed yet
    await room.hall.tasks_done()
    store.shut.add(actor.code)
    await room.hall.beat()
    await room.hall.tasks_done()
    assert (noa.ended, list(room.hall.tables)) == ("", [actor.code])
    await room.advance(LOOK_EVERY + 1)
    closed = store.closed

    async def fails() -> list[str]:
        store.closed = closed  # type: ignore[method-assign]
        raise StoreFailed

    store.closed = fails  # type: ignore[method-assign]
    for _ in range(2):
        assert noa.ended == ""
        await room.hall.beat()
        await room.hall.tasks_done()
    assert (noa.ended, list(room.hall.tables)) == ("closed", [])
    seq = len(store.log[actor.code])
    await room.advance(60)
    assert len(store.log[actor.code]) == seq  # no bot and no clock goes on
    assert store.listings[actor.code][1].stage == "over"


@in_loop
async def test_what_is_under_way_when_a_table_is_closed_ends_before_it() -> None:
    room = Room()
    noa, dan = Guest(room, "Noa"), Guest(room, "Dan")
    actor = await room.table(noa, game="taki", seats=2)
    store = room.store
    assert isinstance(store, MemoryStore)
    store.stalled = asyncio.Event()
    changing = commands.Change(id="c", settings=Settings(game="taki", seats=3))
    noa.post(changing)
    await asyncio.sleep(0)
    store.shut.add(actor.code)
    closing = asyncio.get_running_loop().create_task(room.hall.closures.carry_out())
    await turns()
    store.stalled.set()
    await closing
    assert actor.standing.state.settings.seats == 3
    assert noa.ended == "closed"
    assert store.listings[actor.code][1].stage == "over"
    with pytest.raises(Refused):
        await dan.enter(await room.hall.find(actor.code))
