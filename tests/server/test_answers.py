"""A command that comes again is answered as before, whatever others ask meanwhile."""

import asyncio

import msgspec

from klaf.server.gate import limits
from klaf.server.gate.connection import Connection, Flusher
from klaf.server.metrics import Metrics
from klaf.server.table.answers import GUESTS, REMEMBERED, Answers
from klaf.server.telling.viewers import encode
from klaf.wire import commands, messages
from tests.server.live import Written, in_loop
from tests.server.room import Room, refusal


@in_loop
async def test_what_was_refused_stays_refused_however_much_others_ask() -> None:
    room = Room()
    actor, (noa, dan) = await room.seated("Noa Dan", game="taki")
    assert actor.standing.match is not None
    late = next(guest for seat, guest in enumerate((noa, dan)) if seat not in actor.standing.match.acting)
    other = dan if late is noa else noa
    before = await late.ask(commands.Play, id="too early", move="draw", seq=late.seq)
    assert refusal(before) != "stale"
    for _ in range(100):
        await other.ask(commands.Why, move="draw")
    while not late.match.moves:
        await other.play("draw" if "draw" in other.match.moves else other.match.moves[0])
    assert "draw" in late.match.moves
    assert await late.ask(commands.Play, id="too early", move="draw", seq=late.seq) == before


def test_what_is_remembered_has_bounds() -> None:
    answers = Answers()
    for guest in range(GUESTS + 5):
        for command in range(REMEMBERED + 5):
            answers.keep(f"g{guest}", f"c{command}", messages.Done(re=f"c{command}"))
    assert len(answers.known) == GUESTS
    assert {len(told) for told in answers.known.values()} == {REMEMBERED}
    assert answers.get(f"g{GUESTS + 4}", f"c{REMEMBERED + 4}") is not None
    assert answers.get(f"g{GUESTS + 4}", "c0") is None
    assert answers.get("g0", f"c{REMEMBERED + 4}") is None
    twin = answers.copy()
    answers.keep(f"g{GUESTS}", "another", messages.Done(re="another"))
    assert twin.get(f"g{GUESTS}", "another") is None


def answers_in(frames: list[bytes]) -> list[str]:
    read = msgspec.json.Decoder(messages.AnyMessage)
    told = [read.decode(frame) for frame in frames if frame.startswith(b'{"t"')]
    return [one.re for one in told if isinstance(one, messages.Done | messages.Refused) and one.re]


class Slow:
    """A client that reads nothing for a while, and its line."""

    def __init__(self) -> None:
        self.wire = Written()
        self.line = Connection(self.wire, self.wire.send, "en", Metrics(), Flusher())
        self.line.catch_up = lambda: self.line.send(b"snapshot")
        self.wire.paused = True

    async def answers(self, first: int, last: int) -> list[str]:
        """Send answers, each followed by an update."""
        ids = [f"c{number}" for number in range(first, last)]
        for number, name in enumerate(ids):
            refused = messages.Refused(re=name, code="stale", text="…")
            self.line.send(encode(refused if number % 2 else messages.Done(re=name)))
            self.line.send(b'{"t":"update"}')
            await asyncio.sleep(0)
        return ids

    async def read(self) -> list[bytes]:
        self.wire.paused = False
        self.wire.resumed()
        await self.line.finished()
        return self.wire.sent


@in_loop
async def test_an_answer_waits_for_nobody_and_comes_after_what_was_told_before_it() -> None:
    client = Slow()
    client.wire.paused = False
    client.line.send(b'{"t":"update"}')
    assert client.wire.sent == []
    client.line.send(encode(messages.Done(re="c")))
    assert client.wire.sent == [b'{"t":"update"}', encode(messages.Done(re="c"))]
    await client.line.finished()
    assert len(client.wire.sent) == 2


@in_loop
async def test_who_reads_slowly_misses_no_answer() -> None:
    slow = Slow()
    ids = await slow.answers(0, 150)
    sent = await slow.read()
    assert answers_in(sent) == ids
    assert sent[-1] == b"snapshot"
    assert sent.count(b'{"t":"update"}') == 0
    assert slow.line.open


@in_loop
async def test_who_reads_slowly_again_is_told_goodbye_after_the_answers() -> None:
    slow = Slow()
    await slow.answers(0, 70)
    await slow.read()
    slow.wire.sent.clear()
    slow.wire.paused = True
    ids = await slow.answers(70, 140)
    await slow.line.finished()
    assert answers_in(slow.wire.sent) == ids[:33]  # with as many updates: more than may wait
    assert b'"slow"' in slow.wire.sent[-2]


@in_loop
async def test_answers_that_nobody_reads_end_somewhere() -> None:
    slow = Slow()
    ids = await slow.answers(0, limits.ANSWERS + 50)
    await slow.line.finished()
    assert answers_in(slow.wire.sent) == ids[: limits.ANSWERS]
    assert b'"slow"' in slow.wire.sent[-2]
    assert slow.line.closed
    large = Slow()
    for number in range(limits.ANSWERS):
        large.line.send(encode(messages.Refused(re=f"c{number}", code="stale", text="x" * 8000)))
        assert large.line._bytes <= limits.QUEUE_BYTES
    await large.line.finished()
    assert large.line.closed
