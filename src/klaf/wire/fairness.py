"""The fair shuffle: everybody commits to a number before anybody's number is known, so nobody can choose the deal.

A deal is prepared in rounds. In each, the server publishes the commitment to its secret; every person's client then
publishes one to its share, 32 random bytes; when the round is sealed, the shares are revealed. The key of the match is
``match_key(secret, shares)``. A seat that does not reveal its share is named, and a new round of fresh numbers begins
without it. The record of the finished match proves all its rounds.
"""

import hashlib
import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct

from klaf.engine.record_text import PROOF

BYTES = 32
Shares = tuple[str | None, ...]  # by seat


class Round(Struct, frozen=True, omit_defaults=True):
    """The numbers of one round: the server's commitment and secret, the seats' commitments and revealed shares.

    ``refused`` names the seats for whose silence the round was given up. A round without them that is not the last was
    given up by the server, which was stopped.
    """

    bound: str
    secret: str
    sealed: Shares = ()
    shares: Shares = ()
    refused: tuple[int, ...] = ()


class Flaw(NamedTuple):
    """What does not hold in a proof: a message of the locale files, and the seat that it is about."""

    message: str
    seat: int = 0


def commitment(secret: str) -> str:
    """Return the server's commitment to a secret of 64 hexadecimal digits."""
    return hashlib.sha256(b"klaf commit " + bytes.fromhex(secret)).hexdigest()


def share_commitment(shuffle: str, seat: int, share: str) -> str:
    """Return a seat's commitment to its share, in the round of the server's commitment ``shuffle``."""
    return hashlib.sha256(b"klaf share " + bytes.fromhex(shuffle) + bytes([seat]) + bytes.fromhex(share)).hexdigest()


def match_key(secret: str, shares: Sequence[str | None]) -> str:
    """Make a match's key of the server's secret and the seats' shares, in seat order; None: that seat gave none."""
    digest = hashlib.sha256(b"klaf key " + bytes.fromhex(secret))
    for seat, share in enumerate(shares):
        if share is not None:
            digest.update(bytes([seat]) + bytes.fromhex(share))
    return digest.hexdigest()


def silent(one: Round) -> list[int]:
    """List the seats of a round that have committed to a share and have not revealed it."""
    pairs = enumerate(zip(one.sealed, one.shares, strict=True))
    return [seat for seat, (bound, share) in pairs if bound is not None and share is None]


def flaws(rounds: Sequence[Round], key: str) -> list[Flaw]:
    """Check the rounds of a deal, of which the last made the key; return everything that does not hold."""
    found: list[Flaw] = []
    barred: set[int] = set()
    if len({one.secret for one in rounds}) < len(rounds):
        found.append(Flaw("verify-secret-twice"))
    for one in rounds:
        if commitment(one.secret) != one.bound:
            found.append(Flaw("verify-broken-commitment"))
        for seat, (bound, share) in enumerate(zip(one.sealed, one.shares, strict=True)):
            if share is not None and bound != share_commitment(one.bound, seat, share):
                found.append(Flaw("verify-broken-share", seat))
            if bound is not None and seat in barred:
                found.append(Flaw("verify-barred", seat))
        found += [Flaw("verify-named-wrongly", seat) for seat in one.refused if seat not in silent(one)]
        barred.update(one.refused)
    last = rounds[-1]
    found += [Flaw("verify-not-revealed", seat) for seat in silent(last)]
    if match_key(last.secret, last.shares) != key:
        found.append(Flaw("verify-other-key"))
    return found


def misused(given: Mapping[int, Sequence[str]], rounds: Sequence[Round]) -> list[Flaw]:
    """Return what became of shares, as their owners remember them, that were used in no round."""
    used = {(seat, share) for one in rounds for seat, share in enumerate(one.shares)}
    lost = [(seat, share) for seat, shares in given.items() for share in shares if (seat, share) not in used]
    return [_lost(seat, share, rounds) for seat, share in lost]


def _lost(seat: int, share: str, rounds: Sequence[Round]) -> Flaw:
    for one in rounds:
        if seat in one.refused and one.sealed[seat] == share_commitment(one.bound, seat, share):
            return Flaw("verify-said-silent", seat)
    return Flaw("verify-other-share", seat)


# A record has the lines ``commitment``, ``secret``, ``sealed`` and ``shares`` for the round that made the key. Its line
# ``redealt`` has the rounds before that one, with semicolons between them: the same four and the seats that refused.


def spell_shares(shares: Sequence[str | None], between: str = " ") -> str:
    """Write the numbers that seats have: ``SEAT:NUMBER`` for each."""
    return between.join(f"{seat}:{share}" for seat, share in enumerate(shares) if share is not None)


def read_shares(spelled: str, players: int) -> Shares:
    """Read the numbers that seats have, with spaces or commas between them.

    Raises:
        ValueError: the text is damaged.
    """
    shares: dict[int, str] = {}
    for word in re.split("[ ,]", spelled) if spelled else ():
        seat, _, share = word.partition(":")
        if len(bytes.fromhex(share)) != BYTES or int(seat) in shares or not 0 <= int(seat) < players:
            raise ValueError(word)
        shares[int(seat)] = share
    return tuple(shares.get(seat) for seat in range(players))


def spell_proof(rounds: Sequence[Round]) -> list[str]:
    """Write the rounds of a deal as lines of a record."""
    *earlier, last = rounds
    lines = [
        f"commitment: {last.bound}",
        f"secret: {last.secret}",
        f"sealed: {spell_shares(last.sealed)}".rstrip(),
        f"shares: {spell_shares(last.shares)}".rstrip(),
    ]
    return [*lines, f"redealt: {'; '.join(map(_spell_round, earlier))}"] if earlier else lines


def _spell_round(one: Round) -> str:
    parts = (spell_shares(one.sealed, ","), spell_shares(one.shares, ","), ",".join(map(str, one.refused)))
    return " ".join((one.bound, one.secret, *(part or "-" for part in parts)))


def proof_lines(record: str) -> dict[str, str]:
    """Return the lines of a record that prove its shuffle, with the key and players; empty if there is no proof."""
    found = {}
    for line in record.split("\n\n")[0].splitlines():
        name, _, value = line.partition(":")
        if name in ("key", "players", *PROOF):
            found[name] = value.strip()
    return found if found.keys() & PROOF.keys() else {}


def read_proof(lines: Mapping[str, str], players: int) -> tuple[Round, ...]:
    """Read the rounds of a deal from the lines of a record.

    Raises:
        ValueError: a line is missing or damaged; its name is the error's argument.
    """
    rounds = []
    for spelled in lines["redealt"].split("; ") if "redealt" in lines else ():
        words = ["" if word == "-" else word for word in spelled.split(" ")]
        rounds.append(_read_round("redealt", words, players))
    for name in ("commitment", "secret", "sealed", "shares"):
        if name not in lines:
            raise ValueError(name)
    last = [lines["commitment"], lines["secret"], lines["sealed"], lines["shares"], ""]
    return (*rounds, _read_round("shares", last, players))


def _read_round(line: str, words: Sequence[str], players: int) -> Round:
    try:
        bound, secret, sealed, shares, refused = words
        seats = tuple(int(seat) for seat in refused.split(",") if seat)
        if not all(0 <= seat < players for seat in seats) or len(bytes.fromhex(secret)) != BYTES:
            raise ValueError(line)
        return Round(bound, secret, read_shares(sealed, players), read_shares(shares, players), seats)
    except ValueError:
        raise ValueError(line) from None
