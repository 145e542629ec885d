"""The HTTP requests of those who keep a server: whether it is well, and its figures."""

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from klaf.locale import text
from klaf.server.errors import StoreFailed
from klaf.server.gate.requests import answer, endpoint, gate_of, language
from klaf.server.metrics import text as text_of


class Health(Struct):
    """How a server is: a code for programs, ``ok`` or what is wrong, and a sentence for people."""

    code: str
    text: str


@endpoint
async def health(request: Request) -> Response:
    """Return whether the rules are compiled and the store can be read and written; if not, why."""
    gate = gate_of(request)
    code = "ok" if gate.ready else "starting"
    if gate.ready:
        try:
            await gate.hall.store.check()
        except StoreFailed as failure:
            code = failure.kind
    return answer(Health(code, text(language(request), f"health-{code}")), 200 if code == "ok" else 503)


@endpoint
async def metrics(request: Request) -> Response:
    """Return figures for Prometheus: those of all processes behind this port."""
    gate = gate_of(request)
    families = gate.hall.metrics.families() if gate.siblings is None else await gate.siblings.families()
    return Response(text_of(families), media_type="text/plain; version=0.0.4")
