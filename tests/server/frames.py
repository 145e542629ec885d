"""Frames that no honest client sends: random bytes, damaged commands, commands with wild values."""

import io
import json
import random
from typing import Any

import msgspec

from klaf.server.gate.config import Config
from klaf.server.gate.connection import Connection, Flusher
from klaf.server.gate.gate import Gate
from klaf.server.gate.session import Session
from klaf.server.logging import Logger
from klaf.server.store.contract import GuestRow
from klaf.server.table.actor import Actor
from klaf.wire import commands
from klaf.wire.messages import AnyMessage
from tests.server.live import Written
from tests.server.room import Guest, Room

KINDS = [kind.__struct_config__.tag for kind in commands.AnyCommand.__args__]
FIELDS = (
    "id",
    "code",
    "seq",
    "seat",
    "level",
    "settings",
    "move",
    "phrase",
    "on",
    "lang",
    "shuffle",
    "commitment",
    "share",
    "bots",
)
WILD: tuple[Any, ...] = (
    None, True, -1, 0, 3, 10**30, 1.5, "", "x", "taki", "\u202e", "R7", "A" * 300, [], [[]], {}, {"game": "taki"},
    {"game": "poker", "seats": 4}, {"game": "taki", "options": {"a": {}}}, "ABCDEF", "0" * 64, "\ud800",
    ["casual"] * 20,
)  # fmt: skip


def frame(chance: random.Random, code: str) -> str | bytes:
    """Make a frame."""
    dice = chance.random()
    if dice < 0.1:
        return chance.randbytes(chance.randint(0, 300))
    if dice < 0.15:
        return "[" * chance.randint(1, 5000)
    given: dict[str, Any] = {"t": chance.choice(KINDS), "id": f"f{chance.getrandbits(30)}"}
    for field in chance.sample(FIELDS, chance.randint(0, 5)):
        given[field] = chance.choice(WILD)
    if chance.random() < 0.5:
        given |= plausible(chance, code, given["t"])
    text = json.dumps(given)
    if dice < 0.5:
        place = chance.randrange(len(text))
        return (
            text[:place] + chance.choice(("", "}", '"', "\x00", "9" * 50, "é")) + text[place + chance.randint(0, 4) :]
        )
    return text


def plausible(chance: random.Random, code: str, kind: str) -> dict[str, Any]:
    """Return fields that come close to what a command needs."""
    seat = chance.randint(0, 4)
    found: dict[str, dict[str, Any]] = {
        "enter": {"code": code, "seq": chance.choice((None, 0, 5, 10**9))},
        "sit": {"seat": seat},
        "add-bot": {"seat": seat, "level": "casual"},
        "remove": {"seat": seat},
        "mark": {"seat": chance.choice((None, seat))},
        "hand-over": {"seat": seat},
        "play": {
            "move": chance.choice(("draw", "R7", "pass", "last", "x", "open:1")),
            "seq": chance.choice((0, 3, 10**12)),
        },
        "why": {"move": chance.choice(("draw", "R7!", "?"))},
        "say": {"phrase": chance.choice(("hello", "…"))},
        "mute": {"seat": seat, "on": True},
        "speak": {"lang": chance.choice(("he", "xx"))},
        "watch-lobby": {"on": chance.choice((True, False))},
        "commit": {"shuffle": "0" * 64, "commitment": "1" * 64},
        "reveal": {"shuffle": "0" * 64, "share": "1" * 64},
        "change": {"settings": {"game": "taki", "seats": chance.randint(0, 12)}},
        "create": {"settings": {"game": chance.choice(("taki", "x")), "seats": 2}, "bots": ["casual"]},
    }
    return {"id": f"p{chance.getrandbits(30)}", **found.get(kind, {})}


def well_formed(message: bytes) -> bool:
    """Whether an answer is one that the protocol knows."""
    try:
        msgspec.json.decode(message, type=AnyMessage)
    except msgspec.DecodeError:
        return False
    return True


class Attack:
    """Three guests at a table who send such frames, and a look at every answer."""

    def __init__(self, room: Room, host: Guest, actor: Actor, seed: int) -> None:
        """Come to a table."""
        self._room, self._host, self._actor = room, host, actor
        self._chance = random.Random(seed)
        self._wire, self._written = Written(), io.StringIO()
        room.hall.logger = Logger(self._written)
        self._gate = Gate(room.hall, Config(limits=False))
        self._sessions: list[Session] = []
        self.frames = self.answers = 0
        self.flaws: list[str] = []

    @classmethod
    async def begin(cls, seed: int) -> "Attack":
        """Make a table and come to it."""
        room = Room()
        host = Guest(room, "Host")
        attack = cls(room, host, await room.table(host, ("casual",), game="taki", seats=3), seed)
        for name in ("Host", "Dan", "Eve"):
            row = GuestRow(f"guest-{name}", name, "he", 0)
            await room.store.put_guest(row)
            attack._sessions.append(attack._session(row, "he"))
        return attack

    def _session(self, guest: GuestRow, lang: str) -> Session:
        line = Connection(self._wire, self._wire.send, lang, self._room.hall.metrics, Flusher())
        return Session(self._gate, line, guest, "::1")

    async def send(self, frames: int) -> None:
        """Send so many."""
        for _ in range(frames):
            await self._send(frame(self._chance, self._actor.code))

    async def _send(self, given: str | bytes) -> None:
        session = self._chance.choice(self._sessions)
        if not session.line.open or self._chance.random() < 0.002:
            session.gone()
            self._sessions.remove(session)
            session = self._session(session.guest, "ar")
            self._sessions.append(session)
        time, before = self._room.time, session.actor
        time.advance_to(time.now() + 0.06)
        session.hear(given.encode() if isinstance(given, str) else given)
        await session.done()
        for one in (before, session.actor, self._actor):
            if one is not None:
                await one.settled()
        await session.line.finished()
        self.frames += 1
        self.answers += len(self._wire.sent)
        if not self._wire.sent and not session.line.closed:
            self.flaws.append(f"no answer to {given!r}")
        while self._wire.sent:
            answer = self._wire.sent.pop()
            if answer != b"websocket.close" and not well_formed(answer):
                self.flaws.append(f"{answer!r} to {given!r}")

    async def withstood(self) -> list[str]:
        """List what went wrong, if anything; at the end the table goes on."""
        await self._host.enter(self._actor)
        if self._host.seq != self._actor.standing.seq:
            self.flaws.append("the table does not go on")
        failures = self._room.hall.metrics.counts["failures"]
        return [*self.flaws, *self._written.getvalue().splitlines(), *(["failures"] if failures else [])]
