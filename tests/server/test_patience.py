"""A store that stalls is waited for so long and no longer; what became of a step is then not known, and not guessed."""

import asyncio
import os
import signal
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from klaf.client import RefusedError
from klaf.server.errors import Conflict, StoreFailed
from klaf.server.store.contract import Append, GuestRow
from klaf.server.store.postgres import PostgresStore
from klaf.server.store.sqlite import SQLiteStore
from klaf.wire import commands
from klaf.wire.tables import Settings
from tests.server.live import in_loop, live
from tests.server.postgres import new_database
from tests.server.test_store import listing, opened, row
from tests.waiting import until

SOON = 30.0  # seconds: far more than any of the limits here, far less than what a test may take


IMPATIENT = 0.3


def patient(folder: Path) -> SQLiteStore:
    """Return a store that waits long for a machine that is only slow."""
    return SQLiteStore(folder / "klaf.db", "OFF", 2 * SOON)


def set_patience(store: SQLiteStore, seconds: float) -> None:
    """Have writes be waited for so long from now on."""
    writes = store._writes
    writes._patience = seconds
    if writes._timer is not None:
        writes._timer.cancel()
        writes._timer = None


class Stall:
    """Keeps the writing thread of a store from going on; nobody who comes meanwhile waits long for it."""

    def __init__(self, store: SQLiteStore) -> None:
        self.store, self.begun, self.over = store, threading.Event(), threading.Event()

    def _wait(self, db: sqlite3.Connection) -> None:
        self.begun.set()
        self.over.wait()

    async def __aenter__(self) -> "Stall":
        self.task = asyncio.get_running_loop().create_task(self.store._writes.do(self._wait))
        await asyncio.to_thread(self.begun.wait)
        self.store._writes._patient.clear()
        set_patience(self.store, IMPATIENT)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.over.set()
        await self.task
        set_patience(self.store, 2 * SOON)
        await until(lambda: not self.store._writes._overdue)


@in_loop
async def test_a_disk_that_stalls_is_not_waited_for_and_all_is_well_when_it_comes_back(tmp_path: Path) -> None:
    store = patient(tmp_path)
    async with opened(lambda: store):
        await store.append(Append([row("T", 1)], listing()))
        async with Stall(store):
            with pytest.raises(StoreFailed):
                await asyncio.wait_for(store.append(Append([row("T", 2)])), SOON)
            for question in (store.rows("T", 0), store.answered("T", "noa", "a"), store.made("noa", "a")):
                with pytest.raises(StoreFailed):  # the step may be written yet: nobody may conclude that it is not
                    await question
            with pytest.raises(StoreFailed):
                await store.made_by("noa")  # what tells whether the server is healthy
            assert await store.guest("noa") is None  # reading goes on where nothing hangs on it
        await store.append(Append([row("T", 2, "again")]))
        assert [one.command for one in await store.rows("T", 0)] == ["", "again"]


@in_loop
async def test_everybody_is_waited_for_equally_long(tmp_path: Path) -> None:
    store = patient(tmp_path)
    loop = asyncio.get_running_loop()
    first = loop.time()

    async def asked(after: float) -> float:
        await until(lambda: loop.time() >= first + after)
        begun = loop.time()
        with pytest.raises(StoreFailed):
            await asyncio.wait_for(store._writes.do(None), SOON)
        return loop.time() - begun

    async with opened(lambda: store):
        await store.append(Append([row("T", 1)], listing()))
        async with Stall(store):
            waited = await asyncio.gather(*(asked(after) for after in (0.0, 0.05, 0.1)))
            assert min(waited) >= 0.299
        assert not store._writes._patient or all(one.done() for _, one in store._writes._patient)


@in_loop
async def test_a_write_that_was_given_up_and_done_all_the_same_is_found(tmp_path: Path) -> None:
    store = patient(tmp_path)
    async with opened(lambda: store):
        begun, over = threading.Event(), threading.Event()

        def slow(db: sqlite3.Connection) -> None:
            begun.set()
            over.wait()

        asked = asyncio.get_running_loop().create_task(store._writes.do(slow, [row("T", 1, "slow")]))
        await asyncio.to_thread(begun.wait)
        store._writes._patient[0] = (0.0, store._writes._patient[0][1])
        store._writes._lose_patience()
        with pytest.raises(StoreFailed):
            await asked
        over.set()
        await until(lambda: not store._writes._overdue)
        assert await store.answered("T", "noa", "slow") == 1
        with pytest.raises(Conflict):
            await store.append(Append([row("T", 1)]))


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Have another program write to a file, and not finish."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


@in_loop
async def test_a_player_is_told_to_try_again_while_another_program_holds_the_file(tmp_path: Path) -> None:
    async with live(SQLiteStore(tmp_path / "klaf.db", "OFF", patience=3), wait=False) as server:
        server.gate.ready = True
        noa = await server.client("Noa")
        create = commands.Create(id="once", settings=Settings(game="taki", seats=2))
        with locked(tmp_path / "klaf.db"):
            with pytest.raises(RefusedError) as caught:
                await asyncio.wait_for(noa.send(create), SOON)
            assert (caught.value.refusal.code, caught.value.refusal.retry) == ("try-again", True)
        while True:
            try:
                made = await noa.send(create)
                break
            except RefusedError as error:
                if error.refusal.code != "try-again":  # until the writing thread has seen that the file is free
                    raise
        assert len(await server.hall.store.made_by((await server.hall.store.rows(str(made.code), 0))[0].guest)) == 1
        await noa.close()
        server.gate.ready = False


class NoWayBack(sqlite3.Connection):
    """A connection that cannot undo anything."""

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        if statement == "ROLLBACK":
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(statement, *values)


@in_loop
async def test_a_step_that_cannot_be_undone_ends_neither_the_thread_nor_the_store(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "klaf.db", "OFF")
    async with opened(lambda: store):
        await store.append(Append([row("T", 1)], listing()))
        for fails in (lambda: store.append(Append([row("T", 1)])), lambda: store._writes.do(lambda db: 1 // 0)):
            store._writes.db.close()
            store._writes.db = sqlite3.connect(
                store.path, isolation_level=None, check_same_thread=False, factory=NoWayBack
            )
            with pytest.raises((Conflict, StoreFailed)):
                await asyncio.wait_for(fails(), SOON)
            await asyncio.wait_for(store.put_guest(GuestRow("noa", "Noa", "he", 1)), SOON)
        assert [one.seq for one in await store.rows("T", 0)] == [1]
        await store.append(Append([row("T", 2)]))


@in_loop
async def test_a_database_that_does_not_answer_is_not_waited_for() -> None:
    address = await asyncio.get_running_loop().run_in_executor(None, new_database)
    store = PostgresStore(address, connections=3, patience=2 * SOON)  # of a single statement
    async with opened(lambda: store):
        await store.append(Append([row("T", 1)], listing()))
        store._db.patience = IMPATIENT
        other = await asyncpg.connect(address)
        try:
            async with other.transaction():
                await other.execute("LOCK TABLE log IN ACCESS EXCLUSIVE MODE")
                steps = [Append([row("T", 2)]), *(Append([row(f"T{n}", 1)], listing()) for n in range(12))]
                tries = asyncio.gather(*(store.append(step) for step in steps), return_exceptions=True)
                assert {type(one) for one in await asyncio.wait_for(tries, SOON)} == {StoreFailed}
        finally:
            await other.close()
        store._db.patience = SOON
        assert [one.seq for one in await store.rows("T", 0)] in ([1], [1, 2])  # the second: nobody can tell beforehand


@in_loop
async def test_a_database_that_is_stopped_is_not_waited_for() -> None:
    address = await asyncio.get_running_loop().run_in_executor(None, new_database)
    store = PostgresStore(address, connections=2, patience=2 * SOON)  # of a single statement
    async with opened(lambda: store):
        await store.append(Append([row("T", 1)], listing()))
        store._db.patience = IMPATIENT
        pids = {await store._db.pool.fetchval("SELECT pg_backend_pid()")}
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            tries = asyncio.gather(*(store.rows("T", 0) for _ in range(6)), return_exceptions=True)
            found = await asyncio.wait_for(tries, SOON)
            assert StoreFailed in {type(one) for one in found}
        finally:
            for pid in pids:
                os.kill(pid, signal.SIGCONT)
        store._db.patience = SOON
        assert len(await store.rows("T", 0)) == 1
