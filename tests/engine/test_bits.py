"""Sets as bits of words: against Python's own whole numbers."""

import random

import numpy as np
import pytest

from klaf.engine.bits import bit, lowest, nth, popcount
from klaf.engine.drivers import count_moves, list_moves, pick
from tests.conformance.walk import sized

ALL = (1 << 64) - 1
_chance = random.Random(64)
WORDS = [0, 1, 2, 3, 1 << 31, 1 << 32, 1 << 63, ALL, ALL - 1, ALL >> 1, 0x5555555555555555, 0xAAAAAAAAAAAAAAAA]
WORDS += [_chance.getrandbits(64) for _ in range(100)]
WORDS += [_chance.getrandbits(64) & _chance.getrandbits(64) & _chance.getrandbits(64) for _ in range(100)]


def bits_of(word: int) -> list[int]:
    return [k for k in range(64) if word >> k & 1]


@pytest.mark.parametrize("k", range(64))
def test_a_bit_stands_alone(k: int) -> None:
    assert int(bit(k)) == 1 << k
    assert lowest(np.uint64(1 << k)) == k


def test_popcount_counts_the_bits() -> None:
    assert [popcount(np.uint64(word)) for word in WORDS] == [word.bit_count() for word in WORDS]


def test_lowest_finds_the_first_bit() -> None:
    for word in WORDS[1:]:
        assert lowest(np.uint64(word)) == bits_of(word)[0]


def test_nth_finds_each_bit_in_its_order() -> None:
    for word in WORDS[1:]:
        assert [nth(np.uint64(word), n) for n in range(word.bit_count())] == bits_of(word)


@pytest.mark.parametrize("words", [1, 2, 3, 5])
def test_a_set_of_moves_is_counted_listed_and_picked_from_in_order(words: int) -> None:
    for _ in range(sized(200, 20)):
        chosen = [_chance.choice(WORDS) for _ in range(words)]
        expected = [64 * w + k for w, word in enumerate(chosen) for k in bits_of(word)]
        moves = np.array(chosen, np.uint64)
        out = np.zeros(64 * words, np.int64)
        assert count_moves(moves) == len(expected)
        assert list_moves(moves, out) == len(expected)
        assert out[: len(expected)].tolist() == expected
        assert [pick(moves, n) for n in range(len(expected))] == expected
