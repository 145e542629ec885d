"""What the environments refuse.

::

    KlafError
    ├── BadBuffer            an array given to be written into does not fit
    └── BadRenderMode        an environment cannot show a match so; a ValueError too
"""

from klaf.engine.errors import KlafError


class BadBuffer(KlafError):
    """An array given to be written into does not fit."""

    code = "bad-buffer"


class BadRenderMode(KlafError, ValueError):
    """An environment cannot show a match so."""

    code = "bad-render-mode"
