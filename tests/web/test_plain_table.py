"""A game that the client has no folder for: the example of docs/adding-a-game.md, by its own files alone."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from klaf.engine import registry
from klaf.locale import LANGUAGES, text
from klaf.server.telling import catalogue
from tests.web import table
from tests.web.signs import let_last

PHONE, DESKTOP = (360, 640), (1280, 800)


async def ready() -> None:
    """Prepare nothing: the other games are not played here."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Run a server that knows the example, too."""
    registry.register("stairs", "tests.stairs")
    caches = (catalogue.catalogue, catalogue.rules)
    for cache in caches:
        cache.cache_clear()
    with table.serving(prepare=ready) as house:
        yield house.address
    del registry._modules["stairs"]
    for cache in caches:
        cache.cache_clear()


@pytest.fixture
def page(window: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    lang, size = getattr(request, "param", ("en", PHONE))
    opened = table.visit(window, address, lang, size)
    yield opened
    assert opened.faults == []  # type: ignore[attr-defined]
    opened.context.close()


@pytest.mark.parametrize(
    "page", [(lang, size) for lang, size in zip(LANGUAGES, (PHONE, DESKTOP, PHONE), strict=True)], indirect=True
)
def test_it_is_played_to_its_end_by_clicking_and_looked_at_again(page: Page) -> None:
    table.play_now(page, "stairs")
    expect(page.locator(".lot")).to_have_count(2)
    table.play_on(page, ".winners")
    page.locator("dialog .actions .button:has(svg)").nth(1).click()
    page.locator(".table .status").wait_for()
    assert "/replay/" in page.url
    steps = page.locator("input[type=range]")
    last = int(steps.get_attribute("max") or 0)
    assert last > 4
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".chair [data-kind]").first).to_be_visible()


def test_its_moves_are_cards_and_buttons_that_a_keyboard_finds(page: Page) -> None:
    table.play_now(page, "stairs")
    draw = page.locator(".actions").get_by_role("button", name=text("en", "move-stairs-draw"), exact=True)
    expect(draw).to_be_visible()
    held = page.locator(".hand button")
    before = held.count()
    draw.press("Enter")
    expect(held).to_have_count(before + 1)
    expect(draw).to_be_visible()
    page.keyboard.press("Home")
    expect(held.first).to_be_focused()


def test_a_card_that_may_not_be_laid_says_why_and_leads_to_its_rule(page: Page) -> None:
    page.goto("/new/stairs")
    page.locator(".choice").nth(1).get_by_role("button", name="1", exact=True).click()
    page.locator(".choice").first.get_by_role("button", name="2", exact=True).click()
    page.locator(".go .button").click()
    table.start(page)
    until_some_card_is_too_low(page)
    let_last(page)
    table.touch(page.locator(".hand .dim").first)
    expect(page.locator(".reason")).to_contain_text("ST-02")
    page.locator(".reason").get_by_role("button", name=text("en", "web-show-rule")).click()
    expect(page.locator("dialog article.asked")).to_contain_text(text("en", "ST-02"))


def until_some_card_is_too_low(page: Page) -> None:
    """Draw while the bot lays card after card."""
    told = page.locator("[role=log] p")
    while True:
        page.locator(".status.mine").wait_for()
        if page.locator(".hand .dim").count():
            return
        before = told.count()
        page.locator(".actions .big").first.click()
        expect(told).not_to_have_count(before)


def test_it_stands_on_the_first_page_with_its_rules_and_no_lesson(page: Page) -> None:
    page.goto("/")
    poster = page.locator(".poster[data-game=stairs]")
    expect(poster.get_by_role("heading")).to_have_text(text("en", "game-stairs"))
    expect(poster.locator(".words p")).to_have_text(text("en", "about-stairs"))
    expect(poster.get_by_role("button", name=text("en", "web-learn"))).to_have_count(0)
    poster.get_by_role("button", name=text("en", "web-rules")).click()
    expect(page.locator("article")).to_have_count(4)
    expect(page.locator(".book h2")).to_have_text([text("en", "ST-01.section"), text("en", "ST-02.section")])
    page.goto("/learn/stairs")
    expect(page.locator(".notice h1")).to_have_text(text("en", "web-not-found"))


def test_no_card_covers_another_players(page: Page) -> None:
    table.play_now(page, "stairs")
    boxes = [seat.bounding_box() for seat in page.locator(".chair").all()]
    assert len(boxes) == 3
    heap = page.locator(".piles").bounding_box()
    assert heap is not None
    for box in boxes:
        assert box is not None
        beside = box["x"] + box["width"] <= heap["x"] + 1 or heap["x"] + heap["width"] <= box["x"] + 1
        assert beside or box["y"] + box["height"] <= heap["y"] + 1
        assert box["x"] >= -1
        assert box["x"] + box["width"] <= PHONE[0] + 1
