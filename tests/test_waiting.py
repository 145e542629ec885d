"""Tests wait for signs: a time that is long enough for one machine is too short for another, and too long for most."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent
# A turn of the event loop, ``sleep(0)``, takes no time.
FIXED = re.compile(r"wait_for_timeout\(|\bsleep\((?!0\))|Event\(\)\.wait\(\d|setTimeout\(")
LOOKING = TESTS / "waiting.py"


def waits(text: str) -> list[str]:
    """Return the lines that let a fixed time pass."""
    return [line.strip() for line in text.splitlines() if FIXED.search(line)]


@pytest.mark.parametrize(
    "line",
    [
        "page.wait_for_timeout(300)",
        "time.sleep(0.1)",
        "await asyncio.sleep(1)",
        "await sleep(pause)",
        "threading.Event().wait(0.1)",
        "page.evaluate('new Promise((done) => setTimeout(done, 100))')",
    ],
)
def test_a_fixed_wait_is_found(line: str) -> None:
    assert waits(line) == [line]


def test_a_turn_of_the_event_loop_is_no_fixed_wait() -> None:
    assert waits("await asyncio.sleep(0)") == []


def test_no_test_waits_for_a_fixed_time() -> None:
    found = {
        path.relative_to(TESTS).as_posix(): lines
        for path in sorted(TESTS.rglob("*.py"))
        if path not in (LOOKING, Path(__file__).resolve()) and (lines := waits(path.read_text(encoding="utf-8")))
    }
    assert found == {}
