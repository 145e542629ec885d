"""The compile switch: rule modules are plain Python, and one call at their end compiles them.

``KLAF_JIT`` chooses how the rules run:

* ``on`` (default): compiled by Numba, kept in an on-disk cache keyed by a hash of the rules' sources;
* ``check``: compiled with bounds checks, in a cache of its own (slow; for tests);
* ``off``: plain Python (slower still; for debugging, coverage and mutation testing).
"""

import functools
import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from klaf.engine.registry import modules

MODES = ("on", "check", "off")
MODE = os.environ.get("KLAF_JIT", "on")
if MODE not in MODES:
    raise ImportError(f"KLAF_JIT must be one of {', '.join(MODES)}, not {MODE!r}")
JITTED = MODE != "off"

# The parts of klaf that compiled code is made of: rules, and what is built on them and changes more often.
RULES = ("engine", "games")
BOTS = (*RULES, "bots", "lab")
ENVS = (*RULES, "envs")
CUDA = (*ENVS, "cuda")
_PACKAGE = Path(__file__).resolve().parent.parent


@functools.cache
def sources_hash(parts: tuple[str, ...] = RULES) -> str:
    """Hash every source that code of these parts may be made of, and the compiler's version.

    Numba looks only at the file a function stands in; a change in a function it calls would go unseen.
    """
    from numba import __version__ as numba_version
    from numpy import __version__ as numpy_version

    digest = hashlib.sha256(f"{MODE} {sys.version_info[:2]} {numba_version} {numpy_version}".encode())
    own = [path for part in parts for path in _sources(_PACKAGE / part)]
    for path in [*own, *_sources_elsewhere()]:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:20]


def _sources(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def _sources_elsewhere() -> list[Path]:
    """List the sources of games that do not come with klaf."""
    found: list[Path] = []
    for module in modules():
        spec = None if module.startswith("klaf.") else find_spec(module)
        if spec is not None and spec.origin is not None:
            origin = Path(spec.origin)
            found += [origin] if spec.submodule_search_locations is None else _sources(origin.parent)
    return found


def _user_cache() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


@functools.cache
def cache_folder(parts: tuple[str, ...] = RULES) -> Path:
    """Give the folder of compiled code that belongs to the sources of these parts as they are now.

    ``KLAF_CACHE_DIR`` overrides where it lies; a place that cannot be written to gives way to a temporary one.
    """
    base = Path(os.environ.get("KLAF_CACHE_DIR") or _user_cache() / "klaf")
    try:
        folder = base / f"{_prefix(parts)}-{sources_hash(parts)}"
        folder.mkdir(parents=True, exist_ok=True)
        if os.access(folder, os.W_OK):
            os.utime(folder)  # used just now: others are forgotten before it
            _forget_older(base, f"{_prefix(parts)}-*", keep=folder)
            return folder
    except OSError:
        pass
    return Path(tempfile.mkdtemp(prefix=f"klaf-{_prefix(parts)}-"))


def _prefix(parts: tuple[str, ...]) -> str:
    return {RULES: "rules", ENVS: "envs", CUDA: "cuda"}.get(parts, "bots")


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


def compiled(function: Callable[..., Any], *, inline: bool = False, entry: bool = False, nogil: bool = True) -> Any:
    """Compile one function for this process's mode; give it back as it is when un-jitted.

    ``entry``: Python calls it, so keep its code on disk. ``inline``: make it a part of its caller. ``nogil``: let
    other threads run meanwhile, which costs more than a very short call.
    """
    if not JITTED:
        return function
    import numba

    options: dict[str, Any] = {"nogil": nogil, "boundscheck": MODE == "check", "error_model": "numpy"}
    if inline:
        options["inline"] = "always"
    dispatcher = _without_literals(numba.njit(**options)(function))
    if entry:
        _entries.append(dispatcher)
    return dispatcher


_entries: list[Any] = []  # functions whose code is to be kept on disk, once it is known where


def keep_on_disk() -> None:
    """Have the code of all entries made so far kept on disk; from now on the sources are taken to be complete."""
    from numba.core import config as settings

    config: Any = settings
    # The folder is chosen at this moment: set it for no longer, so that other users of Numba keep their own.
    before = config.CACHE_DIR
    try:
        while _entries:
            entry = _entries.pop()
            config.CACHE_DIR = str(cache_folder(parts_of(entry.py_func.__module__)))
            entry.enable_caching()
    finally:
        config.CACHE_DIR = before


def parts_of(module: str) -> tuple[str, ...]:
    """Tell which parts of klaf a module's code is made of."""
    if module.startswith("klaf.envs."):
        return ENVS
    return BOTS if module.startswith(("klaf.bots.", "klaf.lab.")) else RULES


def _without_literals(dispatcher: Any) -> Any:
    """Compile once per argument types, not once more for every constant that some caller passes.

    Numba would make of ``draw(s, 1)`` and ``draw(s, 3)`` two functions; the first compile took twice as long.
    """
    from numba.core import types

    unliteral: Any = types.unliteral

    template = dispatcher.get_call_template

    def get_call_template(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        plain = {name: unliteral(kind) for name, kind in dict(kws).items()}
        return template(tuple(unliteral(kind) for kind in args), plain)

    dispatcher.get_call_template = get_call_template
    return dispatcher


def compile_module(name: str, inline: tuple[Callable[..., Any], ...] = (), entries: bool = False) -> None:
    """Compile, in place, every function that the module itself defines: the last line of a rules module.

    ``inline`` names functions that have one caller each: they are compiled as a part of it, which halves the
    first compile. ``entries``: the other functions are called from Python, and their code is kept on disk.
    """
    if not JITTED:
        return
    module: ModuleType = sys.modules[name]
    for attribute, value in list(vars(module).items()):
        if isinstance(value, FunctionType) and value.__module__ == name:
            once = value in inline
            setattr(module, attribute, compiled(value, inline=once, entry=entries and not once))
