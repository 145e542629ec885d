"""Cookies: signed with the newest key, verified with those that are not retired, revoked for one guest or for all."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from klaf.client import Client
from klaf.server.errors import StoreFailed
from klaf.server.gate import app
from klaf.server.gate.identity import Identity
from klaf.server.gate.keyring import FRESH, SOON
from klaf.server.hall.served import ServedTime
from klaf.server.store.contract import Store, new_key
from klaf.server.store.postgres import PostgresStore
from klaf.server.store.sqlite import SQLiteStore
from tests.server.fake_time import FakeTime
from tests.server.live import in_loop, live
from tests.server.memory import MemoryStore
from tests.server.postgres import new_database
from tests.server.test_http import raw


async def known(identity: Identity, cookie: str | None) -> str | None:
    """Return the name of the guest whom a cookie proves."""
    found = await identity.known(cookie)
    return None if found is None else found.name


async def made(store: Store, time: FakeTime) -> tuple[Identity, str]:
    """Return who knows guests, and the cookie of one."""
    identity = Identity(store, time, ServedTime(store, time.now).exact)
    await identity.open()
    return identity, identity.signed(await identity.introduce(None, "Noa", "en"))


@in_loop
async def test_a_cookie_holds_when_a_newer_key_signs_and_until_its_own_is_retired() -> None:
    store, time = MemoryStore(), FakeTime()
    identity, cookie = await made(store, time)
    old = identity.ring.newest
    await store.add_key(new_key(time.date()))
    await identity.ring.refresh()
    assert identity.ring.newest.id != old.id
    assert await known(identity, cookie) == "Noa"
    newer = identity.signed(await identity.introduce(cookie, "Noa", "en"))
    assert newer.split(".")[2] == identity.ring.newest.id
    await store.retire_key(old.id)
    await identity.ring.refresh()
    assert (await known(identity, cookie), await known(identity, newer)) == (None, "Noa")


@in_loop
async def test_the_cookies_of_one_guest_are_revoked_and_nobody_elses() -> None:
    store, time = MemoryStore(), FakeTime()
    identity, cookie = await made(store, time)
    dan = identity.signed(await identity.introduce(None, "Dan", "en"))
    await store.revoke(cookie.split(".")[0])
    assert (await known(identity, cookie), await known(identity, dan)) == (None, "Dan")
    other = await identity.introduce(cookie, "Noa", "en")
    assert other.id != cookie.split(".")[0]
    assert await known(identity, identity.signed(other)) == "Noa"


@in_loop
async def test_keys_that_another_process_makes_and_retires_count_here_soon() -> None:
    store, time = MemoryStore(), FakeTime()
    here, cookie = await made(store, time)
    old = here.ring.newest
    await store.add_key(new_key(time.date()))
    _, theirs = await made(store, time)
    time.advance_to(time.now() + SOON + 0.1)
    assert await known(here, theirs) == "Noa"  # its key is not known here yet: the store is asked
    await store.retire_key(old.id)
    assert await known(here, cookie) == "Noa"
    time.advance_to(time.now() + FRESH + 0.1)
    assert await known(here, cookie) is None


@in_loop
async def test_unknown_keys_do_not_have_the_store_asked_each_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store, time = MemoryStore(), FakeTime()
    identity, cookie = await made(store, time)
    asked = []
    keys = store.keys

    async def counted() -> object:
        asked.append(1)
        return await keys()

    monkeypatch.setattr(store, "keys", counted)
    guest, generation, _, signature = cookie.split(".")
    for number in range(50):
        assert await known(identity, f"{guest}.{generation}.{number:08x}.{signature}") is None
    assert len(asked) <= 1


@pytest.mark.parametrize("field", range(4))
@in_loop
async def test_no_part_of_a_cookie_can_be_changed(field: int) -> None:
    identity, cookie = await made(MemoryStore(), FakeTime())
    assert await known(identity, cookie) == "Noa"
    for other in ("", "1", "x", "é", "0" * 40, "-1"):
        parts = cookie.split(".")
        parts[field] = other
        assert await known(identity, ".".join(parts)) is None
    for broken in (None, "", ".", "...", cookie + ".", cookie[:-1], cookie.rpartition(".")[0]):
        assert await known(identity, broken) is None


@in_loop
async def test_who_comes_with_an_older_cookie_gets_a_new_one(tmp_path: Path) -> None:
    async with live(tmp_path / "klaf.db") as server:
        noa = await server.client("Noa")
        cookie = f"klaf={noa.cookie}"
        _, headers, _ = await raw(server, "GET", "/api/guest", Cookie=cookie)
        assert "set-cookie" not in headers
        await server.hall.store.add_key(new_key(server.hall.time.date()))
        await server.gate.identity.ring.refresh()
        _, headers, _ = await raw(server, "GET", "/api/guest", Cookie=cookie)
        assert headers["set-cookie"]
        await noa.close()


async def shown_out(client: Client) -> str:
    """Wait until a client is told why its socket ends; give the code."""
    await client.until(lambda: client.bye is not None)
    assert client.bye is not None
    return client.bye.code


@in_loop
async def test_sockets_of_other_processes_end_when_their_cookies_are_revoked() -> None:
    address = await asyncio.to_thread(new_database)
    async with live(PostgresStore(address)) as one, live(PostgresStore(address)) as other:
        noa, dan = await one.client("Noa"), await one.client("Dan")
        eve = await other.client("Eve")
        guest = str(noa.cookie).split(".")[0]
        await other.hall.store.revoke(guest)
        other.hall.peers.revoked((guest,))
        assert await shown_out(noa) == "guest"
        old = one.gate.identity.ring.newest
        await other.hall.store.add_key(new_key(one.hall.time.date()))
        await other.hall.store.retire_key(old.id)
        assert dan.bye is None
        other.hall.peers.revoked(())
        assert await shown_out(dan) == "guest"
        await eve.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
@in_loop
async def test_sockets_end_also_where_the_note_of_a_revocation_is_lost(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "CHECK_PROOFS", 0.05)
    address = "" if kind == "sqlite" else await asyncio.to_thread(new_database)
    async with live(PostgresStore(address) if address else SQLiteStore(tmp_path / "klaf.db", "OFF")) as server:
        noa, dan, eve = [await server.client(name) for name in ("Noa", "Dan", "Eve")]
        store, old = server.hall.store, server.gate.identity.ring.newest
        await store.revoke(str(noa.cookie).split(".")[0])
        assert await shown_out(noa) == "guest"
        await store.forget_guest(str(eve.cookie).split(".")[0])
        assert await shown_out(eve) == "guest"
        assert dan.bye is None
        await store.add_key(new_key(server.hall.time.date()))
        await store.retire_key(old.id)
        assert await shown_out(dan) == "guest"


@in_loop
async def test_all_sockets_are_looked_at_in_one_query_and_again_if_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    async with live(store) as server:
        clients = [await server.client(f"Guest {number}") for number in range(5)]
        asked: list[int] = []
        generations = store.generations

        async def counted(guests: Sequence[str]) -> dict[str, int]:
            asked.append(len(guests))
            if len(asked) == 1:
                raise StoreFailed
            return await generations(guests)

        monkeypatch.setattr(store, "generations", counted)
        await store.revoke(str(clients[0].cookie).split(".")[0])
        await server.gate.check_proofs()
        assert clients[0].bye is None
        await server.gate.check_proofs()
        assert await shown_out(clients[0]) == "guest"
        assert asked == [5, 5]
        assert all(one.bye is None for one in clients[1:])
        for client in clients[1:]:
            await client.close()
