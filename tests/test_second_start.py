"""Whatever was compiled once is found on the disk by the next process: its second start compiles nothing."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest

from klaf.engine.compiling.mode import MODE

pytestmark = pytest.mark.skipif(MODE != "on", reason="nothing is compiled, or not for people")

PROGRAM = """
import sys
from numba.core import event
class Compiled(event.Listener):
    def on_start(self, happened):
        function = happened.data["dispatcher"].py_func
        print(f"compiled {function.__module__}.{function.__qualname__}", flush=True)
    def on_end(self, happened):
        pass
event.register("numba:compile", Compiled())
import random
import klaf
game = klaf.game("tuki")
"""
LIVE = """
import asyncio, contextlib, pathlib, tempfile
from klaf.client import RefusedError
from klaf.wire import commands
from tests.server.live import live, play_on
async def play(folder):
    async with live(pathlib.Path(folder) / "klaf.db") as server:
        noa = await server.client("Noa")
        code = await noa.create(game="tuki", seats=2, bots=["skilled"])
        await noa.start()
        with contextlib.suppress(RefusedError):
            await noa.send(commands.Why(id=noa.new_id(), move="put:0"))
        await play_on(noa, random.Random(1))
        await noa.http("GET", f"/api/tables/{code}/matches/1/replay")
with tempfile.TemporaryDirectory() as folder:
    asyncio.run(play(folder))
"""
MATCH = "match = game.new(2, seed=1)\nseat = match.acting[0]\nview = match.view(seat)\n"
PARTS = {
    "match": f"{MATCH}match.play(seat, match.legal(seat)[0])\nmatch.next_actor",
    "record": f"{MATCH}match.play(seat, match.legal(seat)[0])\nklaf.load(match.record()).copy().digest()\n"
    "game.from_position(match.position())\nmatch.why_not(seat, game.moves.all[-1])",
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
    "studies": "from klaf.lab.arena import Arena\nfrom klaf.lab.cards import Cards\n"
    "from klaf.lab.compare import Compare, other_way\nfrom klaf.lab.probe import probe_of\n"
    "from klaf.lab.simulate import Simulate\nfrom klaf.lab.skill import Skill\nfrom klaf.lab.study import table_of\n"
    "table = table_of('tuki', ['skilled', 'casual'], 5, None, {})\n"
    "other = other_way(table, None, {'hover_any': 'true'})\n"
    "studies = [study((table,), 1) for study in (Arena, Cards, Simulate)]\n"
    "studies += [Compare.of(table, other, ('skilled', 'casual'), 1), Skill.of(table, [('skilled', 'casual')], 1)]\n"
    "for study in studies:\n    study.play(0)",
    "observation": f"{MATCH}from klaf.envs.single import observe\nobserve(view)",
    "vector": "from klaf.envs import VectorEnv\nenv = VectorEnv('tuki', 600, 2, seed=1)\n"
    "env.step(env.reset().masks.argmax(axis=1))",
    "pettingzoo": "from klaf.envs.pettingzoo import tuki_v0\nenv = tuki_v0.env(players=2)\nenv.reset(seed=1)\n"
    "for agent in env.agent_iter(40):\n    seen, _, ended, cut, _ = env.last()\n"
    "    env.step(None if ended or cut else int(seen['action_mask'].argmax()))",
    "openspiel": "import pyspiel\nfrom klaf.envs import openspiel\n"
    "state = pyspiel.load_game('klaf_tuki', {'players': 2}).new_initial_state()\n"
    "for _ in range(40):\n    state.apply_action(random.choice(state.legal_actions()))\n"
    "state.observation_tensor(0), state.observation_string(0)\n"
    "state.resample_from_infostate(0, random.random), state.clone()",
    "terminal": "import io\nfrom klaf.cli import main\n"
    "words = ['open:0', 'open:5', 'why bin', 'bin', 'put:1', 'pile', 'put:2', 'q']\n"
    "sys.stdin = io.StringIO('\\n'.join(words))\nmain(['play', 'tuki', '--players', '2', '--seed', '1'])",
    "drawing": f"{MATCH}from klaf import draw\nstr(draw.table(match)), str(draw.table(view))",
    "server": LIVE,
    "a stranger": "import numba\nnumba.njit(lambda x: x + 1)(1)",
}


STARTER = """
import json, os, sys, traceback
import numba
numba.njit(lambda x: x + 1)(1)
assert not any(name.partition(".")[0] == "klaf" for name in sys.modules)
for program in sys.stdin:
    child = os.fork()
    if child:
        print("\\nended", os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
        continue
    sys.stdin = open(os.devnull)
    try:
        exec(json.loads(program), {"__name__": "__main__"})
    except BaseException:
        traceback.print_exc()
        os._exit(1)
    sys.stdout.flush()
    os._exit(0)
"""


class Starter:
    """A process that has imported Numba, which takes longest, and nothing of klaf: every start is a fork of it."""

    def __init__(self) -> None:
        """Start it."""
        command, pipe = [sys.executable, "-c", STARTER], subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, text=True)

    def run(self, program: str) -> tuple[int, str]:
        """Run a program in a fork; return its exit status and what it printed."""
        asks, answers = self._process.stdin, self._process.stdout
        assert asks is not None
        assert answers is not None
        asks.write(json.dumps(program) + "\n")
        asks.flush()
        printed = ""
        while (line := answers.readline()) and not line.startswith("ended "):
            printed += line
        return int(line.removeprefix("ended ") or 1), printed

    def close(self) -> None:
        """End it."""
        self._process.communicate()


def run_alone(program: str) -> tuple[int, str]:
    """Run a program in a process of its own, where none can be forked."""
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return done.returncode, done.stdout


Run = Callable[[str], tuple[int, str]]


@pytest.fixture(scope="module")
def run() -> Iterator[Run]:
    """Return what runs a program in a process that has used nothing of klaf before."""
    if not hasattr(os, "fork"):
        yield run_alone
        return
    starter = Starter()
    yield starter.run
    starter.close()


def compiled_by(part: str, run: Run) -> list[str]:
    """Use a part of klaf in a new process; return the functions that it compiled."""
    status, printed = run(PROGRAM + PARTS[part])
    assert status == 0, printed
    return [line.removeprefix("compiled ") for line in printed.splitlines() if line.startswith("compiled ")]


@pytest.mark.parametrize("part", [part for part in PARTS if part != "a stranger"])
def test_a_second_start_compiles_nothing(part: str, run: Run) -> None:
    first = compiled_by(part, run)
    assert (compiled_by(part, run) if first else first) == []


def test_what_is_compiled_is_noticed(run: Run) -> None:
    assert compiled_by("a stranger", run) == ["__main__.<lambda>"]
