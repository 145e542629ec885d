"""The headers that isolate the pages of this server from other sites."""

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

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
    """Adds the headers that isolate a page from other sites."""

    def __init__(self, app: ASGIApp) -> None:
        """Wrap an application."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and add headers to its answer."""

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
    """Whether browsers treat the address as secure; at others they warn about headers that need a secure one."""
    host, _, _ = HTTPConnection(scope).headers.get("host", "").rpartition(":")
    return scope["scheme"] == "https" or host in ("localhost", "127.0.0.1", "[::1]")
