"""Take the pictures of the documents, docs/pictures: ``do.py screens documents``. They show deals made to order.

``do.py screens icons`` draws the app's icons for whoever takes no SVG.
"""

from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from klaf.engine.match import Match
from tests.web import deals, table
from tests.web.hands import lay, lay_one
from tests.web.seams import Dealer
from tests.web.signs import still

ROOT = Path(__file__).resolve().parents[2]
FOLDER, PUBLIC = ROOT / "docs" / "pictures", ROOT / "web" / "public"
# What is drawn, from what, and how large: a phone cuts its own corners, and wants no holes in them.
ICONS = {
    "icon-192": ("icon", 192),
    "icon-512": ("icon", 512),
    "icon-maskable-192": ("icon-maskable", 192),
    "icon-maskable-512": ("icon-maskable", 512),
    "apple-touch-icon": ("icon-maskable", 180),
}
PHONE, DESKTOP = (390, 700), (1200, 760)
NAMES = {"en": "Noa", "he": "נועה", "ar": "نور"}


def save(page: Page, name: str) -> None:
    """Keep what is to be seen."""
    page.mouse.move(2, 400)
    still(page)
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    # An octree keeps the colours of small things; what lies between two colours is dithered.
    colours = picture.quantize(256, method=Image.Quantize.FASTOCTREE)
    picture.quantize(palette=colours, dither=Image.Dither.FLOYDSTEINBERG).save(FOLDER / f"{name}.png", optimize=True)


def home(page: Page, dealer: Dealer) -> None:
    page.goto("/")
    page.locator(".poster").first.wait_for()


def sit(page: Page, dealer: Dealer, dealt: Match) -> None:
    """Sit down to a deal with bots."""
    dealer.order = dealt
    table.make_table(page, dealt.game.name, dealt.players, dealt.players - 1)
    table.start(page)


def taki(page: Page, dealer: Dealer) -> None:
    hands = ["Rtaki R7 R3 Bplus G5 Ystop +3 king", "B1 B4 G3 Y8 Y6", "G1 Y3 R9", "Y1 B8 B9 G8 R4 Gstop"]
    sit(page, dealer, deals.taki(hands, "R5"))
    lay(page, "Rtaki")


def eight(page: Page, dealer: Dealer) -> None:
    sit(page, dealer, deals.eight(["1 5 half", "2 3 6", "demon 4 7", "4 8 9"], "1"))
    lay_one(page, "1")
    table.play_on(page, ".status.mine")


def tuki(page: Page, dealer: Dealer) -> None:
    boxes = ["8 3 9 1 P 3 6 7", "1 2 0 4 5 2 7 9", "5 11 4 10 5 6 12 0", "7 1 10 2 3 8 10 P"]
    sit(page, dealer, deals.tuki(boxes, [[0, 1, 4, 5, 6], [0, 1, 5, 7], [0, 3, 4], [1, 2, 6]], "6"))
    page.locator(".heap.active").click()
    page.locator(".taken.holding").wait_for()


def icons() -> None:
    """Draw the icons."""
    with sync_playwright() as playwright:
        browser = table.chromium(playwright)
        for name, (source, size) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            drawing = (PUBLIC / f"{source}.svg").read_text(encoding="utf-8")
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}")
            picture = Image.open(BytesIO(page.screenshot(omit_background=True)))
            picture.quantize(128, method=Image.Quantize.FASTOCTREE).save(PUBLIC / f"{name}.png", optimize=True)
        browser.close()


def main() -> None:
    """Take all of them."""
    FOLDER.mkdir(exist_ok=True)
    with table.serving() as house, sync_playwright() as playwright:
        browser: Browser = table.chromium(playwright)
        for take, lang in ((home, "en"), (taki, "en"), (eight, "he"), (tuki, "ar")):
            page = table.visit(
                browser, house.address, lang=lang, size=DESKTOP if take is home else PHONE, name=NAMES[lang]
            )
            take(page, house.dealer)
            save(page, take.__name__)
            page.context.close()
        browser.close()


if __name__ == "__main__":
    main()
