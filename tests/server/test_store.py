"""The contract that every store keeps."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from klaf.server.errors import Conflict, LeaseLost, StoreFailed
from klaf.server.log.chain import Head
from klaf.server.log.inputs import Row
from klaf.server.store import statements as sql
from klaf.server.store.contract import Access, Append, Ended, GuestRow, Listing, Made, Store, new_key
from klaf.server.store.postgres import PostgresStore
from klaf.server.store.sql_store import SqlStore, Statement
from klaf.server.store.sqlite import SQLiteStore
from tests.server.live import in_loop
from tests.server.memory import MemoryStore
from tests.server.postgres import new_database

Opened = Callable[[], Store]


def row(table: str, seq: int, command: str = "", guest: str = "noa", personal: bytes = b"") -> Row:
    given = f'{{"t":"started","n":{seq}}}'.encode()
    return Row(table, seq, 1000 + seq, guest, command, given, b"h" * 16, f"c{seq}".encode(), personal)


def listing(at: int = 5, stage: str = "lobby", public: bool = True, maker: str = "noa") -> Listing:
    return Listing(stage, public, maker, (maker, "dan"), b'{"at":%d}' % at, at)


@asynccontextmanager
async def opened(make: Opened) -> AsyncIterator[Store]:
    store = make()
    await store.open()
    try:
        yield store
    finally:
        await store.close()


class TestEveryStore:
    """One contract, all stores."""

    @pytest.fixture(params=["memory", "sqlite", "postgres"])
    def make(self, request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
        if request.param == "memory":
            return MemoryStore
        if request.param == "sqlite":
            return lambda: SQLiteStore(tmp_path / "klaf.db")
        address = new_database()
        return lambda: PostgresStore(address)

    @in_loop
    async def test_rows_come_back_in_order_and_as_they_were(self, make: Opened) -> None:
        async with opened(make) as store:
            rows = [row("T", seq) for seq in range(1, 6)]
            await store.append(Append(rows[:3], listing()))
            await store.append(Append(rows[3:]))
            assert await store.rows("T", 0) == rows
            assert await store.rows("T", 3) == rows[3:]
            assert await store.rows("other", 0) == []

    @in_loop
    async def test_a_seq_is_written_once_and_steps_are_whole(self, make: Opened) -> None:
        async with opened(make) as store:
            await store.append(Append([row("T", 1), row("T", 2)], listing()))
            with pytest.raises(Conflict):
                await store.append(Append([row("T", 2), row("T", 3)]))
            assert [one.seq for one in await store.rows("T", 0)] == [1, 2]
            await store.append(Append([row("U", 1)], listing()))

    @in_loop
    async def test_of_many_who_write_the_same_seq_one_succeeds(self, make: Opened) -> None:
        async with opened(make) as store:
            await store.append(Append([row("T", 1)], listing()))
            tries = [store.append(Append([row("T", 2, command=str(n))])) for n in range(20)]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(result is None for result in results) == 1
            assert sum(isinstance(result, Conflict) for result in results) == 19

    @in_loop
    async def test_a_conflict_spoils_nothing_that_is_written_with_it(self, make: Opened) -> None:
        async with opened(make) as store:
            await store.append(Append([row("T", 1)], listing()))
            tries = [store.append(Append([row("T", 1)])), *(store.append(Append([row(f"T{n}", 1)])) for n in range(10))]
            await asyncio.gather(*tries, return_exceptions=True)
            for n in range(10):
                assert len(await store.rows(f"T{n}", 0)) == 1

    @in_loop
    async def test_commands_are_found_by_guest_and_id(self, make: Opened) -> None:
        async with opened(make) as store:
            await store.append(Append([row("T", 1, "a"), row("T", 2, "a")], listing()))
            assert await store.answered("T", "noa", "a") == 2
            assert await store.answered("T", "dan", "a") is None
            assert await store.answered("T", "noa", "b") is None
            assert await store.made("noa", "a") == "T"
            assert await store.made("noa", "b") is None
            assert await store.made("dan", "a") is None

    @in_loop
    async def test_who_asks_in_sql_gets_one_moment_and_changes_are_made_all_or_none(self, make: Opened) -> None:
        async with opened(make) as store:
            if not isinstance(store, SqlStore):
                return
            await store.append(Append([row("T", 1)], listing()))
            heads, codes = await store.snapshot(Statement(sql.HEAD, ("T",)), Statement("SELECT code FROM tables"))
            assert [tuple(head) for head in heads] == [(1, b"c1")]
            assert [tuple(code) for code in codes] == [("T",)]
            add = Statement(sql.ADD_KEY, ("a", b"", 1))
            with pytest.raises((Conflict, StoreFailed)):
                await store.change(Statement("DELETE FROM tables"), add, add)
            assert await store.snapshot(Statement("SELECT code FROM tables")) == [codes]
            assert await store.flaws() == []

    @in_loop
    async def test_a_notice_is_what_was_put_there_last(self, make: Opened) -> None:
        async with opened(make) as store:
            before = await store.notice()
            if isinstance(store, SqlStore):
                assert before == b""
                await store.change(Statement(sql.PUT_SECRET, (sql.NOTICE, b"one")))
                assert await store.notice() == b"one"

    @in_loop
    async def test_only_the_newest_standing_is_kept(self, make: Opened) -> None:
        async with opened(make) as store:
            assert await store.checkpoint("T") is None
            await store.put_checkpoint("T", 5, b"five")
            await store.put_checkpoint("T", 3, b"three")
            assert await store.checkpoint("T") == (5, b"five")
            await store.put_checkpoint("T", 8, b"eight")
            assert await store.checkpoint("T") == (8, b"eight")

    @in_loop
    async def test_listings_and_records_come_with_the_rows(self, make: Opened) -> None:
        async with opened(make) as store:
            await store.append(Append([row("T", 1)], listing(at=1)))
            await store.append(Append([row("U", 1)], listing(at=2)))
            await store.append(Append([row("V", 1)], listing(at=3, public=False, maker="eve")))
            assert await store.listed() == [b'{"at":2}', b'{"at":1}']
            assert await store.tables_of("noa") == ["T", "U"]
            assert await store.tables_of("dan") == ["T", "U", "V"]
            assert [one.code for one in await store.made_by("noa")] == ["T", "U"]
            await store.append(Append([row("T", 2)], listing(at=4, stage="over"), Ended(1, "a record")))
            assert [one.code for one in await store.made_by("noa")] == ["U"]
            assert await store.listed() == [b'{"at":2}']
            assert await store.record("T", 1) == "a record"
            assert await store.record("T", 2) is None

    @in_loop
    async def test_the_last_row_is_noted_beside_the_log(self, make: Opened) -> None:
        async with opened(make) as store:
            assert await store.head("T") is None
            await store.append(Append([row("T", 1), row("T", 2)], listing()))
            await store.append(Append([row("U", 1)], listing()))
            assert await store.head("T") == Head(2, b"c2")
            await store.append(Append([row("T", 3)]))
            with pytest.raises(Conflict):
                await store.append(Append([row("T", 3), row("T", 4)]))
            assert await store.head("T") == Head(3, b"c3")
            assert await store.head("U") == Head(1, b"c1")

    @in_loop
    async def test_what_is_personal_is_erased_with_its_guest_and_nothing_else_is(self, make: Opened) -> None:
        async with opened(make) as store:
            rows = [row("T", 1), row("T", 2, personal=b"Noa"), row("T", 3, guest="dan", personal=b"Dan")]
            await store.append(Append(rows, listing()))
            await store.forget_guest("noa")
            assert await store.rows("T", 0) == [rows[0], row("T", 2), rows[2]]

    @in_loop
    async def test_who_leaves_a_listing_takes_all_names_along(self, make: Opened) -> None:
        async with opened(make) as store:
            told = Listing("playing", True, "noa", ("noa", "dan"), b'{"code":"T","names":["Noa","Dan"]}', 1)
            await store.append(Append([row("T", 1)], told))
            await store.leave("T", "noa")
            assert await store.listed() == [b'{"code":"T","names":[]}']
            assert await store.tables_of("noa") == []
            assert await store.tables_of("dan") == ["T"]

    @in_loop
    async def test_unfinished_matches_come_before_lobbies_and_of_each_the_latest_first(self, make: Opened) -> None:
        async with opened(make) as store:
            for at, code in enumerate("CADB"):
                await store.append(Append([row(code, 1)], listing(at=at)))
            await store.append(Append([row("A", 2), row("A", 3)]))  # a move changes no listing
            await store.append(Append([row("D", 2)], listing(at=9, stage="over")))
            await store.append(Append([row("E", 1)], listing(at=7, stage="playing")))
            assert await store.unfinished_of("dan") == [b'{"at":%d}' % at for at in (7, 1, 3, 0)]
            assert await store.unfinished_of("eve") == []
            assert await store.tables_of("dan") == ["A", "B", "C", "D", "E"]

    @in_loop
    async def test_a_table_is_discarded_only_where_nobody_sits_but_its_maker(self, make: Opened) -> None:
        async with opened(make) as store:
            alone = Listing("playing", False, "noa", ("noa",), b"{}", 3)
            await store.append(Append([row("alone", 1)], alone))
            await store.append(Append([row("empty", 1)], Listing("lobby", True, "noa", (), b"{}", 2)))
            await store.append(Append([row("two", 1)], listing(at=1)))
            await store.append(Append([row("over", 1)], Listing("over", False, "noa", ("noa",), b"{}", 1)))
            await store.put_checkpoint("alone", 1, b"one")
            made = [Made("two", True, False), Made("empty", True, True), Made("alone", False, True)]
            assert await store.made_by("noa") == made
            assert await store.discard(["alone", "two", "over", "another"]) == ["alone"]
            assert await store.made_by("noa") == made[:2]
            assert await store.tables_of("noa") == ["over", "two"]
            assert await store.rows("alone", 0) == []
            assert await store.checkpoint("alone") is None
            assert len(await store.rows("two", 0)) == len(await store.rows("over", 0)) == 1

    @in_loop
    async def test_what_is_swept_is_gone(self, make: Opened) -> None:
        async with opened(make) as store:
            await store.append(Append([row("old lobby", 1)], listing(at=10)))
            await store.append(Append([row("match", 1)], listing(at=10, stage="playing")))
            await store.append(Append([row("new lobby", 1)], listing(at=30)))
            await store.append(Append([row("old match", 1)], listing(at=2, stage="playing")))
            await store.append(Append([row("watched lobby", 1)], listing(at=10)))
            await store.touch(["watched lobby", "another"], 30)
            assert sorted(await store.sweep(20, 5)) == ["old lobby", "old match"]
            assert await store.rows("old lobby", 0) == []
            assert await store.tables_of("noa") == ["match", "new lobby", "watched lobby"]

    @in_loop
    async def test_who_was_at_a_table_is_known_as_long_as_table_and_guest_are(self, make: Opened) -> None:
        async with opened(make) as store:
            await store.append(Append([row("T", 1)], listing()))
            await store.append(Append([row("U", 1)], listing(public=False)))
            for table in ("T", "U", "U", "another"):
                await store.visit(table, "eve")
            await store.visit("U", "tom")
            assert await store.access("T", "eve") == Access(True, True)
            assert await store.access("T", "noa") == Access(True, False)
            assert await store.access("U", "tom") == Access(False, True)
            assert await store.access("another", "eve") is None
            await store.forget_guest("eve")
            assert await store.access("U", "eve") == Access(False, False)
            await store.sweep(10, 10)
            await store.append(Append([row("U", 1)], listing(public=False)))
            assert await store.access("U", "tom") == Access(False, False)

    @in_loop
    async def test_the_time_served_only_grows(self, make: Opened) -> None:
        async with opened(make) as store:
            assert await store.served(0) == 0
            assert await store.served(7_000_000_000) == 7_000_000_000
            assert await store.served(5) == 7_000_000_000

    @in_loop
    async def test_guesses_are_counted_by_the_hour_and_for_all_who_count(self, make: Opened) -> None:
        async with opened(make) as store:
            assert await asyncio.gather(*(store.count_guesses(7, 1) for _ in range(5)))
            assert await store.count_guesses(7, -2) == 3
            assert await store.count_guesses(8, 1) == 1
            assert await store.count_guesses(7, 1) == 4  # by somebody whose time is behind
            if isinstance(store, SqlStore):
                await store.count_guesses(9, 1)
                assert await store.snapshot(Statement("SELECT count(*) FROM guesses WHERE hour = 7")) == [[(0,)]]

    @in_loop
    async def test_guests_are_kept_changed_and_forgotten(self, make: Opened) -> None:
        async with opened(make) as store:
            assert await store.guest("noa") is None
            await store.put_guest(GuestRow("noa", "Noa", "he", 1))
            await store.put_guest(GuestRow("noa", "נועה", "he", 2))
            assert await store.guest("noa") == GuestRow("noa", "נועה", "he", 2)
            await store.put_transfer("d", "noa", 100, 0)
            await store.forget_guest("noa")
            assert await store.guest("noa") is None
            assert await store.take_transfer("d", 50) is None

    @in_loop
    async def test_cookies_of_a_guest_are_revoked_for_good(self, make: Opened) -> None:
        async with opened(make) as store:
            assert not await store.revoke("noa")
            await store.put_guest(GuestRow("noa", "Noa", "he", 1))
            assert await store.revoke("noa")
            await store.put_guest(GuestRow("noa", "Noa", "en", 2))
            assert await store.guest("noa") == GuestRow("noa", "Noa", "en", 2, generation=1)

    @in_loop
    async def test_there_is_a_key_from_the_start_and_the_newest_cannot_be_retired(self, make: Opened) -> None:
        async with opened(make) as store:
            (first,) = await store.keys()
            assert await store.keys() == [first]
            assert len(first.value) == 32
            second = new_key(5)
            await store.add_key(second)
            assert await store.keys() == [second, first]
            third = new_key(second.made - 3_000)  # the calendar was set back: it is the newest all the same
            await store.add_key(third)
            assert [key.id for key in await store.keys()] == [third.id, second.id, first.id]
            assert not await store.retire_key(third.id)
            assert await store.retire_key(second.id)
            second = (await store.keys())[0]
            assert not await store.retire_key(second.id)
            assert not await store.retire_key("another")
            assert await store.retire_key(first.id)
            assert not await store.retire_key(first.id)
            assert await store.keys() == [second]

    @in_loop
    async def test_a_transfer_is_taken_once_and_in_time(self, make: Opened) -> None:
        async with opened(make) as store:
            await store.put_transfer("d", "noa", 100, 0)
            assert await store.take_transfer("d", 99) == "noa"
            assert await store.take_transfer("d", 99) is None
            await store.put_transfer("e", "noa", 100, 0)
            assert await store.take_transfer("e", 100) is None

    @in_loop
    async def test_codes_whose_time_is_over_can_be_dropped(self, make: Opened) -> None:
        async with opened(make) as store:
            await store.put_transfer("d", "noa", 100, 0)
            await store.put_transfer("e", "dan", 101, 0)
            await store.drop_transfers(100)
            assert await store.take_transfer("d", 0) is None
            assert await store.take_transfer("e", 0) == "dan"

    @in_loop
    async def test_a_code_that_is_somebodys_still_is_not_overwritten_and_old_ones_go(self, make: Opened) -> None:
        async with opened(make) as store:
            assert await store.put_transfer("d", "noa", 100, 0)
            assert await store.put_transfer("old", "noa", 50, 0)
            assert not await store.put_transfer("d", "dan", 160, 60)
            assert await store.take_transfer("old", 0) is None  # gone when a new one was made
            assert await store.take_transfer("d", 60) == "noa"
            assert await store.put_transfer("e", "noa", 100, 0)
            assert await store.put_transfer("e", "dan", 160, 100)
            assert await store.take_transfer("e", 100) == "dan"

    @in_loop
    async def test_finished_tables_take_no_place_in_the_lobby_and_open_ones_come_first(self, make: Opened) -> None:
        async with opened(make) as store:
            await store.append(Append([row("lobby", 1)], listing(at=1)))
            await store.append(Append([row("match", 1)], listing(at=2, stage="playing")))
            for number in range(100):
                await store.append(Append([row(f"over {number}", 1)], listing(at=3 + number, stage="over")))
            assert await store.listed() == [b'{"at":1}', b'{"at":2}']

    @in_loop
    async def test_the_cookies_of_many_guests_are_looked_up_at_once(self, make: Opened) -> None:
        async with opened(make) as store:
            for name in ("noa", "dan", "eve"):
                await store.put_guest(GuestRow(name, name, "he", 5))
            await store.revoke("dan")
            assert await store.generations(["noa", "dan", "it's nobody"]) == {"noa": 0, "dan": 1}
            assert await store.generations([]) == {}

    @in_loop
    async def test_all_processes_hear_a_note(self, make: Opened) -> None:
        async with opened(make) as store:
            heard: asyncio.Queue[bytes] = asyncio.Queue()
            store.listen(heard.put_nowait)
            while heard.empty():  # PostgreSQL listens as soon as it is connected
                await store.publish(b'{"n":1}')
                await asyncio.sleep(0)
            assert await heard.get() == b'{"n":1}'

    @in_loop
    async def test_the_secret_is_made_once(self, make: Opened) -> None:
        async with opened(make) as store:
            secret = await store.secret("one")
            assert await store.secret("one") == secret
            assert len(secret) == 32
            assert await store.secret("other") != secret


@pytest.fixture(params=["sqlite", "postgres"])
def lasting(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    """Return a store that outlives its process."""
    if request.param == "sqlite":
        return lambda: SQLiteStore(tmp_path / "klaf.db")
    address = new_database()
    return lambda: PostgresStore(address)


@in_loop
async def test_everything_is_there_when_a_store_is_opened_again(lasting: Opened) -> None:
    async with opened(lasting) as store:
        await store.append(Append([row("T", 1)], listing()))
        secret = await store.secret("one")
    async with opened(lasting) as store:
        assert len(await store.rows("T", 0)) == 1
        assert await store.secret("one") == secret


@pytest.fixture
def shared() -> Opened:
    """Return a store that several processes share."""
    address = new_database()
    return lambda: PostgresStore(address)


@in_loop
async def test_a_table_has_one_holder_until_it_is_released_or_its_process_is_gone(shared: Opened) -> None:
    async with opened(shared) as store:
        processes = store.processes
        assert await processes.hold("one", ["T"]) == set()  # it is not there
        for process in ("one", "two"):
            await processes.join(process, 60)
        assert await processes.hold("one", ["T", "U"]) == {"T", "U"}
        assert await processes.hold("two", ["T", "V"]) == {"V"}
        assert await processes.hold("one", ["T", "V"]) == {"T"}
        await processes.release("one", ["T", "V"])
        assert await processes.hold("two", ["T", "U", "V"]) == {"T", "V"}
        await processes.leave("two")
        assert await processes.hold("one", ["T", "U", "V"]) == {"T", "U", "V"}


@in_loop
async def test_who_is_there_stays_by_one_row_and_says_how_much_was_told(shared: Opened) -> None:
    async with opened(shared) as store:
        processes = store.processes
        assert await processes.renew("one", 60) == {}
        await processes.join("one", 60, 3)
        await processes.join("two", 60)
        await processes.renew("two", 60, 5)
        assert await processes.renew("two", 60, 6) == {"one": 3, "two": 5}
        assert await processes.renew("one", 60, 3) == {"one": 3, "two": 6}
        await processes.leave("one")
        assert (await processes.renew("two", 60, 6)).keys() == {"two"}


@pytest.mark.parametrize("seconds", [-1, 150, 40 * 24 * 3600])  # the last two: the time was set back since
@in_loop
async def test_a_process_whose_time_is_over_loses_its_leases(shared: Opened, seconds: int) -> None:
    async with opened(shared) as store:
        processes = store.processes
        await processes.join("dead", seconds)
        await processes.join("alive", 60)
        await processes.hold("dead", ["T"])
        assert await processes.renew("alive", 60) == {"alive": 0}
        assert await processes.hold("alive", ["T"]) == {"T"}
        assert await processes.renew("dead", 60) == {"alive": 0}
        assert await processes.hold("dead", ["T", "U"]) == set()
        await processes.join("dead", 60)
        assert await processes.hold("dead", ["T", "U"]) == {"U"}


@in_loop
async def test_of_two_that_think_the_other_dead_at_once_each_answer_is_true(shared: Opened) -> None:
    async with opened(shared) as store:
        processes = store.processes
        for _ in range(20):
            for process in ("one", "two"):
                await processes.join(process, -1)
                await processes.hold(process, [process])
            found = await asyncio.gather(*(processes.renew(process, 60) for process in ("one", "two")))
            assert not any(process in told for process, told in zip(("one", "two"), found, strict=True))


@in_loop
async def test_what_is_due_is_stored_by_the_holder_of_the_lease_alone(shared: Opened) -> None:
    async with opened(shared) as store:
        for process in ("one", "two"):
            await store.processes.join(process, 60)
        await store.append(Append([row("T", 1)], listing()))
        await store.processes.hold("one", ["T"])
        await store.append(Append([row("T", 2)], runner="one"))
        await store.append(Append([row("T", 3)], listing(), runner="one"))
        for step in (Append([row("T", 4)], runner="two"), Append([row("T", 4), row("T", 5)], runner="two")):
            with pytest.raises(LeaseLost):
                await store.append(step)
        assert [one.seq for one in await store.rows("T", 0)] == [1, 2, 3]
        assert await store.head("T") == Head(3, b"c3")
        await store.append(Append([row("T", 4)]))  # a command
        with pytest.raises(Conflict):
            await store.append(Append([row("T", 4)], runner="one"))


@in_loop
async def test_of_many_tables_those_that_have_grown_are_found(shared: Opened) -> None:
    async with opened(shared) as store:
        for table in "TUV":
            await store.append(Append([row(table, 1), row(table, 2)], listing()))
        assert await store.processes.behind({"T": 1, "U": 2, "V": 0, "another": 0}) == {"T": 2, "V": 2}
        assert await store.processes.behind({}) == {}


@in_loop
async def test_a_table_that_a_process_runs_is_not_discarded(shared: Opened) -> None:
    async with opened(shared) as store:
        await store.append(Append([row("T", 1)], Listing("playing", False, "noa", ("noa",), b"{}", 3)))
        await store.processes.join("one", 60)
        await store.processes.hold("one", ["T"])
        assert await store.discard(["T"]) == []
        await store.processes.join("one", 40 * 24 * 3600)  # the time was set back since
        await store.processes.hold("one", ["T"])
        assert await store.discard(["T"]) == ["T"]
