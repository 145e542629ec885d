"""The host names that a server answers to; requests for other names are refused.

A page of a stranger may have its own name lead to this server's address (DNS rebinding), and would then count as a page
of this server. Its name is in the Host header, and is none of these. Addresses in digits need no list: no page can have
one as its name but those that this very address serves.
"""

import html
import socket
from collections.abc import Iterable
from ipaddress import ip_address

from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from klaf.server.errors import Refused
from klaf.server.gate.requests import STATUS, language, problem

SHOWN = 100  # characters of a name that is told back


def own_names() -> set[str]:
    """Return the names of this machine in its own network."""
    name = socket.gethostname().lower()
    return {"localhost", name, f"{name.partition('.')[0]}.local"}


def name_of(host: str) -> str:
    """Return the name in a Host header, without its port."""
    if host.startswith("["):
        return host.partition("]")[0][1:]
    return host.partition(":")[0].rstrip(".").lower()


class Hosts:
    """Answers requests to names that are not this server's, and passes on all others."""

    def __init__(self, app: ASGIApp, names: Iterable[str]) -> None:
        """Wrap an application that is reached by these names, and by the machine's own."""
        self.app = app
        self.names = own_names() | {name_of(name) for name in names}

    def knows(self, host: str) -> bool:
        """Whether a Host header names this server; one without a name comes from no browser."""
        name = name_of(host)
        return not name or name in self.names or name.endswith(".localhost") or _is_address(name)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it with 421."""
        if scope["type"] in ("http", "websocket"):
            asked = HTTPConnection(scope)
            strange = next((host for host in asked.headers.getlist("host") if not self.knows(host)), None)
            if strange is not None:
                await _refusal(asked, name_of(strange)[:SHOWN])(scope, receive, send)
                return
        await self.app(scope, receive, send)


def _refusal(asked: HTTPConnection, name: str) -> Response:
    lang, error = language(asked), Refused("misdirected", host=name)
    if asked.url.path.startswith("/api/") or asked.scope["type"] == "websocket":
        return problem(error, lang)
    sentence = html.escape(error.sentence(lang))
    page = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>klaf</title><p dir="auto">{sentence}'
    return HTMLResponse(page, STATUS["misdirected"])


def _is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
