"""What kernels need: numba-cuda, a GPU, a place on disk for their code, and arrays on the device."""

import warnings
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.metadata import version
from math import prod
from typing import Any

import numpy as np

from klaf.cuda.errors import NoDevice
from klaf.engine.compiling.cache import cache_folder, marks, sources_of
from klaf.engine.compiling.mode import MODE
from klaf.engine.packages import require

BLOCK = 128  # threads that start together; other sizes change little


@cache
def toolkit() -> Any:
    """Return ``numba.cuda``, after checking that kernels can run.

    Raises:
        MissingExtra: numba-cuda is not installed.
        NoDevice: there is no GPU, or rules are not compiled as it needs them.
    """
    require("numba_cuda", "cuda")
    if MODE != "on":
        raise NoDevice(why="mode", mode=MODE)
    cuda: Any = import_module("numba.cuda")
    if not cuda.is_available():
        raise NoDevice(why="gpu")
    return cuda


def cached_kernel(function: Callable[..., Any]) -> Any:
    """Make a kernel of a function; its compiled code is cached in a folder for the current sources."""
    from numba.core import config as settings

    config: Any = settings
    kernel = toolkit().jit(function)
    before = config.CACHE_DIR
    try:
        folder = cache_folder(sources_of(function.__module__))
        config.CACHE_DIR = str(folder / f"numba-cuda-{version('numba-cuda')}{marks()}")
        kernel.enable_caching()
    finally:
        config.CACHE_DIR = before
    return kernel


def blocks(n: int, threads: int = BLOCK) -> tuple[int, int]:
    """Return the numbers of blocks and threads for a launch with a thread for each of n matches."""
    return -(-n // threads), threads


def launch(kernel: Any, n: int, threads: int = BLOCK, stream: Any = 0) -> Any:
    """Return a kernel configured with a thread for each of n matches, without Numba's warning about small launches."""
    from numba.core.errors import NumbaPerformanceWarning

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", NumbaPerformanceWarning)
        return kernel[(*blocks(n, threads), stream)]


def byte_rows(states: Any) -> Any:
    """Return records on the device as rows of bytes, not copied."""
    n, size = len(states), states.dtype.itemsize
    return states.view(np.uint8).reshape(n, size)


def given(array: Any, shape: tuple[int, ...], kinds: tuple[type, ...], written: bool = True) -> Any | None:
    """Return an array on the device that shares memory with the one given; None if it does not fit.

    It fits when it has that shape, one of those types and no gaps, and may be written to if it is to be.
    """
    try:
        there = array.__cuda_array_interface__
    except (AttributeError, RuntimeError, TypeError):  # so does torch refuse a tensor that cannot be shared
        return None
    kind = np.dtype(there["typestr"])
    steps = there.get("strides")
    without_gaps = steps is None or tuple(steps) == tuple(
        kind.itemsize * prod(shape[k + 1 :]) for k in range(len(shape))
    )
    if tuple(there["shape"]) != shape or kind not in kinds or (written and there["data"][1]) or not without_gaps:
        return None
    return toolkit().as_cuda_array(array)


def recorded(work: Callable[[Any], None]) -> Callable[[], None]:
    """Record the kernels that are launched into a stream, so that all can be launched again quickly."""
    core: Any = import_module("cuda.core")
    device = core.Device(toolkit().get_current_device().id)
    device.set_current()
    builder = device.create_graph_builder().begin_building()
    work(builder)
    graph = builder.end_building().complete()
    usual = core.Stream.from_handle(0)  # where all else of ours, and of torch, is launched
    return partial(graph.launch, usual)
