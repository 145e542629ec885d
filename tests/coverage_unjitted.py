"""Measure the branches of engine/ and games/ that the tests reach with the rules as plain Python: ``make coverage``.

Fails below 95 %. Compiled code cannot be measured; what only compiling runs (the compile switch, the bridge to
Numba) is left out by the settings in pyproject.toml.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIMIT = "95"
TESTS = ("tests/games", "tests/engine", "tests/conformance", "tests/test_fuzz.py", "tests/test_perft.py")


def main() -> int:
    """Run the tests un-jitted under coverage, print the table, and hold it to the limit."""
    environment = os.environ | {"KLAF_JIT": "off", "KLAF_INNER_TESTS": "1"}
    tests = [test for test in TESTS if (ROOT / test).exists()]
    pytest = ["-m", "pytest", "-q", "-p", "no:xdist", *tests]
    measured = ["-m", "coverage", "run", "--branch", "--source=klaf.engine,klaf.games", *pytest]
    if subprocess.run([sys.executable, *measured], cwd=ROOT, env=environment).returncode:
        return 1
    report = [sys.executable, "-m", "coverage", "report", "--skip-covered", "--show-missing", f"--fail-under={LIMIT}"]
    return subprocess.run(report, cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main())
