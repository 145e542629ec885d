"""The client's part in a shuffle: bound first, told when the round is sealed, remembered once it is accepted."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from klaf.client import Client, Lost
from klaf.client.sharing import Sharing
from klaf.wire import commands, messages
from klaf.wire.fairness import share_commitment
from klaf.wire.tables import Seat, Settings, Shuffle, Table
from tests.server.live import in_loop

SETTINGS = Settings(game="taki", seats=2)
SEATS = (Seat(kind="person", name="Noa"), Seat(kind="person", name="Dan"))
BOUND = "ab" * 32


def dealing(**shuffle: Any) -> Table:
    """Return a table whose shuffle is prepared."""
    numbers = {"commitments": (None, None), "shares": (None, None)}
    shown = Shuffle(**{"commitment": BOUND, **numbers, **shuffle})
    return Table(code="ABCDEF", settings=SETTINGS, stage="dealing", match=0, seats=SEATS, shuffle=shown)


def committed(sharing: Sharing, seat: int = 0) -> str:
    """Bind a client; return what to."""
    command = sharing.wanted(dealing(), seat, "one")
    assert isinstance(command, commands.Commit)
    sharing.answered(messages.Done(re="one"), seat)
    return command.commitment


def states(sharing: Sharing) -> list[str]:
    return [one.state for one in sharing.receipts.all]


def test_a_client_is_bound_first_and_tells_its_number_when_the_round_is_sealed() -> None:
    sharing = Sharing()
    lobby = Table(code="ABCDEF", settings=SETTINGS, stage="lobby", match=0, seats=SEATS)
    assert sharing.wanted(lobby, 0, "none") is None
    assert sharing.wanted(dealing(), None, "none") is None
    bound = committed(sharing)
    assert sharing.wanted(dealing(commitments=(bound, None)), 0, "two") is None
    reveal = sharing.wanted(dealing(commitments=(bound, None), sealed=True), 0, "two")
    assert isinstance(reveal, commands.Reveal)
    assert share_commitment(BOUND, 0, reveal.share) == bound
    assert states(sharing) == ["sealed"]
    assert sharing.wanted(dealing(commitments=(bound, None), sealed=True), 0, "three") is None  # it is on its way
    sharing.answered(messages.Done(re="other"), 0)
    assert states(sharing) == ["sealed"]
    sharing.answered(messages.Done(re="two"), 0)
    assert states(sharing) == ["told"]
    assert sharing.receipts.all[0].share == reveal.share


def test_after_a_broken_line_the_same_number_is_sent_again() -> None:
    sharing = Sharing()
    first = sharing.wanted(dealing(), 0, "one")
    assert isinstance(first, commands.Commit)
    assert sharing.wanted(dealing(), 0, "two") is None
    sharing.lost()
    second = sharing.wanted(dealing(), 0, "two")
    assert isinstance(second, commands.Commit)
    assert second.commitment == first.commitment
    sharing.lost()
    assert sharing.wanted(dealing(commitments=(first.commitment, None)), 0, "three") is None


def test_a_refused_command_is_sent_again_unless_it_only_came_too_fast() -> None:
    sharing = Sharing()
    assert sharing.wanted(dealing(), 0, "one") is not None
    sharing.answered(messages.Refused(re="one", code="too-fast", text="", retry=True), 0)
    assert sharing.wanted(dealing(), 0, "two") is None  # the same is sent again
    sharing.answered(messages.Refused(re="one", code="other-shuffle", text=""), 0)
    assert sharing.wanted(dealing(), 0, "two") is not None


def test_who_is_bound_and_there_and_is_left_out_remembers_it() -> None:
    sharing = Sharing()
    committed(sharing)
    assert sharing.wanted(dealing(sealed=True), 0, "two") is None
    assert states(sharing) == ["left-out"]
    away = Sharing()
    committed(away)
    away.lost()
    assert away.wanted(dealing(sealed=True), 0, "two") is None
    assert states(away) == ["drawn"]


def test_a_new_round_has_a_new_number_and_none_of_those_who_refused() -> None:
    sharing = Sharing()
    committed(sharing)
    anew = dealing(commitment="cd" * 32, redealt=((1,),))
    assert isinstance(sharing.wanted(anew, 0, "two"), commands.Commit)
    assert Sharing().wanted(anew, 1, "one") is None


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
        await client.connect()
        client.patience = 0.3
        yield client
        await client.close()


@in_loop
async def test_a_server_that_does_not_answer_is_a_lost_line() -> None:
    async with silent() as client:
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
