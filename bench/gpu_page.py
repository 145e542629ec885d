"""Write the part of bench/results.md that is about GPUs, out of the figures in bench/gpu.json."""

import json
from pathlib import Path
from typing import Any

from bench.marked import put

FIGURES = Path(__file__).parent / "gpu.json"
RESULTS = Path(__file__).parent / "results.md"
BEGIN, END = "<!-- made by bench/gpu.py --page -->", "<!-- end of what bench/gpu.py makes -->"
NAMES = {"taki": "TAKI", "eight": "Eight and a half", "tuki": "Tuki Tuki"}


def million(rate: float) -> str:
    """Spell a rate."""
    return f"{rate / 1e6:,.0f} M/s" if rate >= 1e7 else f"{rate / 1e6:.1f} M/s"


def table(rates: dict[str, dict[str, float]]) -> str:
    """Make a table of rates: a line for each game, a column for each number of tables."""
    sizes = list(next(iter(rates.values())))
    lines = ["| game | " + " | ".join(f"{int(n):,} tables" for n in sizes) + " |", "|---|" + "---|" * len(sizes)]
    lines += [
        f"| {NAMES[game]} | " + " | ".join(million(found[n]) for n in sizes) + " |" for game, found in rates.items()
    ]
    return "\n".join(lines)


def page(figures: dict[str, Any]) -> str:
    """Return the page with all figures."""
    versions = ", ".join(f"{name} {number}" for name, number in figures["versions"].items())
    environment = figures["environment"]
    steps, alone = (
        {game: {n: rates[what] for n, rates in found.items()} for game, found in environment.items()}
        for what in ("steps", "alone")
    )
    parts = [
        f"On one {figures['device']} ({figures['date']}; {versions}), {figures['players']} players, the CPU's own "
        "rules compiled for CUDA: `python -m tests.cuda.equal && python bench/gpu.py`. Rates are of all tables "
        "together, the median of windows of about a quarter of a second.",
        'Random play to the end (`batch(n, device="cuda")`, deals included), moves a second:',
        table(figures["play"]),
        'The vector environment (`VectorEnv(…, device="cuda")`): observation, mask, rewards and the next match where '
        "one ended, all moves checked, with a random choice on the device, steps a second:",
        table(steps),
        "The environment alone, the time of choosing taken off:",
        table(alone),
    ]
    if threads := figures.get("threads"):
        scaling = ", ".join(f"{n}: {rate / threads['1']:.2f}×" for n, rate in threads.items())
        parts.append(f"`VectorEnv` of TAKI on the CPU of that machine, threads against one: {scaling}.")
    if figures["equal"]:
        parts.append(
            "Compared with the CPU before, byte for byte:\n\n" + "\n".join(f"- {line}" for line in figures["equal"])
        )
    return "\n\n".join(parts)


def write() -> None:
    """Put the page between its marks."""
    put(RESULTS, BEGIN, END, page(json.loads(FIGURES.read_text(encoding="utf-8"))))
