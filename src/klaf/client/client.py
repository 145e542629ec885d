"""The client: one guest, one socket, one table at a time."""

import asyncio
import contextlib
import itertools
import secrets
from collections.abc import Callable
from http.cookies import SimpleCookie
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec

from klaf.client.errors import Lost, RefusedError
from klaf.client.http import PATIENCE, request
from klaf.client.receipts import Receipt
from klaf.client.sharing import Sharing
from klaf.wire import SUBPROTOCOL, api, commands, messages
from klaf.wire.fairness import Flaw
from klaf.wire.tables import Level, Settings, Table

TOO_FAST = 0.25  # seconds until a command that came too fast is sent again
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(messages.AnyMessage)
T = TypeVar("T")
PAUSE = 0.2  # seconds before a server that starts is asked again


class Client:
    """A guest at a live table."""

    def __init__(self, address: str, name: str = "Guest", lang: str = "en", cookie: str | None = None) -> None:
        """Take the address of the server, and the guest's name, language or cookie."""
        self.address, self.name, self.lang, self.cookie = address.rstrip("/"), name, lang, cookie
        self.table: Table | None = None
        self.match: messages.Match | None = None
        self.seat: int | None = None
        self.host = False
        self.seq = 0
        self.presence: object = None
        self.clock: object = None
        self.events: list[messages.Happened] = []
        self.said: list[messages.Said] = []
        self.lobby: messages.Lobby | None = None
        self.welcome: messages.Welcome | None = None
        self.bye: messages.Bye | None = None
        self.watch: Callable[[messages.AnyMessage], None] = lambda message: None
        self.auto_share = True
        self.patience = PATIENCE  # seconds until an answer that does not come means that the line is broken
        self._at: tuple[int, str] = (0, "")  # the table that this client is at, and the number of what brought it there
        self._ways: dict[str, tuple[int, str]] = {}  # what may bring it to another: by id, its number and the table
        self._sent = itertools.count(1)
        self._sharing = Sharing()
        self._tasks: set[asyncio.Task[None]] = set()
        self.unanswered: dict[str, commands.AnyCommand] = {}
        self._answers: dict[str, asyncio.Future[messages.Done]] = {}
        self._ids = (f"{secrets.token_hex(6)}-{number}" for number in itertools.count())
        self._changed = asyncio.Event()
        self._socket: Any = None
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Client":
        """Become a guest and connect."""
        await self.introduce()
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Close the connection."""
        await self.close()

    @property
    def receipts(self) -> list[Receipt]:
        """Return what this client remembers of the rounds of shuffles that it took part in."""
        return self._sharing.receipts.all

    # HTTP

    async def http(self, method: str, path: str, body: object = None) -> bytes:
        """Send a plain request.

        Raises:
            RefusedError: the server says why not.
            OSError: the server is not there, or does not answer in time.
        """
        headers = {"Cookie": f"klaf={self.cookie}"} if self.cookie else {}
        data = b"" if body is None else _encoder.encode(body)
        status, found, answer = await request(self.address, method, path, headers, data, self.patience)
        for cookie in found.get("set-cookie", []):
            morsel = SimpleCookie(cookie).get("klaf")
            if morsel is not None:
                self.cookie = morsel.value
        if status >= 400:
            raise RefusedError(msgspec.json.decode(answer, type=api.Problem))
        return answer

    async def introduce(self) -> None:
        """Become a guest, or change one's name and language."""
        await self.http("POST", "/api/guest", api.Introduction(name=self.name, lang=self.lang))  # type: ignore[arg-type]

    async def record(self, match: int) -> str:
        """Fetch the record of a finished match of the table."""
        assert self.table is not None
        return (await self.http("GET", f"/api/tables/{self.table.code}/matches/{match}/record")).decode()

    async def flaws(self, match: int) -> list[Flaw]:
        """Check the shuffle of a finished match of the table against all that this client remembers of it."""
        assert self.table is not None
        return await self._sharing.receipts.check(self.table.code, match, self.seat, self.record)

    # The socket

    async def connect(self) -> None:
        """Open the socket; while the server starts, wait for it.

        Raises:
            Lost: the server does not let this guest in, or was gone before it had answered.
            OSError: nobody is there.
        """
        while not await self._greeted():
            if self.bye is None or self.bye.code != "starting":
                raise Lost(self.bye)
            await asyncio.sleep(PAUSE)

    async def _greeted(self) -> bool:
        """Open the socket and wait for the first message; return whether it is a ``welcome``."""
        from websockets.asyncio.client import connect
        from websockets.exceptions import InvalidHandshake
        from websockets.typing import Subprotocol

        parts = urlsplit(self.address)
        scheme = "wss" if parts.scheme == "https" else "ws"
        self.bye = self.welcome = None
        opening = connect(
            f"{scheme}://{parts.netloc}/ws",
            additional_headers={"Cookie": f"klaf={self.cookie}"},
            subprotocols=[Subprotocol(SUBPROTOCOL)],
            compression=None,
            proxy=None,
            max_size=None,
            ping_interval=None,
            open_timeout=self.patience,
        )
        try:
            self._socket = await opening
        except InvalidHandshake as error:
            raise Lost(None) from error
        self._reader = asyncio.get_running_loop().create_task(self._read())
        try:
            async with asyncio.timeout(self.patience):
                await self.until(lambda: self.welcome or self.bye)
        except Lost:
            pass
        except TimeoutError:
            self._cut()
        return self.welcome is not None

    async def close(self) -> None:
        """Close the connection."""
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await asyncio.wait([self._reader])

    async def reconnect(self) -> None:
        """Connect again, catch up with the table, and repeat the commands that were not answered."""
        waiting = list(self.unanswered.values())
        if self.auto_share:  # the table tells what it needs
            waiting = [one for one in waiting if not isinstance(one, commands.Commit | commands.Reveal)]
        await self.close()
        await self.connect()
        if self.table is not None:
            await self.send(commands.Enter(id=next(self._ids), code=self.table.code, seq=self.seq))
        for command in waiting:
            with contextlib.suppress(RefusedError):
                await self.send(command)

    async def _read(self) -> None:
        from websockets.exceptions import ConnectionClosed

        try:
            async for frame in self._socket:
                self.take(_decoder.decode(frame))
        except ConnectionClosed:
            pass
        finally:
            self._sharing.lost()
            for waiting in self._answers.values():
                if not waiting.done():
                    waiting.set_exception(Lost(self.bye))
                    waiting.exception()  # whoever waits is told; nobody need wait
            self._changed.set()

    def take(self, message: messages.AnyMessage) -> None:
        """Handle a message; one about a table that this client is not at is ignored."""
        if isinstance(message, messages.AtTable) and message.code != self._at[1]:
            return
        match message:
            case messages.Done() | messages.Refused():
                self._answered(message)
                self._sharing.answered(message, self.seat)
            case messages.Snapshot():
                self.table, self.seat, self.host, self.seq = message.table, message.seat, message.host, message.seq
                self.match, self.presence, self.clock = message.match, message.presence, message.clock
                self.events = list(message.events)
            case messages.Update():
                self._updated(message)
            case messages.Present():
                self.presence = message.presence
            case messages.Clocked():
                self.clock = message.clock
            case messages.Said():
                self.said.append(message)
            case messages.Lobby():
                self.lobby = message
            case messages.Welcome():
                self.welcome = message
            case messages.Bye():
                self.bye = message
        self.watch(message)
        if self.auto_share and isinstance(message, messages.Snapshot | messages.Update):
            self._share()
        self._changed.set()

    def _answered(self, message: messages.Done | messages.Refused) -> None:
        self.unanswered.pop(message.re or "", None)
        way = self._ways.pop(message.re or "", None)
        if way is not None and isinstance(message, messages.Done):
            self._arrived(way[0], message.code or way[1])
        waiting = self._answers.pop(message.re or "", None)
        if waiting is None or waiting.done():
            return
        if isinstance(message, messages.Done):
            waiting.set_result(message)
        else:
            waiting.set_exception(RefusedError(message))

    def _arrived(self, number: int, code: str) -> None:
        """Be at a table, unless something that was sent later has led to another."""
        if number > self._at[0]:
            self.table = self.table if code == self._at[1] else None
            self._at = number, code

    def _updated(self, message: messages.Update) -> None:
        assert message.seq == self.seq + 1, f"{message.seq} after {self.seq}"
        self.seq, self.clock = message.seq, message.clock
        self.table = message.table or self.table
        if message.table is not None and message.table.stage == "dealing":
            self.match = None
        self.match = message.match or self.match
        if message.you is not None:
            self.seat, self.host = message.you.seat, message.you.host
        self.events += message.events
        del self.events[:-200]

    def _share(self) -> None:
        """Do one's part in the coming shuffle."""
        if self.table is None:
            return
        command = self._sharing.wanted(self.table, self.seat, next(self._ids))
        if command is not None:
            task = asyncio.get_running_loop().create_task(self._give(command))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _give(self, command: commands.Commit | commands.Reveal) -> None:
        with contextlib.suppress(RefusedError, Lost):
            await self.send(command)
        self.unanswered.pop(command.id, None)

    async def send(self, command: commands.AnyCommand) -> messages.Done:
        """Send a command and wait for its answer. If it came too fast, wait and send it again.

        Raises:
            RefusedError: the server refused it.
            Lost: the connection broke before the answer, or no answer came in time; ``reconnect`` repeats the command.
        """
        while True:
            try:
                return await self._ask(command)
            except RefusedError as error:
                if error.refusal.code not in ("too-fast", "slow-down"):
                    raise
            await asyncio.sleep(TOO_FAST)

    def begin(self, command: commands.AnyCommand) -> None:
        """Take in that a command is sent, and wants an answer."""
        self.unanswered[command.id] = command
        if isinstance(command, commands.Enter | commands.Create):
            self._ways[command.id] = next(self._sent), getattr(command, "code", "")

    async def _ask(self, command: commands.AnyCommand) -> messages.Done:
        from websockets.exceptions import ConnectionClosed

        waiting: asyncio.Future[messages.Done] = asyncio.get_running_loop().create_future()
        self._answers[command.id] = waiting
        self.begin(command)
        try:
            async with asyncio.timeout(self.patience):
                await self._socket.send(_encoder.encode(command).decode())
                return await waiting
        except (ConnectionClosed, TimeoutError) as error:
            self._answers.pop(command.id, None)
            if isinstance(error, TimeoutError):
                self._cut()
            raise Lost(self.bye) from None

    def _cut(self) -> None:
        """Close a connection that no longer answers."""
        self._socket.transport.abort()

    # At a table

    def new_id(self) -> str:
        """Make an id for a command."""
        return next(self._ids)

    async def create(self, bots: "list[Level] | tuple[Level, ...]" = (), **settings: Any) -> str:
        """Make a table, sit down there, and return its code."""
        command = commands.Create(id=self.new_id(), settings=Settings(**settings), bots=tuple(bots))
        done = await self.send(command)
        await self.until(lambda: self.table)
        assert done.code is not None
        return done.code

    async def enter(self, code: str) -> None:
        """Enter a table."""
        self.table = None
        await self.send(commands.Enter(id=self.new_id(), code=code))
        await self.until(lambda: self.table or self._at[1] != code)

    async def sit(self, seat: int) -> None:
        """Take a seat."""
        await self.send(commands.Sit(id=self.new_id(), seat=seat))

    async def start(self) -> None:
        """Have the match dealt, and wait for it."""
        await self.send(commands.Start(id=self.new_id()))
        await self.until(lambda: self.match)

    async def play(self, move: str) -> messages.Done:
        """Make a move."""
        return await self.send(commands.Play(id=self.new_id(), move=move, seq=self.seq))

    @property
    def moves(self) -> tuple[str, ...]:
        """Return one's legal moves."""
        return self.match.moves if self.match else ()

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.table is not None and self.table.stage == "over"

    async def until(self, holds: Callable[[], T]) -> T:
        """Wait until something holds.

        Raises:
            Lost: the connection broke.
        """
        while not (found := holds()):
            if self._reader is None or self._reader.done():
                raise Lost(self.bye)
            self._changed.clear()
            await self._changed.wait()
        return found

    async def next_decision(self) -> None:
        """Wait until one may move, or the match is over."""
        await self.until(lambda: self.moves or self.over)
