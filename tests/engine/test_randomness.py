"""ChaCha20, shuffles, lots and the simulation generator, against references written from their descriptions."""

import hashlib
import math
from collections.abc import Iterator
from itertools import islice, permutations
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import klaf
from klaf import BadSeed
from klaf.engine.layout import Array, blank
from klaf.engine.randomness import (
    chacha_block,
    derive_key,
    lot,
    rng_below,
    rng_key,
    rng_shuffle,
    rng_start,
    rng_word,
    shuffle,
)
from klaf.engine.seeds import key_from, key_text, key_words
from tests.conformance.chance import LIMIT, deviation, deviation_of_orders
from tests.conformance.walk import sized

Words = NDArray[np.uint32]
M32 = 0xFFFFFFFF


def ref_block(key: bytes, counter: int, nonce: bytes) -> list[int]:
    """ChaCha20 as RFC 8439, section 2.3, has it."""
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574]
    start += [int.from_bytes(key[i : i + 4], "little") for i in range(0, 32, 4)]
    start += [counter, *(int.from_bytes(nonce[i : i + 4], "little") for i in range(0, 12, 4))]
    x = list(start)

    def half(a: int, b: int, c: int, turn: int) -> None:
        x[a] = (x[a] + x[b]) & M32
        x[c] ^= x[a]
        x[c] = (x[c] << turn | x[c] >> (32 - turn)) & M32

    columns = [(i, 4 + i, 8 + i, 12 + i) for i in range(4)]
    diagonals = [(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4) for i in range(4)]
    for _ in range(10):
        for a, b, c, d in columns + diagonals:
            half(a, b, d, 16)
            half(c, d, b, 12)
            half(a, b, d, 8)
            half(c, d, b, 7)
    return [(end + begin) & M32 for end, begin in zip(x, start, strict=True)]


def ref_words(key: bytes, number: int) -> Iterator[int]:
    """Return the stream of shuffle or lot ``number``: blocks 0, 1, … under the nonce (number, 0, 0)."""
    counter = 0
    while True:
        yield from ref_block(key, counter, number.to_bytes(4, "little") + bytes(8))
        counter += 1


def ref_below(words: Iterator[int], n: int) -> tuple[int, int]:
    """Draw one of n without favour, after Lemire; tell also how many words were thrown away."""
    thrown = 0
    while True:
        high, low = divmod(next(words) * n, 1 << 32)
        if low >= (1 << 32) % n:
            return high, thrown
        thrown += 1


def ref_shuffle(n: int, key: bytes, number: int) -> tuple[list[int], int]:
    """Shuffle 0 … n - 1 after Fisher and Yates; tell also how many words were thrown away.

    Three draws from one word are one draw among all their combinations.
    """
    words, cards, thrown = ref_words(key, number), list(range(n)), 0
    for top in range(n - 1, 0, -3):
        bounds = [i + 1 for i in range(top, max(top - 3, 0), -1)]
        drawn, more = ref_below(words, math.prod(bounds))
        thrown += more
        for place, bound in enumerate(bounds):
            i, j = top - place, drawn // math.prod(bounds[place + 1 :]) % bound
            cards[i], cards[j] = cards[j], cards[i]
    return cards, thrown


def key_of(seed: int) -> bytes:
    return hashlib.sha256(f"klaf seed {seed}".encode()).digest()


def scratch() -> Words:
    return np.zeros(16, np.uint32)


def state_of(key: bytes, number: int) -> Array:
    """Make a match's state, alone in an array, that has drawn so often already."""
    states = blank(klaf.game("taki").state.dtype, 1)
    states["key"] = key_words(key)
    states["shuffles"] = number
    return states


def block_of(key: bytes, counter: int, nonce: bytes) -> list[int]:
    out = scratch()
    n0, n1, n2 = (int.from_bytes(nonce[i : i + 4], "little") for i in range(0, 12, 4))
    chacha_block(key_words(key), counter, n0, n1, n2, out)
    return [int(word) for word in out]


def shuffled(n: int, key: bytes, number: int, size: int | None = None) -> list[int]:
    """Shuffle the first n of 0, 1, 2, … with shuffle ``number`` of a key."""
    cards = np.arange(n if size is None else size, dtype=np.uint8)
    shuffle(state_of(key, number)[0], cards, n)
    return [int(card) for card in cards]


def drawn(n: int, key: bytes, number: int) -> int:
    """Draw lot ``number`` of a key."""
    return int(lot(state_of(key, number)[0], n))


# RFC 8439: section 2.3.2, then the test vectors of appendix A.1.
VECTORS = {
    "2.3.2": (
        bytes(range(32)),
        1,
        "000000090000004a00000000",
        "e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3"
        "466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2",
    ),
    "A.1 #1": (
        bytes(32),
        0,
        "000000000000000000000000",
        "ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b"
        "7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2",
    ),
    "A.1 #2": (
        bytes(32),
        1,
        "000000000000000000000000",
        "bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32"
        "7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b",
    ),
    "A.1 #3": (
        bytes(31) + b"\1",
        1,
        "000000000000000000000000",
        "2452eb3a 9249f8ec 8d829d9b ddd4ceb1 e8252083 60818b01 f38422b8 5aaa49c9"
        "bb00ca8e da3ba7b4 c4b592d1 fdf2732f 4436274e 2561b3c8 ebdd4aa6 a0136c00",
    ),
    "A.1 #4": (
        b"\0\xff" + bytes(30),
        2,
        "000000000000000000000000",
        "fb4dd572 4bc42ef1 df922636 327f1394 a78dea8f 5e269039 a1bebbc1 caf09aae"
        "a25ab213 48a6b46c 1b9d9bcb 092c5be6 546ca624 1bec45d5 87f47473 96f0992e",
    ),
    "A.1 #5": (
        bytes(32),
        0,
        "000000000000000000000002",
        "374dc6c2 3736d58c b904e24a cd3f93ef 88228b1a 96a4dfb3 5b76ab72 c727ee54"
        "0e0e978a f3145c95 1b748ea8 f786c297 99c28f5f 628314e8 398a19fa 6ded1b53",
    ),
}


@pytest.mark.parametrize(("key", "counter", "nonce", "words"), VECTORS.values(), ids=VECTORS)
def test_chacha_gives_the_blocks_of_the_rfc(key: bytes, counter: int, nonce: str, words: str) -> None:
    spelled = words.replace(" ", "")
    expected = [int(spelled[i : i + 8], 16) for i in range(0, 128, 8)]
    assert block_of(key, counter, bytes.fromhex(nonce)) == expected
    assert ref_block(key, counter, bytes.fromhex(nonce)) == expected


def test_chacha_agrees_with_the_reference_on_any_input() -> None:
    chance = np.random.default_rng(1)
    for _ in range(sized(100, 10)):
        key, nonce = chance.bytes(32), chance.bytes(12)
        counter = int(chance.integers(1 << 32))
        assert block_of(key, counter, nonce) == ref_block(key, counter, nonce)


# The vectors that the notation's documentation shows.
SHUFFLES = {
    (0, 0): [2, 4, 11, 10, 7, 3, 1, 9, 8, 5, 0, 6],
    (0, 1): [9, 4, 8, 11, 2, 1, 6, 3, 10, 0, 7, 5],
    (7, 0): [6, 0, 8, 9, 7, 3, 2, 10, 5, 4, 11, 1],
}
LOTS = {(0, 0, 4): 2, (0, 1, 4): 1, (7, 1, 10): 9}


@pytest.mark.parametrize(("seed", "number"), SHUFFLES, ids=str)
def test_shuffles_match_their_published_vectors(seed: int, number: int) -> None:
    expected = SHUFFLES[seed, number]
    assert ref_shuffle(12, key_of(seed), number)[0] == expected
    assert shuffled(12, key_of(seed), number) == expected


@pytest.mark.parametrize(("seed", "number", "n"), LOTS, ids=str)
def test_lots_match_their_published_vectors(seed: int, number: int, n: int) -> None:
    expected = LOTS[seed, number, n]
    assert ref_below(ref_words(key_of(seed), number), n)[0] == expected
    assert drawn(n, key_of(seed), number) == expected


def test_shuffles_of_any_size_agree_with_the_reference() -> None:
    for number, n in enumerate([0, 1, 2, 3, 16, 17, 18, 52, 116]):
        assert shuffled(n, key_of(n), number) == ref_shuffle(n, key_of(n), number)[0]


def test_a_shuffle_leaves_the_cards_beyond_its_number_alone() -> None:
    assert shuffled(12, key_of(0), 0, size=20) == [*SHUFFLES[0, 0], *range(12, 20)]


def test_a_shuffle_throws_away_the_draws_that_would_favour_a_card() -> None:
    """One shuffle in some hundreds meets such draws; the nonce of this one was searched for."""
    expected, thrown = ref_shuffle(116, key_of(0), 358)
    assert thrown == 1
    assert shuffled(116, key_of(0), 358) == expected


def test_a_lot_throws_away_the_draws_that_would_favour_a_number() -> None:
    n = (1 << 30) + 1  # a quarter of all words are thrown away
    thrown = 0
    for number in range(40):
        expected, more = ref_below(ref_words(key_of(3), number), n)
        assert drawn(n, key_of(3), number) == expected
        thrown += more
    assert thrown > 5


def test_every_shuffle_and_lot_of_a_match_takes_the_next_stream() -> None:
    states = state_of(key_of(0), 5)
    cards = np.arange(12, dtype=np.uint8)
    shuffle(states[0], cards, 12)
    lots = [int(lot(states[0], 1000)) for _ in range(3)]
    assert cards.tolist() == ref_shuffle(12, key_of(0), 5)[0]
    assert lots == [ref_below(ref_words(key_of(0), number), 1000)[0] for number in (6, 7, 8)]
    assert states["shuffles"][0] == 9


def test_shuffles_and_lots_leave_no_trace_of_their_stream() -> None:
    states = state_of(key_of(0), 0)
    shuffle(states[0], np.arange(9, dtype=np.uint8), 9)
    assert not states["block"].any()
    lot(states[0], 9)
    assert not states["block"].any()
    derive_key(states[0], key_words(key_of(0)), 0)
    assert not states["block"].any()


def test_every_card_comes_to_every_place_equally_often() -> None:
    n, shuffles = sized(116, 12), sized(20_000, 600)
    table = np.zeros((n, n), np.int64)
    for number in range(shuffles):
        table[np.arange(n), shuffled(n, key_of(number % 100), number)] += 1
    assert abs(deviation_of_orders(table, shuffles)) < LIMIT


def test_all_orders_of_five_cards_are_equally_likely() -> None:
    shuffles = sized(24_000, 1200)
    found = dict.fromkeys(permutations(range(5)), 0)
    for number in range(shuffles):
        found[tuple(shuffled(5, key_of(5), number))] += 1
    assert abs(deviation(list(found.values()), np.full(120, shuffles / 120), 119)) < LIMIT


@pytest.mark.parametrize("n", [2, 3, 7, 10])
def test_lots_fall_equally_often_on_each(n: int) -> None:
    lots = sized(20_000, 400)
    counts = np.bincount([drawn(n, key_of(n), number) for number in range(lots)], minlength=n)
    assert abs(deviation(counts, np.full(n, lots / n), n - 1)) < LIMIT


def test_a_lot_among_one_is_that_one() -> None:
    assert drawn(1, key_of(0), 0) == 0


def ref_sfc32(a: int, b: int, c: int, counter: int) -> Iterator[int]:
    """Chris Doty-Humphrey's small fast counting generator of 32 bits."""
    while True:
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a, b = b ^ b >> 9, (c + c * 8) % 2**32
        c = ((c << 21) % 2**32 + (c >> 11) + word) % 2**32
        yield word


def started(seed: int, number: int) -> tuple[NDArray[np.int64], Iterator[int]]:
    """Start the generator and its reference: the key's words folded with the number, sixteen words thrown away."""
    rng = np.zeros(4, np.int64)
    rng_start(rng, key_words(key_of(seed)), number)
    key = [int(word) for word in key_words(key_of(seed))]
    first = key[0] ^ key[4] ^ key[7]
    words = ref_sfc32(first, key[1] ^ key[5] ^ number >> 32, key[2] ^ key[6] ^ number % 2**32, key[3])
    return rng, islice(words, 16, None)


@pytest.mark.parametrize("number", [0, 1, 12_345, (1 << 32) + 5, (1 << 40) - 1])
def test_the_simulation_generator_is_sfc32(number: int) -> None:
    rng, words = started(1, number)
    assert [int(rng_word(rng)) for _ in range(200)] == list(islice(words, 200))


def test_simulation_draws_are_below_their_bound_and_unbiased() -> None:
    for n in (1, 2, 5, 116, (1 << 30) + 1, (1 << 31) - 1):
        rng, words = started(2, n)
        draws = [int(rng_below(rng, n)) for _ in range(100)]
        assert draws == [ref_below(words, n)[0] for _ in range(100)]
        assert all(0 <= draw < n for draw in draws)


def test_the_simulation_shuffle_follows_fisher_and_yates() -> None:
    rng, words = started(3, 0)
    cards = np.arange(60, dtype=np.uint8)
    expected = list(range(60))
    rng_shuffle(cards, 40, rng)
    for i in range(39, 0, -1):
        j, _ = ref_below(words, i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert cards.tolist() == expected


def test_the_simulation_shuffle_brings_every_card_to_every_place() -> None:
    n, shuffles = sized(60, 12), sized(10_000, 600)
    rng, _ = started(4, 0)
    table = np.zeros((n, n), np.int64)
    for _ in range(shuffles):
        cards = np.arange(n, dtype=np.uint8)
        rng_shuffle(cards, n, rng)
        table[np.arange(n), cards] += 1
    assert abs(deviation_of_orders(table, shuffles)) < LIMIT


def test_a_random_key_is_eight_words_of_the_simulation_generator() -> None:
    rng, words = started(5, 0)
    key = np.zeros(8, np.uint32)
    rng_key(rng, key)
    assert key.tolist() == list(islice(words, 8))


@pytest.mark.parametrize("number", [0, 1, (1 << 32) + 1])
def test_keys_of_a_batch_are_words_of_blocks_of_their_own(number: int) -> None:
    states = state_of(key_of(0), 0)
    derive_key(states[0], key_words(key_of(6)), number)
    assert states["key"][0].tolist() == ref_block(key_of(6), 0, number.to_bytes(8, "little") + b"btch")[:8]


def test_a_whole_number_is_hashed_into_a_key() -> None:
    assert key_text(key_from(0)) == hashlib.sha256(b"klaf seed 0").hexdigest()
    assert key_text(key_from(7)) == hashlib.sha256(b"klaf seed 7").hexdigest()
    assert key_text(key_from(10**30)) == hashlib.sha256(b"klaf seed " + str(10**30).encode()).hexdigest()


def test_64_hex_digits_are_the_key_itself() -> None:
    spelled = bytes(range(32)).hex()
    assert key_text(key_from(spelled)) == spelled
    assert key_from(spelled).tolist()[:2] == [0x03020100, 0x07060504]
    assert klaf.game("taki").new(2, seed=spelled).position()["key"] == spelled


def test_without_a_seed_every_key_is_new() -> None:
    assert len({key_text(key_from(None)) for _ in range(20)}) == 20


BAD_SEEDS: list[Any] = [-1, True, 1.0, "", "7", "0" * 63, "0" * 65, "g" * 64, "A" * 64, "0" * 63 + "\n"]
BAD_SEEDS += [b"0" * 64, [1], 10**5000]


@pytest.mark.parametrize("seed", BAD_SEEDS, ids=lambda seed: type(seed).__name__)
def test_anything_else_is_no_seed(seed: Any) -> None:
    with pytest.raises(BadSeed):
        key_from(seed)
    with pytest.raises(BadSeed):
        klaf.game("taki").new(2, seed=seed)
