"""Randomness as data: ChaCha20 (RFC 8439) under a 256-bit key for the truth, sfc32 for simulations.

Every shuffle and drawing of lots of a match takes its own numbered nonce, so that each can be recomputed
alone from the key. ``docs/notation.md`` fixes seed, key, draws and shuffle, with test vectors.
"""

from typing import Any

import numpy as np

from klaf.engine.compiling.compile import compile_module
from klaf.engine.layout import Array, MatchState

M32 = 0xFFFFFFFF
TWO32 = np.int64(1 << 32)


def _plus(a: Any, b: Any) -> Any:
    return np.uint32((np.int64(a) + np.int64(b)) & M32)


def _odd_ones(n: Any) -> Any:
    """Count the words that are left over when all are dealt out n at a time: 2³² modulo n.

    In 32 bits: a GPU's assembler made wrong code of a 64-bit remainder in the longest kernels.
    """
    return np.int64(np.uint32(TWO32 - n) % np.uint32(n))


def _rotated(x: Any, n: int) -> Any:
    wide = np.int64(x)
    return np.uint32(((wide << n) | (wide >> (32 - n))) & M32)


def _quarter(a: Any, b: Any, c: Any, d: Any) -> tuple[Any, Any, Any, Any]:
    a = _plus(a, b)
    d = _rotated(d ^ a, 16)
    c = _plus(c, d)
    b = _rotated(b ^ c, 12)
    a = _plus(a, b)
    d = _rotated(d ^ a, 8)
    c = _plus(c, d)
    b = _rotated(b ^ c, 7)
    return a, b, c, d


def chacha_block(key: Array, counter: Any, n0: Any, n1: Any, n2: Any, out: Array) -> None:
    """Write the 16 words of one ChaCha20 block: eight key words, a block counter, three nonce words."""
    c0, c1 = np.uint32(0x61707865), np.uint32(0x3320646E)
    c2, c3 = np.uint32(0x79622D32), np.uint32(0x6B206574)
    counter, n0, n1, n2 = np.uint32(counter), np.uint32(n0), np.uint32(n1), np.uint32(n2)
    k0, k1, k2, k3 = key[0], key[1], key[2], key[3]
    k4, k5, k6, k7 = key[4], key[5], key[6], key[7]
    x0, x1, x2, x3 = c0, c1, c2, c3
    x4, x5, x6, x7 = k0, k1, k2, k3
    x8, x9, x10, x11 = k4, k5, k6, k7
    x12, x13, x14, x15 = counter, n0, n1, n2
    for _ in range(10):
        x0, x4, x8, x12 = _quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = _quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = _quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = _quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = _quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = _quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = _quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = _quarter(x3, x4, x9, x14)
    out[0], out[1], out[2], out[3] = _plus(x0, c0), _plus(x1, c1), _plus(x2, c2), _plus(x3, c3)
    out[4], out[5], out[6], out[7] = _plus(x4, k0), _plus(x5, k1), _plus(x6, k2), _plus(x7, k3)
    out[8], out[9], out[10], out[11] = _plus(x8, k4), _plus(x9, k5), _plus(x10, k6), _plus(x11, k7)
    out[12], out[13] = _plus(x12, counter), _plus(x13, n0)
    out[14], out[15] = _plus(x14, n1), _plus(x15, n2)


def shuffle(s: MatchState, cards: Array, n: int) -> None:
    """Shuffle the first n cards in place: Fisher and Yates from the top, with the match's next nonce.

    One word of the stream gives three draws (Brackett-Rozinsky and Lemire): what a draw leaves of it is the next
    one's. The last cards take the draws of theirs that are left.
    """
    number = s.shuffles
    s.shuffles += 1
    counter, at = 0, 16
    i = n - 1
    while i > 0:
        if at == 16:
            chacha_block(s.key, counter, number, 0, 0, s.block)
            counter += 1
            at = 0
        second, third = max(i, 1), max(i - 1, 1)  # how many cards the next two draws are among
        product = np.int64(s.block[at]) * (i + 1)
        at += 1
        j = product >> 32
        product = (product & M32) * second
        k = product >> 32
        product = (product & M32) * third
        low = product & M32
        among = (i + 1) * second * third
        if low < among and low < _odd_ones(among):  # else the draws would favour some cards: take others
            continue
        swap(cards, i, j)
        if i > 1:
            swap(cards, i - 1, k)
        if i > 2:
            swap(cards, i - 2, product >> 32)
        i -= 3
    wipe(s.block)


def swap(cards: Array, i: int, j: Any) -> None:
    """Let two cards change places."""
    card = cards[i]
    cards[i] = cards[j]
    cards[j] = card


def lot(s: MatchState, n: int) -> int:
    """Draw one of 0 … n - 1, all equally likely, with the match's next nonce."""
    number = s.shuffles
    s.shuffles += 1
    counter, at = 0, 16
    while True:
        if at == 16:
            chacha_block(s.key, counter, number, 0, 0, s.block)
            counter += 1
            at = 0
        product = np.int64(s.block[at]) * n
        at += 1
        if product & M32 >= _odd_ones(n):
            break
    wipe(s.block)
    return product >> 32  # type: ignore[return-value]


def wipe(block: Array) -> None:
    """Leave nothing of the stream behind."""
    for k in range(16):
        block[k] = 0


def rng_word(rng: Array) -> int:
    """Step the simulation generator (sfc32, its four words in int64) and give 32 random bits."""
    a, b, c, counter = rng[0], rng[1], rng[2], rng[3]
    word = (a + b + counter) & M32
    rng[3] = (counter + 1) & M32
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & M32
    rng[2] = ((((c << 21) | (c >> 11)) & M32) + word) & M32
    return word  # type: ignore[no-any-return]


def rng_below(rng: Array, n: int) -> int:
    """Draw one of 0 … n - 1, all equally likely, from the simulation generator."""
    while True:
        product = rng_word(rng) * n
        low = product & M32
        if low >= n or low >= _odd_ones(n):
            return product >> 32


def rng_shuffle(cards: Array, n: int, rng: Array) -> None:
    """Shuffle the first n cards in place with the simulation generator."""
    for i in range(n - 1, 0, -1):
        j = rng_below(rng, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


def rng_key(rng: Array, key: Array) -> None:
    """Write a random key, for a world that goes on by itself."""
    for k in range(8):
        key[k] = rng_word(rng)


def rng_start(rng: Array, key: Array, number: int) -> None:
    """Start the simulation generator number ``number`` of a key: each number its own stream."""
    rng[0] = key[0] ^ key[4] ^ key[7]
    rng[1] = key[1] ^ key[5] ^ (number >> 32)
    rng[2] = key[2] ^ key[6] ^ (number & M32)
    rng[3] = key[3]
    for _ in range(16):  # until every bit has reached every other
        rng_word(rng)


def derive_key(s: MatchState, key: Array, number: int) -> None:
    """Write into a match the key that number ``number`` of a batch has."""
    for k in range(8):
        s.key[k] = key[k]
    chacha_block(s.key, 0, number & M32, number >> 32, 0x68637462, s.block)  # 'btch' keeps clear of every shuffle
    for k in range(8):
        s.key[k] = s.block[k]
    wipe(s.block)


compile_module(__name__)
