"""The arena: plays a contest on all cores, keeps what was played, and sums it up."""

import json
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any

import numpy as np

from klaf.engine.errors import KlafError
from klaf.lab.contest import Contest, Played

Progress = Callable[[int, int], None]


class OtherContest(KlafError):
    """The file keeps the matches of another contest, or none."""

    code = "other-contest"


def stretch(contest: Contest) -> int:
    """Give how many deals are played and kept at a time: few, when bots take their time."""
    return 4 if contest.plans["iterations"].any() else 256


def play_all(
    contest: Contest, keep: Path | None = None, threads: int | None = None, progress: Progress = lambda done, of: None
) -> list[Played]:
    """Play a contest, all that the file does not keep already; what is played meanwhile is kept at once.

    Interrupted, it has kept all stretches that were finished, and goes on from there the next time.

    Raises:
        OtherContest: the file belongs to another contest.
        OSError: the file cannot be read or written.
    """
    played = {part.first: part for part in _kept(contest, keep)} if keep is not None else {}
    done = sum(len(part.moves) for part in played.values())
    progress(done, contest.deals * contest.players)
    step = stretch(contest)
    missing = iter([lo for lo in range(0, contest.deals, step) if lo not in played])
    if done == 0:
        contest.play(0, 1)  # compile before the threads start
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        for part in _as_they_come(pool, threads or os.cpu_count() or 1, contest, missing, step):
            played[part.first] = part
            done += len(part.moves)
            if keep is not None:
                _append(keep, _line(part))
            progress(done, contest.deals * contest.players)
    return [played[first] for first in sorted(played)]


def _as_they_come(
    pool: ThreadPoolExecutor, threads: int, contest: Contest, missing: Iterator[int], step: int
) -> Iterable[Played]:
    """Play stretches, few at a time, so that little is lost when somebody interrupts."""
    waiting: set[Future[Played]] = set()
    while True:
        while len(waiting) < threads and (lo := next(missing, None)) is not None:
            waiting.add(pool.submit(contest.play, lo, min(lo + step, contest.deals)))
        if not waiting:
            return
        finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in finished:
            yield future.result()


def _kept(contest: Contest, keep: Path) -> Iterable[Played]:
    """Read what a file keeps; begin it if there is none. A last line that was cut off is left out."""
    header = json.dumps({"contest": contest.document()})
    if not keep.exists():
        _append(keep, header)
        return
    lines = keep.read_text(encoding="utf-8").split("\n")
    if lines[0] != header:
        raise OtherContest(file=keep.name)
    for number, line in enumerate(lines[1:], 2):
        try:
            row = json.loads(line) if line else None
        except ValueError:
            if number < len(lines):
                raise OtherContest(file=keep.name) from None
            keep.write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")
            row = None
        if row is not None:
            yield Played(row["first"], *(np.array(row[name], np.int64) for name in ("winners", "places", "moves")))


def _line(part: Played) -> str:
    rows: dict[str, Any] = {"first": part.first}
    rows |= {name: getattr(part, name).tolist() for name in ("winners", "places", "moves")}
    return json.dumps(rows)


def _append(keep: Path, line: str) -> None:
    with keep.open("a", encoding="utf-8") as file:
        file.write(line + "\n")
        file.flush()
