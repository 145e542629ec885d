"""Time klaf against other engines, in one run: ``make bench``.

Prints a table, keeps it in ``bench/results.md``, and fails when a limit is missed.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from dataclasses import dataclass
from pathlib import Path

from bench import klaf_rates, peers

RESULTS = Path(__file__).parent / "results.md"
GPU_MARK = "## On a GPU"


@dataclass(frozen=True)
class Row:
    """One line of the table: what was measured, and the limit it is held to."""

    what: str
    value: str
    limit: str = ""
    met: bool = True

    def line(self) -> str:
        """Format the line."""
        verdict = "" if not self.limit or self.limit.startswith("aim") else ("yes" if self.met else "**no**")
        return f"| {self.what} | {self.value} | {self.limit} | {verdict} |"


def at_least(what: str, ratio: float, limit: float) -> Row:
    """Make a line for a ratio that must not fall below a limit."""
    return Row(what, f"{ratio:.2f}×", f"≥ {limit:g}×", ratio >= limit)


def at_most(what: str, seconds: float, limit: float) -> Row:
    """Make a line for a time that must not exceed a limit."""
    return Row(what, f"{seconds:.2f} s", f"≤ {limit:g} s", seconds <= limit)


def measure(rounds: int) -> list[Row]:
    """Measure klaf and its peers in turns, so that a slow moment of the machine hits both; keep the best."""
    native, python, uno = [], [], []
    one, two, driven, events = [], [], [], []
    for _ in range(rounds):
        native.append(peers.open_spiel_native().per_cpu_second)
        one.append(klaf_rates.random_matches("taki"))
        two.append(klaf_rates.random_matches("taki", threads=2).per_second)
        python.append(peers.open_spiel_python().per_cpu_second)
        driven.append(klaf_rates.from_python("taki").per_cpu_second)
        events.append(klaf_rates.with_events("taki").per_cpu_second)
        uno.append(peers.rlcard_uno().per_cpu_second)
    cold, warm = klaf_rates.first_move("taki")
    klaf_cpu = max(rate.per_cpu_second for rate in one)
    klaf_wall = max(rate.per_second for rate in one)

    def million(rate: float) -> str:
        return f"{rate / 1e6:.3f} M moves/s"

    return [
        Row("OpenSpiel crazy_eights, 4 players, C++ `evaluate_bots`", million(max(native))),
        Row("OpenSpiel crazy_eights, 4 players, from Python", million(max(python))),
        Row("RLCard uno, `env.run`", million(max(uno))),
        Row("klaf TAKI, 4 players, random matches, one thread", million(klaf_cpu)),
        Row("klaf TAKI, two threads", million(max(two))),
        Row("klaf TAKI, move by move from Python (`Stepper`)", million(max(driven))),
        Row("klaf TAKI, `Match.play` with text, checks and events", million(max(events)), "aim 0.1 M"),
        at_least("klaf against OpenSpiel C++, per CPU-second", klaf_cpu / max(native), 5),
        at_least("klaf against RLCard, per CPU-second", klaf_cpu / max(uno), 300),
        at_least("two threads against one, by the clock", max(two) / klaf_wall, 1.7),
        at_least("from Python, klaf against OpenSpiel", max(driven) / max(python), 3),
        at_most("first compile of TAKI, to the first move", cold, 20),
        at_most("from the cache, start of Python to the first move", warm, 1),
        at_most("`klaf --help`", klaf_rates.help_seconds(), 0.3),
    ]


def write(rows: list[Row]) -> str:
    """Keep the table in the results, leaving the part about GPUs as it is."""
    table = ["| what | measured | limit | met |", "|---|---|---|---|", *(row.line() for row in rows)]
    machine = f"{os.cpu_count()} cores, {platform.machine()}, {platform.system()}, Python {platform.python_version()}"
    parts = [
        "# What klaf's speed is",
        "Made by `make bench`; moves are player decisions: chance, and windows in which a seat can only pass, "
        "count on neither side. Peers are measured in the same run, in turns; each figure is the best of its "
        f"rounds.\n\nMachine: {machine}.",
        "\n".join(table),
    ]
    old = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else ""
    if GPU_MARK in old:
        parts.append(GPU_MARK + old.partition(GPU_MARK)[2].rstrip())
    RESULTS.write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    return "\n".join(table)


def missed(rows: list[Row]) -> list[str]:
    """Name the limits that were missed."""
    return [row.what for row in rows if not row.met]


def main() -> int:
    """Measure, print, keep; fail when a limit is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="how often to measure each rate")
    rows = measure(parser.parse_args().rounds)
    print(write(rows))
    for what in missed(rows):
        print(f"missed: {what}", file=sys.stderr)
    return 1 if missed(rows) else 0


if __name__ == "__main__":
    sys.exit(main())
