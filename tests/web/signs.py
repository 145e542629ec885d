"""Signs to wait for, where nothing on the page says that all is done."""

import time
from collections.abc import Callable

from playwright.sync_api import Page

PATIENCE = 30.0  # seconds, also where a machine has much else to do: what is waited for comes much sooner
FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"
# Done when nothing moves any more but what moves for ever.
STILL = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const moving = () => document.getAnimations().filter((each) => each.effect.getTiming().iterations !== Infinity);
  for (let quiet = 0; quiet < 2; quiet += 1) {
    await frame();
    for (let all = moving(); all.length > 0; all = moving()) {
      quiet = 0;
      await Promise.allSettled(all.map((each) => each.finished));
      await frame();
    }
  }
}"""


def drawn(page: Page) -> None:
    """Wait until a page has shown what it was told of: what the first frame changes is in the second."""
    page.evaluate(FRAMES)


def still(page: Page) -> None:
    """Wait until nothing moves on a page."""
    page.evaluate(STILL)


def soon(page: Page, seen: Callable[[], bool]) -> bool:
    """Look in every frame until something is seen, and return whether it was."""
    end = time.monotonic() + PATIENCE
    while not (found := seen()) and time.monotonic() < end:
        drawn(page)
    return found
