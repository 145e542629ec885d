"""The first minute: the page while the games are being compiled, and the commands that bring it up."""

import asyncio
import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, expect

import do
from klaf.cli import main, serve
from klaf.locale import LANGUAGES, text
from klaf.server import run
from klaf.server.warmup import prepare_games
from tests.waiting import await_sign
from tests.web import table
from tests.web.signs import drawn

ROOT = Path(do.__file__).parent
RUN = "import sys; from klaf.cli import main; sys.exit(main())"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_there_while_the_games_are_compiled(lang: str, window: Browser) -> None:
    compiled = threading.Event()

    async def prepare() -> None:
        await asyncio.to_thread(compiled.wait, 120)
        await prepare_games()

    with table.serving(prepare=prepare, wait=False) as house:
        page = table.visit(window, house.address, lang)
        try:
            page.goto("/")
            expect(page.locator("h1")).to_have_text(text(lang, "web-starting"))
            page.locator(".poster[data-game=taki] .main").click()  # whoever cannot wait
            for _ in range(2):  # it asks whether the server is ready, and is not
                with page.expect_response("**/healthz"):
                    pass
            drawn(page)
            assert page.url == f"{house.address}/"
        finally:
            compiled.set()
        page.locator(".table .status").wait_for()
        page.goto("/")
        expect(page.locator("h1")).to_have_text(text(lang, "web-hero"))
        page.context.close()


def test_home_turns_up_by_itself_when_the_server_is_ready(window: Browser) -> None:
    compiled = threading.Event()

    async def prepare() -> None:
        await asyncio.to_thread(compiled.wait, 120)

    with table.serving(prepare=prepare, wait=False) as house:
        page = table.visit(window, house.address)
        try:
            page.goto("/")
            expect(page.locator("h1")).to_have_text("Getting the cards ready …")
        finally:
            compiled.set()
        expect(page.locator("h1")).to_have_text("Shuffle, deal, laugh.")
        page.context.close()


@pytest.mark.parametrize("screen", [True, False])
def test_serve_opens_the_browser_where_there_is_a_screen(screen: bool, tmp_path: Path) -> None:
    told = tmp_path / "told"
    browser = tmp_path / "xdg-open"
    browser.write_text(f'#!/bin/sh\necho "$1" > {told}\n', encoding="utf-8")
    browser.chmod(0o755)
    variables = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    variables |= {"PATH": f"{tmp_path}:{os.environ['PATH']}", "KLAF_JIT": "off", "KLAF_LANG": "en"}
    if screen:
        variables["BROWSER"] = f"{browser} %s"
    command = [sys.executable, "-c", RUN, "serve", "--port", "0", "--store", str(tmp_path / "klaf.db")]
    serving = subprocess.Popen([*command, "--open"], stdout=subprocess.PIPE, text=True, env=variables, cwd=ROOT)
    try:
        assert serving.stdout is not None
        found = re.search(r"http://\S+", serving.stdout.readline())
        assert found is not None
        with urlopen(found[0]) as answer:  # it answers after it has opened the browser, if it does
            assert answer.status == 200
        if screen:
            await_sign(lambda: told.exists() and told.read_text(encoding="utf-8"))
            assert told.read_text(encoding="utf-8").strip() == found[0]
        assert told.exists() is screen
    finally:
        serving.kill()
        serving.wait()
        if serving.stdout is not None:
            serving.stdout.close()


@pytest.mark.parametrize(
    ("flags", "opened"),
    [
        ([], "http://127.0.0.1:8421/"),
        (["--lan"], "http://192.0.2.7:8421/"),
        (["--lan", "--host", "127.0.0.1"], "http://127.0.0.1:8421/"),
    ],
)
def test_the_address_that_is_opened_can_be_sent_to_others(
    flags: list[str], opened: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(serve, "show", shown.append)
    monkeypatch.setattr(serve, "lan_address", lambda: "192.0.2.7")
    monkeypatch.setattr(run, "run", lambda config, log, ready: ready(config.port))
    assert main(["serve", "--open", "--lang", "en", *flags]) == 0
    assert shown == [opened]


def test_an_option_of_a_target_can_be_taken_away() -> None:
    command = do.TARGETS["play"].commands[0]
    assert do.command_line(command, ["--lan"]) == ["klaf", "serve", "--open", "--lan"]
    assert do.command_line(command, ["--no-open", "--lan"]) == ["klaf", "serve", "--lan"]


def test_make_knows_every_target() -> None:
    for name in (*do.TARGETS, *do.CHORES):
        done = subprocess.run(["make", "-n", name], cwd=ROOT, capture_output=True, text=True, check=True)
        assert f"do.py {name}" in done.stdout


def test_browsers_and_the_client_are_brought_before_the_tests() -> None:
    assert {"client", "chromium"} <= set(do.TARGETS["test"].first)
    assert "web" in do.TARGETS["test"].groups
    assert "python web/make.py check" in do.TARGETS["check"].commands


def test_a_browser_is_installed_where_there_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    log = tmp_path / "log"
    for name, script in {
        "apt-get": f'#!/bin/sh\necho "$@" >> {log}\ncp "$0" {tmp_path}/chromium\n',
        "sudo": '#!/bin/sh\nshift\nexec "$@"\n',
    }.items():
        (tmp_path / name).write_text(script, encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin")
    monkeypatch.setattr(do, "BROWSERS_ELSEWHERE", ())
    monkeypatch.setattr(do, "BROWSERS", ("chromium",))
    monkeypatch.setattr(shutil, "which", _only_in(tmp_path))
    do.provide_chromium(do.Environment(".venv"))
    assert "install --yes --no-install-recommends chromium" in log.read_text(encoding="utf-8")
    assert do.find_chromium() == str(tmp_path / "chromium")


def test_who_cannot_install_a_browser_is_told_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(do, "BROWSERS_ELSEWHERE", ())
    monkeypatch.setattr(shutil, "which", _only_in(tmp_path))
    with pytest.raises(SystemExit, match="apt install chromium"):
        do.provide_chromium(do.Environment(".venv"))


def _only_in(folder: Path) -> Callable[[str], str | None]:
    """Look for programs in one folder, as on a machine that has no others."""
    return lambda name: str(folder / name) if (folder / name).exists() else None
