"""What ``make bench-server`` tells: its lines, their limits, and its section of ``bench/results.md``."""

import os
import platform
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.marked import put
from bench.report import Row, table

RESULTS = Path(__file__).parent / "results.md"
BEGIN, END = "<!-- made by make bench-server -->", "<!-- end of what make bench-server made -->"
RATES = (250, 500, 1000, 1500)
HELD_TO = 1000  # moves a second at which the limits hold
SERVED = 0.99  # of the moves that are asked for
COST = 0.5  # milliseconds of processor a move
SLOWEST, SYNCS = 60.0, 3  # milliseconds, and times the 99th percentile of an fdatasync
TABLE = 40.0  # kB


@dataclass(frozen=True)
class Leg:
    """What was measured at one rate."""

    asked: int
    rate: float
    p50: float
    p99: float
    updates: float
    cost: float  # milliseconds of the server's processor a move
    clients: float  # of a core
    sync: float  # the 99th percentile of an fdatasync meanwhile, in milliseconds


def rows_of(name: str, memory: Sequence[Row], legs: Sequence[Leg]) -> list[Row]:
    """Return the lines of a contestant."""
    return [*memory, *(row for leg in legs for row in _rows_of(name, leg))]


def _rows_of(name: str, leg: Leg) -> list[Row]:
    """Return the lines of one rate."""
    held = leg.asked == HELD_TO and name == "klaf"
    slowest, asked = SLOWEST + SYNCS * leg.sync, f"{name} at {leg.asked:,} moves/s"
    return [
        Row(
            f"{asked}: moves answered",
            f"{leg.rate:,.0f}/s, {leg.updates:,.0f} updates/s, clients {leg.clients:.0%} of a core",
            f"≥ {SERVED * leg.asked:,.0f}/s" if held else "",
            not held or leg.rate >= SERVED * leg.asked,
        ),
        Row(
            f"{asked}: time to the answer",
            f"p50 {leg.p50:.1f} ms, p99 {leg.p99:.1f} ms; fdatasync p99 {leg.sync:.1f} ms",
            f"p99 ≤ {slowest:.0f} ms" if held else "",
            not held or leg.p99 <= slowest,
        ),
        Row(
            f"{asked}: the server's processor",
            f"{leg.cost:.2f} ms a move",
            f"≤ {COST:g} ms" if held else "",
            not held or leg.cost <= COST,
        ),
    ]


def beside(mine: Sequence[Leg], theirs: Sequence[Leg]) -> Row:
    """Return the line that compares what a move costs at the rate of the limits."""
    [klaf], [peer] = ([leg.cost for leg in legs if leg.asked == HELD_TO] for legs in (mine, theirs))
    return Row("boardgame.io's processor a move, to klaf's", f"{peer / klaf:.2f}×", "≥ 1× (aim 2×)", peer >= klaf)


ABOUT = """\
Made by `make bench-server`: {tables:,} tables of four people who really play, asked for so many moves a second for
{seconds:g} s each; one server process and one process with all clients, on the same machine. A time is from sending a
move to the server's answer to it. Meanwhile a third process writes 4 kB to the same disc and waits for `fdatasync`,
fifty times a second: the time to an answer is held to {slowest:g} ms and {syncs} times the 99th percentile of that.

klaf plays TAKI on SQLite (WAL, `synchronous = FULL`) and answers after the commit. boardgame.io 0.50.2 plays a small
shedding game with hidden hands (`bench/boardgame/game.js`) on a store of ours (`store.js`): reads from memory, writes
appended to one file, one fdatasync for all that came meanwhile. Its server tells players of a move before it stores it,
so its times end with the broadcast and do not say that a move is safe. Its clients are socket.io-client's.

At each idle table two people sit in a match and do nothing, one at each of two processes on PostgreSQL; beside them
fifty tables of four play. A commit is a row added to the same database, fifty times a second, by one more connection.

Machine: {machine}; load average at the end {load}, of which this test is a part."""


def section(rows: Sequence[Row], tables: int, seconds: float) -> str:
    """Write the section."""
    load = "/".join(f"{one:.1f}" for one in os.getloadavg())
    machine = f"{os.cpu_count()} cores, {platform.machine()}, {platform.system()}, Python {platform.python_version()}"
    about = ABOUT.format(tables=tables, seconds=seconds, slowest=SLOWEST, syncs=SYNCS, machine=machine, load=load)
    return "\n".join(["## The live table", "", about, "", table(rows)])


def keep(text: str) -> None:
    """Put the section into the results, in place of the one before."""
    put(RESULTS, BEGIN, END, text)
