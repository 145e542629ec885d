"""All addresses of a server: requests, the socket, and the web client's files."""

from collections.abc import Callable
from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from klaf.locale import text
from klaf.server.errors import Refused
from klaf.server.gate import guests, health, matches, websocket
from klaf.server.gate.requests import endpoint, gate_of, language


@endpoint
async def front(request: Request) -> Response:
    """Return the web client's page, for every address: the client reads the address itself."""
    index = gate_of(request).config.static / "index.html"
    if not index.exists():
        return Response(text(language(request), "serve-no-client") + "\n", 404, media_type="text/plain")
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


@endpoint
async def nowhere(request: Request) -> Response:
    """Return the answer to a request for an address under ``/api`` that does not exist."""
    raise Refused("no-page")


def routes(static: Path) -> list[Route | Mount | WebSocketRoute]:
    """List all addresses; ``static``: where the web client's files lie."""
    match = "/api/tables/{code}/matches/{match}"
    found: list[Route | Mount | WebSocketRoute] = [
        Route("/api/guest", guests.introduce, methods=["POST"]),
        Route("/api/guest", guests.who, methods=["GET"]),
        Route("/api/guest", guests.forget, methods=["DELETE"]),
        Route("/api/transfer", guests.transfer, methods=["POST"]),
        Route("/api/redeem", guests.redeem, methods=["POST"]),
        Route("/api/catalogue", matches.show_catalogue),
        Route("/api/rules/{game}", matches.show_rules),
        Route(f"{match}/record", matches.show_record),
        Route(f"{match}/replay", matches.show_replay),
        Route("/healthz", health.health),
        Route("/metrics", health.metrics),
        WebSocketRoute("/ws", websocket.serve),
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
