"""Packages that only some parts need: the extras of klaf."""

from importlib.util import find_spec

from klaf.engine.errors import MissingExtra


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
