"""A bar that tells how far a long command is, and how long it still takes."""

import sys

from klaf.locale import text

WIDTH = 30


def draw(lang: str, done: int, of: int, played: int, seconds: float) -> None:
    """Draw it: so much is done, of which so much was played in that time."""
    full = WIDTH * done // of
    rest = round(seconds * (of - done) / played) if played else 0
    line = text(lang, "arena-progress", done=done, games=of, minutes=rest // 60, seconds=rest % 60)
    print(f"\r[{'█' * full}{'·' * (WIDTH - full)}] {line}\x1b[K", end="", file=sys.stderr, flush=True)
