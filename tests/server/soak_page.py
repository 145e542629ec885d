"""The figures of the soak, as a table for ``docs/hosting.md``."""

import os
import platform
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from tests.server.soak_parts import LEAK, PARTS, Outcome

ABOUT = """\
Made by `make soak-server`, whose parts ran side by side; all servers and clients were on one machine with {machine}."""


class Whole(NamedTuple):
    """What all pieces of a part have come to."""

    part: str
    done: int
    seconds: float
    sums: Counter[str]
    most: dict[str, float]
    flaws: list[str]

    @property
    def share(self) -> str:
        """Return what part of what was asked for was done, unless it is all."""
        whole = PARTS[self.part].whole
        return "" if self.done >= whole else f" (of {whole:,})"


def whole_of(part: str, outcomes: Sequence[Outcome]) -> Whole:
    """Add up the pieces of a part."""
    sums: Counter[str] = Counter()
    most: dict[str, float] = {}
    for one in outcomes:
        sums.update(one.sums)
        most |= {name: max(value, most.get(name, value)) for name, value in one.most.items()}
    flaws = [flaw for one in outcomes for flaw in one.flaws]
    return Whole(part, sum(one.done for one in outcomes), sum(one.seconds for one in outcomes), sums, most, flaws)


def _besieged(one: Whole) -> tuple[str, str]:
    done = f"{one.done:,} kills{one.share}, {one.sums['moves']:,} acknowledged moves"
    lost = f"lost or doubled: {one.sums['lost']}"
    return done, f"{lost}; at the slowest, a table went on {one.most['silence']:.1f} s after a kill"


def _planted(one: Whole) -> tuple[str, str]:
    hasty, tardy = one.sums["hasty"], one.sums["tardy"]
    done = f"{hasty} servers that confirm before they commit; {tardy} that confirm late; power cuts without waiting"
    unheard = f"with {one.sums['unheard']} moves stored that nobody was told of"
    lost = f"{one.sums['unsynced-lost']} of {one.sums['unsynced']} cuts lost moves"
    caught, accused = f"caught: {one.sums['caught']} of {hasty}", f"accused: {one.sums['accused']} of {tardy}"
    return done, f"{caught}; {accused}, {unheard}; {lost}"


def _cuts(one: Whole) -> tuple[str, str]:
    return f"{one.done:,} cuts{one.share}", f"with a loss: {one.sums['lost']}"


def _frames(one: Whole) -> tuple[str, str]:
    done = f"{one.done:,} frames{one.share}, {one.sums['answers']:,} messages in answer"
    return done, f"failures, missing or malformed answers: {one.sums['flaws']}"


def _leaks(one: Whole) -> tuple[str, str]:
    done = f"{one.done:,} matches{one.share}, {one.sums['compared']:,} steps compared byte for byte with another world"
    return done, f"leaks: {one.sums['leaks']}"


def _churn(one: Whole) -> tuple[str, str]:
    sums, most = one.sums, one.most
    asked = PARTS["churn"].whole
    share = "" if one.done >= asked else f" (of {asked / 60:.0f})"
    done = (
        f"{one.done / 60:.0f} minutes{share}: {sums['tables']:,} tables made and forgotten, {sums['guests']:,} guests, "
        f"{sums['rows']:,} rows"
    )
    held = f"{most['half'] / 2**20:.1f} MiB at half-time, {most['end'] / 2**20:.1f} MiB at the end"
    grown = f"{most['slope']:.0f} bytes a table over the second half (limit {LEAK:,}); " if "slope" in most else ""
    return done, grown + held


TELL = {
    "kills": ("`kill -9` of a server on SQLite, under load", _besieged),
    "processes": ("`kill -9` of either of two servers on one PostgreSQL", _besieged),
    "cuts": ("power cuts: what was not synced is gone, in part or whole", _cuts),
    "frames": ("hostile frames", _frames),
    "leaks": ("matches watched for leaks", _leaks),
    "churn": ("churn: memory of the server", _churn),
    "planted": ("planted: must be caught, or must not be accused", _planted),
}


def page(outcomes: Sequence[Outcome]) -> str:
    """Write the figures of what was done."""
    cores, python = os.cpu_count(), platform.python_version()
    machine = f"{cores} cores, {platform.machine()}, {platform.system()}, Python {python}"
    lines = [ABOUT.format(machine=machine), "", "| what | how much | found | minutes |", "|---|---|---|---|"]
    for part, (what, tell) in TELL.items():
        whole = whole_of(part, [one for one in outcomes if one.part == part])
        if whole.done:
            done, found = tell(whole)
            lines.append(f"| {what} | {done} | {found} | {whole.seconds / 60:.0f} |")
    return "\n".join(lines)
