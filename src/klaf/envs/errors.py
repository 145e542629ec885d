"""What the environments refuse.

::

    KlafError
    ├── NoObservation        the game says nothing of what a seat observes
    ├── BadBuffer            an array given to be written into does not fit
    └── MissingExtra         a package of an extra is not installed; an ImportError too
"""

from importlib.util import find_spec

from klaf.engine.errors import KlafError


class NoObservation(KlafError):
    """The game says nothing of what a seat observes."""

    code = "no-observation"


class BadBuffer(KlafError):
    """An array given to be written into does not fit."""

    code = "bad-buffer"


class MissingExtra(KlafError, ImportError):
    """A package is not installed that an extra of klaf brings."""

    code = "missing-extra"


def require(package: str, extra: str) -> None:
    """Make sure that a package is there.

    Raises:
        MissingExtra: it is not; names the extra that brings it.
    """
    try:
        there = find_spec(package) is not None
    except ValueError:  # it was blocked on purpose
        there = False
    if not there:
        raise MissingExtra(package=package, extra=extra)
