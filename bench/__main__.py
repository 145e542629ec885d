"""Time klaf against other engines, in one run: ``make bench``.

Prints a table, keeps it in ``bench/results.md``, and fails when a limit is missed.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from pathlib import Path
from statistics import median

import klaf
from bench import bot_rates, env_rates, klaf_rates, peers
from bench.report import Row, at_least, at_most, table, verdict, within
from bench.timing import contest, ratio

RESULTS = Path(__file__).parent / "results.md"
GPU_MARK = "## On a GPU"
SERVER_MARK = "<!-- made by make bench-server -->"


def of_taki(rounds: int) -> list[Row]:
    """Measure TAKI against all peers, driven in every way there is."""
    both = klaf_rates.TwoProcesses("taki")
    contestants = {
        "native": peers.open_spiel_native(),
        "one": klaf_rates.random_matches("taki"),
        "two": klaf_rates.random_matches("taki", threads=2),
        "both": both.contestant(),
        "python": peers.open_spiel_python(),
        "driven": klaf_rates.from_python("taki"),
        "events": klaf_rates.with_events("taki"),
        "uno": peers.rlcard_uno(),
    }
    rates = dict(zip(contestants, contest(list(contestants.values()), rounds), strict=True))
    both.end()
    cpu = {name: [rate.per_cpu_second for rate in found] for name, found in rates.items()}
    clock = {name: [rate.per_second for rate in found] for name, found in rates.items()}
    machine = min(2.0, ratio(clock["both"], clock["one"]))
    first, later = klaf_rates.first_move("taki")
    return [
        Row("OpenSpiel crazy_eights, 4 players, C++ `evaluate_bots`", million(cpu["native"])),
        Row("OpenSpiel crazy_eights, 4 players, from Python", million(cpu["python"])),
        Row("RLCard uno, `env.run`", million(cpu["uno"])),
        Row("TAKI, 4 players, random matches, one thread", million(cpu["one"])),
        Row("TAKI, two threads", million(clock["two"])),
        Row("TAKI, move by move from Python (`Stepper`)", million(cpu["driven"])),
        Row("TAKI, `Match.play` with text, checks and events", million(cpu["events"]), "aim 0.1 M"),
        at_least("TAKI against OpenSpiel C++, per CPU-second", ratio(cpu["one"], cpu["native"]), 5),
        at_least("TAKI against RLCard, per CPU-second", ratio(cpu["one"], cpu["uno"]), 300),
        Row("two processes against one, by the clock: what this machine gives", f"{machine:.2f}×"),
        at_least("two threads against one, by the clock", ratio(clock["two"], clock["one"]), 0.85 * machine),
        at_least("from Python, TAKI against OpenSpiel", ratio(cpu["driven"], cpu["python"]), 3),
        at_most("first compile of TAKI, to the first move", first, 20),
        at_most("from the cache, start of Python to the first move", later, 1),
        at_most("`klaf --help`", klaf_rates.help_seconds(), 0.3),
    ]


def of_game(game: str, name: str, rounds: int) -> list[Row]:
    """Measure a game, called so in the table, against OpenSpiel."""
    native, one = contest([peers.open_spiel_native(), klaf_rates.random_matches(game)], rounds)
    cpu = [rate.per_cpu_second for rate in one]
    against = ratio(cpu, [rate.per_cpu_second for rate in native])
    first, _ = klaf_rates.first_move(game)
    return [
        Row(f"{name}, 4 players, random matches, one thread", million(cpu)),
        at_least(f"{name} against OpenSpiel C++, per CPU-second", against, 5),
        at_most(f"first compile of {name}, to the first move", first, 20),
    ]


def of_bots(game: str, name: str, rounds: int) -> list[Row]:
    """Measure the bots of a game: playouts of the search, the rule of thumb, and how long Master thinks."""
    raw, by_chance, searching, thumb = contest(
        [
            bot_rates.raw_playouts(game),
            bot_rates.search_playouts(game, by_chance=True),
            bot_rates.search_playouts(game, by_chance=False),
            bot_rates.by_thumb(game),
        ],
        rounds,
    )
    cpu = [[rate.per_cpu_second for rate in rates] for rates in (raw, by_chance, searching, thumb)]
    rows = [
        Row(f"{name}, deals played out at random, one thread", thousand(cpu[0])),
        Row(f"{name}, search with random playouts, one thread", thousand(cpu[1])),
        at_least(f"{name}, search with random playouts against raw ones", ratio(cpu[1], cpu[0]), 0.6),
        Row(f"{name}, search with the rule of thumb, to the end of the deal", thousand(cpu[2])),
        within(f"{name}, a move by rule of thumb", 1e6 / median(cpu[3]), "µs", 50),
    ]
    rulebook = klaf.game(game).rulebook
    for players in (rulebook.fewest, 4, rulebook.most):
        spent = bot_rates.thinking(game, "master", players, matches=1 if game != "taki" else 4)
        rows.append(within(f"{name}, Master at a table of {players}, on average", 1e3 * spent.mean, "ms", 20))
        rows.append(within(f"{name}, Master at a table of {players}, at worst", 1e3 * spent.worst, "ms", 300))
    return rows


def of_envs(names: dict[str, str], rounds: int) -> list[Row]:
    """Measure environments that show at every step what a player observes and may do, beside RLCard's and pgx's."""
    threads = os.cpu_count() or 1
    many = env_rates.ManyProcesses("taki", threads)
    contestants = {
        "uno": env_rates.rlcard_uno(),
        "mahjong": env_rates.pgx_mahjong(),
        "alone": env_rates.environment_alone("taki"),
        "all": env_rates.environment_alone("taki", threads),
        "many": many.contestant(),
    }
    contestants |= {game: env_rates.vector(game) for game in names}
    rates = dict(zip(contestants, contest(list(contestants.values()), rounds), strict=True))
    many.end()
    cpu = {name: [rate.per_cpu_second for rate in found] for name, found in rates.items()}
    clock = {name: [rate.per_second for rate in found] for name, found in rates.items()}
    chosen = "observation, legal actions and random choice"
    rows = [
        Row(f"RLCard uno, `env.step`, {chosen}", million(cpu["uno"])),
        Row(f"pgx {env_rates.PGX}, {env_rates.TABLES} tables in one program of XLA, {chosen}", million(cpu["mahjong"])),
    ]
    for game, name in names.items():
        rows.append(Row(f"{name}, 4 players, `VectorEnv`, {chosen}, one thread", million(cpu[game])))
    alone = median(cpu["alone"]) / 1e6
    machine = min(float(threads), ratio(clock["many"], clock["alone"]))
    return [
        *rows,
        Row("TAKI, 4 players, `VectorEnv` alone, one thread", million(cpu["alone"]), "≥ 2 M moves/s", alone >= 2),
        Row(f"the same, {threads} threads, by the clock", million(clock["all"])),
        Row(f"the same in {threads} processes against one, by the clock: what this machine gives", f"{machine:.2f}×"),
        at_least(f"{threads} threads against one, by the clock", ratio(clock["all"], clock["alone"]), 0.85 * machine),
        Row("TAKI `VectorEnv` against RLCard's environment, per CPU-second", f"{ratio(cpu['taki'], cpu['uno']):.1f}×"),
        Row("TAKI `VectorEnv` against pgx's environment, per CPU-second", f"{ratio(cpu['taki'], cpu['mahjong']):.1f}×"),
    ]


def thousand(rates: list[float]) -> str:
    """Spell the middle one of some rates of playouts."""
    return f"{median(rates) / 1e3:.1f} k playouts/s"


def million(rates: list[float]) -> str:
    """Spell the middle one of some rates."""
    return f"{median(rates) / 1e6:.3f} M moves/s"


def write(rows: list[Row]) -> str:
    """Keep the table in the results, leaving the parts about GPUs and live tables as they are."""
    found = table(rows)
    machine = f"{os.cpu_count()} cores, {platform.machine()}, {platform.system()}, Python {platform.python_version()}"
    parts = [
        "# What klaf's speed is",
        "Made by `make bench`; moves are player decisions: chance, and windows in which a seat can only pass, "
        "count on neither side. Peers are measured in the same run, in short windows by turns; a rate is the median of "
        "its windows, a ratio the median over the rounds of two windows side by side. Two threads are held to 85 % of "
        "what two processes reach, which is 1.7 where two cores are twice as fast as one."
        f"\n\nMachine: {machine}.",
        found,
    ]
    old = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else ""
    others = [old.index(mark) for mark in (GPU_MARK, SERVER_MARK) if mark in old]
    if others:
        parts.append(old[min(others) :].rstrip())
    RESULTS.write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    return found


def main() -> int:
    """Measure, print, keep; fail when a limit is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=60, help="how often to measure each rate")
    rounds = parser.parse_args().rounds
    names = {"taki": "TAKI", "eight": "Eight and a half", "tuki": "Tuki Tuki"}
    rows = of_taki(rounds)
    for game in ("eight", "tuki"):
        rows += of_game(game, names[game], rounds)
    for game, name in names.items():
        rows += of_bots(game, name, max(1, rounds // 3))
    rows += of_envs(names, rounds)
    print(write(rows))
    return verdict(rows)


if __name__ == "__main__":
    sys.exit(main())
