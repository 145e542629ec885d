"""Figures for Prometheus, in its text format."""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Figure(NamedTuple):
    """A figure that only grows, and what it means."""

    name: str
    help: str


COUNTERS = (
    Figure("rows", "Rows committed to tables' logs"),
    Figure("commands", "Commands received"),
    Figure("refusals", "Commands refused"),
    Figure("messages", "Messages sent"),
    Figure("bytes", "Bytes sent"),
    Figure("store_failures", "Times the store failed or did not answer"),
    Figure("failures", "Errors that nobody foresaw"),
    Figure("slow_clients", "Queues thrown away because a client read too slowly"),
    Figure("closed_clients", "Connections closed by the server"),
    Figure("lost_clients", "Connections that were gone before a goodbye could be said"),
)


class Metrics:
    """What is counted in one process."""

    def __init__(self) -> None:
        """Start from nothing."""
        self.counts: Counter[str] = Counter({figure.name: 0 for figure in COUNTERS})
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self.answer_buckets: Counter[float] = Counter()
        self.answer_sum = 0.0
        self.answer_count = 0

    def count(self, name: str, by: int = 1) -> None:
        """Add to a figure."""
        self.counts[name] += by

    def gauge(self, name: str, help: str, read: Callable[[], float]) -> None:
        """Add a figure whose value is read when figures are asked for."""
        self.gauges[name] = (help, read)

    def answered(self, seconds: float) -> None:
        """Count how long a command waited for its answer."""
        self.answer_sum += seconds
        self.answer_count += 1
        for bucket in BUCKETS:
            if seconds <= bucket:
                self.answer_buckets[bucket] += 1
                break

    def text(self) -> str:
        """Write all figures."""
        lines = []
        for figure in COUNTERS:
            name = f"klaf_{figure.name}_total"
            lines += [f"# HELP {name} {figure.help}", f"# TYPE {name} counter", f"{name} {self.counts[figure.name]}"]
        for gauge, (help, read) in self.gauges.items():
            lines += [f"# HELP klaf_{gauge} {help}", f"# TYPE klaf_{gauge} gauge", f"klaf_{gauge} {read():g}"]
        name = "klaf_answer_seconds"
        lines += [f"# HELP {name} Time from a command to its answer", f"# TYPE {name} histogram"]
        total = 0
        for bucket in BUCKETS:
            total += self.answer_buckets[bucket]
            lines.append(f'{name}_bucket{{le="{bucket:g}"}} {total}')
        lines.append(f'{name}_bucket{{le="+Inf"}} {self.answer_count}')
        lines += [f"{name}_sum {self.answer_sum:.6f}", f"{name}_count {self.answer_count}"]
        return "\n".join(lines) + "\n"
