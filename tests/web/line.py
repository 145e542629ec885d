"""What a browser and the server say to each other, on its way."""

import json
from typing import Any

from playwright.sync_api import Page, Request, WebSocketRoute

from tests.web.signs import drawn, soon

Said = dict[str, Any]


class Line:
    """The line of a browser. The server can be kept from being heard, and the line be cut.

    A silent line holds back all that the server says but its answers to pings, so the browser does not give it up,
    however long that takes. Where it does, because the machine was too slow even for a ping, it is welcomed again, and
    asks again what has not been answered. On a dead line nothing at all is heard.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.silent = self.dead = self.cut = False
        self.kept: list[tuple[WebSocketRoute, str | bytes]] = []
        self.open: list[WebSocketRoute] = []
        self.tries = 0  # how often the browser has tried a line that is cut
        self.asked: list[Said] = []  # the commands of the browser
        self.said: list[Said] = []  # the messages of the server, heard or held back
        self._greeted = False
        self._pings: set[str] = set()
        # What was asked on the line that is open now. A page that was left hears no answers, and one that is still
        # there asks again on its next line.
        self._awaited: set[str] = set()
        page.on("request", self._requested)
        page.route_web_socket("**/ws*", self._opened)

    def _requested(self, request: Request) -> None:
        if request.is_navigation_request() and request.frame == self.page.main_frame:
            self._begin()

    def _begin(self) -> None:
        self._greeted = False
        self._awaited = set()

    def _opened(self, route: WebSocketRoute) -> None:
        if self.cut:
            self.tries += 1
            route.close()
            return
        self._begin()
        self.kept.clear()  # nobody listens any more to the line before
        self.open.append(route)
        server = route.connect_to_server()
        route.on_message(lambda message: self._ask(server, message))
        server.on_message(lambda message: self._hear(route, message))

    def _ask(self, server: WebSocketRoute, message: str | bytes) -> None:
        asked = json.loads(message)
        self.asked.append(asked)
        (self._pings if asked["t"] == "ping" else self._awaited).add(asked["id"])
        server.send(message)

    def _hear(self, route: WebSocketRoute, message: str | bytes) -> None:
        said = json.loads(message)
        self.said.append(said)
        self._greeted = self._greeted or said["t"] == "welcome"
        if self.dead or (self.silent and said["t"] != "welcome" and said.get("re") not in self._pings):
            self.kept.append((route, message))
        else:
            route.send(message)

    def speak(self) -> None:
        """Hand on what was held back."""
        self.silent = self.dead = False
        for route, message in self.kept:
            route.send(message)
        self.kept.clear()

    def break_off(self) -> None:
        """Cut the line; it is not mended until ``cut`` is taken back."""
        self.cut = True
        for route in self.open:
            route.close()
        self.open.clear()

    # Signs to wait for

    def count(self, kind: str) -> int:
        """Return how many commands of a kind the browser has sent."""
        return len(self._of(kind))

    def await_answer(self, kind: str, times: int = 1) -> None:
        """Wait until the server has answered so many commands of a kind, whether or not the browser has heard it."""
        assert soon(self.page, lambda: self._answered(kind) >= times), self._talk()

    def _answered(self, kind: str) -> int:
        return len(self._of(kind) & self._answers())

    def _of(self, kind: str) -> set[str]:
        return {one["id"] for one in self.asked if one["t"] == kind}

    def _answers(self) -> set[str]:
        return {one["re"] for one in self.said if one.get("re")}

    def settle(self) -> None:
        """Wait until the line is open, every command is answered, and two frames later still is."""
        quiet = 0

        def settled() -> bool:
            nonlocal quiet
            heard = self._greeted and not self.silent and not self.dead
            quiet = quiet + 1 if heard and self._awaited <= self._answers() else 0
            return quiet > 2

        assert soon(self.page, settled), self._talk()

    def try_in_vain(self, times: int) -> None:
        """Have the browser try a line that is cut, so that it waits longer each time before the next try."""
        for _ in range(times):
            wanted = self.tries + 1
            self.page.evaluate("dispatchEvent(new Event('online'))")
            assert soon(self.page, lambda wanted=wanted: self.tries >= wanted), "not tried"  # type: ignore[misc]
            drawn(self.page)

    def _talk(self) -> str:
        return "\n".join(json.dumps(one, ensure_ascii=False)[:120] for one in [*self.asked[-12:], *self.said[-12:]])
