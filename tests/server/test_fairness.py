"""The shuffle that nobody can choose, and a verifier that notices a server which does."""

import asyncio
import random
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec import structs

import klaf
from klaf.cli import main
from klaf.client import Client
from klaf.client.receipts import Receipt
from klaf.engine.match import Match
from klaf.server.log import state
from klaf.server.log.inputs import AnyInput, Revealed, Sealed
from klaf.server.table import shuffling
from klaf.server.table.inbox import Tick
from klaf.wire import commands
from klaf.wire.tables import Table
from tests.server.live import Live, in_loop, live, play_on


class Played(NamedTuple):
    """A match between two people: its record, what their clients remember and find wrong, and what the table showed."""

    record: str
    receipts: list[list[Receipt]]
    found: list[list[str]]
    shown: str


def a_match(folder: Path, dealer: state.Dealer = state.deal, silent: bool = False) -> Played:
    return asyncio.run(asyncio.wait_for(_play(folder, dealer, silent), 300))


async def _play(folder: Path, dealer: state.Dealer, silent: bool) -> Played:
    async with live(folder / "klaf.db", dealer=dealer) as server:
        noa, dan = await two(server)
        record = await played(noa, dan, server if silent else None)
        assert noa.table is not None
        assert noa.table.shuffle is not None
        found = [[one.message for one in await client.flaws(1)] for client in (noa, dan)]
        return Played(record, [noa.receipts, dan.receipts], found, noa.table.shuffle.commitment)


async def two(server: Live) -> tuple[Client, Client]:
    """Seat two people at a table of TAKI."""
    noa, dan = [await server.client(name) for name in ("Noa", "Dan")]
    code = await noa.create(game="taki", seats=2)
    await dan.enter(code)
    await dan.sit(1)
    return noa, dan


async def give_up_the_round(server: Live, noa: Client) -> None:
    """Have the time for shares be over as soon as Noa's is there."""
    await noa.until(lambda: noa.table and noa.table.shuffle and noa.table.shuffle.shares[0])
    assert noa.table is not None
    actor = await server.hall.find(noa.table.code)
    actor.table.timing.deal_since -= actor.table.timing.pace.deal
    actor.post(Tick())


async def played(noa: Client, dan: Client, silent: Live | None = None) -> str:
    """Play a match to its end and return its record; on a server where Dan's share never comes, do not wait for it."""
    await asyncio.gather(noa.start(), *([give_up_the_round(silent, noa)] if silent else []))
    await asyncio.gather(*(play_on(client, random.Random(number)) for number, client in enumerate((noa, dan))))
    record = await noa.record(1)
    for client in (noa, dan):
        await client.close()
    return record


def flags(receipts: list[list[Receipt]]) -> list[str]:
    """Return what ``klaf verify`` is told of all that clients remember to have told."""
    known = [one for each in receipts for one in each if one.state != "drawn"]
    return [word for one in known for word in ("--commitment", one.shuffle, "--share", f"{one.seat}:{one.share}")]


def verify(folder: Path, record: str, *more: str) -> int:
    path = folder / "record.txt"
    path.write_text(record, encoding="utf-8")
    return main(["verify", str(path), *more])


def test_an_honest_match_verifies_with_the_clients_receipts(tmp_path: Path) -> None:
    record, receipts, found, shown = a_match(tmp_path)
    assert found == [[], []]
    assert verify(tmp_path, record) == 0
    assert [[one.shuffle for one in each] for each in receipts] == [[shown], [shown]]
    assert verify(tmp_path, record, *flags(receipts)) == 0
    lines: list[str] = record.split("\n")

    def altered(name: str, change: str) -> str:
        return "\n".join(change if line.startswith(f"{name}:") else line for line in lines)

    other = "ab" * 32
    shares = next(line for line in lines if line.startswith("shares:"))
    assert verify(tmp_path, altered("secret", f"secret: {other}")) == 1
    assert verify(tmp_path, altered("commitment", f"commitment: {other}")) == 1
    assert verify(tmp_path, altered("shares", " ".join(shares.split()[:2]))) == 1
    assert verify(tmp_path, altered("sealed", " ".join(shares.split()[:2]).replace("shares", "sealed"))) == 1
    assert verify(tmp_path, altered("key", f"key: {other}")) != 0
    assert verify(tmp_path, record, "--commitment", other) == 1
    assert verify(tmp_path, record, "--share", f"0:{other}") == 1
    assert verify(tmp_path, altered("moves", lines[-1])) != 0


CAUGHT = {
    "drops a share": ["verify-said-silent"],
    "replaces a share": ["verify-broken-share", "verify-other-share"],
    "chooses its secret late": ["verify-other-key"],
}


@pytest.mark.parametrize("deceit", CAUGHT)
def test_a_server_that_cheats_with_shares_or_secret_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deceit: str
) -> None:
    honest = shuffling.reveal

    def cheating(table: state.State, command: commands.Reveal, guest: str) -> list[AnyInput]:
        given = honest(table, command, guest)
        assert isinstance(given[0], Revealed)
        if given[0].seat == 1:
            return [Revealed(seat=1, share="cd" * 32)] if deceit == "replaces a share" else []
        return given

    def late(table: state.State) -> Match:
        assert table.shuffle is not None
        made = structs.replace(table.shuffle.round, secret="ef" * 32, shares=(None, None))
        return state.deal(structs.replace(table, shuffle=structs.replace(table.shuffle, rounds=(made,))))

    dealer = late if deceit == "chooses its secret late" else state.deal
    if dealer is state.deal:
        monkeypatch.setattr(shuffling, "reveal", cheating)
    record, receipts, found, _ = a_match(tmp_path, dealer, silent=deceit == "drops a share")
    assert verify(tmp_path, record, *flags(receipts)) == 1
    assert found[1] == CAUGHT[deceit]


@in_loop
async def test_a_server_that_leaves_a_client_out_is_noticed_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shuffling, "seal", lambda table, here: Sealed(seats=(0,)))
    async with live(tmp_path / "klaf.db") as server:
        noa, dan = await two(server)
        await noa.start()
        await dan.until(lambda: dan.match)
        assert dan.table is not None
        assert dan.table.shuffle is not None
        assert [one.state for one in dan.receipts] == ["left-out"]
        assert [one.state for one in noa.receipts] == ["told"]
        for client in (noa, dan):
            await client.close()


@in_loop
async def test_a_refusal_stands_in_the_record_which_holds_all_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with live(tmp_path / "klaf.db") as server:
        noa, dan = await two(server)
        refusing = dan._sharing.wanted

        def wanted(table: Table, seat: int | None, new_id: str) -> commands.Commit | commands.Reveal | None:
            command = refusing(table, seat, new_id)
            return None if isinstance(command, commands.Reveal) else command

        dan._sharing.wanted = wanted  # type: ignore[method-assign]
        record = await played(noa, dan, server)
    assert verify(tmp_path, record, *flags([noa.receipts]), "--lang", "en") == 0
    assert "did not reveal their share in time: 1\n" in capsys.readouterr().out
    lines = record.split("\n")
    redealt = next(line for line in lines if line.startswith("redealt: "))
    assert redealt.endswith(" 1")
    for wrong in (redealt[:-1] + "0", redealt[:-1] + "-", redealt.replace(" 0:", " 1:", 1)):
        altered = record.replace(redealt, wrong)
        holds = wrong.endswith("-")  # a restart of the server looks like that: it is told
        assert verify(tmp_path, altered) == (0 if holds else 1)
    assert "because the server was stopped" in capsys.readouterr().out
    assert verify(tmp_path, record.replace(redealt, redealt + " 2")) == 2  # no record at all


def test_a_record_without_proof_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = klaf.game("taki").new(players=2, seed=1)
    assert verify(tmp_path, match.record(), "--lang", "en") == 0
    assert "nothing about how the key came about" in capsys.readouterr().out
    assert verify(tmp_path, match.record(), "--commitment", "00" * 32) == 1
    assert main(["verify", str(tmp_path / "missing.txt")]) == 2
    assert main(["verify"]) == 2
    assert main(["verify", str(tmp_path / "record.txt"), "--share", "x"]) == 2
