"""The receiving side of a socket: reads frames, enforces limits and passes commands on."""

import asyncio
from collections import deque

import msgspec

from klaf import __version__
from klaf.engine.errors import KlafError
from klaf.server.bucket import Bucket
from klaf.server.errors import Refused, StoreFailed
from klaf.server.gate import limits
from klaf.server.gate.connection import Connection
from klaf.server.gate.gate import Gate
from klaf.server.store.contract import GuestRow
from klaf.server.table.actor import Actor
from klaf.server.table.answers import refusal_of
from klaf.server.table.inbox import Asked, Came, Went
from klaf.server.telling.viewers import Viewer, encode
from klaf.server.weakly import weakly
from klaf.wire import VERSION, commands, messages

SLOW = (commands.Create, commands.Enter, commands.WatchLobby)  # ask the store
_decoder = msgspec.json.Decoder(commands.AnyCommand)


class _Named(msgspec.Struct):
    id: commands.CommandId


_names = msgspec.json.Decoder(_Named)


class Session:
    """One socket of one guest."""

    def __init__(self, gate: Gate, line: Connection, guest: GuestRow, address: str) -> None:
        """Greet the guest."""
        self.gate, self.line, self.guest, self.address = gate, line, guest, address
        self.hall = gate.hall
        self.viewer: Viewer | None = None
        self.actor: Actor | None = None
        self._bucket = Bucket(self.hall.time.now(), limits.RATE, limits.BURST)
        self._over = 0
        self._later: deque[commands.AnyCommand] = deque()
        self._task: asyncio.Task[None] | None = None
        line.catch_up = weakly(self._show)
        self._say(
            messages.Welcome(
                protocol=VERSION,
                version=__version__,
                name=guest.name,
                lang=guest.lang,  # type: ignore[arg-type]
                frame=limits.FRAME,
                rate=limits.RATE,
            )
        )

    def _say(self, message: messages.AnyMessage) -> None:
        self.line.send(encode(message))

    def _show(self) -> None:
        if self.actor is not None and self.viewer is not None:
            self.actor.table.show(self.viewer)

    def _refuse(self, command: str | None, error: KlafError) -> None:
        self.hall.metrics.count("refusals")
        self._say(refusal_of(error, command, self.line.lang))

    def hear(self, frame: bytes) -> None:
        """Handle one frame. Commands that need the store wait in a queue, and so do all that come after them."""
        self.hall.metrics.count("commands")
        if self.gate.config.limits and not self._bucket.take(self.hall.time.now()):
            self._over += 1
            if self._over > limits.FLOOD:
                self.line.end("flood", retry=True)
            else:
                self._refuse(_id_of(frame), Refused("too-fast", retry=True, most=limits.RATE))
            return
        try:
            command = _read(frame)
        except KlafError as error:
            self._refuse(_id_of(frame), error)
            return
        if self._task is None and not isinstance(command, SLOW):
            self._do(command)
            return
        self._later.append(command)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def done(self) -> None:
        """Wait until all frames so far are handled, or handed on to a table."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _work(self) -> None:
        """Carry out the commands that wait."""
        try:
            while self._later:
                await self._carry_out(self._later.popleft())
        finally:
            self._task = None

    async def _carry_out(self, command: commands.AnyCommand) -> None:
        try:
            match command:
                case commands.WatchLobby():
                    await self.hall.lobby.watch(self.line, command.on)
                    if self.line.closed:
                        self.hall.lobby.forget(self.line)
                    self._say(messages.Done(re=command.id))
                case commands.Create():
                    await self._create(command)
                case commands.Enter():
                    await self._enter(command)
                case _:
                    self._do(command)
        except KlafError as error:
            self._refuse(command.id, error)
        except StoreFailed:
            self.hall.metrics.count("store_failures")
            self._refuse(command.id, Refused("try-again", retry=True))
        except Exception:
            self.hall.metrics.count("failures")
            self.hall.logger.failure("socket")
            self._refuse(command.id, Refused("failed", retry=True))

    def _do(self, command: commands.AnyCommand) -> None:
        """Carry out a command that need not wait, or hand it on to the table."""
        if isinstance(command, commands.Ping):
            self._say(messages.Done(re=command.id))
        elif isinstance(command, commands.Speak):
            self.line.lang = command.lang
            if self.viewer is not None:
                self.viewer.lang = command.lang
            self._say(messages.Done(re=command.id))
        elif self.actor is None or self.viewer is None:
            self._refuse(command.id, Refused("not-entered"))
        else:
            self.actor.post(Asked(self.viewer, command, self.hall.time.now()))
            if isinstance(command, commands.Leave):
                self.actor = self.viewer = None

    async def _create(self, command: commands.Create) -> None:
        """Make a table and enter it; if the command comes again, only enter the table it made."""
        if await self.hall.store.guest(self.guest.id) is None:
            self.line.end("guest", retry=False)
            return
        async with self.gate.making(self.guest.id):
            made = await self._made(command)
        actor = await self.hall.find(made)
        self._say(messages.Done(re=command.id, code=made, seq=actor.standing.seq))
        await self._enter(commands.Enter(id=command.id, code=made), answered=True)

    async def _made(self, command: commands.Create) -> str:
        """Return the code of the table that a command makes, or has already made."""
        made = await self.hall.store.made(self.guest.id, command.id)
        if made is None:
            limited = self.gate.config.limits
            before = await self.hall.store.made_by(self.guest.id) if limited else []
            if sum(not one.alone for one in before) >= limits.TABLES:
                raise Refused("too-many-tables", most=limits.TABLES)
            if not self.gate.tables.take(self.address):
                raise Refused("too-many-tables-here", retry=True)
            made = (await self.hall.create(command, self.guest.id, self.guest.name)).code
            await self.hall.clear([one.code for one in before if one.alone], limits.ALONE - 1)
            if command.settings.public:
                await self.hall.clear([one.code for one in before if one.alone and one.public], limits.TABLES - 1)
        return made

    async def _enter(self, command: commands.Enter, answered: bool = False) -> None:
        known = await self.hall.store.guest(self.guest.id)
        if known is None:  # forgotten meanwhile
            self.line.end("guest", retry=False)
            return
        if not answered and await self.gate.access(command.code, self.guest.id, self.address) is None:
            self.gate.misses.count(self.address)
            raise Refused("no-table", field="code", code=command.code)
        actor = await self.hall.find(command.code)
        # No await from here on: a table that nobody is at may be unloaded at any moment.
        if self.line.closed:  # the guest is gone, and nobody would say so again
            return
        if self.actor is not None and self.viewer is not None and self.actor is not actor:
            self.actor.let_go(self.viewer)
        self.actor, self.viewer = actor, Viewer(self.line, self.guest.id, known.name, self.line.lang)
        actor.post(Came(self.viewer, command, answered))

    def gone(self) -> None:
        """Note that the socket is closed."""
        self.line.closed = True
        self.hall.lobby.forget(self.line)
        self._later.clear()
        if self.actor is not None and self.viewer is not None:
            self.actor.post(Went(self.viewer))
        self.actor = self.viewer = None


def _id_of(frame: bytes) -> str | None:
    """Find the id of a command that is not read any further."""
    try:
        return _names.decode(frame[: limits.FRAME]).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def _read(frame: bytes) -> commands.AnyCommand:
    """Read a frame.

    Raises:
        Refused: it is too large, or no command; names the field that is wrong.
    """
    if len(frame) > limits.FRAME:
        raise Refused("frame-large", most=limits.FRAME)
    try:
        found: commands.AnyCommand = _decoder.decode(frame)
    except msgspec.ValidationError as error:
        field = str(error).rpartition("`$.")[2].rstrip("`") if "`$." in str(error) else "t"
        raise Refused("bad-command", field=field[:40], named=field[:40]) from error
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad-frame") from error
    return found
