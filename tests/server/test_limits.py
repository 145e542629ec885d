"""What would fill a store or guess a secret is limited, said in words, and passes: rows of a table, six-digit codes."""

from pathlib import Path

import msgspec
import pytest

from klaf.client import Client
from klaf.client.http import request
from klaf.locale import LANGUAGES, text
from klaf.server.gate import limits
from klaf.server.gate.config import Config
from klaf.server.gate.gate import Gate
from klaf.server.gate.guesses import Guesses
from klaf.server.table import ledger
from klaf.server.table.actor import Actor
from klaf.wire import api, commands, messages
from klaf.wire.fairness import share_commitment
from klaf.wire.tables import Settings
from tests.server.fake_time import FakeTime
from tests.server.live import in_loop, live
from tests.server.memory import MemoryStore
from tests.server.room import Guest, Room, refusal
from tests.server.test_http import code_of, raw

HOUR = 3600.0
ROWS = 60  # in place of 3,600, with as many a second as ever


@pytest.fixture(autouse=True)
def _few_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "ROWS", ROWS)
    monkeypatch.setattr(ledger, "ROWS_LOADED", ROWS // 4)


async def change(guest: Guest, public: bool) -> messages.Done | messages.Refused | None:
    return await guest.ask(commands.Change, settings=Settings(game="taki", seats=2, public=public))


async def exhaust(guest: Guest) -> messages.Refused:
    """Change a table to and fro until it is refused."""
    for number in range(2 * ROWS):
        answer = await change(guest, number % 2 == 0)
        if isinstance(answer, messages.Refused):
            return answer
    raise AssertionError("never refused")


async def lobby(room: Room, lang: str = "en") -> tuple[Actor, Guest]:
    noa = Guest(room, "Noa", lang)
    return await room.table(noa, game="taki", seats=2), noa


def test_an_hour_has_as_many_rows_as_the_documents_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert ledger.ROWS + HOUR * ledger.ROWS_A_SECOND == 14_400


@pytest.mark.parametrize("lang", LANGUAGES)
@in_loop
async def test_a_table_that_writes_too_much_is_told_to_slow_down_and_goes_on_soon(lang: str) -> None:
    room = Room()
    actor, noa = await lobby(room, lang)
    refused = await exhaust(noa)
    assert (refused.code, refused.retry) == ("slow-down", True)
    assert refused.text
    assert "slow-down" not in refused.text
    assert actor.standing.seq == ROWS
    await room.advance(1 / ledger.ROWS_A_SECOND)
    assert isinstance(await change(noa, False), messages.Done)
    assert refusal(await change(noa, True)) == "slow-down"
    await room.advance(HOUR)
    assert isinstance(await change(noa, True), messages.Done)


@in_loop
async def test_one_table_slows_down_and_no_other() -> None:
    room = Room()
    _, noa = await lobby(room)
    await exhaust(noa)
    _, other = await lobby(room)
    assert isinstance(await change(other, True), messages.Done)


@in_loop
async def test_moves_of_people_slow_down_and_what_is_due_does_not() -> None:
    room = Room()
    actor, (noa, dan) = await room.seated("Noa Dan", ("casual",), game="taki", seats=3, clock=30)
    while not (noa.match.moves or dan.match.moves):
        await room.advance(1)
    guest = noa if noa.match.moves else dan
    actor.table.ledger._rows.drain(room.time.now(), ROWS)
    seq, move = actor.standing.seq, guest.match.moves[0]
    assert refusal(await guest.play(move)) == "slow-down"
    actor.table.ledger._rows.rate = 0.0
    await room.advance(60)
    assert actor.standing.seq > seq + 1  # stand-ins and bots have played
    assert actor.standing.state.stage == "playing"


@in_loop
async def test_a_share_of_a_shuffle_is_never_too_much() -> None:
    room = Room()
    actor, noa = await lobby(room)
    await noa.ask(commands.AddBot, seat=1, level="casual")
    await noa.ask(commands.Start)
    actor.table.ledger._rows.drain(room.time.now(), ROWS)
    shuffle, share = actor.standing.state.shuffle, "5" * 64
    assert shuffle is not None
    bound = shuffle.round.bound
    sealing = await noa.ask(commands.Commit, shuffle=bound, commitment=share_commitment(bound, 0, share))
    assert isinstance(sealing, messages.Done)
    assert isinstance(await noa.ask(commands.Reveal, shuffle=bound, share=share), messages.Done)
    assert actor.standing.state.stage == "playing"


@in_loop
async def test_a_table_that_is_let_go_of_and_loaded_has_gained_nothing() -> None:
    room = Room()
    actor, noa = await lobby(room)
    await exhaust(noa)
    await noa.leave()
    later = Room(room.store)
    loaded, again = await later.hall.find(actor.code), Guest(later, "Noa")
    await again.enter(loaded)
    seq = loaded.standing.seq
    await exhaust(again)
    assert loaded.standing.seq == seq + ROWS // 4


@in_loop
async def test_rows_that_another_process_wrote_count() -> None:
    room = Room(MemoryStore())
    actor, noa = await lobby(room)
    other = Room(room.store)
    there, twin = await other.hall.find(actor.code), Guest(other, "Noa")
    await twin.enter(there)
    for number in range(ROWS // 4 + 2):
        assert isinstance(await change(noa, number % 2 == 0), messages.Done)
    await there.table.ledger.catch_up()
    assert refusal(await change(twin, True)) == "slow-down"


@in_loop
async def test_a_server_without_limits_has_none_here() -> None:
    room = Room()
    Gate(room.hall, Config(limits=False))
    _, noa = await lobby(room)
    with pytest.raises(AssertionError, match="never"):
        await exhaust(noa)


def guesses(each: int, together: int, processes: int = 1) -> tuple[FakeTime, list[Guesses]]:
    time, store = FakeTime(), MemoryStore()
    began = time.now()
    made = [
        Guesses(store, each, together, time.now, lambda: int((time.now() - began) * 1000)) for _ in range(processes)
    ]
    return time, made


@in_loop
async def test_all_together_may_guess_only_so_often_at_what_is_not_near_whichever_process_they_ask() -> None:
    time, digits = guesses(3, 20, processes=4)
    let = [await digits[number % 4].begin(f"192.0.2.{number}") for number in range(50)]
    assert let == ["anywhere"] * 20 + ["near"] * 30
    assert await digits[0].begin("198.51.100.1") == "near"
    await digits[0].right("198.51.100.1", "near")  # which gives nobody a guess at what is far
    assert await digits[0].begin("198.51.100.1") == "near"
    time.advance_to(time.now() + HOUR)
    assert await digits[0].begin("198.51.100.1") == "anywhere"


@in_loop
async def test_one_address_alone_uses_up_only_its_own_guesses() -> None:
    time, [digits] = guesses(3, 20)
    assert [await digits.begin("192.0.2.1") for _ in range(50)] == ["anywhere"] * 3 + [None] * 47
    assert await digits.begin("192.0.2.2") == "anywhere"
    assert digits.minutes == 60
    time.advance_to(time.now() + HOUR - 61)
    assert digits.minutes == 2
    time.advance_to(time.now() + 60)
    assert digits.minutes == 1


@in_loop
async def test_codes_that_were_right_are_no_guesses() -> None:
    _, [digits] = guesses(3, 3)
    for _ in range(20):
        assert await digits.begin("192.0.2.1") == "anywhere"
        await digits.right("192.0.2.1", "anywhere")
    assert [await digits.begin("192.0.2.1") for _ in range(4)] == ["anywhere"] * 3 + [None]


def within_the_hour(lang: str, message: str) -> set[str]:
    """Return a sentence with each number of minutes that it may tell."""
    return {text(lang, message, minutes=minutes) for minutes in range(1, 61)}


async def digits(client: Client, address: str) -> str:
    """Ask for six digits, from some address."""
    told = {"Cookie": f"klaf={client.cookie}", "X-Forwarded-For": address}
    _, _, body = await request(client.address, "POST", "/api/transfer", told)
    return msgspec.json.decode(body, type=api.Transfer).code


@pytest.mark.parametrize("lang", LANGUAGES)
@in_loop
async def test_who_guesses_six_digits_meets_a_limit_and_a_family_at_home_gets_in(
    tmp_path: Path, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "WRONG_DIGITS", 12)
    async with live(tmp_path / "klaf.db", proxies="127.0.0.1") as server:
        noa = await server.client("Noa")

        async def tried(code: str, address: str) -> tuple[int, bytes]:
            told = {"X_Forwarded_For": address, "Accept_Language": lang}
            status, _, body = await raw(server, "POST", "/api/redeem", b'{"code":"%s"}' % code.encode(), **told)
            return status, body

        assert (await tried(await digits(noa, "192.0.2.200"), "192.0.2.201"))[0] == 200  # no guess
        far, near, home = await digits(noa, "192.0.2.1"), await digits(noa, "192.0.2.2"), "2001:db8:1:2::1"
        family = await digits(noa, home)
        taken = {int(one) for one in (far, near, family)}
        wrong = [f"{number:06}" for number in range(999_999) if number not in taken][:16]
        found = [await tried(code, f"192.0.2.{number // 3}") for number, code in enumerate(wrong)]
        assert [code_of(body) for _, body in found] == ["bad-transfer"] * 12 + ["only-near-digits"] * 4
        for _ in range(2):
            status, body = await tried(far, "198.51.100.1")  # or a lucky guess would be one
            assert (status, code_of(body)) == (429, "only-near-digits")
            problem = msgspec.json.decode(body, type=api.Problem)
            assert problem.text in within_the_hour(lang, "refused-only-near-digits")
            assert problem.retry
        assert (await tried(near, "192.0.2.2"))[0] == 200
        assert (await tried(near, "192.0.2.2"))[0] == 429  # once
        assert (await tried(family, "2001:db8:1:2:ffff::7"))[0] == 200
        await noa.close()


@pytest.mark.parametrize("lang", LANGUAGES)
@in_loop
async def test_who_guesses_six_digits_alone_is_told_when_to_try_again(
    tmp_path: Path, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "WRONG_DIGITS_PER_ADDRESS", 3)
    async with live(tmp_path / "klaf.db") as server:
        for number in range(4):
            _, _, body = await raw(server, "POST", "/api/redeem", b'{"code":"00000%d"}' % number, Accept_Language=lang)
        problem = msgspec.json.decode(body, type=api.Problem)
        assert problem.code == "too-many-digits"
        assert problem.text in within_the_hour(lang, "refused-too-many-digits")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_minutes_are_counted_as_people_count_them(lang: str) -> None:
    for message in ("refused-too-many-digits", "refused-only-near-digits", "refused-renamed-often"):
        said = {text(lang, message, minutes=minutes) for minutes in (1, 2, 3, 30)}
        assert len(said) == 4
        assert not any("{" in one for one in said)


@pytest.mark.parametrize("lang", LANGUAGES)
@in_loop
async def test_who_changes_their_name_all_the_time_is_told_to_slow_down(
    tmp_path: Path, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "NAMES", 4)
    async with live(tmp_path / "klaf.db") as server:
        noa, dan = await server.client("Noa"), await server.client("Dan")

        async def renamed(client: Client, name: str) -> tuple[int, bytes]:
            told = {"Cookie": f"klaf={client.cookie}", "Accept_Language": lang}
            body = msgspec.json.encode(api.Introduction(name=name, lang="en"))
            status, _, answer = await raw(server, "POST", "/api/guest", body, **told)
            return status, answer

        assert [(await renamed(noa, f"Noa {number}"))[0] for number in range(5)] == [200] * 4 + [429]
        problem = msgspec.json.decode((await renamed(noa, "Noa"))[1], type=api.Problem)
        assert (problem.code, problem.retry) == ("renamed-often", True)
        assert problem.text in within_the_hour(lang, "refused-renamed-often")
        assert msgspec.json.decode(await noa.http("GET", "/api/guest"), type=api.Guest).name == "Noa 3"
        assert (await renamed(dan, "Dan 2"))[0] == 200
        for client in (noa, dan):
            await client.close()
