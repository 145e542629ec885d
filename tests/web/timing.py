"""Time what a person waits for: ``python -m tests.web.timing [TIMES]``. Read the figures of a quiet machine only."""

import statistics
import sys
import time
from collections.abc import Callable

from playwright.sync_api import Page, sync_playwright

from tests.web import table

FRAME = """(selector) => new Promise((done) => {
  const target = document.querySelector(selector), start = performance.now();
  target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - start)));
})"""


def timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def home(page: Page) -> None:
    page.goto("/")
    page.locator(".poster .main").first.wait_for()


def back_at_the_table(page: Page, path: str) -> None:
    page.goto(path)
    page.locator(".table .hand button").first.wait_for()


def visit(page: Page, address: str) -> dict[str, float]:
    """Come in, sit down, come back."""
    first = timed(lambda: home(page))
    dealt = timed(lambda: table.play_now(page, "taki"))
    path = page.url.removeprefix(address)
    back = timed(lambda: back_at_the_table(page, path))
    return {
        "home, first visit": first,
        "home to a dealt table": dealt,
        "address to a usable table": back,
        "a press, to the frame after the next": float(page.evaluate(FRAME, "header .tools button:last-child")),
    }


def main(times: int) -> None:
    """Print medians in milliseconds."""
    found: dict[str, list[float]] = {}
    with table.serving() as address, sync_playwright() as playwright:
        browser = table.chromium(playwright)
        for _ in range(times):
            page = table.visit(browser, address, kept=True)
            for name, milliseconds in visit(page, address).items():
                found.setdefault(name, []).append(milliseconds)
            page.context.close()
        browser.close()
    for name, values in found.items():
        print(f"{name:<40}{statistics.median(values):8.0f} ms   (most {max(values):.0f})")


if __name__ == "__main__":
    main(int((sys.argv[1:] or ["7"])[0]))
