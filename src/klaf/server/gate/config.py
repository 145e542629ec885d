"""How a server is set up: by flags, or by the environment (``KLAF_PORT`` for ``--port``)."""

from dataclasses import dataclass
from pathlib import Path

from klaf.server.gate import limits

PORT = 8421
STATIC = Path(__file__).resolve().parent.parent / "static"


@dataclass(frozen=True)
class Config:
    """The settings of a server."""

    host: str = "127.0.0.1"
    port: int = PORT
    store: str = "klaf.db"  # a file, or postgresql://…
    new: bool = False  # begin anew where the file is lost
    domains: tuple[str, ...] = ()  # names by which others reach it, besides the machine's own
    origins: tuple[str, ...] = ()  # besides the server's own
    proxies: str = ""  # addresses whose X-Forwarded-… headers are believed
    secure_cookies: bool = False
    keep_days: int = 30
    ping: float = 20.0  # seconds between two questions whether a client is there, and to answer one
    patience: float = 10.0  # seconds that a client has to send a request, once it is connected, and to read an answer
    connections: int = limits.CONNECTIONS  # from one address, but a trusted proxy's
    linger: float = 5.0  # seconds that a client has to read the goodbye, and as many again to say its own
    limits: bool = True  # off: for measurements on one's own machine
    static: Path = STATIC  # the web client's files
