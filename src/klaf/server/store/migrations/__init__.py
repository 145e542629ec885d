"""The numbered scripts that bring a store's schema up to date."""

from functools import cache
from pathlib import Path

from klaf.server.errors import StoreUnfit

IDENTITY_SINCE = 9  # the script that gives a store its identity


@cache
def scripts(kind: str) -> tuple[tuple[int, str], ...]:
    """Return the scripts for SQLite or PostgreSQL, each with its number, in order."""
    found = sorted(Path(__file__).parent.glob(f"{kind}_*.sql"))
    return tuple((int(script.stem.rpartition("_")[2]), script.read_text(encoding="utf-8")) for script in found)


def check_version(version: int, kind: str, opening: str) -> None:
    """Check that a store can be opened: ``version`` is the number of the last script that it has seen, 0 if none.

    Raises:
        StoreUnfit: a newer klaf has made it; or it is not opened to be served, and an older one has, or none.
    """
    newest = max(number for number, _ in scripts(kind))
    if version > newest:
        raise StoreUnfit("newer")
    if opening != "serve" and version < newest:
        raise StoreUnfit("older" if version else "none")


def check_identity(version: int, identity: bytes, remembered: str = "") -> None:
    """Check that a store is what was made here: by the identity in it, and the one that is remembered beside it.

    Raises:
        StoreUnfit: what was in it is lost, or another store is in its place.
    """
    if not version and remembered:
        raise StoreUnfit("gone")
    if version >= IDENTITY_SINCE and not identity:
        raise StoreUnfit("gone")
    if remembered and identity.decode(errors="replace") != remembered:
        raise StoreUnfit("exchanged")
