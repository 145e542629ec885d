"""The shuffle that nobody can choose, and a verifier that notices a server which does."""

import asyncio
import random
from pathlib import Path

import pytest
from msgspec import structs

import klaf
from klaf.cli import main
from klaf.engine.match import Match
from klaf.server.log import state
from klaf.server.log.inputs import AnyInput, Shared
from klaf.server.table import arranging
from klaf.wire import commands
from klaf.wire.fairness import commitment, match_key
from tests.server.live import in_loop, live, play_on
from tests.server.room import Guest, Room

Receipt = dict[str, tuple[int, str]]


def a_match(folder: Path, dealer: state.Dealer = state.deal) -> tuple[str, list[Receipt], str]:
    """Play a match between two people; return its record and what their clients remember."""
    return asyncio.run(asyncio.wait_for(_play(folder, dealer), 300))


async def _play(folder: Path, dealer: state.Dealer) -> tuple[str, list[Receipt], str]:
    async with live(folder / "klaf.db", dealer=dealer) as server:
        noa, dan = [await server.client(name) for name in ("Noa", "Dan")]
        code = await noa.create(game="taki", seats=2)
        assert noa.table is not None
        await dan.enter(code)
        await dan.sit(1)
        shown = noa.table.commitment
        await noa.start()
        await asyncio.gather(*(play_on(client, random.Random(number)) for number, client in enumerate((noa, dan))))
        record = await noa.record(1)
        for client in (noa, dan):
            await client.close()
        return record, [noa.shares, dan.shares], shown


def flags(receipts: list[Receipt], shown: str) -> list[str]:
    shares = [receipt[shown] for receipt in receipts]
    return ["--commitment", shown, *(word for seat, share in shares for word in ("--share", f"{seat}:{share}"))]


def verify(folder: Path, record: str, *more: str) -> int:
    path = folder / "record.txt"
    path.write_text(record, encoding="utf-8")
    return main(["verify", str(path), *more])


def test_an_honest_match_verifies_with_the_clients_receipts(tmp_path: Path) -> None:
    record, receipts, shown = a_match(tmp_path)
    assert verify(tmp_path, record) == 0
    assert verify(tmp_path, record, *flags(receipts, shown)) == 0
    lines: list[str] = record.split("\n")

    def altered(name: str, change: str) -> str:
        return "\n".join(change if line.startswith(f"{name}:") else line for line in lines)

    other = "ab" * 32
    shares = next(line for line in lines if line.startswith("shares:"))
    assert verify(tmp_path, altered("secret", f"secret: {other}")) == 1
    assert verify(tmp_path, altered("commitment", f"commitment: {other}")) == 1
    assert verify(tmp_path, altered("shares", " ".join(shares.split()[:2]))) == 1
    assert verify(tmp_path, altered("key", f"key: {other}")) != 0
    assert verify(tmp_path, record, "--commitment", other) == 1
    assert verify(tmp_path, record, "--share", f"0:{other}") == 1
    assert verify(tmp_path, altered("moves", lines[-1])) != 0


@pytest.mark.parametrize("deceit", ["leaves a share out", "replaces a share", "chooses its secret late"])
def test_a_server_that_cheats_with_shares_or_secret_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deceit: str
) -> None:
    honest = arranging._share

    def cheating(table: state.State, command: commands.Share, guest: str) -> list[AnyInput]:
        given = honest(table, command, guest)
        assert isinstance(given[0], Shared)
        if given[0].seat == 1:
            return [Shared(seat=1, share="cd" * 32)] if deceit == "replaces a share" else []
        return given

    def late(table: state.State) -> Match:
        return state.deal(structs.replace(table, played_secret="ef" * 32, played_shares=(None, None)))

    dealer = late if deceit == "chooses its secret late" else state.deal
    if dealer is state.deal:
        monkeypatch.setattr(arranging, "_share", cheating)
    record, receipts, shown = a_match(tmp_path, dealer)
    assert verify(tmp_path, record, *flags(receipts, shown)) == 1


@in_loop
async def test_shares_are_given_once_by_those_who_sit_and_for_the_shuffle_they_saw() -> None:
    room = Room()
    noa, dan = Guest(room, "Noa"), Guest(room, "Dan")
    actor = await room.table(noa, game="taki", seats=2)
    await dan.enter(actor)
    bound = commitment(actor.standing.state.secret)
    share = "12" * 32

    async def give(guest: Guest, to: str) -> str:
        answer = await guest.ask(commands.Share, commitment=to, share=share)
        return getattr(answer, "code", None) or "given"

    assert await give(dan, bound) == "not-seated"
    assert await give(noa, "00" * 32) == "other-commitment"
    assert await give(noa, bound) == "given"
    assert await give(noa, bound) == "shared-already"
    await dan.ask(commands.Sit, seat=1)
    await noa.ask(commands.Start)
    await give(dan, bound)
    await room.settle()
    after = actor.standing.state
    assert after.stage == "playing"
    assert after.played_shares == (share, share)
    assert actor.standing.match is not None
    assert actor.standing.match.position()["key"] == match_key(after.played_secret, (share, share))
    assert commitment(after.played_secret) == bound


def test_a_record_without_proof_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = klaf.game("taki").new(players=2, seed=1)
    assert verify(tmp_path, match.record(), "--lang", "en") == 0
    assert "nothing about how the key came about" in capsys.readouterr().out
    assert verify(tmp_path, match.record(), "--commitment", "00" * 32) == 1
    assert main(["verify", str(tmp_path / "missing.txt")]) == 2
    assert main(["verify"]) == 2
    assert main(["verify", str(tmp_path / "record.txt"), "--share", "x"]) == 2
