"""The files of a store: one lock under all their names, private to their owner, and not begun anew unnoticed."""

import asyncio
import os
import sqlite3
import stat
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from klaf.cli import main
from klaf.cli.command import PROGRAM
from klaf.cli.serve import settings
from klaf.cli.stores import shown_store
from klaf.locale import LANGUAGES, text
from klaf.server.errors import StoreTaken, StoreUnfit
from klaf.server.store.migrations import IDENTITY_SINCE, scripts
from klaf.server.store.opening import open_store
from klaf.server.store.postgres import PostgresStore
from klaf.server.store.sqlite import SQLiteStore
from tests.server.live import in_loop
from tests.server.postgres import new_database

posix = pytest.mark.skipif(sys.platform == "win32", reason="on Windows a file's folder says who may read it")


async def begun(path: Path, new: bool = False) -> SQLiteStore:
    """Open a store and close it again."""
    store = SQLiteStore(path, "OFF", new=new)
    await store.open()
    await store.close()
    return store


def unfit(store: SQLiteStore) -> str:
    """Return why a store cannot be claimed."""
    with pytest.raises(StoreUnfit) as error:
        store.claim()
    return error.value.why


def rights(path: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}


@posix
@in_loop
async def test_nobody_but_the_owner_may_read_the_files_of_a_store(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        store = SQLiteStore(tmp_path / "klaf.db", "OFF")
        await store.open()
        await store.secret("cookies")
        names = {f"klaf.db{end}" for end in ("", "-wal", "-shm", ".lock")}
        assert rights(tmp_path / "klaf.db") == dict.fromkeys(names, 0o600)
        await store.close()
    finally:
        os.umask(before)


@posix
@in_loop
async def test_files_that_others_may_read_are_mended_and_that_is_said(tmp_path: Path) -> None:
    path = tmp_path / "klaf.db"
    assert (await begun(path)).mended == ()
    path.chmod(0o644)
    (tmp_path / "klaf.db.lock").chmod(0o640)
    assert (await begun(path)).mended == ("klaf.db", "klaf.db.lock")
    assert set(rights(path).values()) == {0o600}
    assert (await begun(path)).mended == ()


@posix
def test_a_file_that_others_may_read_and_that_is_not_ours_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "klaf.db"
    asyncio.run(begun(path))
    path.chmod(0o644)

    def forbidden(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "chmod", forbidden)
    assert unfit(SQLiteStore(path)) == "rights"


@posix
@in_loop
async def test_the_lock_holds_under_every_name_of_a_file(tmp_path: Path) -> None:
    path, link = tmp_path / "klaf.db", tmp_path / "elsewhere" / "link.db"
    link.parent.mkdir()
    link.symlink_to(path)
    (tmp_path / "folder").symlink_to(tmp_path)
    first = SQLiteStore(path, "OFF")
    await first.open()
    for name in (link, tmp_path / "folder" / "klaf.db"):
        with pytest.raises(StoreTaken):
            SQLiteStore(name).claim()
    hard = tmp_path / "hard.db"
    hard.hardlink_to(path)
    assert unfit(SQLiteStore(hard)) == "linked"
    hard.unlink()
    await first.secret("cookies")
    await first.close()


def replace_by_another(path: Path) -> None:
    """Put a database in a store's place that is none."""
    path.unlink()
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE a (b)")


LOSSES: dict[str, Callable[[Path], object]] = {
    "missing": lambda path: path.unlink(),
    "empty": lambda path: path.write_bytes(b""),
    "another": lambda path: replace_by_another(path),
}


@pytest.mark.parametrize("loss", LOSSES)
@in_loop
async def test_a_store_that_is_lost_is_not_silently_begun_anew(tmp_path: Path, loss: str) -> None:
    path = tmp_path / "klaf.db"
    await begun(path)
    LOSSES[loss](path)
    assert unfit(SQLiteStore(path)) == "gone"
    if loss == "another":
        path.unlink()
    await begun(path, new=True)
    await begun(path)
    path.unlink()
    assert unfit(SQLiteStore(path)) == "gone"


def emptied(path: Path) -> None:
    """Delete all that is in a store, but not its tables."""
    with closing(sqlite3.connect(path)) as db:
        for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            db.execute(f"DELETE FROM {name}")
        db.commit()


def dropped(path: Path) -> None:
    """Delete all tables of a store, but not its number."""
    with closing(sqlite3.connect(path)) as db:
        for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            db.execute(f"DROP TABLE {name}")


@pytest.mark.parametrize("empty", [emptied, dropped])
@in_loop
async def test_a_store_that_was_emptied_is_refused_also_where_nothing_beside_it_remembers(
    tmp_path: Path, empty: Callable[[Path], None]
) -> None:
    path = tmp_path / "klaf.db"
    await begun(path)
    empty(path)
    assert unfit(SQLiteStore(path)) == "gone"
    (tmp_path / "klaf.db.lock").unlink()
    assert unfit(SQLiteStore(path)) == "gone"
    if empty is emptied:
        await begun(path, new=True)
        store = SQLiteStore(path, "OFF")
        await store.open()
        assert await store.served(5) == 5
        await store.close()


@in_loop
async def test_another_store_in_the_place_of_one_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path, other = tmp_path / "klaf.db", tmp_path / "other.db"
    await begun(path)
    await begun(other)
    one, two = path.read_bytes(), other.read_bytes()
    path.write_bytes(two)
    assert unfit(SQLiteStore(path)) == "exchanged"
    assert unfit(SQLiteStore(path, opening="alone")) == "exchanged"
    assert path.read_bytes() == two
    path.write_bytes(one)
    await begun(path)
    path.write_bytes(two)
    await begun(path, new=True)
    await begun(path)
    path.write_bytes(one)
    assert unfit(SQLiteStore(path)) == "exchanged"


@in_loop
async def test_a_store_from_before_it_had_a_name_gets_one(tmp_path: Path) -> None:
    path = tmp_path / "klaf.db"
    with closing(sqlite3.connect(path)) as db:
        for number, script in scripts("sqlite")[: IDENTITY_SINCE - 1]:
            db.executescript(f"{script}; PRAGMA user_version = {number}")
    await begun(path)
    await begun(path)
    emptied(path)
    assert unfit(SQLiteStore(path)) == "gone"


async def emptied_database() -> str:
    """Make a database in which all rows of a store were deleted; return its address."""
    address = await asyncio.to_thread(new_database)
    store = PostgresStore(address)
    await store.open()
    names = await store._db.fetch(
        "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> 'schema'"
    )
    for (name,) in names:
        await store._db.fetch(f"TRUNCATE {name} CASCADE")
    await store.close()
    return address


@in_loop
async def test_a_database_that_was_emptied_is_begun_anew_only_where_that_is_wished() -> None:
    address = await emptied_database()
    with pytest.raises(StoreUnfit) as error:
        await open_store(address).open()
    assert error.value.why == "gone"
    for new in (True, False):
        store = open_store(address, new)
        await store.open()
        assert await store.served(5) == 5
        await store.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_store_that_was_emptied_or_exchanged_is_told_of_on_the_command_line(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, other = tmp_path / "klaf.db", tmp_path / "other.db"
    for one in (path, other):
        asyncio.run(begun(one))
    path.write_bytes(other.read_bytes())
    for address, why in ((str(path), "exchanged"), (asyncio.run(emptied_database()), "gone")):
        assert main(["serve", "--port", "0", "--store", address, "--lang", lang]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.splitlines()[-1] == text(lang, f"serve-store-{why}", store=shown_store(address))


@in_loop
async def test_a_store_of_an_earlier_version_keeps_guests_and_records_and_ends_its_logs(tmp_path: Path) -> None:
    path = tmp_path / "klaf.db"
    with closing(sqlite3.connect(path)) as db:
        for number, script in scripts("sqlite")[:3]:
            db.executescript(f"{script}; PRAGMA user_version = {number}")
        for code in ("FINISH", "RUNNIN"):
            db.execute("INSERT INTO tables VALUES (?, 'noa', 'playing', 1, '{}', 5)", (code,))
            db.execute("INSERT INTO log VALUES (?, 1, 5, 'noa', 'c', '{}', 'hash')", (code,))
            db.execute("INSERT INTO checkpoints VALUES (?, 1, '{}')", (code,))
            db.execute("INSERT INTO seats VALUES ('noa', ?)", (code,))
        db.execute("INSERT INTO records VALUES ('FINISH', 1, 'a record')")
        db.execute("INSERT INTO guests (id, name, lang, last_seen) VALUES ('noa', 'Noa', 'he', 1)")
        db.commit()
    store = SQLiteStore(path)
    await store.open()
    assert await store.guest("noa") is not None
    assert await store.record("FINISH", 1) == "a record"
    for code in ("FINISH", "RUNNIN"):
        assert (await store.rows(code, 0), await store.head(code), await store.checkpoint(code)) == ([], None, None)
    assert (await store.listed(), await store.made_by("noa"), await store.tables_of("noa")) == ([], [], [])
    assert await store.sweep(0, 6) == ["FINISH"]
    assert await store.record("FINISH", 1) is None
    await store.close()


@in_loop
async def test_a_backup_may_take_the_place_of_a_store(tmp_path: Path) -> None:
    path = tmp_path / "klaf.db"
    store = SQLiteStore(path)
    await store.open()
    secret = await store.secret("cookies")
    await store.close()
    copy = path.read_bytes()
    path.unlink()
    path.write_bytes(copy)
    store = SQLiteStore(path)
    await store.open()
    assert await store.secret("cookies") == secret
    await store.close()


@in_loop
async def test_a_file_of_a_newer_klaf_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "klaf.db"
    await begun(path)
    with sqlite3.connect(path) as db:
        db.execute(f"PRAGMA user_version = {scripts('sqlite')[-1][0] + 1}")
    db.close()
    before = path.read_bytes()
    assert unfit(SQLiteStore(path)) == "newer"
    assert path.read_bytes() == before


@in_loop
async def test_a_database_of_a_newer_klaf_is_refused() -> None:
    address = await asyncio.to_thread(new_database)
    store = PostgresStore(address)
    await store.open()
    number = scripts("postgres")[-1][0] + 1
    await store._db.fetch("INSERT INTO schema (version) VALUES (?)", number)
    await store.close()
    with pytest.raises(StoreUnfit) as error:
        await PostgresStore(address).open()
    assert error.value.why == "newer"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_unfit_is_said_in_a_sentence(tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "klaf.db"
    asyncio.run(begun(path))
    path.unlink()
    assert main(["serve", "--port", "0", "--store", str(path), "--lang", lang]) == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", text(lang, "serve-store-gone", store=str(path)) + "\n")


def test_a_newer_database_is_said_in_a_sentence_too(capsys: pytest.CaptureFixture[str]) -> None:
    address = new_database()

    async def newer() -> None:
        store = PostgresStore(address)
        await store.open()
        await store._db.fetch("INSERT INTO schema (version) VALUES (?)", 9999)
        await store.close()

    asyncio.run(newer())
    assert main(["serve", "--port", "0", "--store", address, "--lang", "en"]) == 2
    assert "was made by a newer klaf" in capsys.readouterr().err


def test_only_the_line_says_that_a_store_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KLAF_NEW", "1")
    assert not settings(PROGRAM.parse(["serve"])).new
    assert settings(PROGRAM.parse(["serve", "--new"])).new
