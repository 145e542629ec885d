"""``klaf arena``: bots against bots, and what it shows."""

import json
import sys
import time
from math import inf
from pathlib import Path

from klaf.cli.files import bad_file, check_files_differ
from klaf.cli.interrupt import raise_again
from klaf.cli.match_flags import games_of, house_rules, seed_of, threads_of, whole
from klaf.cli.parse import CommandLineError, Parsed
from klaf.cli.progress import draw
from klaf.lab.arena import play_all
from klaf.lab.contest import CLAIRVOYANT, Contest, Played
from klaf.lab.summary import Summary, sum_up
from klaf.locale import Term, text


def run_arena(parsed: Parsed, lang: str) -> int:
    """Play the contest, or what is missing of it, and print its table."""
    contest = _contest(parsed)
    raise_again()
    keep = parsed.flag("keep")
    threads = threads_of(parsed.flag("threads"))
    where = parsed.flag("json")
    check_files_differ(parsed, "keep", "json")
    if where and where != "-":
        _write(where, "")  # a file that cannot be written is better noticed before hours of play
    played = _play(contest, None if keep is None else Path(keep), threads, lang)
    summary = sum_up(contest, played)
    if where == "-":
        print(json.dumps(summary.document(), allow_nan=False))
        return 0
    if where:
        _write(where, json.dumps(summary.document(), indent=1, allow_nan=False) + "\n")
    print(table(summary, lang))
    return 0


def _play(contest: Contest, keep: Path | None, threads: int | None, lang: str) -> list[Played]:
    """Play with a bar on the terminal that tells how long it still takes."""
    started = time.monotonic()
    kept: list[int] = []

    def progress(done: int, of: int) -> None:
        kept.append(done)
        if sys.stderr.isatty():
            draw(lang, done, of, done - kept[0], time.monotonic() - started)

    try:
        return play_all(contest, keep, threads, progress)
    except OSError as error:
        if keep is None:
            raise
        raise bad_file(str(keep), error) from error
    finally:
        if sys.stderr.isatty():
            print(file=sys.stderr)


def _write(where: str, words: str) -> None:
    try:
        with Path(where).open("w" if words else "a", encoding="utf-8") as file:
            file.write(words)
    except OSError as error:
        raise bad_file(where, error) from error


def _contest(parsed: Parsed) -> Contest:
    named = parsed.flag("bots")
    named = "master,skilled,casual,beginner" if named is None else named
    bots = tuple(name.strip() for name in named.split(","))
    if CLAIRVOYANT in bots:
        raise CommandLineError("arena-no-clairvoyant", name=CLAIRVOYANT)
    players = parsed.flag("players")
    if players is not None and whole("--players", players) != len(bots):
        raise CommandLineError("arena-bots-per-seat", players=players, bots=len(bots))
    games = games_of(parsed.flag("games") or "1000")
    seed = seed_of(parsed.flag("seed") or "1")
    return Contest.of(parsed.argument or "taki", bots, games, seed, parsed.flag("edition"), house_rules(parsed))


def table(summary: Summary, lang: str) -> str:
    """Lay the result out for a terminal: a line for each kind of bot."""
    title = text(
        lang,
        "arena-title",
        game=Term(summary.contest.game, f"game-{summary.contest.game}"),
        players=summary.contest.players,
        games=summary.games,
        moves=f"{summary.moves:.0f}",
    )
    heads = [text(lang, f"arena-{name}") for name in ("bot", "seats", "wins", "margin", "place", "rating")]
    rows = [
        [
            text(lang, f"level-{line.bot}"),
            str(line.seats),
            f"{100 * line.wins.mean:.2f}",
            "–" if line.wins.margin == inf else f"± {100 * line.wins.margin:.2f}",
            f"{line.place:.2f}",
            f"{line.rating:.1f} ± {2 * line.doubt:.1f}",
        ]
        for line in summary.lines
    ]
    widths = [max(len(row[k]) for row in [heads, *rows]) for k in range(len(heads))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in [heads, *rows]]
    return "\n".join([title, "", *(line.rstrip() for line in lines)])
