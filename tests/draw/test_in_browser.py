"""What a browser makes of the drawings: all that is written can be read whole, in every language."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from do import find_chromium
from klaf import draw
from klaf.draw import SVG
from klaf.draw.games.tuki import draw_box
from klaf.locale import LANGUAGES
from tests.draw.scenes import SCENES, drawn_things
from tests.web import table

# Texts that leave the drawing or the ground they are written on, or that lie over another text.
LOOK = """() => {
  const svg = document.querySelector('svg'), whole = svg.getBoundingClientRect();
  const texts = [...svg.querySelectorAll('text')].map((text) => [text.textContent, text.getBoundingClientRect()]);
  const outside = ([, box]) => box.left < whole.left + 8 || box.right > whole.right - 8;
  const wrong = texts.filter(outside).map(([said]) => said);
  texts.forEach(([one, a], i) => texts.slice(i + 1).forEach(([other, b]) => {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 1 && down > 4) wrong.push(`${one} / ${other}`);
  }));
  for (const text of svg.querySelectorAll('g > rect:first-child + text:last-child')) {
    const [box, ground] = [text.getBoundingClientRect(), text.previousElementSibling.getBoundingClientRect()];
    if (box.left < ground.left + 2 || box.right > ground.right - 2) wrong.push(text.textContent);
  }
  return wrong;
}"""


@pytest.fixture(scope="module")
def browser_window() -> Iterator[Browser]:
    if find_chromium() is None:
        pytest.fail("there is no Chromium: python3 do.py test brings one, or names what to install")
    with sync_playwright() as playwright:
        found = table.chromium(playwright)
        yield found
        found.close()


def drawings(lang: str) -> Iterator[SVG]:
    yield draw_box(["5", "7", "5", "7", "5", "7", "P", "P"], lang=lang)
    yield draw_box(["12", "7", "5", "7", "12", "8", "3", "1"], lang=lang)
    for scene in SCENES:
        for shown in drawn_things(*scene)[:2]:
            yield draw.table(shown, lang=lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_has_its_room(browser_window: Browser, lang: str) -> None:
    page = browser_window.new_page(viewport={"width": 1000, "height": 1400})
    for drawing in drawings(lang):
        page.set_content(f"<body>{drawing}</body>")
        assert page.evaluate(LOOK) == [], drawing.title
    page.close()


def test_a_card_is_painted(browser_window: Browser) -> None:
    """Cards come by reference: were one broken, nothing but its shadow would be there."""
    page = browser_window.new_page(viewport={"width": 300, "height": 300})
    page.set_content(f"<body>{draw.card('taki', 'R1', lang='en')}</body>")
    box = page.locator("use").bounding_box()
    assert box is not None
    assert round(box["height"]) == 168
    assert box["width"] >= 120  # decorations are cut off, and yet counted
    page.close()
