"""Lines of a table of results, each with the limit that it is held to."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass

HEAD = "| what | measured | limit | met |\n|---|---|---|---|"


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
    return Row(what, f"{ratio:.2f}×", f"≥ {limit:.3g}×", ratio >= limit)


def at_most(what: str, seconds: float, limit: float) -> Row:
    """Make a line for a time that must not exceed a limit."""
    return Row(what, f"{seconds:.2f} s", f"≤ {limit:g} s", seconds <= limit)


def within(what: str, amount: float, unit: str, limit: float) -> Row:
    """Make a line for an amount of time that must not exceed a limit."""
    return Row(what, f"{amount:.2f} {unit}", f"≤ {limit:g} {unit}", amount <= limit)


def table(rows: Sequence[Row]) -> str:
    """Format the table."""
    return "\n".join([HEAD, *(row.line() for row in rows)])


def verdict(rows: Sequence[Row]) -> int:
    """Print the limits that were missed; return the status to exit with."""
    for what in missed(rows):
        print(f"missed: {what}", file=sys.stderr)
    return 1 if missed(rows) else 0


def missed(rows: Sequence[Row]) -> list[str]:
    """Name the limits that were missed."""
    return [row.what for row in rows if not row.met]
