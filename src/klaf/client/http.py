"""A single HTTP request over asyncio."""

import asyncio
import ssl
from urllib.parse import urlsplit

PATIENCE = 30.0  # seconds until a server that does not answer is given up


async def request(
    address: str, method: str, path: str, headers: dict[str, str], body: bytes = b"", patience: float = PATIENCE
) -> tuple[int, dict[str, list[str]], bytes]:
    """Send a request and return the status, the headers by their lower-case names, and the body.

    Raises:
        ConnectionResetError: the server was gone before it had answered.
        TimeoutError: it has not answered in so many seconds.
    """
    async with asyncio.timeout(patience):
        return await _request(address, method, path, headers, body)


async def _request(
    address: str, method: str, path: str, headers: dict[str, str], body: bytes
) -> tuple[int, dict[str, list[str]], bytes]:
    parts = urlsplit(address)
    secure = ssl.create_default_context() if parts.scheme == "https" else None
    port = parts.port or (443 if secure else 80)
    reader, writer = await asyncio.open_connection(parts.hostname, port, ssl=secure)
    try:
        lines = [f"{method} {path} HTTP/1.1", f"Host: {parts.netloc}", "Connection: close"]
        lines += [f"Content-Length: {len(body)}", *(f"{name}: {value}" for name, value in headers.items())]
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        await writer.drain()
        head, end, rest = (await reader.read(-1)).partition(b"\r\n\r\n")
    finally:
        writer.close()
    if not end:
        raise ConnectionResetError
    status, *fields = head.decode("latin-1").split("\r\n")
    found: dict[str, list[str]] = {}
    for field in fields:
        name, _, value = field.partition(":")
        found.setdefault(name.strip().lower(), []).append(value.strip())
    if "chunked" in found.get("transfer-encoding", []):
        rest = _unchunked(rest)
    return int(status.split()[1]), found, rest


def _unchunked(data: bytes) -> bytes:
    body = b""
    while data:
        size, _, data = data.partition(b"\r\n")
        n = int(size, 16)
        if n == 0:
            break
        body, data = body + data[:n], data[n + 2 :]
    return body
