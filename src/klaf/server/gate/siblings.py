"""The other processes behind the same port: whichever is asked for figures answers with those of all of them."""

import asyncio
import contextlib
import os
from collections.abc import Sequence

import msgspec

from klaf.server.metrics import Family, Metrics, of_process, together

PATIENCE = 2.0  # seconds: a process that answers no sooner is left out

_reader = msgspec.json.Decoder(list[Family])


class Siblings:
    """Tells the other processes of a server this one's figures, each by its own Unix socket, and asks for theirs."""

    def __init__(self, metrics: Metrics, place: int, paths: Sequence[str]) -> None:
        """Take which of the processes this is, and the paths of the sockets of all."""
        self._metrics, self._place = metrics, place
        self._own, self._others = paths[place], [*paths[:place], *paths[place + 1 :]]
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Begin to answer the others; whatever a killed process has left at the path goes."""
        with contextlib.suppress(FileNotFoundError):
            os.unlink(self._own)
        self._server = await asyncio.start_unix_server(self._answer, self._own)

    async def close(self) -> None:
        """Answer no longer."""
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()

    async def families(self) -> list[Family]:
        """Return the figures of all processes that answer."""
        others = await asyncio.gather(*(self._ask(path) for path in self._others))
        return together([self._reading(), *others])

    def _reading(self) -> list[Family]:
        return of_process(self._place, self._metrics.families())

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(msgspec.json.encode(self._reading()))
        with contextlib.suppress(OSError):
            await writer.drain()
        writer.close()

    async def _ask(self, path: str) -> list[Family]:
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_unix_connection(path)
                try:
                    return _reader.decode(await reader.read())
                finally:
                    writer.close()
        except msgspec.ValidationError:
            raise
        except (OSError, TimeoutError, msgspec.DecodeError):
            return []  # it starts, or has ended in the midst of its answer
