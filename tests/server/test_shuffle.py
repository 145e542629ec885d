"""The shuffle is prepared so that nobody chooses it: all are bound before anybody tells, and refusing gains nothing."""

import secrets

import msgspec
import pytest

from klaf.server.log.inputs import BotSat, Dealt, Opened, Revealed, Sealed, read_input
from klaf.server.log.shuffle import Shuffle
from klaf.server.table.actor import Actor
from klaf.wire import commands, messages
from klaf.wire.fairness import Round, commitment, flaws, match_key, share_commitment
from tests.server.live import in_loop
from tests.server.room import Guest, Room, refusal


def shuffle_of(actor: Actor) -> Shuffle:
    found = actor.standing.state.shuffle
    assert found is not None
    return found


def bound(actor: Actor) -> str:
    return shuffle_of(actor).round.bound


async def ready(names: str, bots: tuple[str, ...] = ()) -> tuple[Room, Actor, list[Guest]]:
    """Start a match whose shuffle waits for all of its people."""
    room = Room()
    guests = [Guest(room, name) for name in names.split()]
    actor = await room.table(guests[0], bots, game="taki", seats=len(guests) + len(bots))
    for seat, guest in enumerate(guests[1:], 1):
        await guest.enter(actor)
        await guest.ask(commands.Sit, seat=seat)
    await guests[0].ask(commands.Start)
    assert actor.standing.state.stage == "dealing"
    return room, actor, guests


async def commit(actor: Actor, guest: Guest, share: str, seat: int) -> messages.Done | messages.Refused | None:
    named = bound(actor)
    return await guest.ask(commands.Commit, shuffle=named, commitment=share_commitment(named, seat, share))


async def reveal(actor: Actor, guest: Guest, share: str) -> messages.Done | messages.Refused | None:
    return await guest.ask(commands.Reveal, shuffle=bound(actor), share=share)


@in_loop
async def test_a_match_is_dealt_by_the_numbers_of_all() -> None:
    _, actor, (noa, dan) = await ready("Noa Dan")
    shares = [secrets.token_hex(32) for _ in range(2)]
    await commit(actor, noa, shares[0], 0)
    assert not shuffle_of(actor).sealed
    await commit(actor, dan, shares[1], 1)
    assert shuffle_of(actor).sealed
    await reveal(actor, dan, shares[1])
    assert actor.standing.match is None
    await reveal(actor, noa, shares[0])
    assert actor.standing.state.stage == "playing"
    assert actor.standing.match is not None
    made = shuffle_of(actor).round
    assert made.shares == tuple(shares)
    assert actor.standing.match.position()["key"] == match_key(made.secret, shares)
    told = noa.last(messages.Update).table
    assert told is not None
    assert told.shuffle is not None
    assert told.shuffle.shares == tuple(shares)
    assert told.shuffle.commitment == commitment(made.secret)


@in_loop
async def test_nobodys_number_is_told_before_all_are_bound() -> None:
    _, actor, (noa, dan) = await ready("Noa Dan")
    share = secrets.token_hex(32)
    await commit(actor, noa, share, 0)
    assert refusal(await reveal(actor, noa, share)) == "shuffle-open"
    stored = await actor.services.store.rows(actor.code, 0)
    assert not any(share.encode() in row.input for row in stored)  # who reads the store and binds last learns nothing
    assert not any(share.encode() in frame for _, frame in dan.frames)
    secret = shuffle_of(actor).round.secret
    await commit(actor, dan, "12" * 32, 1)
    await reveal(actor, noa, share)
    assert not any(secret.encode() in frame for guest in (noa, dan) for _, frame in guest.frames)


@in_loop
async def test_whoever_is_bound_can_tell_no_other_number() -> None:
    room, actor, (noa, dan) = await ready("Noa Dan")
    eve = Guest(room, "Eve")
    await eve.enter(actor)
    mine, other = "12" * 32, "34" * 32
    assert refusal(await commit(actor, eve, mine, 1)) == "not-seated"
    await commit(actor, noa, mine, 0)
    assert refusal(await commit(actor, noa, other, 0)) == "committed-already"
    wrong = await dan.ask(commands.Commit, shuffle="00" * 32, commitment="00" * 32)
    assert refusal(wrong) == "other-shuffle"
    stolen = share_commitment(bound(actor), 0, mine)  # another's commitment binds to nothing that one could tell
    await dan.ask(commands.Commit, shuffle=bound(actor), commitment=stolen)
    assert refusal(await reveal(actor, noa, other)) == "other-share"
    await reveal(actor, noa, mine)
    assert refusal(await reveal(actor, noa, mine)) == "revealed-already"
    assert refusal(await reveal(actor, dan, mine)) == "other-share"


@in_loop
async def test_refusing_buys_one_deal_anew_without_a_number_of_ones_own() -> None:
    room, actor, (noa, dan) = await ready("Noa Dan")
    first = bound(actor)
    for seat, guest in enumerate((noa, dan)):
        await commit(actor, guest, "12" * 32, seat)
    await reveal(actor, noa, "12" * 32)
    await room.advance(room.hall.pace.deal)  # Dan knows all numbers, and what they would deal, and does not tell his
    assert bound(actor) != first
    shown = noa.last(messages.Update).table
    assert shown is not None
    assert shown.shuffle is not None
    assert shown.shuffle.redealt == ((1,),)
    assert shown.shuffle.commitments == (None, None)
    assert refusal(await commit(actor, dan, "34" * 32, 1)) == "shuffle-sealed"
    await commit(actor, noa, "56" * 32, 0)
    await reveal(actor, noa, "56" * 32)
    state = actor.standing.state
    assert state.stage == "playing"
    assert [one.refused for one in shuffle_of(actor).rounds] == [(1,), ()]
    assert actor.standing.match is not None
    assert flaws(shuffle_of(actor).rounds, actor.standing.match.position()["key"]) == []


@in_loop
async def test_a_table_is_dealt_whoever_refuses() -> None:
    room, actor, guests = await ready("Noa Dan Eve")
    for refusing in (0, 1, 2):
        for seat, guest in enumerate(guests[refusing:], refusing):
            await commit(actor, guest, "12" * 32, seat)
        for guest in guests[refusing + 1 :]:
            await reveal(actor, guest, "12" * 32)
        await room.advance(room.hall.pace.deal)
    assert actor.standing.state.stage == "playing"
    assert [one.refused for one in shuffle_of(actor).rounds] == [(0,), (1,), (2,), ()]
    assert len({one.secret for one in shuffle_of(actor).rounds}) == 4


@in_loop
async def test_who_binds_themselves_to_nothing_is_waited_for_once() -> None:
    room, actor, (noa, _) = await ready("Noa Dan")
    await commit(actor, noa, "12" * 32, 0)
    await room.advance(room.hall.pace.deal)
    assert shuffle_of(actor).sealed
    await reveal(actor, noa, "12" * 32)
    assert actor.standing.state.stage == "playing"
    assert shuffle_of(actor).round.shares == ("12" * 32, None)


@in_loop
async def test_who_has_gone_when_the_round_is_sealed_is_neither_waited_for_nor_named() -> None:
    _, actor, (noa, dan) = await ready("Noa Dan")
    await commit(actor, dan, "34" * 32, 1)
    await dan.leave()
    await commit(actor, noa, "12" * 32, 0)
    assert shuffle_of(actor).round.sealed[1] is None
    await dan.enter(actor)
    assert refusal(await reveal(actor, dan, "34" * 32)) == "not-committed"
    await reveal(actor, noa, "12" * 32)
    assert actor.standing.state.stage == "playing"
    assert [one.refused for one in shuffle_of(actor).rounds] == [()]


@in_loop
async def test_a_seat_that_becomes_a_bots_has_no_number() -> None:
    _, actor, (noa, dan) = await ready("Noa Dan")
    await commit(actor, dan, "34" * 32, 1)
    await actor.table.ledger.commit([BotSat(seat=1, level="casual")])
    await commit(actor, noa, "12" * 32, 0)
    await reveal(actor, noa, "12" * 32)
    assert actor.standing.state.stage == "playing"
    assert shuffle_of(actor).round.shares == ("12" * 32, None)


@in_loop
@pytest.mark.parametrize("sealed", [False, True])
async def test_a_round_that_another_process_began_is_never_dealt(sealed: bool) -> None:
    """A server that was restarted, or a backup of its store, may have told its secret already."""
    room, actor, (noa, dan) = await ready("Noa Dan")
    await commit(actor, noa, "12" * 32, 0)
    if sealed:
        await commit(actor, dan, "34" * 32, 1)
        await reveal(actor, noa, "12" * 32)
    published = shuffle_of(actor).round.secret
    again = Room(room.store)
    other = Guest(again, "Noa")
    found = await again.hall.find(actor.code)
    await other.enter(found)
    assert shuffle_of(found).round.secret != published
    await commit(found, other, "56" * 32, 0)
    await reveal(found, other, "56" * 32)
    assert found.standing.state.stage == "playing"
    rounds = shuffle_of(found).rounds
    assert [one.refused for one in rounds] == ([(), ()] if sealed else [()])
    if sealed:
        assert rounds[0].secret == published  # everybody sees that there was a round before
    assert found.standing.match is not None
    assert flaws(rounds, found.standing.match.position()["key"]) == []


@in_loop
async def test_a_secret_is_drawn_for_its_deal_alone() -> None:
    """A backup that was made between two matches holds no secret that a later match could have published."""
    room, actor, (noa,) = await ready("Noa", ("casual",))
    await room.advance(2 * room.hall.pace.deal)
    for _ in range(3000):
        if actor.standing.state.stage == "over":
            break
        await room.advance(15)
        moves = noa.match.moves
        if moves:
            await noa.play(moves[0])
    assert actor.standing.state.stage == "over"
    rows = await room.store.rows(actor.code, 0)
    given = [read_input(row) for row in rows]
    opened = [one.secret for one in given if isinstance(one, Opened)]
    assert opened == [shuffle_of(actor).round.secret]
    await noa.ask(commands.Start)
    await room.advance(room.hall.pace.deal)
    assert shuffle_of(actor).round.secret not in opened
    order = [type(one) for one in given if isinstance(one, Opened | Sealed | Revealed | Dealt)]
    assert order == [Opened, Sealed, Dealt]


SECRETS = [f"{digit}{digit}" * 32 for digit in "abc"]


def proven(secret: str, shares: dict[int, str], players: int = 3, **more: tuple[int, ...]) -> Round:
    """Return an honest round."""
    named = commitment(secret)
    told = tuple(shares.get(seat) for seat in range(players))
    sealed = [None if share is None else share_commitment(named, seat, share) for seat, share in enumerate(told)]
    for seat in more.get("refused", ()):
        sealed[seat] = share_commitment(named, seat, "99" * 32)
    return Round(named, secret, tuple(sealed), told, more.get("refused", ()))


def test_what_does_not_hold_in_a_proof_is_named() -> None:
    one, two = "11" * 32, "22" * 32
    first = proven(SECRETS[0], {0: one}, refused=(1,))
    last = proven(SECRETS[1], {0: one, 2: two})
    key = match_key(last.secret, last.shares)

    def messages_of(*rounds: Round, key: str = key) -> list[tuple[str, int]]:
        return [(flaw.message, flaw.seat) for flaw in flaws(rounds, key)]

    change = msgspec.structs.replace
    assert messages_of(first, last) == []
    assert messages_of(last, key=one) == [("verify-other-key", 0)]
    assert ("verify-broken-commitment", 0) in messages_of(change(first, bound=last.bound), last)
    assert ("verify-secret-twice", 0) in messages_of(last, last)
    replaced = change(last, shares=(two, None, two))
    assert messages_of(replaced, key=match_key(last.secret, replaced.shares)) == [("verify-broken-share", 0)]
    without = change(last, shares=(None, None, two))
    assert messages_of(without, key=match_key(last.secret, without.shares)) == [("verify-not-revealed", 0)]
    unbound = change(last, sealed=(None, None, last.sealed[2]))
    assert messages_of(unbound) == [("verify-broken-share", 0)]
    assert messages_of(change(first, refused=(0, 1)), proven(SECRETS[1], {2: two}), key="") == [
        ("verify-named-wrongly", 0),
        ("verify-other-key", 0),
    ]
    again = proven(SECRETS[2], {1: two})
    assert messages_of(first, again, key=match_key(again.secret, again.shares)) == [("verify-barred", 1)]
