"""``klaf verify``: check that a live match was shuffled as promised and played by the rules."""

from pathlib import Path

import klaf
from klaf.cli.parse import CommandLineError, Parsed
from klaf.locale import text
from klaf.wire.fairness import flaws, misused, proof_lines, read_proof


def run_verify(parsed: Parsed, lang: str) -> int:
    """Check a record; return 0 if its proof holds, else 1."""
    if not parsed.argument:
        raise CommandLineError("verify-no-record")
    try:
        record = Path(parsed.argument).read_text(encoding="utf-8")
    except (OSError, UnicodeError):
        raise CommandLineError("verify-no-file", file=parsed.argument) from None
    given: dict[int, list[str]] = {}
    for seat, share in map(_share, parsed.flags.get("share", [])):
        given.setdefault(seat, []).append(share)
    shown = parsed.flags.get("commitment", [])
    match = klaf.load(record)  # plays every move; says what is wrong
    moves = len(match.played)
    lines = proof_lines(record)
    if not lines:
        if given or shown:
            return _fail(lang, "verify-no-proof")
        print(text(lang, "verify-good-unproved", moves=moves))
        return 0
    if "key" not in lines:
        return _fail(lang, "verify-damaged", line="key")
    try:
        rounds = read_proof(lines, match.players)
    except ValueError as error:
        return _fail(lang, "verify-damaged", line=str(error))
    for found in flaws(rounds, lines["key"]):
        return _fail(lang, found.message, seat=found.seat)
    if not set(shown) <= {one.bound for one in rounds}:
        return _fail(lang, "verify-other-commitment")
    for found in misused(given, rounds):
        return _fail(lang, found.message, seat=found.seat)
    for one in rounds[:-1]:
        named = " ".join(map(str, one.refused))
        print(text(lang, "verify-redealt" if named else "verify-restarted", seats=named))
    print(text(lang, "verify-good", moves=moves))
    return 0


def _share(value: str) -> tuple[int, str]:
    seat, _, share = value.partition(":")
    if not (seat.isascii() and seat.isdigit() and len(seat) < 3 and len(share) == 64):
        raise CommandLineError("verify-bad-share", value=value)
    return int(seat), share.lower()


def _fail(lang: str, message: str, **facts: str | int) -> int:
    print(text(lang, message, **facts))
    return 1
