"""``klaf arena``: bots against bots."""

from klaf.cli.interrupt import raise_on_interrupt
from klaf.cli.lab_run import run_study
from klaf.cli.match_flags import games_of, house_rules, seed_of, whole
from klaf.cli.parse import CommandLineError, Parsed
from klaf.games import games as all_games
from klaf.lab.arena import Arena
from klaf.lab.contest import CLAIRVOYANT, Contest


def run_arena(parsed: Parsed, lang: str) -> int:
    """Play the contest, or the rest of an interrupted one, and print its table."""
    study = study_of(parsed)
    raise_on_interrupt()
    return run_study(study, parsed, lang)


def study_of(parsed: Parsed) -> Arena:
    """Read the flags.

    Raises:
        CommandLineError: a flag has no such value.
        KlafError: the matches cannot be set up so.
    """
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
    game = parsed.argument or all_games()[0]
    contest = Contest.of(game, bots, games, seed, parsed.flag("edition"), house_rules(parsed))
    return Arena((contest,), contest.deals)
