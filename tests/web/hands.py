"""What people do at a table, in their browsers."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from klaf.engine.match import Match
from tests.web import table

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
    code = table.make_table(host, game, 2, 0, timed)
    guest.goto(f"/t/{code}")
    guest.locator("li .button.main").click()
    expect(host.locator(".lobby li bdi").nth(1)).to_have_text("Sami")
    return host, guest


def card(page: Page, name: str) -> Any:
    return page.locator(f".hand [data-card='{name}']").first


def lay(page: Page, name: str) -> None:
    expect(card(page, name)).to_have_class(re.compile("playable"))
    assert table.touch(card(page, name))


def lay_one(page: Page, name: str) -> None:
    """Lay a single card, also where several might go together."""
    lay(page, name)
    page.wait_for_timeout(100)
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


class Line:
    """What a browser and the server say to each other; the server can be kept from being heard, and the line be cut."""

    def __init__(self, page: Page) -> None:
        self.silent = self.cut = False
        self.kept: list[tuple[WebSocketRoute, str | bytes]] = []
        self.open: list[WebSocketRoute] = []
        page.route_web_socket("**/ws*", self._opened)

    def _opened(self, route: WebSocketRoute) -> None:
        if self.cut:
            route.close()
            return
        self.open.append(route)
        server = route.connect_to_server()
        server.on_message(lambda message: self._hear(route, message))

    def _hear(self, route: WebSocketRoute, message: str | bytes) -> None:
        if self.silent:
            self.kept.append((route, message))
        else:
            route.send(message)

    def speak(self) -> None:
        """Hand on what was held back."""
        self.silent = False
        for route, message in self.kept:
            route.send(message)
        self.kept.clear()

    def break_off(self) -> None:
        """Cut the line; it is not mended until ``cut`` is taken back."""
        self.cut = True
        for route in self.open:
            route.close()
        self.open.clear()
