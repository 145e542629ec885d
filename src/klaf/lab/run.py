"""Plays a study on all cores of this machine or on a cluster, and stores the results piece by piece."""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from klaf.engine.errors import KlafError
from klaf.lab.journal import Journal
from klaf.lab.pool import count_of, each
from klaf.lab.study import Study
from klaf.lab.tally import Sums

Progress = Callable[[int, int], None]
Piece = tuple[int, Sums]
Plays = Callable[[Study, Iterator[int]], Iterable[Piece]]  # plays pieces, and gives each when it is done


class OtherStudy(KlafError):
    """The file keeps the matches of another study, or none."""

    code = "other-study"


def on_threads(threads: int | None = None) -> Plays:
    """Play on so many threads of this machine, or on all its cores.

    Raises:
        BadOptions: that is no number of threads.
    """
    count = count_of(threads)

    def play(study: Study, missing: Iterator[int]) -> Iterable[Piece]:
        first = next(missing, None)
        if first is not None:
            yield first, study.play(first)  # compiles before the threads start
            yield from each(count, study.play, missing)

    return play


def run(
    study: Study, keep: Path | None = None, plays: Plays | None = None, progress: Progress = lambda done, of: None
) -> list[Sums]:
    """Play the pieces that the file does not hold yet, store each at once, and return all in order.

    If interrupted, it finishes and stores the pieces being played just then; the next run goes on from there.

    Raises:
        OtherStudy: the file belongs to another study.
        Damaged: the file holds what no study can have written.
        OSError: the file cannot be read or written.
    """
    journal = None if keep is None else Journal(keep, study.document(), OtherStudy)
    played = {} if journal is None else _read_played(study, journal)
    total = study.games
    done = sum(study.matches(piece) for piece in played)
    progress(done, total)
    missing = (piece for piece in range(study.pieces) if piece not in played)
    with closing(iter((plays or on_threads())(study, missing))) as pieces:  # type: ignore[type-var]
        for piece, sums in pieces:
            played[piece] = sums
            if journal is not None:
                journal.add(line(study, piece, sums))
            done += study.matches(piece)
            progress(done, total)
    return [played[piece] for piece in sorted(played)]


def line(study: Study, piece: int, sums: Sums) -> dict[str, Any]:
    """Return the line for a piece, with a checksum that reveals altered numbers."""
    content = json.dumps([study.document(), piece, sums])
    return {"piece": piece, "sums": sums, "check": hashlib.sha256(content.encode()).hexdigest()[:20]}


def _read_played(study: Study, journal: Journal) -> dict[int, Sums]:
    """Read the pieces in a file, and check that they can be of this study; a piece may be there twice."""
    found: dict[int, Sums] = {}
    for number, row in journal.rows():
        if not isinstance(row, dict) or row.keys() != {"piece", "sums", "check"}:
            raise journal.damaged(number)
        piece, sums = row["piece"], row["sums"]
        known = type(piece) is int and 0 <= piece < study.pieces
        if not known or not study.may_give(piece, sums) or row != line(study, piece, sums):
            raise journal.damaged(number)
        found[piece] = sums
    return found
