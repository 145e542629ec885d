"""Flags that set a match up, shared by several commands."""

from klaf.cli.parse import CommandLineError, Parsed

MOST_GAMES = 10**15  # more than any machine plays; the numbers of all their deals are machine words
MOST_PORT = 65535
MOST_THREADS = 4096
SHOWN = 40  # characters of a wrong number that the error repeats


def whole(name: str, value: str, least: int = 0, most: int = 999_999_999) -> int:
    """Read a whole number.

    Raises:
        CommandLineError: it is no whole number, or out of bounds.
    """
    if not (value.isascii() and value.isdigit()):
        raise CommandLineError("cli-bad-number", name=name, value=value)
    digits = value.lstrip("0") or "0"
    if len(digits) > len(str(most)) or not least <= int(digits) <= most:
        shown = value if len(value) <= SHOWN else value[:SHOWN] + "…"
        raise CommandLineError("cli-number-bounds", name=name, value=shown, least=str(least), most=str(most))
    return int(digits)


def games_of(value: str) -> int:
    """Read how many matches are to be played.

    Raises:
        CommandLineError: that is no number of matches.
    """
    return whole("--games", value, most=MOST_GAMES)


def threads_of(value: str | None) -> int | None:
    """Read how many threads are to be used; None if the line does not say.

    Raises:
        CommandLineError: that is no number of threads.
    """
    return whole("--threads", value, 1, MOST_THREADS) if value else None


def players_of(value: str, game: str) -> int:
    """Read how many play a game.

    Raises:
        CommandLineError: it is no number.
        UnknownGame, BadPlayers: there is no such game, or so many cannot play it.
    """
    from klaf.games import game as find_game

    number = whole("--players", value)
    find_game(game).rulebook.encode(number, None, {})
    return number


def house_rules(parsed: Parsed, flag: str = "rule") -> dict[str, str]:
    """Read the house rules of a flag, each name=value.

    Raises:
        CommandLineError: one is not written so.
    """
    house: dict[str, str] = {}
    for rule in parsed.flags.get(flag, []):
        name, equals, value = rule.partition("=")
        if not equals:
            raise CommandLineError("cli-bad-rule", value=rule)
        house[name] = value
    return house


def seed_of(seed: str | None) -> int | str | None:
    """Read a seed: digits are a whole number, anything else is left to the engine to judge."""
    return int(seed) if seed is not None and seed.isascii() and seed.isdigit() and len(seed) < 64 else seed


def pairs_of(name: str, value: str, most: int | None = None) -> list[tuple[str, str]]:
    """Read pairs of bots, better/worse, with commas between them.

    Raises:
        CommandLineError: one is no pair, or there are too many.
    """
    pairs: list[tuple[str, str]] = []
    for pair in value.split(","):
        better, slash, worse = (part.strip() for part in pair.partition("/"))
        if not (better and slash and worse):
            raise CommandLineError("lab-bad-pair", name=name, value=value)
        pairs.append((better, worse))
    if most is not None and len(pairs) > most:
        raise CommandLineError("lab-bad-pair", name=name, value=value)
    return pairs
