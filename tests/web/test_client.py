"""The client's own tests, of what needs no page: they run with the others."""

import importlib.util
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "web"


def test_the_clients_own_tests_pass() -> None:
    path = os.pathsep.join((sysconfig.get_path("scripts"), os.environ["PATH"]))
    done = subprocess.run(
        [sys.executable, WEB / "make.py", "test"],
        env={**os.environ, "PATH": path, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "passed" in done.stdout


def test_the_deals_in_the_clients_tests_are_the_engines() -> None:
    spec = importlib.util.spec_from_file_location("deals", WEB / "deals.py")
    assert spec
    assert spec.loader
    deals = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(deals)
    assert deals.FILE.read_text(encoding="utf-8") == deals.content()
