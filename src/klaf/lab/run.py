"""Plays a study on all cores of this machine, or on a cluster, and keeps what was played."""

import json
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import closing
from pathlib import Path

from klaf.engine.errors import BadOptions, KlafError
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
    if threads is not None and threads < 1:
        raise BadOptions(why="threads", value=threads)
    count = threads or os.cpu_count() or 1

    def play(study: Study, missing: Iterator[int]) -> Iterable[Piece]:
        first = next(missing, None)
        if first is None:
            return
        yield first, study.play(first)  # compiles before the threads start
        waiting: dict[Future[Sums], int] = {}
        with ThreadPoolExecutor(count) as pool:
            while True:
                while len(waiting) < count and (piece := next(missing, None)) is not None:
                    waiting[pool.submit(study.play, piece)] = piece
                if not waiting:
                    return
                for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                    yield waiting.pop(future), future.result()

    return play


def run(
    study: Study, keep: Path | None = None, plays: Plays | None = None, progress: Progress = lambda done, of: None
) -> list[Sums]:
    """Play all that the file does not keep already, and keep each piece at once; give all of them in order.

    Raises:
        OtherStudy: the file belongs to another study.
        OSError: the file cannot be read or written.
    """
    played = dict(_kept(study, keep)) if keep is not None else {}
    total = study.games
    done = sum(study.matches(piece) for piece in played)
    progress(done, total)
    missing = iter([piece for piece in range(study.pieces) if piece not in played])
    with closing(iter((plays or on_threads())(study, missing))) as pieces:  # type: ignore[type-var]
        for piece, sums in pieces:
            played[piece] = sums
            if keep is not None:
                _append(keep, json.dumps({"piece": piece, "sums": sums}))
            done += study.matches(piece)
            progress(done, total)
    return [played[piece] for piece in sorted(played)]


def _kept(study: Study, keep: Path) -> Iterable[Piece]:
    """Read what a file keeps; begin it if there is none. A last line that was cut off is left out."""
    header = json.dumps(study.document())
    if not keep.exists():
        _append(keep, header)
        return
    lines = keep.read_text(encoding="utf-8").split("\n")
    if lines[0] != header:
        raise OtherStudy(file=keep.name)
    for number, line in enumerate(lines[1:], 2):
        try:
            row = json.loads(line) if line else None
        except ValueError:
            if number < len(lines):
                raise OtherStudy(file=keep.name) from None
            keep.write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")
            row = None
        if row is not None:
            yield row["piece"], row["sums"]


def _append(keep: Path, line: str) -> None:
    with keep.open("a", encoding="utf-8") as file:
        file.write(line + "\n")
        file.flush()
