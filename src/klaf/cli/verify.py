"""``klaf verify``: check that a live match was shuffled as promised and played by the rules."""

from pathlib import Path

import klaf
from klaf.cli.parse import CommandLineError, Parsed
from klaf.locale import text
from klaf.wire.fairness import commitment, match_key, read_shares, same_shares


def run_verify(parsed: Parsed, lang: str) -> int:
    """Check a record; return 0 if its proof holds, else 1."""
    if not parsed.argument:
        raise CommandLineError("verify-no-record")
    try:
        record = Path(parsed.argument).read_text(encoding="utf-8")
    except (OSError, UnicodeError):
        raise CommandLineError("verify-no-file", file=parsed.argument) from None
    given = dict(_share(value) for value in parsed.flags.get("share", []))
    match = klaf.load(record)  # plays every move; says what is wrong
    moves = len(match.played)
    found = proof(record)
    if not found:
        if given or parsed.flag("commitment"):
            return _fail(lang, "verify-no-proof")
        print(text(lang, "verify-good-unproved", moves=moves))
        return 0
    for line in ("commitment", "secret", "shares", "key"):
        if line not in found:
            return _fail(lang, "verify-damaged", line=line)
    if commitment(found["secret"]) != found["commitment"]:
        return _fail(lang, "verify-broken-commitment")
    if parsed.flag("commitment") not in (None, found["commitment"]):
        return _fail(lang, "verify-other-commitment")
    try:
        shares = read_shares(found["shares"], match.players)
    except ValueError:
        return _fail(lang, "verify-damaged", line="shares")
    for seat in same_shares(given, shares):
        return _fail(lang, "verify-other-share", seat=seat)
    if match_key(found["secret"], shares) != found["key"]:
        return _fail(lang, "verify-other-key")
    print(text(lang, "verify-good", moves=moves))
    return 0


def proof(record: str) -> dict[str, str]:
    """Return the lines of a record that prove its shuffle, with the key; empty if there is no proof."""
    found = {}
    for line in record.split("\n\n")[0].splitlines():
        name, _, value = line.partition(":")
        if name in ("commitment", "secret", "shares", "key"):
            found[name] = value.strip()
    return found if found.keys() & {"commitment", "secret", "shares"} else {}


def _share(value: str) -> tuple[int, str]:
    seat, _, share = value.partition(":")
    if not (seat.isascii() and seat.isdigit() and len(seat) < 3 and len(share) == 64):
        raise CommandLineError("verify-bad-share", value=value)
    return int(seat), share.lower()


def _fail(lang: str, message: str, **facts: str | int) -> int:
    print(text(lang, message, **facts))
    return 1
