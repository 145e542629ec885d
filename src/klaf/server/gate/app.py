"""The application that a client connects to, and what runs beside it from its start to its end."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware

from klaf.server.errors import StoreFailed, StoreUnfit
from klaf.server.gate.config import Config
from klaf.server.gate.gate import Gate
from klaf.server.gate.headers import Headers
from klaf.server.gate.hosts import Hosts
from klaf.server.gate.requests import misdirected, unforeseen
from klaf.server.gate.routes import routes
from klaf.server.hall.hall import Hall
from klaf.server.hall.peers import HEARTBEAT
from klaf.server.warmup import Prepare, prepare_games

CHECK_PROOFS = 60.0  # seconds between two looks at the cookies of all open sockets


def make_app(hall: Hall, config: Config, prepare: Prepare = prepare_games) -> Starlette:
    """Make the ASGI application of a server."""
    gate = Gate(hall, config)
    app = Starlette(
        routes=routes(config.static),
        middleware=[Middleware(Headers), Middleware(Hosts, names=(*config.domains, config.host))],
        exception_handlers={HTTPException: misdirected, Exception: unforeseen},
        lifespan=_lifespan(gate, prepare),
    )
    app.state.gate = gate
    return app


def _lifespan(gate: Gate, prepare: Prepare) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hall = gate.hall
        try:
            await hall.open()
        except (StoreFailed, StoreUnfit) as error:
            gate.unfit = error
            raise
        await gate.identity.open()
        await gate.match_keys.open()
        works = _prepare(gate, prepare), _beat(hall), _sweep(hall), _check_proofs(gate)
        tasks = [asyncio.create_task(work) for work in works]
        hall.logger.info("started", process=hall.process)
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await hall.close()
            hall.logger.info("stopped", process=hall.process)

    return lifespan


async def say_goodbye(gate: Gate) -> None:
    """Say goodbye to every client: the server restarts, and nothing is lost."""
    lines = list(gate.lines)
    for line in lines:
        line.end("stopping", retry=True)
    if lines:
        await asyncio.wait([asyncio.ensure_future(line.finished()) for line in lines], timeout=3)


async def _prepare(gate: Gate, prepare: Prepare) -> None:
    await prepare()
    gate.ready = gate.hall.deletions.ready = True


async def _beat(hall: Hall) -> None:
    while True:
        since = hall.time.now()
        await asyncio.sleep(HEARTBEAT)
        hall.metrics.lag.observe(max(0.0, hall.time.now() - since - HEARTBEAT))
        try:
            await hall.beat()
        except Exception:
            hall.logger.failure("heartbeat")


async def _check_proofs(gate: Gate) -> None:
    """Look at all sockets again and again: the note that cookies were revoked may be lost."""
    while True:
        await asyncio.sleep(CHECK_PROOFS)
        try:
            await gate.check_proofs()
        except Exception:
            gate.hall.logger.failure("cookies")


async def _sweep(hall: Hall) -> None:
    while True:
        await asyncio.sleep(600)
        try:
            await hall.sweep()
        except Exception:
            hall.logger.failure("sweep")
