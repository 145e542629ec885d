"""Pictures of matches and views in a notebook: what draws them lies above the engine and is made known to it."""

from importlib import import_module

_painters: list[str] = []


def painted_by(module: str) -> None:
    """Make known what draws: a module, not imported before a picture is asked for, with a function ``picture``."""
    _painters[:] = [module]


class Pictured:
    """Something that notebooks show as a picture."""

    def _repr_svg_(self) -> str | None:
        """Draw it; None if nothing can."""
        if not _painters:
            return None
        drawn: str | None = import_module(_painters[0]).picture(self)
        return drawn
