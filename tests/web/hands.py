"""What people do at a table, in their browsers."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from klaf.engine.match import Match
from tests.web import table
from tests.web.signs import drawn

Visit = Callable[..., Page]
Deal = Callable[[Match | None], None]


def cut_off(page: Page, *paths: str) -> None:
    """Let nothing under these paths be answered, until ``unroute_all``; without paths, nothing that the server says."""
    for path in paths or ("**/api/**", "**/healthz"):
        page.route(path, lambda route: route.abort())


def two_at(visit: Visit, game: str, **chosen: Any) -> tuple[Page, Page]:
    """Seat two people at a table, the second by the invitation's link, and deal."""
    host, guest = two_in_lobby(visit, game, **chosen)
    table.start(host)
    guest.locator(".table .status").wait_for()
    return host, guest


def two_in_lobby(visit: Visit, game: str, timed: bool = False, **chosen: Any) -> tuple[Page, Page]:
    """Seat two people at a table, the second by the invitation's link."""
    host, guest = visit(name="Noa", **chosen), visit(name="Sami")
    sit_two(host, guest, game, timed)
    return host, guest


def sit_two(host: Page, guest: Page, game: str, timed: bool = False) -> None:
    """Have two people, Noa and Sami, sit down at a new table."""
    code = table.make_table(host, game, 2, 0, timed)
    guest.goto(f"/t/{code}")
    guest.locator("li .button.main").click()
    expect(host.locator(".lobby li bdi").nth(1)).to_have_text("Sami")


def card(page: Page, name: str) -> Any:
    return page.locator(f".hand [data-card='{name}']").first


def lay(page: Page, name: str) -> None:
    expect(card(page, name)).to_have_class(re.compile("playable"))
    table.touch(card(page, name))


def lay_one(page: Page, name: str) -> None:
    """Lay a single card, also where several might go together: the choice is there on the next frame."""
    lay(page, name)
    drawn(page)
    if page.locator("dialog .options button").count():
        page.locator("dialog .options button").first.click()


def act(page: Page, words: str) -> None:
    page.locator(".actions").get_by_role("button", name=words, exact=True).click()


def expect_hand(page: Page, count: int) -> None:
    """See that a player holds so many cards."""
    expect(page.locator(".hand")).to_have_attribute("data-count", str(count))


def tool(page: Page, name: str) -> None:
    """Press a button of the bar above the table."""
    page.locator("header .tools").get_by_role("button", name=name, exact=True).click()
