"""The log is a chain: what is changed, exchanged or missing in a store is noticed, and what is whole stays readable."""

import hashlib
import random
from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import asdict, replace

import klaf
from klaf.engine.errors import KlafError
from klaf.server.log.chain import SEAL, Head, intact, link, linked, seal, start
from klaf.server.log.checkpoint import Checkpoint
from klaf.server.log.inputs import Row, Sat, read_input
from klaf.server.store.contract import GuestRow
from klaf.server.telling.replay import replay
from tests.server.live import in_loop
from tests.server.memory import MemoryStore
from tests.server.room import Guest, Room
from tests.server.test_restart import more, played


async def stored(moves: int = 30) -> tuple[MemoryStore, str, list[Guest]]:
    """Return a store with a table where some moves were made, its code and its guests."""
    room = Room()
    code, guests = await played(room, "taki", moves)
    assert isinstance(room.store, MemoryStore)
    return room.store, code, guests


async def damage(store: MemoryStore, code: str) -> int:
    """Return the row from which on a table is told to be damaged."""
    with pytest.raises(KlafError) as error:
        await Room(store).hall.find(code)
    assert error.value.why == "damaged"
    assert str(error.value.facts["row"]) in error.value.sentence("en")
    return int(str(error.value.facts["row"]))


def at(number: int, **changed: object) -> Callable[[list[Row]], list[Row]]:
    """Return what changes a row."""
    return lambda rows: [replace(row, **changed) if row.seq == number else row for row in rows]


def fields(row: Row) -> dict[str, object]:
    """Return what a row holds besides its place."""
    return {name: value for name, value in asdict(row).items() if name != "seq"}


TAMPERING: dict[str, tuple[int, Callable[[list[Row]], list[Row]]]] = {
    "another time": (12, at(12, at=7)),
    "another guest": (12, at(12, guest="guest-Eve")),
    "another command": (12, at(12, command="mine")),
    "another input": (12, at(12, input=b'{"t":"moved","seat":2,"move":"R0"}')),
    "another hash": (12, at(12, hash=bytes(32))),
    "another seq": (12, at(12, seq=99)),
    "another table": (12, at(12, table="ABCDEF")),
    "a deleted row": (12, lambda rows: [row for row in rows if row.seq != 12]),
    "deleted rows, closed up": (12, lambda rows: [*rows[:11], *(replace(row, seq=row.seq - 1) for row in rows[12:])]),
    "the first row deleted": (1, lambda rows: rows[1:]),
    "all rows deleted": (1, lambda rows: []),
    "two rows exchanged": (12, lambda rows: at(13, **fields(rows[11]))(at(12, **fields(rows[12]))(rows))),
    "a row put in": (12, lambda rows: [*rows[:11], rows[10], *rows[11:]]),
}


@pytest.mark.parametrize("how", TAMPERING)
@in_loop
async def test_a_row_that_is_not_as_it_was_written_is_noticed(how: str) -> None:
    store, code, _ = await stored()
    number, change = TAMPERING[how]
    store.log[code] = change(store.log[code])
    assert await damage(store, code) == number


@in_loop
async def test_a_last_row_that_is_missing_or_added_is_noticed() -> None:
    store, code, _ = await stored()
    rows = store.log[code]
    store.log[code] = rows[:-1]
    assert await damage(store, code) == len(rows)
    store.log[code] = rows
    store.heads[code] = Head(len(rows), bytes(32))
    assert await damage(store, code) == len(rows)
    del store.heads[code]
    assert await damage(store, code) == len(rows) + 1


@in_loop
async def test_a_reassigned_seat_is_noticed_even_by_who_binds_the_log_anew() -> None:
    store, code, _ = await stored()
    rows = list(store.log[code])
    seated = next(row for row in rows if isinstance(read_input(row), Sat) and b"guest-Dan" in row.input)
    stolen = replace(seated, input=seated.input.replace(b"guest-Dan", b"guest-Eve"))
    store.log[code] = at(seated.seq, input=stolen.input)(rows)
    assert await damage(store, code) == seated.seq
    store.checkpoints.clear()
    store.rewrite(code, store.log[code])  # the hash of the state after the row still tells
    assert await damage(store, code) == seated.seq


def reseated(sealed: bytes) -> bytes:
    """Return a checkpoint in which two guests have each other's seats."""
    stored = msgspec.json.decode(sealed[SEAL:], type=Checkpoint)
    one, other, *others = stored.state.seats
    return msgspec.json.encode(replace(stored, state=replace(stored.state, seats=(other, one, *others))))


def exchanged(sealed: bytes) -> bytes:
    """Return a checkpoint in which two seats have each other's hands."""
    stored = msgspec.json.decode(sealed[SEAL:], type=Checkpoint)
    assert stored.position is not None
    hands = list(stored.position["hands"])
    hands[0], hands[1] = hands[1], hands[0]
    return msgspec.json.encode(replace(stored, position={**stored.position, "hands": hands}))


HOW = ("seal kept", "sealed anew", "seats, sealed anew", "unreadable", "of a row to come", "of an earlier row")


@pytest.mark.parametrize("how", HOW)
@in_loop
async def test_a_checkpoint_is_believed_only_if_it_follows_from_the_log(
    how: str, capsys: pytest.CaptureFixture[str]
) -> None:
    room = Room()
    code, guests = await played(room, "taki", 30)
    store, before = room.store, room.hall.tables[code].standing
    assert isinstance(store, MemoryStore)
    seq, sealed = store.checkpoints[code]
    document = exchanged(sealed)
    row = store.log[code][seq - 1]
    store.checkpoints[code] = {
        "seal kept": (seq, sealed[:SEAL] + document),
        "sealed anew": (seq, seal(document, row.chain, room.hall.log_key)),
        "seats, sealed anew": (seq, seal(reseated(sealed), row.chain, room.hall.log_key)),
        "unreadable": (seq, b"{"),
        "of a row to come": (seq + 1000, sealed),
        "of an earlier row": (seq - 3, sealed),
    }[how]
    again = Room(store)
    actor = await again.hall.find(code)
    assert "checkpoint damaged" in capsys.readouterr().err
    assert actor.standing.state == before.state
    assert actor.standing.match is not None
    assert before.match is not None
    assert actor.standing.match.same_state(before.match)
    for guest in guests:
        guest.room = again
        await guest.enter(actor, seq=guest.seq)
    await more(again, guests, 10_000)
    record = await store.record(code, 1)
    assert record is not None
    assert klaf.load(record).over


@in_loop
async def test_rows_that_another_process_wrote_are_checked_too() -> None:
    room = Room()
    code, _ = await played(room, "taki", 10)
    store, actor = room.store, room.hall.tables[code]
    assert isinstance(store, MemoryStore)
    again = Room(store)
    other = await again.hall.find(code)
    noa = Guest(again, "Noa")
    await noa.enter(other)
    await more(again, [noa], 3)
    store.log[code][-1] = replace(store.log[code][-1], guest="guest-Eve")
    actor.table.ledger.unsure = True
    actor.tick()
    await actor.settled()
    assert actor.table.broken is not None
    assert actor.table.broken.why == "damaged"


@in_loop
async def test_what_was_played_before_the_damage_can_be_watched_and_finished_records_be_had() -> None:
    store, code, guests = await stored()
    room = guests[0].room
    await more(room, guests, 10_000)
    assert room.hall.tables[code].standing.state.stage == "over"
    whole = await replay(store, code, 1, guests[0].id, "en")
    rows = list(store.log[code])
    first = next(row.seq for row in rows if b'"t":"dealt"' in row.input)
    store.log[code] = at(first + 12, guest="guest-Eve")(rows)
    assert await damage(store, code) == first + 12
    found = await replay(store, code, 1, guests[0].id, "en")
    assert (whole.damaged, found.damaged) == (False, True)
    assert found.steps == whole.steps[: len(found.steps)]
    assert len(found.steps) == 12
    assert await store.record(code, 1) is not None
    store.log[code] = at(2, guest="guest-Eve")(rows)
    with pytest.raises(KlafError) as error:
        await replay(store, code, 1, guests[0].id, "en")
    assert error.value.why == "damaged"


@in_loop
async def test_names_can_be_erased_and_the_chain_holds() -> None:
    store, code, (noa, dan) = await stored(8)
    assert b"Dan" in b"".join(row.personal for row in store.log[code])
    for guest in (noa, dan):
        store.guests[guest.id] = GuestRow(guest.id, guest.name, "en", 0)
    await noa.room.hall.forget(dan.id)
    rows = store.log[code]
    assert intact(code, rows) == len(rows)
    actor = await Room(store).hall.find(code)
    assert actor.standing.state.host == noa.id
    assert actor.standing.state.seats[0].name == "Noa"
    everything = [
        *(row.personal + row.input for row in rows),
        *(document for _, document in store.checkpoints.values()),
    ]
    everything += [listing.document for _, listing in store.listings.values()]
    assert b'"Dan"' not in b"".join(everything)
    found = await replay(store, code, 1, noa.id, "en")
    assert found.names[0] == "Noa"


@in_loop
async def test_names_are_erased_at_tables_that_cannot_be_opened_too() -> None:
    store, code, (noa, dan) = await stored(8)
    await noa.room.hall.tables[code].table.ledger.checkpoint()
    store.log[code] = at(5, guest="guest-Eve")(store.log[code])
    await Room(store).hall.forget(dan.id)
    everything = [row.personal for row in store.log[code]] + [store.listings[code][1].document]
    everything.append(store.checkpoints[code][1])
    assert b'"Dan"' not in b"".join(everything)
    assert await store.tables_of(dan.id) == []


@in_loop
async def test_who_was_erased_is_called_something_in_replays() -> None:
    store, code, (noa, dan) = await stored(8)
    store.log[code] = [replace(row, personal=b"") if row.guest == dan.id else row for row in store.log[code]]
    found = await replay(store, code, 1, noa.id, "en")
    assert found.names[:2] == ("Noa", "Somebody who left")


@in_loop
async def test_a_name_that_is_changed_in_the_store_is_noticed() -> None:
    store, code, _ = await stored(8)
    row = next(row for row in store.log[code] if b"Dan" in row.personal)
    store.log[code] = at(row.seq, personal=row.personal.replace(b"Dan", b"Eve"))(store.log[code])
    assert await damage(store, code) == row.seq


def test_the_links_are_as_documented() -> None:
    row = Row("T", 1, 5, "noa", "c", b"{}", b"h")
    assert start("T") == hashlib.sha256(b"klaf log T").digest()
    covered = msgspec.msgpack.encode(["T", 1, 5, "noa", "c", b"{}", b"h"])
    assert link(start("T"), row) == hashlib.sha256(start("T") + covered).digest()
    rows = linked(start("T"), [row, replace(row, seq=2)])
    assert intact("T", rows) == 2


def test_any_change_of_any_byte_breaks_the_chain() -> None:
    chance = random.Random(5)
    rows = linked(start("T"), [Row("T", seq, seq, "noa", f"c{seq}", b"input", b"hash") for seq in range(1, 9)])
    for _ in range(200):
        number = chance.randrange(8)
        field = chance.choice(("at", "guest", "command", "input", "hash", "chain"))
        value = getattr(rows[number], field)
        other = value + 1 if field == "at" else value[:-1] if chance.random() < 0.5 else value + value[:1]
        assert intact("T", at(number + 1, **{field: other})(rows)) == number
