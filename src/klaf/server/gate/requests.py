"""What all HTTP requests have in common: who asks, in which language, and how errors are answered."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from klaf.engine.errors import KlafError
from klaf.locale import LANGUAGES
from klaf.server.errors import Refused, StoreFailed
from klaf.server.gate import limits
from klaf.server.gate.gate import Gate
from klaf.server.gate.identity import COOKIE
from klaf.server.gate.keyring import Proof
from klaf.server.store.contract import GuestRow
from klaf.wire import api

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]
JSON = "application/json"
PORTS = {"http": "80", "https": "443"}
STATUS = {
    "no-guest": 401,
    "origin": 403,
    "no-table": 404,
    "no-match": 404,
    "no-page": 404,
    "no-method": 405,
    "slow": 408,
    "closed": 410,
    "misdirected": 421,
    "only-near-digits": 429,
    "renamed-often": 429,
    "too-many-digits": 429,
    "too-many-guesses": 429,
    "too-fast": 429,
    "starting": 503,
    "try-again": 503,
    "failed": 500,
}


def gate_of(request: Any) -> Gate:
    """Return the gate, which all requests share."""
    found: Gate = request.app.state.gate
    return found


def answer(body: object, status: int = 200) -> Response:
    """Return a response whose body is a document."""
    return Response(msgspec.json.encode(body), status, media_type=JSON)


def language(request: HTTPConnection) -> str:
    """Return the language that a request asks for, or that its browser prefers."""
    wanted = [request.query_params.get("lang", "")]
    wanted += [part.partition(";")[0].strip()[:2] for part in request.headers.get("accept-language", "").split(",")]
    return next((lang for lang in wanted if lang in LANGUAGES), "en")


def endpoint(work: Endpoint) -> Endpoint:
    """Make an endpoint that answers errors with a sentence and refuses requests from pages of other sites."""

    async def guarded(request: Request) -> Response:
        try:
            if request.method != "GET" and not own_origin(request):
                raise Refused("origin")
            return await work(request)
        except KlafError as error:
            return problem(error, language(request))
        except ClientDisconnect:  # gone before the request was whole, or too slow to send it
            return Response(status_code=STATUS["slow"])
        except StoreFailed:
            return problem(Refused("try-again", retry=True), language(request))
        except Exception as error:
            return await unforeseen(request, error)

    return guarded


def full(host: str, scheme: str) -> str:
    """Return a host with its port, also where that is the scheme's usual one."""
    return host if host.rpartition(":")[2].isdigit() else f"{host}:{PORTS.get(scheme, '')}"


def same_origin(origin: str, scheme: str, host: str) -> bool:
    """Whether an Origin header names the scheme, the host and the port by which a request has come."""
    named, _, authority = origin.lower().partition("://")
    return named == scheme and full(authority, named) == full(host.lower(), scheme)


def own_origin(asked: HTTPConnection) -> bool:
    """Whether a request comes from a page of this server, or from no page at all."""
    origin, config = asked.headers.get("origin"), gate_of(asked).config
    if origin is None or origin in config.origins:
        return True
    secure = config.secure_cookies or asked.url.scheme in ("https", "wss")
    return same_origin(origin, "https" if secure else "http", asked.headers.get("host", ""))


async def unforeseen(request: Request, error: Exception) -> Response:
    """Answer a request that failed in an unexpected way, and log the error."""
    hall = gate_of(request).hall
    hall.metrics.count("failures")
    hall.logger.failure("page", error)
    return problem(Refused("failed", retry=True), language(request))


async def misdirected(request: Request, error: Exception) -> Response:
    """Answer a request for which there is no page, or none for its method."""
    assert isinstance(error, HTTPException)
    refusal = Refused("no-method") if error.status_code == 405 else Refused("no-page")
    response = problem(refusal, language(request))
    response.headers.update(error.headers or {})
    return response


def problem(error: KlafError, lang: str) -> Response:
    """Return the response that says what is wrong."""
    code = error.why or error.code
    body = api.Problem(
        code=code,
        text=error.sentence(lang),
        field=getattr(error, "field", None),
        retry=getattr(error, "retry", False),
    )
    return answer(body, STATUS.get(code, 400))


async def body(request: Request, kind: type[T]) -> T:
    """Read the body of a request.

    Raises:
        Refused: it is too large, or not what is expected.
    """
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > limits.FRAME:
            raise Refused("frame-large", most=limits.FRAME)
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        field = str(error).rpartition("`$.")[2].rstrip("`")[:40] if "`$." in str(error) else ""
        raise Refused("bad-command", field=field, named=field) from error
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refused("bad-frame") from error


def when_ready(request: Request) -> Gate:
    """Return the gate to a request that needs compiled rules.

    Raises:
        Refused: the rules are still being compiled.
    """
    found = gate_of(request)
    if not found.ready:
        raise Refused("starting", retry=True)
    return found


async def guest_of(request: Request) -> GuestRow:
    """Return the guest who asks.

    Raises:
        Refused: the cookie names no known guest.
    """
    return (await proved(request))[1]


async def proved(request: Request) -> tuple[Proof, GuestRow]:
    """Return what the cookie of a request proves, and the guest who asks.

    Raises:
        Refused: the cookie names no known guest.
    """
    found = await gate_of(request).identity.proved(request.cookies.get(COOKIE))
    if found is None:
        raise Refused("no-guest")
    return found


def address(request: Any) -> str:
    """Return the address that a request comes from."""
    return request.client.host if request.client else ""
