"""How strong the bots are, proved by contests: ``make ladder``. Interrupted, it goes on where it was.

Every step of the ladder (Beginner, Casual, Skilled, Master) at two, four and the most players of each game; what chance
alone, the rule of thumb and a player who sees all cards reach; and strength against thinking time. What is played is
kept in ``.ladder/``: what older code has played is taken over where its first deals, replayed, come out the same,
and put aside where they do not. The result is in ``docs/bots.json``, from which the tables and the plot of
``docs/bots.md`` are made. It fails when the interval of a step does not lie above zero.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import klaf
from bench.taking_over import take_over
from klaf.bots import LEVELS, levels
from klaf.lab.arena import Arena
from klaf.lab.contest import CLAIRVOYANT, Contest
from klaf.lab.run import on_threads, run

ROOT = Path(__file__).parent.parent
PLAYED = ROOT / ".ladder"
RESULT = ROOT / "docs" / "bots.json"
SEED = 2018
TABLES = {"taki": (2, 4, 10), "eight": (2, 4, 5), "tuki": (2, 4, 6)}
BUDGETS = (12, 50, 200, 800)  # iterations at a table of four

# Matches of a contest, by the size of the table: many where bots only follow the rule of thumb, and most in TAKI, where
# luck weighs most.
QUICK = {"taki": (20_000, 20_000, 40_000), "eight": (4_000, 4_000, 6_000), "tuki": (4_000, 4_000, 6_000)}
SLOW = {"taki": (400, 600, 1_000), "eight": (200, 240, 300), "tuki": (80, 120, 180)}


@dataclass(frozen=True)
class Pairing:
    """One bot at a table of others."""

    game: str
    players: int
    one: str
    others: str

    @property
    def bots(self) -> tuple[str, ...]:
        """Return the bots seat by seat."""
        return (self.one, *[self.others] * (self.players - 1))

    @property
    def games(self) -> int:
        """Return how many matches are played."""
        by_size = (QUICK if {self.one, self.others} <= {"random", *LEVELS[:-1]} else SLOW)[self.game]
        return by_size[TABLES[self.game].index(self.players)]

    @property
    def command(self) -> str:
        """Return the command that plays this contest, where the command line knows both bots."""
        return f"klaf arena {self.game} --bots {','.join(self.bots)} --games {self.games} --seed {SEED}"


def steps() -> list[Pairing]:
    """List every step of the ladder at every size of table."""
    pairs = list(zip(LEVELS[1:], LEVELS[:-1], strict=True))
    return [Pairing(game, n, *pair) for game, sizes in TABLES.items() for n in sizes for pair in pairs]


def heights() -> list[Pairing]:
    """List what tells how high the ladder is: each kind alone at a table of skilled players."""
    kinds = ("random", "master", CLAIRVOYANT)
    return [Pairing(game, n, kind, "skilled") for game, sizes in TABLES.items() for n in sizes for kind in kinds]


def budgets() -> list[Pairing]:
    """List searches of growing size, each alone at a table of skilled players."""
    found = []
    for game in TABLES:
        for iterations in BUDGETS:
            levels.add(klaf.game(game), f"master-{iterations}", "master", iterations=iterations)
            found.append(Pairing(game, 4, f"master-{iterations}", "skilled"))
    return found


def play(pairing: Pairing, threads: int | None) -> dict[str, Any]:
    """Play a contest, or what is missing of it, and return its result."""
    contest = Contest.of(pairing.game, pairing.bots, pairing.games, SEED)
    arena = Arena((contest,), contest.deals)
    name = f"{pairing.game}-{pairing.players}-{pairing.one}-{pairing.others}"
    file = PLAYED / f"{name}.jsonl"
    take_over(file, arena)
    parts = run(arena, file, on_threads(threads), lambda done, of: show(name, done, of))
    ahead = arena.lead(parts, pairing.one, pairing.others)
    wins = arena.answer(parts).lines[0].wins
    print(f"\r{name}: {100 * ahead.mean:+.1f} ± {100 * ahead.margin:.1f}, wins {100 * wins.mean:.1f} %", flush=True)
    return {
        "game": pairing.game,
        "players": pairing.players,
        "one": pairing.one,
        "others": pairing.others,
        "games": arena.games,
        "lead": [ahead.mean, ahead.margin],
        "wins": [wins.mean, wins.margin],
        "command": pairing.command,
        "code": arena.code,
    }


def show(name: str, done: int, of: int) -> None:
    """Show how far a contest is."""
    if sys.stdout.isatty():
        print(f"\r{name}: {done} of {of}", end="", flush=True)


def main() -> int:
    """Play everything, keep the result, write the page; fail when a step is not proved."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=("steps", "heights", "budgets"), action="append")
    parser.add_argument("--game", choices=klaf.games(), action="append", help="leave the others as they are")
    parser.add_argument("--threads", type=int)
    arguments = parser.parse_args()
    PLAYED.mkdir(exist_ok=True)
    result = json.loads(RESULT.read_text(encoding="utf-8")) if RESULT.exists() else {}
    for part, pairings in (("steps", steps()), ("heights", heights()), ("budgets", budgets())):
        if arguments.only and part not in arguments.only:
            continue
        known = {(row["game"], row["players"], row["one"]): row for row in result.get(part, [])}
        for pairing in pairings:
            if not arguments.game or pairing.game in arguments.game:
                known[pairing.game, pairing.players, pairing.one] = play(pairing, arguments.threads)
                rows = [known[key] for p in pairings if (key := (p.game, p.players, p.one)) in known]
                result[part] = rows
                RESULT.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    from bench.ladder_page import write_page

    write_page(result)
    unproved = [row["command"] for row in result.get("steps", []) if row["lead"][0] <= row["lead"][1]]
    for command in unproved:
        print(f"not proved: {command}", file=sys.stderr)
    return 1 if unproved else 0


if __name__ == "__main__":
    sys.exit(main())
