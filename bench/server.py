"""How much a server holds and how fast it answers: ``python -m bench.server [TABLES] [SECONDS]``.

Server and clients are two processes on one machine. Memory is the server's resident memory, before and after.
"""

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RATES = (250, 500, 1000, 1500)
SEATS = 4


def memory(process: int) -> float:
    """Give a process's resident memory in kB."""
    for line in Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS"):
            return float(line.split()[1])
    return 0.0


def cpu(process: int) -> float:
    """Give the processor time that a process has used, in seconds."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


class Clients:
    """The process with the clients."""

    def __init__(self, port: int, tables: int) -> None:
        arguments = [sys.executable, "-m", "bench.server_load", str(port), str(tables)]
        self.process = subprocess.Popen(arguments, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def do(self, line: str) -> dict[str, float]:
        """Have them do something, and wait."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        found: dict[str, float] = json.loads(self.process.stdout.readline())
        return found


def measure(tables: int, seconds: float) -> list[str]:
    """Give the rows of the table of results."""
    with tempfile.TemporaryDirectory(prefix="klaf-bench-") as folder:
        arguments = [sys.executable, "-m", "bench.server_process", f"{folder}/klaf.db"]
        server = subprocess.Popen(arguments, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        port = int(server.stdout.readline())
        clients = Clients(port, tables)
        try:
            time.sleep(2)
            empty = memory(server.pid)
            clients.do("connect")
            connected = memory(server.pid)
            clients.do("seat")
            time.sleep(8)
            seated = memory(server.pid)
            sockets = tables * SEATS
            rows = [
                f"| tables with {SEATS} sockets each held | {tables} | aim 2,000 |",
                f"| memory of a socket | {(connected - empty) / sockets:.1f} kB | |",
                f"| memory of a table in play besides sockets | {(seated - connected) / tables:.1f} kB | aim < 40 |",
            ]
            for rate in RATES:
                before = cpu(server.pid)
                found = clients.do(f"play {rate} {seconds}")
                busy = (cpu(server.pid) - before) / (seconds + 0.5)
                aim = "aim 1,000/s, p99 < 60 ms" if rate == 1000 else ""
                rows.append(
                    f"| {rate} moves/s asked for: durable moves/s, p50, p99 from send to acknowledgement | "
                    f"{found['rate']:.0f}/s, {found['p50']:.1f} ms, {found['p99']:.1f} ms "
                    f"({found['updates']:.0f} updates/s; of a core: server {busy:.0%}, clients {found['cpu']:.0%}) "
                    f"| {aim} |"
                )
                print(rows[-1], flush=True)
            return rows
        finally:
            server.kill()
            clients.process.kill()


def main() -> None:
    """Measure and print."""
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 20.0
    print("| what | measured | |", "|---|---|---|", *measure(tables, seconds), sep="\n")


if __name__ == "__main__":
    main()
