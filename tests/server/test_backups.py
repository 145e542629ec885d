"""A store that was put back to a backup: what went on after it may be known, so no match of it is played on."""

import random
import shutil
from pathlib import Path

import klaf
from klaf.client import Client
from klaf.server.hall.hall import Hall
from klaf.server.log.inputs import AnyInput, Dealt, Opened, Started, read_input
from klaf.server.logging import Logger
from klaf.server.store.sql_store import Opening
from klaf.server.store.sqlite import SQLiteStore
from klaf.server.table.loading import load
from klaf.wire.fairness import proof_lines
from tests.server.live import in_loop, live, play_on
from tests.server.memory import MemoryStore
from tests.server.room import Guest, Room

FILES = ("klaf.db", "klaf.db-wal", "klaf.db-shm")


def copy(source: Path, target: Path) -> None:
    """Copy a store that nobody serves, without what lies beside it."""
    target.mkdir(exist_ok=True)
    for name in FILES:
        (target / name).unlink(missing_ok=True)
        if (source / name).exists():
            shutil.copy(source / name, target / name)


async def played_until(folder: Path, cookie: str | None, code: str | None, moves: int) -> tuple[Client, str]:
    """Serve a store while Noa plays at a table against a bot; return her client and the code."""
    async with live(folder / "klaf.db") as server:
        noa = Client(server.address, "Noa", cookie=cookie)
        await noa.__aenter__()
        if code is None:
            code = await noa.create(game="taki", seats=2, bots=["casual"])
            await noa.start()
        else:
            await noa.enter(code)
            await noa.until(lambda: noa.match)
        first = noa.seq
        await play_on(noa, random.Random(1), stop=lambda: noa.seq >= first + moves)
        await noa.close()
    return noa, code


async def inputs(path: Path, code: str) -> list[AnyInput]:
    """Play the log of a table through, and return it."""
    store = SQLiteStore(path, "OFF")
    await store.open()
    found = [read_input(row) for row in await store.rows(code, 0)]
    actor = await load(Hall(store, logger=Logger(quiet=True)), code)
    assert actor is not None
    await store.close()
    return found


@in_loop
async def test_a_match_that_was_published_is_never_dealt_again_from_a_backup(tmp_path: Path) -> None:
    store, backup = tmp_path / "store", tmp_path / "backup"
    store.mkdir()
    noa, code = await played_until(store, None, None, 6)
    copy(store, backup)
    async with live(store / "klaf.db") as server:
        again = Client(server.address, "Noa", cookie=noa.cookie)
        await again.connect()
        await again.enter(code)
        await play_on(again, random.Random(2))
        known = proof_lines(await again.record(1))
        await again.close()
    copy(backup, store)
    later, _ = await played_until(store, noa.cookie, code, 10_000)
    assert later.table is not None
    assert later.table.match == 2
    async with live(store / "klaf.db") as server:
        asking = Client(server.address, cookie=noa.cookie)
        asking.table = later.table
        record = await asking.record(2)
        assert (await asking.http("GET", f"/api/tables/{code}/matches/2/replay?lang=en")) != b""
    assert klaf.load(record).over
    assert proof_lines(record)["secret"] != known["secret"]
    given = await inputs(store / "klaf.db", code)
    assert [type(one) for one in given if isinstance(one, Started | Dealt)] == [Started, Dealt, Started, Dealt]
    assert len({one.secret for one in given if isinstance(one, Opened)}) == 2


@in_loop
async def test_a_store_that_goes_on_is_not_taken_for_a_backup(tmp_path: Path) -> None:
    noa, code = await played_until(tmp_path, None, None, 6)
    for _ in range(2):
        await played_until(tmp_path, noa.cookie, code, 4)
    assert sum(isinstance(one, Dealt) for one in await inputs(tmp_path / "klaf.db", code)) == 1


async def opened(path: Path, opening: Opening = "serve") -> bool:
    """Open a store and close it again; return whether it was found to be put back."""
    store = SQLiteStore(path, "OFF", opening=opening)
    await store.open()
    found = store.restored
    await store.close()
    return found


@in_loop
async def test_a_backup_is_noticed_once_and_wherever_it_is_known_what_was_written(tmp_path: Path) -> None:
    store, backup = tmp_path / "store", tmp_path / "backup"
    store.mkdir()
    noa, code = await played_until(store, None, None, 2)
    copy(store, backup)
    await played_until(store, noa.cookie, code, 1)
    assert not await opened(backup / "klaf.db")  # elsewhere nobody knows of anything else
    copy(backup, store)
    assert await opened(store / "klaf.db")
    assert not await opened(store / "klaf.db")
    lock = store / "klaf.db.lock"
    for damaged in ("", lock.read_text().replace("\n0", "\n-"), lock.read_text()[:50]):
        lock.write_text(damaged)
        assert not await opened(store / "klaf.db")


@in_loop
async def test_a_backup_is_also_noticed_by_a_command_that_has_the_store_to_itself(tmp_path: Path) -> None:
    store, backup = tmp_path / "store", tmp_path / "backup"
    store.mkdir()
    noa, code = await played_until(store, None, None, 2)
    assert not await opened(store / "klaf.db", "alone")
    copy(store, backup)
    await played_until(store, noa.cookie, code, 1)
    copy(backup, store)
    assert await opened(store / "klaf.db", "alone")
    assert not await opened(store / "klaf.db", "alone")


@in_loop
async def test_whoever_is_there_sees_that_the_match_is_dealt_anew() -> None:
    room = Room()
    assert isinstance(room.store, MemoryStore)
    actor, _ = await room.seated("Noa Dan", game="taki")
    room.store.restored_to[actor.code] = actor.standing.seq
    again = Room(room.store)
    found = await again.hall.find(actor.code)
    state = found.standing.state
    assert (state.stage, state.match, state.shuffle) == ("dealing", 1, None)
    noa = Guest(again, "Noa")
    await noa.enter(found)
    await again.advance(again.hall.pace.deal)
    assert (found.standing.state.stage, found.standing.state.match) == ("playing", 2)
    third = await Room(room.store).hall.find(actor.code)  # and goes on from now on
    assert (third.standing.state.stage, third.standing.state.match) == ("playing", 2)
