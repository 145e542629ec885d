"""How the client reaches people: in the wheel, over plain HTTP in a home network, and small."""

import gzip
import re
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from klaf.server.app import STATIC
from tests.web import table

ROOT = Path(__file__).resolve().parents[2]
FIRST_LOAD = 150_000


@pytest.fixture(scope="module")
def built() -> Path:
    if not (STATIC / "index.html").exists():
        pytest.skip("the web client is not built: make web")
    return STATIC


def test_the_wheel_holds_the_client(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from flit_core import buildapi  # type: ignore[import-untyped]

    monkeypatch.chdir(ROOT)
    names = set(zipfile.ZipFile(tmp_path / buildapi.build_wheel(str(tmp_path))).namelist())
    for path in built.rglob("*"):
        if path.is_file():
            assert f"klaf/server/static/{path.relative_to(built).as_posix()}" in names


def test_the_first_load_is_small(built: Path) -> None:
    """Count what the page asks for and the largest language; other screens come when they are opened."""
    page = (built / "index.html").read_text(encoding="utf-8")
    asked = [built / name for name in re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', page)]
    assert asked
    languages = max(len(gzip.compress(path.read_bytes())) for path in (built / "assets").glob("ar-*.js"))
    assert sum(len(gzip.compress(path.read_bytes())) for path in asked) + languages < FIRST_LOAD


def test_it_plays_over_plain_http_under_a_name_that_is_not_localhost(window: Browser, address: str) -> None:
    page = table.visit(window, address.replace("127.0.0.1", table.HOME_NETWORK))
    table.play_now(page, "taki")
    assert page.evaluate("isSecureContext") is False
    table.play_on(page, ".status.mine")
    expect(page.locator(".hand button").first).to_be_visible()
    # A header that means nothing over plain HTTP is remarked upon, and that is all.
    faults: list[str] = page.faults  # type: ignore[attr-defined]
    assert [fault for fault in faults if "Cross-Origin-Opener-Policy" not in fault] == []
    page.context.close()
