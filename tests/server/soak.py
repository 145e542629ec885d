"""The long versions of the server's tests: ``python -m tests.server.soak``."""

import os
import subprocess
import sys

LONG = {
    "KLAF_KILLS": "200",
    "KLAF_CUTS": "2000",
    "KLAF_FUZZ_FRAMES": "100000",
    "KLAF_SOAK": "8",
    "KLAF_PATIENCE": "7200",
}
TESTS = ("kill", "power_cut", "frames", "secrecy")


def main() -> int:
    """Run them, as many side by side as there are processors."""
    files = [f"tests/server/test_{name}.py" for name in TESTS]
    arguments = ["-n", "auto", "--dist", "worksteal", *files, *sys.argv[1:]]
    return subprocess.call([sys.executable, "-m", "pytest", *arguments], env={**LONG, **os.environ})


if __name__ == "__main__":
    sys.exit(main())
