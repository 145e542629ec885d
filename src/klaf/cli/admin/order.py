"""What a command of ``klaf admin`` was asked for, and how it answers."""

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from klaf.cli.parse import Parsed
from klaf.locale import text
from klaf.server.store.opening import open_store
from klaf.server.store.sql_store import Opening, SqlStore

PATIENCE = 60.0  # seconds that a command waits for a store with much in it
_UNSEEN = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069\u200e\u200f"))


@dataclass(frozen=True)
class Order:
    """A command line, the reader's language, and the address of the store."""

    parsed: Parsed
    lang: str
    address: str

    @property
    def for_programs(self) -> bool:
        """Whether the answer is to be JSON."""
        return self.parsed.flag("json") is not None

    def store(self, opening: Opening) -> SqlStore:
        """Return the store, not open yet."""
        return open_store(self.address, opening=opening, patience=PATIENCE)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[SqlStore]:
        """Open the store beside a server that may have it, and close it again.

        Raises:
            StoreUnfit: there is none, or of another klaf.
            StoreFailed: it cannot be read.
        """
        store = self.store("beside")
        await store.open()
        try:
            yield store
        finally:
            await store.close()

    def say(self, message: str, **facts: Any) -> None:
        """Print a sentence."""
        print(text(self.lang, message, **facts), flush=True)

    def grid(self, heads: str, rows: Sequence[Sequence[str]]) -> None:
        """Print columns below their heads, which are named with spaces between them."""
        lines = [[text(self.lang, f"admin-head-{head}") for head in heads.split()], *rows]
        widths = [max(map(_width, column)) for column in zip(*lines, strict=True)]
        for line in lines:
            cells = (cell + " " * (width - _width(cell)) for cell, width in zip(line, widths, strict=True))
            print("  ".join(cells).rstrip())


def _width(cell: str) -> int:
    return len(cell.translate(_UNSEEN))


def print_document(document: Any) -> None:
    """Print a document for programs."""
    print(json.dumps(document, ensure_ascii=False, indent=1), flush=True)


def shown_time(at: int | None) -> str:
    """Write a moment, in milliseconds since 1970, by the clock of this place."""
    return "–" if at is None else datetime.fromtimestamp(at / 1000).strftime("%Y-%m-%d %H:%M")


def shown_day(at: int) -> str:
    """Write a day, in milliseconds since 1970."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d")


def moment(at: int | None) -> str | None:
    """Spell a moment for programs."""
    return None if at is None else datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds")
