"""Lessons are what the engine says today, and the client explains each of the learner's moves."""

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

from klaf.locale import LANGUAGES, has

WEB = Path(__file__).resolve().parents[2] / "web"


def _module() -> ModuleType:
    spec = importlib.util.spec_from_file_location("lessons", WEB / "lessons.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["lessons"] = module
    spec.loader.exec_module(module)
    return module


def test_the_written_lessons_are_up_to_date() -> None:
    for name, content in _module().outputs().items():
        assert (WEB / "src" / "lessons" / name).read_text(encoding="utf-8") == content


@pytest.mark.parametrize("game", ["taki", "eight", "tuki"])
def test_every_move_of_the_learner_is_explained_in_every_language(game: str) -> None:
    lesson = json.loads((WEB / "src" / "lessons" / f"{game}.json").read_text(encoding="utf-8"))
    own = [step for step in lesson["steps"] if step["seat"] == 0]
    assert len(own) >= 10
    for lang in LANGUAGES:
        assert all(has(lang, f"web-lesson-{game}-{number}") for number in range(1, len(own) + 1))
        assert not has(lang, f"web-lesson-{game}-{len(own) + 1}")
