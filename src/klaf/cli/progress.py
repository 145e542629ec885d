"""A progress bar with the time that is left."""

import sys

from klaf.locale import text

WIDTH = 30


def draw(lang: str, done: int, of: int, played: int, seconds: float) -> None:
    """Draw the bar: ``done`` of ``of`` are finished; ``played`` of them took ``seconds``."""
    full = WIDTH * done // of
    rest = round(seconds * (of - done) / played) if played else 0
    line = text(lang, "arena-progress", done=done, games=of, minutes=rest // 60, seconds=rest % 60)
    print(f"\r[{'█' * full}{'·' * (WIDTH - full)}] {line}\x1b[K", end="", file=sys.stderr, flush=True)
