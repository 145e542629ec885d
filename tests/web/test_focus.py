"""The focus is never lost: sheets give it back, what is pressed keeps it, and keys do what they say."""

import re

from playwright.sync_api import expect

from klaf.locale import text
from tests.web import deals, table
from tests.web.hands import Deal, Visit, lay, tool, two_at
from tests.web.signs import let_last


def test_whatever_opens_over_a_table_gives_the_focus_back(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7 B3 B4", "R1 R3"], "R5"))
    page = visit()
    table.make_table(page, "taki", 2, 1)
    page.locator(".go .main:enabled").press("Enter")
    expect(page.locator("header h1")).to_be_focused()
    for name in ("Rules", "What happened", "Say something", "Menu"):
        button = page.locator("header .tools").get_by_role("button", name=name, exact=True)
        button.press("Enter")
        expect(page.locator("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        expect(button).to_be_focused()
    tool(page, "Menu")
    page.get_by_role("button", name="Around the table").press("Enter")
    page.get_by_role("dialog", name="Around the table").get_by_role("button", name="Close").press("Enter")
    expect(page.locator("header .tools button").last).to_be_focused()
    card = page.locator(".hand [data-card=B3]")
    card.press("h")
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_be_focused()
    let_last(page)
    page.keyboard.press("s")
    expect(page.locator(".toast")).to_have_text(re.compile("Colour in force: red · Your turn: match colour or figure$"))


def test_a_reason_is_put_away_by_keys_and_gives_the_focus_back(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7 B3 B4", "R1 R3"], "R5"))
    page = visit()
    table.make_table(page, "taki", 2, 1)
    table.start(page)
    let_last(page)
    card = page.locator(".hand [data-card=B3]")
    for by_button in (False, True):
        card.press("Enter")
        reason = page.locator(".reason")
        expect(reason).to_be_visible()
        if by_button:
            reason.get_by_role("button", name="Close").press("Enter")
        else:
            page.keyboard.press("Escape")
        expect(reason).to_have_count(0)
        expect(card).to_be_focused()


def test_buttons_that_are_pressed_keep_the_focus(visit: Visit) -> None:
    page = visit()
    page.goto("/device")
    let_last(page)
    show = page.locator(".panel .button").first
    show.press("Enter")
    expect(page.locator(".digits")).to_be_visible()
    expect(show).to_be_focused()
    page.locator("form input").fill("000000")
    go = page.locator("form .button")
    go.press("Enter")
    expect(page.locator(".toast")).to_have_text(text("en", "refused-bad-transfer"))
    expect(go).to_be_focused()
    page.faults.clear()  # type: ignore[attr-defined]  # the browser's own note of the refusal


def test_a_replay_is_stepped_by_arrows_read_out_once_and_played_again(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7", "R1 R3"], "R5"))
    host, _ = two_at(visit, "taki")
    lay(host, "R7")
    host.locator("dialog .winners").wait_for()
    host.clock.install()
    host.goto(host.url.replace("/t/", "/replay/") + "/1")
    slider, play = host.locator("footer input"), host.locator("footer .play")
    expect(slider).to_have_value("0")
    host.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    expect(host.locator("[aria-live=polite], [role=log]").filter(has_text="red 7")).to_have_count(1)
    host.clock.pause_at(host.evaluate("Date.now()") / 1000 + 60)
    play.click()  # from the end it starts again
    expect(slider).to_have_value("0")
    host.clock.run_for(1100)
    expect(slider).to_have_value("1")
    host.clock.resume()
    host.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("0")
    host.keyboard.press("r")
    expect(host.locator("dialog article").first).to_be_visible()
