"""The HTTP requests of guests: to introduce themselves, to move to another device, to be deleted."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from klaf.server.errors import Refused
from klaf.server.gate import limits
from klaf.server.gate.identity import COOKIE, TRANSFER_SECONDS, YEAR
from klaf.server.gate.requests import address, answer, body, endpoint, gate_of, guest_of, proved, when_ready
from klaf.server.store.contract import GuestRow
from klaf.wire import api
from klaf.wire.tables import Listed


async def _as_document(request: Request, row: GuestRow) -> api.Guest:
    found = await gate_of(request).hall.store.unfinished_of(row.id)
    tables = tuple(msgspec.json.decode(document, type=Listed) for document in found)
    return api.Guest(name=row.name, lang=row.lang, tables=tables)  # type: ignore[arg-type]


async def _welcome(request: Request, row: GuestRow) -> Response:
    gate = gate_of(request)
    response = answer(await _as_document(request, row))
    response.set_cookie(
        COOKIE,
        gate.identity.signed(row),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=gate.config.secure_cookies or request.url.scheme == "https",
    )
    return response


@endpoint
async def introduce(request: Request) -> Response:
    """Make a new guest, or change the name and language of the guest who asks."""
    gate = gate_of(request)
    given = await body(request, api.Introduction)
    cookie = request.cookies.get(COOKIE)
    known = await gate.identity.known(cookie)
    if known is None and not gate.guests.take(address(request)):
        raise Refused("too-fast", retry=True, most=limits.GUESTS_PER_ADDRESS)
    if known is not None and not gate.names.take(known.id):
        raise Refused("renamed-often", retry=True, minutes=gate.names.minutes)
    return await _welcome(request, await gate.identity.introduce(cookie, given.name, given.lang))


@endpoint
async def who(request: Request) -> Response:
    """Return the guest who asks, with a new cookie if an older key has signed theirs."""
    ring = gate_of(request).identity.ring
    proof, row = await proved(request)
    if proof.key != ring.newest.id:
        return await _welcome(request, row)
    return answer(await _as_document(request, row))


@endpoint
async def forget(request: Request) -> Response:
    """Delete a guest."""
    row = await guest_of(request)
    await when_ready(request).hall.forget(row.id)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


@endpoint
async def transfer(request: Request) -> Response:
    """Return a guest six digits for another device."""
    row = await guest_of(request)
    gate = gate_of(request)
    if not (gate.codes.take(row.id) and gate.codes.take(address(request))):
        raise Refused("too-fast", retry=True, most=limits.CODES)
    code = await gate.identity.transfer(row.id, limits.networks(address(request))[0])
    return answer(api.Transfer(code=code, seconds=TRANSFER_SECONDS))


@endpoint
async def redeem(request: Request) -> Response:
    """Sign this device in as the guest who got these digits."""
    gate, here = gate_of(request), address(request)
    if not gate.transfers.take(here):
        raise Refused("too-fast", retry=True, most=limits.TRANSFERS_PER_ADDRESS)
    given = await body(request, api.Redeem)
    reach = await gate.digits.begin(here)
    if reach is None:
        raise Refused("too-many-digits", retry=True, minutes=gate.digits.minutes)
    near = limits.networks(here)[0] if reach == "near" else None
    try:
        row = await gate.identity.redeem(given.code, near)
    except Refused:
        if near is None:
            raise
        raise Refused("only-near-digits", retry=True, minutes=gate.digits.minutes) from None
    await gate.digits.right(here, reach)
    return await _welcome(request, row)
