"""Who is let in before a request is read: so many connections from each address, and so much time for a request."""

import asyncio
import errno
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.server import ServerState

from klaf.server.gate import limits
from klaf.server.gate.config import Config
from klaf.server.logging import Logger
from klaf.server.metrics import Metrics
from klaf.server.time_source import TimeSource

NOT_ACCEPTED = "socket.accept() out of system resource"  # how asyncio begins to tell of it
QUIET = 60.0  # seconds without such an error after which the next is logged again


class Doors(ServerState):
    """What uvicorn's connections of one server share, and who may have one."""

    def __init__(self, config: Config, time: TimeSource, metrics: Metrics, logger: Logger) -> None:
        """Let in as many as the settings allow."""
        super().__init__()
        self.patience, self.metrics = config.patience, metrics
        self._limited = config.limits
        self._proxies: Any = ProxyHeadersMiddleware(_nowhere, config.proxies).trusted_hosts
        self._time, self._logger = time, logger
        self._inside = limits.AtOnce(config.connections)
        self._failed_until = float("-inf")

    def enter(self, address: str) -> bool:
        """Whether one more connection may come from an address; a trusted proxy's are those of many people."""
        if not self._counts(address):
            return True
        if self._inside.full(address):
            self.metrics.count("refused_connections")
            return False
        self._inside.add(address)
        return True

    def _counts(self, address: str) -> bool:
        return self._limited and address not in self._proxies

    def leave(self, address: str) -> None:
        """Count a connection that was let in no longer."""
        if self._counts(address):
            self._inside.remove(address)

    def watch(self, loop: asyncio.AbstractEventLoop) -> None:
        """Log once what asyncio would tell thousands of times: that no more connections can be had."""

        def failed(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
            if context.get("message") != NOT_ACCEPTED:
                loop.default_exception_handler(context)
                return
            self.metrics.count("accept_failures")
            now = self._time.now()
            if now >= self._failed_until:
                number = getattr(context.get("exception"), "errno", None)
                self._logger.error("no more connections", kind=errno.errorcode.get(number or 0, "?"))
            self._failed_until = now + QUIET

        loop.set_exception_handler(failed)


async def _nowhere(*_: Any) -> None: ...
