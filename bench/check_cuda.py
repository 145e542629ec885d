"""Compile every kernel of every game for a GPU without having one: ``make check-cuda``."""

import argparse
import re
import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

sys.path[:0] = [str(Path(__file__).parent.parent), str(Path(__file__).parent.parent / "src")]

import _numba_cuda_redirector  # noqa: F401  (before Numba)

import klaf
from klaf.cuda import kernels as of_batches
from klaf.engine.dispatch import load_rules
from klaf.envs import cuda_kernels as of_environments
from klaf.envs import observation
from klaf.envs.dispatch import load

cuda: Any = import_module("numba.cuda")
CAPABILITY = (9, 0)
# The remainder of a number of more than 32 bits: in the longest kernels CUDA's assembler made wrong code of it.
WIDE = re.compile(r"(%rd\d+), 4294967296;\s+rem\.[su]64\s+%rd\d+, \1,")


def main() -> int:
    """Compile each kernel to PTX."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=klaf.games())
    parser.add_argument("--only", help="the one kernel to compile")
    arguments = parser.parse_args()
    # Nested device functions ask the current device for its capability, and there is none.
    cuda.dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=CAPABILITY)
    for name in arguments.games:
        game = klaf.game(name)
        load_rules(game)
        load(game)
        dtype, words = game.state.dtype, game.moves.words
        batches = of_batches.functions(dtype, words), of_batches.signatures(dtype)
        environments = (
            of_environments.functions(dtype, words, observation(name).length),
            of_environments.signatures(dtype),
        )
        both = [(kernel, made[kernel], types[kernel]) for made, types in (batches, environments) for kernel in made]
        for kernel, function, signature in both:
            if arguments.only not in (None, kernel):
                continue
            ptx, _ = cuda.compile_ptx(function, signature, cc=CAPABILITY)
            if ".target sm_90" not in ptx or ".entry" not in ptx:
                print(f"{name}, {kernel}: no PTX for sm_90", file=sys.stderr)
                return 1
            if WIDE.search(ptx):
                print(f"{name}, {kernel}: a 64-bit remainder", file=sys.stderr)
                return 1
            print(f"{name}, {kernel}: {len(ptx.splitlines())} lines of PTX for sm_90")
    return 0


if __name__ == "__main__":
    sys.exit(main())
