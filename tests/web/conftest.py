"""What the tests in a browser share: one server and one Chromium for all of them."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from klaf.server.app import STATIC
from tests.web import table


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    if not (STATIC / "index.html").exists():
        pytest.skip("the web client is not built: make web")
    with table.serving() as found:
        yield found


@pytest.fixture(scope="session")
def window() -> Iterator[Browser]:
    if table.chromium_path() is None:
        pytest.skip("there is no Chromium: apt install chromium")
    with sync_playwright() as playwright:
        browser = table.chromium(playwright)
        yield browser
        browser.close()
