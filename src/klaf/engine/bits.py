"""Sets as bits of a 64-bit word; compiled, and fit for a GPU."""

import numpy as np

from klaf.engine.compiling.compile import compile_module
from klaf.engine.compiling.mode import JITTED

_ODD = np.uint64(0x5555555555555555)
_PAIRS = np.uint64(0x3333333333333333)
_NIBBLES = np.uint64(0x0F0F0F0F0F0F0F0F)
_BYTES = np.uint64(0x0101010101010101)
_ONE = np.uint64(1)


def bit(k: int) -> np.uint64:
    """Return the word in which bit k alone is set."""
    return np.uint64(1) << np.uint64(k)


def popcount(x: np.uint64) -> int:
    """Count the bits that are set."""
    # The form that LLVM recognises and turns into one instruction.
    x = x - ((x >> _ONE) & _ODD)
    x = (x & _PAIRS) + ((x >> np.uint64(2)) & _PAIRS)
    x = (x + (x >> np.uint64(4))) & _NIBBLES
    return np.int64((x * _BYTES) >> np.uint64(56))  # type: ignore[return-value]  # int() would stay unsigned


if not JITTED:

    def popcount(x: np.uint64) -> int:  # the product above overflows, which plain NumPy warns of
        """Count the bits that are set."""
        return int(x).bit_count()


def lowest(x: np.uint64) -> int:
    """Return the number of the lowest bit that is set; x is not 0."""
    return popcount((x ^ (x - _ONE)) >> _ONE)


def nth(x: np.uint64, n: int) -> int:
    """Return the number of the nth lowest bit that is set, counting from 0."""
    for _ in range(n):
        x &= x - _ONE
    return lowest(x)


compile_module(__name__)
