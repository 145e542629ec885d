"""Fuzz the parsers of moves, positions and records for long: ``make fuzz``, or ``make fuzz ARGS=100000``."""

import os
import subprocess
import sys
from pathlib import Path

EXAMPLES = "5000"


def main() -> int:
    """Run the fuzz tests, each with so many examples."""
    examples = sys.argv[1] if len(sys.argv) > 1 else EXAMPLES
    tests = str(Path(__file__).parent / "test_fuzz.py")
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", tests]
    return subprocess.run(command, env=os.environ | {"KLAF_FUZZ": examples}).returncode


if __name__ == "__main__":
    sys.exit(main())
