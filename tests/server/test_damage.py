"""A damaged log is told as damage, and what is whole of it is shown to those who may see it: on both stores."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from klaf.client import Client, RefusedError
from klaf.locale import LANGUAGES, text
from klaf.server.store.contract import GuestRow
from klaf.server.store.opening import open_store
from klaf.server.telling.replay import replay
from klaf.wire import api
from tests.server.live import Live, in_loop, live
from tests.server.memory import MemoryStore
from tests.server.planted import KINDS, new_store, planted
from tests.server.room import Guest
from tests.server.test_admin_check import DAMAGES
from tests.server.test_http import raw

OF_LOGS = [how for how, (_, kind) in DAMAGES.items() if kind in ("row", "rules")]
ALL_GONE = ("all rows deleted", "the log deleted with its head")
AT_ONCE = (*ALL_GONE, "a reassigned seat", "a reassigned seat, bound anew")  # damaged before the match began


class Spoilt:
    """Tables with damage in a store, one for each way, and what a replay of each showed before."""

    def __init__(self, kind: str, folder: Path, finish: bool) -> None:
        self.address = new_store(kind, folder)
        self.tables: dict[str, tuple[str, api.Replay, MemoryStore]] = {}
        for how in OF_LOGS:
            code, (noa, dan), memory = planted(self.address, finish=finish)
            whole = asyncio.run(replay(memory, code, 1, noa.id, "en"))
            DAMAGES[how][0](self.address, code, memory)
            self.tables[how] = code, whole, memory
            self.guests: tuple[Guest, Guest] = (noa, dan)


async def cookie(server: Live, guest: str, name: str) -> str:
    """Return the cookie of a guest."""
    row = GuestRow(guest, name, "en", 0)
    await server.hall.store.put_guest(row)
    return f"klaf={server.gate.identity.signed(row)}"


async def asked(server: Live, code: str, what: str, who: str) -> tuple[int, Any]:
    """Ask for a record or a replay of a table's first match; return the status and the body."""
    status, _, body = await raw(server, "GET", f"/api/tables/{code}/matches/1/{what}?lang=en", Cookie=who)
    return status, body


def damage_row(spoilt: Spoilt, how: str) -> int:
    """Return the first row that is not as it was."""
    code, _, memory = spoilt.tables[how]
    rows = memory.log[code]
    if how in ALL_GONE:
        return 1
    if how.startswith("a reassigned seat"):
        return next(row.seq for row in rows if b'"t":"sat"' in row.input and b"guest-Dan" in row.input)
    return {"the last rows deleted": 31, "no note of the last row": len(rows) + 1}.get(how, 12)


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_whole_of_a_running_match_is_shown_as_it_was_seen(kind: str, tmp_path: Path) -> None:
    spoilt = Spoilt(kind, tmp_path, finish=False)

    @in_loop
    async def look() -> None:
        async with live(open_store(spoilt.address)) as server:
            noa, eve = [await cookie(server, guest, guest) for guest in ("guest-Noa", "guest-Eve")]
            for how, (code, whole, memory) in spoilt.tables.items():
                row = damage_row(spoilt, how)
                said = text("en", "refused-damaged", row=row)
                status, body = await asked(server, code, "replay", noa)
                if how in AT_ONCE:
                    assert (status, said in body.decode()) == (400, True), how
                else:
                    found = msgspec.json.decode(body, type=api.Replay)
                    before = sum(
                        b'"t":"dealt"' in one.input or b'"t":"moved"' in one.input
                        for one in memory.log[code][: row - 1]
                    )
                    assert found.damaged, how
                    assert found.steps == whole.steps[:before], how
                    assert before > 0
                status, body = await asked(server, code, "record", noa)
                assert (status, said in body.decode()) == (400, True), how
                for what in ("replay", "record"):
                    status, body = await asked(server, code, what, eve)
                    assert (status, msgspec.json.decode(body)["code"]) == (404, "no-match"), how

    look()


@pytest.mark.parametrize("kind", KINDS)
def test_who_gives_themselves_a_seat_in_the_store_is_shown_no_cards(kind: str, tmp_path: Path) -> None:
    spoilt = Spoilt(kind, tmp_path, finish=False)

    @in_loop
    async def look() -> None:
        async with live(open_store(spoilt.address)) as server:
            eve = await cookie(server, "guest-Eve", "Eve")
            for how in ("a reassigned seat", "a reassigned seat, bound anew"):
                code = spoilt.tables[how][0]
                await server.hall.store.visit(code, "guest-Eve")
                status, body = await asked(server, code, "replay", eve)
                assert (status, msgspec.json.decode(body)["code"]) == (400, "damaged")

    look()


@pytest.mark.parametrize("kind", KINDS)
def test_records_of_finished_matches_stay_and_their_replays_up_to_the_damage(kind: str, tmp_path: Path) -> None:
    spoilt = Spoilt(kind, tmp_path, finish=True)

    @in_loop
    async def look() -> None:
        async with live(open_store(spoilt.address)) as server:
            noa = await cookie(server, "guest-Noa", "Noa")
            for how, (code, whole, memory) in spoilt.tables.items():
                status, body = await asked(server, code, "record", noa)
                assert (status, body.decode()) == (200, memory.records[code, 1])
                status, body = await asked(server, code, "replay", noa)
                if how not in AT_ONCE:
                    found = msgspec.json.decode(body, type=api.Replay)
                    assert found.steps == whole.steps[: len(found.steps)]
                    assert found.damaged == (how != "no note of the last row"), how  # then the match is all there
                    assert found.finished

    look()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_says_where_and_what_can_still_be_seen(lang: str) -> None:
    assert "12" in text(lang, "refused-damaged", row=12)


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_whose_log_is_gone_with_its_head_is_damaged_and_not_unknown(kind: str, tmp_path: Path) -> None:
    address = new_store(kind, tmp_path)
    code, _, memory = planted(address)
    DAMAGES["the log deleted with its head"][0](address, code, memory)

    @in_loop
    async def look() -> None:
        async with live(open_store(address)) as server:
            noa = Client(server.address, "Noa")
            noa.cookie = (await cookie(server, "guest-Noa", "Noa")).removeprefix("klaf=")
            await noa.connect()
            with pytest.raises(RefusedError) as error:
                await noa.enter(code)
            assert (error.value.refusal.code, error.value.refusal.text) == (
                "damaged",
                text("en", "refused-damaged", row=1),
            )
            with pytest.raises(RefusedError) as error:
                await noa.enter("AAAAAA")
            assert error.value.refusal.code == "no-table"
            await noa.close()

    look()
