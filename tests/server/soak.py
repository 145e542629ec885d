"""The long versions of the server's tests: ``python -m tests.server.soak [PART …]``.

Each part is done in pieces, each in a process of its own, several side by side. What came of them is kept in a folder:
what was interrupted goes on where it was, but for the churn, which is one piece. ``--keep`` writes the figures into
``docs/hosting.md``.
"""

import argparse
import os
import subprocess
import sys
import threading
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import msgspec

from bench.marked import put
from tests.server.soak_page import page
from tests.server.soak_parts import PARTS, Outcome

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "docs" / "hosting.md"
BEGIN, END = "<!-- made by make soak-server -->", "<!-- end of what make soak-server made -->"
_decoder = msgspec.json.Decoder(Outcome)


class Piece(NamedTuple):
    """A piece of a part: its number and its size."""

    part: str
    number: int
    size: int


class Journal:
    """What came of the pieces that were begun, in a file: the last that was told of each counts."""

    def __init__(self, file: Path) -> None:
        """Read what is there."""
        self._file, self._lock = file, threading.Lock()
        self.outcomes: dict[tuple[str, int], Outcome] = {}
        if file.exists():
            for line in file.read_bytes().splitlines():
                self._note(_decoder.decode(line))

    def _note(self, outcome: Outcome) -> None:
        self.outcomes[outcome.part, outcome.number] = outcome

    def add(self, line: bytes) -> Outcome:
        """Keep a line of a piece."""
        outcome = _decoder.decode(line)
        with self._lock:
            self._note(outcome)
            with self._file.open("ab") as file:
                file.write(line.strip() + b"\n")
        return outcome

    def left(self, wanted: Mapping[str, int]) -> list[Piece]:
        """List the pieces that are still to be done, of so much of each part; the parts keep pace with each other."""
        found = []
        for part, whole in wanted.items():
            each = PARTS[part].piece
            for number, start in enumerate(range(0, whole, each)):
                size = min(each, whole - start)
                done = self.outcomes.get((part, number))
                if done is None or done.done < size:
                    found.append(Piece(part, number, size))
        return sorted(found, key=lambda one: one.number * PARTS[one.part].piece / wanted[one.part])


def do(piece: Piece, journal: Journal) -> bool:
    """Do a piece; return whether it went through and found nothing wrong."""
    words = [sys.executable, "-m", "tests.server.soak_parts", piece.part, str(piece.number), str(piece.size)]
    outcome = None
    with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE) as running:
        assert running.stdout is not None
        for line in running.stdout:
            outcome = journal.add(line)
            figures = " ".join(f"{name}={value:,}" for name, value in outcome.sums.items())
            print(f"{piece.part} {piece.number}: {outcome.done:,}, {outcome.seconds:.0f} s, {figures}", flush=True)
            for flaw in outcome.flaws:
                print(f"{piece.part} {piece.number}: {flaw}", file=sys.stderr, flush=True)
    if running.returncode:
        print(f"{piece.part} {piece.number}: ended with {running.returncode}", file=sys.stderr, flush=True)
    return not running.returncode and outcome is not None and not outcome.flaws


def soak(pieces: Iterable[Piece], journal: Journal, at_once: int) -> bool:
    """Do pieces, so many side by side, and churn beside them; return whether all went well."""
    with ThreadPoolExecutor(at_once) as pool, ThreadPoolExecutor(1) as beside:
        doing = [(beside if one.part == "churn" else pool).submit(do, one, journal) for one in pieces]
        results = [one.result() for one in doing]
        return all(results)


def main() -> int:
    """Do what is left; print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; all if none is named")
    for name, part in PARTS.items():
        kind = "seconds of churn" if name == "churn" else f"how many {name}"
        parser.add_argument(f"--{name}", type=int, default=part.whole, help=f"{kind} ({part.whole:,})")
    parser.add_argument("--folder", type=Path, default=ROOT / ".soak", help="where it is kept how far they are")
    parser.add_argument("--at-once", type=int, default=os.cpu_count() or 1, help="pieces besides the churn")
    parser.add_argument("--keep", action="store_true", help="write the figures into docs/hosting.md")
    chosen = parser.parse_args()
    if unknown := [part for part in chosen.parts if part not in PARTS]:
        parser.error(f"no such part: {', '.join(unknown)}")
    chosen.folder.mkdir(parents=True, exist_ok=True)
    journal = Journal(chosen.folder / "outcomes.jsonl")
    wanted = {part: getattr(chosen, part) for part in PARTS if part in (chosen.parts or PARTS)}
    well = soak(journal.left(wanted), journal, chosen.at_once)
    made = page([*journal.outcomes.values()])
    print(made)
    if chosen.keep:
        put(PAGE, BEGIN, END, made)
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
