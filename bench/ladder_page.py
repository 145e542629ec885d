"""The measured part of ``docs/bots.md``: tables and a plot, made from ``docs/bots.json``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bench.marked import put

DOCS = Path(__file__).parent.parent / "docs"
START, END = "<!-- measured by make ladder: from here -->", "<!-- to here -->"
NAMES = {"taki": "TAKI", "eight": "Eight and a half", "tuki": "Tuki Tuki"}
COLOURS = {"taki": "#d33f49", "eight": "#2f6db5", "tuki": "#2f8f4e"}


def percent(pair: list[float]) -> str:
    """Spell a mean and its margin in hundredths."""
    return f"{100 * pair[0]:.1f} ± {100 * pair[1]:.1f}"


def write_page(result: dict[str, Any]) -> None:
    """Put the tables into the page and draw the plot."""
    put(DOCS / "bots.md", START, END, measured(result))
    (DOCS / "bots.svg").write_text(plot(result.get("budgets", [])), encoding="utf-8")


def measured(result: dict[str, Any]) -> str:
    """Write all tables."""
    parts = ["### Every step of the ladder", steps_table(result.get("steps", []))]
    parts += ["### How strong is that?", heights_table(result.get("heights", []))]
    parts += ["### Strength against thinking", "![Wins of a searching player against its iterations](bots.svg)"]
    parts += [budgets_table(result.get("budgets", []))]
    return "\n\n".join(parts)


def steps_table(rows: list[dict[str, Any]]) -> str:
    """Write by how much one player of a level wins more often than each of the level below around it."""
    lines = ["| game | players | step | lead, in hundredths of a match | matches |", "|---|---|---|---|---|"]
    for row in rows:
        step = f"{row['one']} over {row['others']}"
        lines.append(f"| {NAMES[row['game']]} | {row['players']} | {step} | {percent(row['lead'])} | {row['games']} |")
    return "\n".join(lines)


def heights_table(rows: list[dict[str, Any]]) -> str:
    """Write what one player of each kind wins at a table of skilled ones, and where Master stands."""
    lines = [
        "| game | players | random | skilled | master | sees all cards | master's part of the way |",
        "|---|---|---|---|---|---|---|",
    ]
    tables = {(row["game"], row["players"]) for row in rows}
    for game, players in sorted(tables, key=lambda key: (list(NAMES).index(key[0]), key[1])):
        here = {row["one"]: row["wins"] for row in rows if (row["game"], row["players"]) == (game, players)}
        if {"random", "master", "clairvoyant"} <= set(here):
            even = 1 / players
            way = (here["master"][0] - even) / (here["clairvoyant"][0] - even)
            cells = [
                percent(here["random"]),
                f"{100 * even:.1f}",
                percent(here["master"]),
                percent(here["clairvoyant"]),
            ]
            lines.append(f"| {NAMES[game]} | {players} | {' | '.join(cells)} | {100 * way:.0f} % |")
    return "\n".join(lines)


def budgets_table(rows: list[dict[str, Any]]) -> str:
    """Write what a search of each size wins at a table of skilled players."""
    budgets = list(dict.fromkeys(row["one"].partition("-")[2] for row in rows))
    lines = [f"| iterations | {' | '.join(budgets)} |", f"|---|{'---|' * len(budgets)}"]
    for game in dict.fromkeys(row["game"] for row in rows):
        found = {row["one"].partition("-")[2]: percent(row["wins"]) for row in rows if row["game"] == game}
        lines.append(f"| {NAMES[game]} | {' | '.join(found.get(budget, '') for budget in budgets)} |")
    return "\n".join(lines)


def plot(rows: list[dict[str, Any]]) -> str:
    """Draw wins against iterations, a line for each game, with their intervals."""
    width, height, left, bottom = 640, 360, 56, 44
    budgets = sorted({int(row["one"].partition("-")[2]) for row in rows}) or [1]
    top = max([0.5, *(sum(row["wins"]) for row in rows)])
    step = (width - left - 130) / max(1, len(budgets) - 1)
    up = (height - bottom - 20) / top

    def place(budget: int, share: float) -> tuple[float, float]:
        return left + step * budgets.index(budget), height - bottom - up * share

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        'font-size="13" fill="#555">'
    ]
    for tenth in range(int(top * 10) + 1):
        y = height - bottom - up * tenth / 10
        parts.append(f'<path d="M{left} {y:.1f}H{width - 120}" stroke="#ccc" stroke-width="0.7"/>')
        parts.append(f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{10 * tenth} %</text>')
    for budget in budgets:
        x = place(budget, 0)[0]
        parts.append(f'<text x="{x:.1f}" y="{height - bottom + 18}" text-anchor="middle">{budget}</text>')
    middle = (left + width - 130) / 2
    parts.append(f'<text x="{middle:.0f}" y="{height - 6}" text-anchor="middle">iterations (table of four)</text>')
    even = height - bottom - up * 0.25
    parts.append(f'<path d="M{left} {even:.1f}H{width - 120}" stroke="#555" stroke-dasharray="4 4"/>')
    for game in dict.fromkeys(row["game"] for row in rows):
        mine = sorted((int(row["one"].partition("-")[2]), row["wins"]) for row in rows if row["game"] == game)
        points = [place(budget, wins[0]) for budget, wins in mine]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{COLOURS[game]}" stroke-width="2.5"/>')
        for (x, y), (_, wins) in zip(points, mine, strict=True):
            parts.append(
                f'<path d="M{x:.1f} {y - up * wins[1]:.1f}V{y + up * wins[1]:.1f}" stroke="{COLOURS[game]}"/>'
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{COLOURS[game]}"/>'
            )
        x, y = points[-1]
        parts.append(f'<text x="{x + 10:.1f}" y="{y + 4:.1f}" fill="{COLOURS[game]}">{NAMES[game]}</text>')
    return "".join([*parts, "</svg>\n"])
