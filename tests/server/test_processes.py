"""Several processes on one PostgreSQL: any serves any table, one runs its clocks, none can fork its history."""

import asyncio
import random
import signal

import pytest

import klaf
from klaf.client import Client, Lost, RefusedError
from klaf.server.hall.hall import Hall
from klaf.server.hall.leases import LEASE
from klaf.server.hall.peers import HEARTBEAT
from klaf.server.store.postgres import PostgresStore
from klaf.server.table.loading import load
from klaf.wire import commands, messages
from klaf.wire.tables import Presence
from tests.server.live import in_loop, live, play_on
from tests.server.postgres import new_database
from tests.server.process import Process
from tests.waiting import until


async def database() -> str:
    return await asyncio.get_running_loop().run_in_executor(None, new_database)


async def checked(address: str, code: str) -> int:
    """Play a table's log through, checking every hash; return its length."""
    store = PostgresStore(address)
    await store.open()
    hall = Hall(store)
    hall.log_key = await store.secret("log")
    actor = await load(hall, code)
    rows = await store.rows(code, 0)
    await store.close()
    assert actor is not None
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    return len(rows)


@in_loop
async def test_people_at_different_processes_play_one_match() -> None:
    address = await database()
    async with live(PostgresStore(address)) as one, live(PostgresStore(address)) as two:
        noa, dan, eve = await one.client("Noa"), await two.client("Dan"), await two.client("Eve")
        code = await noa.create(game="taki", seats=3, bots=["casual"])
        await dan.enter(code)
        await dan.sit(1)
        await eve.enter(code)
        await noa.until(lambda: isinstance(noa.presence, Presence) and noa.presence.seats == ("here", "here", "bot"))
        await noa.until(lambda: isinstance(noa.presence, Presence) and noa.presence.spectators == 1)
        await noa.start()
        await dan.send(commands.Say(id=dan.new_id(), phrase="hello"))
        await noa.until(lambda: noa.said)
        await asyncio.gather(*(play_on(client, random.Random(n)) for n, client in enumerate((noa, dan))))
        await eve.until(lambda: eve.over)
        assert klaf.load(await eve.record(1)).over
        assert noa.seq == dan.seq == eve.seq
        again = Client(two.address, cookie=noa.cookie)
        await again.connect()
        await again.enter(code)
        assert again.seat == 0
        with pytest.raises(Lost):
            await noa.until(lambda: None)
        assert noa.bye is not None
        assert noa.bye.code == "elsewhere"
        for client in (dan, eve, again):
            await client.close()
    assert await checked(address, code) == eve.seq


@in_loop
async def test_a_dead_or_paused_process_forks_nothing_and_its_tables_go_on_elsewhere() -> None:
    assert LEASE + HEARTBEAT < 10
    address = await database()
    one, two = Process(address), Process(address)
    await one.start()
    await two.start()
    noa = Client(one.address, "Noa")
    await noa.__aenter__()
    code = await noa.create(game="taki", seats=2, bots=["casual"])
    await noa.start()
    await play_on(noa, random.Random(1), stop=lambda: noa.seq > 12)
    one.send_signal(signal.SIGSTOP)  # it holds the table's lease, and perhaps a move half made
    elsewhere = Client(two.address, cookie=noa.cookie)
    await elsewhere.connect()
    await elsewhere.enter(code)
    seen = elsewhere.seq
    await play_on(elsewhere, random.Random(2), stop=lambda: elsewhere.seq > seen + 6)
    one.send_signal(signal.SIGCONT)
    late = Client(one.address, "Zoe")
    await late.__aenter__()
    await late.enter(code)
    await play_on(elsewhere, random.Random(3), stop=lambda: elsewhere.seq > seen + 14)
    await until(lambda: late.seq == elsewhere.seq)  # a bot's move may reach either of them first
    assert late.match is not None
    assert elsewhere.match is not None
    assert late.match.view["discards"] == elsewhere.match.view["discards"]
    await one.end()
    await play_on(elsewhere, random.Random(4))
    assert klaf.load(await elsewhere.record(1)).over
    for client in (noa, elsewhere, late):
        await client.close()
    await two.end()
    assert await checked(address, code) == elsewhere.seq


@in_loop
async def test_two_processes_that_write_at_once_agree() -> None:
    address = await database()
    async with live(PostgresStore(address)) as one, live(PostgresStore(address)) as two:
        noa, dan = await one.client("Noa"), await two.client("Dan")
        code = await noa.create(game="tuki", seats=2, options={"stall": 1})
        await dan.enter(code)
        await dan.sit(1)
        await noa.start()
        await dan.until(lambda: dan.moves)
        # Both open their cards at the same time, again and again the same seq at two processes.
        for _ in range(2):
            tries = [client.play(random.Random(1).choice(client.moves)) for client in (noa, dan)]
            done = await asyncio.gather(*tries, return_exceptions=True)
            assert all(isinstance(one, messages.Done | RefusedError) for one in done)
            assert sum(isinstance(one, messages.Done) for one in done) == 2
            seq = max(one.seq or 0 for one in done if isinstance(one, messages.Done))
            await asyncio.gather(*(_reach(client, seq) for client in (noa, dan)))
        assert noa.match is not None
        assert noa.match.view["phase"] == "take"
        await noa.close()
        await dan.close()
    await checked(address, code)


async def _reach(client: Client, seq: int) -> None:
    await client.until(lambda: client.seq >= seq)
