"""Flags that set a match up, read alike by every command that has them."""

from klaf.cli.parse import CommandLineError, Parsed


def whole(name: str, value: str) -> int:
    """Read a whole number.

    Raises:
        CommandLineError: it is none.
    """
    if not (value.isascii() and value.isdigit() and len(value) < 10):
        raise CommandLineError("cli-bad-number", name=name, value=value)
    return int(value)


def house_rules(parsed: Parsed, flag: str = "rule") -> dict[str, str]:
    """Read the house rules of a flag, each name=value.

    Raises:
        CommandLineError: one is not.
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
