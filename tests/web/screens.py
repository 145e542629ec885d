"""Take pictures of every screen, in three languages, for phone and desktop, into web/screens (which git ignores).

``python -m tests.web.screens [LANGUAGE …]``; ``documents`` instead takes those of docs/pictures, ``icons`` draws icons.
"""

import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from klaf.locale import LANGUAGES, text
from klaf.server.table.pace import Pace
from tests.web import deals, pictures, table
from tests.web.hands import cut_off, lay
from tests.web.signs import still

FOLDER = Path(__file__).resolve().parents[2] / "web" / "screens"
SIZES = {"phone": (360, 640), "wide": (1280, 800)}
PACE = Pace(window=1.5, call=0.4, deal=0.5, bot=0.12, bot_call=0.1)


class Album:
    """Pictures of one language and one size."""

    def __init__(self, browser: Browser, house: table.House, lang: str, size: str, dark: bool = False) -> None:
        self.lang, self.house = lang, house
        self.page: Page = table.visit(browser, house.address, lang, SIZES[size], dark=dark)
        self.name = f"{lang}-{size}{'-dark' if dark else ''}"

    def take(self, name: str, whole: bool = False) -> None:
        still(self.page)
        self.page.screenshot(path=FOLDER / f"{name}-{self.name}.png", full_page=whole)

    def pages(self) -> None:
        """Take what needs no table."""
        for name, path in {
            "settings": "/settings",
            "join": "/join",
            "device": "/device",
            "lost": "/nowhere",
            "no-table": "/t/ABCDEF",
        }.items():
            self.page.goto(path)
            self.page.locator("h1").first.wait_for()
            self.take(name)
        self.page.goto("/")
        self.page.locator(".poster").first.wait_for()
        self.take("home", whole=True)
        for game in deals.MOST:
            for name, path, seen in (
                ("rules", "rules", "article"),
                ("learn", "learn", ".table .status"),
                ("create", "new", ".choice"),
            ):
                self.page.goto(f"/{path}/{game}")
                self.page.locator(seen).first.wait_for()
                self.take(f"{name}-{game}")

    def notices(self) -> None:
        """Take what is said where there is no answer, nothing to show, or an old page."""
        page = self.page
        cut_off(page)
        for name, path in {"offline-home": "/", "offline-table": "/t/ABCDEF", "offline-new": "/new/taki"}.items():
            page.goto(path)
            page.get_by_role("button", name=text(self.lang, "web-try-again")).wait_for()
            self.take(name)
        page.unroute_all()
        page.goto("/replay/ABCDEF/1")
        page.locator(".notice").wait_for()
        self.take("no-replay")
        page.goto("/")
        page.locator(".poster").first.wait_for()
        cut_off(page, "**/assets/*.js")
        page.locator(".feltlink").last.click()
        page.locator(".notice").wait_for()
        self.take("outdated")
        page.unroute_all()
        page.faults.clear()  # type: ignore[attr-defined]  # the browser's own notes of what was cut off

    def moments(self) -> None:
        """Take what is rare, from deals made to order."""
        page = self.page
        dealer = self.house.dealer
        hands = ["R+2 king +3 R7 B3", "B+2 B4 G3 Y8", "G1 Y3 R9", "Y1 B8 B9 G8"]
        pictures.sit(page, dealer, deals.taki(["colour R7 B9 G5 Y1 B3", *hands[1:]], "R5"))
        lay(page, "colour")
        self.take("colour-taki")
        pictures.sit(page, dealer, deals.taki(hands, "R+2", under="G8", debt=2, phase="chain"))
        self.take("debt-taki")
        pictures.sit(page, dealer, deals.taki(["R7 B9", *hands[1:]], "R5"))
        self.take("last-taki")
        pictures.taki(page, dealer)
        self.take("open-taki")
        pictures.eight(page, dealer)
        self.take("pot-eight")
        pictures.sit(page, dealer, deals.eight(["1 1 half", "5 3 6", "8 9 7"], "1"))
        lay(page, "1")
        self.take("together-eight")
        pictures.tuki(page, dealer)
        self.take("drawn-tuki")
        pictures.sit(page, dealer, deals.tuki(["8 1 2 3 P 5 6 7", "1 2 3 4 5 6 7 9"], [[0, 4], [0, 1]], "8"))
        page.locator(".heap.active").click()
        page.locator(".box.own .place").nth(1).click()
        self.take("parrot-tuki")
        dealer.order = None

    def watch(self, browser: Browser) -> None:
        """Look at the table of another."""
        other = table.visit(browser, self.house.address, "en", SIZES["wide"])
        code = table.make_table(other, "taki", 4, 3)
        table.start(other)
        self.page.goto(f"/t/{code}")
        self.page.locator(".whose").wait_for()
        self.take("watching")
        other.context.close()

    def table(self, game: str) -> None:
        """Sit down against three bots, and play some moves."""
        page = self.page
        table.play_now(page, game)
        table.play_on(page, ".status.mine")
        self.take(f"table-{game}")
        if game == "taki":
            self.reason()
        for _ in range(4):
            table.play_on(page, ".status.mine, dialog .winners")
            table.step(page)
            still(page)
        page.mouse.move(2, 300)
        self.take(f"later-{game}")

    def match(self, game: str) -> None:
        """Play a match against a bot to its end, and look at it again."""
        page = self.page
        table.make_table(page, game, 2, 1)
        table.start(page)
        if game != "taki":
            table.play_on(page, "dialog .total")
            self.take(f"points-{game}")
        table.play_on(page, "dialog .winners")
        self.take(f"result-{game}")
        if game == "taki":
            page.locator("dialog [aria-expanded]").click()
            page.locator(".fair li").first.wait_for()
            self.take("shuffle-checked")
            page.locator("dialog .actions .wide").first.click()
            self.take("change-table")
            page.keyboard.press("Escape")
        page.locator("dialog .actions .button:not(.wide)", has=page.locator(".icon")).first.click()
        page.locator("footer input").wait_for()
        page.locator("footer input").fill("20")
        self.take(f"replay-{game}")

    def reason(self) -> None:
        """Touch a card that may not be laid, read the rule, and look into the sheets."""
        page = self.page
        if page.locator(".hand .dim").count():
            table.touch(page.locator(".hand .dim").first)
            page.locator(".reason").wait_for()
            self.take("reason")
            page.locator(".reason .button").click()
            page.locator("dialog article").first.wait_for()
            self.take("rule")
            page.keyboard.press("Escape")
        for name, number in {"log": 1, "phrases": 2, "menu": 3}.items():
            page.locator("header .tools button").nth(number).click()
            self.take(name)
            page.keyboard.press("Escape")

    def crowd(self, game: str) -> None:
        """Sit down with as many as can play."""
        table.make_table(self.page, game, deals.MOST[game], deals.MOST[game] - 1)
        self.take(f"lobby-{game}", whole=True)
        if game == "taki":
            self.page.locator(".setup").click()
            self.take("setup")
            self.page.keyboard.press("Escape")
        table.start(self.page)
        table.play_on(self.page, ".status.mine")
        self.take(f"crowd-{game}")


def main(languages: list[str]) -> None:
    """Take all pictures of these languages."""
    FOLDER.mkdir(exist_ok=True)
    with table.serving(PACE) as house, sync_playwright() as playwright:
        browser = table.chromium(playwright)
        for lang in languages:
            for size in SIZES:
                album = Album(browser, house, lang, size, dark=lang == "he" and size == "phone")
                album.pages()
                album.notices()
                album.moments()
                album.watch(browser)
                for game in deals.MOST:
                    album.crowd(game)
                    album.table(game)
                    album.match(game)
                for fault in album.page.faults:  # type: ignore[attr-defined]
                    print(f"{album.name}: {fault}", file=sys.stderr)
                album.page.context.close()
                print(album.name)
        browser.close()


if __name__ == "__main__":
    if sys.argv[1:] == ["documents"]:
        pictures.main()
    elif sys.argv[1:] == ["icons"]:
        pictures.icons()
    else:
        main(sys.argv[1:] or list(LANGUAGES))
