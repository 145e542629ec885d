"""What is wrong with a store is told: by /healthz, in the log, in the figures and where a server cannot start."""

import asyncio
import json
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, get_args

import pytest

from klaf.cli import main
from klaf.locale import LANGUAGES, has, text
from klaf.server.errors import TROUBLES, StoreFailed, Trouble
from klaf.server.log.inputs import Row
from klaf.server.metrics import text as written
from klaf.server.store.contract import Append, GuestRow
from klaf.server.store.sqlite import SQLiteStore
from klaf.server.store.trouble import of_postgres, of_sqlite, of_system
from klaf.wire import commands, messages
from klaf.wire.tables import Settings
from tests.server.live import Live, in_loop, live
from tests.server.postgres import new_database
from tests.server.room import Guest, Room


def row(seq: int, size: int = 100) -> Append:
    return Append([Row("ABCDEF", seq, 0, "", f"c{seq}", b"x" * size, b"h")])


async def opened(path: Path) -> SQLiteStore:
    store = SQLiteStore(path)
    await store.open()
    await store.append(row(1))
    return store


async def kind_of(asked: Any) -> Trouble:
    with pytest.raises(StoreFailed) as caught:
        await asked
    return caught.value.kind


async def health(server: Live, lang: str = "en") -> tuple[int, dict[str, str]]:
    """Return the status and the body of what /healthz answers."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.address.rpartition(":")[2]))
    writer.write(f"GET /healthz?lang={lang} HTTP/1.0\r\nHost: {server.address[7:]}\r\n\r\n".encode())
    head, _, body = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    return int(head.split()[1]), json.loads(body)


def room_is_left(store: SQLiteStore, pages: int) -> Callable[[], object]:
    """Leave a database room for so many pages more; return what takes the limit away."""
    assert store._writer is not None
    db = store._writer.db
    (used,) = db.execute("PRAGMA page_count").fetchone()
    db.execute(f"PRAGMA max_page_count = {used + pages}")
    return lambda: db.execute("PRAGMA max_page_count = 1000000")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_trouble_has_its_sentence(lang: str) -> None:
    assert [trouble for trouble in TROUBLES if not has(lang, f"health-{trouble}")] == []
    assert len({text(lang, f"health-{trouble}") for trouble in TROUBLES}) == len(get_args(Trouble))
    assert has(lang, "health-ok")
    assert has(lang, "health-starting")


@in_loop
async def test_a_full_disk_is_told_and_the_store_goes_on_when_there_is_room(tmp_path: Path) -> None:
    store = await opened(tmp_path / "klaf.db")
    make_room = room_is_left(store, 2)
    assert await kind_of(store.append(row(2, 100_000))) == "full"
    assert store.watch.trouble == "full"
    make_room()
    await store.append(row(2, 100_000))
    assert store.watch.trouble is None
    await store.check()
    await store.close()


@pytest.mark.skipif(os.name == "nt" or not hasattr(os, "geteuid") or os.geteuid() != 0, reason="mounts a small disk")
@in_loop
async def test_a_disk_without_room_is_a_full_disk(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    mounting = await asyncio.create_subprocess_exec("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(disk))
    if await mounting.wait():
        pytest.skip("no disk may be mounted here")
    try:
        store = await opened(disk / "klaf.db")
        seq = 1

        async def fill() -> None:
            nonlocal seq
            for seq in range(2, 200):
                await store.append(row(seq, 20_000))

        assert await kind_of(fill()) == "full"
        assert len(await store.rows("ABCDEF", 0)) == seq - 1
        assert await kind_of(store.append(row(seq, 20_000))) == "full"
        await store.close()
    finally:
        await (await asyncio.create_subprocess_exec("umount", "-l", str(disk))).wait()


@in_loop
async def test_a_store_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    store = await opened(tmp_path / "klaf.db")
    assert store._writer is not None
    store._writer.db.execute("PRAGMA query_only = ON")
    assert await kind_of(store.append(row(2))) == "read-only"
    assert await kind_of(store.append(row(2))) == "read-only"
    assert store.watch.states() == {trouble: trouble == "read-only" for trouble in TROUBLES}
    await store.close()


@pytest.mark.parametrize("lost", ["deleted", "replaced", "journal deleted"])
@in_loop
async def test_nothing_is_believed_stored_in_a_file_that_is_deleted_or_replaced(tmp_path: Path, lost: str) -> None:
    path = tmp_path / "klaf.db"
    store = await opened(path)
    lying = Path(f"{path}-wal") if lost == "journal deleted" else path
    aside = tmp_path / "aside"
    lying.rename(aside)
    if lost == "replaced":
        shutil.copy(aside, lying)
    assert await kind_of(store.append(row(2))) == "gone"
    assert await kind_of(store.rows("ABCDEF", 0)) == "gone"  # it would answer that the row is there
    assert await kind_of(store.check()) == "gone"
    if lost != "replaced":
        aside.rename(lying)
        await store.append(row(3))
        assert [found.seq for found in await store.rows("ABCDEF", 0)] == [1, 2, 3]
        await store.check()
    await store.close()


@in_loop
async def test_a_damaged_file_is_told(tmp_path: Path) -> None:
    path = tmp_path / "klaf.db"
    store = await opened(path)
    for seq in range(2, 60):
        await store.append(row(seq, 2000))
    await store.close()
    data = bytearray(path.read_bytes())
    data[4096 * 4 :] = b"\xff" * (len(data) - 4096 * 4)
    path.write_bytes(data)
    store = SQLiteStore(path)

    async def read() -> None:
        await store.open()
        await store.rows("ABCDEF", 0)

    assert await kind_of(read()) == "damaged"
    await store.close()


@in_loop
async def test_a_store_that_a_newer_klaf_has_changed_is_told(tmp_path: Path) -> None:
    store = await opened(tmp_path / "klaf.db")
    with closing(sqlite3.connect(tmp_path / "klaf.db")) as other:
        other.execute("PRAGMA user_version = 900")
    assert await kind_of(store.check()) == "newer"
    await store.close()


@in_loop
async def test_healthz_answers_with_a_code_and_a_sentence_and_the_log_with_the_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "klaf.db"
    async with live(path) as server:
        for lang in LANGUAGES:
            assert await health(server, lang) == (200, {"code": "ok", "text": text(lang, "health-ok")})
        server.gate.ready = False
        assert await health(server) == (503, {"code": "starting", "text": text("en", "health-starting")})
        server.gate.ready = True
        aside = path.rename(tmp_path / "aside")
        capsys.readouterr()
        for lang in LANGUAGES:
            assert await health(server, lang) == (503, {"code": "gone", "text": text(lang, "health-gone")})
        logged = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
        assert [(line["level"], line["event"], line["kind"]) for line in logged] == [("error", "store", "gone")]
        assert 'klaf_store_trouble{kind="gone"} 1' in written(server.hall.metrics.families())
        aside.rename(path)
        await server.hall.store.put_guest(GuestRow("noa", "Noa", "en", 0))
        assert (await health(server))[0] == 200
        assert 'klaf_store_trouble{kind="gone"} 0' in written(server.hall.metrics.families())


@in_loop
async def test_what_a_full_disk_does_not_take_is_refused_and_done_once_when_there_is_room(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "klaf.db")
    room = Room(store)
    await room.hall.open()
    noa = Guest(room, "Noa")
    actor = await room.table(noa, game="taki", seats=2)
    make_room = room_is_left(store, 0)
    answer: object = None
    number = 0
    while not isinstance(answer, messages.Refused):  # the pages that are begun still have room
        number += 1
        changed = Settings(game="taki", seats=2 + number % 2)
        answer = await noa.ask(commands.Change, id=f"n{number}", settings=changed)
    assert (answer.code, answer.retry) == ("try-again", True)
    seq = actor.standing.seq
    make_room()
    assert isinstance(await noa.ask(commands.Change, id=f"n{number}", settings=changed), messages.Done)
    assert actor.standing.seq == seq + 1
    await room.hall.close()


@in_loop
async def test_what_is_wrong_with_a_database_is_told() -> None:
    address = await asyncio.get_running_loop().run_in_executor(None, new_database)
    store = store_of(address)
    async with live(store) as server:
        assert (await health(server))[1]["code"] == "ok"
        await read_only_from_now(address)
        await store._db.pool.expire_connections()
        assert (await health(server))[1]["code"] == "read-only"
        assert server.hall.store.watch.trouble == "read-only"


def store_of(address: str) -> Any:
    from klaf.server.store.postgres import PostgresStore

    return PostgresStore(address)


async def read_only_from_now(address: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(address)
    name = await connection.fetchval("SELECT current_database()")
    await connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    await connection.close()


@pytest.mark.parametrize(
    ("state", "kind"),
    [
        ("53100", "full"),
        ("25006", "read-only"),
        ("XX001", "damaged"),
        ("57P01", "down"),
        ("08006", "down"),
        ("28P01", "no-entry"),
        ("3D000", "gone"),
        ("22012", "failed"),
        ("57014", "slow"),
    ],
)
def test_the_errors_of_postgresql_are_known_by_their_codes(state: str, kind: Trouble) -> None:
    error = Exception("what it says")
    error.sqlstate = state  # type: ignore[attr-defined]
    assert of_postgres(error).kind == kind


def test_errors_without_a_code_are_known_by_their_type(tmp_path: Path) -> None:
    assert of_postgres(TimeoutError()).kind == "slow"
    assert of_postgres(ConnectionRefusedError()).kind == "down"
    assert of_system(FileNotFoundError(2, "")).kind == "gone"
    assert of_system(OSError(28, "")).kind == "full"
    assert of_system(PermissionError(13, "")).kind == "read-only"
    assert of_sqlite(sqlite3.OperationalError("unable"), str(tmp_path / "none.db")).kind == "gone"
    assert of_sqlite(ValueError(), str(tmp_path)).kind == "failed"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_server_that_cannot_open_its_store_says_what_is_wrong(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoilt = tmp_path / "spoilt.db"
    spoilt.write_bytes(b"this is no database, though it is as long as one" * 100)
    down = "postgresql://nobody@127.0.0.1:1/none"
    for store, kind in ((str(spoilt), "damaged"), (str(tmp_path / "no" / "klaf.db"), "gone"), (down, "down")):
        assert main(["serve", "--port", "0", "--store", store, "--lang", lang]) == 2
        told = capsys.readouterr().err
        assert told.splitlines()[-1] == text(lang, "serve-bad-store", store=store, why=text(lang, f"health-{kind}"))
        assert "Traceback" not in told
