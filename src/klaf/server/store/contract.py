"""What every store promises. ``tests/server/test_store.py`` holds all of them to it.

* What ``append`` has returned from survives the process and the machine.
* The rows of one ``append`` are stored all or not at all; two of the same table and seq never are (``Conflict``).
* ``StoreFailed`` means that nobody knows: read before you write again.
"""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cached_property

from msgspec import Struct

from klaf.server.log.chain import Head
from klaf.server.log.inputs import Row
from klaf.server.store.processes import Processes
from klaf.server.store.trouble import Watch


class GuestRow(Struct, frozen=True):
    """What is known of a guest."""

    id: str
    name: str
    lang: str
    last_seen: int  # milliseconds since 1970, to the day
    generation: int = 0  # of the cookies that count; raised when they are revoked


class Key(Struct, frozen=True):
    """A key that cookies are signed with."""

    id: str
    value: bytes
    made: int  # milliseconds since 1970


def new_key(at: int) -> Key:
    """Draw a key."""
    return Key(secrets.token_hex(4), secrets.token_bytes(32), at)


class Listing(Struct, frozen=True):
    """What is known of a table without reading its log; stored together with its rows."""

    stage: str
    public: bool
    maker: str
    guests: tuple[str, ...]
    document: bytes  # the table as the lobby shows it
    at: int


class Access(Struct, frozen=True):
    """Who may see a table's past: everybody, or those who were there; ``visited``: whether the one asked for was."""

    public: bool
    visited: bool

    @property
    def open(self) -> bool:
        """Whether the guest may see it."""
        return self.public or self.visited


class Made(Struct, frozen=True):
    """An unfinished table that a guest has made; ``alone``: nobody else sits there."""

    code: str
    public: bool
    alone: bool


class Ended(Struct, frozen=True):
    """The record of a finished match."""

    match: int
    record: str


class Append(Struct, frozen=True):
    """What one step of a table stores, all at once.

    ``runner``: the process that must have the table's lease for that, if what is stored was due; empty: no process.
    """

    rows: Sequence[Row]
    listing: Listing | None = None
    ended: Ended | None = None
    runner: str = ""


Note = bytes
Handler = Callable[[Note], None]


class Store(ABC):
    """A store of tables, guests and records; ``shared``: other processes may be on it too."""

    shared = False
    processes = Processes()

    @cached_property
    def watch(self) -> Watch:
        """Return the figures about how well the store works."""
        return Watch()

    @abstractmethod
    async def check(self) -> None:
        """See that the store can be read and written.

        Raises:
            StoreFailed: it cannot; its kind says why.
        """

    restored = False  # whether it was found to be older than what was written, when it was opened
    mended: Sequence[str] = ()  # files of the store that others could read until it was claimed

    @abstractmethod
    def claim(self) -> None:
        """Lock the store, if only one process may use it, until it is closed; ``open`` does so too.

        Raises:
            StoreTaken: another process has it.
            StoreUnfit: it is not to be served as it is.
            StoreFailed: it cannot be made.
        """

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the schema up to date.

        Raises:
            StoreTaken: it is for one process alone, and another has it.
            StoreUnfit: it is not to be served as it is.
            StoreFailed: it does not answer, or cannot be read.
        """

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun and disconnect."""

    @abstractmethod
    async def secret(self, name: str) -> bytes:
        """Return the key that cookies are signed with: made once, the same for all processes."""

    @abstractmethod
    async def append(self, step: Append) -> None:
        """Store a step of a table.

        Raises:
            Conflict: a row of that seq is there already.
            LeaseLost: the process that was to have the lease has it no longer; nothing is stored.
            StoreFailed: nobody knows whether it is stored.
        """

    @abstractmethod
    async def rows(self, table: str, after: int) -> list[Row]:
        """Return a table's rows from after a seq on, in order."""

    @abstractmethod
    async def head(self, table: str) -> Head | None:
        """Return the last row of a table's log, as noted beside the log."""

    @abstractmethod
    async def has_log(self, table: str) -> bool:
        """Whether the store lists a table of which a log must be there; the logs of early versions were ended."""

    @abstractmethod
    async def put_back(self, table: str) -> int:
        """Return up to which row a table was put back to a backup in the middle of its match; 0: it was not.

        What followed then may be known.
        """

    @abstractmethod
    async def answered(self, table: str, guest: str, command: str) -> int | None:
        """Return the seq of the last row that a command has written, None if it wrote none."""

    @abstractmethod
    async def made(self, guest: str, command: str) -> str | None:
        """Return the code of the table that a command has made."""

    @abstractmethod
    async def put_checkpoint(self, table: str, seq: int, document: bytes) -> None:
        """Store a checkpoint of a table: its standing after that row; only the newest is kept."""

    @abstractmethod
    async def checkpoint(self, table: str) -> tuple[int, bytes] | None:
        """Return the newest checkpoint of a table: the seq and the standing."""

    @abstractmethod
    async def record(self, table: str, match: int) -> str | None:
        """Return the record of a finished match."""

    @abstractmethod
    async def visit(self, table: str, guest: str) -> None:
        """Remember, for as long as a table is kept, that a guest was there."""

    @abstractmethod
    async def access(self, table: str, guest: str) -> Access | None:
        """Return whether a table is public and a guest was there; None if there is no such table."""

    @abstractmethod
    async def listed(self) -> list[bytes]:
        """Return the public tables that can be joined, then those that can be watched, the newest first of each."""

    @abstractmethod
    async def tables_of(self, guest: str) -> list[str]:
        """Return the tables where a guest sits."""

    @abstractmethod
    async def leave(self, table: str, guest: str) -> None:
        """Take a guest out of the listing of a table that cannot be played on, and all names with them."""

    @abstractmethod
    async def unfinished_of(self, guest: str) -> list[bytes]:
        """Return the tables where a guest has a seat: running matches first, then lobbies, the latest first."""

    @abstractmethod
    async def closed(self) -> list[str]:
        """Return the tables that an operator has closed."""

    @abstractmethod
    async def is_closed(self, table: str) -> bool:
        """Whether an operator has closed a table."""

    @abstractmethod
    async def end_closed(self) -> None:
        """List the tables that an operator has closed as finished."""

    @abstractmethod
    async def made_by(self, guest: str) -> list[Made]:
        """Return the tables that a guest has made and that are not finished, the oldest first."""

    @abstractmethod
    async def discard(self, tables: Sequence[str]) -> list[str]:
        """Delete those of these tables that are unfinished, and where nobody but the maker sits; return their codes.

        Those that another process runs are left as they are.
        """

    @abstractmethod
    async def served(self, at_least: int) -> int:
        """Return the milliseconds that servers have served, by whatever process has counted most; they only grow."""

    @abstractmethod
    async def touch(self, tables: Sequence[str], at: int) -> None:
        """Note that something happened at these tables."""

    @abstractmethod
    async def sweep(self, lobbies_before: int, tables_before: int) -> list[str]:
        """Delete lobbies and tables in which nothing happened since then; return their codes."""

    @abstractmethod
    async def put_guest(self, guest: GuestRow) -> None:
        """Store a new guest, or the changes of a known one."""

    @abstractmethod
    async def guest(self, guest: str) -> GuestRow | None:
        """Return a stored guest."""

    @abstractmethod
    async def generations(self, guests: Sequence[str]) -> dict[str, int]:
        """Return of which generation the cookies are that count, for those of these guests who are known."""

    @abstractmethod
    async def forget_guest(self, guest: str) -> None:
        """Delete a guest; rows of logs keep an id that means nothing any more."""

    @abstractmethod
    async def to_forget(self) -> list[str]:
        """Return the guests whose deletion an operator has asked for, and who are not forgotten yet."""

    @abstractmethod
    async def revoke(self, guest: str) -> bool:
        """Revoke all cookies of a guest; tell whether there is such a guest."""

    @abstractmethod
    async def notice(self) -> bytes:
        """Return what changes whenever an operator has revoked something beside the servers."""

    @abstractmethod
    async def keys(self) -> list[Key]:
        """Return the keys that cookies may be signed with, the newest first; there is always one."""

    @abstractmethod
    async def add_key(self, key: Key) -> None:
        """Add a key; from now on it signs."""

    @abstractmethod
    async def retire_key(self, key: str) -> bool:
        """Delete a key, and with it all cookies that it signed; not the newest. Tell whether that was done."""

    @abstractmethod
    async def put_transfer(self, digest: str, guest: str, until: int, now: int) -> bool:
        """Store a code by which another device can become a guest, until a time; False if the code is in use.

        Codes whose time is over now are deleted.
        """

    @abstractmethod
    async def drop_transfers(self, now: int) -> None:
        """Forget the codes whose time is over."""

    @abstractmethod
    async def take_transfer(self, digest: str, now: int) -> str | None:
        """Return the guest of a code, once."""

    @abstractmethod
    async def count_guesses(self, hour: int, more: int) -> int:
        """Add to how many codes were guessed in an hour, and return how many; hours long over are forgotten."""

    @abstractmethod
    async def publish(self, *notes: Note) -> None:
        """Notify all processes on this store, this one included, in this order; notes may be lost."""

    @abstractmethod
    def listen(self, handler: Handler) -> None:
        """Call a function with every note."""
