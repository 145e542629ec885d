"""Everything has its room: nothing at a table covers what is to be read or touched."""

import pytest
from playwright.sync_api import Page

from tests.web import deals, table
from tests.web.hands import Deal, Visit

# What lies over the middle of the parts of a page, or where a card of a fan is to be seen.
COVERED = """parts => [...document.querySelectorAll(parts)].flatMap(part => {
  const box = part.getBoundingClientRect();
  const rtl = document.documentElement.dir === 'rtl';
  const across = part.matches('.hand button') ? (rtl ? 0.88 : 0.12) : 0.5;
  const over = document.elementFromPoint(box.left + box.width * across, box.top + box.height / 2);
  const own = part.contains(over) || over?.closest('.chair') && over.closest('.chair') === part.closest('.chair');
  return own ? [] : [`${part.className} ${part.ariaLabel ?? part.innerText} under ${over?.className}`];
})"""
SEATS = ".chair .face, .chair .name, .chair .count"
TOUCHED = "header button, footer button, .pile, .heap, .actions button, .hand button, .own .place"
MOST = {"taki": 10, "eight": 5, "tuki": 6}


def covered(page: Page, parts: str) -> list[str]:
    found: list[str] = page.evaluate(COVERED, parts)
    return found


@pytest.mark.parametrize(("lang", "large"), [("en", False), ("ar", True)])
def test_ten_around_a_small_phone_cover_nothing_of_each_other(lang: str, large: bool, visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7 R9", *(f"{colour}1 {colour}3 {colour}4" for colour in "RGBY" for _ in "ab"), "B7 Y7"], "R5"))
    page = visit(lang=lang, size=(360, 640), large=large)
    table.make_table(page, "taki", 10, 9)
    table.start(page)
    page.locator(".actions button").wait_for()
    assert page.locator(".chair .count").count() == 9
    assert covered(page, f"{SEATS}, {TOUCHED}") == []


@pytest.mark.parametrize(("game", "lang"), [("taki", "en"), ("eight", "ar"), ("tuki", "he")])
def test_nothing_covers_what_can_be_touched_on_a_phone_on_its_side(game: str, lang: str, visit: Visit) -> None:
    page = visit(lang=lang, size=(740, 360))
    code = table.make_table(page, game, MOST[game], MOST[game] - 1)
    table.start(page)
    table.play_on(page, ".status.mine", 30)
    assert covered(page, f"{SEATS}, {TOUCHED}") == []
    for path in (f"/replay/{code}/1", f"/learn/{game}"):
        page.goto(path)
        page.locator(".table .status").wait_for()
        assert covered(page, f"{SEATS}, {TOUCHED}") == []
