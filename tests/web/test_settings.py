"""What a person chooses in the settings is seen at the table, and the page speaks as the browser asks it to."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from klaf.locale import LANGUAGES, text
from tests.web import deals, table
from tests.web.hands import Deal, Visit, card, lay, tool, two_at

# Of two players whoever stops the other plays again: all of this is laid in a row, and nobody else moves.
STOPS = ("Rstop", "Bstop", "Gstop", "Ystop")
# Keep how long every card flies.
DURATIONS = """() => {
  const took = (ghost) => (document.body.dataset.took += ` ${ghost.getAnimations()[0].effect.getTiming().duration}`);
  const seen = (one) => one.addedNodes.forEach((node) => node.className === 'ghost' && took(node));
  document.body.dataset.took = '';
  new MutationObserver((all) => all.forEach(seen)).observe(document.body, { subtree: true, childList: true });
}"""
# What is light or dark: the page, the felt and the cards.
LOOK = """() => [
  getComputedStyle(document.documentElement).colorScheme,
  getComputedStyle(document.querySelector('.screen')).backgroundImage,
  document.querySelector('.hand img').src,
]"""


def seated(page: Page, deal: Deal, hand: str) -> None:
    """Sit down to a hand of TAKI against a bot; it is one's turn."""
    deal(deals.taki([hand, "R1 R3 B4"], "R5"))
    table.make_table(page, "taki", 2, 1)
    table.start(page)
    page.locator(".status.mine").wait_for()
    expect(page.locator(".ghost, [data-landing]")).to_have_count(0)


def switch(page: Page, setting: str, choice: str = "") -> None:
    """Turn a setting over in the menu of the table, or choose one of several."""
    tool(page, "Menu")
    sheet = page.get_by_role("dialog", name="Menu")
    if choice:
        sheet.get_by_role("group", name=setting).get_by_role("button", name=choice, exact=True).click()
    else:
        sheet.get_by_role("switch", name=setting).click()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def took(page: Page) -> list[float]:
    """Return how long each card has flown since DURATIONS."""
    return [float(one) for one in (page.locator("body").get_attribute("data-took") or "").split()]


def lay_and_see(page: Page, name: str) -> None:
    """Lay a card that stops the other; wait until it lies there and it is one's turn again."""
    lay(page, name)
    expect(card(page, name)).to_have_count(0)
    expect(page.locator(".ghost, [data-landing], [data-asked]")).to_have_count(0)
    page.locator(".status.mine").wait_for()


def test_cards_fly_as_fast_as_was_chosen_or_not_at_all(visit: Visit, deal: Deal) -> None:
    page = visit(motion="auto")
    seated(page, deal, f"{' '.join(STOPS)} R7 R8")
    page.evaluate(DURATIONS)
    for speed, stop in zip(("slow", "normal", "fast"), STOPS, strict=False):
        switch(page, "Speed of the cards", speed)
        lay_and_see(page, stop)
    slow, normal, fast = took(page)
    assert slow > 1.3 * normal > 1.3 * 1.3 * fast > 0
    switch(page, "Less motion")
    lay_and_see(page, STOPS[-1])
    assert len(took(page)) == 3


def test_nothing_flies_on_a_device_that_asks_for_less_motion(visit: Visit, deal: Deal) -> None:
    page = visit(motion="auto")
    page.emulate_media(reduced_motion="reduce")
    page.goto("/")
    page.evaluate(DURATIONS)
    deal(deals.taki(["Rstop R7 R8", "R1 R3 B4"], "R5"))
    page.locator(".poster[data-game=taki] .felt").click()
    page.get_by_role("group", name="Players").get_by_role("button", name="2", exact=True).click()
    page.get_by_role("group", name="Of them bots").get_by_role("button", name="1", exact=True).click()
    page.locator(".go .button").click()
    table.start(page)
    lay_and_see(page, "Rstop")
    assert took(page) == []
    calm = "getComputedStyle(document.documentElement).getPropertyValue('--calm')"
    assert page.evaluate(calm) == "1ms"
    page.emulate_media(reduced_motion="no-preference")  # it was the device alone
    assert page.evaluate(calm) != "1ms"
    lay(page, "R7")
    expect(page.locator("body")).to_have_attribute("data-took", re.compile("[1-9]"))


def test_cards_have_patterns_and_are_larger_for_who_wants_it(visit: Visit, deal: Deal) -> None:
    def seen() -> tuple[list[str], float]:
        faces = page.locator(".hand img").evaluate_all("all => all.map((one) => one.src)")
        return faces, float(card(page, "R7").evaluate("one => one.offsetWidth"))

    page = visit()
    seated(page, deal, "R7 B7 G7 Y7")
    plain, width = seen()
    switch(page, "Patterns beside colours")
    patterned, _ = seen()
    assert not set(patterned) & set(plain)
    switch(page, "Larger cards")
    expect(card(page, "R7")).not_to_have_js_property("offsetWidth", width)
    assert seen()[1] > 1.1 * width
    page.reload()  # it is kept
    page.locator(".status.mine").wait_for()
    assert seen()[0] == patterned
    assert seen()[1] > 1.1 * width
    switch(page, "Patterns beside colours")
    switch(page, "Larger cards")
    expect(card(page, "R7")).to_have_js_property("offsetWidth", width)
    assert seen()[0] == plain


@pytest.mark.parametrize("lang", ["en", "he"])
def test_buttons_and_cards_lie_at_the_hand_that_plays(lang: str, visit: Visit, deal: Deal) -> None:
    def middle(part: Locator) -> float:
        box = part.bounding_box()
        assert box
        return box["x"] + box["width"] / 2

    def expect_right_of_middle(page: Page, right: bool) -> None:
        page.set_viewport_size({"width": 390, "height": 844})
        assert (middle(page.locator(".actions button")) > 195) is right
        page.set_viewport_size({"width": 740, "height": 360})  # on its side
        page.locator(".table.low").wait_for()
        assert (middle(page.locator(".table > .own")) > 370) is right

    page = visit(lang=lang)
    seated(page, deal, "R7 R9")  # the last card can be told
    expect_right_of_middle(page, True)
    address = page.url
    page.goto("/settings")
    page.get_by_role("switch", name=text(lang, "web-left-handed")).click()
    page.goto(address)
    page.locator(".status.mine").wait_for()
    expect_right_of_middle(page, False)


def test_light_and_dark_are_those_of_the_device_unless_chosen(visit: Visit, deal: Deal) -> None:
    page = visit(dark=True)
    seated(page, deal, "R7 R9 B3")
    dark = page.evaluate(LOOK)
    switch(page, "Light", "light")
    light = page.evaluate(LOOK)
    assert all(one != other for one, other in zip(light, dark, strict=True))
    page.emulate_media(color_scheme="light")
    switch(page, "Light", "like the device")
    assert page.evaluate(LOOK)[1:] == light[1:]
    switch(page, "Light", "dark")
    assert page.evaluate(LOOK)[1:] == dark[1:]
    page.reload()  # it is kept
    page.locator(".status.mine").wait_for()
    assert page.evaluate(LOOK) == ["dark", *dark[1:]]


def test_who_does_not_want_to_see_what_others_say_does_not(visit: Visit, deal: Deal) -> None:
    def say(phrase: str) -> None:
        tool(guest, "Say something")
        guest.locator("dialog .phrases").get_by_role("button", name=phrase, exact=True).click()

    deal(deals.taki(["R7 R9 B3", "R1 R3 B4"], "R5"))
    host, guest = two_at(visit, "taki")
    switch(host, text("en", "web-hear-phrases"))
    lay(host, "R7")
    guest.locator(".status.mine").wait_for()
    say("Well played!")
    lay(guest, "R1")  # it comes after the phrase
    host.locator(".status.mine").wait_for()
    assert host.locator(".phrase").count() == 0
    tool(host, "Say something")
    host.locator("dialog .phrases").get_by_role("button", name="Thank you!", exact=True).click()
    expect(host.locator(".phrase")).to_have_text("Thank you!")  # one's own is seen
    expect(host.locator(".phrase")).to_have_count(0)
    switch(host, text("en", "web-hear-phrases"))
    say("Good luck!")
    expect(host.locator(".phrase")).to_have_text("Good luck!")


@pytest.mark.parametrize(("asked", "lang"), [("he-IL", "he"), ("ar", "ar"), ("fr-FR", "en")])
def test_the_first_language_is_the_browsers_and_the_page_follows_the_next(
    asked: str, lang: str, window: Browser, address: str
) -> None:
    def expect_language(spoken: str) -> None:
        expect(page.locator("h1")).to_have_text(text(spoken, "web-hero"))
        expect(page.locator("html")).to_have_attribute("lang", spoken)
        expect(page.locator("html")).to_have_attribute("dir", "ltr" if spoken == "en" else "rtl")

    context = window.new_context(locale=asked, base_url=address, service_workers="block")
    page = context.new_page()
    page.goto("/")
    expect_language(lang)
    for other in (*(each for each in LANGUAGES if each != lang), lang):
        page.locator(f".switch [lang={other}]").first.click()
        expect_language(other)
    context.close()
