"""Figures for Prometheus, in its text format. All are counted in the event loop's thread."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple

from msgspec import Struct

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
STEPS = (1, 2, 5, 10, 25, 50, 100, 200, 400)


class Figure(NamedTuple):
    """A figure and what it means."""

    name: str
    help: str


class Family(Struct):
    """What /metrics says under one name: its samples, each with the name and labels that it has there."""

    name: str
    help: str
    kind: Literal["counter", "gauge", "histogram"]
    samples: dict[str, float]

    def lines(self) -> list[str]:
        """Return the lines that Prometheus reads."""
        lines = [f"# HELP {self.name} {self.help}", f"# TYPE {self.name} {self.kind}"]
        return [*lines, *(f"{name} {_spelt(value)}" for name, value in self.samples.items())]


def _spelt(value: float) -> str:
    return str(int(value)) if value == int(value) else f"{value:.6f}"


def text(families: Sequence[Family]) -> str:
    """Return the answer of /metrics."""
    return "".join(f"{line}\n" for family in families for line in family.lines())


def of_process(place: int, families: Sequence[Family]) -> list[Family]:
    """Return the figures of one process among several: each sample has its place as a label.

    They are not added up: the sum would fall when one process begins anew, and Prometheus would count it all again.
    """
    label = f'process="{place}"'

    def labelled(sample: str) -> str:
        name, _, others = sample.partition("{")
        return f"{name}{{{label},{others}" if others else f"{name}{{{label}}}"

    return [
        Family(one.name, one.help, one.kind, {labelled(name): value for name, value in one.samples.items()})
        for one in families
    ]


def together(readings: Sequence[Sequence[Family]]) -> list[Family]:
    """Return the figures of several processes, those of one name side by side."""
    found: dict[str, Family] = {}
    for family in (family for reading in readings for family in reading):
        known = found.setdefault(family.name, Family(family.name, family.help, family.kind, {}))
        known.samples.update(family.samples)
    return list(found.values())


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

    def family(self) -> Family:
        """Return the samples: how many were at most each bound, the sum, and how many there are."""
        name = f"klaf_{self.name}"
        samples: dict[str, float] = {}
        total = 0
        for bound, count in zip(self.bounds, self.counts, strict=False):
            total += count
            samples[f'{name}_bucket{{le="{bound:g}"}}'] = total
        samples[f'{name}_bucket{{le="+Inf"}}'] = self.count
        samples[f"{name}_sum"] = self.sum
        samples[f"{name}_count"] = self.count
        return Family(name, self.help, "histogram", samples)


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
        self.syncs = Histogram("sync_seconds", "Time of a commit, the disk's part included")
        together = "Steps committed together (SQLite), or commits under way at once (PostgreSQL)"
        self.groups = Histogram("group_steps", together, STEPS)
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

    def families(self) -> list[Family]:
        """Read all figures."""
        found: list[Family] = []
        for figure in COUNTERS:
            name = f"klaf_{figure.name}_total"
            found.append(Family(name, figure.help, "counter", {name: self.counts[figure.name]}))
        for gauge, (help, read) in self.gauges.items():
            found.append(Family(f"klaf_{gauge}", help, "gauge", {f"klaf_{gauge}": read()}))
        for state, (help, label, holding) in self.states.items():
            name = f"klaf_{state}"
            samples = {f'{name}{{{label}="{value}"}}': float(holds) for value, holds in holding().items()}
            found.append(Family(name, help, "gauge", samples))
        return found + [histogram.family() for histogram in self.histograms]
