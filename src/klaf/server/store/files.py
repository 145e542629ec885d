"""The files of a SQLite store: one lock under all their names, read by their owner alone, and not lost unnoticed."""

import os
import re
import stat
import sys
from pathlib import Path

from klaf.server.errors import StoreFailed, StoreTaken, StoreUnfit
from klaf.server.store.lock import Lock
from klaf.server.store.trouble import of_system

PRIVATE = 0o600
_SIGN = "klaf store "  # begins the lock file of a store that was made; its identity follows


class Files:
    """A database file and the files that SQLite keeps beside it."""

    def __init__(self, path: str | Path) -> None:
        """Name the database; a symbolic link stands for what it leads to."""
        self.path = os.path.realpath(path)
        self.mended: list[str] = []  # files that others could read until now
        self._lock = Lock(f"{self.path}.lock")
        self._name = ""  # of the store that is written
        self._places: dict[str, tuple[int, int]] = {}  # where the files that are written lie

    def claim(self, new: bool) -> None:
        """Lock the store for this process, and see that its files can be served; ``new``: a lost one is begun anew.

        Raises:
            StoreTaken: another process has it.
            StoreUnfit: it is not to be served as it is.
            StoreFailed: it cannot be made.
        """
        if self._lock.held:
            return
        try:
            if not self._lock.take():
                raise StoreTaken(self.path)
            try:
                self._check(new)
            except BaseException:
                self._lock.release()
                raise
        except OSError as error:
            raise of_system(error) from error

    def find(self) -> None:
        """See that there is a store, and make nothing.

        Raises:
            StoreUnfit: there is none.
        """
        if not self._begun():
            raise StoreUnfit("none")

    def _check(self, new: bool) -> None:
        if self.remembered and not new and not self._begun():
            raise StoreUnfit("gone")
        if not os.path.exists(self.path):
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
        if os.stat(self.path).st_nlink > 1:  # SQLite's journal has the name of one of them, and so has the lock
            raise StoreUnfit("linked")
        for file in (self.path, f"{self.path}-wal", f"{self.path}-shm", f"{self.path}.lock"):
            self._keep_private(file)

    def _begun(self) -> bool:
        """Whether there is anything in the file."""
        try:
            return os.path.getsize(self.path) > 0
        except FileNotFoundError:
            return False

    def _keep_private(self, file: str) -> None:
        """Let nobody but its owner read a file; on Windows its folder says who may."""
        if sys.platform == "win32" or not os.path.exists(file) or not stat.S_IMODE(os.stat(file).st_mode) & 0o077:
            return
        try:
            os.chmod(file, PRIVATE)
        except PermissionError as error:
            raise StoreUnfit("rights") from error
        self.mended.append(os.path.basename(file))

    @property
    def remembered(self) -> str:
        """Return the identity of the store that was made here, empty if none was."""
        line = self._lock.text.partition("\n")[0]
        return line[len(_SIGN) :] if line.startswith(_SIGN) else ""

    @property
    def written(self) -> int:
        """Return how much the store had written when that was last noted beside it."""
        count = self._lock.text.partition("\n")[2].strip()
        return int(count) if re.fullmatch("[0-9]{1,20}", count) else 0

    def remember(self, identity: str, written: int) -> None:
        """Note beside the database that it was made, so that its loss is noticed, and how much it has written."""
        self._name = identity
        if (self.remembered, self.written) != (identity, written):
            self._lock.text = f"{_SIGN}{identity}\n{written:020d}\n"

    def note(self, written: int) -> None:
        """Note beside the database how much it has written, so that an older one in its place is noticed.

        Raises:
            StoreFailed: it cannot be noted.
        """
        try:
            self._lock.overwrite(len(f"{_SIGN}{self._name}\n"), f"{written:020d}\n")
        except OSError as error:
            raise of_system(error) from error

    def check_place(self) -> None:
        """See that the database and its journal are the files that were written first, and not deleted or replaced.

        Raises:
            StoreFailed: what is written now is lost with the process.
        """
        for file in (self.path, f"{self.path}-wal"):
            try:
                found = os.stat(file)
            except OSError as error:
                if file in self._places:
                    raise StoreFailed(str(error), "gone") from error
                continue
            if self._places.setdefault(file, (found.st_dev, found.st_ino)) != (found.st_dev, found.st_ino):
                raise StoreFailed(f"{file} was replaced", "gone")

    def release(self) -> None:
        """Let another process have the store."""
        self._places.clear()
        self._lock.release()
