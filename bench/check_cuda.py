"""Compile every game's rules for a GPU without having one: ``make check-cuda``."""

import sys
from pathlib import Path
from types import SimpleNamespace

sys.path[:0] = [str(Path(__file__).parent.parent), str(Path(__file__).parent.parent / "src")]

import _numba_cuda_redirector  # noqa: F401  (before Numba)
from numba import cuda
from numba.cuda import dispatcher

import klaf
from bench.cuda_kernel import make_kernel

CAPABILITY = (9, 0)


def main() -> int:
    """Compile a kernel that deals and plays to PTX, for each game."""
    # Nested device functions ask the current device for its capability, and there is none.
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=CAPABILITY)
    for game in klaf.games():
        kernel, signature = make_kernel(game)
        ptx, _ = cuda.compile_ptx(kernel, signature, cc=CAPABILITY)
        if ".target sm_90" not in ptx or ".entry" not in ptx:
            print(f"{game}: no PTX for sm_90", file=sys.stderr)
            return 1
        print(f"{game}: {len(ptx.splitlines())} lines of PTX for sm_90")
    return 0


if __name__ == "__main__":
    sys.exit(main())
