"""A server under load and its clients, each a process of its own, and what they use of the machine."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


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


@contextmanager
def serving(contestant: Contestant, store: str) -> Iterator[tuple[int, int]]:
    """Start a server; return its process and its port."""
    server = subprocess.Popen([*contestant.server, store], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        yield server.pid, next(int(line) for line in server.stdout if line.strip().isdigit())
    finally:
        server.kill()
        server.wait()


class Clients:
    """The process with the clients."""

    def __init__(self, program: tuple[str, ...], ports: str, tables: int, *more: int) -> None:
        arguments = [*program, ports, *map(str, (tables, *more))]
        self.process = subprocess.Popen(arguments, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def do(self, line: str) -> dict[str, float]:
        """Have them do something, and wait."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        found: dict[str, float] = json.loads(self.process.stdout.readline())
        return found
