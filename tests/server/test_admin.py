"""``klaf admin``: lists tables, guests and keys, and changes what may be changed beside a running server."""

import asyncio
import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from klaf.cli import main
from klaf.cli.admin import guests
from klaf.cli.admin.program import ADMIN
from klaf.cli.stores import shown_store
from klaf.locale import LANGUAGES, text
from klaf.server.store.contract import GuestRow, Key, Store
from klaf.server.store.migrations import scripts
from klaf.server.store.opening import open_store
from klaf.server.store.postgres import PostgresStore
from klaf.server.store.sql_store import SqlStore, Statement
from klaf.server.store.sqlite import SQLiteStore
from tests.server.live import in_loop, live
from tests.server.planted import KINDS, new_store, planted
from tests.server.test_keys import shown_out
from tests.waiting import until

Capture = pytest.CaptureFixture[str]


def asked(capsys: Capture, *words: str) -> Any:
    """Return the document that a command prints."""
    capsys.readouterr()
    assert main(["admin", *words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def told(capsys: Capture, *words: str, status: int = 0) -> str:
    """Return what a command says."""
    capsys.readouterr()
    assert main(["admin", *words]) == status
    out, err = capsys.readouterr()
    assert (out if status else err) == ""
    return err if status else out


async def _with(address: str, work: Callable[[Store], Any]) -> Any:
    store = open_store(address)
    await store.open()
    try:
        return await work(store)
    finally:
        await store.close()


def within(address: str, work: Callable[[Store], Any]) -> Any:
    """Do something with a store."""
    return asyncio.run(_with(address, work))


@pytest.fixture(params=KINDS)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    found = new_store(request.param, tmp_path)
    within(found, lambda store: store.keys())
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_lists_every_command_and_flag(lang: str, capsys: Capture) -> None:
    assert main(["admin", "--lang", lang]) == 0
    out = capsys.readouterr().out
    for command, (about, _, flags) in ADMIN.commands.items():
        assert command in out
        assert text(lang, about) in out
        assert main(["admin", command, "--help", "--lang", lang]) == 0
        shown = capsys.readouterr().out
        assert all(f"--{flag.name}" in shown for flag in flags)


def test_tables_are_listed_with_their_stage_people_and_times(address: str, capsys: Capture) -> None:
    assert asked(capsys, "tables", "--store", address) == {"tables": []}
    for lang in LANGUAGES:
        out = told(capsys, "tables", "--store", address, "--lang", lang)
        assert out.strip() == text(lang, "admin-no-tables")
    code, _, memory = planted(address)
    over, _, _ = planted(address, finish=True)
    (first, *_, last) = memory.log[code]
    (table,) = [one for one in asked(capsys, "tables", "--store", address)["tables"] if one["code"] == code]
    assert (table["stage"], table["public"], table["game"], table["seats"]) == ("playing", False, "taki", 3)
    assert (table["people"], table["bots"], table["rows"]) == (2, 1, len(memory.log[code]))
    assert first.at < last.at
    assert table["began"].startswith("1970-") or table["began"] < table["used"]
    for lang in LANGUAGES:
        out = told(capsys, "tables", "--store", address, "--lang", lang)
        lines = {line.split()[0]: line for line in out.splitlines()}
        assert text(lang, "admin-stage-playing") in lines[code]
        assert text(lang, "admin-stage-over") in lines[over]
        assert text(lang, "game-taki") in lines[code]


def test_guests_are_listed_and_found_by_a_part_of_their_name(address: str, capsys: Capture) -> None:
    for lang in LANGUAGES:
        out = told(capsys, "guests", "--store", address, "--lang", lang)
        assert out.strip() == text(lang, "admin-no-guests")
    code, (noa, dan), _ = planted(address)

    async def remember(store: Store) -> None:
        for guest in (noa, dan):
            await store.put_guest(GuestRow(guest.id, guest.name, "he", 86_400_000))

    within(address, remember)
    guests = asked(capsys, "guests", "--store", address)["guests"]
    assert {one["name"]: one["tables"] for one in guests} == {"Noa": [code], "Dan": [code]}
    (found,) = asked(capsys, "guests", "NO", "--store", address)["guests"]
    assert (found["id"], found["lang"], found["last_seen"][:10]) == (noa.id, "he", "1970-01-02")
    out = told(capsys, "guests", "--store", address)
    assert noa.id in out
    assert code in out


def keys(address: str) -> list[Key]:
    found: list[Key] = within(address, lambda store: store.keys())
    return found


def test_keys_are_rotated_and_revoked_but_not_the_one_that_signs(address: str, capsys: Capture) -> None:
    (old,) = keys(address)
    for lang in LANGUAGES:
        out = told(capsys, "keys", "--rotate", "--store", address, "--lang", lang)
        newest = keys(address)[0]
        assert out.strip() == text(lang, "admin-key-made", key=newest.id)
    assert len(keys(address)) == 4
    listed = asked(capsys, "keys", "--store", address)["keys"]
    assert [one["id"] for one in listed] == [key.id for key in keys(address)]
    assert str(old.value) not in str(listed)
    assert old.value.hex() not in told(capsys, "keys", "--store", address)
    for lang in LANGUAGES:
        err = told(capsys, "keys", "--revoke", newest.id, "--store", address, "--lang", lang, status=2)
        assert err.strip() == text(lang, "admin-key-signs", key=newest.id)
        err = told(capsys, "keys", "--revoke", "x", "--store", address, "--lang", lang, status=2)
        assert err.strip() == text(lang, "admin-no-key", key="x")
    assert len(keys(address)) == 4
    out = told(capsys, "keys", "--revoke", old.id, "--store", address, "--lang", "en")
    assert out.strip() == text("en", "admin-key-revoked", key=old.id)
    assert old.id not in [key.id for key in keys(address)]
    assert keys(address)[0].id == newest.id


def test_a_new_key_signs_also_where_the_calendar_was_set_back(address: str, capsys: Capture) -> None:
    ahead = Key("ahead", bytes(32), 10**14)
    within(address, lambda store: store.add_key(ahead))
    told(capsys, "keys", "--rotate", "--store", address)
    assert [key.id for key in keys(address)].index("ahead") == 1


def test_both_at_once_make_a_key_and_delete_the_one_that_signed(address: str, capsys: Capture) -> None:
    (old,) = keys(address)
    told(capsys, "keys", "--rotate", "--revoke", old.id, "--store", address)
    assert len(keys(address)) == 1
    assert keys(address)[0].id != old.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_guest_who_is_not_there_cannot_be_revoked(lang: str, address: str, capsys: Capture) -> None:
    err = told(capsys, "guests", "--revoke", "nobody", "--store", address, "--lang", lang, status=2)
    assert err.strip() == text(lang, "admin-no-guest", guest="nobody")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_guest_who_is_not_there_cannot_be_deleted(lang: str, address: str, capsys: Capture) -> None:
    err = told(capsys, "guests", "--delete", "nobody", "--store", address, "--lang", lang, status=2)
    assert err.strip() == text(lang, "admin-no-guest", guest="nobody")


def everything(address: str) -> str:
    """Return all that is stored of tables and guests, but for the ids of guests, which hold their names in tests."""
    names = ("tables", "seats", "log", "guests", "visitors", "transfers", "deletions")

    async def read(store: Store) -> str:
        assert isinstance(store, SqlStore)
        found = await store.snapshot(*(Statement(f"SELECT * FROM {name}") for name in names))
        return str([tuple(row) for rows in found for row in rows])

    return re.sub("guest-(Noa|Dan)", "", within(address, read))


def test_who_is_deleted_is_taken_out_of_every_table_and_log(address: str, capsys: Capture) -> None:
    code, (noa, dan), _ = planted(address)

    async def remember(store: Store) -> None:
        for guest in (noa, dan):
            await store.put_guest(GuestRow(guest.id, guest.name, "he", 86_400_000))

    within(address, remember)
    assert "Dan" in everything(address)
    told(capsys, "guests", "--delete", dan.id, "--store", address, "--lang", "en")
    assert "Dan" not in everything(address)
    assert "Noa" in everything(address)
    (guest,) = asked(capsys, "guests", "--store", address)["guests"]
    assert (guest["name"], guest["tables"]) == ("Noa", [code])
    (table,) = asked(capsys, "tables", "--store", address)["tables"]
    assert (table["people"], table["bots"]) == (1, 2)
    assert main(["admin", "check", "--store", address]) == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deletion_that_no_server_has_carried_out_in_time_is_noted_for_the_next(
    lang: str, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = new_store("sqlite", tmp_path)
    within(address, lambda store: store.put_guest(GuestRow("noa", "Noa", "he", 0)))
    monkeypatch.setattr(guests, "SERVER_PATIENCE", 0.0)
    server = SQLiteStore(address)
    server.claim()
    try:
        err = told(capsys, "guests", "--delete", "noa", "--store", address, "--lang", lang, status=2)
        assert err.strip() == text(lang, "admin-guest-not-yet-deleted", guest="noa")
    finally:
        asyncio.run(server.close())
    assert asked(capsys, "guests", "--store", address)["guests"]
    asyncio.run(served_until_nobody_is_to_forget(address))
    assert asked(capsys, "guests", "--store", address)["guests"] == []


async def served_until_nobody_is_to_forget(address: str) -> None:
    async with live(SQLiteStore(address, "OFF")) as server:
        await until(lambda: not server.hall.deletions.due)
        await server.hall.tasks_done()


async def typed(*words: str) -> int:
    """Type a command while servers run."""
    return await asyncio.to_thread(main, ["admin", *words])


@pytest.mark.parametrize("kind", KINDS)
@in_loop
async def test_what_is_safe_beside_a_running_server_works_there(kind: str, tmp_path: Path) -> None:
    address = await asyncio.to_thread(new_store, kind, tmp_path)
    store = SQLiteStore(address, "OFF") if kind == "sqlite" else PostgresStore(address)
    async with live(store) as server:
        noa, dan = await server.client("Noa"), await server.client("Dan")
        for words in (("tables",), ("guests", "Noa"), ("keys",), ("check",), ("keys", "--rotate")):
            assert await typed(*words, "--store", address) == 0
        newest, old = await server.hall.store.keys()
        guest = str(noa.cookie).split(".")[0]
        assert await typed("guests", "--revoke", guest, "--store", address) == 0
        assert await shown_out(noa) == "guest"
        assert dan.bye is None
        assert await typed("keys", "--revoke", old.id, "--store", address) == 0
        assert await shown_out(dan) == "guest"
        eve = await server.client("Eve")
        assert str(eve.cookie).split(".")[2] == newest.id
        guest = str(eve.cookie).split(".")[0]
        assert await typed("guests", "--delete", guest, "--store", address) == 0
        assert await server.hall.store.guest(guest) is None
        assert await shown_out(eve) == "guest"
        await eve.close()


def test_nothing_is_made_where_there_is_no_store(tmp_path: Path, capsys: Capture) -> None:
    missing, empty = tmp_path / "missing.db", tmp_path / "empty.db"
    empty.touch()
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE birds (name TEXT)")
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    for path in (missing, empty, tmp_path / "other.db"):
        for lang in LANGUAGES:
            for command in ADMIN.commands:
                err = told(capsys, command, "--store", str(path), "--lang", lang, status=2)
                assert err.strip() == text(lang, "serve-store-none", store=str(path))
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_an_empty_database_is_no_store(capsys: Capture, tmp_path: Path) -> None:
    address = new_store("postgres", tmp_path)
    err = told(capsys, "check", "--store", address, "--lang", "en", status=2)
    assert err.strip() == text("en", "serve-store-none", store=shown_store(address))


async def set_version(address: str, version: int) -> None:
    """Say that a store has seen another number of scripts."""
    if not address.startswith("postgres"):
        with closing(sqlite3.connect(address)) as db:
            db.execute(f"PRAGMA user_version = {version}")
        return
    connection = await asyncpg.connect(address)
    await connection.execute(f"DELETE FROM schema; INSERT INTO schema VALUES ({version})")
    await connection.close()


@pytest.mark.parametrize(("why", "step"), [("older", -1), ("newer", 1)])
def test_the_store_of_another_version_is_left_alone(why: str, step: int, address: str, capsys: Capture) -> None:
    version = scripts("postgres" if "://" in address else "sqlite")[-1][0] + step
    asyncio.run(set_version(address, version))
    for lang in LANGUAGES:
        err = told(capsys, "tables", "--store", address, "--lang", lang, status=2)
        assert err.strip() == text(lang, f"serve-store-{why}", store=shown_store(address))


def test_the_store_may_be_named_by_a_variable(address: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KLAF_STORE", address)
    assert asked(capsys, "tables") == {"tables": []}
