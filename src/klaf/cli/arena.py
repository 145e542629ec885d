"""``klaf arena``: bots against bots, and what it shows."""

import json
import sys
import time
from pathlib import Path

from klaf.cli.match_flags import house_rules, seed_of, whole
from klaf.cli.parse import CommandLineError, Parsed
from klaf.cli.progress import draw
from klaf.lab.arena import play_all
from klaf.lab.contest import CLAIRVOYANT, Contest
from klaf.lab.summary import Summary, sum_up
from klaf.locale import Term, text


def run_arena(parsed: Parsed, lang: str) -> int:
    """Play the contest, or what is missing of it, and print its table."""
    contest = _contest(parsed)
    keep = parsed.flag("keep")
    threads = parsed.flag("threads")
    started = time.monotonic()

    def progress(done: int, of: int) -> None:
        if sys.stderr.isatty():
            draw(lang, done, of, done, time.monotonic() - started)

    try:
        played = play_all(
            contest, None if keep is None else Path(keep), whole("--threads", threads) if threads else None, progress
        )
    except OSError as error:
        raise CommandLineError("arena-bad-file", file=str(keep), why=error.strerror or "") from error
    if sys.stderr.isatty():
        print(file=sys.stderr)
    summary = sum_up(contest, played)
    where = parsed.flag("json")
    if where == "-":
        print(json.dumps(summary.document()))
        return 0
    if where:
        try:
            Path(where).write_text(json.dumps(summary.document(), indent=1) + "\n", encoding="utf-8")
        except OSError as error:
            raise CommandLineError("arena-bad-file", file=where, why=error.strerror or "") from error
    print(table(summary, lang))
    return 0


def _contest(parsed: Parsed) -> Contest:
    bots = tuple(name.strip() for name in (parsed.flag("bots") or "master,skilled,casual,beginner").split(","))
    if CLAIRVOYANT in bots:
        raise CommandLineError("arena-no-clairvoyant", name=CLAIRVOYANT)
    players = parsed.flag("players")
    if players is not None and whole("--players", players) != len(bots):
        raise CommandLineError("arena-bots-per-seat", players=players, bots=len(bots))
    games = whole("--games", parsed.flag("games") or "1000")
    seed = seed_of(parsed.flag("seed") or "1")
    return Contest.of(parsed.argument or "taki", bots, games, seed, parsed.flag("edition"), **house_rules(parsed))


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
            f"± {100 * line.wins.margin:.2f}",
            f"{line.place:.2f}",
            f"{line.rating:.1f} ± {2 * line.doubt:.1f}",
        ]
        for line in summary.lines
    ]
    widths = [max(len(row[k]) for row in [heads, *rows]) for k in range(len(heads))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in [heads, *rows]]
    return "\n".join([title, "", *(line.rstrip() for line in lines)])
