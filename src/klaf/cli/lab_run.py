"""Runs ``klaf lab``: reads the flags, plays the study, and prints or writes its answer."""

import json
import shlex
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from klaf import __version__
from klaf.cli.files import bad_file, check_files_differ
from klaf.cli.interrupt import STATUS, raise_on_interrupt
from klaf.cli.match_flags import games_of, house_rules, pairs_of, players_of, seed_of, threads_of
from klaf.cli.parse import CommandLineError, Parsed
from klaf.cli.progress import draw
from klaf.engine.errors import UnknownLevel
from klaf.lab.cards import Cards
from klaf.lab.compare import Compare, other_way
from klaf.lab.contest import CLAIRVOYANT, Contest
from klaf.lab.run import Plays, on_threads, run
from klaf.lab.simulate import Simulate
from klaf.lab.skill import Skill
from klaf.lab.study import Study, table_of
from klaf.locale import text

ELSEWHERE = ("keep", "json", "plot", "threads", "cluster", "lang")  # flags that do not change the answer
PICTURES = (".svg", ".png")


def run_lab(parsed: Parsed, lang: str) -> int:
    """Carry a command out and return the exit status."""
    if parsed.command in ("scheduler", "worker"):
        from klaf.cli.lab_cluster import run_scheduler, run_worker

        raise_on_interrupt()
        return (run_scheduler if parsed.command == "scheduler" else run_worker)(parsed, lang)
    study = study_of(parsed)
    raise_on_interrupt()
    return run_study(study, parsed, lang, "lab")


def run_study(study: Study, parsed: Parsed, lang: str, within: str = "") -> int:
    """Play what is still missing of a study, print or write its answer, and return the exit status."""
    plot, where = parsed.flag("plot"), parsed.flag("json")
    check_files_differ(parsed, "keep", "json", "plot")
    _check(plot, where)
    parts = _play(parsed, study, lang)
    if parts is None:
        return STATUS
    answer = study.answer(parts)
    command = command_of(parsed, within)
    document = study.document() | {"klaf": __version__, "command": command} | answer.document()
    print(json.dumps(document, allow_nan=False) if where == "-" else answer.table(lang), flush=True)
    if where is not None and where != "-":
        _write(where, json.dumps(document, indent=1, allow_nan=False) + "\n")
    if plot is not None:
        _write(plot, answer.chart(lang))
    return 0


def _check(plot: str | None, where: str | None) -> None:
    """Check, before any match is played, that the results can be written.

    Raises:
        CommandLineError: a file cannot be written, or is no picture.
        MissingExtra: the package for pixels is not installed.
    """
    if plot is not None and Path(plot).suffix.lower() not in PICTURES:
        raise CommandLineError("lab-bad-plot", file=plot)
    if plot is not None and Path(plot).suffix.lower() == ".png":
        from klaf.engine.packages import require

        require("matplotlib", "lab")
    for file in (file for file in (plot, where) if file is not None and file != "-"):
        path = Path(file)
        there = path.exists()
        try:
            path.open("ab").close()
            if not there:
                path.unlink()
        except OSError as error:
            raise bad_file(file, error) from error


def study_of(parsed: Parsed) -> Study:
    """Read the flags.

    Raises:
        CommandLineError: a flag has no such value.
        KlafError: the matches cannot be set up so.
    """
    if not parsed.argument:
        raise CommandLineError("lab-no-game")
    given = parsed.flag("players")
    games = games_of(parsed.flag("games") or "10000")
    named = [name.strip() for name in (parsed.flag("bots") or "skilled").split(",")]
    players = players_of(given or "4", parsed.argument) if given or len(named) == 1 else len(named)
    bots = named * players if len(named) == 1 else named
    if len(bots) != players:
        raise CommandLineError("arena-bots-per-seat", players=players, bots=len(bots))
    seed = seed_of(parsed.flag("seed") or "1")
    try:
        table = table_of(parsed.argument, bots, seed, parsed.flag("edition"), house_rules(parsed))
        return _study(parsed, table, games)
    except UnknownLevel as error:
        known = f"{error.facts['known']}, {CLAIRVOYANT}"  # whom nobody knows but the laboratory
        raise UnknownLevel(level=error.facts["level"], known=known) from None


def _study(parsed: Parsed, table: Contest, games: int) -> Study:
    if parsed.command == "simulate":
        return Simulate((table,), games)
    if parsed.command == "cards":
        return Cards((table,), games)
    if parsed.command == "compare":
        return _compare(parsed, table, games)
    pairs = pairs_of("--pairs", parsed.flag("pairs") or "casual/beginner,skilled/casual,skilled/random")
    return Skill.of(table, pairs, -(-games // table.players))


def _compare(parsed: Parsed, table: Contest, games: int) -> Compare:
    house, edition = house_rules(parsed, "with"), parsed.flag("with-edition")
    if not house and edition is None:
        raise CommandLineError("lab-nothing-to-compare")
    (pair,) = pairs_of("--pair", parsed.flag("pair") or "skilled/casual", most=1)
    return Compare.of(table, other_way(table, edition, house), pair, games)


def _play(parsed: Parsed, study: Study, lang: str) -> Sequence[Any] | None:
    """Play the study; None if somebody interrupts."""
    keep = parsed.flag("keep")
    started = time.monotonic()
    before: list[int] = []

    def progress(done: int, of: int) -> None:
        before.append(done)
        if sys.stderr.isatty():
            draw(lang, done, of, done - before[0], time.monotonic() - started)

    try:
        return run(study, None if keep is None else Path(keep), _plays(parsed, lang), progress)
    except OSError as error:
        raise bad_file(str(keep), error) from error
    except KeyboardInterrupt:
        print("\n" + text(lang, "lab-stopped-kept" if keep else "lab-stopped", file=keep or ""), file=sys.stderr)
        return None
    finally:
        if sys.stderr.isatty():
            print(file=sys.stderr)


def _plays(parsed: Parsed, lang: str) -> Plays:
    address, threads = parsed.flag("cluster"), threads_of(parsed.flag("threads"))
    if address is None:
        return on_threads(threads)
    from klaf.lab.cluster import on_cluster

    def alone() -> None:
        print("\n" * sys.stderr.isatty() + text(lang, "lab-alone", address=address), file=sys.stderr, flush=True)

    return on_cluster(address, alone)


def command_of(parsed: Parsed, within: str) -> str:
    """Spell the command that gives the same answer on any machine."""
    words = ["klaf", *within.split(), parsed.command, *([parsed.argument] if parsed.argument else [])]
    for name, values in parsed.flags.items():
        if name not in ELSEWHERE:
            words += [word for value in values for word in (f"--{name}", value)]
    return shlex.join(words)


def _write(where: str, what: Any) -> None:
    try:
        if isinstance(what, str):
            Path(where).write_text(what, encoding="utf-8")
        elif where.lower().endswith(".svg"):
            from klaf.lab.chart import svg

            Path(where).write_text(svg(what), encoding="utf-8")
        else:
            from klaf.lab.picture import png

            png(what, Path(where))
    except OSError as error:
        raise bad_file(where, error) from error
