"""One process at a time: a lock on a file, which the system takes back when its holder ends, however it ends."""

import os
import sys
import time
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """A lock that one process holds for as long as it wants, or lives."""

    def __init__(self, path: str | Path) -> None:
        """Name the file; it is made, and never deleted: another process may be about to lock it."""
        self.path = path
        self._file: int | None = None

    @property
    def held(self) -> bool:
        """Whether this lock is held by this process."""
        return self._file is not None

    def take(self) -> bool:
        """Try to lock, and return whether that worked."""
        file = os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        try:
            _take(file)
        except OSError:
            os.close(file)
            return False
        self._file = file
        return True

    @property
    def text(self) -> str:
        """Return what stands in the file of a lock that is held."""
        assert self._file is not None
        os.lseek(self._file, 0, os.SEEK_SET)
        return os.read(self._file, 1024).decode(errors="replace")

    @text.setter
    def text(self, text: str) -> None:
        assert self._file is not None
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, text.encode())
        os.ftruncate(self._file, len(text.encode()))
        os.fsync(self._file)

    def overwrite(self, start: int, text: str) -> None:
        """Write over part of the file, for other processes to read, but not yet for after a power cut."""
        assert self._file is not None
        os.lseek(self._file, start, os.SEEK_SET)
        os.write(self._file, text.encode())

    def release(self) -> None:
        """Release it."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def __enter__(self) -> "Lock":
        """Wait for the lock."""
        while not self.take():
            time.sleep(0.1)
        return self

    def __exit__(self, *_: object) -> None:
        """Release it."""
        self.release()
