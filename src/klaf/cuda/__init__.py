"""Matches on a GPU: the CPU's own rules, compiled for CUDA by numba-cuda (``klaf[cuda]``).

``klaf.game("taki").batch(100_000, players=4, device="cuda")`` gives a ``CudaBatch``. Its arrays stay on the device, and
whatever knows ``__cuda_array_interface__`` (torch, CuPy, JAX) shares them without a copy.
"""

from klaf.cuda.batch import CudaBatch
from klaf.cuda.errors import NoDevice
from klaf.engine.compiling.cache import register_sources

register_sources("klaf.cuda")
BATCH = CudaBatch  # what `game.batch(…, device="cuda")` makes

__all__ = ["CudaBatch", "NoDevice"]
