"""Windows, calls, turns, absence: what time does at a table, when it is moved by hand."""

import pytest

from klaf.server.table.pace import Pace
from klaf.server.table.thinking import Question, Then
from klaf.wire import commands, messages
from tests.games.taki.table import table
from tests.server.live import in_loop
from tests.server.room import Guest, Room, refusal, set_up

PACE = Pace()
TINY = 2**-10  # seconds
QUIET_HANDS = ("R5 +3 G1", "R1 R4 Y8", "G5 B6 Y1", "Y5 Y6 B1")
ONE_BREAKS = ("R5 +3 G1", "R1 R4 Y8", "G5 break Y1", "Y5 Y6 B1")
BOTH_BREAK = ("R5 +3 G1", "R1 break Y8", "G5 break Y1", "Y5 Y6 B1")


class Stubborn:
    """A bot that always makes the same move, where it may, and passes or draws where it may not."""

    def __init__(self, *wanted: str, slow: bool = False) -> None:
        self.wanted, self.slow = wanted, slow
        self.waiting: list[tuple[Then, object]] = []

    def think(self, question: Question) -> None:
        moves, then = question.moves, question.then
        texts = [move.text for move in moves]
        chosen = next((text for text in (*self.wanted, "pass", "draw", "end") if text in texts), texts[0])
        move = moves[texts.index(chosen)]
        if self.slow:
            self.waiting.append((then, move))
        else:
            then(move)

    def answer(self) -> None:
        for then, move in self.waiting:
            then(move)  # type: ignore[arg-type]
        self.waiting.clear()


def moves_of(guest: Guest) -> list[tuple[float, int | None, str]]:
    """List when each update came, who made it and what happened first."""
    found: list[tuple[float, int | None, str]] = []
    for (moment, _), message in zip(guest.frames, guest.got, strict=True):
        if isinstance(message, messages.Update) and message.by is not None:
            found.append((moment, message.by, message.events[0].event if message.events else ""))
    return found


async def plus_three(hands: tuple[str, ...], *passing: int) -> tuple[Room, list[Guest], float]:
    """Have seat 0 of four people lay a +3, and some of the others pass."""
    room = Room()
    actor, guests = await room.seated("Noa Dan Eve Tom", game="taki")
    await set_up(actor, table(*hands))
    assert isinstance(await guests[0].play("+3"), messages.Done)
    laid = room.time.now()
    for seat in passing:
        await room.advance(0.25)
        assert isinstance(await guests[seat].play("pass"), messages.Done)
    return room, guests, laid


@pytest.mark.parametrize("passing", [(), (1,), (1, 2, 3), (3, 2, 1)])
@pytest.mark.parametrize("hands", [QUIET_HANDS, ONE_BREAKS, BOTH_BREAK])
@in_loop
async def test_a_plus_three_waits_the_same_whoever_holds_what_and_whoever_has_passed(
    hands: tuple[str, ...], passing: tuple[int, ...]
) -> None:
    room, guests, laid = await plus_three(hands, *passing)
    before = [len(guest.all(messages.Update)) for guest in guests]
    await room.advance(PACE.window - 0.25 * len(passing) - TINY)
    assert [len(guest.all(messages.Update)) for guest in guests] == before
    await room.advance(2 * TINY)
    ends = [moment for moment, _, event in moves_of(guests[0]) if event == "passed"]
    assert ends == pytest.approx([laid + PACE.window] * 3)


@in_loop
async def test_all_see_the_same_clock_while_a_plus_three_waits() -> None:
    for hands in (QUIET_HANDS, ONE_BREAKS):
        _, guests, _ = await plus_three(hands)
        clocks = {guest.last(messages.Update).clock for guest in guests}
        assert len(clocks) == 1
        (clock,) = clocks
        assert clock is not None
        assert (clock.kind, clock.seats, clock.length, clock.left) == ("window", (1, 2, 3), 4000, 4000)


@in_loop
async def test_nobody_is_told_of_a_pass_before_the_window_ends() -> None:
    _, guests, _ = await plus_three(ONE_BREAKS)
    counts = [len(guest.frames) for guest in guests]
    await guests[1].play("pass")
    counts[1] += 1
    assert [len(guest.frames) for guest in guests] == counts


@in_loop
async def test_a_breaker_breaks_at_once_and_of_two_the_first_to_arrive_wins() -> None:
    room, guests, laid = await plus_three(BOTH_BREAK)
    await room.advance(1)
    for guest in (guests[2], guests[1]):
        guest.post(commands.Play(id=f"break-{guest.name}", move="break", seq=guest.seq))
    await room.settle()
    assert isinstance(guests[2].answer("break-Eve"), messages.Done)
    assert isinstance(guests[1].answer("break-Dan"), messages.Refused)
    assert [(moment, by) for moment, by, event in moves_of(guests[0]) if event in ("laid", "broken")][-1] == (
        laid + 1,
        2,
    )


@in_loop
async def test_a_breaker_that_arrives_as_the_window_ends_counts() -> None:
    room, guests, laid = await plus_three(ONE_BREAKS)
    room.time._now = laid + PACE.window  # the moment itself, before the timer was looked at
    assert isinstance(await guests[2].play("break"), messages.Done)


@in_loop
async def test_who_has_passed_cannot_break_any_more() -> None:
    _, guests, _ = await plus_three(ONE_BREAKS, 2)
    assert refusal(await guests[2].play("break")) == "passed-already"


@in_loop
async def test_a_single_person_among_bots_ends_the_window_by_passing() -> None:
    room = Room(thinker=Stubborn("+3"))
    actor, (noa,) = await room.seated("Noa", ("casual", "casual"), game="taki")
    await set_up(actor, table("R5 R6 G1", "+3 R4 Y8", "G5 B6 Y1", turn=1))
    await room.advance(PACE.bot + TINY)
    laid = room.time.now()
    assert noa.last(messages.Update).by == 1
    await room.advance(1)
    await noa.play("pass")
    assert [moment for moment, _, event in moves_of(noa) if event == "passed"] == pytest.approx([laid + 1] * 2)


@in_loop
async def test_bots_among_several_people_break_at_a_fixed_moment() -> None:
    moments = set()
    for seats in ("R5 +3 G1|R1 R4 Y8|G5 break Y1|Y5 Y6 B1", "R5 +3 G1|R1 R4 Y8|G5 B6 Y1|Y5 break B1"):
        room = Room(thinker=Stubborn("break"))
        actor, guests = await room.seated("Noa Dan", ("casual", "casual"), game="taki")
        await set_up(actor, table(*seats.split("|")))
        await guests[0].play("+3")
        laid = room.time.now()
        await room.advance(10)
        moments |= {round(moment - laid, 6) for moment, by, _ in moves_of(guests[1]) if by in (2, 3)} & {PACE.bot}
    assert moments == {PACE.bot}


@in_loop
async def test_a_bot_moves_at_a_fixed_moment_however_long_it_thinks() -> None:
    for thinking in (0.0, 0.2, 0.8):
        thinker = Stubborn(slow=True)
        room = Room(thinker=thinker)
        actor, (noa,) = await room.seated("Noa", ("casual",), game="taki")
        await set_up(actor, table("R5 R6 G1", "R4 Y8 B9", turn=1))
        began = room.time.now()
        await room.advance(thinking)
        thinker.answer()
        await room.settle()
        await room.advance(PACE.bot - thinking + TINY)
        moment, by, _ = moves_of(noa)[-1]
        assert (round(moment - began, 6), by) == (PACE.bot, 1)


async def left_with_one() -> tuple[Room, list[Guest]]:
    """Have seat 0 lay its last card but one without a call."""
    room = Room()
    actor, guests = await room.seated("Noa Dan Eve", game="taki")
    await set_up(actor, table("R5 G1", "R4 Y8 B9", "G5 B6 Y1"))
    await guests[0].play("R5")
    return room, guests


@in_loop
async def test_a_call_that_comes_within_the_grace_is_heard_before_a_faster_move() -> None:
    room, guests = await left_with_one()
    command = commands.Play(id="fast", move="R4", seq=guests[1].seq)
    guests[1].post(command)
    await room.settle()
    assert guests[1].answer("fast") is None
    await room.advance(1.0)
    assert isinstance(await guests[0].play("last"), messages.Done)
    assert isinstance(guests[1].answer("fast"), messages.Done)
    events = [event.event for update in guests[2].all(messages.Update) for event in update.events]
    assert events.index("called") < len(events) - 1 - events[::-1].index("laid")
    assert "penalty" not in str([update.events for update in guests[2].all(messages.Update)])


@in_loop
async def test_after_the_grace_the_silent_draw_four() -> None:
    room, guests = await left_with_one()
    guests[1].post(commands.Play(id="fast", move="R4", seq=guests[1].seq))
    await room.advance(PACE.call - TINY)
    assert guests[1].answer("fast") is None
    await room.advance(2 * TINY)
    assert isinstance(guests[1].answer("fast"), messages.Done)
    drew = [event for event in guests[1].last(messages.Update).events if event.event == "drew"]
    assert drew[0].seat == 0
    assert drew[0].facts["reason"] == "penalty"


@in_loop
async def test_a_call_with_the_play_needs_no_grace() -> None:
    room = Room()
    actor, guests = await room.seated("Noa Dan Eve", game="taki")
    await set_up(actor, table("R5 G1", "R4 Y8 B9", "G5 B6 Y1"))
    await guests[0].play("R5!")
    assert isinstance(await guests[1].play("R4"), messages.Done)


@in_loop
async def test_when_the_turn_clock_runs_out_a_stand_in_plays_until_its_person_is_back() -> None:
    room = Room()
    actor, guests = await room.seated("Noa Dan", game="taki", clock=15)
    await set_up(actor, table("R5 R6 G1 G2"[:8], "R4 Y8 B9"))
    clock = actor.table.timing.shown(room.time.now())
    assert clock is not None
    assert (clock.kind, clock.seats, clock.length) == ("turn", (0,), 15000)
    await room.advance(15 - TINY)
    assert moves_of(guests[1]) == []
    await room.advance(2 * TINY)
    update = [m for m in guests[1].all(messages.Update) if m.by == 0][-1]
    assert update.hand == "stand-in"
    assert guests[1].last(messages.Present).presence.stand_ins == (0,)
    await guests[1].play(guests[1].match.moves[0])
    await room.advance(PACE.bot + TINY)
    assert [m.hand for m in guests[1].all(messages.Update) if m.by == 0] == ["stand-in", "stand-in"]
    await guests[0].ask(commands.Back)
    assert guests[1].last(messages.Present).presence.stand_ins == ()
    before = len(guests[1].all(messages.Update))
    await guests[1].play(guests[1].match.moves[0])
    await room.advance(14.9)
    assert len(guests[1].all(messages.Update)) == before + 1


@in_loop
async def test_somebody_who_is_away_is_played_for_and_gets_the_seat_back() -> None:
    room = Room()
    actor, guests = await room.seated("Noa Dan", game="taki")
    await set_up(actor, table("R5 R6 G1", "R4 Y8 B9"))
    await guests[0].leave()
    assert guests[1].last(messages.Present).presence.seats == ("gone", "here")
    await room.advance(PACE.away - TINY)
    assert moves_of(guests[1]) == []
    await room.advance(2 * TINY + PACE.bot)
    assert guests[1].last(messages.Present).presence.stand_ins == (0,)
    assert [by for _, by, _ in moves_of(guests[1])] == [0]
    await guests[0].enter(actor, seq=guests[0].seq)
    assert guests[1].last(messages.Present).presence == guests[0].last(messages.Present).presence
    assert guests[1].last(messages.Present).presence.stand_ins == ()
    assert guests[0].seq == guests[1].seq


@in_loop
async def test_while_nobody_is_there_the_clocks_stand_still() -> None:
    room = Room()
    actor, guests = await room.seated("Noa", ("casual", "casual"), game="taki", clock=15)
    await guests[0].leave()
    seq = actor.standing.seq
    await room.advance(3600)
    assert actor.standing.seq == seq
    await guests[0].enter(actor, seq=guests[0].seq)
    await room.advance(60)
    assert actor.standing.seq > seq


@in_loop
async def test_a_jump_of_the_calendar_changes_no_deadline() -> None:
    for jump in (-86_400_000, 86_400_000):
        room, guests, laid = await plus_three(QUIET_HANDS)
        room.time.calendar += jump
        await room.advance(PACE.window + TINY)
        assert [moment for moment, _, event in moves_of(guests[0]) if event == "passed"] == [laid + PACE.window] * 3


@in_loop
async def test_shares_that_do_not_come_delay_a_deal_for_a_fixed_time() -> None:
    room = Room()
    noa, dan = Guest(room, "Noa"), Guest(room, "Dan")
    actor = await room.table(noa, game="taki", seats=2)
    await dan.enter(actor)
    await dan.ask(commands.Sit, seat=1)
    await noa.ask(commands.Start)
    await room.advance(PACE.deal - TINY)
    assert noa.last(messages.Update).match is None
    await room.advance(2 * TINY)
    assert noa.match.number == 1
    assert actor.standing.state.shuffle is not None
    assert actor.standing.state.shuffle.round.shares == (None, None)


async def left_by_the_host() -> tuple[Room, list[Guest]]:
    """Have the host leave a lobby where two others sit, one of whom is away too, and somebody watches."""
    room = Room()
    guests = [Guest(room, name) for name in ("Noa", "Dan", "Eve", "Tom")]
    actor = await room.table(guests[0], game="taki", seats=4)
    for guest, seat in zip(guests[1:], (1, 2, None), strict=True):
        await guest.enter(actor)
        if seat is not None:
            await guest.ask(commands.Sit, seat=seat)
    await guests[1].leave()
    await guests[0].leave()
    return room, guests


@in_loop
async def test_a_host_who_stays_away_between_matches_is_followed_by_one_who_sits_there() -> None:
    room, (noa, _, eve, tom) = await left_by_the_host()
    await room.advance(PACE.away - TINY)
    assert refusal(await eve.ask(commands.AddBot, seat=3, level="casual")) == "not-host"
    await room.advance(2 * TINY)
    assert eve.last(messages.Update).you == messages.You(seat=2, host=True)
    told = tom.last(messages.Update).table
    assert told is not None
    assert told.host == 2
    assert isinstance(await eve.ask(commands.AddBot, seat=3, level="casual"), messages.Done)
    assert eve.actor is not None
    await noa.enter(eve.actor)
    await room.advance(2 * PACE.away)
    assert (noa.last(messages.Snapshot).host, eve.actor.standing.state.host) == (False, eve.id)


@in_loop
async def test_a_host_who_comes_back_in_time_stays_host() -> None:
    room, (noa, _, eve, _) = await left_by_the_host()
    await room.advance(PACE.away - TINY)
    assert eve.actor is not None
    await noa.enter(eve.actor)
    await room.advance(2 * PACE.away)
    await noa.leave()
    await room.advance(PACE.away - TINY)
    assert eve.actor.standing.state.host == noa.id


@in_loop
async def test_who_only_watches_does_not_become_host_and_who_sits_down_waits_as_long_as_anybody() -> None:
    room, (noa, dan, eve, _) = await left_by_the_host()
    actor = eve.actor
    assert actor is not None
    await eve.leave()
    await room.advance(3600)
    assert actor.standing.state.host == noa.id
    await dan.enter(actor)
    await room.advance(PACE.away - TINY)
    assert actor.standing.state.host == noa.id
    await room.advance(2 * TINY)
    assert actor.standing.state.host == dan.id


@in_loop
async def test_during_a_match_the_host_stays_host_and_after_it_only_if_there() -> None:
    room = Room()
    actor, (noa, dan) = await room.seated("Noa Dan", game="taki", clock=15)
    await noa.leave()
    await room.advance(PACE.away + 1)  # too short for a match to end
    assert (actor.standing.state.stage, actor.standing.state.host) == ("playing", noa.id)
    for _ in range(2000):  # stand-ins play for both
        if actor.standing.state.stage == "over":
            break
        await room.advance(1)
    await room.advance(PACE.away - 1 - TINY)
    assert (actor.standing.state.stage, actor.standing.state.host) == ("over", noa.id)
    await room.advance(1 + 2 * TINY)
    assert actor.standing.state.host == dan.id
