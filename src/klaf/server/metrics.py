"""Figures for Prometheus, in its text format. All are counted in the event loop's thread."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Mapping
from typing import NamedTuple

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
STEPS = (1, 2, 5, 10, 25, 50, 100, 200, 400)


class Figure(NamedTuple):
    """A figure and what it means."""

    name: str
    help: str


COUNTERS = (
    Figure("rows", "Rows committed to tables' logs"),
    Figure("commands", "Commands received"),
    Figure("refusals", "Commands refused"),
    Figure("messages", "Messages sent"),
    Figure("bytes", "Bytes sent"),
    Figure("store_failures", "Times the store failed or did not answer"),
    Figure("failures", "Unexpected errors"),
    Figure("slow_clients", "Queues thrown away because a client read too slowly"),
    Figure("closed_clients", "Connections closed by the server"),
    Figure("refused_connections", "Connections refused because their address had too many"),
    Figure("slow_requests", "Connections closed because a request came, or an answer was read, too slowly"),
    Figure("accept_failures", "Times no connection could be accepted"),
    Figure("lost_clients", "Connections that were gone before a goodbye could be said"),
    Figure("tables_loaded", "Tables loaded from the store"),
    Figure("tables_unloaded", "Tables dropped from memory"),
)


class Histogram:
    """How often a quantity was how large."""

    def __init__(self, name: str, help: str, bounds: tuple[float, ...] = SECONDS) -> None:
        """Start from nothing."""
        self.name, self.help, self.bounds = name, help, bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def observe(self, value: float) -> None:
        """Count one more."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value

    @property
    def count(self) -> int:
        """Return how many were counted."""
        return sum(self.counts)

    def lines(self) -> list[str]:
        """Return the lines that Prometheus reads."""
        name = f"klaf_{self.name}"
        lines = [f"# HELP {name} {self.help}", f"# TYPE {name} histogram"]
        total = 0
        for bound, count in zip(self.bounds, self.counts, strict=False):
            total += count
            lines.append(f'{name}_bucket{{le="{bound:g}"}} {total}')
        lines.append(f'{name}_bucket{{le="+Inf"}} {self.count}')
        return [*lines, f"{name}_sum {self.sum:.6f}", f"{name}_count {self.count}"]


class Metrics:
    """What is counted in one process."""

    def __init__(self) -> None:
        """Start from nothing."""
        self.counts: Counter[str] = Counter({figure.name: 0 for figure in COUNTERS})
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self.states: dict[str, tuple[str, str, Callable[[], Mapping[str, bool]]]] = {}
        self.answers = Histogram("answer_seconds", "Time from a command to its answer")
        self.store = Histogram("store_seconds", "Time until a step of a table is stored, waiting included")
        self.reads = Histogram("store_read_seconds", "Time until the store answers a question, waiting included")
        self.syncs = Histogram("sync_seconds", "Time of a commit to the file, the disk's part included (SQLite)")
        self.groups = Histogram("group_steps", "Steps committed together (SQLite)", STEPS)
        self.thinking = Histogram("bot_thinking_seconds", "Time that a bot thinks of a move")
        self.late = Histogram("bot_late_seconds", "Time from when a bot's move is due until it is decided")
        self.lag = Histogram("loop_lag_seconds", "Time by which the event loop is late")

    @property
    def histograms(self) -> tuple[Histogram, ...]:
        """Return all histograms."""
        answers, store, reads = self.answers, self.store, self.reads
        return answers, store, reads, self.syncs, self.groups, self.thinking, self.late, self.lag

    def count(self, name: str, by: int = 1) -> None:
        """Add to a figure."""
        self.counts[name] += by

    def gauge(self, name: str, help: str, read: Callable[[], float]) -> None:
        """Name a figure that is read when it is asked for."""
        self.gauges[name] = (help, read)

    def state(self, name: str, help: str, label: str, read: Callable[[], Mapping[str, bool]]) -> None:
        """Name a state that is read when it is asked for: 1 for each value of the label that holds, else 0."""
        self.states[name] = (help, label, read)

    def text(self) -> str:
        """Return all figures."""
        lines = []
        for figure in COUNTERS:
            name = f"klaf_{figure.name}_total"
            lines += [f"# HELP {name} {figure.help}", f"# TYPE {name} counter", f"{name} {self.counts[figure.name]}"]
        for gauge, (help, read) in self.gauges.items():
            lines += [f"# HELP klaf_{gauge} {help}", f"# TYPE klaf_{gauge} gauge", f"klaf_{gauge} {read():g}"]
        for state, (help, label, holding) in self.states.items():
            lines += [f"# HELP klaf_{state} {help}", f"# TYPE klaf_{state} gauge"]
            lines += [f'klaf_{state}{{{label}="{value}"}} {holds:d}' for value, holds in holding().items()]
        for histogram in self.histograms:
            lines += histogram.lines()
        return "\n".join(lines) + "\n"
