"""What several processes know of each other: told when it changes, told again to whoever missed it, and no longer."""

import msgspec
import pytest

from klaf.server.errors import StoreFailed
from klaf.server.hall.elsewhere import Elsewhere
from klaf.server.hall.leases import LEASE
from klaf.server.hall.peers import LONGEST, Here, Note
from klaf.server.log.inputs import AnyInput, Hosted
from klaf.server.store.contract import Note as Sent
from klaf.server.table.actor import Actor
from klaf.wire import commands
from tests.server.live import in_loop
from tests.server.memory import SharedStore
from tests.server.room import Guest, Room
from tests.server.test_act import pass_time, two_halls

Rooms = tuple[Room, Room]
HERE = ("here", "here")


def store_of(rooms: Rooms) -> SharedStore:
    store = rooms[0].store
    assert isinstance(store, SharedStore)
    return store


class Wire:
    """The notes between processes, some of which may be lost."""

    def __init__(self, rooms: Rooms) -> None:
        store = store_of(rooms)
        self.notes: list[Note] = []
        self.lost = self.failing = False
        self._publish, self._handlers = store.publish, list(store.handlers)
        store.publish = self.publish  # type: ignore[method-assign]

    async def publish(self, *notes: Sent) -> None:
        if self.failing:
            raise StoreFailed
        self.notes += [msgspec.json.decode(note, type=Note) for note in notes]
        if not self.lost:
            await self._publish(*notes)

    def presence(self) -> list[Note]:
        """Return the notes of who is where since this was last asked."""
        found, self.notes = [note for note in self.notes if note.kind == "here"], []
        return found


def seen(actor: Actor) -> tuple[str, ...]:
    return actor.table.presence().seats


async def two_people() -> tuple[Rooms, list[Actor], list[Guest]]:
    """Seat Noa through one process, which runs the table, and Dan through another."""
    rooms = await two_halls()
    noa, dan = Guest(rooms[0], "Noa"), Guest(rooms[1], "Dan")
    here = await rooms[0].table(noa, game="taki", seats=2)
    there = await rooms[1].hall.find(here.code)
    await dan.enter(there)
    await dan.ask(commands.Sit, seat=1)
    await pass_time(rooms, 4)
    assert [seen(actor) for actor in (here, there)] == [HERE] * 2
    return rooms, [here, there], [noa, dan]


async def alone(rooms: Rooms) -> None:
    """Let time pass for the second process alone, until the first counts as dead."""
    for _ in range(round(LEASE) + 2):
        rooms[1].time.advance_to(rooms[1].time.now() + 1)
        await rooms[1].hall.beat()
        await rooms[1].settle()


@in_loop
async def test_while_nothing_changes_nothing_is_told() -> None:
    rooms, _, (noa, _) = await two_people()
    wire = Wire(rooms)
    await pass_time(rooms, 10)
    assert wire.notes == []
    await noa.leave()
    await pass_time(rooms, 4)
    assert [note.here for note in wire.presence()] == [(Here(noa.actor.code),)] if noa.actor else False
    assert wire.notes == []


@in_loop
async def test_a_table_that_is_loaded_later_knows_at_once_who_is_there() -> None:
    rooms = await two_halls()
    noa, eve = Guest(rooms[0], "Noa"), Guest(rooms[0], "Eve")
    here = await rooms[0].table(noa, game="taki", seats=2)
    await eve.enter(here)
    await pass_time(rooms, 4)
    there = await rooms[1].hall.find(here.code)
    assert seen(there) == ("here", "open")
    assert there.table.presence().spectators == 1


@in_loop
async def test_a_process_that_missed_a_note_is_told_anew() -> None:
    rooms, (here, there), (noa, _) = await two_people()
    wire = Wire(rooms)
    wire.lost = True
    await noa.leave()
    await pass_time(rooms, 1)
    assert wire.presence()
    wire.lost = False
    assert seen(there) == HERE
    await pass_time(rooms, 2)
    assert seen(there) == seen(here) == ("gone", "here")
    await pass_time(rooms, 2)
    wire.presence()
    await pass_time(rooms, 4)
    assert wire.notes == []


@in_loop
async def test_what_could_not_be_told_is_told_later() -> None:
    rooms, (here, there), (noa, _) = await two_people()
    wire = Wire(rooms)
    wire.failing = True
    await noa.leave()
    await pass_time(rooms, 1)
    assert seen(there) == HERE
    wire.failing = False
    await pass_time(rooms, 3)
    assert seen(there) == seen(here) == ("gone", "here")


@in_loop
async def test_who_was_there_through_a_process_that_is_gone_is_away() -> None:
    rooms, (_, there), _ = await two_people()
    await alone(rooms)
    assert seen(there) == ("gone", "here")
    assert rooms[1].hall.holds(there.code)
    assert there.table.attendance.elsewhere == {}


@in_loop
async def test_a_process_that_was_thought_dead_runs_nothing_that_another_took_and_is_heard_again() -> None:
    rooms, (here, there), _ = await two_people()
    await alone(rooms)
    await pass_time(rooms, 4)
    assert [room.hall.holds(here.code) for room in rooms] == [False, True]
    assert [seen(actor) for actor in (here, there)] == [HERE] * 2


@in_loop
async def test_what_is_due_is_stored_only_by_the_process_that_runs_the_table() -> None:
    rooms, (here, there), (_, dan) = await two_people()
    store = store_of(rooms)
    store.processes.holders[here.code] = rooms[1].hall.process  # while the first was paused, as far as it knows
    due: list[AnyInput] = [Hosted(guest=dan.id)]
    seq = here.standing.seq
    await here.timekeeper._commit(due)
    assert here.standing.seq == seq
    assert not rooms[0].hall.holds(here.code)
    await there.table.ledger.commit(due, runner=rooms[1].hall.process)
    assert there.standing.state.host == dan.id
    await dan.ask(commands.HandOver, seat=0)  # what people ask for is stored through any process
    await pass_time(rooms, 2)
    assert here.standing.seq == there.standing.seq > seq


@in_loop
async def test_who_comes_through_another_process_is_no_longer_told_of_by_the_first() -> None:
    rooms, (here, there), (noa, _) = await two_people()
    wire = Wire(rooms)
    again = Guest(rooms[1], "Noa")
    await again.enter(there)
    await pass_time(rooms, 1)
    assert noa.ended == "elsewhere"
    assert [
        (note.process, note.here[0].guests) for note in wire.presence() if note.process == rooms[0].hall.process
    ] == [(rooms[0].hall.process, ())]
    assert [seen(actor) for actor in (here, there)] == [HERE] * 2


@in_loop
async def test_who_comes_a_second_time_is_no_longer_told_of_by_a_process_that_missed_the_first() -> None:
    rooms, (here, there), (noa, _) = await two_people()
    wire = Wire(rooms)
    wire.lost = True
    await Guest(rooms[1], "Noa").enter(there)
    wire.lost = False
    await pass_time(rooms, 4)
    assert [noa.ended, seen(here)] == ["", HERE]
    wire.presence()
    await Guest(rooms[1], "Noa").enter(there)
    await pass_time(rooms, 1)
    assert noa.ended == "elsewhere"
    assert [(note.process, note.here[0].guests) for note in wire.presence()] == [(rooms[0].hall.process, ())]


@in_loop
async def test_a_table_that_a_process_has_come_to_run_goes_on_at_once() -> None:
    rooms, (here, there), (noa, _) = await two_people()
    await noa.leave()
    await pass_time(rooms, 4)
    assert rooms[0].hall.holds(here.code)
    looked: list[bool] = []
    there.tick = lambda: looked.append(rooms[1].hall.holds(there.code))  # type: ignore[method-assign]
    await alone(rooms)
    assert looked == [True]


@in_loop
async def test_a_note_of_who_is_here_fits_however_many_watch_and_however_many_tables_there_are() -> None:
    rooms = await two_halls()
    noa = Guest(rooms[0], "Noa")
    here = await rooms[0].table(noa, game="taki", seats=2)
    for number in range(400):
        await Guest(rooms[0], f"Spectator {number}").enter(here)
    await pass_time(rooms, 1)
    there = await rooms[1].hall.find(here.code)
    assert there.table.presence().spectators == 400
    peers, heard = rooms[0].hall.peers, rooms[1].hall.sharing.elsewhere
    for number in range(1000):
        peers.presence(f"T{number}", (f"guest-{number}", "another guest"), 3)
    wire = Wire(rooms)
    peers.tell_anew()
    await rooms[0].hall.tasks_done()
    notes = wire.presence()
    assert len(notes) > 5
    assert all(len(msgspec.json.encode(note)) < LONGEST + 500 for note in notes)
    assert sum(len(note.here) for note in notes) == 1001
    assert len(heard._reports[rooms[0].hall.process].tables) == 1001


class TestElsewhere:
    """What is kept of what other processes tell."""

    def setup_method(self) -> None:
        self.asked: list[str] = []
        self.elsewhere = Elsewhere({}, self.asked.append)

    def tables(self) -> set[str]:
        return set(self.elsewhere._reports["one"].tables)

    def hear(self, seq: int, *tables: str, gone: str = "", first: bool = False, last: bool = False) -> None:
        here = [Here(table, ("noa",)) for table in tables] + ([Here(gone)] if gone else [])
        self.elsewhere.hear(Note("here", "one", seq=seq, here=tuple(here), first=first, last=last))

    def test_notes_add_up_and_nobody_is_asked(self) -> None:
        self.elsewhere.compare({"one": 0})
        self.hear(1, "T", "U")
        self.hear(2, "V", gone="T")
        assert self.tables() == {"U", "V"}
        for _ in range(3):
            self.elsewhere.compare({"one": 2})
        assert self.asked == []

    def test_a_process_that_is_new_here_is_asked_until_it_has_told_all(self) -> None:
        self.elsewhere.compare({"one": 7})
        self.hear(8, "T")
        self.elsewhere.compare({"one": 8})
        assert self.asked == ["one", "one"]
        self.hear(9, "T", "U", first=True, last=True)
        self.elsewhere.compare({"one": 9})
        assert self.asked == ["one", "one"]

    @pytest.mark.parametrize("lost", [2, 3])
    def test_one_note_is_missed_in_the_midst_or_at_the_end(self, lost: int) -> None:
        for seq in range(1, 4):
            if seq != lost:
                self.hear(seq, f"T{seq}")
        for _ in range(2):
            self.elsewhere.compare({"one": 3})
        assert "one" in self.asked

    def test_a_note_that_was_overtaken_says_nothing(self) -> None:
        self.hear(1, "T")
        self.hear(3, gone="T")
        self.hear(2, "T")
        assert self.tables() == set()

    def test_what_is_told_anew_replaces_what_was_told(self) -> None:
        self.hear(1, "T", "U")
        self.hear(2, "V", first=True)
        assert self.tables() == {"T", "U", "V"}
        self.hear(3, "W", last=True)
        assert self.tables() == {"V", "W"}

    def test_a_process_that_is_gone_is_forgotten(self) -> None:
        self.hear(1, "T")
        self.elsewhere.compare({"two": 0})
        assert "one" not in self.elsewhere._reports
