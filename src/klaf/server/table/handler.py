"""Carries out the commands of viewers: each is done once and answered, however often it is sent."""

from klaf.engine.errors import KlafError
from klaf.server.errors import Conflict, Refused, StoreFailed
from klaf.server.table import arranging, decisions
from klaf.server.table.answers import Answers, refusal_of
from klaf.server.table.inbox import Asked, Came
from klaf.server.table.live import LiveTable
from klaf.server.telling.sentences import names
from klaf.server.telling.viewers import Viewer
from klaf.wire import commands, messages

TRIES = 8  # against other processes that write the same table


class Handler:
    """Answers the commands of a table's viewers."""

    def __init__(self, table: LiveTable) -> None:
        """Take the table; start with no answers."""
        self.table = table
        self.answers = Answers()
        self._visitors: set[str] = set()  # whom the store remembers
        self.waiting: list[Asked] = []  # moves that came while a call had its grace

    async def enter(self, came: Came) -> None:
        """Add a viewer, and send the updates they missed or a snapshot."""
        viewer, command, answered = came
        table = self.table
        if not table.broken:
            try:
                if table.ledger.unsure:
                    await table.ledger.catch_up()
                await self._remember(viewer.guest)
            except StoreFailed:
                self.refuse(viewer, command.id, Refused("try-again", retry=True))
                return
        if table.broken:
            self.refuse(viewer, command.id, table.broken)
            return
        if not viewer.left:
            await table.come(viewer)
        if not answered:
            viewer.send(messages.Done(re=command.id, seq=table.standing.seq))
        if viewer.left:  # the guest has gone on to another table meanwhile
            return
        table.broadcast.resume(viewer, command.seq, table.scene())
        table.tell_presence()

    async def _remember(self, guest: str) -> None:
        """Store that a guest was at the table, once.

        Raises:
            StoreFailed: it may not be stored.
        """
        if guest not in self._visitors:
            await self.table.services.store.visit(self.table.code, guest)
            self._visitors.add(guest)

    async def answer(self, asked: Asked) -> None:
        """Carry out a command and answer it; a repeated one gets the answer it had."""
        viewer, command, since = asked
        table, metrics = self.table, self.table.services.metrics
        known = self.answers.get(viewer.guest, command.id)
        if known is not None:
            viewer.send(known)
            return
        if table.broken:
            self.refuse(viewer, command.id, table.broken)
            return
        try:
            if table.ledger.unsure:
                await table.ledger.catch_up()
            done = await self._carry_out(asked)
        except KlafError as error:
            self.refuse(viewer, command.id, error)
        except StoreFailed:
            table.ledger.unsure = True
            metrics.count("store_failures")
            self.refuse(viewer, command.id, Refused("try-again", retry=True))
        else:
            if done is not None:
                self.answers.keep(viewer.guest, command.id, done)
                viewer.send(done)
        if since is not None:
            metrics.answers.observe(table.now - since)

    def refuse(self, viewer: Viewer, command: str, error: KlafError) -> None:
        """Send a viewer the reason why a command is not carried out."""
        self.table.services.metrics.count("refusals")
        refusal = refusal_of(error, command, viewer.lang, names(self.table.standing.state, viewer.lang))
        if not refusal.retry:
            self.answers.keep(viewer.guest, command, refusal)
        viewer.send(refusal)

    async def release(self) -> None:
        """Make the moves that waited for a call, in the order in which they came."""
        while self.waiting and not self.table.timing.in_grace(self.table.now):
            await self.answer(self.waiting.pop(0))

    async def _carry_out(self, asked: Asked) -> messages.Done | None:
        """Carry a command out and return its answer; None if it is answered later."""
        viewer, command, _ = asked
        table = self.table
        for _ in range(TRIES):
            try:
                match command:
                    case commands.Play():
                        return await self._play(asked, command)
                    case commands.Why():
                        decisions.play(table.standing, viewer.guest, command.move)
                    case commands.Back():
                        table.take_back(viewer.guest)
                    case commands.Say():
                        table.say(viewer, command.phrase)
                    case commands.Mute():
                        (viewer.muted.add if command.on else viewer.muted.discard)(command.seat)
                    case commands.Leave():
                        table.go(viewer)
                    case (
                        commands.Sit()
                        | commands.Stand()
                        | commands.AddBot()
                        | commands.Remove()
                        | commands.Change()
                        | commands.Mark()
                        | commands.HandOver()
                        | commands.Commit()
                        | commands.Reveal()
                        | commands.Start()
                    ):
                        return await self._rearrange(viewer, command)
                return messages.Done(re=command.id)
            except Conflict:
                continue
        raise Refused("try-again", retry=True)

    async def _rearrange(self, viewer: Viewer, command: arranging.RearrangingCommand) -> messages.Done:
        table, store = self.table, self.table.services.store
        written = await store.answered(table.code, viewer.guest, command.id)
        if written is not None:
            return messages.Done(re=command.id, seq=written)
        if store.shared:  # somebody may have sat down at another process, whose note is still on its way
            await table.ledger.catch_up()
        if isinstance(command, commands.Sit):  # under the name that the guest has by now
            known = await store.guest(viewer.guest)
            viewer.name = known.name if known is not None else viewer.name
        inputs = arranging.rearrange(table.standing.state, command, viewer.guest, viewer.name)
        if isinstance(command, commands.Start):
            decisions.dealable(table.standing.state)
        if inputs and not isinstance(command, commands.Commit | commands.Reveal):  # who is refused these loses a share
            self._slow_down()
        await table.ledger.commit(inputs, viewer.guest, command.id)
        return messages.Done(re=command.id, seq=table.standing.seq)

    def _slow_down(self) -> None:
        """Refuse commands that would be stored if the table has written too much; never refuse what is due.

        Raises:
            Refused: it has.
        """
        if self.table.ledger.full:
            raise Refused("slow-down", retry=True)

    async def _play(self, asked: Asked, command: commands.Play) -> messages.Done | None:
        """Make a person's move, now or when its time has come."""
        table, timing = self.table, self.table.timing
        guest = asked.viewer.guest
        seat = table.seat_of(guest)
        if seat is not None and table.stale.is_stale(seat, command.seq):
            written = await table.services.store.answered(table.code, guest, command.id)
            if written is not None:
                return messages.Done(re=command.id, seq=written)
            raise Refused("stale")
        window = table.standing.window
        if window is not None and seat in table.passed and timing.moment.asked:
            raise window.answered()
        change = decisions.play(table.standing, guest, command.move)
        move = change.moved
        assert move is not None
        table.hear_back(guest)
        if move.seat in timing.moment.asked and table.standing.declines(move.move):
            table.passed.add(move.seat)
            table.services.peers.passed(table.code, move.seat)
            return messages.Done(re=command.id)
        if timing.in_grace(table.now) and move.seat not in timing.moment.due:
            self.waiting.append(asked)
            return None
        self._slow_down()
        await table.ledger.enter([change], guest, command.id)
        return messages.Done(re=command.id, seq=table.standing.seq)
