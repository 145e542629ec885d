"""Mutation testing works, on a small sample; ``make mutants`` tries them all."""

import subprocess
import sys
from pathlib import Path

from tests.conformance.games import SHIPPED
from tests.mutants import RULES, mutants

TOOL = Path(__file__).parent / "mutants.py"


def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, str(TOOL), *arguments], capture_output=True, text=True, encoding="utf-8")


def test_a_sample_of_mutants_is_killed() -> None:
    result = run("--only", "taki.turns", "--sample", "3")
    assert result.returncode == 0, result.stdout
    assert "killed" in result.stdout


def test_there_are_mutants_of_every_rule_function() -> None:
    functions = {mutant.function for mutant in mutants()}
    assert {"taki.rules.lay_king", "taki.rules.break_plus3", "taki.legal.allowed", "taki.hands.draw"} <= functions
    assert set(RULES) == set(SHIPPED)


def test_no_mutants_at_all_is_a_failure() -> None:
    assert run("--only", "no such place").returncode == 1
