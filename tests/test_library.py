"""The library as people get it: typed, documented, and whole in the wheel."""

import inspect
import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import klaf

ROOT = Path(__file__).resolve().parent.parent
PUBLIC = ("klaf", "klaf.bots", "klaf.client", "klaf.draw", "klaf.envs")
DOWNSTREAM = """
import random
from collections.abc import Sequence
from pathlib import Path

import klaf
from klaf import draw
from klaf.bots import Budget, Player, bot
from klaf.envs import VectorEnv, observation


class First:
    def choose(
        self, view: klaf.View, moves: Sequence[klaf.Move], rng: random.Random, budget: Budget | None = None
    ) -> klaf.Move:
        return moves[0]


def winners(name: str) -> tuple[int, ...]:
    game: klaf.Game = klaf.game(name)
    match: klaf.Match = game.new(players=2, seed=1)
    players: list[Player] = [First(), bot(game, "casual")]
    rng = random.Random(1)
    while (seat := match.next_actor) is not None:
        try:
            events: list[klaf.Event] = match.play(seat, players[seat].choose(match.view(seat), match.legal(seat), rng))
        except klaf.IllegalMove as error:
            rule: str = error.rule
            raise SystemExit(f"{rule} {error.sentence('he')}") from error
        kinds: list[str] = [event.kind for event in events]
        assert kinds
    drawing: draw.SVG = draw.table(match, lang="ar")
    drawing.save(Path("table.svg"))
    batch: klaf.Batch = game.batch(10, players=2, seed=1, device="cpu")
    moves: int = int(batch.playout(seed=1).moves.sum())
    again: klaf.Match = klaf.load(match.record())
    env = VectorEnv(name, 3, players=2, seed=1)
    size: int = observation(name).length + env.reset().masks.shape[1] + moves
    assert size
    return again.winners
"""
WRONG = """
import klaf

seat: str = klaf.game("taki").new(players=2).next_actor
klaf.game(7)
klaf.draw_all()
"""


def members(kind: type) -> Iterator[tuple[str, object]]:
    """List what a class offers by names of its own."""
    for name, value in vars(kind).items():
        if not name.startswith("_") and (callable(value) or isinstance(value, property | classmethod | staticmethod)):
            yield f"{kind.__qualname__}.{name}", value


@pytest.mark.parametrize("module", PUBLIC)
def test_every_public_name_has_a_docstring(module: str) -> None:
    found = import_module(module)
    names = [(name, getattr(found, name)) for name in found.__all__]
    assert len(names) >= 3
    bare = []
    for name, value in names:
        if inspect.isclass(value):
            bare += [member for member, inside in members(value) if not inspect.getdoc(inside)]
        if (inspect.isclass(value) or callable(value)) and not (value.__doc__ or "").strip():
            bare.append(name)
    assert bare == []
    assert found.__doc__


def test_every_public_name_stands_in_the_guide() -> None:
    guide = (ROOT / "docs" / "library.md").read_text("utf-8")
    names = [*klaf.__all__, *(f"draw.{name}" for name in ("card", "hand", "table"))]
    assert [name for name in names if not re.search(rf"\b{re.escape(name)}\b", guide)] == []


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel and install it where nothing else of klaf is; return the Python there."""
    folder = tmp_path_factory.mktemp("downstream")
    build = [sys.executable, "-m", "flit_core.wheel", "--outdir", str(folder), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "venv")], check=True)
    (site,) = (folder / "venv").glob("**/site-packages")
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    # Its dependencies are those that are here; .pth files of theirs, and so this checkout, are not followed.
    here = Path(import_module("numpy").__file__ or "").parents[1]
    (site / "dependencies.pth").write_text(f"{here}\n", "utf-8")
    return folder / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def run(python: Path, *arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MYPYPATH")}
    return subprocess.run([str(python), *arguments], cwd=folder, env=env, capture_output=True, text=True, check=False)


def test_the_wheel_holds_what_the_library_needs(installed: Path, tmp_path: Path) -> None:
    code = (
        "import klaf, pathlib; from klaf import draw; home = pathlib.Path(klaf.__file__).parent;"
        "print(home); print(*(sorted(str(p.relative_to(home).as_posix()) for p in home.rglob('*') if p.is_file())));"
        "print(draw.card('tuki', 'P', lang='ar').title)"
    )
    done = run(installed, "-c", code, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    home, files, title = done.stdout.splitlines()
    assert Path(home).is_relative_to(installed.parents[1])
    assert {"py.typed", "draw/art.json", "locale/ar/draw.ftl"} <= set(files.split())
    assert title


def mypy(installed: Path, folder: Path, source: str) -> subprocess.CompletedProcess[str]:
    (folder / "downstream.py").write_text(source, "utf-8")
    checker = [
        "-m",
        "mypy",
        "--strict",
        "--config-file",
        os.devnull,
        "--cache-dir",
        str(installed.parents[2] / "cache"),
    ]
    return run(Path(sys.executable), *checker, "--python-executable", str(installed), "downstream.py", folder=folder)


def test_a_program_that_uses_the_library_can_be_type_checked(installed: Path, tmp_path: Path) -> None:
    done = mypy(installed, tmp_path, DOWNSTREAM)
    assert done.stdout.startswith("Success"), done.stdout + done.stderr


def test_a_program_that_misuses_it_is_told(installed: Path, tmp_path: Path) -> None:
    """Were the types not shipped, everything would be Any and nothing wrong."""
    done = mypy(installed, tmp_path, WRONG)
    assert [line.rpartition("[")[2] for line in done.stdout.splitlines()[:-1]] == [
        "assignment]",
        "arg-type]",
        "attr-defined]",
    ]


def test_the_program_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found: dict[str, object] = {}
    exec(DOWNSTREAM, found)
    winners = found["winners"]
    assert callable(winners)
    assert winners("tuki")
    assert (tmp_path / "table.svg").exists()
