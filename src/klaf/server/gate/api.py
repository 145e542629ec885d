"""The plain HTTP requests."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from klaf.engine.errors import KlafError
from klaf.locale import LANGUAGES
from klaf.server.errors import Refused, StoreFailed
from klaf.server.gate import limits
from klaf.server.gate.identity import COOKIE, TRANSFER_SECONDS, YEAR
from klaf.server.gate.reception import Reception
from klaf.server.store.contract import GuestRow
from klaf.server.telling import catalogue
from klaf.server.telling.replay import replay
from klaf.wire import pages
from klaf.wire.tables import Listed

T = TypeVar("T")
Page = Callable[[Request], Awaitable[Response]]
JSON = "application/json"
STATUS = {
    "no-guest": 401,
    "origin": 403,
    "no-table": 404,
    "no-match": 404,
    "no-page": 404,
    "no-method": 405,
    "too-fast": 429,
    "starting": 503,
    "try-again": 503,
    "failed": 500,
}
MOST_MATCHES = 2**31 - 1  # that a store can number


def reception_of(request: Any) -> Reception:
    """Return what all requests share."""
    found: Reception = request.app.state.reception
    return found


def answer(body: object, status: int = 200) -> Response:
    """Answer with a document."""
    return Response(msgspec.json.encode(body), status, media_type=JSON)


def language(request: HTTPConnection) -> str:
    """Return the language that a request asks for, or that its browser prefers."""
    wanted = [request.query_params.get("lang", "")]
    wanted += [part.partition(";")[0].strip()[:2] for part in request.headers.get("accept-language", "").split(",")]
    return next((lang for lang in wanted if lang in LANGUAGES), "en")


def page(work: Page) -> Page:
    """Answer what goes wrong with a sentence, and take nothing from pages of others."""

    async def guarded(request: Request) -> Response:
        try:
            if request.method != "GET" and not reception_of(request).own_origin(
                request.headers.get("origin"), request.headers.get("host")
            ):
                raise Refused("origin")
            return await work(request)
        except KlafError as error:
            return problem(error, language(request))
        except StoreFailed:
            return problem(Refused("try-again", again=True), language(request))
        except Exception as error:
            return await unforeseen(request, error)

    return guarded


async def unforeseen(request: Request, error: Exception) -> Response:
    """Answer what nobody foresaw."""
    hall = reception_of(request).hall
    hall.metrics.count("failures")
    hall.log.failure("page", error)
    return problem(Refused("failed", again=True), language(request))


async def misdirected(request: Request, error: Exception) -> Response:
    """Answer a request for which there is no page, or none for its method."""
    assert isinstance(error, HTTPException)
    told = Refused("no-method") if error.status_code == 405 else Refused("no-page")
    response = problem(told, language(request))
    response.headers.update(error.headers or {})
    return response


def problem(error: KlafError, lang: str) -> Response:
    """Answer with what is wrong."""
    code = error.why or error.code
    told = pages.Problem(
        code=code,
        text=error.sentence(lang),
        field=getattr(error, "field", None),
        again=getattr(error, "again", False),
    )
    return answer(told, STATUS.get(code, 400))


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


def when_ready(request: Request) -> Reception:
    """Return what all requests share, to a request that has matches played through.

    Raises:
        Refused: the rules are still being compiled.
    """
    found = reception_of(request)
    if not found.ready:
        raise Refused("starting", again=True)
    return found


async def guest_of(request: Request) -> GuestRow:
    """Return the guest who asks.

    Raises:
        Refused: nobody known.
    """
    found = await reception_of(request).identity.known(request.cookies.get(COOKIE))
    if found is None:
        raise Refused("no-guest")
    return found


def address(request: Any) -> str:
    """Return the address that a request comes from."""
    return request.client.host if request.client else ""


async def _told(request: Request, row: GuestRow) -> pages.Guest:
    found = await reception_of(request).hall.store.unfinished_of(row.id)
    tables = tuple(msgspec.json.decode(document, type=Listed) for document in found)
    return pages.Guest(name=row.name, lang=row.lang, tables=tables)  # type: ignore[arg-type]


async def _welcome(request: Request, row: GuestRow) -> Response:
    reception = reception_of(request)
    response = answer(await _told(request, row))
    response.set_cookie(
        COOKIE,
        reception.identity.signed(row.id),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=reception.config.secure_cookies or request.url.scheme == "https",
    )
    return response


@page
async def introduce(request: Request) -> Response:
    """Let a guest in, or change the name and language of one who is."""
    reception = reception_of(request)
    told = await body(request, pages.Introduction)
    cookie = request.cookies.get(COOKIE)
    if await reception.identity.known(cookie) is None and not reception.guests.take(address(request)):
        raise Refused("too-fast", again=True, most=limits.GUESTS_PER_ADDRESS)
    return await _welcome(request, await reception.identity.introduce(cookie, told.name, told.lang))


@page
async def who(request: Request) -> Response:
    """Answer with who the guest is."""
    return answer(await _told(request, await guest_of(request)))


@page
async def forget(request: Request) -> Response:
    """Forget a guest."""
    row = await guest_of(request)
    await when_ready(request).hall.forget(row.id)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


@page
async def transfer(request: Request) -> Response:
    """Return a guest six digits for another device."""
    row = await guest_of(request)
    reception = reception_of(request)
    if not (reception.codes.take(row.id) and reception.codes.take(address(request))):
        raise Refused("too-fast", again=True, most=limits.CODES)
    code = await reception.identity.transfer(row.id)
    return answer(pages.Transfer(code=code, seconds=TRANSFER_SECONDS))


@page
async def redeem(request: Request) -> Response:
    """Make this device that of the guest who got these digits."""
    reception = reception_of(request)
    if not reception.transfers.take(address(request)):
        raise Refused("too-fast", again=True, most=limits.TRANSFERS_PER_ADDRESS)
    told = await body(request, pages.Redeem)
    return await _welcome(request, await reception.identity.redeem(told.code))


@page
async def show_catalogue(request: Request) -> Response:
    """Return what is the same at every table."""
    return answer(catalogue.catalogue(language(request)))


@page
async def show_rules(request: Request) -> Response:
    """Return a rulebook."""
    return answer(catalogue.rules(request.path_params["game"], language(request)))


def match_of(request: Request) -> tuple[str, int]:
    """Return the table and the match that a request is about.

    Raises:
        Refused: there can be no such match.
    """
    code, match = request.path_params["code"], request.path_params["match"]
    if not (match.isascii() and match.isdigit() and len(match) <= 10 and 0 < int(match) <= MOST_MATCHES):
        raise Refused("no-match", field="match", match=match[:20])
    return code, int(match)


def seat_of(request: Request) -> int | None:
    """Return the seat whose eyes a request asks for, if any.

    Raises:
        Refused: there can be no such seat.
    """
    seat = request.query_params.get("seat")
    if seat is None:
        return None
    if not (seat.isascii() and seat.isdigit() and len(seat) <= 2):
        raise Refused("no-seat", field="seat")
    return int(seat)


@page
async def show_record(request: Request) -> Response:
    """Return the record of a finished match."""
    await guest_of(request)
    code, match = match_of(request)
    found = await reception_of(request).hall.store.record(code, match)
    if found is None:
        raise Refused("no-match", field="match", match=match)
    name = f'attachment; filename="klaf-{code}-{match}.txt"'
    return Response(found, media_type="text/plain", headers={"Content-Disposition": name})


@page
async def show_replay(request: Request) -> Response:
    """Return a match step by step."""
    row = await guest_of(request)
    code, match = match_of(request)
    seat = seat_of(request)
    reception = when_ready(request)
    async with reception.replays:
        hall, lang = reception.hall, language(request)
        found = await replay(hall.store, code, match, row.id, lang, seat, hall.dealer)
        return await asyncio.to_thread(answer, found)


@page
async def health(request: Request) -> Response:
    """Whether the rules are compiled and the store answers."""
    reception = reception_of(request)
    if not reception.ready:
        return Response("starting\n", 503, media_type="text/plain")
    try:
        await reception.hall.store.made_by("")
    except StoreFailed:
        return Response("no store\n", 503, media_type="text/plain")
    return Response("ok\n", media_type="text/plain")


@page
async def metrics(request: Request) -> Response:
    """Return figures for Prometheus."""
    return Response(reception_of(request).hall.metrics.text(), media_type="text/plain; version=0.0.4")
