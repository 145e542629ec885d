"""What the tests in a browser share: one server and one Chromium for all of them. What is missing fails, unskipped."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from do import find_chromium
from klaf.engine.match import Match
from klaf.server.gate.config import STATIC
from tests.web import table
from tests.web.signs import PATIENCE

expect.set_options(timeout=1000 * PATIENCE)


@pytest.fixture(scope="session")
def house() -> Iterator[table.House]:
    if not (STATIC / "index.html").exists():
        pytest.fail("the web client is not built: python3 do.py web")
    with table.serving() as found:
        yield found


@pytest.fixture
def address(house: table.House) -> str:
    return house.address


@pytest.fixture(scope="session")
def window() -> Iterator[Browser]:
    if find_chromium() is None:
        pytest.fail("there is no Chromium: python3 do.py test brings one, or names what to install")
    with sync_playwright() as playwright:
        browser = table.chromium(playwright)
        yield browser
        browser.close()


@pytest.fixture
def visit(window: Browser, address: str) -> Iterator[Callable[..., Page]]:
    """Open windows; nothing may go wrong in any of them."""
    pages: list[Page] = []

    def opened(**chosen: Any) -> Page:
        pages.append(table.visit(window, address, **chosen))
        return pages[-1]

    yield opened
    for page in pages:
        assert page.faults == []  # type: ignore[attr-defined]
        page.context.close()


@pytest.fixture
def late(house: table.House) -> Iterator[None]:
    """Have matches of two begin late, dealt by their own key as ever: at least one deal still follows the first."""
    house.dealer.late = True
    yield
    house.dealer.late = False


@pytest.fixture
def deal(house: table.House) -> Iterator[Callable[[Match | None], None]]:
    """Have the next matches dealt to order; with None, as ever."""

    def ordered(match: Match | None) -> None:
        house.dealer.order = match

    yield ordered
    house.dealer.order = None


@pytest.fixture
def stopped(house: table.House) -> Iterator[table.House]:
    """Have no time pass on the server until the test says so: nothing there ends by itself."""
    house.time.stop()
    yield house
    house.time.go_on()
