"""Whatever was compiled once is found on the disk by the next process: its second start compiles nothing."""

import subprocess
import sys

import pytest

from klaf.engine.compiling.mode import MODE

pytestmark = pytest.mark.skipif(MODE != "on", reason="nothing is compiled, or not for people")

PROGRAM = """
import sys
from numba.core import event
class Compiled(event.Listener):
    def on_start(self, happened):
        function = happened.data["dispatcher"].py_func
        print(f"{function.__module__}.{function.__qualname__}")
    def on_end(self, happened):
        pass
event.register("numba:compile", Compiled())
import random
import klaf
game = klaf.game("tuki")
"""
MATCH = "match = game.new(2, seed=1)\nseat = match.acting[0]\nview = match.view(seat)\n"
PARTS = {
    "match": f"{MATCH}match.play(seat, match.legal(seat)[0])\nmatch.next_actor",
    "view": f"{MATCH}view.legal(), view.acting, view.document()\nview.sample(1).record()",
    "batch": "batch = game.batch(200, 2, seed=1)\nbatch.observe()\n"
    "batch.step(batch.legal_mask().argmax(axis=1))\nbatch.acting, batch.winners, batch.scores\nbatch.playout(1)",
    "stepper": "stepper = klaf.Stepper(game, 2, None, 1, {})\nstepper.step(stepper.moves[0])",
    "bots": f"{MATCH}from klaf.bots import LEVELS, Budget, bot\nfor level in LEVELS:\n"
    "    bot(game, level).choose(view, view.legal(), random.Random(1), Budget(iterations=1))\n"
    "bot(game, 'master').choose(view, view.legal(), random.Random(1), Budget(seconds=0))\n"
    "bot(game, 'master').explain(view, view.legal()[0], budget=Budget(iterations=1))",
    "lab": "from klaf.lab.contest import Contest\nfrom klaf.lab.table import measure\n"
    "measure(Contest.of('tuki', ('casual', 'casual'), 2, 0), 0, 1, rotated=False)",
    "observation": f"{MATCH}from klaf.envs.single import observe\nobserve(view)",
    "vector": "from klaf.envs import VectorEnv\nenv = VectorEnv('tuki', 600, 2, seed=1)\n"
    "env.step(env.reset().masks.argmax(axis=1))",
    "a stranger": "import numba\nnumba.njit(lambda x: x + 1)(1)",
}


def compiled_by(part: str) -> list[str]:
    """Use a part of klaf in a process of its own; return the functions that it compiled."""
    done = subprocess.run([sys.executable, "-c", PROGRAM + PARTS[part]], capture_output=True, text=True, check=True)
    return done.stdout.split()


@pytest.mark.parametrize("part", [part for part in PARTS if part != "a stranger"])
def test_a_second_start_compiles_nothing(part: str) -> None:
    first = compiled_by(part)
    assert (compiled_by(part) if first else first) == []


def test_what_is_compiled_is_noticed() -> None:
    assert compiled_by("a stranger") == ["__main__.<lambda>"]
