#!/usr/bin/env python3
"""Set up what a target needs, then run it: ``python3 do.py TARGET [ARGUMENTS]``.

Packages come from the hashed lock files in ``requirements/`` and go into ``.venv`` (``.venv-cuda`` for the
CUDA compiler, which would slow every start of Numba). What is installed already is not looked at again.
"""

import sys

if sys.version_info < (3, 11):  # before anything that an older Python would stumble over
    sys.exit("klaf needs Python 3.11 or newer; this is %d.%d" % sys.version_info[:2])

import hashlib
import importlib.util
import os
import shutil
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, NoReturn

ROOT = Path(__file__).resolve().parent
PYTHON = "{}.{}".format(*sys.version_info[:2])
WINDOWS = os.name == "nt"
MAIN, CUDA = ".venv", ".venv-cuda"
GROUPS = ("run", "postgres", "lab", "envs", "cluster", "web", "test", "check", "bench", "cuda", "lock")
RUN, TEST = ("run",), ("run", "postgres", "lab", "envs", "cluster", "test")
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
BROWSERS_ELSEWHERE = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
)


class Target(NamedTuple):
    """Programs of an environment, the groups of packages they need, and what must be there before they run."""

    help: str
    groups: tuple[str, ...]
    commands: tuple[str, ...]
    environment: str = MAIN
    first: tuple[str, ...] = ()


TARGETS = {
    "play": Target(
        "play in the browser (play --lan, play --no-open)",
        (*RUN, "web"),
        ("klaf serve --open",),
        first=("client",),
    ),
    "terminal": Target("play in the terminal (terminal eight --lang he)", RUN, ("klaf play",)),
    "test": Target(
        "run the tests (test -k taki)",
        (*TEST, "web", "check"),
        ("pytest -n auto --maxprocesses 8",),
        first=("client", "chromium", "compiled"),
    ),
    "check": Target(
        "look at style, formatting, types and the direction of imports",
        (*TEST, "web", "check"),
        ("ruff check", "ruff format --check", "mypy", "lint-imports --no-logo", "python web/make.py check"),
    ),
    "bench": Target("time klaf against other engines", (*RUN, "bench"), ("python -m bench",)),
    "serve": Target("host live tables (serve --lan)", (*RUN, "web"), ("klaf serve",), first=("client",)),
    "bench-server": Target(
        "load a server and hold its answers to limits, beside another", (*TEST, "web"), ("python -m bench.server",)
    ),
    "soak-server": Target(
        "kill, cut, fuzz and watch a server for an hour (soak-server kills --keep; goes on where it was)",
        TEST,
        ("python -m tests.server.soak",),
    ),
    "wire": Target("write the web client's message types", RUN, ("python -m klaf.wire web/src/wire",)),
    "web": Target(
        "build the web client (web check, web test, web cards FOLDER, web pictures)", ("web",), ("python web/make.py",)
    ),
    "dist": Target(
        "build the wheel, with the web client inside, into dist",
        ("run", "web"),
        ("python -m pip wheel . --no-deps --no-build-isolation --no-index --wheel-dir dist",),
        first=("client",),
    ),
    "screens": Target(
        "take pictures of every screen into web/screens",
        (*TEST, "web"),
        ("python -m tests.web.screens",),
        first=("client", "chromium"),
    ),
    "lab-pages": Target("make docs/lab anew (goes on where it was)", RUN, ("python -m bench.lab_pages",)),
    "bench-web": Target(
        "time the client in a browser",
        (*TEST, "web"),
        ("python -m tests.web.timing",),
        first=("client", "chromium"),
    ),
    "ladder": Target("prove how strong the bots are (goes on where it was)", RUN, ("python -m bench.ladder",)),
    "perft": Target("count positions and compare with the known numbers", TEST, ("python tests/perft.py",)),
    "fuzz": Target("fuzz the parsers for long (fuzz 100000)", TEST, ("python tests/fuzz.py",)),
    "mutants": Target("break rules one by one and see tests fail", TEST, ("python tests/mutants.py",)),
    "coverage": Target("measure what the tests reach", TEST, ("python tests/coverage_unjitted.py",)),
    "check-cuda": Target(
        "compile the rules for a GPU (needs none)", (*RUN, "cuda"), ("python bench/check_cuda.py",), CUDA
    ),
}

# Besides every __pycache__, where Numba keeps its own unless told otherwise.
PRODUCTS = """
    .venv .venv-* .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
    .coverage .coverage.* coverage.xml htmlcov mutants build dist __pycache__
    web/node_modules web/screens src/klaf/server/static
"""


class Environment:
    """A virtual environment, with stamps that tell what it holds."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.folder = ROOT / name
        self.programs = self.folder / ("Scripts" if WINDOWS else "bin")

    def provide(self, *groups: str) -> None:
        """Make it hold these groups, and klaf itself beside its own; do nothing where it already does."""
        # An environment knows its Python and its place by heart: with another of either it is made anew.
        made = f"{PYTHON} {self.folder}"
        if not self.stamped("made", made) or not self.program("python").exists():
            self.make()
            self.stamp("made", made)
        hashes = {group: file_hash(lock_file(group)) for group in groups}
        missing = [group for group in groups if not self.stamped(group, hashes[group])]
        if missing:
            say(f"installing {', '.join(missing)} into {self.name} ...")
            self.pip("--require-hashes", *(f"--requirement={lock_file(group)}" for group in missing))
            for group in missing:
                self.stamp(group, hashes[group])
        project = file_hash(ROOT / "pyproject.toml")
        if "run" in groups and not self.stamped("klaf", project):
            say(f"installing klaf itself into {self.name} ...")
            self.pip("--no-index", "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
            self.stamp("klaf", project)

    def make(self) -> None:
        lacking = [module for module in ("venv", "ensurepip") if importlib.util.find_spec(module) is None]
        if lacking:
            stop(f"this Python lacks {' and '.join(lacking)} (Debian and Ubuntu: apt install python3-venv)")
        say(f"making {self.name} with Python {PYTHON} ...")
        quietly(sys.executable, "-m", "venv", "--clear", str(self.folder))

    def pip(self, *arguments: str) -> None:
        quietly(str(self.program("python")), "-m", "pip", "install", *arguments)

    def program(self, name: str) -> Path:
        return self.programs / (f"{name}.exe" if WINDOWS else name)

    def stamped(self, name: str, content: str) -> bool:
        stamp = self.folder / "stamps" / name
        return stamp.exists() and stamp.read_text(encoding="utf-8") == content

    def stamp(self, name: str, content: str) -> None:
        stamp = self.folder / "stamps" / name
        stamp.parent.mkdir(exist_ok=True)
        stamp.write_text(content, encoding="utf-8")

    def run(self, program: str, *arguments: str) -> int:
        """Run a program of the environment with the terminal as its own; give back its exit status."""
        path = os.pathsep.join((str(self.programs), os.environ.get("PATH", os.defpath)))
        variables = {**os.environ, "VIRTUAL_ENV": str(self.folder), "PATH": path}
        before = signal.signal(signal.SIGINT, lambda *_: None)  # Ctrl-C is for the program to answer
        status = subprocess.call([self.program(program), *arguments], cwd=ROOT, env=variables)
        signal.signal(signal.SIGINT, before)
        return status if status >= 0 else 128 - status


def stop(message: str) -> NoReturn:
    sys.exit(f"do.py: {message}")


def say(message: str) -> None:
    print(f"do.py: {message}", file=sys.stderr, flush=True)


def quietly(*command: str) -> None:
    """Run a command and show its output only if it fails."""
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        sys.stderr.buffer.write(done.stdout)
        stop("that did not work; the lines above say why")


def lock_file(group: str) -> Path:
    return ROOT / "requirements" / f"{group}.lock"


def file_hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def build_client(environment: Environment) -> None:
    """Build the web client, unless it is up to date."""
    if environment.run("python", "web/make.py"):
        stop("the web client cannot be built; the lines above say why")


def find_chromium() -> str | None:
    """Find a Chromium or Chrome; the variable KLAF_CHROMIUM comes before what the system has."""
    found = (os.environ.get("KLAF_CHROMIUM"), *map(shutil.which, BROWSERS), *BROWSERS_ELSEWHERE)
    return next((path for path in found if path and Path(path).exists()), None)


def provide_chromium(_: Environment) -> None:
    """Install Chromium where there is none, as root or with sudo, from Debian's packages."""
    if find_chromium():
        return
    apt = shutil.which("apt-get")
    as_root: list[str] | None = [] if hasattr(os, "geteuid") and os.geteuid() == 0 else None
    if as_root is None and shutil.which("sudo"):
        asked = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
        as_root = ["sudo", "-n"] if asked.returncode == 0 else None
    if apt is None or as_root is None:
        stop(
            "the tests need a Chromium or Chrome, and there is none. Install one (Debian: apt install chromium), "
            "or name it: KLAF_CHROMIUM=/path/to/chrome"
        )
    say("installing Chromium for the tests in a browser ...")
    command = [*as_root, "env", "DEBIAN_FRONTEND=noninteractive", apt]
    subprocess.run([*command, "update"], capture_output=True, check=False)  # a stale list may still serve
    quietly(*command, "install", "--yes", "--no-install-recommends", "chromium")
    if not find_chromium():
        stop("the package chromium is installed and yet there is no Chromium; name one: KLAF_CHROMIUM=/path/to/chrome")


def compile_games(environment: Environment) -> None:
    """Compile what the tests use, each piece once, where it is not on the disk."""
    if environment.run("python", "-m", "tests.compiled"):
        stop("the games cannot be compiled; the lines above say why")


FIRST: dict[str, Callable[[Environment], None]] = {
    "client": build_client,
    "chromium": provide_chromium,
    "compiled": compile_games,
}


def run(target: Target, arguments: list[str]) -> int:
    """Run a target's commands, also past one that fails, so that one run shows all there is to mend."""
    if arguments and len(target.commands) > 1:
        stop(f"this target takes no arguments: {' '.join(arguments)}")
    environment = Environment(target.environment)
    environment.provide(*target.groups)
    for step in target.first:
        if step != "compiled" or not arguments:  # who asks for a few tests waits only for what they use
            FIRST[step](environment)
    worst = 0
    for command in target.commands:
        if len(target.commands) > 1:
            say(command)
        worst = max(worst, environment.run(*command_line(command, arguments)))
    return worst


def command_line(command: str, arguments: list[str]) -> list[str]:
    """Add arguments to a command; ``--no-open`` takes its ``--open`` away."""
    taken = {f"--no-{word[2:]}": word for word in command.split() if word.startswith("--")}
    removed = {taken[argument] for argument in arguments if argument in taken}
    left = [word for word in command.split() if word not in removed]
    return [*left, *(argument for argument in arguments if argument not in taken)]


def setup(groups: list[str]) -> int:
    """install ahead of use: run, test and check, or the groups named (setup bench)"""
    unknown = set(groups) - set(GROUPS)
    if unknown:
        stop(f"no such group: {', '.join(unknown)} (there are {', '.join(GROUPS)})")
    if "cuda" in groups:
        Environment(CUDA).provide("run", "cuda")
    if groups != ["cuda"]:
        others = [group for group in groups or ("test", "check") if group not in ("run", "cuda")]
        Environment(MAIN).provide("run", *others)
    return 0


def lock(arguments: list[str]) -> int:
    """write the lock files anew from pyproject.toml (lock --upgrade)"""
    environment = Environment(MAIN)
    environment.provide("lock")
    options = ["pip", "compile", "--quiet", "--universal", "--python-version=3.11", "--fork-strategy=fewest"]
    options += ["--generate-hashes", "--no-emit-index-url", "--custom-compile-command=python3 do.py lock"]
    for group in GROUPS:
        say(f"locking {group} ...")
        name = lock_file(group).relative_to(ROOT).as_posix()
        wanted = [f"--group={group}", *(["pyproject.toml"] if group == "run" else [])]
        status = environment.run("uv", *options, *arguments, f"--output-file={name}", *wanted)
        if status:
            return status
        options.append(f"--constraints={name}")  # the groups after this one keep to its versions
    return 0


def clean(_: list[str]) -> int:
    """delete environments, caches and build products"""
    found = [path for pattern in PRODUCTS.split() for path in ROOT.glob(pattern)]
    found += [path for folder in ("src", "tests", "bench") for path in (ROOT / folder).rglob("__pycache__")]
    for path in found:
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()
    return 0


CHORES = {"setup": setup, "lock": lock, "clean": clean}


def main(arguments: list[str]) -> int:
    """Run the target that the arguments name."""
    helps = {name: target.help for name, target in TARGETS.items()}
    helps |= {name: chore.__doc__ or "" for name, chore in CHORES.items()}
    width = max(map(len, helps)) + 2
    usage = "\n".join(["python3 do.py TARGET [ARGUMENTS]", *(f"  {name:<{width}}{helps[name]}" for name in helps)])
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(usage)
        return 0
    name, *rest = arguments
    if name in TARGETS:
        return run(TARGETS[name], rest)
    if name in CHORES:
        return CHORES[name](rest)
    stop(f"there is no target {name}\n{usage}")


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
