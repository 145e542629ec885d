"""Lessons are what the engine says today, the client explains each of the learner's moves, and needs no server."""

import importlib.util
import json
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest
from playwright.sync_api import Browser, expect

from klaf.locale import LANGUAGES, has, text
from tests.web import table
from tests.web.hands import Visit, card, cut_off, lay

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
    outputs = _module().outputs()
    assert set(outputs) == {f"{game}/lesson.json" for game in ("taki", "eight", "tuki")}
    for name, content in outputs.items():
        assert (WEB / "src" / "games" / name).read_text(encoding="utf-8") == content


@pytest.mark.parametrize("game", ["taki", "eight", "tuki"])
def test_every_move_of_the_learner_is_explained_in_every_language(game: str) -> None:
    lesson = json.loads((WEB / "src" / "games" / game / "lesson.json").read_text(encoding="utf-8"))
    own = [step for step in lesson["steps"] if step["seat"] == 0]
    assert len(own) >= 10
    for lang in LANGUAGES:
        assert all(has(lang, f"lesson-{game}-{number}") for number in range(1, len(own) + 1))
        assert not has(lang, f"lesson-{game}-{len(own) + 1}")


@pytest.mark.parametrize(("lang", "name"), [("en", "red +2"), ("he", "אדום"), ("ar", "أحمر")])
def test_a_lesson_goes_on_without_a_server(lang: str, name: str, window: Browser, address: str) -> None:
    page = table.visit(window, address, lang, (360, 640))
    cut_off(page)
    page.goto("/learn/taki")
    expect(page.locator(".hint")).to_have_text(text(lang, "lesson-taki-1"))
    assert name in (card(page, "R+2").get_attribute("aria-label") or "")
    table.touch(card(page, "R+2"))
    expect(page.locator(".reason")).to_contain_text("TK-06")
    lay(page, "B4")
    expect(page.locator(".hint")).to_have_text(text(lang, "lesson-taki-2"))
    page.context.close()


TOUCHED_OUT_OF_TURN = """async (card) => {
  while (!document.querySelector('.hint.busy')) await new Promise(requestAnimationFrame);
  document.querySelector(card).click();
}"""


def test_a_lesson_answers_no_touch_out_of_turn_and_opens_its_rules_by_a_key(visit: Visit) -> None:
    page = visit()
    page.route_web_socket(re.compile("/ws$"), lambda line: line.close())  # which is nothing to a lesson
    page.goto("/learn/taki")
    lay(page, "B4")
    page.evaluate(TOUCHED_OUT_OF_TURN, ".hand [data-card='B9']")
    expect(page.locator(".hint")).to_have_text(text("en", "lesson-taki-2"))
    expect(page.locator(".reason, .own .line")).to_have_count(0)
    page.keyboard.press("r")
    expect(page.locator("dialog article").first).to_be_visible()
