"""One table, one actor: it takes things one by one, and tells nothing before it is committed."""

import asyncio
from collections import deque
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from klaf.engine.errors import IllegalMove, KlafError
from klaf.server.errors import Conflict, Damaged, OtherRules, Refused, StoreFailed
from klaf.server.table import decisions
from klaf.server.table.answers import Answers, refusal_of
from klaf.server.table.change import Change
from klaf.server.table.inbox import Asked, Came, Elsewhere, Item, Left, Tick, Went
from klaf.server.table.ledger import Ledger
from klaf.server.table.rows import Hand, Moved
from klaf.server.table.seating import Seating
from klaf.server.table.stale import Stale
from klaf.server.table.state import Standing
from klaf.server.table.timing import Timing
from klaf.server.table.viewers import Viewer
from klaf.server.telling.broadcast import Broadcast
from klaf.server.telling.render import Telling
from klaf.server.telling.sentences import names
from klaf.wire import commands, messages

if TYPE_CHECKING:
    from klaf.server.table.services import Services

TRIES = 8  # against other processes that write the same table


class Actor:
    """A table."""

    def __init__(self, services: "Services", standing: Standing) -> None:
        """Take a table up where it stands."""
        self.services = services
        self.standing = standing
        self.code = standing.state.code
        self.viewers: list[Viewer] = []
        self.answers = Answers()
        self.timing = Timing(services.clock, services.pace)
        self.timing.observe(standing)
        self.ledger = Ledger(self)
        self.broadcast = Broadcast(self)
        self.seating = Seating(self)
        self.stale = Stale()
        self.waiting: list[Asked] = []  # moves that came while a call had its grace
        self.broken: Refused | None = None  # why the table cannot be played on
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

    @property
    def idle(self) -> bool:
        """Whether nobody looks at the table and nothing is being handled."""
        return not self.viewers and self._task is None

    async def settled(self) -> None:
        """Wait until all that came in is handled."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _work(self) -> None:
        try:
            while self._inbox:
                item = self._inbox.popleft()
                self.quiet_since = self.services.clock.now()
                await self._careful(self._handle(item), item)
                if not self._inbox:
                    await self._careful(self.seating.act())
        finally:
            self._task = None
            if self._inbox:  # only if handling failed in a way nobody foresaw
                self._task = asyncio.get_running_loop().create_task(self._work())

    async def _handle(self, item: Item) -> None:
        match item:
            case Asked():
                await self._answer(item)
            case Came():
                await self._come(item)
            case Went():
                self.seating.go(item.viewer)
            case Elsewhere():
                if item.seq > self.standing.seq:
                    await self.ledger.catch_up()
            case Tick():
                if self.ledger.unsure:
                    await self.ledger.catch_up()
            case Left():
                await self.ledger.commit(decisions.leave_for_good(self.standing.state, item.guest))

    async def _careful(self, work: Coroutine[Any, Any, None], item: Item | None = None) -> None:
        """Do something; whatever goes wrong is told to whom it concerns, and the table goes on."""
        try:
            await work
        except (StoreFailed, Conflict):
            self.services.metrics.count("store_failures")
        except (Damaged, OtherRules) as error:
            self.broken = broken_by(error)
            self.services.log.error(f"table {self.broken.why}", table=self.code)
            if isinstance(item, Asked | Came):
                self._refuse(item.viewer, item.command.id, self.broken)
        except Exception:
            self.services.metrics.count("failures")
            self.services.log.failure("table", table=self.code)
            if isinstance(item, Asked | Came):
                self._refuse(item.viewer, item.command.id, Refused("failed", again=True))
            self.seating.look_later()

    # Commands

    async def _answer(self, asked: Asked) -> None:
        viewer, command, since = asked
        known = self.answers.get(viewer.guest, command.id)
        if known is not None:
            viewer.send(known)
            return
        try:
            if self.broken:
                raise self.broken
            if self.ledger.unsure:
                await self.ledger.catch_up()
            done = await self._carry_out(asked)
        except KlafError as error:
            self._refuse(viewer, command.id, error)
        except StoreFailed:
            self.ledger.unsure = True
            self.services.metrics.count("store_failures")
            self._refuse(viewer, command.id, Refused("try-again", again=True))
        else:
            if done is not None:
                self.answers.keep(viewer.guest, command.id, done)
                viewer.send(done)
        if since is not None:
            self.services.metrics.answered(self.services.clock.now() - since)

    def let_go(self, viewer: Viewer) -> None:
        """Send a viewer nothing from now on; the rest is handled in its turn."""
        self.viewers = [one for one in self.viewers if one is not viewer]
        self.post(Went(viewer))

    def _refuse(self, viewer: Viewer, command: str, error: KlafError) -> None:
        self.services.metrics.count("refusals")
        refusal = refusal_of(error, command, viewer.lang, names(self.standing.state, viewer.lang))
        if not refusal.again:
            self.answers.keep(viewer.guest, command, refusal)
        viewer.send(refusal)

    async def _carry_out(self, asked: Asked) -> messages.Done | None:
        """Do what a command says; None: it is answered later."""
        viewer, command, _ = asked
        for _ in range(TRIES):
            try:
                match command:
                    case commands.Play():
                        return await self._play(asked, command)
                    case commands.Why():
                        decisions.play(self.standing, viewer.guest, command.move)
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

    async def _rearrange(self, viewer: Viewer, command: decisions.RearrangingCommand) -> messages.Done:
        written = await self.services.store.answered(self.code, viewer.guest, command.id)
        if written is not None:
            return messages.Done(re=command.id, seq=written)
        if self.services.store.shared:  # somebody may have sat down at another process, whose note is still on its way
            await self.ledger.catch_up()
        if isinstance(command, commands.Sit):  # under the name that the guest has by now
            known = await self.services.store.guest(viewer.guest)
            viewer.name = known.name if known is not None else viewer.name
        inputs = decisions.rearrange(self.standing.state, command, viewer.guest, viewer.name)
        if isinstance(command, commands.Start):
            decisions.dealable(self.standing.state)
        await self.ledger.commit(inputs, viewer.guest, command.id)
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
        change = decisions.play(self.standing, guest, command.move)
        move = change.moved
        assert move is not None
        self.seating.hear_back(guest)
        if move.seat in self.timing.moment.asked and move.move == "pass":
            self.seating.passed.add(move.seat)
            self.services.passed(self.code, move.seat)
            return messages.Done(re=command.id)
        if self.timing.in_grace and move.seat not in self.timing.moment.due:
            self.waiting.append(asked)
            return None
        await self.ledger.enter([change], guest, command.id)
        return messages.Done(re=command.id, seq=self.standing.seq)

    async def release(self) -> None:
        """Make the moves that waited for a call, in the order in which they came."""
        while self.waiting and not self.timing.in_grace:
            await self._answer(self.waiting.pop(0))

    async def move_for(self, seat: int, move: str, hand: Hand) -> bool:
        """Make a bot's move; tell whether it was made."""
        try:
            await self.ledger.commit([Moved(seat=seat, move=move, hand=hand)])
        except (KlafError, Conflict, StoreFailed):  # too late, or not now: whoever is due will be asked again
            return False
        return True

    # What has become true

    def apply(self, change: Change) -> None:
        """Make a committed change one's own, and tell everybody."""
        self.standing = change.after
        telling = Telling(change)
        waited = bool(self.timing.moment.asked)
        self.timing.observe(change.after, telling.public_view)
        self.stale.observe(change, waited and not self.timing.moment.asked)
        self.seating.changed(change)
        self.broadcast.tell(telling)

    # Viewers

    async def _come(self, came: Came) -> None:
        viewer, command, answered = came
        if self.ledger.unsure and not self.broken:
            try:
                await self.ledger.catch_up()
            except StoreFailed:
                self._refuse(viewer, command.id, Refused("try-again", again=True))
                return
        if self.broken:
            self._refuse(viewer, command.id, self.broken)
            return
        await self.seating.come(viewer)
        if not answered:
            viewer.send(messages.Done(re=command.id, seq=self.standing.seq))
        self.broadcast.resume(viewer, command.seq)
        self.seating.tell_presence()

    def forget_the_past(self) -> None:
        """Let go of what only a busy table needs."""
        self.broadcast.recent.clear()


def broken_by(error: Damaged | OtherRules) -> Refused:
    """Return the refusal that says why a table cannot be played on."""
    return Refused("other-rules" if isinstance(error, OtherRules) else "damaged")
