"""The HTTP requests of those who run a server: its health, and its figures."""

from starlette.requests import Request
from starlette.responses import Response

from klaf.server.errors import StoreFailed
from klaf.server.gate.requests import endpoint, gate_of


@endpoint
async def health(request: Request) -> Response:
    """Whether the rules are compiled and the store answers."""
    gate = gate_of(request)
    if not gate.ready:
        return Response("starting\n", 503, media_type="text/plain")
    try:
        await gate.hall.store.made_by("")
    except StoreFailed:
        return Response("no store\n", 503, media_type="text/plain")
    return Response("ok\n", media_type="text/plain")


@endpoint
async def metrics(request: Request) -> Response:
    """Return figures for Prometheus."""
    return Response(gate_of(request).hall.metrics.text(), media_type="text/plain; version=0.0.4")
