"""Whatever a client sends, it gets a well-formed answer, and the server goes on."""

import json
import random

import pytest

from klaf.server.gate.config import Config
from klaf.server.gate.connection import Connection, Flusher
from klaf.server.gate.gate import Gate
from klaf.server.gate.session import Session
from klaf.server.store.contract import GuestRow
from klaf.wire import commands
from tests.server.frames import Attack, frame
from tests.server.live import Written, in_loop
from tests.server.room import Room

FRAMES = 5000


@in_loop
async def test_no_frame_breaks_the_server_and_every_answer_is_well_formed() -> None:
    attack = await Attack.begin(seed=1)
    await attack.send(FRAMES)
    assert await attack.withstood() == []


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
