"""Listens in on what SQLite writes, syncs and cuts off, by way of the library's own hooks for file systems."""

import ctypes
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

Pointer, Int, Long, Bytes = ctypes.c_void_p, ctypes.c_int, ctypes.c_int64, ctypes.c_char_p
OPEN = ctypes.CFUNCTYPE(Int, Pointer, Pointer, Pointer, Int, Pointer)
DELETE = ctypes.CFUNCTYPE(Int, Pointer, Pointer, Int)
WRITE = ctypes.CFUNCTYPE(Int, Pointer, Pointer, Int, Long)
TRUNCATE = ctypes.CFUNCTYPE(Int, Pointer, Long)
SYNC = ctypes.CFUNCTYPE(Int, Pointer, Int)
NAME = b"klaf-listening"


class Methods(ctypes.Structure):
    """What a file can do: sqlite3_io_methods, version 3."""

    _fields_ = [
        ("version", Int),
        ("close", Pointer),
        ("read", Pointer),
        ("write", Pointer),
        ("truncate", Pointer),
        ("sync", Pointer),
        *((f"other{n}", Pointer) for n in range(13)),
    ]


class File(ctypes.Structure):
    """An open file: sqlite3_file."""

    _fields_ = [("methods", ctypes.POINTER(Methods))]


class System(ctypes.Structure):
    """A file system: sqlite3_vfs, version 3."""

    _fields_ = [
        ("version", Int),
        ("size", Int),
        ("longest", Int),
        ("next", Pointer),
        ("name", Bytes),
        ("data", Pointer),
        ("open", Pointer),
        ("delete", Pointer),
        *((f"other{n}", Pointer) for n in range(13)),
    ]


class Operation(NamedTuple):
    """Something that was done to a file, in order; ``acknowledged`` is a note of our own."""

    kind: str  # write, truncate, delete, sync, acknowledged
    file: str = ""
    offset: int = 0
    data: bytes = b""
    note: Any = None


class Listener:
    """All operations, in the order in which they happened."""

    def __init__(self) -> None:
        self.operations: list[Operation] = []
        self._lock = threading.Lock()
        self._kept: list[Any] = []  # what C code points to must not be collected

    def add(self, operation: Operation) -> None:
        with self._lock:
            self.operations.append(operation)

    def acknowledge(self, note: Any) -> None:
        """Note that somebody was told that something is stored."""
        self.add(Operation("acknowledged", note=note))

    def attach(self) -> Any:
        """Make a file system that tells this listener, and the default one."""
        library = ctypes.CDLL(sqlite3_path())
        library.sqlite3_vfs_find.restype = ctypes.POINTER(System)
        original = library.sqlite3_vfs_find(None)
        listening = System()
        ctypes.memmove(ctypes.byref(listening), original, ctypes.sizeof(System))
        listening.name = NAME
        forward = OPEN(original.contents.open)

        def opened(system: int, name: int, file: int, flags: int, out: int) -> int:
            status = forward(ctypes.addressof(original.contents), name, file, flags, out)
            if status == 0 and name:
                path = ctypes.string_at(name).decode()
                self._listen(ctypes.cast(file, ctypes.POINTER(File)), path.rpartition("/")[2])
            return int(status)

        forward_delete = DELETE(original.contents.delete)

        def deleted(system: int, name: int, synced: int) -> int:
            status = forward_delete(ctypes.addressof(original.contents), name, synced)
            self.add(Operation("delete", ctypes.string_at(name).decode().rpartition("/")[2], synced))
            return int(status)

        callbacks = (OPEN(opened), DELETE(deleted))
        listening.open, listening.delete = (ctypes.cast(one, Pointer).value for one in callbacks)
        self._kept += [callbacks, forward, forward_delete, listening, library]
        library.sqlite3_vfs_register(ctypes.byref(listening), 1)
        return library, listening

    def _listen(self, file: Any, name: str) -> None:
        original = file.contents.methods
        if not original:
            return
        methods = Methods()
        ctypes.memmove(ctypes.byref(methods), original, ctypes.sizeof(Methods))
        write, truncate, sync = WRITE(methods.write), TRUNCATE(methods.truncate), SYNC(methods.sync)

        def written(this: int, data: int, size: int, offset: int) -> int:
            self.add(Operation("write", name, offset, ctypes.string_at(data, size)))
            return int(write(this, data, size, offset))

        def truncated(this: int, size: int) -> int:
            self.add(Operation("truncate", name, size))
            return int(truncate(this, size))

        def synced(this: int, flags: int) -> int:
            status = sync(this, flags)
            self.add(Operation("sync", name))
            return int(status)

        callbacks = (WRITE(written), TRUNCATE(truncated), SYNC(synced))
        methods.write, methods.truncate, methods.sync = (ctypes.cast(one, Pointer).value for one in callbacks)
        self._kept += [methods, callbacks, write, truncate, sync, original]
        file.contents.methods = ctypes.pointer(methods)


def sqlite3_path() -> str:
    """Find the SQLite that Python itself uses."""
    import _sqlite3

    with open("/proc/self/maps", encoding="utf-8") as maps:
        loaded = {line.split()[-1] for line in maps if "libsqlite3" in line}
    return next(iter(loaded), str(_sqlite3.__file__))


@contextmanager
def listening() -> Iterator[Listener]:
    """Listen to every file that SQLite opens meanwhile."""
    assert sqlite3.sqlite_version_info >= (3, 35)
    listener = Listener()
    library, system = listener.attach()
    try:
        yield listener
    finally:
        library.sqlite3_vfs_unregister(ctypes.byref(system))
