"""The numbered scripts that bring a store's schema up to date."""

from functools import cache
from pathlib import Path


@cache
def scripts(kind: str) -> tuple[tuple[int, str], ...]:
    """Return the scripts for SQLite or PostgreSQL, each with its number, in order."""
    found = sorted(Path(__file__).parent.glob(f"{kind}_*.sql"))
    return tuple((int(script.stem.rpartition("_")[2]), script.read_text(encoding="utf-8")) for script in found)
