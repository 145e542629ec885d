"""Means and their intervals."""

from dataclasses import dataclass
from math import inf, sqrt

import numpy as np

from klaf.engine.layout import Array

# Student's t for two to nine numbers, to which the expansion below is not close enough.
FEW = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306)
UNSEEN = 3  # what comes more often than so many times in n is seen in n numbers, 95 times of a hundred


def half_width(n: int) -> float:
    """Return half the width of a 95 % interval made of n numbers, in standard errors: Student's t.

    (From ten numbers on the first terms of its expansion in 1/(n - 1): right to a hundredth.)
    """
    if n < len(FEW) + 2:
        return FEW[n - 2]
    z, more = 1.959964, 1 / (n - 1)
    return z + more * ((z**3 + z) / 4 + more * (5 * z**5 + 16 * z**3 + 3 * z) / 96)


@dataclass(frozen=True)
class Estimate:
    """A mean over deals, and half the width of its 95 % interval; infinite where there is but one."""

    mean: float
    margin: float

    @staticmethod
    def of(per_deal: Array) -> "Estimate":
        """Take one number for each deal: rotations of a deal are not independent, deals are."""
        n = len(per_deal)
        if n == 1:
            return Estimate(float(per_deal[0]), inf)
        spread = float(np.std(per_deal, ddof=1))
        # Where all deals went alike, something that happens less often than in 3 of n may just not have been seen.
        margin = half_width(n) * spread / sqrt(n) if spread else UNSEEN / n
        return Estimate(float(np.mean(per_deal)), margin)

    @property
    def above_zero(self) -> bool:
        """Whether the whole interval lies above zero."""
        return self.mean - self.margin > 0
