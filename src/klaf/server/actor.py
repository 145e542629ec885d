"""One table, one actor: it takes things one by one, and tells nothing before it is committed."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from klaf.engine.errors import IllegalMove, KlafError
from klaf.server import decide, render
from klaf.server.errors import Conflict, Damaged, Refused, StoreFailed
from klaf.server.records import record_of
from klaf.server.render import Change
from klaf.server.rows import AnyInput, Hand, Moved, Resumed, Row, read_input, write_input
from klaf.server.seating import Seating
from klaf.server.stale import Stale
from klaf.server.state import Standing, Stored, apply, hash_of, restore, store
from klaf.server.store.contract import Append, Ended, Listing
from klaf.server.timing import Timing
from klaf.server.viewers import Viewer, encode
from klaf.server.windows import moment
from klaf.wire import commands, messages

if TYPE_CHECKING:
    from klaf.server.services import Services

KEEP_EVERY = 25  # rows between two stored standings
RECENT = 12  # changes that can be sent again to whoever missed them
REMEMBERED = 64  # answers
TRIES = 8  # against other processes that write the same table
Answer = messages.Done | messages.Refused


class Came(NamedTuple):
    """A viewer enters."""

    viewer: Viewer
    command: commands.Enter
    answered: bool = False  # whether something else answers the command


class Went(NamedTuple):
    """A viewer's connection is gone, or leaves."""

    viewer: Viewer


class Asked(NamedTuple):
    """A viewer sends a command."""

    viewer: Viewer
    command: commands.AnyCommand
    since: float | None = None  # when it came


class Tick(NamedTuple):
    """Time has passed, or a bot has thought."""


class Elsewhere(NamedTuple):
    """Another process has written to this table's log."""

    seq: int


class Left(NamedTuple):
    """A guest wants to be forgotten."""

    guest: str


Item = Came | Went | Asked | Tick | Elsewhere | Left


class Actor:
    """A table."""

    def __init__(self, services: "Services", standing: Standing) -> None:
        """Take a table up where it stands."""
        self.services = services
        self.standing = standing
        self.code = standing.state.code
        self.viewers: list[Viewer] = []
        self.recent: deque[Change] = deque(maxlen=RECENT)
        self.answers: OrderedDict[tuple[str, str], Answer] = OrderedDict()
        self.timing = Timing(services.clock, services.pace)
        self.timing.observe(standing)
        self.seating = Seating(self)
        self.stale = Stale()
        self.waiting: list[Asked] = []  # moves that came while a call had its grace
        self.unsure = False  # whether the store may hold more than is applied here
        self.damaged = False
        self.quiet_since = services.clock.now()
        self._inbox: deque[Item] = deque()
        self._task: asyncio.Task[None] | None = None

    # What comes in

    def post(self, item: Item) -> None:
        """Have something handled after all that came before it."""
        self._inbox.append(item)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

    def tick(self) -> None:
        """Have the table look at the time."""
        self.post(Tick())

    async def settled(self) -> None:
        """Wait until all that came in is handled."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _work(self) -> None:
        try:
            while self._inbox:
                await self._handle(self._inbox.popleft())
                if not self._inbox:
                    await self.seating.act()
        finally:
            self._task = None
            if self._inbox:  # only if handling failed in a way nobody foresaw
                self._task = asyncio.get_running_loop().create_task(self._work())

    async def _handle(self, item: Item) -> None:
        self.quiet_since = self.services.clock.now()
        try:
            match item:
                case Asked():
                    await self._answer(item)
                case Came():
                    await self._come(item)
                case Went():
                    self.seating.go(item.viewer)
                case Elsewhere():
                    if item.seq > self.standing.seq:
                        await self.catch_up()
                case Tick():
                    if self.unsure:
                        await self.catch_up()
                case Left():
                    await self.commit(decide.leave_for_good(self.standing.state, item.guest))
        except (StoreFailed, Conflict):
            self.services.metrics.count("store_failures")
        except Damaged:
            self.damaged = True
            self.services.log.error("table damaged", table=self.code)
        except Exception:
            self.services.metrics.count("failures")
            self.services.log.failure("table", table=self.code)
            if isinstance(item, Asked | Came):
                self._refuse(item.viewer, item.command.id, Refused("failed", again=True))

    # Commands

    async def _answer(self, asked: Asked) -> None:
        viewer, command, since = asked
        known = self.answers.get((viewer.guest, command.id))
        if known is not None:
            viewer.send(known)
            return
        try:
            if self.damaged:
                raise Refused("damaged")
            if self.unsure:
                await self.catch_up()
            done = await self._carry_out(asked)
        except KlafError as error:
            self._refuse(viewer, command.id, error)
        except StoreFailed:
            self.unsure = True
            self.services.metrics.count("store_failures")
            self._refuse(viewer, command.id, Refused("try-again", again=True))
        else:
            if done is not None:
                self._remember(viewer.guest, command.id, done)
                viewer.send(done)
        if since is not None:
            self.services.metrics.answered(self.services.clock.now() - since)

    def _refuse(self, viewer: Viewer, command: str, error: KlafError) -> None:
        refusal = refusal_of(error, command, viewer.lang)
        if not refusal.again:
            self._remember(viewer.guest, command, refusal)
        viewer.send(refusal)

    def _remember(self, guest: str, command: str, answer: Answer) -> None:
        self.answers[guest, command] = answer
        if len(self.answers) > REMEMBERED:
            self.answers.popitem(last=False)

    async def _carry_out(self, asked: Asked) -> messages.Done | None:
        """Do what a command says; None: it is answered later."""
        viewer, command, _ = asked
        for _ in range(TRIES):
            try:
                match command:
                    case commands.Play():
                        return await self._play(asked, command)
                    case commands.Why():
                        decide.play(self.standing, viewer.guest, command.move)
                    case commands.Back():
                        self.seating.take_back(viewer.guest)
                    case commands.Say():
                        await self.seating.say(viewer, command.phrase)
                    case commands.Mute():
                        (viewer.muted.add if command.on else viewer.muted.discard)(command.seat)
                    case commands.Leave():
                        self.seating.go(viewer)
                    case (
                        commands.Sit()
                        | commands.Stand()
                        | commands.AddBot()
                        | commands.Remove()
                        | commands.Change()
                        | commands.Mark()
                        | commands.HandOver()
                        | commands.Share()
                        | commands.Start()
                    ):
                        return await self._rearrange(viewer, command)
                return messages.Done(re=command.id)
            except Conflict:
                continue
        raise Refused("try-again", again=True)

    async def _rearrange(self, viewer: Viewer, command: decide.RearrangingCommand) -> messages.Done:
        written = await self.services.store.answered(self.code, viewer.guest, command.id)
        if written is not None:
            return messages.Done(re=command.id, seq=written)
        inputs = decide.rearrange(self.standing.state, command, viewer.guest, viewer.name)
        if isinstance(command, commands.Start):
            decide.dealable(self.standing.state)
        await self.commit(inputs, viewer.guest, command.id)
        return messages.Done(re=command.id, seq=self.standing.seq)

    async def _play(self, asked: Asked, command: commands.Play) -> messages.Done | None:
        """Make a person's move, now or when its time has come."""
        guest = asked.viewer.guest
        seat = self.standing.state.seat_of(guest)
        if seat is not None and self.stale.is_stale(seat, command.seq):
            written = await self.services.store.answered(self.code, guest, command.id)
            if written is not None:
                return messages.Done(re=command.id, seq=written)
            raise Refused("stale")
        if seat is not None and seat in self.seating.passed and self.timing.moment.asked:
            raise IllegalMove("TK-30", "passed-already")
        move = decide.play(self.standing, guest, command.move)
        self.seating.take_back(guest)
        if move.seat in self.timing.moment.asked and move.move == "pass":
            self.seating.passed.add(move.seat)
            return messages.Done(re=command.id)
        if self.timing.in_grace and move.seat not in self.timing.moment.due:
            self.waiting.append(asked)
            return None
        await self.commit([move], guest, command.id)
        return messages.Done(re=command.id, seq=self.standing.seq)

    async def release(self) -> None:
        """Make the moves that waited for a call, in the order in which they came."""
        while self.waiting and not self.timing.in_grace:
            await self._answer(self.waiting.pop(0))

    # The log

    async def commit(self, inputs: Sequence[AnyInput], guest: str = "", command: str = "") -> None:
        """Store inputs, all or none; only then apply them and tell everybody.

        Raises:
            KlafError: the rules forbid one of them.
            Conflict: another process was faster; this one has caught up.
            StoreFailed: nobody knows whether they are stored.
        """
        if not inputs:
            return
        before, changes, rows = self.standing, [], []
        for given in inputs:
            change = _change(before, given)
            rows.append(self._row(change, guest, command))
            changes.append(change)
            before = change.after
        step = Append(rows, self._listing(changes), await self._ended(changes, rows))
        try:
            await self.services.store.append(step)
        except Conflict:
            await self.catch_up()
            raise
        except StoreFailed:
            self.unsure = True
            raise
        for change, row in zip(changes, rows, strict=True):
            self._apply(change, row)
        self.services.metrics.count("rows", len(rows))
        await self.services.logged(self.code, self.standing.seq, step.listing is not None)

    async def begin(self, change: Change, inputs: Sequence[AnyInput], guest: str, command: str) -> None:
        """Store a table that has just been made, with those who sit at it.

        Raises:
            Conflict: there is a table of that code.
            StoreFailed: nobody knows whether it is stored.
        """
        self.standing = change.after
        changes = [change]
        for given in inputs:
            changes.append(_change(changes[-1].after, given))
        rows = [self._row(one, guest, command) for one in changes]
        await self.services.store.append(Append(rows, self._listing(changes)))
        for one, row in zip(changes, rows, strict=True):
            self._apply(one, row)
        self.services.metrics.count("rows", len(rows))
        await self.services.logged(self.code, self.standing.seq, True)

    def _row(self, change: Change, guest: str, command: str) -> Row:
        at = self.services.clock.date()
        after, given = change.after, change.given
        return Row(self.code, after.seq, at, guest, command, write_input(given), hash_of(after, given))

    def _listing(self, changes: Sequence[Change]) -> Listing | None:
        """Give what the lobby is to know, if that has changed."""
        if not any(change.table_changed for change in changes):
            return None
        state = changes[-1].after.state
        document = msgspec.json.encode(render.listed(state))
        guests = tuple(one.guest for one in state.seats if one.guest)
        at = self.services.clock.date()
        return Listing(state.stage, state.settings.public, state.host, guests, document, at)

    async def _ended(self, changes: Sequence[Change], rows: Sequence[Row]) -> Ended | None:
        """Give the record of the match that these changes finish, if they do."""
        after = changes[-1].after
        if (
            after.match is None
            or not after.match.over
            or len(after.state.finished) == len(self.standing.state.finished)
        ):
            return None
        state = after.state
        earlier = [] if after.match.dealt else await self.services.store.rows(self.code, state.began - 1)
        return Ended(state.match, record_of(state, after.match, [*earlier, *rows]))

    def _apply(self, change: Change, row: Row) -> None:
        """Make a committed change one's own, and tell everybody."""
        self.standing = change.after
        waited = bool(self.timing.moment.asked)
        self.recent.append(change)
        self.timing.observe(self.standing)
        self.stale.observe(change, waited and not self.timing.moment.asked)
        self.seating.changed(change)
        if row.seq % KEEP_EVERY == 0:
            self.services.spawn(self.keep())
        told: dict[tuple[int | None, str], bytes] = {}
        clock = self.timing.shown()
        for viewer in list(self.viewers):
            seat = self.standing.state.seat_of(viewer.guest)
            place = (seat, viewer.lang)
            if place in told and not change.table_changed:
                viewer.line.send(told[place])
                continue
            told[place] = encode(change.told(seat, viewer.guest, viewer.lang, clock))
            viewer.line.send(told[place])
        change.forget()

    async def keep(self) -> None:
        """Store where the table stands, so that it need not be played from its beginning."""
        standing = self.standing
        document = msgspec.json.encode(store(standing, self.stale.seqs))
        try:
            await self.services.store.keep(self.code, standing.seq, document)
        except StoreFailed:
            self.services.metrics.count("store_failures")

    async def catch_up(self) -> None:
        """Apply what the store holds and this process has not seen.

        Raises:
            Damaged: it does not lead where it says.
            StoreFailed: it cannot be read.
        """
        for row in await self.services.store.rows(self.code, self.standing.seq):
            self._apply(checked_change(self.standing, row), row)
        self.unsure = False

    async def take_up(self) -> None:
        """Go on from the log after a start: under newer rules, from where the match stood."""
        standing = self.standing
        match, state = standing.match, standing.state
        if match is not None and state.stage == "playing" and state.rules != match.game.version:
            await self.commit([Resumed(position=match.position(), rules=match.game.version)])

    # Viewers

    async def _come(self, came: Came) -> None:
        viewer, command, answered = came
        if self.unsure and not self.damaged:
            try:
                await self.catch_up()
            except StoreFailed:
                self._refuse(viewer, command.id, Refused("try-again", again=True))
                return
        if self.damaged:
            self._refuse(viewer, command.id, Refused("damaged"))
            return
        await self.seating.come(viewer)
        if not answered:
            viewer.send(messages.Done(re=command.id, seq=self.standing.seq))
        self._resume(viewer, command.seq)
        self.seating.tell_presence()

    def _resume(self, viewer: Viewer, seq: int | None) -> None:
        """Send what a viewer has missed, or all there is."""
        missed = [change for change in self.recent if seq is not None and change.after.seq > seq]
        if seq is None or seq > self.standing.seq or len(missed) != self.standing.seq - seq:
            self.show(viewer)
            return
        for change in missed:
            seat = change.after.state.seat_of(viewer.guest)
            viewer.send(change.told(seat, viewer.guest, viewer.lang, None))
        viewer.send(messages.Clocked(clock=self.timing.shown()))

    def show(self, viewer: Viewer) -> None:
        """Send a viewer all there is."""
        presence = self.seating.presence()
        viewer.send(
            render.snapshot(
                self.standing, viewer.guest, viewer.lang, presence, self.timing.shown(), self._events(viewer)
            )
        )

    def _events(self, viewer: Viewer) -> tuple[messages.Happened, ...]:
        """Give what happened last in the match on the table, as a viewer may see it."""
        changes = [change for change in self.recent if change.after.state.match == self.standing.state.match]
        seat = self.standing.state.seat_of(viewer.guest)
        return tuple(told for change in changes for told in change.events_for(seat, viewer.lang))

    def forget_the_past(self) -> None:
        """Let go of what only a busy table needs."""
        self.recent.clear()

    async def move_for(self, seat: int, move: str, hand: Hand) -> bool:
        """Make a bot's move; tell whether it was made."""
        try:
            await self.commit([Moved(seat=seat, move=move, hand=hand)])
        except (KlafError, Conflict, StoreFailed):  # too late, or not now: whoever is due will be asked again
            return False
        return True


def _ends_window(change: Change) -> bool:
    """Tell whether a +3 waited before a change and does not any more."""
    before, after = change.before, change.after
    if change.moved is None or before is None or before.match is None or after.match is None:
        return False
    return bool(moment(before.match.view(None)).asked) and not moment(after.match.view(None)).asked


def _change(before: Standing | None, given: AnyInput) -> Change:
    after, events = apply(before, given)
    return Change(before, after, given, events)


def checked_change(before: Standing | None, row: Row) -> Change:
    """Apply a row of the log and see that it leads where it did.

    Raises:
        Damaged: it does not.
    """
    given = read_input(row)
    try:
        change = _change(before, given)
    except KlafError as error:
        raise Damaged(f"{row.table} {row.seq}: {error}") from error
    if change.after.seq != row.seq or hash_of(change.after, given) != row.hash:
        raise Damaged(f"{row.table} {row.seq}")
    return change


def refusal_of(error: KlafError, command: str | None, lang: str) -> messages.Refused:
    """Give the answer that an error makes."""
    return messages.Refused(
        re=command,
        code=error.why or error.code,
        text=error.sentence(lang),
        rule=getattr(error, "rule", None),
        field=getattr(error, "field", None),
        again=getattr(error, "again", False),
    )


async def load(services: "Services", code: str) -> Actor | None:
    """Take a table up from the store; None if there is none of that code.

    Raises:
        Damaged: its log does not lead where it says.
        StoreFailed: it cannot be read.
    """
    kept = await services.store.kept(code)
    standing: Standing | None = None
    stale = Stale()
    if kept is not None:
        stored = msgspec.json.decode(kept[1], type=Stored)
        standing, stale.seqs = restore(stored), stored.stale
    changes: list[Change] = []
    for row in await services.store.rows(code, 0 if standing is None else standing.seq):
        change = checked_change(standing, row)
        changes = [*changes[-RECENT + 1 :], change]
        stale.observe(change, _ends_window(change))
        standing = change.after
    if standing is None:
        return None
    actor = Actor(services, standing)
    actor.recent.extend(changes)
    actor.stale = stale
    await actor.take_up()
    return actor
