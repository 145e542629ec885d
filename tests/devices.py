"""Where matches can be played: the contracts of batches and environments are run on each."""

from typing import Any

import numpy as np
import pytest

from klaf.engine.layout import Array
from tests.cuda.test_no_gpu import found_gpu

needs_gpu = pytest.mark.skipif(not found_gpu(), reason="needs a GPU and klaf[cuda]")


def fetched(array: Any) -> Array:
    """Return an array as NumPy's own, wherever it lies."""
    there: Array = array.copy_to_host() if hasattr(array, "copy_to_host") else np.asarray(array)
    return there.copy()


def choose(masks: Array, rng: np.random.Generator) -> Array:
    """Choose a legal move in each match, all equally likely; any where none is legal."""
    moves: Array = (masks * rng.random(masks.shape)).argmax(axis=1)
    return moves
