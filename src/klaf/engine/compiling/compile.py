"""The compile switch: rule modules are plain Python, and one call at their end compiles them.

``KLAF_JIT`` chooses how the rules run:

* ``on`` (default): compiled by Numba, and kept on disk (``cache.py``);
* ``check``: compiled with bounds checks, in a cache of its own (slow; for tests);
* ``off``: plain Python (slower still; for debugging, coverage and mutation testing).
"""

import sys
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any

from klaf.engine.compiling.cache import keep
from klaf.engine.compiling.mode import JITTED, MODE


def compiled(function: Callable[..., Any], *, inline: bool = False, entry: bool = False, nogil: bool = True) -> Any:
    """Compile one function for this process's mode; return it back as it is when un-jitted.

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
        if _keeping:
            keep_on_disk()
    return dispatcher


_entries: list[Any] = []  # functions whose code is to be kept on disk, once one of them is needed
_keeping = False


def keep_on_disk() -> None:
    """Store the code of all entries on disk: those made so far, and from now on each new one."""
    global _keeping
    _keeping = True
    while _entries:
        keep(_entries.pop())


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
