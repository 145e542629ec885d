"""How the client reaches people: in the wheel, over plain HTTP in a home network, installed, offline, and small."""

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, Page, expect

from klaf.locale import LANGUAGES, text
from klaf.server.gate.config import STATIC
from tests.web import table
from tests.web.signs import soon

ROOT = Path(__file__).resolve().parents[2]
FIRST_LOAD = 150_000
# The size of a picture.
DRAWN = """(source) => new Promise((done, failed) => {
  const picture = new Image();
  picture.onload = () => done([picture.naturalWidth, picture.naturalHeight]);
  picture.onerror = () => failed(source);
  picture.src = source;
})"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    from flit_core import buildapi

    assert (STATIC / "index.html").exists(), "the web client is not built: python3 do.py web"
    folder, before = tmp_path_factory.mktemp("wheel"), Path.cwd()
    os.chdir(ROOT)
    try:
        return folder / str(buildapi.build_wheel(str(folder)))
    finally:
        os.chdir(before)


def test_the_wheel_holds_the_client(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    built = [path for path in STATIC.rglob("*") if path.is_file()]
    assert built
    for path in built:
        assert f"klaf/server/static/{path.relative_to(STATIC).as_posix()}" in names


@pytest.fixture
def installed(wheel: Path, tmp_path: Path) -> Iterator[str]:
    """Install the wheel into an environment of its own, serve from there with no other program at hand."""
    place = tmp_path / "env"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", place], check=True)
    pip = [sys.executable, "-m", "pip", "--python", str(place), "install", "--no-index", "--no-deps", "--quiet"]
    subprocess.run([*pip, str(wheel)], check=True)
    site = next((place / "lib").glob("python*")) / "site-packages"
    # What klaf needs is here already: borrowed, not fetched anew. klaf itself comes from the wheel.
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    store, programs = tmp_path / "klaf.db", place / "bin"
    variables = {"PATH": str(programs), "HOME": str(tmp_path), "KLAF_LANG": "en", "KLAF_JIT": "off"}
    where = subprocess.run(
        [programs / "python", "-c", "import klaf; print(klaf.__file__)"],
        env=variables,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert Path(where.stdout.strip()).is_relative_to(place)
    command = [str(programs / "klaf"), "serve", "--port", "0", "--store", str(store)]
    serving = subprocess.Popen(command, env=variables, cwd=tmp_path, stdout=subprocess.PIPE, text=True)
    assert serving.stdout is not None
    try:
        told = re.search(r"http://\S+", serving.stdout.readline())
        assert told is not None
        yield told[0]
    finally:
        serving.kill()
        serving.wait()
        serving.stdout.close()


def test_the_installed_wheel_serves_the_client_without_node(installed: str) -> None:
    with urlopen(installed, timeout=60) as answer:
        page = answer.read().decode()
    script = re.search(r'src="(/assets/[^"]+\.js)"', page)
    assert script is not None
    with urlopen(Request(installed + script[1][1:], headers={"Accept-Encoding": "gzip"}), timeout=60) as answer:
        assert answer.headers["Content-Type"].startswith("text/javascript")
        assert "immutable" in answer.headers["Cache-Control"]
        assert gzip.decompress(answer.read()) == (STATIC / script[1][1:]).read_bytes()
    with pytest.raises(HTTPError) as missing:
        urlopen(installed + "assets/nothing.js", timeout=60)
    assert missing.value.code == 404
    assert "Cache-Control" not in missing.value.headers
    missing.value.close()


def test_the_first_load_is_small(window: Browser, address: str) -> None:
    """Count every script that a browser asks for until Home stands there, in the language that needs most."""
    page = table.visit(window, address, lang="ar", kept=True)
    asked: set[str] = set()
    page.on("response", lambda answer: asked.add(answer.url) if answer.url.endswith(".js") else None)
    page.goto("/")
    page.locator(".poster").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.context.close()
    scripts = [STATIC / url.removeprefix(f"{address}/") for url in asked if not url.endswith("/worker.js")]
    assert len(scripts) > 1
    assert sum(len(gzip.compress(path.read_bytes())) for path in scripts) < FIRST_LOAD


def home_network(window: Browser, address: str, **chosen: Any) -> Page:
    return table.visit(window, address.replace("127.0.0.1", table.HOME_NETWORK), **chosen)


def test_it_plays_over_plain_http_under_a_name_that_is_not_localhost(window: Browser, address: str) -> None:
    page, friend = home_network(window, address, name="Noa"), home_network(window, address, name="Sami")
    code = table.make_table(page, "taki", 2, 0)
    assert page.evaluate("isSecureContext") is False
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    friend.goto(f"/t/{code}")
    friend.locator("li .button.main").click()
    table.start(page)
    for each in (page, friend):
        expect(each.locator(".hand button")).to_have_count(8)
    page.goto("/rules/taki")
    page.locator("article").first.wait_for()
    assert page.faults == friend.faults == []  # type: ignore[attr-defined]
    page.context.close()
    friend.context.close()


def test_the_shuffle_is_checked_over_plain_http(window: Browser, address: str) -> None:
    page = home_network(window, address)
    table.make_table(page, "taki", 2, 1)
    table.start(page)
    table.play_on(page, "dialog .winners")
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.locator(".fair li")).to_have_count(5)
    expect(page.locator(".fair li.bad")).to_have_count(0)
    assert page.faults == []  # type: ignore[attr-defined]
    page.context.close()


def await_kept(page: Page, version: re.Pattern[str]) -> None:
    """Wait until the browser keeps one version of the client, whole."""
    page.evaluate("navigator.serviceWorker.ready")
    kept: list[str] = []

    def renewed() -> bool:
        kept[:] = page.evaluate("caches.keys()")
        return len(kept) == 1 and version.fullmatch(kept[0]) is not None

    assert soon(page, renewed), f"{kept} is kept"


def test_it_can_be_installed(window: Browser, address: str) -> None:
    page = table.visit(window, address, kept=True)
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready")
    devtools = page.context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    described = json.loads(manifest["data"])
    assert described["name"] == "klaf"
    purposes = {(icon["purpose"], icon["sizes"]) for icon in described["icons"] if icon["type"] == "image/png"}
    assert purposes == {(purpose, size) for purpose in ("any", "maskable") for size in ("192x192", "512x512")}
    touch = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    for icon, size in [*((icon["src"], icon["sizes"]) for icon in described["icons"]), (touch, "180x180")]:
        drawn = page.evaluate(DRAWN, icon)
        assert size in ("any", f"{drawn[0]}x{drawn[1]}"), icon
    # Chromium will not install from a window that keeps nothing, as those of tests are; that is all it minds.
    found = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each["errorId"] for each in found if each["errorId"] != "in-incognito"] == []
    page.context.close()


def test_a_new_build_takes_the_place_of_what_was_kept(window: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "static"
    shutil.copytree(STATIC, folder)
    with table.serving(static=folder) as house:
        page = table.visit(window, house.address, kept=True)
        page.goto("/")
        page.evaluate("navigator.serviceWorker.ready")
        (before,) = page.evaluate("caches.keys()")
        worker = (folder / "worker.js").read_text(encoding="utf-8")
        version = before.removeprefix("klaf-")
        assert f'VERSION = "{version}"' in worker
        (folder / "worker.js").write_text(worker.replace(version, "anew"), encoding="utf-8")
        index = (folder / "index.html").read_text(encoding="utf-8")
        (folder / "index.html").write_text(index.replace("<title>", "<title data-anew>"), encoding="utf-8")
        page.reload()
        page.locator("title[data-anew]").wait_for(state="attached")  # a page is never an old one where there is a line
        await_kept(page, re.compile("klaf-anew"))
        kept = page.evaluate("caches.match('/').then((found) => found.text())")
        assert "data-anew" in kept
        page.context.close()


def test_where_no_script_may_run_the_page_says_so_in_every_language(window: Browser, address: str) -> None:
    context = window.new_context(java_script_enabled=False, base_url=address)
    page = context.new_page()
    page.goto("/")
    for lang in LANGUAGES:
        expect(page.locator(f"noscript [lang={lang}]")).to_have_text(text(lang, "web-no-script"))
        assert text(lang, "web-hero-more") in (page.locator("meta[name=description]").get_attribute("content") or "")
    context.close()


def test_without_a_server_the_kept_page_says_so(window: Browser) -> None:
    with table.serving() as house:
        page = table.visit(window, house.address, kept=True)
        page.goto("/")
        await_kept(page, re.compile("klaf-[0-9a-f]+"))
        page.reload()
        page.locator(".poster").first.wait_for()
    page.reload()
    expect(page.locator(".offline")).to_contain_text("The server does not answer")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    page.goto("/learn/taki")  # a lesson needs no server
    page.locator(".hand button").first.wait_for()
    page.goto("/t/ABCDEF")
    expect(page.locator(".notice")).to_contain_text("No connection")
    page.context.close()
