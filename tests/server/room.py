"""Tables without a network: a hall on a store in memory, a time moved by hand, and guests with good memories."""

import asyncio
import itertools
import os
import random
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from klaf.engine.match import Match
from klaf.server.hall.hall import Hall
from klaf.server.logging import Logger
from klaf.server.store.contract import Store
from klaf.server.table.actor import Actor
from klaf.server.table.inbox import Asked, Came, Went
from klaf.server.table.pace import Pace
from klaf.server.table.shuffling import new_secret
from klaf.server.table.thinking import Question, Thinker
from klaf.server.telling.viewers import Viewer
from klaf.wire import commands, messages
from klaf.wire.tables import Settings
from tests.server.fake_time import FakeTime
from tests.server.memory import MemoryStore

_ids = itertools.count()
_rooms: dict[str, int] = {}  # how many were made in a test
_decoder = msgspec.json.Decoder(messages.AnyMessage)
M = TypeVar("M", bound=messages.Message)


def secrets_of_test() -> Callable[[], str]:
    """Return what draws a server's secrets: the same ones whenever a test runs, other ones for each room in it."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
    if not test:
        return new_secret
    _rooms[test] = _rooms.get(test, 0) + 1
    chance = random.Random(f"{test} {_rooms[test]}")
    return lambda: chance.randbytes(32).hex()


class InlineThinker:
    """Bots think at once, and the same each time: for tests."""

    def __init__(self, seed: int = 0) -> None:
        """Start a fortune of its own."""
        self._rng = random.Random(seed)

    def think(self, question: Question) -> None:
        """Choose now, by chance, and seldom something dull."""
        lively = [move for move in question.moves if move.text not in ("draw", "take", "pass")]
        question.then(self._rng.choice(lively or question.moves))


class Guest:
    """A guest at a table: what they send, and every frame they got with its moment."""

    def __init__(self, room: "Room", name: str, lang: str = "en") -> None:
        self.room, self.name, self.lang, self.id = room, name, lang, f"guest-{name}"
        self.frames: list[tuple[float, bytes]] = []
        self._read: list[messages.AnyMessage] = []
        self.ended = ""
        self.viewer = Viewer(self, self.id, name, lang)
        self.actor: Actor | None = None

    def send(self, frame: bytes) -> None:
        self.frames.append((self.room.time.now(), frame))

    def end(self, code: str, retry: bool) -> None:
        self.ended = code

    @property
    def got(self) -> list[messages.AnyMessage]:
        self._read += [_decoder.decode(frame) for _, frame in self.frames[len(self._read) :]]
        return self._read

    def forget(self) -> None:
        """Start with an empty memory."""
        self.frames.clear()
        self._read.clear()

    def all(self, kind: type[M]) -> list[M]:
        return [message for message in self.got if isinstance(message, kind)]

    def last(self, kind: type[M]) -> M:
        return self.all(kind)[-1]

    @property
    def seq(self) -> int:
        return next((m.seq for m in reversed(self.got) if isinstance(m, messages.Update | messages.Snapshot)), 0)

    @property
    def match(self) -> messages.Match:
        told = (m for m in reversed(self.got) if isinstance(m, messages.Update | messages.Snapshot))
        return next(m.match for m in told if m.match is not None)

    async def enter(self, actor: Actor, seq: int | None = None) -> None:
        self.actor = actor
        actor.post(Came(self.viewer, commands.Enter(id=f"e{next(_ids)}", code=actor.code, seq=seq)))
        await self.room.settle()

    async def leave(self) -> None:
        assert self.actor is not None
        self.actor.post(Went(self.viewer))
        await self.room.settle()

    def post(self, command: commands.AnyCommand) -> None:
        assert self.actor is not None
        self.actor.post(Asked(self.viewer, command))

    async def ask(self, kind: type[commands.Command], **fields: Any) -> messages.Done | messages.Refused | None:
        """Send a command and return its answer, None if there is none yet."""
        fields.setdefault("id", f"c{next(_ids)}")
        self.post(kind(**fields))  # type: ignore[arg-type]
        await self.room.settle()
        return self.answer(fields["id"])

    def answer(self, command: str) -> messages.Done | messages.Refused | None:
        found = [m for m in self.got if isinstance(m, messages.Done | messages.Refused) and m.re == command]
        return found[-1] if found else None

    async def play(self, move: str) -> messages.Done | messages.Refused | None:
        return await self.ask(commands.Play, move=move, seq=self.seq)


class Room:
    """A hall whose time stands still until it is moved."""

    def __init__(self, store: Store | None = None, pace: Pace | None = None, thinker: Thinker | None = None) -> None:
        self.time = FakeTime()
        self.store = store or MemoryStore()
        self.log = Logger(quiet=True)
        self.hall = Hall(
            self.store, self.time, pace or Pace(), thinker or InlineThinker(), self.log, secret=secrets_of_test()
        )

    async def settle(self) -> None:
        """Wait until nothing happens any more without time passing."""
        quiet = 0
        while quiet < 3:
            busy = [actor for actor in self.hall.tables.values() if actor._task is not None]
            for actor in busy:
                await actor.settled()
            quiet = 0 if busy else quiet + 1
            await asyncio.sleep(0)

    async def advance(self, seconds: float) -> None:
        """Let time pass, from one thing that is due to the next."""
        end = self.time.now() + seconds
        while (due := self.time.next()) is not None and due <= end:
            self.time.advance_to(due)
            await self.settle()
        self.time.advance_to(end)
        await self.settle()

    async def table(self, host: Guest, bots: tuple[str, ...] = (), **settings: Any) -> Actor:
        """Make a table with its host at seat 0."""
        command = commands.Create(id=f"t{next(_ids)}", settings=Settings(**settings), bots=bots)  # type: ignore[arg-type]
        actor = await self.hall.create(command, host.id, host.name)
        await host.enter(actor)
        return actor

    async def seated(self, names: str, bots: tuple[str, ...] = (), **settings: Any) -> tuple[Actor, list[Guest]]:
        """Make a table where people sit, in this order, and start a match."""
        guests = [Guest(self, name) for name in names.split()]
        settings.setdefault("seats", len(guests) + len(bots))
        actor = await self.table(guests[0], bots, **settings)
        for seat, guest in enumerate(guests[1:], 1):
            await guest.enter(actor)
            await guest.ask(commands.Sit, seat=seat)
        await guests[0].ask(commands.Start)
        await self.advance(self.hall.pace.deal)
        return actor, guests


def refusal(answer: messages.Done | messages.Refused | None) -> str:
    """Return the code of a refusal."""
    assert isinstance(answer, messages.Refused), answer
    return answer.code


async def set_up(actor: Actor, match: Match) -> None:
    """Put another match on a table, as if the one there had come to it."""
    actor.table.ledger.standing = actor.standing._replace(match=match)
    actor.table.broadcast.recent.clear()
    actor.table.timing.observe(actor.standing, actor.table.now)
    actor.table.thoughts.clear()
    actor.tick()
    await actor.settled()
