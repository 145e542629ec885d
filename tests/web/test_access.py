"""Everybody can use it: no serious fault that axe finds, on any screen, in any language."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from klaf.locale import LANGUAGES
from tests.web import deals, table
from tests.web.hands import Deal
from tests.web.signs import let_last, still

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Each page, and what is there last.
PATHS = {
    "/": ".poster",
    "/settings": ".choice",
    "/join": ".field",
    "/device": ".field",
    "/new/taki": ".choice",
    "/rules/eight": "article",
    "/learn/tuki": ".table .status",
    "/nowhere": ".notice",
    "/t/ABCDEF": ".notice",
}
# The impact of what a rule finds is the rule's own: others need not be asked.
SERIOUS = """(within) => {
  const serious = axe._audit.rules.filter((rule) => rule.enabled && ['serious', 'critical'].includes(rule.impact));
  if (serious.length < 50) throw new Error('axe has other rules than expected');
  const runOnly = serious.map((rule) => rule.id);
  return axe.run(within, { resultTypes: ['violations'], runOnly }).then((found) => found.violations);
}"""


def faults(page: Page, within: str = "html") -> list[str]:
    """List what axe finds serious, once nothing moves."""
    still(page)
    assert AXE.exists(), "axe is not installed: python3 do.py web check"
    if page.evaluate("!window.axe"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = page.evaluate(SERIOUS, within)
    return [f"{one['id']}: {node['html'][:160]} {node['any'][:1]}" for one in found for node in one["nodes"]]


@pytest.fixture
def opened(window: Browser, address: str, request: pytest.FixtureRequest) -> Any:
    lang, dark = request.param
    page = table.visit(window, address, lang=lang, dark=dark)
    yield page
    page.context.close()


LOOKS = [(lang, lang == "he") for lang in LANGUAGES]  # one of them dark
EVERYWHERE = pytest.mark.parametrize("opened", LOOKS, indirect=True, ids=LANGUAGES)


@EVERYWHERE
def test_pages_have_no_serious_fault(opened: Page) -> None:
    page = opened
    for path, last in PATHS.items():
        page.goto(path)
        page.locator(last).first.wait_for()
        assert faults(page) == [], path


@EVERYWHERE
@pytest.mark.parametrize("game", ["taki", "eight", "tuki"])
def test_tables_and_what_opens_over_them_have_no_serious_fault(opened: Page, game: str) -> None:
    page = opened
    table.make_table(page, game, 3, 2)
    assert faults(page) == []
    table.start(page)
    table.play_on(page, ".status.mine")
    assert faults(page) == []
    for number in range(3):
        page.locator("header .tools button").nth(number).click()
        page.locator("dialog h2").first.wait_for()
        assert faults(page, "dialog") == [], number  # what lies behind has been looked at
        page.keyboard.press("Escape")


@EVERYWHERE
def test_a_debt_and_a_reason_have_no_serious_fault(opened: Page, deal: Deal) -> None:
    page = opened
    deal(deals.taki(["R7 B3 +3", "R1 R3"], "R+2", under="R5", debt=2, phase="chain"))
    table.make_table(page, "taki", 2, 1)
    table.start(page)
    table.play_on(page, ".hand .dim")
    let_last(page)
    table.touch(page.locator(".hand .dim").first)
    page.locator(".reason").wait_for()
    assert faults(page) == []


@pytest.mark.parametrize("opened", LOOKS[:2], indirect=True, ids=LANGUAGES[:2])
def test_in_forced_colours_a_table_keeps_the_colours_that_mean_something(opened: Page) -> None:
    page = opened
    table.play_now(page, "taki")
    drawn = "() => [...document.querySelectorAll('.lead .colour, .status, .count')].map(COLOURS)".replace(
        "COLOURS", "(part) => getComputedStyle(part).backgroundColor + getComputedStyle(part).color"
    )
    page.locator(".status.mine").wait_for()
    before = page.evaluate(drawn)
    page.emulate_media(forced_colors="active")
    assert page.evaluate(drawn) == before
