"""The cache of compiled code on disk: a folder for each version of the sources.

``KLAF_CACHE_DIR`` overrides where the folders are. Code of a game from elsewhere is in klaf's folders too, in files
whose names depend on that game's sources.
"""

import functools
import hashlib
import os
import sys
import tempfile
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from klaf.engine.compiling.mode import MODE

_PACKAGE = Path(__file__).resolve().parents[2]

_elsewhere: list[tuple[Any, str]] = []  # the record types of games that do not come with klaf; a hash of their sources


@dataclass(frozen=True)
class Sources:
    """The packages of klaf that some compiled code is made of."""

    name: str  # what the folder of that code is called
    packages: tuple[str, ...]


RULES = Sources("rules", ("engine", "games"))
_above: dict[str, Sources] = {}  # by the package whose code is made of more than the rules


def register_sources(package: str, *needs: str) -> None:
    """Register a cache for a package above the rules; it depends on its sources and on those it needs."""
    name = package.removeprefix("klaf.")
    packages = [*RULES.packages, *(each.removeprefix("klaf.") for each in needs), name.partition(".")[0]]
    _above[package] = Sources(name.replace(".", "_"), tuple(dict.fromkeys(packages)))


def sources_of(module: str) -> Sources:
    """Return what a module's code is made of."""
    parts = module.split(".")
    packages = (".".join(parts[:k]) for k in range(len(parts), 0, -1))
    return next((_above[package] for package in packages if package in _above), RULES)


@functools.cache
def sources_hash(sources: Sources = RULES) -> str:
    """Hash every source that some code may be made of, and the compiler's version.

    Numba looks only at the file a function stands in; a change in a function it calls would go unseen.
    """
    from numba import __version__ as numba_version
    from numpy import __version__ as numpy_version

    digest = hashlib.sha256(f"{MODE} {sys.version_info[:2]} {numba_version} {numpy_version}".encode())
    for package in sources.packages:
        _add_sources(digest, sorted((_PACKAGE / package).rglob("*.py")))
    return digest.hexdigest()[:20]


def _add_sources(digest: Any, paths: list[Path]) -> None:
    for path in paths:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")


def sources_elsewhere(module: str) -> list[Path]:
    """List the sources of a game's module that does not come with klaf: its file, or all of its package."""
    spec = None if module.startswith("klaf.") else find_spec(module)
    if spec is None or spec.origin is None:
        return []
    origin = Path(spec.origin)
    return [origin] if spec.submodule_search_locations is None else sorted(origin.parent.rglob("*.py"))


def mark_of(module: str) -> str:
    """Return what sets code of a game from elsewhere apart from that of others; klaf's own games have no mark."""
    paths = sources_elsewhere(module)
    if not paths:
        return ""
    digest = hashlib.sha256()
    _add_sources(digest, paths)
    return digest.hexdigest()[:12]


def note_game(dtype: Any, mark: str) -> None:
    """Note that code for this record type belongs to a game from elsewhere."""
    _elsewhere.append((dtype, mark))


def marks() -> str:
    """Return the marks of all games from elsewhere that were played."""
    return "".join(f"-{mark}" for _, mark in _elsewhere)


@functools.cache
def cache_folder(sources: Sources = RULES) -> Path:
    """Return the folder of compiled code that belongs to these sources as they are now.

    If that place cannot be written to, a temporary folder is used.
    """
    base = Path(os.environ.get("KLAF_CACHE_DIR") or _user_cache() / "klaf")
    try:
        folder = base / f"{sources.name}-{sources_hash(sources)}"
        folder.mkdir(parents=True, exist_ok=True)
        if os.access(folder, os.W_OK):
            os.utime(folder)  # used just now: others are forgotten before it
            _forget_older(base, f"{sources.name}-*", keep=folder)
            return folder
    except OSError:
        pass
    return Path(tempfile.mkdtemp(prefix=f"klaf-{sources.name}-"))


def _user_cache() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


def _forget_older(base: Path, pattern: str, keep: Path, most: int = 12) -> None:
    """Delete the compiled code of all but the few versions of the sources that were used last."""
    import shutil

    for folder in sorted(base.glob(pattern), key=_last_used, reverse=True)[most:]:
        if folder != keep:
            shutil.rmtree(folder, ignore_errors=True)


def _last_used(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except OSError:  # another process has just deleted it
        return 0.0


def keep(dispatcher: Any) -> None:
    """Store the code of a compiled function on disk."""
    from numba.core import config as settings

    config: Any = settings
    # Numba asks for a folder at this moment: set it for no longer, so that other users of Numba keep their own.
    before = config.CACHE_DIR
    try:
        folder = cache_folder(sources_of(dispatcher.py_func.__module__))
        config.CACHE_DIR = str(folder)
        dispatcher._cache = _code_on_disk()(dispatcher.py_func, folder)
    finally:
        config.CACHE_DIR = before


@functools.cache
def _code_on_disk() -> Any:
    """Make the class of a function's code on disk; Numba is not imported before it is needed."""
    from numba.core import caching

    function_cache: Any = caching.FunctionCache
    cache_file: Any = caching.IndexDataCacheFile

    class CodeOnDisk(function_cache):  # type: ignore[misc]
        """A file for every signature, named by all that its code depends on.

        Numba keeps all signatures of a function in one index, where two processes that compile two games at the same
        time lose each other's code or, worse, are given it; and it distrusts code once the sources have been copied.
        """

        def __init__(self, function: Any, folder: Path) -> None:
            super().__init__(function)
            self._folder = folder

        def _load_overload(self, sig: Any, target_context: Any) -> Any:
            self._choose(sig, target_context.codegen())
            return super()._load_overload(sig, target_context)

        def _save_overload(self, sig: Any, data: Any) -> None:
            self._choose(sig, data.codegen)
            super()._save_overload(sig, data)

        def _choose(self, sig: Any, codegen: Any) -> None:
            function = self._py_func
            content = f"{[str(kind) for kind in sig]} {self._index_key(sig, codegen)[1:]} {_marks_in(sig, function)}"
            name = f"{function.__module__}.{function.__qualname__}.{hashlib.sha256(content.encode()).hexdigest()[:16]}"
            self._cache_file = cache_file(str(self._folder), name.replace("<", "").replace(">", ""), "")

    return CodeOnDisk


def _marks_in(sig: Any, function: Any) -> list[str]:
    """Return the marks of the games from elsewhere whose record types a signature or a closure names."""
    named = [_dtype_of(kind) for kind in sig] + [cell.cell_contents for cell in function.__closure__ or ()]
    return [mark for dtype, mark in _elsewhere if any(type(one) is type(dtype) and one == dtype for one in named)]


def _dtype_of(kind: Any) -> Any:
    """Return the NumPy type of a Numba type that is a record, or an array of them."""
    found = getattr(kind, "dtype", None)
    return getattr(found, "dtype", found)
