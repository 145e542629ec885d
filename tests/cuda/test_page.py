"""The page about GPUs says what was measured, and no more."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bench import gpu_page

ROOT = Path(__file__).resolve().parents[2]


def figures() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(gpu_page.FIGURES.read_text(encoding="utf-8"))
    return found


def test_the_page_is_made_of_the_figures_that_are_kept() -> None:
    page = gpu_page.RESULTS.read_text(encoding="utf-8")
    made = page.partition(gpu_page.BEGIN)[2].partition(gpu_page.END)[0]
    assert made.strip() == gpu_page.page(figures())


def test_all_games_and_sizes_were_measured_and_compared() -> None:
    kept = figures()
    for part in ("play", "environment"):
        assert {game: list(rates) for game, rates in kept[part].items()} == {
            game: ["1000", "10000", "100000", "1000000"] for game in ("taki", "eight", "tuki")
        }
    assert [line.partition(":")[0] for line in kept["equal"]] == ["taki", "eight", "tuki"]


def test_writing_leaves_the_rest_of_the_page_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = tmp_path / "results.md"
    shutil.copy(gpu_page.RESULTS, copy)
    before = copy.read_text(encoding="utf-8")
    copy.write_text(before.replace(gpu_page.page(figures()), "old figures"), encoding="utf-8")
    monkeypatch.setattr(gpu_page, "RESULTS", copy)
    gpu_page.write()
    assert copy.read_text(encoding="utf-8") == before


@pytest.mark.parametrize("script", ["bench/gpu.py", "examples/gpu_policy.py"])
def test_without_a_gpu_scripts_say_so(script: str) -> None:
    """A KlafError's sentence, no traceback: numba-cuda is kept away, should it be here."""
    hidden = f"import sys, runpy; sys.modules['numba_cuda'] = None; sys.argv = [{script!r}]"
    done = subprocess.run(
        [sys.executable, "-c", f"{hidden}; runpy.run_path({script!r}, run_name='__main__')"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "klaf[cuda]" in done.stderr
    assert "Traceback" not in done.stderr
