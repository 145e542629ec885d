"""The HTTP requests about games and matches: what can be played, records and replays."""

import asyncio
from typing import NamedTuple

from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response

from klaf.server.errors import Refused
from klaf.server.gate.requests import address, answer, endpoint, gate_of, guest_of, language, when_ready
from klaf.server.telling import catalogue
from klaf.server.telling.replay import replay

MOST_MATCHES = 2**31 - 1  # that a store can number


@endpoint
async def show_catalogue(request: Request) -> Response:
    """Return what is the same at every table."""
    return answer(catalogue.catalogue(language(request)))


@endpoint
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


class Shown(NamedTuple):
    """A match that may be shown, and the key by which it can be shown to others: None if everybody may see it."""

    code: str
    match: int
    key: str | None


async def shown_match(request: Request, guest: str) -> Shown:
    """Return the match that a request is about, if it may be shown to a guest, or to everybody with its key.

    Raises:
        Refused: no such match, or the table is private and the guest was never there; nobody is told which.
    """
    code, match = match_of(request)
    gate, here = gate_of(request), address(request)
    given = request.query_params.get("key")
    if given is not None and gate.match_keys.fits(code, match, given):
        return Shown(code, match, given)
    found = await gate.access(code, guest, here)
    if found is None or not found.open:
        gate.misses.count(here)
        raise Refused("no-match", field="match", match=match)
    return Shown(code, match, None if found.public else gate.match_keys.key(code, match))


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


@endpoint
async def show_record(request: Request) -> Response:
    """Return the record of a finished match; of one that cannot be finished, why there will be none."""
    code, match, _ = await shown_match(request, (await guest_of(request)).id)
    gate = gate_of(request)
    found = await gate.hall.store.record(code, match)
    if found is None:
        if gate.ready:
            await gate.hall.find(code)  # if the table is damaged, the match will have no record: that is told instead
        raise Refused("no-match", field="match", match=match)
    name = f'attachment; filename="klaf-{code}-{match}.txt"'
    return Response(found, media_type="text/plain", headers={"Content-Disposition": name})


@endpoint
async def show_replay(request: Request) -> Response:
    """Return a match step by step."""
    gate = when_ready(request)
    row = await guest_of(request)
    seat = seat_of(request)
    code, match, key = await shown_match(request, row.id)
    async with gate.replays:
        hall, lang = gate.hall, language(request)
        found = await replay(hall.store, code, match, row.id, lang, seat, hall.dealer)
        return await asyncio.to_thread(answer, structs.replace(found, key=key if found.finished else None))
