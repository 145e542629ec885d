"""Signs to wait for, where nothing on the page says that all is done."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

PATIENCE = 120.0  # seconds, also where a machine has much else to do: what is waited for comes much sooner
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
GHOSTS = """() => {
  const flown = (one) => [...one.addedNodes].filter((node) => node.className === 'ghost').length;
  let number = 0;
  const count = (all) => all.forEach((one) => (document.body.dataset.flown = number += flown(one)));
  new MutationObserver(count).observe(document.body, { subtree: true, childList: true });
}"""
# Whatever would happen after more than a second and a half does not.
LASTING = """(() => {
  const later = setTimeout;
  window.setTimeout = (call, milliseconds, ...rest) => (milliseconds > 1500 ? 0 : later(call, milliseconds, ...rest));
})()"""
STOPPED = """(() => {
  const now = performance.now();
  performance.now = () => now;
})()"""


def count_flights(page: Page) -> None:
    """Count the cards that fly from now on."""
    page.evaluate(GHOSTS)


def flown(page: Page) -> int:
    """Return how many cards have flown since they are counted."""
    return int(page.locator("body").get_attribute("data-flown") or 0)


def drawn(page: Page) -> None:
    """Wait until a page has shown what it was told of: what the first frame changes is in the second."""
    page.evaluate(FRAMES)


def still(page: Page) -> None:
    """Wait until nothing moves on a page."""
    page.evaluate(STILL)


def let_last(page: Page) -> None:
    """Have nothing on a page happen by itself after a while: notices, reasons and points stay, a lost line stays lost.

    What a person has seconds for may take a test longer, on a machine that has much else to do.
    """
    page.add_init_script(LASTING)
    page.evaluate(LASTING)


def stop_watch(page: Page) -> None:
    """Have no time pass by the watch that a page measures with, until it is loaded anew."""
    page.evaluate(STOPPED)


@contextmanager
def slowed(page: Page) -> Iterator[None]:
    """Have what moves on a page hardly move, so that there is time to look."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": 0.001})
    yield
    devtools.send("Animation.setPlaybackRate", {"playbackRate": 1})
    devtools.detach()


def soon(page: Page, seen: Callable[[], bool]) -> bool:
    """Look in every frame until something is seen, and return whether it was."""
    end = time.monotonic() + PATIENCE
    while not (found := seen()) and time.monotonic() < end:
        drawn(page)
    return found
