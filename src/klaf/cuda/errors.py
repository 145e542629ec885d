"""What is refused where there is no GPU.

::

    KlafError
    └── NoDevice             matches cannot be played on a GPU here
"""

from klaf.engine.errors import KlafError


class NoDevice(KlafError):
    """Matches cannot be played on a GPU here: none is found, or rules are not compiled for one."""

    code = "no-device"
