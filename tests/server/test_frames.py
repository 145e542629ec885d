"""Whatever a client sends, it gets a well-formed answer, and the server goes on."""

import io
import json
import os
import random

import pytest

from klaf.server.gate.config import Config
from klaf.server.gate.connection import Connection, Flusher
from klaf.server.gate.gate import Gate
from klaf.server.gate.session import Session
from klaf.server.logging import Logger
from klaf.server.store.contract import GuestRow
from klaf.wire import commands
from tests.server.frames import frame, well_formed
from tests.server.live import Written, in_loop
from tests.server.room import Guest, Room

FRAMES = int(os.environ.get("KLAF_FUZZ_FRAMES", "5000"))
EACH = min(FRAMES, 10_000)  # at one table: several run side by side


@pytest.mark.parametrize("seed", range(-(-FRAMES // EACH)))
@in_loop
async def test_no_frame_breaks_the_server_and_every_answer_is_well_formed(seed: int) -> None:
    chance = random.Random(seed)
    room = Room()
    written = io.StringIO()
    room.hall.logger = Logger(written)
    gate = Gate(room.hall, Config(limits=False))
    host = Guest(room, "Host")
    actor = await room.table(host, ("casual",), game="taki", seats=3)
    wire = Written()
    sent = wire.sent

    rows = [GuestRow(f"guest-{name}", name, "he", 0) for name in ("Host", "Dan", "Eve")]
    for row in rows:
        await room.store.put_guest(row)
    sessions = [
        Session(gate, Connection(wire, wire.send, "he", room.hall.metrics, Flusher()), row, "::1") for row in rows
    ]
    for number in range(EACH):
        session = chance.choice(sessions)
        if not session.line.open or chance.random() < 0.002:
            session.gone()
            sessions.remove(session)
            line = Connection(wire, wire.send, "ar", room.hall.metrics, Flusher())
            session = Session(gate, line, session.guest, "::1")
            sessions.append(session)
        given = frame(chance, actor.code)
        answers = len(sent)
        room.clock.advance_to(room.clock.now() + 0.06)
        before = session.actor
        session.hear(given.encode() if isinstance(given, str) else given)
        await session.done()
        for one in (before, session.actor, actor):
            if one is not None:
                await one.settled()
        await session.line.finished()
        assert len(sent) > answers or session.line.closed, (number, given)
        while sent:
            answer = sent.pop()
            assert answer == b"websocket.close" or well_formed(answer), (given, answer)
    assert written.getvalue() == ""
    assert room.hall.metrics.counts["failures"] == 0
    await host.enter(actor)
    assert host.seq == actor.standing.seq


@in_loop
async def test_a_crash_while_reading_frames_would_be_noticed() -> None:
    """Every kind of command is among the frames, legal ones too."""
    chance = random.Random(1)
    kinds = set()
    for _ in range(3000):
        given = frame(chance, "ABCDEF")
        try:
            kinds.add(json.loads(given)["t"])
        except (ValueError, TypeError, KeyError, RecursionError):
            continue
    assert kinds >= {kind.__struct_config__.tag for kind in commands.AnyCommand.__args__}


@pytest.mark.parametrize(
    ("given", "named", "code"),
    [
        ('{"t":"create","id":"a7","settings":{"game":"tuki","options":{"stall":3.5}}}', "a7", "bad-command"),
        ('{"t":"nothing","id":"a7"}', "a7", "bad-command"),
        ('{"t":"ping","id":7}', None, "bad-command"),
        ('{"t":"ping"}', None, "bad-command"),
        ('{"t":"ping","id":"a7"', None, "bad-frame"),
    ],
)
@in_loop
async def test_what_is_no_command_is_refused_under_its_id(given: str, named: str | None, code: str) -> None:
    room, wire = Room(), Written()
    line = Connection(wire, wire.send, "en", room.hall.metrics, Flusher())
    session = Session(Gate(room.hall, Config(limits=False)), line, GuestRow("guest-Noa", "Noa", "en", 0), "::1")
    session.hear(given.encode())
    await session.line.finished()
    told = json.loads(wire.sent[-1])
    assert (told["t"], told.get("re"), told["code"]) == ("refused", named, code)
