"""A server that is stopped and started again, that has let another have one's seat, or that has been renewed."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, WebSocketRoute, expect

import do
from klaf.locale import text
from tests.web import table
from tests.web.hands import Visit, expect_hand, two_in_lobby
from tests.web.signs import let_last

ROOT = Path(do.__file__).parent
RUN = "import sys; from klaf.cli import main; sys.exit(main())"
CARDS = "all => all.map((one) => one.dataset.card)"


class Server:
    """A server in a process of its own, that can be stopped and started again where it was."""

    def __init__(self, store: Path) -> None:
        self.store, self.port = store, 0
        self.start()

    def start(self) -> None:
        """Start it, on the port that it had before; it may still be getting the games ready."""
        command = [sys.executable, "-c", RUN, "serve", "--quiet", "--port", str(self.port), "--store", str(self.store)]
        self.running = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.running.stdout is not None
        found = re.search(r"http://127.0.0.1:(\d+)", self.running.stdout.readline())
        assert found is not None
        self.port = int(found[1])

    def stop(self) -> None:
        """Stop it, as a machine does that is to start again."""
        self.running.send_signal(signal.SIGTERM)
        with self.running:  # waits, and closes what it wrote to
            pass

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


def test_a_server_that_starts_again_has_kept_the_match(window: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path / "klaf.db")
    try:
        page = table.visit(window, server.address, name="Noa")
        table.make_table(page, "taki", 2, 1)
        youngest = page.get_by_role("group", name="The youngest opens").get_by_role("button", name="Noa")
        youngest.click()
        expect(youngest).to_have_attribute("aria-pressed", "true")
        table.start(page)
        page.locator(".status.mine").wait_for()
        page.evaluate("window.loaded = 'once'")
        hand = page.locator(".hand [data-card]").evaluate_all(CARDS)
        assert len(hand) == 8
        server.stop()
        expect(page.locator(".status [role=alert]")).to_have_text(text("en", "bye-stopping"))
        expect_hand(page, 8)  # the table stays in sight
        server.start()
        expect(page.locator(".status [role=alert]")).to_have_count(0)
        page.locator(".status.mine").wait_for()
        assert hand == page.locator(".hand [data-card]").evaluate_all(CARDS)
        page.locator(".pile.active").click()
        expect_hand(page, 9)
        assert page.evaluate("window.loaded") == "once"
        page.context.close()
    finally:
        server.stop()


def test_whose_seat_the_host_frees_is_told_and_can_sit_down_again(visit: Visit) -> None:
    host, guest = two_in_lobby(visit, "taki")
    let_last(guest)
    guest.locator("li.mine").get_by_role("button", name="Stand up").click()
    guest.get_by_role("button", name="Sit here").wait_for()
    assert guest.locator(".toast").count() == 0  # nobody is told of what they did themselves
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="More about Sami").click()
    host.get_by_role("button", name="Free the seat of Sami").click()
    expect(guest.locator(".toast")).to_have_text(text("en", "web-removed"))
    guest.get_by_role("button", name="Sit here").click()
    expect(host.locator(".lobby li bdi").nth(1)).to_have_text("Sami")


def test_a_page_that_is_older_than_the_server_says_so_and_loads_again(visit: Visit) -> None:
    renewed = True

    def opened(route: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            said = json.loads(message)
            if said["t"] == "welcome" and renewed:
                said["protocol"] += 1
            route.send(json.dumps(said))

        route.connect_to_server().on_message(hear)

    page = visit(lang="he")
    page.route_web_socket(re.compile("/ws$"), opened)
    page.goto("/")
    expect(page.locator(".notice h1")).to_have_text(text("he", "web-outdated"))
    expect(page.locator(".notice")).to_contain_text(text("he", "web-outdated-more"))
    renewed = False
    page.get_by_role("button", name=text("he", "web-reload")).click()
    expect(page.locator("h1")).to_have_text(text("he", "web-hero"))
