"""Compile, before the tests, what many of them use, each game in a process of its own: ``python -m tests.compiled``.

Test processes that begin side by side would else compile the same code side by side; and what one process compiles for
one part of a game serves it for the next.
"""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import klaf
import tests.conformance.games  # noqa: F401  (makes the example of a fourth game known)
from klaf.bots import bot
from klaf.engine.compiling.cache import mark_of
from klaf.engine.compiling.mode import JITTED
from klaf.engine.registry import module_of
from klaf.engine.warmup import is_compiled

ROOT = Path(__file__).resolve().parent.parent


def _match(name: str) -> None:
    match = klaf.game(name).new(2, seed=0)
    match.view(match.acting[0])


def _batch(name: str) -> None:
    klaf.game(name).batch(1, 2, seed=0)


def _stepper(name: str) -> None:
    from klaf.engine.stepper import Stepper

    Stepper(klaf.game(name), 2, None, 0, {})


def _bots(name: str) -> None:
    bot(klaf.game(name).name, "skilled")


def _lab(name: str) -> None:
    from klaf.lab.contest import Contest
    from klaf.lab.table import measure

    measure(Contest.of(name, ("casual", "casual"), 2, 0), 0, 1, rotated=False)


def _envs(name: str) -> None:
    from klaf.envs.single import observe
    from klaf.envs.vector import VectorEnv

    VectorEnv(name, 1, 2, seed=0)
    observe(klaf.game(name).new(2, seed=0).view(0))


Part = tuple[str, Callable[[str], None], tuple[str, ...]]  # its room, its use, what that compiles
PARTS: dict[str, Part] = {
    "match": ("klaf.engine", _match, ("match", "view")),
    "batch": ("klaf.engine", _batch, ("batch",)),
    "stepper": ("klaf.engine", _stepper, ("stepper",)),
    "bots": ("klaf.bots", _bots, ("bots",)),
    "lab": ("klaf.lab", _lab, ("lab",)),
    "envs": ("klaf.envs", _envs, ("vector", "observe")),
}
STAIRS = ("match", "batch", "stepper", "bots", "envs")  # the parts that a game from elsewhere has


def missing(name: str) -> list[str]:
    """List the parts of a game whose code is not on the disk."""
    mark = mark_of(module_of(name))
    return [
        part
        for part, (room, _, compiled) in PARTS.items()
        if (not mark or part in STAIRS) and not all(is_compiled(name, one, room) for one in compiled)
    ]


def main(names: list[str]) -> int:
    """Compile what is missing of the games named; else start that for every game."""
    for name in names:
        for part in missing(name):
            PARTS[part][1](name)
    wanted = [name for name in klaf.games() if JITTED and not names and missing(name)]
    started = [subprocess.Popen([sys.executable, "-m", "tests.compiled", name], cwd=ROOT) for name in wanted]
    return max((process.wait() for process in started), default=0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
