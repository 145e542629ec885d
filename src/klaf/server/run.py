"""Run a server until it is told to stop."""

import asyncio
import contextlib
import gc
import socket
import sys
from collections.abc import Callable

import uvicorn

from klaf.server.gate import limits
from klaf.server.gate.app import make_app, say_goodbye
from klaf.server.gate.config import Config
from klaf.server.gate.doors import Doors
from klaf.server.gate.gate import Gate
from klaf.server.gate.http_protocol import HttpProtocol
from klaf.server.gate.protocol import SocketProtocol
from klaf.server.hall.hall import Hall
from klaf.server.logging import Logger
from klaf.server.store.opening import open_store
from klaf.server.warmup import Prepare, prepare_games

FILES = 65_536
OLD = 1000  # garbage collections of the middle generation for one of the oldest: 100 times as many as usual


class Server(uvicorn.Server):
    """uvicorn's server, which also says when it is ready and tells its clients before it stops."""

    gate: Gate
    doors: Doors
    ready: Callable[[], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the store, listen, and call ``ready``."""
        self.doors.watch(asyncio.get_running_loop())
        await super().startup(sockets)
        for listening in sockets or ():
            listening.listen(limits.BACKLOG)  # asyncio has made it as short as what it accepts in one turn
        if self.ready is not None:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye to all clients, then close."""
        for listening in self.servers:
            listening.close()
        await say_goodbye(self.gate)
        await super().shutdown(sockets)


def calm_python() -> None:
    """Tune Python for a server: look through what is old seldom, and not through the start's; switch threads often.

    Tables and sockets are freed without a collection; reference cycles of libraries are left to Python's ordinary ones.
    To look through thousands of tables and sockets takes a second, in which nobody gets an answer.
    Threads switch often, or the thread that commits would wait for the event loop's after every statement.
    """
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, OLD)
    sys.setswitchinterval(0.0005)


def server(config: Config, hall: Hall, prepare: Prepare = prepare_games) -> Server:
    """Make a server of the tables of a hall, ready to run."""
    app = make_app(hall, config, prepare)
    settings = uvicorn.Config(
        app,
        host=config.host,
        port=config.port,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=config.proxies or None,
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=16 * 1024,
        ws_per_message_deflate=False,
        ws_ping_interval=config.ping,
        ws_ping_timeout=config.ping,
        timeout_graceful_shutdown=5,
        backlog=limits.ACCEPTS,
        h11_max_incomplete_event_size=limits.HEAD,
    )
    hall.logger.take_over()
    made = Server(settings)
    made.gate = app.state.gate
    made.server_state = made.doors = Doors(config, hall.time, hall.metrics, hall.logger)
    return made


def listen(config: Config) -> socket.socket:
    """Take the port.

    Raises:
        OSError: it is taken, or not allowed.
    """
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    # The protocol is named because asyncio turns Nagle's algorithm off only where it knows that a socket speaks TCP.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((config.host, config.port))
    except OSError:
        listening.close()
        raise
    listening.listen(limits.BACKLOG)
    return listening


def raise_file_limit() -> None:
    """Allow this process as many open files, and so connections, as the system lets it have."""
    if sys.platform != "win32":
        import resource

        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
        if now != resource.RLIM_INFINITY and now < wanted:
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def run(config: Config, logger: Logger, ready: Callable[[int], None]) -> None:
    """Serve until a signal says stop; ``ready`` is called with the port once it is taken and the store is open.

    Raises:
        OSError: the port is taken, or not allowed.
        MissingExtra: PostgreSQL's driver is not installed.
        StoreTaken: another process serves the same file.
        StoreUnfit: the store is not to be served as it is.
        StoreFailed: the file cannot be made.
    """
    store = open_store(config.store, config.new)
    store.claim()
    running = server(config, Hall(store, logger=logger))
    with listen(config) as listening:
        running.ready = lambda: ready(listening.getsockname()[1])
        calm_python()
        raise_file_limit()
        try:
            asyncio.run(running.serve(sockets=[listening]))
        except SystemExit:
            if running.gate.unfit is not None:
                raise running.gate.unfit from None
            raise
