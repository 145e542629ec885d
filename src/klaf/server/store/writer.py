"""The thread that writes to a SQLite file, and commits whole groups of steps."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from math import inf
from typing import Any, NamedTuple, TypeVar

from klaf.server.errors import Conflict, StoreFailed
from klaf.server.log.inputs import Row
from klaf.server.store import statements as sql
from klaf.server.store.backups import note_written
from klaf.server.store.trouble import Watch, of_sqlite

GROUP = 400  # steps in one commit at most
BUSY, GATHER = 0.02, 0.004  # seconds after a group in which the next one waits, and how long it does
MOST_ROWS = 256  # added by one statement
PATIENCE = 5.0  # seconds that somebody waits for the store
T = TypeVar("T")
Connect = Callable[[], sqlite3.Connection]
Work = Callable[[sqlite3.Connection], Any]


class Job(NamedTuple):
    """Rows to add, work to do after that, and the future that waits for both."""

    work: Work | None
    waiting: "asyncio.Future[Any]"
    rows: Sequence[Row] = ()


class Writer:
    """Writes in a thread of its own, for the event loop that started it.

    Nobody waits for ever. If the time is up, it is not known whether a job was written. Until it is known, nothing
    else is written, and nobody should draw conclusions from a missing row: see ``check``.
    """

    def __init__(
        self,
        connect: Connect,
        verify: Callable[[], None],
        note: Callable[[int], None],
        watch: Watch,
        path: str,
        patience: float = PATIENCE,
    ) -> None:
        """Take the function that opens a connection, and the seconds that a job may wait.

        ``verify`` is called after each commit, and raises ``StoreFailed`` if what was written is lost all the same.
        ``note`` is called after each commit of rows, with how many of them there were.
        """
        self.written = 0  # commits of rows
        self._note = note
        self._patience = patience
        self._connect, self._verify, self._watch, self._path = connect, verify, watch, path
        self._sync_seconds = 0.0  # of the last group
        self._written = -inf  # when something was last written
        watch.queue = lambda: len(self._patient)
        self.db = connect()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._overdue: set[asyncio.Future[Any]] = set()
        self._patient: deque[tuple[float, asyncio.Future[Any]]] = deque()  # who waits, and until when, in order
        self._timer: asyncio.TimerHandle | None = None
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._write_on, name="klaf-writer", daemon=True)

    def start(self) -> None:
        """Begin to write."""
        self._thread.start()

    async def stop(self) -> bool:
        """Write what is waiting and close; return whether that worked in time."""
        self._jobs.put(None)
        await self._loop.run_in_executor(None, self._thread.join, 2 * self._patience)
        if self._timer is not None:
            self._timer.cancel()
        if self._thread.is_alive():
            return False
        self.db.close()
        return True

    def check(self) -> None:
        """Make sure that no job is overdue.

        Raises:
            StoreFailed: it is not known whether some job was written.
        """
        if self._overdue:
            raise self._watch.failed(StoreFailed("a write is overdue", "slow"))

    @property
    def quiet(self) -> float:
        """Return the seconds since something was written."""
        return self._loop.time() - self._written

    async def do(self, work: Callable[[sqlite3.Connection], T] | None, rows: Sequence[Row] = ()) -> T:
        """Add rows, do work, and commit.

        Raises:
            Conflict: one of the rows is there already.
            StoreFailed: nobody knows.
        """
        self.check()
        waiting: asyncio.Future[T] = self._loop.create_future()
        until = self._loop.time() + self._patience
        self._patient.append((until, waiting))
        if self._timer is None:
            self._timer = self._loop.call_at(until, self._lose_patience)
        self._jobs.put(Job(work, waiting, rows))
        try:
            return await waiting
        finally:
            del waiting  # an error would hold it, and it the error

    def _lose_patience(self) -> None:
        """Fail the jobs whose time is up, and set the timer for the next one."""
        self._timer = None
        now = self._loop.time()
        while self._patient and (self._patient[0][1].done() or self._patient[0][0] <= now):
            waiting = self._patient.popleft()[1]
            if not waiting.done():
                self._overdue.add(waiting)
                waiting.set_exception(self._watch.failed(StoreFailed("no answer in time", "slow")))
        if self._patient:
            self._timer = self._loop.call_at(self._patient[0][0], self._lose_patience)

    def _write_on(self) -> None:
        """Write jobs in groups: the jobs that come while one group is written form the next.

        A group costs as much as a few moves. Where one follows another closely it waits for more jobs before it begins.
        """
        last = -inf
        while (job := self._jobs.get()) is not None:
            if time.perf_counter() - last < BUSY:
                time.sleep(GATHER)
            group = [job]
            end = False
            while len(group) < GROUP and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    end = True
                    break
                group.append(following)
            wanted = [one for one in group if not one.waiting.done()]  # nobody waits for the others any more
            results = self._commit(wanted) if wanted else []
            last = time.perf_counter()
            try:
                self._loop.call_soon_threadsafe(self._settle, group, wanted, results, self._sync_seconds)
            except RuntimeError:  # the loop is closed: nobody waits any more
                return
            if end:
                return

    def _commit(self, group: list[Job]) -> list[Any]:
        """Do the work of a group in one transaction; if one job fails, only that job is undone."""
        try:
            try:
                return self._all_at_once(group)
            except sqlite3.IntegrityError:
                self._undo()
                return self._one_by_one(group)
        except Exception as error:  # whatever it was, no step of the group may count as stored
            self._undo()
            failure = error if isinstance(error, StoreFailed) else of_sqlite(error, self._path)
            return [StoreFailed(str(failure), failure.kind) for _ in group]

    def _undo(self) -> None:
        """Roll a transaction back; replace the connection if that fails."""
        try:
            if self.db.in_transaction:
                self.db.execute("ROLLBACK")
            return
        except sqlite3.Error:
            with contextlib.suppress(sqlite3.Error):
                self.db.close()
        with contextlib.suppress(sqlite3.Error):  # if there is no other now, the next group tries again
            self.db = self._connect()

    def _all_at_once(self, group: list[Job]) -> list[Any]:
        """Write the rows of all jobs together: each statement waits for the event loop's thread to let go of Python.

        Raises:
            sqlite3.IntegrityError: one of them is there already.
        """
        self.db.execute("BEGIN IMMEDIATE")
        _add_rows(self.db, [row for job in group for row in job.rows])
        results = [job.work(self.db) if job.work is not None else None for job in group]
        self._sync(any(job.rows for job in group))
        return results

    def _one_by_one(self, group: list[Job]) -> list[Any]:
        results: list[Any] = []
        self.db.execute("BEGIN IMMEDIATE")
        for job in group:
            self.db.execute("SAVEPOINT job")
            try:
                _add_rows(self.db, job.rows)
                results.append(job.work(self.db) if job.work is not None else None)
            except sqlite3.IntegrityError as error:
                self.db.execute("ROLLBACK TO job")
                results.append(Conflict(str(error)))
            self.db.execute("RELEASE job")
        self._sync(any(job.rows for job in group))
        return results

    def _sync(self, rows: bool) -> None:
        """Commit, and see that what was written is there to stay."""
        if rows:
            self.written += 1
            note_written(self.db, self.written)
        since = time.perf_counter()
        self.db.execute("COMMIT")
        self._sync_seconds = time.perf_counter() - since
        self._verify()
        if rows:
            self._note(self.written)

    def _settle(self, group: list[Job], wanted: list[Job], results: list[Any], seconds: float) -> None:
        """Resolve the waiting jobs: in the event loop's thread, after the commit."""
        failure = next((result for result in results if isinstance(result, StoreFailed)), None)
        if failure is not None:
            self._watch.failed(failure)
        elif wanted:
            self._watch.well()
            self._written = self._loop.time()
            self._watch.metrics.syncs.observe(seconds)
            self._watch.metrics.groups.observe(len(wanted))
        self._overdue.difference_update([job.waiting for job in group])
        for job, result in zip(wanted, results, strict=True):
            if job.waiting.done():
                continue
            if isinstance(result, Exception):
                job.waiting.set_exception(result)
            else:
                job.waiting.set_result(result)
        while self._patient and self._patient[0][1].done():
            self._patient.popleft()


def _add_rows(db: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """Add rows by as few statements as can be: of 256, 128, 64 … rows, so that they are prepared once each."""
    start, size = 0, MOST_ROWS
    while start < len(rows):
        while size > len(rows) - start:
            size //= 2
        values: list[object] = []
        for row in rows[start : start + size]:
            values += sql.values(row)
        db.execute(sql.add_rows(size), values)
        start += size
    heads = {row.table: (row.table, row.seq, row.chain) for row in rows}
    db.executemany(sql.PUT_HEAD, list(heads.values()))
