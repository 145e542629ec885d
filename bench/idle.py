"""Tables where nothing happens: ten thousand on two processes over PostgreSQL, beside a few where people play.

``python -m bench.idle`` measures that alone; ``make bench-server`` does so as a part of the whole.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack

from bench.report import Row, table, verdict
from bench.server_clients import KLAF, Clients, cpu, serving
from bench.server_report import SERVED, SLOWEST
from bench.syncing import CommitTimes

PROCESSES, CLIENTS = 2, 2
TABLES, SEATS = 10_000, 2  # people at different processes
ACTIVE, RATE = 50, 100  # tables of four, and moves a second at all of them
COMMITS = 3  # times the 99th percentile of a commit
STILL = 20.0  # seconds without a move


async def transactions(store: str) -> int:
    """Return how many transactions a database has seen."""
    import asyncpg

    connection = await asyncpg.connect(store)
    found: int = await connection.fetchval(
        "SELECT xact_commit + xact_rollback FROM pg_stat_database WHERE datname = current_database()"
    )
    await connection.close()
    return found


def rate_of(amount: Callable[[], float], seconds: float) -> float:
    """Return by how much an amount grows in a second."""
    before, since = amount(), time.perf_counter()
    time.sleep(seconds)
    return (amount() - before) / (time.perf_counter() - since)


def measure(store: str, tables: int, seconds: float) -> list[Row]:
    """Return what idle tables cost in an empty database, and how fast moves at others are answered beside them."""
    with ExitStack() as running:
        servers = [running.enter_context(serving(KLAF, store)) for _ in range(PROCESSES)]
        ports = ",".join(str(port) for _, port in servers)

        def spent() -> float:
            return sum(cpu(process) for process, _ in servers)

        players = [Clients(KLAF.clients, ports, ACTIVE)]
        idle = [Clients(KLAF.clients, ports, tables // CLIENTS, SEATS) for _ in range(CLIENTS if tables else 0)]
        for clients in (*idle, *players):
            running.callback(clients.process.kill)
        for step in ("connect", "seat"):
            for clients in (*idle, *players):
                clients.do(step)
        time.sleep(STILL / 2)
        processor = rate_of(spent, STILL)
        asked = rate_of(lambda: asyncio.run(transactions(store)), STILL)
        with CommitTimes(store) as commits:
            found = players[0].do(f"play {RATE} {seconds}")
    return rows_of(tables, processor, asked, found, commits.p99)


def rows_of(tables: int, processor: float, asked: float, found: dict[str, float], commit: float) -> list[Row]:
    """Return the lines of the measurement; times are in milliseconds."""
    what = f"klaf, {tables:,} idle tables on {PROCESSES} processes, PostgreSQL"
    slowest = SLOWEST + COMMITS * commit
    return [
        Row(f"{what}: while nothing happens", f"{asked:.1f} transactions/s, {processor:.0%} of a core"),
        Row(
            f"{what}: moves answered at other tables",
            f"{found['rate']:,.0f}/s, {found['updates']:,.0f} updates/s",
            f"≥ {SERVED * RATE:,.0f}/s",
            found["rate"] >= SERVED * RATE,
        ),
        Row(
            f"{what}: time to the answer",
            f"p50 {found['p50']:.1f} ms, p99 {found['p99']:.1f} ms; commit p99 {commit:.1f} ms",
            f"p99 ≤ {slowest:.0f} ms",
            found["p99"] <= slowest,
        ),
    ]


def idle_rows(tables: int = TABLES, seconds: float = 30.0) -> list[Row]:
    """Measure in a database of its own."""
    from tests.server.postgres import new_database

    return measure(new_database(), tables, seconds)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; fail when a limit is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=30.0)
    chosen = parser.parse_args(arguments)
    rows = idle_rows(chosen.tables, chosen.seconds)
    print(table(rows))
    return verdict(rows)


if __name__ == "__main__":
    sys.exit(main())
