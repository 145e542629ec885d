"""What is wrong with a store: one word for each error of the system, of SQLite and of PostgreSQL."""

import errno
import os
import sqlite3
from collections.abc import Callable, Mapping

from klaf.server.errors import TROUBLES, StoreFailed, Trouble
from klaf.server.metrics import Metrics

_SYSTEM: dict[int | None, Trouble] = {
    errno.ENOENT: "gone",
    errno.ENOTDIR: "gone",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
}
_SQLITE: dict[int, Trouble] = {  # by primary code
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_BUSY: "slow",
    sqlite3.SQLITE_LOCKED: "slow",
}
_POSTGRES: dict[str, Trouble] = {  # by SQLSTATE, or its class
    "08": "down",
    "25006": "read-only",
    "28": "no-entry",
    "3D000": "gone",
    "42P01": "gone",
    "53100": "full",
    "53300": "slow",
    "57014": "slow",
    "57P": "down",
    "58030": "failed",
    "XX001": "damaged",
    "XX002": "damaged",
}


def of_system(error: OSError) -> StoreFailed:
    """Return the failure that an error of the operating system makes."""
    return StoreFailed(str(error), _SYSTEM.get(error.errno, "failed"))


def of_sqlite(error: Exception, path: str) -> StoreFailed:
    """Return the failure that an error of SQLite makes; ``path``: its file."""
    code = getattr(error, "sqlite_errorcode", 0)
    if code == sqlite3.SQLITE_READONLY_DBMOVED:
        return StoreFailed(str(error), "gone")
    kind = _SQLITE.get(code & 0xFF, "failed")
    if kind == "failed" and isinstance(error, sqlite3.Error):
        if not os.path.exists(path):
            kind = "gone"
        elif _no_room(path):  # SQLite does not always say why it cannot write
            kind = "full"
    return StoreFailed(str(error), kind)


def _no_room(path: str) -> bool:
    if not hasattr(os, "statvfs"):
        return False
    try:
        return os.statvfs(os.path.dirname(path) or ".").f_bavail == 0
    except OSError:
        return False


def of_postgres(error: BaseException) -> StoreFailed:
    """Return the failure that an error of PostgreSQL or of its driver makes."""
    state = getattr(error, "sqlstate", None) or ""
    if isinstance(error, TimeoutError):
        kind: Trouble = "slow"
    elif state:
        kind = next((_POSTGRES[state[:size]] for size in (5, 3, 2) if state[:size] in _POSTGRES), "failed")
    else:  # the driver's own errors, and the system's: there is no connection
        kind = "down"
    return StoreFailed(str(error), kind)


class Watch:
    """Whether a store works, as its last answers tell, and how long they take: in the event loop's thread."""

    def __init__(self) -> None:
        """Believe that all is well."""
        self.trouble: Trouble | None = None
        self.metrics = Metrics()
        self.changed: Callable[[Trouble | None], None] = lambda trouble: None
        self.queue: Callable[[], int] = lambda: 0  # writes that wait

    def well(self) -> None:
        """Take in that the store has written something."""
        self._take(None)

    def failed(self, failure: StoreFailed) -> StoreFailed:
        """Take in a failure, and return it."""
        self._take(failure.kind)
        return failure

    def _take(self, trouble: Trouble | None) -> None:
        if trouble != self.trouble:
            self.trouble = trouble
            self.changed(trouble)

    def states(self) -> Mapping[str, bool]:
        """Return for each trouble whether it is there."""
        return {trouble: trouble == self.trouble for trouble in TROUBLES}
