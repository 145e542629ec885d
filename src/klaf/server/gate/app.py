"""What a client connects to: HTTP pages, the socket, and the web client's files."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from uvicorn.protocols.utils import ClientDisconnected

from klaf.server.errors import Refused, StoreFailed
from klaf.server.gate import api, limits
from klaf.server.gate.config import Config
from klaf.server.gate.connection import Connection
from klaf.server.gate.identity import COOKIE
from klaf.server.gate.reception import Reception
from klaf.server.gate.session import Session
from klaf.server.gate.socket import EXTENSION
from klaf.server.hall import HEARTBEAT, Hall
from klaf.server.warmup import Prepare, prepare_games
from klaf.wire import SUBPROTOCOL

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Headers:
    """Adds the headers that keep a page to itself."""

    def __init__(self, app: ASGIApp) -> None:
        """Wrap an application."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and add to its answer."""

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if _trusted(scope):
                    headers["Cross-Origin-Opener-Policy"] = "same-origin"
                if scope["path"].startswith("/api/"):
                    headers["Cache-Control"] = "no-store"
                elif scope["path"].startswith("/assets/") and message["status"] == 200:
                    headers["Cache-Control"] = "public, max-age=31536000, immutable"  # another content, another name
            await send(message)

        await self.app(scope, receive, sending if scope["type"] == "http" else send)


def _trusted(scope: Scope) -> bool:
    """Whether browsers trust the address; elsewhere they ignore, and complain about, what asks for trust."""
    host, _, _ = HTTPConnection(scope).headers.get("host", "").rpartition(":")
    return scope["scheme"] == "https" or host in ("localhost", "127.0.0.1", "[::1]")


async def socket(websocket: WebSocket) -> None:
    """Serve one client's socket."""
    try:
        await _serve(websocket)
    except (ClientDisconnected, WebSocketDisconnect):  # gone before it was let in
        return
    except Exception as error:
        hall = api.reception_of(websocket).hall
        hall.metrics.count("store_failures" if isinstance(error, StoreFailed) else "failures")
        hall.log.failure("socket", error)
        await _fail(websocket)


async def _fail(websocket: WebSocket) -> None:
    """Say goodbye to a client whose socket failed before it had a session, or in a way nobody foresaw."""
    if websocket.application_state == WebSocketState.CONNECTING:
        await websocket.accept(SUBPROTOCOL if SUBPROTOCOL in websocket.scope.get("subprotocols", []) else None)
    if websocket.application_state == WebSocketState.CONNECTED:
        line = _line(websocket, api.language(websocket))
        line.end("failed", again=True)
        await line.finished()


def _line(websocket: WebSocket, lang: str) -> Connection:
    reception = api.reception_of(websocket)
    wire = websocket.scope["extensions"][EXTENSION]
    return Connection(wire, websocket.send, lang, reception.hall.metrics, reception.turn)


async def _serve(websocket: WebSocket) -> None:
    reception = api.reception_of(websocket)
    origin, host = websocket.headers.get("origin"), websocket.headers.get("host")
    offered = websocket.scope.get("subprotocols", [])
    if not reception.own_origin(origin, host) or (offered and SUBPROTOCOL not in offered):
        await websocket.close(1008)
        return
    guest = await reception.identity.known(websocket.cookies.get(COOKIE))
    await websocket.accept(SUBPROTOCOL if offered else None)
    line = _line(websocket, guest.lang if guest else api.language(websocket))
    if guest is None:
        line.end("guest", again=False)
        await line.finished()
        return
    if not reception.ready:
        line.end("starting", again=True)
        await line.finished()
        return
    if reception.config.limits and reception.sockets[guest.id] >= limits.SOCKETS:
        line.end("sockets", again=False)
        await line.finished()
        return
    reception.sockets[guest.id] += 1
    reception.lines.add(line)
    session = Session(reception, line, guest, api.address(websocket))
    try:
        websocket.scope["extensions"][EXTENSION].hear = session.hear
        while (message := await websocket.receive())["type"] == "websocket.receive":  # what came before it was heard
            session.hear(message.get("bytes") or (message.get("text") or "").encode())
    finally:
        session.gone()
        reception.lines.discard(line)
        reception.sockets[guest.id] -= 1
        if not reception.sockets[guest.id]:
            del reception.sockets[guest.id]


@api.page
async def front(request: Request) -> Response:
    """Return the web client's page, whatever the address: it finds its way itself."""
    index = api.reception_of(request).config.static / "index.html"
    if not index.exists():
        return Response("klaf\n", 404, media_type="text/plain")
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


@api.page
async def nowhere(request: Request) -> Response:
    """Return the answer to a program that asks for what is not there."""
    raise Refused("no-page")


def routes(static: Path) -> list[Route | Mount | WebSocketRoute]:
    """List all addresses; ``static``: where the web client's files lie."""
    match = "/api/tables/{code}/matches/{match}"
    found: list[Route | Mount | WebSocketRoute] = [
        Route("/api/guest", api.introduce, methods=["POST"]),
        Route("/api/guest", api.who, methods=["GET"]),
        Route("/api/guest", api.forget, methods=["DELETE"]),
        Route("/api/transfer", api.transfer, methods=["POST"]),
        Route("/api/redeem", api.redeem, methods=["POST"]),
        Route("/api/catalogue", api.show_catalogue),
        Route("/api/rules/{game}", api.show_rules),
        Route(f"{match}/record", api.show_record),
        Route(f"{match}/replay", api.show_replay),
        Route("/healthz", api.health),
        Route("/metrics", api.metrics),
        WebSocketRoute("/ws", socket),
    ]
    if static.exists():
        assets = static / "assets"
        found += [Mount("/assets", GZipMiddleware(StaticFiles(directory=assets)))] if assets.exists() else []
        found += [Route(f"/{path.name}", _file(path)) for path in sorted(static.iterdir()) if path.is_file()]
    return [*found, Route("/api/{path:path}", nowhere), Route("/", front), Route("/{path:path}", front)]


def _file(path: Path) -> Callable[[HTTPConnection], FileResponse]:
    def give(request: HTTPConnection) -> FileResponse:
        return FileResponse(path, headers={"Cache-Control": "no-cache"})

    return give


def make_app(hall: Hall, config: Config, prepare: Prepare = prepare_games) -> Starlette:
    """Put the application together."""
    reception = Reception(hall, config)
    app = Starlette(
        routes=routes(config.static),
        middleware=[Middleware(Headers)],
        exception_handlers={HTTPException: api.misdirected, Exception: api.unforeseen},
        lifespan=_lifespan(reception, prepare),
    )
    app.state.reception = reception
    return app


def _lifespan(reception: Reception, prepare: Prepare) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hall = reception.hall
        await hall.open()
        await reception.identity.open()
        tasks = [asyncio.create_task(work) for work in (_prepare(reception, prepare), _beat(hall), _sweep(hall))]
        hall.log.info("started", process=hall.process)
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await hall.close()
            hall.log.info("stopped", process=hall.process)

    return lifespan


async def say_goodbye(reception: Reception) -> None:
    """Send every client that the server restarts and that nothing is lost."""
    lines = list(reception.lines)
    for line in lines:
        line.end("stopping", again=True)
    if lines:
        await asyncio.wait([asyncio.ensure_future(line.finished()) for line in lines], timeout=3)


async def _prepare(reception: Reception, prepare: Prepare) -> None:
    await prepare()
    reception.ready = True


async def _beat(hall: Hall) -> None:
    while True:
        await asyncio.sleep(HEARTBEAT)
        try:
            await hall.beat()
        except Exception:
            hall.log.failure("heartbeat")


async def _sweep(hall: Hall) -> None:
    while True:
        await asyncio.sleep(600)
        try:
            await hall.sweep()
        except Exception:
            hall.log.failure("sweep")
