"""Time what a person waits for: ``python -m tests.web.timing [TIMES]``. Read the figures of a quiet machine only.

Prints medians and fails when a limit is missed. A press is timed beside one on a page that has nothing but a button.
"""

import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, sync_playwright

from tests.web import table

# From a press until the next frame has been drawn.
WATCH = """() => {
  window.painted = new Promise((done) => addEventListener('click', (event) => requestAnimationFrame(() => {
    const drawn = new MessageChannel();
    drawn.port1.onmessage = () => done(performance.now() - event.timeStamp);
    drawn.port2.postMessage(null);
  }), { capture: true, once: true }));
}"""
PLAIN = '<!doctype html><title>plain</title><button onclick="this.textContent = 1">0</button>'
FRAME = 1000 / 60
FIRST = "press: the menu opens, first time"
# What is opened for the first time is laid out from nothing: four frames.
LIMITS = {"home to a dealt table": 2000.0, "address to a usable table": 1500.0, FIRST: 4 * FRAME}


@dataclass(frozen=True)
class Row:
    """What was measured, in milliseconds, and the most that it may be."""

    what: str
    values: list[float]
    limit: float | None = None

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    @property
    def missed(self) -> bool:
        return self.limit is not None and self.median > self.limit

    def line(self) -> str:
        limit = f"limit {self.limit:6.0f}" if self.limit else ""
        return (
            f"{self.what:<44}{self.median:8.1f} ms   most {max(self.values):6.0f}   {limit}{'   MISSED' * self.missed}"
        )


def timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def pressed(target: Locator) -> float:
    """Press with the mouse; return how long the next frame took to be drawn."""
    target.page.evaluate(WATCH)
    table.touch(target)
    return float(target.page.evaluate("window.painted"))


def home(page: Page) -> None:
    page.goto("/")
    page.locator(".poster .main").first.wait_for()


def back_at_the_table(page: Page, path: str) -> None:
    page.goto(path)
    page.locator(".table .own :is(.hand, .place, .box) button").first.wait_for()


def visit(page: Page, address: str, game: str) -> dict[str, float]:
    """Come in, sit down, come back, press."""
    found = {
        "home, first visit": timed(lambda: home(page)),
        "home to a dealt table": timed(lambda: table.play_now(page, game)),
    }
    path = page.url.removeprefix(address)
    found["address to a usable table"] = timed(lambda: back_at_the_table(page, path))
    menu = page.locator("header .tools button").last
    found[FIRST] = pressed(menu)
    found["press: the menu closes"] = pressed(page.locator("dialog header button"))
    found["press: the menu opens again"] = pressed(menu)
    pressed(page.locator("dialog header button"))
    if game == "taki":
        refused = page.locator(".hand .held:not(.playable)")
        if refused.count():
            found["press: a card that cannot be laid"] = pressed(refused.first)
        found["press: a card or the pile, played"] = pressed(page.locator(".hand .playable, .pile.active").first)
    return found


def plain(page: Page) -> float:
    page.set_content(PLAIN)
    return pressed(page.locator("button"))


def main(times: int) -> int:
    """Print medians in milliseconds; return how many limits were missed."""
    found: dict[str, list[float]] = {}
    with table.serving() as house, sync_playwright() as playwright:
        browser = table.chromium(playwright)
        for _ in range(times):
            for game in ("taki", "eight", "tuki"):
                page = table.visit(browser, house.address, kept=True)
                for name, milliseconds in visit(page, house.address, game).items():
                    found.setdefault(name, []).append(milliseconds)
                found.setdefault("press: a plain page", []).append(plain(page))
                page.context.close()
        browser.close()
    # A frame more than a page that does nothing: what a press changes is in the next frame, or in the one after it.
    soon = statistics.median(found["press: a plain page"]) + FRAME
    rows = [
        Row(name, values, LIMITS.get(name, soon if name.startswith("press: ") else None))
        for name, values in found.items()
    ]
    for row in rows:
        print(row.line())
    return sum(row.missed for row in rows)


if __name__ == "__main__":
    sys.exit(min(1, main(int((sys.argv[1:] or ["7"])[0]))))
