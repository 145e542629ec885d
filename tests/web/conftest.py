"""What the tests in a browser share: one server and one Chromium for all of them. What is missing fails, unskipped."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from do import find_chromium
from klaf.engine.match import Match
from klaf.server.gate.app import STATIC
from klaf.server.table import state
from klaf.server.telling import records
from tests.web import deals, table


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    if not (STATIC / "index.html").exists():
        pytest.fail("the web client is not built: python3 do.py web")
    with table.serving() as found:
        yield found


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
def late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have matches of two begin late, dealt by their own key as ever: at least one deal still follows the first."""
    dealt = state.deal

    def soon_over(of: state.State) -> Match:
        match = dealt(of)
        if match.game.name in deals.LATE:
            later = match.game.from_position(match.position() | deals.LATE[match.game.name])
            match._states[:] = later._states  # still dealt by its key, which its record tells
        return match

    for user in (state, records):
        monkeypatch.setattr(user, "deal", soon_over)


@pytest.fixture
def deal(monkeypatch: pytest.MonkeyPatch) -> Callable[[Match], None]:
    """Have the next matches dealt to order."""

    def ordered(match: Match) -> None:
        for user in (state, records):  # the record of a finished match is played through from its deal
            monkeypatch.setattr(user, "deal", lambda _: match.game.from_position(match.position()))

    return ordered
