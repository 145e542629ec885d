"""The end of a deal is told: with the move that ended it, again after a break, in replays, to each as it may see it."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import klaf
from klaf.server.log.chain import SEAL, seal
from klaf.server.log.checkpoint import Checkpoint, StoredEnd
from klaf.server.telling.replay import replay
from klaf.wire import commands, messages
from tests.server.live import in_loop
from tests.server.memory import MemoryStore
from tests.server.room import Guest, Room, set_up

GAMES = {"eight": "hands", "tuki": "boxes"}
SEED = 2  # the others still hold cards when its first mini-games end
each_game = pytest.mark.parametrize("game", GAMES)


async def play_until(room: Room, guests: list[Guest], deals: int | None) -> None:
    """Play by chance until so many deals have ended, or to the end of the match."""
    chance = random.Random(5)
    actor = guests[0].actor
    assert actor is not None
    while actor.standing.state.stage == "playing":
        match = actor.standing.match
        assert match is not None
        seat = match.acting[0]
        lively = [move.text for move in match.legal(seat) if move.text != "take"]
        answer = await guests[seat].play(chance.choice(lively or ["take"]))
        assert isinstance(answer, messages.Done), answer
        if deals is not None and len(ends(guests[0])) >= deals:
            return


def ends(guest: Guest) -> list[messages.DealEnd]:
    return [update.ended for update in guest.all(messages.Update) if update.ended]


async def table(room: Room, game: str, people: str = "Noa Dan") -> tuple[Any, list[Guest], Guest]:
    actor, guests = await room.seated(people, (), game=game)
    zoe = Guest(room, "Zoe", "he")
    await zoe.enter(actor)
    return actor, guests, zoe


@each_game
@in_loop
async def test_every_viewer_is_told_how_each_deal_of_a_match_ended(game: str) -> None:
    room = Room()
    actor, guests, zoe = await table(room, game)
    await play_until(room, guests, None)
    for seat, guest in (*enumerate(guests), (None, zoe)):
        told = ends(guest)
        assert [end.number for end in told] == list(range(1, len(told) + 1))
        assert len(told) > 1
        totals = [[one.total for one in end.seats] for end in told]
        assert [abs(score) for score in actor.standing.match.scores] == totals[-1]
        for end in told:
            assert end.view["viewer"] == seat
            assert all(one.points == sum(reason.points for reason in one.reasons) for one in end.seats)
            assert all(reason.text for one in end.seats for reason in one.reasons)
            texts = {reason.text for one in end.seats for reason in one.reasons} | {one.text for one in end.seats}
            update = next(update for update in guest.all(messages.Update) if update.ended is end)
            assert {update.events[place].text for place in end.counting} == (texts | set(end.remarks)) - {""}
            assert max(end.counting) < end.events
        seqs = [message.seq for message in guest.got if isinstance(message, messages.Update)]
        assert seqs == list(range(seqs[0], seqs[0] + len(seqs)))
    assert [end.seats for end in ends(guests[0])] == [end.seats for end in ends(guests[1])]


@in_loop
async def test_the_hands_of_the_others_stay_hidden_when_a_mini_game_ends() -> None:
    room = Room()
    room.hall.dealer = lambda state: klaf.game("eight").new(players=4, seed=SEED)
    _, guests, zoe = await table(room, "eight", "Noa Dan Eve Gil")
    await play_until(room, guests, 2)
    hidden = 0
    for seat, guest in (*enumerate(guests), (None, zoe)):
        for end in ends(guest):
            for other, hand in enumerate(end.view["hands"]):
                hidden += len(hand) if other != seat else 0
                assert all((card is None) == (other != seat) for card in hand)
    assert hidden


@each_game
@in_loop
async def test_the_update_shows_the_next_deal_beside_the_end_of_the_last(game: str) -> None:
    room = Room()
    _, guests, _ = await table(room, game)
    await play_until(room, guests, 1)
    update = guests[0].last(messages.Update)
    assert update.ended is not None
    assert update.match is not None
    assert update.match.view != update.ended.view
    assert update.events[update.ended.events].event in ("begun", "round")
    assert "scored" in [event.event for event in update.events[: update.ended.events]]


@each_game
@in_loop
async def test_whoever_comes_back_is_told_the_end_that_came_meanwhile(game: str) -> None:
    room = Room()
    actor, guests, zoe = await table(room, game)
    seq = zoe.seq
    await play_until(room, guests, 1)
    there = ends(zoe)[-1]
    before = zoe.last(messages.Update).seq - 1
    await zoe.leave()
    zoe.forget()
    await zoe.enter(actor, seq=max(seq, before))
    assert ends(zoe) == [there]


@each_game
@in_loop
async def test_whoever_comes_later_is_told_how_the_last_deal_ended(game: str) -> None:
    room = Room()
    actor, guests, zoe = await table(room, game)
    for deals in (1, None):
        assert (zoe.last(messages.Snapshot).ended is None) == (deals == 1)
        await play_until(room, guests, deals)
        for guest in (*guests, zoe):
            there = ends(guest)[-1]
            await guest.leave()
            await guest.enter(actor)
            assert guest.last(messages.Snapshot).ended == there
    await guests[0].ask(commands.Start)
    await room.advance(room.hall.pace.deal)
    await zoe.leave()
    await zoe.enter(actor)
    assert zoe.last(messages.Snapshot).ended is None


@pytest.mark.parametrize("kept", [False, True])
@each_game
@in_loop
async def test_the_end_of_the_last_deal_outlives_the_server(game: str, kept: bool) -> None:
    room = Room()
    actor, guests, zoe = await table(room, game)
    await play_until(room, guests, None)
    assert isinstance(room.store, MemoryStore)
    room.store.checkpoints.clear()
    if kept:
        await actor.table.ledger.checkpoint()
    zoe.room = again = Room(room.store)
    await zoe.enter(await again.hall.find(actor.code))
    assert zoe.last(messages.Snapshot).ended == ends(zoe)[-1]


Stored = Callable[[StoredEnd], StoredEnd]
FORGED: dict[str, Stored] = {
    "another row": lambda end: replace(end, seq=end.seq - 1),
    "no row": lambda end: replace(end, seq=end.seq + 1000),
    "the first row": lambda end: replace(end, seq=1),
    "other points": lambda end: replace(end, position={**end.position, "points": [2, 1]}),
    "no position": lambda end: replace(end, position={**end.position, "turn": 99}),
}


@pytest.mark.parametrize("forge", FORGED.values(), ids=FORGED)
@in_loop
async def test_an_end_that_does_not_follow_from_the_log_is_not_believed(
    forge: Stored, capsys: pytest.CaptureFixture[str]
) -> None:
    room = Room()
    room.hall.dealer = lambda state: klaf.game("eight").new(players=2, seed=SEED)
    actor, guests, zoe = await table(room, "eight")
    await play_until(room, guests, 2)
    await actor.table.ledger.checkpoint()
    assert isinstance(room.store, MemoryStore)
    seq, sealed = room.store.checkpoints[actor.code]
    stored = msgspec.json.decode(sealed[SEAL:], type=Checkpoint)
    assert stored.ended is not None
    forged = forge(stored.ended)
    assert forged != stored.ended
    document = msgspec.json.encode(replace(stored, ended=forged))
    chain = room.store.log[actor.code][seq - 1].chain
    room.store.checkpoints[actor.code] = (seq, seal(document, chain, room.hall.log_key))
    zoe.room = again = Room(room.store)
    again.hall.dealer = room.hall.dealer
    await zoe.enter(await again.hall.find(actor.code))
    assert "checkpoint damaged" in capsys.readouterr().err
    assert zoe.last(messages.Snapshot).ended == ends(zoe)[-1]


@each_game
@in_loop
async def test_a_replay_shows_the_ends_of_deals_that_its_asker_was_told(game: str) -> None:
    room = Room()
    actor, guests, _ = await table(room, game)
    await play_until(room, guests, 1)
    begun = await replay(room.store, actor.code, 1, guests[1].id, "en")
    assert [step.ended for step in begun.steps if step.ended] == ends(guests[1])
    await play_until(room, guests, None)
    as_seat = await replay(room.store, actor.code, 1, guests[1].id, "en", 1)
    assert [step.ended for step in as_seat.steps if step.ended] == ends(guests[1])
    opened = await replay(room.store, actor.code, 1, guests[1].id, "en")
    assert [step.ended.seats for step in opened.steps if step.ended] == [end.seats for end in ends(guests[1])]
    shown = [step.ended.view[GAMES[game]] for step in opened.steps if step.ended]
    assert all(card is not None for holdings in shown for cards in holdings for card in cards)


@each_game
@in_loop
async def test_marks_and_the_moment_come_with_every_view(game: str) -> None:
    room = Room()
    actor, guests, _ = await table(room, game)
    await play_until(room, guests, 1)
    match = actor.standing.match
    for guest in guests:
        shown = [message.match for message in guest.all(messages.Update) if message.match]
        assert {one.marks for one in shown} == {match.game.marks(one.view) for one in shown}
        assert all((*one.moment.turn, *one.moment.asked) for one in shown)


@in_loop
async def test_a_window_tells_whose_card_opened_it() -> None:
    room = Room()
    actor, guests = await room.seated("Noa Dan Eve", (), game="taki")
    dealt = (klaf.game("taki").new(3, seed=seed) for seed in range(100))
    match = next(one for one in dealt if "+3" in map(str, one.legal(one.acting[0])))
    await set_up(actor, match)
    seat = match.acting[0]
    await guests[seat].play("+3")
    for guest in guests:
        assert guest.match.moment == messages.Moment(
            asked=tuple(other for other in range(3) if other != seat), by=seat, card="+3"
        )
