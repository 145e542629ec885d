"""A server, a browser and somebody who clicks."""

import asyncio
import json
import tempfile
import threading
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from playwright.sync_api import Browser, Locator, Page, Playwright

from do import find_chromium
from klaf.server.gate.config import STATIC, Config
from klaf.server.hall.hall import Hall
from klaf.server.logging import Logger
from klaf.server.run import listen, server
from klaf.server.store.sqlite import SQLiteStore
from klaf.server.table.pace import Pace
from klaf.server.warmup import Prepare, prepare_games
from tests.web.seams import Dealer, SkippingTime
from tests.web.signs import PATIENCE, drawn

# A shuffle is over as soon as all have done their part in it: it waits only for those who never will.
QUICK = Pace(window=0.6, call=0.3, deal=60, bot=0.02, bot_call=0.02)
A_MATCH = 600.0  # seconds; it takes one or two, or ten
T = TypeVar("T")
CALM = {"sound": False, "motion": "less"}
HOME_NETWORK = "klaf.test"  # a name that a browser does not trust as it trusts localhost
LOCALES = {"en": "en-US", "he": "he-IL", "ar": "ar-EG"}


class House(NamedTuple):
    """A server that runs, and what a test has it do: whom it deals what, and what time it is there."""

    address: str
    dealer: Dealer
    time: SkippingTime
    hall: Hall
    loop: Future[asyncio.AbstractEventLoop]

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something where the server runs, and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self.loop.result(PATIENCE)).result(PATIENCE)


@contextmanager
def serving(
    pace: Pace = QUICK,
    host: str = "127.0.0.1",
    prepare: Prepare = prepare_games,
    wait: bool = True,
    static: Path = STATIC,
    limits: bool = False,
) -> Iterator[House]:
    """Run a server with an empty store on a free port, and wait until it has the games ready."""
    ready = threading.Event()
    loop: Future[asyncio.AbstractEventLoop] = Future()

    async def prepared() -> None:
        loop.set_result(asyncio.get_running_loop())
        await prepare()
        ready.set()

    with tempfile.TemporaryDirectory() as folder:
        config = Config(host=host, port=0, limits=limits, static=static, domains=(HOME_NETWORK,))
        dealer, skipping = Dealer(), SkippingTime(loop)
        store = SQLiteStore(str(Path(folder) / "klaf.db"))
        hall = Hall(store, skipping, pace, logger=Logger(quiet=True), dealer=dealer)
        running = server(config, hall, prepared)
        listening = listen(config)
        thread = threading.Thread(target=running.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        try:
            while wait and not ready.wait(1):
                assert thread.is_alive()
            yield House(f"http://{host}:{listening.getsockname()[1]}", dealer, skipping, hall, loop)
        finally:
            running.should_exit = True
            thread.join()


def chromium(playwright: Playwright) -> Browser:
    """Start the system's Chromium."""
    rules = f"--host-resolver-rules=MAP {HOME_NETWORK} 127.0.0.1"
    lean = ("--disable-gpu", "--disable-software-rasterizer")  # nothing here draws in three dimensions
    return playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox", *lean, rules])


def visit(browser: Browser, address: str, lang: str = "en", size: tuple[int, int] = (390, 844), **chosen: Any) -> Page:
    """Open a window of its own, with the settings chosen; whatever goes wrong in it is remembered in ``faults``.

    The service worker keeps the whole client in every new window: it works only in those that are to be ``kept``.
    """
    dark, kept = chosen.pop("dark", False), chosen.pop("kept", False)
    context = browser.new_context(
        service_workers="allow" if kept else "block",
        viewport={"width": size[0], "height": size[1]},
        locale=LOCALES[lang],
        base_url=address,
        color_scheme="dark" if dark else "light",
    )
    settings = json.dumps({"lang": lang, **CALM, **chosen})
    context.add_init_script(f"localStorage['klaf.settings'] ??= JSON.stringify({settings})")
    page = context.new_page()
    page.set_default_timeout(1000 * PATIENCE)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    page.faults = faults  # type: ignore[attr-defined]
    return page


def play_now(page: Page, game: str) -> None:
    """Go home and start a table against bots with one touch."""
    page.goto("/")
    page.locator(f".poster[data-game={game}] .main").click()
    page.locator(".table .status").wait_for()


def make_table(page: Page, game: str, seats: int, bots: int, timed: bool = False) -> str:
    """Make a table with friends, where a turn of TAKI may last 15 seconds; return its code."""
    page.goto(f"/new/{game}")
    page.locator(".choice").first.wait_for()
    for row, number in enumerate((seats, bots)):
        page.locator(".choice").nth(row).get_by_role("button", name=str(number), exact=True).click()
    if timed:
        page.locator(".choice button", has_text="15").click()
    page.locator(".go .button").click()
    page.locator(".lobby .code").wait_for()
    return page.locator(".lobby .code bdi").inner_text()


def start(page: Page) -> None:
    """Deal."""
    page.locator(".go .main:enabled").click()
    page.locator(".table .status").wait_for()


def touch(target: Locator) -> None:
    """Click where a covered card is still to be seen."""
    box = target.bounding_box()
    assert box is not None
    side = 0.88 if target.page.evaluate("document.documentElement.dir") == "rtl" else 0.12
    target.click(position={"x": box["width"] * side, "y": box["height"] * 0.3})


CHOICES = (
    "dialog .options button",
    "dialog:not(:has(.winners)) .button.main",
    ".actions .big.main",
    ".hand .playable",
    ".place button.lit, .places .lit, .box .lit",
    ".heap.active",
    ".pile.active",
    ".actions .big",
)


OFFERED = """([choices, until]) => {
  if (until && document.querySelector(until)) return 'there';
  const side = document.documentElement.dir === 'rtl' ? 0.88 : 0.12;
  for (const choice of choices)
    for (const target of document.querySelectorAll(choice)) {
      const box = target.getBoundingClientRect();
      const [x, y] = [box.left + box.width * side, box.top + box.height * 0.3];
      const hit = document.elementFromPoint(x, y);
      if (hit && target.contains(hit)) return [x, y];
    }
  return null;
}"""


def step(page: Page, until: str = "") -> bool:
    """Press the first thing that the table offers and nothing covers; return whether the table changes."""
    found = page.evaluate(OFFERED, [CHOICES, until])
    if found == "there":
        return True
    if found is None:
        drawn(page)
    else:
        page.mouse.click(*found)
    return False


def play_on(page: Page, until: str) -> None:
    """Play by clicking until something is to be seen.

    Raises:
        TimeoutError: it does not come.
    """
    end = time.monotonic() + A_MATCH
    while not step(page, until):
        if time.monotonic() > end:
            raise TimeoutError(f"{until} did not come")
