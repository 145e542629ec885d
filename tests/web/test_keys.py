"""The keyboard: every key does its work at a table, whole turns need nothing else, and the focus is seen."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from klaf.server.table.pace import Pace
from tests.web import deals, table
from tests.web.hands import Deal, Visit, card, expect_hand, two_at
from tests.web.signs import let_last

SLOW = Pace(window=600, call=600, deal=60, bot=0.02, bot_call=0.02)
FOCUS = """() => {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement);
  const ringed = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\\)$/.test(outlineColor);
  return [document.activeElement.localName, ringed];
}"""
ON_TOP = """() => {
  const { x, y, width, height } = document.activeElement.getBoundingClientRect();
  return document.activeElement.contains(document.elementFromPoint(x + width * 0.7, y + height / 2));
}"""


@pytest.fixture(scope="module")
def house() -> Iterator[table.House]:
    """Nothing ends by itself while somebody looks for the key."""
    with table.serving(SLOW) as found:
        yield found


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def turn(page: Page, *keys: str) -> None:
    """Press keys once there is something to do."""
    page.locator(".hand .playable, .pile.active, .heap.active, .box .lit").first.wait_for()
    press(page, *keys)


def asked(page: Page, words: str, *keys: str) -> None:
    """Press keys once a button is there that they stand for."""
    page.locator(".actions").get_by_role("button", name=words, exact=True).wait_for()
    press(page, *keys)


def lay(page: Page, name: str) -> None:
    """Go to a card, and lay it."""
    expect(card(page, name)).to_have_class(re.compile("playable"))
    press(page, "Home")
    for _ in range(int(page.locator(".hand").get_attribute("data-count") or 0)):
        if page.evaluate("document.activeElement.dataset.card") == name:
            break
        press(page, "ArrowRight")
    expect(card(page, name)).to_be_focused()
    press(page, "Enter")


def test_keys_draw_close_leave_open_break_and_pass_in_taki(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["Rtaki R7 R9 +3 +3 B9", "Rtaki R1 R3 G1 break break"], "R5"))
    host, guest = two_at(visit, "taki")
    turn(host, "d")
    expect_hand(host, 7)
    lay(guest, "Rtaki")
    lay(guest, "R1")
    asked(guest, "TAKI closed", "c")
    lay(host, "Rtaki")
    asked(host, "Leave it open", "e")
    lay(guest, "R3")
    asked(guest, "TAKI closed", "c")
    lay(host, "+3")
    asked(guest, "Break it!", "b")
    expect_hand(host, 8)
    expect_hand(guest, 2)
    turn(guest, "d")
    lay(host, "+3")
    asked(guest, "Do not break", "p")
    expect(guest.locator(".actions")).to_have_count(0)  # what was asked is answered


def test_l_calls_the_last_card_with_the_play_or_after_it(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7 R9", "R1 R3"], "R5"))
    host, guest = two_at(visit, "taki")
    lay(host, "R7")
    asked(host, "Last card!", "l")
    expect(guest.locator(".call")).to_be_visible()
    asked(guest, "Last card!")
    button = guest.locator(".actions button")
    for pressed in ("true", "false", "true"):
        press(guest, "l")
        expect(button).to_have_attribute("aria-pressed", pressed)
    lay(guest, "R1")
    expect(host.locator(".call")).to_be_visible()


def test_a_turn_of_eight_and_a_half_needs_only_keys(visit: Visit, deal: Deal) -> None:
    deal(deals.eight(["1 1 4", "9 9 9"], "1"))
    host, guest = two_at(visit, "eight")
    held = host.locator(".hand button")
    turn(host, "Home")
    keys = ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "End", "Home")
    for key, place in zip(keys, (1, 2, 2, 1, 2, 0), strict=True):
        press(host, key)
        expect(held.nth(place)).to_be_focused()
    press(host, "Enter")
    expect(host.locator("dialog .options button")).to_have_count(2)
    press(host, "Tab", "Tab", "Tab")
    expect(host.locator("dialog .options button").last).to_be_focused()
    press(host, "Enter")
    expect(guest.locator(".heap")).to_have_attribute("aria-label", re.compile("2 cards"))
    lay(guest, "9")
    guest.locator("dialog .options").wait_for()
    press(guest, "Tab", "Tab", "Enter")
    asked(host, "Take the pot", "t")
    expect(host.locator(".side .burnt")).to_contain_text("3")


def test_turns_of_tuki_tuki_need_only_keys(visit: Visit, deal: Deal) -> None:
    deal(deals.tuki(["1 2 3 4 5 6 7 8", "1 2 3 4 5 6 7 9"], [[0, 1, 2, 3, 4, 5]] * 2, "12"))
    host, guest = two_at(visit, "tuki")
    turn(host, "d")
    held = host.locator(".middle .taken")
    expect(held).to_have_attribute("aria-label", re.compile("Card taken"))
    button = host.locator(".actions").get_by_role("button", name="Throw away", exact=True)
    for pressed in ("true", "false", "true"):
        press(host, "x")
        expect(button).to_have_attribute("aria-pressed", pressed)
    press(host, "End", "Enter")
    expect(host.locator(".box.own .place").last).to_have_attribute("aria-label", "Place 8: 8")
    places = guest.locator(".box.own .place")
    turn(guest, "t", "Home")
    for key, place in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        press(guest, key)
        expect(places.nth(place)).to_be_focused()
    turn(guest, "Enter")
    expect(places.nth(1)).to_have_attribute("aria-label", "Place 5: parrot")
    turn(host, "d")
    asked(host, "Throw away and pass", "x")
    turn(guest)
    expect(host.locator(".status")).not_to_have_class(re.compile("mine"))


def test_keys_tell_what_there_is_to_know_in_the_readers_language(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7 R8 R9", "R1 R3 B4"], "R5"))
    host, guest = two_at(visit, "taki", lang="he")
    lay(host, "R7")
    lay(guest, "R1")
    turn(host)
    sheet = guest.locator("dialog")
    press(guest, "h")
    expect(sheet.locator("li")).to_have_text(["To play: Noa", "Sami: red 1", "To play: Sami", "Noa: red 7"])
    press(guest, "Escape")
    expect(sheet).to_have_count(0)
    for key, title in (("r", "Rules: TAKI"), ("m", "Menu")):
        press(guest, key)
        expect(sheet).to_have_attribute("aria-label", title)
        press(guest, "Escape")
        expect(sheet).to_have_count(0)
    let_last(guest)
    press(guest, "s")
    expect(guest.locator(".toast")).to_contain_text("It is the turn of Noa")
    host.dispatch_event("body", "keydown", {"code": "KeyH", "key": "י"})  # the same key on a Hebrew keyboard
    expect(host.locator("dialog li")).to_have_count(4)
    lines = [("עכשיו בתור", "Noa"), ("אדום", "Sami"), ("עכשיו בתור", "Sami"), ("אדום", "Noa")]
    for line, parts in zip(host.locator("dialog li").all(), lines, strict=True):
        for part in parts:
            expect(line).to_contain_text(part)


def test_whatever_has_the_focus_has_a_ring_around_it(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7 R8 R9 B1 B3 B4 G1 G3", "R1 R3 B4"], "R5"))
    page = visit()
    page.goto("/new/taki")
    page.locator("summary").press("Enter")
    reached: set[str] = set()
    while "input" not in reached:
        kind, ringed = page.evaluate(FOCUS)
        assert ringed, page.evaluate("document.activeElement.outerHTML")
        reached.add(kind)
        press(page, "Tab")
    assert reached == {"button", "summary", "input"}
    table.make_table(page, "taki", 2, 1)
    table.start(page)
    turn(page, "Home")
    expect(page.locator(".hand button").first).to_be_focused()
    assert page.evaluate(FOCUS) == ["button", True]
    page.wait_for_function(ON_TOP)


def test_where_the_hand_is_gone_keys_go_to_the_cards_on_the_table(visit: Visit, deal: Deal) -> None:
    deal(deals.going_out("7"))
    page = visit()
    table.make_table(page, "eight", 2, 1)
    table.start(page)
    page.locator(".places .lit").wait_for()
    press(page, "Home")
    expect(page.locator(".own .blind")).to_be_focused()
    press(page, "Enter")
    page.locator("dialog .go .button").wait_for()
