"""Plays random matches and looks, message by message, whether any viewer is told what it may not know.

Before each step the match is replaced, in a twin of the table, by another world that a viewer cannot tell from the true
one: sampled from its view. The same step is then taken at both tables. Whatever the viewer gets, every byte and its
moment, must be the same, except for what it rightly learns by that very step.
"""

import random
from itertools import takewhile
from typing import Any

from klaf.server.log.inputs import Moved, read_input
from klaf.server.log.state import Standing
from klaf.server.table.actor import Actor
from klaf.server.table.inbox import Asked, Came
from klaf.server.table.thinking import Question
from klaf.wire import commands
from tests.conformance.games import GAMES
from tests.server.fake_time import FakeTime
from tests.server.memory import MemoryStore
from tests.server.room import Guest, Room

LANGS = ("en", "he", "ar")
SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("taki", {}),
    ("taki", {"last_card": "catch", "must_play": True}),
    ("taki", {"pyramid": True, "pyramid_start": 3, "must_play": True, "win_before_break": True}),
    ("eight", {}),
    ("eight", {"may_take": True}),
    ("tuki", {"stall": 1}),
]


class Leak(AssertionError):
    """A viewer was told something it may not know."""


class Told(Exception):
    """A bot of the twin cannot do what the true one did: in that world it has other cards."""


class Scripted:
    """Bots that choose by chance, and at a twin do the same as at the true table."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.did: dict[int | None, str] = {}

    def think(self, question: Question) -> None:
        chosen = self.chance.choice(question.moves)
        self.did[question.view.seat] = chosen.text
        question.then(chosen)


class Follower:
    """Bots that do what was done at the true table."""

    def __init__(self, did: dict[int | None, str]) -> None:
        self.did = did
        self.strayed = False

    def think(self, question: Question) -> None:
        wanted = [move for move in question.moves if move.text == self.did.get(question.view.seat)]
        self.strayed |= not wanted
        question.then(wanted[0] if wanted else question.moves[-1])


class Play:
    """One random match with people, bots and spectators, watched for leaks."""

    def __init__(self, seed: int, game: str, chance_of_check: float = 0.3, **options: Any) -> None:
        self.chance = random.Random(f"{seed} {game}")
        self.game, self.options, self.share_checked = game, options, chance_of_check
        self.compared = 0
        self.room = Room(thinker=Scripted(self.chance))
        self.steps = 0

    async def run(self, most: int = 4000) -> "Play":
        """Play to the end."""
        people = self.chance.randint(1, 3)
        bots = ("casual",) * self.chance.randint(0 if people > 1 else 1, 2)
        names = " ".join(("Noa", "Dan", "Eve")[:people])
        actor, guests = await self.room.seated(
            names, bots, game=self.game, options=self.options, clock=self.chance.choice((0, 15))
        )
        spectator = Guest(self.room, "Zoe", "he")
        await spectator.enter(actor)
        self.actor, self.viewers = actor, [*guests, spectator]
        for number, viewer in enumerate(self.viewers):
            viewer.viewer.lang = LANGS[number % 3]
        for _ in range(most):
            if actor.standing.state.stage == "over":
                return self
            await self.step()
        raise AssertionError("the match does not end")

    async def step(self) -> None:
        """Take one step, at the true table and at twins of it."""
        item = self._choose()
        twins = []
        if self.chance.random() < self.share_checked:
            for viewer in self.viewers:
                twins.append((viewer, await self._twin(viewer)))
        before = {viewer.id: len(viewer.frames) for viewer in self.viewers}
        standing = self.actor.standing
        thinker = self.room.hall.thinker
        assert isinstance(thinker, Scripted)
        thinker.did.clear()
        await _take(self.room, self.actor, {one.id: one for one in self.viewers}, item)
        for viewer, (room, actor, guests, follower) in twins:
            follower.did = dict(thinker.did)
            try:
                await _take(room, actor, guests, item)
            except Told:
                continue
            if not follower.strayed:
                self._compare(viewer, viewer.frames[before[viewer.id] :], guests[viewer.id], standing, actor, item)
        self.steps += 1

    def _choose(self) -> Any:
        """Choose what happens next: time passes, or somebody sends something."""
        dice = self.chance.random()
        guest = self.chance.choice(self.viewers)
        match = self.actor.standing.match
        assert match is not None
        seat = self.actor.standing.state.seat_of(guest.id)
        name = f"{self.steps}"
        if dice < 0.1:
            return (guest.id, commands.Enter(id=name, code=self.actor.code, seq=self._seen()))
        if dice < 0.2:
            move = self.chance.choice(match.game.moves.all).text
            kind = self.chance.choice((commands.Why, commands.Play))
            extra = {"seq": self.actor.standing.seq} if kind is commands.Play else {}
            return (guest.id, kind(id=name, move=move, **extra))
        if seat is not None and seat in match.acting and match.legal(seat):
            moves = match.legal(seat)
            move = self.chance.choice([one for one in moves if one.text not in GAMES[self.game].dull] or moves).text
            return (guest.id, commands.Play(id=name, move=move, seq=self.actor.standing.seq))
        due = self.room.time.next()
        return due if due is not None else self.room.time.now() + 1

    def _seen(self) -> int | None:
        return self.chance.choice((None, self.actor.standing.seq, max(0, self.actor.standing.seq - 3)))

    async def _twin(self, viewer: Guest) -> tuple[Room, Actor, dict[str, Guest], Follower]:
        """Make a table that this viewer cannot tell from the true one."""
        true = self.actor
        match = true.standing.match
        assert match is not None
        seat = true.standing.state.seat_of(viewer.id)
        world = match.view(seat).sample(self.chance.getrandbits(60))
        store = MemoryStore()
        assert isinstance(self.room.store, MemoryStore)
        store.log = {code: list(rows) for code, rows in self.room.store.log.items()}
        store.heads = dict(self.room.store.heads)
        store.listings = dict(self.room.store.listings)
        follower = Follower({})
        room = Room(store, self.room.hall.pace, follower)
        room.time = FakeTime(self.room.time.now())
        room.time.calendar = self.room.time.date() - int((room.time.now() - 1000.0) * 1000)
        room.hall.time = room.time
        actor = Actor(room.hall, true.standing._replace(match=world), true.table.ledger.chain)
        room.hall.tables[true.code] = actor
        guests = {}
        for one in self.viewers:
            guest = Guest(room, one.name, one.lang)
            guest.viewer.lang = one.viewer.lang
            guest.actor = actor
            guests[guest.id] = guest
            if one.viewer in true.viewers:
                actor.viewers.append(guest.viewer)
        vars(actor.table.timing).update(vars(true.table.timing))
        here, there = actor.table, true.table
        here.stand_ins, here.passed = set(there.stand_ins), set(there.passed)
        here.attendance.gone_since, here._presence_sent = dict(there.attendance.gone_since), there._presence_sent
        here.stale.seqs = dict(there.stale.seqs)
        here.broadcast.recent.extend(there.broadcast.recent)
        waiting = true.handler.waiting
        actor.handler.waiting = [Asked(guests[one.viewer.guest].viewer, one.command) for one in waiting]
        actor.handler.answers = true.handler.answers.copy()
        return room, actor, guests, follower

    def _compare(
        self,
        viewer: Guest,
        true: list[tuple[float, bytes]],
        twin: Guest,
        before: Standing,
        actor: Actor,
        item: Any,
    ) -> None:
        seat = before.state.seat_of(viewer.id)
        if not self._same_path(before, actor):
            return
        if self._learns(before, seat):
            return
        if true != twin.frames:
            raise Leak(f"{self.game} seat {seat} after {item}:\n{true}\n{twin.frames}")
        self.compared += 1

    def _same_path(self, before: Standing, twin: Actor) -> bool:
        """Whether the same moves were made at both tables."""
        return self._moves(self.actor, before) == self._moves(twin, before)

    @staticmethod
    def _moves(actor: Actor, before: Standing) -> list[tuple[int, str]]:
        store = actor.services.store
        assert isinstance(store, MemoryStore)
        found = [read_input(row) for row in store.log[actor.code][before.seq :]]
        return [(one.seat, one.move) for one in found if isinstance(one, Moved)]

    def _learns(self, before: Standing, seat: int | None) -> bool:
        """Whether the step turned something up that this viewer did not know, and rightly learns."""
        match = before.match
        assert match is not None
        again = match.copy()
        reveals = GAMES[self.game].reveals
        for mover, move in self._moves(self.actor, before):
            events = again.play(mover, move)
            if len(list(takewhile(lambda event: event.kind not in reveals, events))) != len(events):
                return True
            if any(event.secret and event.seat == seat for event in events):
                return True
        return again.over


async def _take(room: Room, actor: Actor, guests: dict[str, Guest], item: Any) -> None:
    """Let time pass, or have a guest send something."""
    if isinstance(item, float):
        room.time.advance_to(item)
        actor.tick()
    else:
        guest, command = item
        viewer = guests[guest].viewer
        if isinstance(command, commands.Enter):
            actor.post(Came(viewer, command))
        else:
            actor.post(Asked(viewer, command))
    await room.settle()
