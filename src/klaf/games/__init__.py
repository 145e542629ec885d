"""The games, one package each."""

import sys
from types import ModuleType

from klaf.engine.registry import game, games, register

__all__ = ["game", "games"]

for _name in ("taki", "eight", "tuki"):
    register(_name, f"{__name__}.{_name}")


class _CallableModule(ModuleType):
    """``klaf.games()`` gives the names even after this package, of the same name, was imported."""

    def __call__(self) -> tuple[str, ...]:
        return games()


sys.modules[__name__].__class__ = _CallableModule
