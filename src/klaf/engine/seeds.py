"""Seeds and keys: all chance in a match comes from one 256-bit key."""

import hashlib
import re
import secrets

import numpy as np

from klaf.engine.errors import BadSeed, excerpt
from klaf.engine.layout import Array
from klaf.engine.numbers import whole_number

Seed = int | str | None


def key_from(seed: Seed) -> Array:
    """Make the eight key words from a seed.

    A seed is a whole number below 2²⁵⁶, 64 hex digits, or None for the system's randomness.

    Raises:
        BadSeed: it is none of these.
    """
    if seed is None:
        return key_words(secrets.token_bytes(32))
    number = whole_number(seed)
    if number is not None:
        if not 0 <= number < 1 << 256:
            raise BadSeed(value=excerpt(number))
        return key_words(hashlib.sha256(f"klaf seed {number}".encode()).digest())
    if isinstance(seed, str) and re.fullmatch("[0-9a-f]{64}", seed):
        return key_words(bytes.fromhex(seed))
    raise BadSeed(value=excerpt(seed))


def key_words(data: bytes) -> Array:
    """Read 32 bytes as eight little-endian words, as ChaCha does."""
    return np.frombuffer(data, "<u4").astype(np.uint32)


def key_text(words: Array) -> str:
    """Spell a key as 64 hex digits."""
    return words.astype("<u4").tobytes().hex()
