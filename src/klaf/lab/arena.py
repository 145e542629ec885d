"""The arena: plays a contest on all cores, keeps what was played, and sums it up."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from klaf.engine.errors import KlafError
from klaf.engine.layout import Array
from klaf.lab.contest import Contest, Played
from klaf.lab.keep import Journal
from klaf.lab.pool import count_of, each

Progress = Callable[[int, int], None]
COLUMNS = ("winners", "places", "moves")


class OtherContest(KlafError):
    """The file keeps the matches of another contest, or none."""

    code = "other-contest"


def stretch(contest: Contest) -> int:
    """Return how many deals are played and kept at a time: one, when bots take their time."""
    return 1 if contest.plans["iterations"].any() else 256


def play_all(
    contest: Contest, keep: Path | None = None, threads: int | None = None, progress: Progress = lambda done, of: None
) -> list[Played]:
    """Play a contest, all that the file does not keep already; what is played meanwhile is kept at once.

    Interrupted, it keeps what its threads are playing just then, and goes on from there the next time.

    Raises:
        OtherContest: the file belongs to another contest.
        Damaged: the file holds what no contest can have written.
        OSError: the file cannot be read or written.
    """
    journal = None if keep is None else Journal(keep, {"contest": contest.document()}, OtherContest)
    played = [] if journal is None else _kept(contest, journal)
    done = sum(len(part.moves) for part in played)
    progress(done, contest.deals * contest.players)
    contest.prepare()  # compile before the threads start
    missing = _missing(contest, played)
    for _, part in each(count_of(threads), lambda deals: contest.play(deals.start, deals.stop), missing):
        played.append(part)
        done += len(part.moves)
        if journal is not None:
            journal.add({"first": part.first} | {name: getattr(part, name).tolist() for name in COLUMNS})
        progress(done, contest.deals * contest.players)
    return sorted(played, key=lambda part: part.first)


def _missing(contest: Contest, played: list[Played]) -> Iterator[range]:
    """Yield the stretches of deals that were not played yet."""
    step, at = stretch(contest), 0
    there = sorted((part.first, part.first + len(part.moves) // contest.players) for part in played)
    for lo, hi in [*there, (contest.deals, contest.deals)]:
        for first in range(at, lo, step):
            yield range(first, min(first + step, lo))
        at = hi


def _kept(contest: Contest, journal: Journal) -> list[Played]:
    """Read what a file keeps, and look whether the contest can have gone so."""
    found: list[Played] = []
    there: set[int] = set()
    for number, row in journal.rows():
        part = _read(contest, row)
        deals = set() if part is None else {*range(part.first, part.first + len(part.moves) // contest.players)}
        if part is None or not deals or deals & there or max(deals) >= contest.deals:
            raise journal.damaged(number)
        there |= deals
        found.append(part)
    return found


def _read(contest: Contest, row: Any) -> Played | None:
    """Read a line; give nothing where it cannot be one."""
    if not isinstance(row, dict) or type(row.get("first")) is not int or row["first"] < 0:
        return None
    columns = [_whole_numbers(row.get(name)) for name in COLUMNS]
    winners, places, moves = columns
    n = len(winners)
    seats = contest.players
    if n % seats or places.shape != (n, seats) or winners.shape != (n,) or moves.shape != (n,):
        return None
    fits = (winners > 0).all() and (winners < 1 << seats).all() and (places >= 2).all() and (places <= 2 * seats).all()
    return Played(row["first"], winners, places, moves) if fits and (moves > 0).all() else None


def _whole_numbers(value: Any) -> Array:
    try:
        found: Array = np.array(value)
    except ValueError:  # rows of different lengths
        return np.zeros(0, np.int64)
    return found if found.dtype == np.int64 and found.ndim else np.zeros(0, np.int64)
