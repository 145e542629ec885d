"""Cards fly from where they were to where they go: always those of this table, and nothing is left behind or undone."""

import re

import pytest
from playwright.sync_api import expect

from tests.web import deals, table
from tests.web.hands import Deal, Visit, card, lay
from tests.web.line import Line
from tests.web.signs import count_flights, flown, slowed, still

# What has the focus, in every frame from the first card that flies until all have landed.
FOCUSED = """() => {
  const focused = [];
  const look = (done) => requestAnimationFrame(() => {
    const landing = document.querySelector('.hand [data-landing]') !== null;
    if (landing || focused.length > 0) focused.push(document.activeElement.className);
    if (landing || focused.length === 0) look(done);
    else done(focused);
  });
  window.focused = new Promise(look);
}"""

# Count the frames that show a lobby.
LOBBIES = """() => {
  window.lobbies = 0;
  const look = () => { if (document.querySelector('.lobby')) window.lobbies += 1; requestAnimationFrame(look); };
  requestAnimationFrame(look);
}"""


@pytest.mark.parametrize("game", ["taki", "eight", "tuki"])
@pytest.mark.parametrize("at_once", [True, False])
def test_the_first_deal_flies_and_leaves_nothing_behind(game: str, at_once: bool, visit: Visit) -> None:
    page = visit(motion="auto", speed="fast")
    if at_once:
        page.goto("/")
        count_flights(page)
        page.locator(f".poster[data-game={game}] .main").click()
    else:
        table.make_table(page, game, 2, 1)
        count_flights(page)
        table.start(page)
    expect(page.locator("body")).to_have_attribute("data-flown", re.compile(r"1[2-9]|[2-9]\d|\d{3}"))
    expect(page.locator(".ghost, [data-landing]")).to_have_count(0)


def test_a_result_stays_when_the_last_card_has_landed(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7", "R1 R3"], "R5"))
    page = visit(motion="auto")
    table.make_table(page, "taki", 2, 1)
    table.start(page)
    still(page)
    count_flights(page)
    lay(page, "R7")
    page.locator("dialog .winners").wait_for()
    still(page)
    assert flown(page) == 1
    expect(page.locator("dialog .winners")).to_be_visible()
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_rematch_is_dealt_on_the_table(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7", "R1 R3"], "R5"))
    page = visit(motion="auto", speed="fast")
    table.make_table(page, "taki", 2, 1)
    table.start(page)
    lay(page, "R7")
    page.locator("dialog .winners").wait_for()
    deal(None)  # the next match is dealt as ever
    count_flights(page)
    page.evaluate(LOBBIES)
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("body")).to_have_attribute("data-flown", re.compile(r"1[7-9]|[2-9]\d"))
    expect(page.locator(".ghost, [data-landing]")).to_have_count(0)
    assert page.evaluate("window.lobbies") == 0


def test_what_is_left_while_it_was_asked_for_is_entered_again(visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7 R9 B3", "R1 R3"], "R5"))
    page = visit()
    line = Line(page)
    table.make_table(page, "taki", 2, 1)
    table.start(page)
    page.goto("/")
    back = page.locator(".continue .button")
    back.wait_for()
    line.settle()
    entered = line.count("enter")
    line.silent = True
    back.click()
    page.locator(".waiting").wait_for()
    line.await_answer("enter", entered + 1)
    page.go_back()
    back.wait_for()
    line.speak()
    line.settle()
    back.click()
    lay(page, "R7")
    expect(card(page, "R7")).to_have_count(0)


def test_the_deal_of_another_table_does_not_fly_over_this_one(visit: Visit) -> None:
    page = visit(motion="auto")
    line = Line(page)
    code = table.make_table(page, "taki", 2, 1)
    table.start(page)
    page.goto("/")
    back = page.locator(".continue .button", has_text=code)
    back.wait_for()
    line.settle()
    count_flights(page)
    line.silent = True
    page.locator(".poster[data-game=taki] .main").click()
    line.await_answer("create", 2)
    page.locator(".poster[data-game=taki] .feltlink").last.click()  # the rules
    page.locator("article").first.wait_for()
    line.speak()
    page.go_back()
    back.wait_for()
    line.settle()
    back.click()
    page.locator(".table .status").wait_for()
    line.settle()
    still(page)
    assert flown(page) == 0


def test_a_language_that_is_switched_in_a_deal_lets_nothing_land_on_the_other_side(visit: Visit) -> None:
    page = visit(motion="auto", speed="slow")
    table.make_table(page, "taki", 4, 3)
    with slowed(page):
        table.start(page)
        page.locator(".ghost").first.wait_for()
        page.locator("header .tools button").last.click()
        page.get_by_role("button", name="עברית").evaluate("button => button.click()")  # the menu hardly moves, either
        expect(page.locator("html")).to_have_attribute("dir", "rtl")
        expect(page.locator(".ghost, [data-landing]")).to_have_count(0)


def test_the_focus_stays_with_a_card_that_is_still_on_its_way(visit: Visit, deal: Deal) -> None:
    dealt = deals.taki(["R7 R8 R9 B3", "G1 G3 Y4 Y5"], "R5")
    pile = dealt.position()["pile"]
    pile.append(pile.pop(pile.index("R1")))  # it is drawn next, and lies before the others in a hand
    deal(dealt.game.from_position(dealt.position() | {"pile": pile}))
    page = visit(motion="auto", speed="slow")
    table.make_table(page, "taki", 2, 1)
    table.start(page)
    page.locator(".hand .playable").first.wait_for()
    page.keyboard.press("End")
    page.keyboard.press("Home")
    expect(card(page, "R7")).to_be_focused()
    page.evaluate(FOCUSED)
    page.keyboard.press("d")
    focused = page.evaluate("window.focused")
    assert len(focused) > 3
    assert all(name.startswith("held") for name in focused)


def test_in_a_lesson_no_other_card_takes_the_place_of_the_one_pressed(visit: Visit) -> None:
    page = visit(motion="auto", speed="slow")
    page.goto("/learn/taki")
    with slowed(page):
        lay(page, "B4")
        page.locator(".ghost").first.wait_for()
        expect(page.locator("[data-asked]")).to_have_count(0)
        assert page.locator(".ghost").count() == 1
