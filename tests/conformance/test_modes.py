"""The three ways to run the rules agree: compiled, compiled with bounds checks, and as plain Python.

These tests start others in processes of their own; ``KLAF_INNER_TESTS`` keeps those from starting them again.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

from klaf.engine.compiling.mode import JITTED
from tests.conformance.replay import hashes

ROOT = Path(__file__).resolve().parents[2]


def _run(mode: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the rules in some mode."""
    variables = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**variables, "KLAF_JIT": mode, "KLAF_INNER_TESTS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def _assert_passes(mode: str, *folders: str) -> None:
    done = _run(mode, "-m", "pytest", "-q", "-p", "no:cacheprovider", *folders)
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]


def test_compiled_and_plain_rules_play_the_same_matches() -> None:
    done = _run("off" if JITTED else "on", "-m", "tests.conformance.replay")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == hashes()


def test_the_rules_stay_within_their_arrays() -> None:
    _assert_passes("check", "tests/conformance", "tests/games")


def test_the_rules_hold_as_plain_python() -> None:
    _assert_passes("off", "tests/games")
