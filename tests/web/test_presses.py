"""Every press is answered on the next frame, before the server has said a word."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web import deals, table
from tests.web.hands import Deal, Visit, card, expect_hand, lay, tool, two_at
from tests.web.line import Line
from tests.web.signs import let_last, stop_watch

# Wait for the next press or key, and for the frame after it; tell whether that frame shows something.
WATCH = """([event, shown]) => {
  window.answered = new Promise((done) => {
    addEventListener(event, () => requestAnimationFrame(() => done(document.querySelector(shown) !== null)),
      { capture: true, once: true });
  });
}"""
# As many elements as a browser lays out anew well within a frame, also on a phone.
MOST_ELEMENTS = 600


def answered(page: Page, press: Callable[[], Any], shown: str, event: str = "click") -> bool:
    """Press, and return whether the very next frame shows something that was not there before."""
    assert page.locator(shown).count() == 0
    page.evaluate(WATCH, [event, shown])
    press()
    found: bool = page.evaluate("window.answered")
    return found


def seated(visit: Visit, deal: Deal, **chosen: Any) -> tuple[Page, Line]:
    deal(deals.taki(["R7 R9 B3 colour B4", "R1 R3"], "R5"))
    page = visit(**chosen)
    line = Line(page)
    table.make_table(page, "taki", 2, 1)
    table.start(page)
    card(page, "R7").and_(page.locator(".playable")).wait_for()
    let_last(page)
    return page, line


def test_a_card_answers_before_the_server_does(visit: Visit, deal: Deal) -> None:
    page, line = seated(visit, deal)
    line.silent = True
    assert answered(page, lambda: table.touch(card(page, "B3")), ".hand [data-card=B3][data-asked]")
    expect(page.locator(".reason")).to_have_count(0)
    line.speak()
    expect(page.locator(".reason")).to_be_visible()
    expect(page.locator("[data-asked]")).to_have_count(0)
    line.silent = True
    assert answered(page, lambda: table.touch(card(page, "R7")), ".hand [data-card=R7][data-asked]")
    expect(page.locator(".hand .playable")).to_have_count(0)
    line.speak()
    expect(card(page, "R7")).to_have_count(0)
    expect(page.locator("[data-asked]")).to_have_count(0)


@pytest.mark.parametrize("motion", ["auto", "less"])
def test_who_is_quicker_than_the_line_is_understood(motion: str, visit: Visit, deal: Deal) -> None:
    deal(deals.tuki(["1 2 3 4 5 6 7 8", "1 2 3 4 5 6 7 9"], [[0, 1], [0, 1]], "12"))
    page = visit(motion=motion)
    line = Line(page)
    table.make_table(page, "tuki", 2, 1)
    table.start(page)
    page.locator(".heap.active").wait_for()
    line.silent = True
    stop_watch(page)
    page.locator(".heap.active").click()
    page.locator(".box.own .place").first.click()
    line.await_answer("play")
    line.speak()
    expect(page.locator(".box.own .place").first).to_have_attribute("aria-label", "Place 1: 12")


def test_a_double_click_lays_one_card(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["Rstop Rstop B3 B4", "R1 R3"], "R5"))
    page = visit()
    line = Line(page)
    table.make_table(page, "taki", 2, 1)
    table.start(page)
    first = card(page, "Rstop")
    first.and_(page.locator(".playable")).wait_for()
    first.dblclick(position={"x": 6, "y": 30})
    expect_hand(page, 3)
    line.settle()
    assert line.count("play") == 1
    expect_hand(page, 3)


def test_a_touch_of_long_ago_is_not_played_when_the_line_is_back(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7 R9 B3", "R1 R3 B4"], "R5"))
    host, guest = two_at(visit, "taki")
    line = Line(guest)
    guest.clock.install()
    guest.reload()
    card(guest, "R1").wait_for()
    line.break_off()
    guest.locator(".status [role=alert]").wait_for()
    table.touch(card(guest, "R1"))
    lay(host, "R7")
    guest.clock.fast_forward(1600)
    line.cut = False
    guest.locator(".status.mine").wait_for()
    line.settle()
    expect_hand(guest, 3)


def test_who_is_quicker_than_the_line_still_chooses_a_colour(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["king R9 B3 colour B4", "R1 R3"], "R5"))
    page = visit()
    line = Line(page)
    table.make_table(page, "taki", 2, 1)
    table.start(page)
    card(page, "king").and_(page.locator(".playable")).wait_for()
    line.silent = True
    stop_watch(page)
    table.touch(card(page, "king"))
    table.touch(card(page, "colour"))
    line.await_answer("play")
    line.speak()
    expect(page.locator("dialog .swatches")).to_be_visible()


def test_a_pile_answers_before_the_server_does(visit: Visit, deal: Deal) -> None:
    page, line = seated(visit, deal)
    line.silent = True
    assert answered(page, page.locator(".pile").click, ".pile[data-asked]")
    line.speak()
    expect(page.locator("[data-asked]")).to_have_count(0)
    expect_hand(page, 6)


def test_who_asks_by_a_key_has_nothing_marked_that_was_pressed_before(visit: Visit, deal: Deal) -> None:
    page, line = seated(visit, deal)
    table.touch(card(page, "B3"))
    expect(page.locator(".reason")).to_be_visible()
    page.keyboard.press("Escape")
    tool(page, "Menu")
    page.keyboard.press("Escape")
    line.silent = True
    page.keyboard.press("b")
    line.await_answer("why", 2)
    expect(page.locator("[data-asked]")).to_have_count(0)
    line.speak()
    expect(page.locator(".reason")).to_be_visible()


def test_what_needs_no_server_is_there_on_the_next_frame(visit: Visit, deal: Deal) -> None:
    page, line = seated(visit, deal)
    line.silent = True
    closed = "html:not(:has(dialog))"
    for name in ("Rules", "What happened", "Say something", "Menu"):
        button = page.locator("header .tools").get_by_role("button", name=name, exact=True)
        assert answered(page, button.click, "dialog[open]"), name
        close = page.locator("dialog").get_by_role("button", name="Close", exact=True)
        assert answered(page, close.click, closed), name
    assert answered(page, lambda: table.touch(card(page, "colour")), "dialog .options button")
    assert answered(page, page.locator("dialog .options button").first.click, ".hand:not(:has(.playable))")
    line.speak()
    expect(card(page, "colour")).to_have_count(0)


def test_keys_and_settings_answer_on_the_next_frame(visit: Visit, deal: Deal) -> None:
    page, _ = seated(visit, deal)
    card(page, "R7").focus()
    assert answered(page, lambda: page.keyboard.press("ArrowRight"), "[data-card=R9]:focus", "keydown")
    page.goto("/settings")
    switch = page.get_by_role("switch", name="Larger cards")
    switch.evaluate("(element) => (element.id = 'tried')")
    assert answered(page, switch.click, "#tried[aria-checked=true]")


@pytest.mark.parametrize("game", ["taki", "eight", "tuki"])
def test_a_table_is_few_elements(game: str, visit: Visit) -> None:
    page = visit(size=(1280, 800))
    table.make_table(page, game, deals.MOST[game], deals.MOST[game] - 1)
    table.start(page)
    assert page.locator("*").count() < MOST_ELEMENTS
