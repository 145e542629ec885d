"""Pictures of matches and views in notebooks; the package that draws them registers itself."""

from importlib import import_module

_painters: list[str] = []


def painted_by(module: str) -> None:
    """Register the module that draws, imported at the first picture; it has a function ``picture``."""
    _painters[:] = [module]


class Pictured:
    """Something that notebooks show as a picture."""

    def _repr_svg_(self) -> str | None:
        """Draw it; None if nothing can."""
        if not _painters:
            return None
        drawn: str | None = import_module(_painters[0]).picture(self)
        return drawn
