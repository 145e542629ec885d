"""The client's share of the shuffle: given for every seat it takes, remembered only for the one it plays at."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.server import ServerConnection, serve

from klaf.client import Client, Lost
from klaf.client.sharing import Sharing
from klaf.wire import commands, messages
from klaf.wire.tables import Seat, Settings, Table
from tests.server.live import Live, in_loop, live, play_on
from tests.server.test_fairness import flags, verify


async def shared(client: Client) -> str:
    """Wait until a client's share lies on the table and is its own; return the commitment."""

    def given() -> bool:
        if client.table is None or client.seat is None:
            return False
        mine = client.table.seats[client.seat].share
        return mine is not None and client.shares.get(client.table.commitment) == (client.seat, mine)

    await client.until(given)
    assert client.table is not None
    return client.table.commitment


async def two(server: Live, seats: int) -> tuple[Client, Client]:
    noa, dan = [await server.client(name) for name in ("Noa", "Dan")]
    code = await noa.create(game="tuki", seats=seats)
    await dan.enter(code)
    await dan.sit(1)
    for client in (noa, dan):
        await shared(client)
    return noa, dan


async def record_of(noa: Client, dan: Client) -> str:
    """Play a match to its end."""
    await noa.start()
    await asyncio.gather(*(play_on(client, random.Random(number)) for number, client in enumerate((noa, dan))))
    record = await noa.record(1)
    for client in (noa, dan):
        await client.close()
    return record


def shares_in(record: str) -> str:
    return next(line for line in record.split("\n") if line.startswith("shares:"))


@in_loop
async def test_who_changes_the_seat_shares_again_and_accuses_nobody(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db") as server:
        noa, dan = await two(server, 3)
        await noa.sit(2)
        bound = await shared(noa)
        await noa.send(commands.AddBot(id=noa.new_id(), seat=0, level="casual"))
        record = await record_of(noa, dan)
        assert noa.shares[bound][0] == 2
        assert noa.shares[bound][1] in shares_in(record)
        assert verify(tmp_path, record, *flags([noa.shares, dan.shares], bound)) == 0


@in_loop
async def test_who_stands_up_and_sits_again_shares_again(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db") as server:
        noa, dan = await two(server, 2)
        first = dan.shares[await shared(dan)]
        await dan.send(commands.Stand(id=dan.new_id()))
        assert dan.shares == {}
        await dan.sit(1)
        bound = await shared(dan)
        assert dan.shares[bound] != first
        record = await record_of(noa, dan)
        assert dan.shares[bound][1] in shares_in(record)
        assert verify(tmp_path, record, *flags([noa.shares, dan.shares], bound)) == 0


def table(share: str | None, bound: str = "a" * 64) -> Table:
    seats = (Seat(kind="person", name="Noa", share=share), Seat())
    settings = Settings(game="taki", seats=2)
    return Table(code="ABCDEF", settings=settings, stage="lobby", match=0, seats=seats, commitment=bound)


def offered(sharing: Sharing, name: str) -> commands.Share:
    share = sharing.wanted(table(None), 0, name)
    assert share is not None
    return share


def test_after_a_broken_line_the_table_tells_whether_another_share_is_needed() -> None:
    sharing = Sharing()
    first = offered(sharing, "one")
    assert sharing.wanted(table(None), 0, "two") is None  # it is on its way
    sharing.lost()
    assert sharing.wanted(table(first.share), 0, "two") is None
    assert sharing.accepted == {first.commitment: (0, first.share)}
    sharing = Sharing()
    first = offered(sharing, "one")
    sharing.lost()
    assert offered(sharing, "two").share != first.share
    assert sharing.accepted == {}


def test_an_accepted_share_is_remembered_even_if_the_table_does_not_show_it() -> None:
    sharing = Sharing()
    first = offered(sharing, "one")
    sharing.answered(messages.Done(re="other"), 0)
    assert sharing.accepted == {}
    sharing.answered(messages.Done(re="one"), 0)
    assert sharing.accepted == {first.commitment: (0, first.share)}
    sharing.wanted(table("f" * 64), 0, "two")  # nor is it forgotten when the table shows another
    assert sharing.accepted == {first.commitment: (0, first.share)}


def test_a_refused_share_is_not_remembered_and_is_offered_again() -> None:
    sharing = Sharing()
    offered(sharing, "one")
    sharing.answered(messages.Refused(re="one", code="too-fast", text="", retry=True), 0)
    assert sharing.wanted(table(None), 0, "two") is None  # the same is sent again
    sharing.answered(messages.Refused(re="one", code="other-commitment", text=""), 0)
    assert offered(sharing, "two").id == "two"
    assert sharing.accepted == {}


class Silent:
    """A server that greets and never answers."""

    async def __call__(self, socket: ServerConnection) -> None:
        await socket.send('{"t":"welcome","protocol":1,"version":"0","name":"Noa","lang":"en","frame":8192,"rate":20}')
        await socket.wait_closed()


@asynccontextmanager
async def silent() -> AsyncIterator[Client]:
    async with serve(Silent(), "127.0.0.1", 0, subprotocols=["klaf.1"]) as server:  # type: ignore[list-item]
        port = next(iter(server.sockets)).getsockname()[1]
        client = Client(f"http://127.0.0.1:{port}", cookie="x")
        client.patience = 0.3
        yield client
        await client.close()


@in_loop
async def test_a_server_that_does_not_answer_is_a_lost_line() -> None:
    async with silent() as client:
        await client.connect()
        ping = commands.Ping(id="ping")
        with pytest.raises(Lost):
            await asyncio.wait_for(client.send(ping), 60)
        assert client.unanswered == {"ping": ping}
        with pytest.raises(Lost):  # nobody else waits for it either
            await asyncio.wait_for(client.until(lambda: None), 60)


@in_loop
async def test_a_page_that_does_not_come_is_not_waited_for() -> None:
    async def deaf(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(-1)
        writer.close()

    async with await asyncio.start_server(deaf, "127.0.0.1", 0) as server:
        client = Client(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}")
        client.patience = 0.3
        with pytest.raises(OSError):  # noqa: PT011
            await asyncio.wait_for(client.introduce(), 60)
