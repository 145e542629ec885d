"""The shuffle that nobody can choose: the server commits to a secret, every person adds a share, one hash is the key.

Before the deal the server publishes ``commitment(secret)``. Each person's client then adds 32 random bytes. The key of
the match is ``match_key(secret, shares)``; the secret is published when the match is over.
"""

import hashlib
from collections.abc import Mapping, Sequence

BYTES = 32


def commitment(secret: str) -> str:
    """Bind the server to a secret of 64 hexadecimal digits without telling it."""
    return hashlib.sha256(b"klaf commit " + bytes.fromhex(secret)).hexdigest()


def match_key(secret: str, shares: Sequence[str | None]) -> str:
    """Make a match's key of the server's secret and the seats' shares, in seat order; None: that seat gave none."""
    digest = hashlib.sha256(b"klaf key " + bytes.fromhex(secret))
    for seat, share in enumerate(shares):
        if share is not None:
            digest.update(bytes([seat]) + bytes.fromhex(share))
    return digest.hexdigest()


def spell_shares(shares: Sequence[str | None]) -> str:
    """Spell the shares as a record does: seat, colon, share, apart by spaces."""
    return " ".join(f"{seat}:{share}" for seat, share in enumerate(shares) if share is not None)


def read_shares(spelled: str, players: int) -> list[str | None]:
    """Read the shares of a record's line.

    Raises:
        ValueError: it is damaged.
    """
    shares: dict[int, str] = {}
    for word in spelled.split():
        seat, _, share = word.partition(":")
        if len(bytes.fromhex(share)) != BYTES or int(seat) in shares or not 0 <= int(seat) < players:
            raise ValueError(word)
        shares[int(seat)] = share
    return [shares.get(seat) for seat in range(players)]


def same_shares(given: Mapping[int, str], used: Sequence[str | None]) -> list[int]:
    """List the seats whose share, as its owner remembers it, is not the one that was used."""
    return [seat for seat, share in given.items() if seat >= len(used) or used[seat] != share]
