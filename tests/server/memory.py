"""A store that forgets everything: for tests of tables, and of what they do when a store fails."""

import asyncio
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence

import msgspec

from klaf.server.errors import Conflict, LeaseLost, StoreFailed
from klaf.server.log.chain import Head, linked, start
from klaf.server.log.inputs import Row
from klaf.server.store.contract import Access, Append, GuestRow, Handler, Key, Listing, Made, Note, Store, new_key
from klaf.server.store.processes import Processes
from klaf.server.store.statements import nameless
from klaf.server.time_source import TimeSource
from tests.server.fake_time import FakeTime


class MemoryStore(Store):
    """A store in memory; ``failing`` and ``stalled`` make it misbehave."""

    def __init__(self) -> None:
        self.log: dict[str, list[Row]] = {}
        self.heads: dict[str, Head] = {}
        self.listings: dict[str, tuple[str, Listing]] = {}
        self.checkpoints: dict[str, tuple[int, bytes]] = {}
        self.records: dict[tuple[str, int], str] = {}
        self.ring: list[Key] = []
        self.noticed = b""
        self.guests: dict[str, GuestRow] = {}
        self.shut: set[str] = set()  # closed by an operator
        self.unwanted: set[str] = set()  # whom an operator wants to be forgotten
        self.milliseconds = 0  # served
        self.visitors: set[tuple[str, str]] = set()
        self.transfers: dict[str, tuple[str, int]] = {}
        self.guesses: Counter[int] = Counter()
        self.handlers: list[Handler] = []
        self.restored_to: dict[str, int] = {}
        self.failing = ""  # "before": nothing is stored; "after": it is, but nobody is told
        self.stalled: asyncio.Event | None = None

    def rewrite(self, table: str, rows: Sequence[Row]) -> None:
        """Make a log of other rows, as if they had been written so."""
        self.log[table] = linked(start(table), rows)
        self.heads[table] = Head(len(rows), self.log[table][-1].chain)

    def claim(self) -> None: ...

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def check(self) -> None:
        if self.failing:
            raise StoreFailed

    async def secret(self, name: str) -> bytes:
        return name.encode().ljust(32, b".")

    async def append(self, step: Append) -> None:
        if self.stalled is not None:
            await self.stalled.wait()
        if self.failing == "before":
            raise StoreFailed
        table = step.rows[0].table
        log = self.log.setdefault(table, [])
        if step.rows[0].seq <= len(log):
            raise Conflict
        log += step.rows
        self.heads[table] = Head(log[-1].seq, log[-1].chain)
        if step.listing is not None:
            maker = self.listings[table][0] if table in self.listings else step.listing.maker
            self.listings[table] = (maker, step.listing)
        if step.ended is not None:
            self.records[table, step.ended.match] = step.ended.record
        if self.failing == "after":
            raise StoreFailed

    async def rows(self, table: str, after: int) -> list[Row]:
        if self.failing:
            raise StoreFailed
        return self.log.get(table, [])[after:]

    async def head(self, table: str) -> Head | None:
        return self.heads.get(table)

    async def has_log(self, table: str) -> bool:
        return table in self.listings

    async def put_back(self, table: str) -> int:
        return self.restored_to.get(table, 0)

    async def answered(self, table: str, guest: str, command: str) -> int | None:
        found = [row.seq for row in self.log.get(table, []) if (row.guest, row.command) == (guest, command)]
        return max(found, default=None)

    async def made(self, guest: str, command: str) -> str | None:
        for table, rows in self.log.items():
            if self.listings[table][0] == guest and rows[0].command == command:
                return table
        return None

    async def put_checkpoint(self, table: str, seq: int, document: bytes) -> None:
        if table not in self.checkpoints or self.checkpoints[table][0] < seq:
            self.checkpoints[table] = (seq, document)

    async def checkpoint(self, table: str) -> tuple[int, bytes] | None:
        return self.checkpoints.get(table)

    async def record(self, table: str, match: int) -> str | None:
        return self.records.get((table, match))

    async def visit(self, table: str, guest: str) -> None:
        if self.failing:
            raise StoreFailed
        self.visitors.add((table, guest))

    async def access(self, table: str, guest: str) -> Access | None:
        if table not in self.listings:
            return None
        return Access(self.listings[table][1].public, (table, guest) in self.visitors)

    async def listed(self) -> list[bytes]:
        found = sorted(
            (listing.stage != "lobby", -listing.at, table)
            for table, (_, listing) in self.listings.items()
            if listing.public and listing.stage != "over"
        )
        return [self.listings[table][1].document for _, _, table in found]

    async def tables_of(self, guest: str) -> list[str]:
        return sorted(table for table, (_, listing) in self.listings.items() if guest in listing.guests)

    async def leave(self, table: str, guest: str) -> None:
        maker, listing = self.listings[table]
        guests, document = tuple(one for one in listing.guests if one != guest), nameless(listing.document)
        self.listings[table] = (maker, msgspec.structs.replace(listing, guests=guests, document=document))

    async def unfinished_of(self, guest: str) -> list[bytes]:
        sat = {code: self.listings[code][1] for code in await self.tables_of(guest)}
        found = sorted(
            (one.stage == "lobby", -self.log[code][-1].at, -one.at, code)
            for code, one in sat.items()
            if one.stage != "over"
        )
        return [sat[code].document for *_, code in found]

    async def closed(self) -> list[str]:
        return sorted(self.shut)

    async def is_closed(self, table: str) -> bool:
        return table in self.shut

    async def end_closed(self) -> None:
        for code in self.shut & self.listings.keys():
            maker, listing = self.listings[code]
            self.listings[code] = (maker, msgspec.structs.replace(listing, stage="over"))

    async def made_by(self, guest: str) -> list[Made]:
        found = sorted((listing.at, code) for code, (maker, listing) in self.listings.items() if maker == guest)
        made = [(code, self.listings[code][1]) for _, code in found]
        return [Made(code, one.public, {*one.guests} <= {guest}) for code, one in made if one.stage != "over"]

    async def discard(self, tables: Sequence[str]) -> list[str]:
        alone = [code for code in tables if code in self.listings and self._alone(*self.listings[code])]
        self._delete(alone)
        return alone

    @staticmethod
    def _alone(maker: str, listing: Listing) -> bool:
        return listing.stage != "over" and {*listing.guests} <= {maker}

    def _delete(self, codes: Iterable[str]) -> None:
        for code in codes:
            del self.listings[code]
            self.log.pop(code, None)
            self.heads.pop(code, None)
            self.checkpoints.pop(code, None)
            self.shut.discard(code)
            self.visitors = {one for one in self.visitors if one[0] != code}
            self.records = {key: record for key, record in self.records.items() if key[0] != code}

    async def served(self, at_least: int) -> int:
        self.milliseconds = max(self.milliseconds, at_least)
        return self.milliseconds

    async def touch(self, tables: Sequence[str], at: int) -> None:
        for code in tables:
            if code in self.listings:
                maker, listing = self.listings[code]
                self.listings[code] = (maker, msgspec.structs.replace(listing, at=at))

    async def sweep(self, lobbies_before: int, tables_before: int) -> list[str]:
        codes = [
            code
            for code, (_, listing) in self.listings.items()
            if listing.at < tables_before or (listing.stage == "lobby" and listing.at < lobbies_before)
        ]
        self._delete(codes)
        return codes

    async def put_guest(self, guest: GuestRow) -> None:
        known = self.guests.get(guest.id)
        self.guests[guest.id] = msgspec.structs.replace(guest, generation=known.generation if known else 0)

    async def guest(self, guest: str) -> GuestRow | None:
        return self.guests.get(guest)

    async def generations(self, guests: Sequence[str]) -> dict[str, int]:
        return {guest: self.guests[guest].generation for guest in guests if guest in self.guests}

    async def forget_guest(self, guest: str) -> None:
        self.guests.pop(guest, None)
        self.unwanted.discard(guest)
        self.visitors = {one for one in self.visitors if one[1] != guest}
        self.transfers = {digest: row for digest, row in self.transfers.items() if row[0] != guest}
        for code, rows in self.log.items():
            erased = [msgspec.structs.replace(row, personal=b"") if row.guest == guest else row for row in rows]
            self.log[code] = erased

    async def to_forget(self) -> list[str]:
        return sorted(self.unwanted)

    async def revoke(self, guest: str) -> bool:
        known = self.guests.get(guest)
        if known is not None:
            self.guests[guest] = msgspec.structs.replace(known, generation=known.generation + 1)
        return known is not None

    async def notice(self) -> bytes:
        return self.noticed

    async def keys(self) -> list[Key]:
        self.ring = self.ring or [new_key(0)]
        return list(self.ring)

    async def add_key(self, key: Key) -> None:
        made = max([key.made, *(one.made + 1 for one in self.ring)])
        self.ring.insert(0, msgspec.structs.replace(key, made=made))

    async def retire_key(self, key: str) -> bool:
        kept = [one for one in self.ring if one.id != key or one is self.ring[0]]
        retired, self.ring = len(kept) < len(self.ring), kept
        return retired

    async def put_transfer(self, digest: str, guest: str, until: int, now: int) -> bool:
        await self.drop_transfers(now)
        return self.transfers.setdefault(digest, (guest, until)) == (guest, until)

    async def drop_transfers(self, now: int) -> None:
        self.transfers = {digest: row for digest, row in self.transfers.items() if row[1] > now}

    async def take_transfer(self, digest: str, now: int) -> str | None:
        guest, until = self.transfers.pop(digest, ("", 0))
        return guest if until > now else None

    async def count_guesses(self, hour: int, more: int) -> int:
        self.guesses[hour] += more
        return self.guesses[hour]

    async def publish(self, *notes: Note) -> None:
        for note in notes:
            for handler in self.handlers:
                handler(note)

    def listen(self, handler: Handler) -> None:
        self.handlers.append(handler)


class MemoryProcesses(Processes):
    """The processes that share a store in memory; they are there for as long as they say, by the time of the test."""

    def __init__(self, store: MemoryStore) -> None:
        self.store = store
        self.time: TimeSource = FakeTime()
        self.until: dict[str, float] = {}
        self.told: dict[str, int] = {}
        self.holders: dict[str, str] = {}

    async def join(self, process: str, seconds: float, told: int = 0) -> None:
        await self.leave(process)
        self.until[process], self.told[process] = self.time.now() + seconds, told

    async def renew(self, process: str, seconds: float, told: int = 0) -> dict[str, int]:
        for dead in [one for one, until in self.until.items() if until < self.time.now()]:
            await self.leave(dead)
        if process in self.until:
            self.until[process], self.told[process] = self.time.now() + seconds, told
        return {one: self.told[one] for one in self.until}

    async def leave(self, process: str) -> None:
        self.until.pop(process, None)
        self.holders = {code: holder for code, holder in self.holders.items() if holder != process}

    async def hold(self, process: str, tables: Collection[str]) -> set[str]:
        return {code for code in tables if process in self.until and self.holders.setdefault(code, process) == process}

    async def release(self, process: str, tables: Collection[str]) -> None:
        self.holders = {
            code: holder for code, holder in self.holders.items() if holder != process or code not in tables
        }

    async def behind(self, seqs: Mapping[str, int]) -> dict[str, int]:
        return {code: head.seq for code, head in self.store.heads.items() if head.seq > seqs.get(code, head.seq)}


class SharedStore(MemoryStore):
    """A store in memory that several processes share."""

    shared = True

    def __init__(self) -> None:
        super().__init__()
        self.processes: MemoryProcesses = MemoryProcesses(self)

    async def append(self, step: Append) -> None:
        if step.runner and self.processes.holders.get(step.rows[0].table) != step.runner:
            raise LeaseLost
        await super().append(step)
