"""Build the web client, or ``web/make.py check | format | test | cards FOLDER | pictures [FILE]``.

Node and npm are those on the PATH; packages come from package-lock.json. What is up to date is not built again.
"""

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
SOURCE = WEB.parent / "src" / "klaf"
STATIC = SOURCE / "server" / "static"
LOCK = WEB / "package-lock.json"
SCRIPTS = {
    "check": ("check",),
    "format": ("format",),
    "test": ("test",),
    "cards": ("cards", "--"),
    "pictures": ("pictures", "--"),
}


def sources() -> Iterator[Path]:
    """List everything that the built client depends on."""
    for folder in (WEB / "src", WEB / "build", WEB / "public", SOURCE / "locale"):
        yield from sorted(path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    yield from (WEB / "index.html", WEB / "vite.config.ts", WEB / "svelte.config.js", WEB / "tsconfig.json", LOCK)


def digest(paths: Iterator[Path]) -> str:
    """Return a hash of files and of where they lie."""
    found = hashlib.sha256()
    for path in paths:
        found.update(path.relative_to(WEB.parent).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def npm(*arguments: str) -> None:
    """Run npm.

    Raises:
        SystemExit: there is none, or it fails.
    """
    program = shutil.which("npm")
    if program is None:
        sys.exit("make.py: there is no npm on the PATH: python3 do.py web brings its own")
    done = subprocess.run([program, *arguments], cwd=WEB, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def provide() -> None:
    """Install the packages of the lock file, unless they are there."""
    stamp = WEB / "node_modules" / ".klaf-lock"
    wanted = digest(iter([LOCK]))
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.write_text(wanted, encoding="utf-8")


def build() -> None:
    """Build into the server's folder, unless that is up to date."""
    stamp = STATIC / ".built"
    wanted = digest(sources())
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    provide()
    npm("run", "--silent", "build")
    stamp.write_text(wanted, encoding="utf-8")


def main(arguments: list[str]) -> None:
    """Do what is asked for."""
    wish, *rest = arguments or ["build"]
    if wish == "build" and not rest:
        build()
    elif wish in SCRIPTS:
        provide()
        npm("run", "--silent", *SCRIPTS[wish], *rest)
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
