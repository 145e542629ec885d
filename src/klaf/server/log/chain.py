"""The chain of a table's log: each row is bound to all rows before it, and a stored standing to its row.

``link`` of the row before (of the first: ``start``) and of a row is that row's ``chain``: SHA-256 over the row before's
and the row's table, seq, time, guest, command, input and hash. So a row that is changed, exchanged or deleted breaks
the chain there, and the rows before it are known to be whole. What is personal in a row is covered by a salted hash in
its input, and can be erased (``inputs``).
"""

import hashlib
import hmac
from collections.abc import Sequence

from msgspec import Struct, structs
from msgspec.msgpack import Encoder

from klaf.server.errors import Damaged
from klaf.server.log.inputs import Row, read_input

SEAL = 32  # bytes
_encoder = Encoder()


class Head(Struct, frozen=True):
    """The last row of a log, noted beside it: so that its loss is noticed."""

    seq: int
    chain: bytes


def start(table: str) -> bytes:
    """Return what the first row of a table's log is bound to."""
    return hashlib.sha256(b"klaf log " + table.encode()).digest()


def link(before: bytes, row: Row) -> bytes:
    """Return the chain of a row that follows another."""
    covered = (row.table, row.seq, row.at, row.guest, row.command, row.input, row.hash)
    return hashlib.sha256(before + _encoder.encode(covered)).digest()


def linked(before: bytes, rows: Sequence[Row]) -> list[Row]:
    """Return rows bound to those before them."""
    found = []
    for row in rows:
        before = link(before, row)
        found.append(structs.replace(row, chain=before))
    return found


def intact(table: str, rows: Sequence[Row]) -> int:
    """Return how many rows of a log, from the first on, are as they were written."""
    before = start(table)
    for number, row in enumerate(rows):
        if row.table != table or row.seq != number + 1 or row.chain != link(before, row) or not _whole(row):
            return number
        before = row.chain
    return len(rows)


def _whole(row: Row) -> bool:
    """Whether what is personal in a row is what was written, or erased."""
    try:
        return not row.personal or bool(read_input(row))
    except Damaged:
        return False


def damaged_row(table: str, rows: Sequence[Row], head: Head | None) -> int | None:
    """Return the number of the first row of a log that is missing or changed; None if the log is whole."""
    count = intact(table, rows)
    if count < len(rows) or head is None or head.seq > count:
        return count + 1
    return None if head.seq and rows[head.seq - 1].chain == head.chain else max(1, head.seq)


def check_chain(table: str, rows: Sequence[Row], head: Head | None) -> None:
    """Check that a log is whole, from its first row to its last.

    Raises:
        Damaged: it is not; names the first row that is missing or changed.
    """
    row = damaged_row(table, rows, head)
    if row is not None:
        raise Damaged(table, row)


def seal(document: bytes, chain: bytes, key: bytes) -> bytes:
    """Return a stored standing, bound to its row's chain and to a key of the store."""
    return _seal(document, chain, key) + document


def unseal(sealed: bytes, row: Row, key: bytes) -> bytes:
    """Return a stored standing that belongs to a row.

    Raises:
        Damaged: it does not.
    """
    document = sealed[SEAL:]
    if not hmac.compare_digest(sealed[:SEAL], _seal(document, row.chain, key)):
        raise Damaged(row.table, row.seq)
    return document


def _seal(document: bytes, chain: bytes, key: bytes) -> bytes:
    return hmac.new(key, b"klaf standing " + chain + document, hashlib.sha256).digest()
