"""Everything has its room: nothing at a table covers what is to be read or touched."""

import pytest
from playwright.sync_api import Page

from tests.web import deals, table
from tests.web.hands import Deal, Visit
from tests.web.signs import still

# What lies over the middle of the parts of a page, or where a card of a fan is to be seen.
COVERED = """parts => [...document.querySelectorAll(parts)].flatMap(part => {
  const box = part.getBoundingClientRect();
  const rtl = document.documentElement.dir === 'rtl';
  const across = part.matches('.hand button') ? (rtl ? 0.88 : 0.12) : 0.5;
  const over = document.elementFromPoint(box.left + box.width * across, box.top + box.height / 2);
  const own = part.contains(over) || over?.closest('.chair') && over.closest('.chair') === part.closest('.chair');
  return own ? [] : [`${part.className} ${part.ariaLabel ?? part.innerText} under ${over?.className}`];
})"""
# What lies over a seat or a pile, and what lies outside of the screen; a card of a fan hangs over a little.
CROWDED = """() => {
  const boxes = parts => [...document.querySelectorAll(parts)].filter(part => part.offsetWidth > 0)
    .map(part => [part.ariaLabel ?? part.innerText, part.getBoundingClientRect()]);
  const seats = boxes('.chair .seat'), piles = boxes('.centre :is(.pile, .heap, .taken)');
  const words = boxes('.chair :is(.name, .note, .counts, .sum, .card)');
  const own = boxes('.table > .own :is(.hand button, .pile, .place, .side, .sums)');
  const over = (a, b) => Math.min(a.right - b.left, b.right - a.left, a.bottom - b.top, b.bottom - a.top) > 2;
  const far = a => Math.max(-a.left, -a.top, a.right - innerWidth, a.bottom - innerHeight);
  const outside = (all, by) => all.filter(([, a]) => far(a) > by).map(([name]) => `${name} is outside`);
  return [
    ...seats.flatMap(([one, a], i) => [...seats.slice(i + 1), ...piles, ...own].filter(([, b]) => over(a, b))
      .map(([other]) => `${one} lies over ${other}`)),
    ...piles.flatMap(([one, a]) => own.filter(([, b]) => over(a, b)).map(([other]) => `${one} lies over ${other}`)),
    ...outside([...seats, ...words, ...piles], 0.5), ...outside(own, 12),
  ];
}"""
SEATS = ".chair .face, .chair .name, .chair .count"
TOUCHED = "header button, footer button, .pile, .heap, .actions button, .hand button, .own .place"


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
    code = table.make_table(page, game, deals.MOST[game], deals.MOST[game] - 1)
    table.start(page)
    table.play_on(page, ".status.mine")
    assert covered(page, f"{SEATS}, {TOUCHED}") == []
    for path in (f"/replay/{code}/1", f"/learn/{game}"):
        page.goto(path)
        page.locator(".table .status").wait_for()
        assert covered(page, f"{SEATS}, {TOUCHED}") == []


@pytest.mark.parametrize(
    ("game", "players", "lang", "large"),
    [("taki", 10, "en", False), ("eight", 3, "he", True), ("tuki", 6, "ar", False)],
)
def test_seats_piles_and_cards_have_their_room_on_every_screen(
    game: str, players: int, lang: str, large: bool, visit: Visit
) -> None:
    page = visit(lang=lang, size=(768, 1024), large=large)
    table.make_table(page, game, players, players - 1)
    table.start(page)
    page.locator(".status.mine").wait_for()
    for width, height in ((768, 1024), (1024, 600), (568, 320)):
        page.set_viewport_size({"width": width, "height": height})
        still(page)  # cards move to where they belong
        assert page.evaluate(CROWDED) == [], (width, height)


# Where the cards of a hand lie when they are first drawn.
FIRST_DRAWN = """() => new MutationObserver((_, watch) => {
  if (!document.querySelector('.hand .held')) return;
  watch.disconnect();
  requestAnimationFrame(() => window.drawn = LEFT());
}).observe(document, { subtree: true, childList: true })"""
LEFT = "() => [...document.querySelectorAll('.hand .held')].map((card) => Math.round(card.getBoundingClientRect().x))"


@pytest.mark.parametrize("lang", ["en", "he"])
def test_cards_lie_at_once_where_they_stay(lang: str, visit: Visit, deal: Deal) -> None:
    deal(deals.taki(["R7 R9 B3 B4 G5 Y1", "R1 R3"], "R5"))
    page = visit(lang=lang, size=(1280, 800))
    table.make_table(page, "taki", 2, 1)
    page.evaluate(FIRST_DRAWN.replace("LEFT", f"({LEFT})"))
    table.start(page)
    page.locator(".hand .playable").first.wait_for()
    still(page)
    assert page.evaluate("window.drawn") == page.evaluate(LEFT)


def test_the_name_of_the_game_is_read_whole_at_every_width(visit: Visit) -> None:
    page = visit(size=(320, 640))
    table.play_now(page, "eight")
    for width in (320, 341, 360, 390, 421, 640):
        page.set_viewport_size({"width": width, "height": 640})
        assert page.locator("header h1").evaluate("(name) => name.scrollWidth <= name.clientWidth"), width
