"""The commands of klaf, their flags, and the functions that carry them out."""

import os
import sys
from collections.abc import Sequence

from klaf.cli.interrupt import STATUS
from klaf.cli.parse import CommandLineError, Flag, Parsed, Program
from klaf.locale import LANGUAGES, reader_language, text

PROGRAM = Program(
    {
        "play": (
            "cli-play",
            ("game", "cli-play-game"),
            (
                Flag("players", "cli-play-players", default="4"),
                Flag("bots", "cli-play-bots"),
                Flag("edition", "cli-play-edition"),
                Flag("seed", "cli-play-seed"),
                Flag("rule", "cli-play-rule", many=True),
                Flag("lang", "cli-lang"),
            ),
        ),
        "arena": (
            "cli-arena",
            ("game", "cli-play-game"),
            (
                Flag("players", "arena-players"),
                Flag("bots", "arena-bots", default="master,skilled,casual,beginner"),
                Flag("games", "arena-games", default="1000"),
                Flag("seed", "arena-seed", default="1"),
                Flag("edition", "cli-play-edition"),
                Flag("rule", "cli-play-rule", many=True),
                Flag("keep", "lab-keep"),
                Flag("json", "arena-json"),
                Flag("plot", "lab-plot"),
                Flag("threads", "arena-threads"),
                Flag("cluster", "lab-cluster"),
                Flag("lang", "cli-lang"),
            ),
        ),
        "lab": ("cli-lab", ("command", "lab-command"), (Flag("lang", "cli-lang"),)),
        "serve": (
            "serve-about",
            ("nothing", "serve-argument"),
            (
                Flag("host", "serve-host", default="127.0.0.1", variable="KLAF_HOST"),
                Flag("port", "serve-port", default="8421", variable="KLAF_PORT"),
                Flag("store", "serve-store", default="klaf.db", variable="KLAF_STORE"),
                Flag("new", "serve-new", switch=True),
                Flag("processes", "serve-processes", default="1", variable="KLAF_PROCESSES"),
                Flag("lan", "serve-lan", switch=True, variable="KLAF_LAN"),
                Flag("open", "serve-open", switch=True, variable="KLAF_OPEN"),
                Flag("domain", "serve-domain", many=True, variable="KLAF_DOMAIN"),
                Flag("origin", "serve-origin", many=True, variable="KLAF_ORIGIN"),
                Flag("proxies", "serve-proxies", variable="KLAF_PROXIES"),
                Flag("secure-cookies", "serve-secure-cookies", switch=True, variable="KLAF_SECURE_COOKIES"),
                Flag("keep-days", "serve-keep-days", default="30", variable="KLAF_KEEP_DAYS"),
                Flag("quiet", "serve-quiet", switch=True, variable="KLAF_QUIET"),
                Flag("lang", "cli-lang"),
            ),
        ),
        "admin": ("cli-admin", ("command", "admin-command"), (Flag("lang", "cli-lang"),)),
        "verify": (
            "verify-about",
            ("record", "verify-argument"),
            (
                Flag("share", "verify-share", many=True),
                Flag("commitment", "verify-commitment", many=True),
                Flag("lang", "cli-lang"),
            ),
        ),
        "rules": (
            "cli-rules",
            ("which", "cli-rules-which"),
            (Flag("edition", "cli-play-edition"), Flag("lang", "cli-lang")),
        ),
    }
)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    lang = _language(given)
    os.environ["KLAF_LANG"] = lang  # so that the engine, when it has to compile first, says so in this language
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    try:
        program, words = _program(given)
        parsed = program.parse(words)
        wanted = parsed.flags.get("lang")
        if wanted and wanted[0] not in LANGUAGES:
            raise CommandLineError("cli-bad-lang", value=wanted[0])
        return _run(program, parsed, lang)
    except CommandLineError as error:
        print(error.sentence(lang), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\n" + text(lang, "cli-interrupted"))
        return STATUS
    except BrokenPipeError:
        sys.stderr.close()
        return 1


def _language(arguments: Sequence[str]) -> str:
    """Find the language before parsing, so that even errors in the command line are in that language."""
    for i, argument in enumerate(arguments):
        value = argument[len("--lang=") :] if argument.startswith("--lang=") else ""
        if argument == "--lang" and i + 1 < len(arguments):
            value = arguments[i + 1]
        if value in LANGUAGES:
            return value
    return reader_language()


def _program(arguments: list[str]) -> tuple[Program, list[str]]:
    """Return the program that the line is for (``klaf``, or a command with commands of its own) and its arguments."""
    for i, argument in enumerate(arguments):
        if not argument.startswith("-") and (i == 0 or arguments[i - 1] != "--lang"):
            rest = arguments[:i] + arguments[i + 1 :]
            if argument == "lab":
                from klaf.cli.lab import LAB

                return LAB, rest
            if argument == "admin":
                from klaf.cli.admin.program import ADMIN

                return ADMIN, rest
            break
    return PROGRAM, arguments


def _run(program: Program, parsed: Parsed, lang: str) -> int:
    if parsed.wants_version:
        from klaf import __version__

        print(f"klaf {__version__}")
        return 0
    if parsed.wants_help or (program.within and not parsed.command):
        from klaf.games import games

        print(program.help(parsed.command, lang, games=", ".join(games())))
        return 0
    from klaf.engine.errors import KlafError

    try:
        if program.within == "admin ":
            from klaf.cli.admin.run import run_admin

            return run_admin(parsed, lang)
        if program.within:
            from klaf.cli.lab_run import run_lab

            return run_lab(parsed, lang)
        if parsed.command == "play":
            from klaf.cli.play import run_play

            return run_play(parsed, lang)
        if parsed.command == "arena":
            from klaf.cli.arena import run_arena

            return run_arena(parsed, lang)
        if parsed.command == "serve":
            from klaf.cli.serve import run_serve

            return run_serve(parsed, lang)
        if parsed.command == "verify":
            from klaf.cli.verify import run_verify

            return run_verify(parsed, lang)
        from klaf.cli.rules import run_rules

        return run_rules(parsed, lang)
    except KlafError as error:
        print(error.sentence(lang), file=sys.stderr)
        return 2
