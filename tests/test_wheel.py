"""The wheel holds all that klaf needs to be played, and cannot be built without it."""

import os
import shutil
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

import pytest

from klaf.server.gate.config import STATIC

ROOT = Path(__file__).resolve().parent.parent
BUILD = ["-m", "pip", "wheel", ".", "--no-deps", "--no-build-isolation", "--no-index", "--quiet"]
SERVE = ["-m", "klaf", "serve", "--port", "0", "--quiet"]
PLAY = """
import asyncio, sys
from klaf.client import Client

async def play():
    async with Client(sys.argv[1], name="Noa", lang="en") as client:
        await client.create(game="tuki", seats=2, bots=["casual"])
        await client.start()
        for _ in range(5):
            await client.next_decision()
            await client.play(client.moves[0])

asyncio.run(play())
"""


def build(project: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *BUILD, f"--wheel-dir={folder}"], cwd=project, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert STATIC.exists(), "the web client is not built: python3 do.py web"
    folder = tmp_path_factory.mktemp("wheel")
    done = build(ROOT, folder)
    assert done.returncode == 0, done.stderr
    (made,) = folder.glob("klaf-*.whl")
    return made


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the Python of a new environment that holds klaf's wheel and what it requires, far from this tree."""
    folder = tmp_path_factory.mktemp("bare") / "env"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    found = next(path for path in (folder / "bin/python", folder / "Scripts/python.exe") if path.exists())
    install = [sys.executable, "-m", "pip", f"--python={found}", "install", "--quiet"]
    subprocess.run([*install, "--require-hashes", f"--requirement={ROOT / 'requirements' / 'run.lock'}"], check=True)
    subprocess.run([*install, "--no-index", "--no-deps", str(wheel)], check=True)
    return found


def test_a_wheel_holds_every_file_of_klaf_and_its_web_client(wheel: Path) -> None:
    packed = {name.removeprefix("klaf/") for name in zipfile.ZipFile(wheel).namelist() if name.startswith("klaf/")}
    here = ROOT / "src" / "klaf"
    files = {path.relative_to(here).as_posix() for path in here.rglob("*") if path.is_file()}
    assert packed == {name for name in files if "__pycache__" not in name}
    assert {"server/static/index.html", "server/static/worker.js", "py.typed", "locale/he/server.ftl"} <= packed


def test_an_installed_wheel_shows_its_pages_and_is_played(python: Path, tmp_path: Path) -> None:
    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    env["KLAF_LANG"] = "en"
    # With -I neither this folder nor a variable can bring in the klaf of this tree.
    command = [str(python), "-I", *SERVE, "--store", str(tmp_path / "tables.db")]
    with subprocess.Popen(command, cwd=tmp_path, env=env, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            address = next(word for word in said.split() if word.startswith("http"))
            with urllib.request.urlopen(address) as page:
                shown = page.read().decode()
            assert shown == (STATIC / "index.html").read_text(encoding="utf-8")
            subprocess.run([str(python), "-I", "-c", PLAY, address.rstrip("/")], cwd=tmp_path, env=env, check=True)
        finally:
            server.terminate()


def test_without_the_web_client_no_wheel_is_built(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "build_backend.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    package = tmp_path / "src" / "klaf"
    shutil.copytree(ROOT / "src" / "klaf", package, ignore=shutil.ignore_patterns("__pycache__", "static", "games"))
    done = build(tmp_path, tmp_path / "dist")
    assert done.returncode != 0
    assert "python3 do.py dist" in done.stderr
    assert not list(tmp_path.glob("dist/*"))
